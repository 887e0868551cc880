"""What it is worth to lay a face on a square: points now, and whether the gaps around can still be filled."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Final, NamedTuple

from ludoteka.bots.mondo.ending import Ending, narrowed
from ludoteka.bots.mondo.supply import (
    ANYTHING,
    LANDS,
    OPEN_SIDES,
    STRIDES,
    TURNS,
    UNKNOWN,
    UNSEEN,
    Sides,
    pattern_of,
    supply,
    turned,
    wanted,
)
from ludoteka.games.mondo.board import NEIGHBOURS, OFF_BOARD, laid, open_squares
from ludoteka.games.mondo.rounds import special_of
from ludoteka.games.mondo.scoring import special_value, survey
from ludoteka.games.mondo.state import IN_HEAP, State
from ludoteka.games.mondo.tiles import (
    ACTIVE,
    BACK,
    DORMANT,
    FACES,
    NO_ANIMAL,
    NO_VOLCANO,
    TILES,
    WATER,
    terrain_of,
)

ERROR: Final = 6.0  # a point, and the two areas that it spoils
GAP: Final = 5.0  # a gap that nothing fits will cost an error, or stay free
FINDING: Final = 0.5  # how much likelier each face that fits makes it that one can be had in time
NARROWING: Final = 3  # of the faces that fit, one in so many will fit too when another side is settled
LAND: Final = 1.3  # a piece of land is half of an area of two points
VOLCANO: Final = 0.5  # only the most volcanoes cost points
VOLCANO_ALONE: Final = 20.0  # alone each one is a point of very few
FIT: Final = 3.0  # a side that is settled
CLOSED: Final = 2.0  # an area complete at once is better than one that may become so
SPECIAL: Final = 1.0
CLOSELY: Final = 12  # candidates that are looked at closely
LAST_SQUARES: Final = 7  # so many are thought through to the end
DEAD_END: Final = 6.0


class Laying(NamedTuple):
    """A tile's face on a square, turned; sides that don't match; what it seems worth."""

    tile: int
    face: int
    square: int
    rotation: int
    errors: int
    worth: float
    ends_well: bool = True  # as far as has been looked: all that is then free can be filled


class Judge:
    """Looks at one board and the heap as one seat sees it."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.board = state.boards[seat]
        self.dormant = bool(state.token[seat])
        self.wanted = wanted(self.board, state.edge)
        self.open = open_squares(self.board)
        self.special = special_of(state)
        heap = [tile for tile in range(TILES) if state.where[tile] == IN_HEAP]
        unseen = sum(state.up[tile] == BACK for tile in heap)
        visible = supply((tile, state.up[tile]) for tile in heap)
        self.supply = [seen + unseen * share for seen, share in zip(visible, UNSEEN, strict=True)]
        self.ending = Ending((tile, state.up[tile]) for tile in heap)
        self.cost = [
            GAP * exp(-FINDING * count / NARROWING**sides)
            for count, sides in zip(self.supply, OPEN_SIDES, strict=True)
        ]

    def best(self, faces: Iterable[tuple[int, int]], most_errors: int, *, closely: bool) -> Laying | None:
        """The best way to lay one of these faces with so many errors at most."""
        found: list[Laying] = []
        for square in self.open:
            sides_wanted = _sides(self.wanted[square])
            around = self._around(square)
            relief = self.cost[self.wanted[square]]  # a gap less to worry about
            for tile, face in faces:
                merit = self.merit(tile, face)
                for rotation, sides, _ in TURNS[tile][face]:
                    errors, fits = _compared(sides, sides_wanted)
                    if errors <= most_errors:
                        worth = merit + relief - ERROR * errors + FIT * fits - self._gaps(sides, around)
                        found.append(Laying(tile, face, square, rotation, errors, worth))
        found.sort(key=lambda laying: -laying.worth)
        if closely:
            found = [self._looked_at_closely(laying) for laying in found[:CLOSELY]]
        return max(found, key=lambda laying: laying.worth, default=None)

    def merit(self, tile: int, face: int) -> float:
        """What a face is worth wherever it lies."""
        seen = FACES[tile][face]
        if self.state.solo:
            return -VOLCANO_ALONE if seen.volcano != NO_VOLCANO else 0.0
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
        """How hard the free neighbours will then be to fill, beyond how hard they are now."""
        cost = 0.0
        for side, pattern, stride in around:
            cost += self.cost[pattern - (UNKNOWN - sides[side]) * stride] - self.cost[pattern]
        return cost

    def _ends_well(self, laying: Laying) -> bool:
        """Near the end: whether all that is then free can be filled from what lies open."""
        free = {square: pattern for square, pattern in enumerate(self.wanted) if pattern >= 0}
        del free[laying.square]
        if len(free) >= LAST_SQUARES or laying.errors:
            return True
        full = pattern_of(turned(FACES[laying.tile][laying.face].sides, laying.rotation))
        return self.ending.can_be_filled(narrowed(free, laying.square, full), laying.tile)

    def _looked_at_closely(self, laying: Laying) -> Laying:
        """With the areas that are then complete, the special scoring, and whether the last gaps fit."""
        if not self._ends_well(laying):
            laying = laying._replace(worth=laying.worth - DEAD_END, ends_well=False)
        if self.state.solo:
            erupts = FACES[laying.tile][laying.face].volcano != NO_VOLCANO
            return laying._replace(ends_well=False) if erupts else laying
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
