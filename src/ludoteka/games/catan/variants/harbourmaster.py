"""Harbourmaster (HAR-1, HAR-2): two points for the most harbour points, three or more."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.events import tell
from ludoteka.games.catan.state import NOBODY, State
from ludoteka.games.catan.terrain import NO_HARBOUR
from ludoteka.games.catan.variants.hooks import Variant
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.data import Json, as_int, as_mapping, field

LEAST: Final = 3


class Harbourmaster(Variant):
    """`holder` has the card; `most` harbour points are to be beaten for it."""

    name = "harbourmaster"

    def __init__(self) -> None:
        self.holder: int = NOBODY
        self.most: int = LEAST - 1

    def clone(self) -> Variant:
        copy = Harbourmaster()
        copy.holder, copy.most = self.holder, self.most
        return copy

    def dump(self) -> dict[str, Json]:
        return {"holder": self.holder, "most": self.most}

    def load(self, data: Json) -> None:
        fields = as_mapping(data, "harbourmaster")
        self.holder = as_int(field(fields, "holder"), "holder")
        self.most = as_int(field(fields, "most"), "most")

    def surplus(self, seats: Int) -> Int:
        return 1

    def built(self, state: State, seat: Int, what: Int, place: Int) -> None:
        """The first with three harbour points takes the card, later only who has strictly more."""
        if what == 0:
            return
        points = harbour_points(state, seat)
        if points > self.most:
            self.most = points
            self.give(state, seat)

    def lost(self, state: State, seat: Int, corner: Int) -> None:
        self.judge_anew(state)

    def judge_anew(self, state: State) -> None:
        """As for a route that was cut: who still ties keeps the card, a single leader takes it, else it is
        set aside.
        """
        points = [harbour_points(state, seat) for seat in range(state.seats)]
        most = max(points)
        leaders = [seat for seat in range(state.seats) if points[seat] == most]
        if most < LEAST:
            self.most = LEAST - 1
            self.give(state, NOBODY)
            return
        if self.holder not in leaders and (self.holder != NOBODY or len(leaders) == 1):
            self.give(state, leaders[0] if len(leaders) == 1 else NOBODY)
        self.most = most

    def give(self, state: State, seat: Int) -> None:
        if seat != self.holder:
            self.holder = seat
            tell(state, "harbourmaster", {"seat": seat})

    def check_end(self, state: State) -> None:
        """Harbours may have gone with the land."""
        if self.holder != NOBODY and harbour_points(state, self.holder) < self.most:
            self.judge_anew(state)

    def points(self, state: State, seat: Int) -> Int:
        return 2 if seat == self.holder else 0

    def view(self, state: State) -> dict[str, Json]:
        return {
            "holder": None if self.holder == NOBODY else self.holder,
            "points": [harbour_points(state, seat) for seat in range(state.seats)],
        }


def harbour_points(state: State, seat: Int) -> int:
    """A settlement on a harbour counts 1, a city 2."""
    points = 0
    for corner in range(len(state.owner)):
        if state.owner[corner] == seat and state.board.corner_harbour[corner] != NO_HARBOUR:
            points += state.level[corner]
    return points
