"""Whether the last squares of a board can all be filled without an error, from the faces that lie open."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final

from ludoteka.bots.mondo.supply import STRIDES, TURNS, UNKNOWN
from ludoteka.games.mondo.board import NEIGHBOURS, OFF_BOARD

NODES: Final = 150  # tiles laid in thought until it is given up
# By pattern: the full patterns that fit it.
FULL: Final = [
    [
        sum(terrain * stride for terrain, stride in zip(sides, STRIDES, strict=True))
        for sides in product(
            *(
                range(4) if pattern // stride % 5 == UNKNOWN else (pattern // stride % 5,)
                for stride in STRIDES
            )
        )
    ]
    for pattern in range(625)
]


class Ending:
    """Knows which tiles have which sides up."""

    def __init__(self, faces: Iterable[tuple[int, int]]) -> None:
        self.tiles: dict[int, list[int]] = {}  # by full pattern
        for tile, face in faces:
            for _, _, pattern in TURNS[tile][face]:
                self.tiles.setdefault(pattern, []).append(tile)
        self.nodes = 0

    def can_be_filled(self, wanted: dict[int, int], without: int) -> bool:
        """Whether these squares (square to pattern) can all be filled, without this tile."""
        self.nodes = NODES
        return self._fill(wanted, {without})

    def _fill(self, wanted: dict[int, int], used: set[int]) -> bool:
        if not wanted:
            return True
        square = min(wanted, key=lambda one: self._choices(wanted[one]))
        rest = {other: pattern for other, pattern in wanted.items() if other != square}
        for full in FULL[wanted[square]]:
            tile = next((tile for tile in self.tiles.get(full, ()) if tile not in used), None)
            if tile is None:
                continue
            self.nodes -= 1
            if self.nodes < 0:
                return False
            if self._fill(narrowed(rest, square, full), used | {tile}):
                return True
        return False

    def _choices(self, pattern: int) -> int:
        return sum(len(self.tiles.get(full, ())) for full in FULL[pattern])


def narrowed(wanted: dict[int, int], square: int, full: int) -> dict[int, int]:
    """What is wanted of the other squares once this one shows these sides."""
    found = dict(wanted)
    for side, near in enumerate(NEIGHBOURS[square]):
        if near == OFF_BOARD or near not in found:
            continue
        stride = STRIDES[(side + 2) % 4]
        if found[near] // stride % 5 == UNKNOWN:
            found[near] -= (UNKNOWN - full // STRIDES[side] % 5) * stride
    return found
