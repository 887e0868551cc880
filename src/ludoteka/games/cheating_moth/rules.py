"""Cheating Moth as the kernel knows a game (see `ludoteka.kernel.protocol`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteka.games.cheating_moth import legal as legality
from ludoteka.games.cheating_moth import options as choices
from ludoteka.games.cheating_moth import play as playing
from ludoteka.games.cheating_moth.guess import guess
from ludoteka.games.cheating_moth.moves import MOVES
from ludoteka.games.cheating_moth.options import Options
from ludoteka.games.cheating_moth.rounds import start_round, totals
from ludoteka.games.cheating_moth.save import dump, load
from ludoteka.games.cheating_moth.state import OVER, State
from ludoteka.games.cheating_moth.view import view
from ludoteka.kernel.data import Json
from ludoteka.kernel.errors import Reason
from ludoteka.kernel.events import Event
from ludoteka.kernel.moves import Move, MoveSet
from ludoteka.kernel.options import Field
from ludoteka.kernel.protocol import Campaign, Outcome, View
from ludoteka.kernel.rng import Rng


class CheatingMoth:
    """The rules object; everything it does is done by the functions of this package."""

    def __init__(self) -> None:
        self.name: str = "cheating-moth"
        self.version: int = 1
        self.seats: range = range(3, 6)
        self.fields: tuple[Field, ...] = choices.FIELDS
        self.moves: MoveSet = MOVES
        self.campaign: Campaign[State] | None = None

    def read_options(self, data: Mapping[str, Json], seats: int) -> Options:
        return choices.read_options(data, seats)

    def dump_options(self, options: Options) -> dict[str, Json]:
        return choices.dump_options(options)

    def new(self, seats: int, options: Options, rng: Rng) -> State:
        state = State(seats, options, rng)
        state.starter = options.oldest - 1
        start_round(state, 0)
        playing.take_log(state)
        return state

    def waiting_for(self, state: State) -> Sequence[int]:
        return legality.waiting_for(state)

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return legality.legal(state, seat)

    def offered(self, state: State, seat: int) -> Sequence[Move]:
        return legality.legal(state, seat)

    def interrupted(self, state: State, now: int) -> list[Event]:
        return playing.interrupted(state, now)

    def play(self, state: State, seat: int, move: Move, now: int = 0) -> list[Event]:
        return playing.play(state, seat, move, now)

    def wake_at(self, state: State) -> int | None:
        return playing.wake_at(state)

    def tick(self, state: State, now: int) -> list[Event]:
        return playing.tick(state, now)

    def default_move(self, state: State, seat: int) -> Move:
        return legality.default_move(state, seat)

    def why_not(self, state: State, seat: int, move: Move) -> Reason | None:
        return legality.why_not(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        """The lowest total wins; ties are shared (MOT-16)."""
        if state.phase != OVER:
            return None
        points = totals(state)
        ranks = tuple(1 + sum(1 for other in points if other < mine) for mine in points)
        return Outcome(ranks, tuple(points), "fewest-points")

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


RULES: Final = CheatingMoth()
