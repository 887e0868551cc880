"""Mondo as the kernel knows a game (see `ludoteka.kernel.protocol`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludoteka.games.mondo import options as choices
from ludoteka.games.mondo import play as playing
from ludoteka.games.mondo.moves import MOVES
from ludoteka.games.mondo.options import Options
from ludoteka.games.mondo.rounds import begin_round, interrupt, solo_limit, totals
from ludoteka.games.mondo.scoring import SPECIALS
from ludoteka.games.mondo.state import OVER, State, dump, load
from ludoteka.games.mondo.view import view
from ludoteka.kernel.data import Json
from ludoteka.kernel.errors import Reason
from ludoteka.kernel.events import Event
from ludoteka.kernel.moves import Move, MoveSet
from ludoteka.kernel.options import Field
from ludoteka.kernel.protocol import Campaign, Outcome, View
from ludoteka.kernel.rng import Rng


class Mondo:
    """The rules object; everything it does is done by the functions of this package."""

    def __init__(self) -> None:
        self.name: str = "mondo"
        self.version: int = 1
        self.seats: range = range(1, 5)
        self.fields: tuple[Field, ...] = choices.FIELDS
        self.moves: MoveSet = MOVES
        self.campaign: Campaign[State] | None = None

    def read_options(self, data: Mapping[str, Json], seats: int) -> Options:
        return choices.read_options(data, seats)

    def dump_options(self, options: Options) -> dict[str, Json]:
        return choices.dump_options(options)

    def new(self, seats: int, options: Options, rng: Rng) -> State:
        state = State(seats, options, rng)
        state.specials = list(range(len(SPECIALS)))
        rng.shuffle(state.specials)
        begin_round(state, 0)
        playing.take_log(state)
        return state

    def waiting_for(self, state: State) -> Sequence[int]:
        return playing.waiting_for(state)

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return playing.legal(state, seat)

    def play(self, state: State, seat: int, move: Move, now: int = 0) -> list[Event]:
        return playing.play(state, seat, move, now)

    def wake_at(self, state: State) -> int | None:
        return playing.wake_at(state)

    def tick(self, state: State, now: int) -> list[Event]:
        return playing.tick(state, now)

    def offered(self, state: State, seat: int) -> Sequence[Move]:
        return playing.offered(state, seat)

    def interrupted(self, state: State, now: int) -> list[Event]:
        interrupt(state, now)
        return playing.take_log(state)

    def default_move(self, state: State, seat: int) -> Move:
        return playing.legal(state, seat)[0]

    def why_not(self, state: State, seat: int, move: Move) -> Reason | None:
        return playing.why_not(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        """Alone one wins (rank 1) with few enough minus points, else nobody does (rank 2)."""
        if state.phase != OVER:
            return None
        points = totals(state)
        if state.solo:
            won = -points[0] <= solo_limit(state)
            return Outcome((1 if won else 2,), (points[0],), "solo-won" if won else "solo-lost")
        ranks = tuple(1 + sum(1 for other in points if other > mine) for mine in points)
        return Outcome(ranks, tuple(points), "most-points")

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def guess(self, state: State, seat: int, rng: Rng) -> State:
        """Only the special scorings of later rounds are hidden, and what chance will bring."""
        copy = state.clone()
        copy.rng = rng.child(f"guess {rng.below(1 << 30)}")
        later = copy.specials[copy.round :]
        rng.shuffle(later)
        copy.specials[copy.round :] = later
        return copy

    def clone(self, state: State) -> State:
        return state.clone()

    def dump(self, state: State) -> Json:
        return dump(state)

    def load(self, data: Json) -> State:
        return load(data)

    def keep_log(self, state: State, on: bool) -> None:
        state.log = [] if on else None


RULES: Final = Mondo()
