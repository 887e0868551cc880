"""Catan as the kernel knows a game (see `ludoteka.kernel.protocol`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteka.games.catan import legal as legality
from ludoteka.games.catan import options as choices
from ludoteka.games.catan import play as playing
from ludoteka.games.catan.guess import guess
from ludoteka.games.catan.moves import MOVES, Done, EndTurn, Refuse, Roll
from ludoteka.games.catan.options import Options
from ludoteka.games.catan.save import dump, load
from ludoteka.games.catan.scoring import outcome
from ludoteka.games.catan.setup import new_state
from ludoteka.games.catan.state import State, waiting
from ludoteka.games.catan.view import view
from ludoteka.kernel.data import Json
from ludoteka.kernel.errors import Reason
from ludoteka.kernel.events import Event
from ludoteka.kernel.moves import Move, MoveSet
from ludoteka.kernel.options import Field
from ludoteka.kernel.protocol import Campaign, Outcome, View
from ludoteka.kernel.rng import Rng


class Catan:
    """The rules object; everything it does is done by the functions of this package."""

    def __init__(self) -> None:
        self.name: str = "catan"
        self.version: int = 1
        self.seats: range = range(2, 5)
        self.fields: tuple[Field, ...] = choices.FIELDS
        self.moves: MoveSet = MOVES
        self.campaign: Campaign[State] | None = None

    def read_options(self, data: Mapping[str, Json], seats: int) -> Options:
        return choices.read_options(data, seats)

    def dump_options(self, options: Options) -> dict[str, Json]:
        return choices.dump_options(options)

    def new(self, seats: int, options: Options, rng: Rng) -> State:
        state = new_state(seats, options, rng)
        state.log = []
        return state

    def waiting_for(self, state: State) -> Sequence[int]:
        return waiting(state)

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return legality.legal(state, seat)

    def play(self, state: State, seat: int, move: Move, now: int = 0) -> list[Event]:
        return playing.play(state, seat, move, now)

    def wake_at(self, state: State) -> int | None:
        return None

    def tick(self, state: State, now: int) -> list[Event]:
        return []

    def default_move(self, state: State, seat: int) -> Move:
        """Roll, end the turn, refuse, decline; else the first thing there is."""
        options = legality.legal(state, seat)
        for quiet in (EndTurn, Roll, Refuse, Done):
            for move in options:
                if isinstance(move, quiet):
                    return move
        return options[0]

    def why_not(self, state: State, seat: int, move: Move) -> Reason | None:
        return legality.why_not(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def guess(self, state: State, seat: int, rng: Rng) -> State:
        return guess(state, seat, rng)

    def clone(self, state: State) -> State:
        return state.clone()

    def dump(self, state: State) -> Json:
        return dump(state)

    def load(self, data: Json) -> State:
        return load(data)

    def keep_log(self, state: State, on: bool) -> None:
        state.log = [] if on else None


RULES: Final = Catan()
