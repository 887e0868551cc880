"""The hooks by which a variant changes the game: a closed set. A variant overrides some of them and keeps
its own data.

A variant object belongs to one game: `clone` copies it with the state, `dump` and `load` save its data.
Hooks that may ask something
return True when they are done; False when they have opened questions (`turn.ask`), and then they are called
again with `step` grown by
one once all are answered (`state.answers`).
"""

from __future__ import annotations

from ludoteka.games.catan.board import Plan
from ludoteka.games.catan.moves import Moves
from ludoteka.games.catan.state import State
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.data import Json
from ludoteka.kernel.rng import Rng


class Variant:
    """Does nothing: the base game."""

    name: str = ""

    # Keeping its data.

    def clone(self) -> Variant:
        return self

    def dump(self) -> dict[str, Json]:
        return {}

    def load(self, data: Json) -> None:
        """Takes back what `dump` gave."""

    # Set-up.

    def plan_board(self, plan: Plan, rng: Rng) -> None:
        """Before terrain and tokens are laid out."""

    def begin(self, state: State, step: Int) -> bool:
        """When the board lies there, before the first settlement."""
        return True

    def surplus(self, seats: Int) -> Int:
        """How many points more than 10 are needed (COM-2)."""
        return 0

    def may_begin_at(self, state: State, corner: Int) -> bool:
        """Whether a settlement of the set-up may stand here."""
        return True

    # The roll and what follows.

    def start_turn(self, state: State) -> None:
        """A turn begins."""

    def reveal(self, state: State) -> Int:
        """The number of this turn without dice; 0: the dice are rolled."""
        return 0

    def before_number(self, state: State, step: Int) -> bool:
        """After the roll, before production or robbery for `state.number`."""
        return True

    def city_yields(self, state: State) -> Int:
        """How much a city yields in this production; 2 unless a variant says less."""
        return 2

    def produce(self, state: State) -> None:
        """Together with the production of `state.number`, where no choice is needed."""

    def after_number(self, state: State, step: Int) -> bool:
        """When production, or robbery on a 7, is fully handled."""
        return True

    # The robber.

    def more_cards(self, state: State, seat: Int) -> Int:
        """How many cards above seven this seat may hold on a 7."""
        return 0

    def may_rob_at(self, state: State, hex_id: Int) -> bool:
        return True

    # Building.

    def may_build_roads(self, state: State, seat: Int) -> bool:
        return True

    def may_settle(self, state: State, corner: Int) -> bool:
        return True

    def built(self, state: State, seat: Int, what: Int, place: Int) -> None:
        """After a road (0, at an edge), settlement (1) or city (2) has been built."""

    def lost(self, state: State, seat: Int, corner: Int) -> None:
        """After a building has been lost or, if one still stands there, made smaller."""

    def after_knight(self, state: State, step: Int) -> bool:
        """When a knight has been played and the robber moved."""
        return True

    # Moves of its own.

    def add_moves(self, state: State, seat: Int, moves: Moves) -> None:
        """Adds what the player on turn may do besides, after the roll."""

    def play(self, state: State, seat: Int, kind: Int, argument: Int) -> bool:
        """Plays a move of its own; False if it is not one."""
        return False

    # The end, and what is seen.

    def points(self, state: State, seat: Int) -> Int:
        return 0

    def check_end(self, state: State) -> None:
        """Ends the game (`scoring.finish`) for reasons of its own."""

    def view(self, state: State) -> dict[str, Json]:
        """What everybody sees of it."""
        return {}

    def guess(self, state: State, rng: Rng) -> None:
        """Deals anew what nobody can see (an order of cards)."""
