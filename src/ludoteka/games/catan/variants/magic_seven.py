"""Magic 7 (MAG-1 to MAG-3): the wizard's castle gives development cards when the dice show 1 and 6."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.board import Plan
from ludoteka.games.catan.development import take_card
from ludoteka.games.catan.events import tell
from ludoteka.games.catan.state import OFF_BOARD, State
from ludoteka.games.catan.terrain import DESERT, new_terrain
from ludoteka.games.catan.variants.hooks import Variant
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.data import Json
from ludoteka.kernel.rng import Rng

WIZARDS_CASTLE: Final = new_terrain("wizards-castle")
DICE: Final = (1, 6)


class MagicSeven(Variant):
    name = "magic-seven"

    def plan_board(self, plan: Plan, rng: Rng) -> None:
        """The castle replaces the desert; the robber starts beside the board."""
        plan.land[plan.land.index(DESERT)] = WIZARDS_CASTLE
        plan.robber = OFF_BOARD

    def before_number(self, state: State, step: Int) -> bool:
        """On 1 and 6 a free card for each settlement at the castle, two for a city, while the deck lasts;
        the 7 comes afterwards.
        """
        if sorted(state.dice) != list(DICE):
            return True
        castle = state.board.hexes_of(WIZARDS_CASTLE)[0]
        corners = state.board.topology.hex_corners[castle]
        for i in range(state.seats):
            seat = (state.turn_player + i) % state.seats
            due = sum(state.level[corner] for corner in corners if state.owner[corner] == seat)
            for _ in range(min(due, len(state.deck))):
                tell(state, "wizards-gift", {"seat": seat})
                take_card(state, seat)
        return True

    def may_rob_at(self, state: State, hex_id: Int) -> bool:
        return state.board.terrain[hex_id] != WIZARDS_CASTLE

    def view(self, state: State) -> dict[str, Json]:
        return {"hex": state.board.hexes_of(WIZARDS_CASTLE)[0]}
