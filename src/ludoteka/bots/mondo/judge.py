"""What it is worth to lay a face on a square: points now, and whether the gaps around can still be filled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ludoteka.bots.mondo.supply import (
    ANYTHING,
    LANDS,
    PRIOR,
    STRIDES,
    TURNS,
    UNKNOWN,
    Sides,
    supply,
    wanted,
)
from ludoteka.games.mondo.board import NEIGHBOURS, OFF_BOARD, laid, open_squares
from ludoteka.games.mondo.rounds import special_of
from ludoteka.games.mondo.scoring import special_value, survey
from ludoteka.games.mondo.state import IN_HEAP, State
from ludoteka.games.mondo.tiles import ACTIVE, DORMANT, FACES, NO_ANIMAL, TILES, WATER, terrain_of

ERROR: Final = 6.0  # a point, and the two areas that it spoils
GAP: Final = 5.0  # a gap that nothing fits will cost an error, or stay free
LAND: Final = 0.9  # a piece of land is half of an area of two points
VOLCANO: Final = 0.5  # only the most volcanoes cost points
FIT: Final = 1.0  # a side that is settled
CLOSED: Final = 0.8  # an area complete at once is better than one that may become so
SPECIAL: Final = 0.8
CLOSELY: Final = 10  # candidates that are looked at closely


class Laying(NamedTuple):
    """A tile's face on a square, turned; sides that don't match; what it seems worth."""

    tile: int
    face: int
    square: int
    rotation: int
    errors: int
    worth: float


class Judge:
    """Looks at one board and the heap as one seat sees it."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.board = state.boards[seat]
        self.dormant = bool(state.token[seat])
        self.wanted = wanted(self.board, state.edge)
        self.open = open_squares(self.board)
        self.special = special_of(state)
        visible = supply((tile, state.up[tile]) for tile in range(TILES) if state.where[tile] == IN_HEAP)
        self.supply = [seen + may_come for seen, may_come in zip(visible, PRIOR, strict=True)]

    def best(self, faces: Iterable[tuple[int, int]], most_errors: int, *, closely: bool) -> Laying | None:
        """The best way to lay one of these faces with so many errors at most."""
        found: list[Laying] = []
        for square in self.open:
            sides_wanted = _sides(self.wanted[square])
            around = self._around(square)
            for tile, face in faces:
                merit = self.merit(tile, face)
                for rotation, sides, _ in TURNS[tile][face]:
                    errors, fits = _compared(sides, sides_wanted)
                    if errors <= most_errors:
                        worth = merit - ERROR * errors + FIT * fits - self._gaps(sides, around)
                        found.append(Laying(tile, face, square, rotation, errors, worth))
        found.sort(key=lambda laying: -laying.worth)
        if closely:
            found = [self._looked_at_closely(laying) for laying in found[:CLOSELY]]
        return max(found, key=lambda laying: laying.worth, default=None)

    def merit(self, tile: int, face: int) -> float:
        """What a face is worth wherever it lies."""
        seen = FACES[tile][face]
        if self.state.solo:
            return -float(seen.volcano in (ACTIVE, DORMANT))
        merit = LAND * LANDS[tile][face]
        if seen.animal != NO_ANIMAL:
            merit += 1
            merit += SPECIAL * (self.special == "water-animals" and terrain_of(seen.animal) == WATER)
        if seen.volcano == ACTIVE or (seen.volcano == DORMANT and self.dormant):
            merit -= VOLCANO
        return merit

    def hopeless(self) -> int:
        """How many of the squares that are still free nothing fits, as far as one can see."""
        return sum(1 for pattern in self.wanted if pattern >= 0 and self.supply[pattern] == 0)

    def _around(self, square: int) -> list[tuple[int, int, int]]:
        """Free neighbours: our side, what is wanted there now, the stride of their side towards us."""
        return [
            (side, self.wanted[near], STRIDES[(side + 2) % 4])
            for side, near in enumerate(NEIGHBOURS[square])
            if near != OFF_BOARD and self.wanted[near] >= 0
        ]

    def _gaps(self, sides: Sides, around: list[tuple[int, int, int]]) -> float:
        """How hard the free neighbours will then be to fill."""
        cost = 0.0
        for side, pattern, stride in around:
            left = self.supply[pattern - (UNKNOWN - sides[side]) * stride]
            cost += GAP / (1 + left) if left else 2 * GAP
        return cost

    def _looked_at_closely(self, laying: Laying) -> Laying:
        """With the areas that are then complete, and the special scoring."""
        if self.state.solo:
            return laying
        board = self.board[:]
        board[laying.square] = laid(laying.tile, laying.face, laying.rotation)
        after = survey(board, self.state.edge)
        worth = laying.worth + CLOSED * len(after.complete_lands())
        if self.special:
            worth += SPECIAL * special_value(after, self.special)
        return laying._replace(worth=worth)


def _sides(pattern: int) -> Sides:
    rest = ANYTHING if pattern < 0 else pattern
    return (rest // 125, rest // 25 % 5, rest // 5 % 5, rest % 5)


def _compared(sides: Sides, asked: Sides) -> tuple[int, int]:
    """Sides that don't match, and sides that do."""
    errors = fits = 0
    for mine, theirs in zip(sides, asked, strict=True):
        if theirs == UNKNOWN:
            continue
        if mine == theirs:
            fits += 1
        else:
            errors += 1
    return errors, fits
