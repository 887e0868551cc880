"""Which gaps can still be filled: how many faces fit four sides, some of which may be anything.

A pattern is four terrains (north, east, south, west), UNKNOWN where nothing is asked for, as one number in
base five.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from ludoteka.games.mondo.board import EMPTY, NEIGHBOURS, OFF_BOARD, SQUARES, side_of
from ludoteka.games.mondo.tiles import FACES, FRONT, TILES, WATER

UNKNOWN: Final = 4
STRIDES: Final = (125, 25, 5, 1)
PATTERNS: Final = 625
ANYTHING: Final = PATTERNS - 1

Sides: TypeAlias = tuple[int, int, int, int]


def pattern_of(sides: Iterable[int]) -> int:
    return sum(terrain * stride for terrain, stride in zip(sides, STRIDES, strict=True))


def turned(sides: Sides, rotation: int) -> Sides:
    return (
        sides[-rotation % 4],
        sides[(1 - rotation) % 4],
        sides[(2 - rotation) % 4],
        sides[(3 - rotation) % 4],
    )


# By tile and face: the rotations that look different, as (rotation, sides, pattern).
TURNS: Final = [
    [
        [
            (rotation, turned(face.sides, rotation), pattern_of(turned(face.sides, rotation)))
            for rotation in range(4)
            if turned(face.sides, rotation) not in [turned(face.sides, less) for less in range(rotation)]
        ]
        for face in tile
    ]
    for tile in FACES
]
# How many pieces of land (not water) a face has: each is a part of an area.
LANDS: Final = [
    [len({g for g, side in zip(face.groups, face.sides, strict=True) if side != WATER}) for face in tile]
    for tile in FACES
]
_SUMS: Final = [
    (pattern, [pattern - (UNKNOWN - terrain) * stride for terrain in range(4)])
    for stride in STRIDES
    for pattern in range(PATTERNS)
    if pattern // stride % 5 == UNKNOWN
]


def supply(faces: Iterable[tuple[int, int]]) -> list[float]:
    """For each pattern, how many of these faces (tile and side) fit it, turned somehow."""
    counts = [0.0] * PATTERNS
    for tile, face in faces:
        for _, _, pattern in TURNS[tile][face]:
            counts[pattern] += 1
    for pattern, parts in _SUMS:
        counts[pattern] = sum([counts[part] for part in parts])
    return counts


# What an unseen front may be: any of the set, each as likely.
UNSEEN: Final = [count / TILES for count in supply((tile, FRONT) for tile in range(TILES))]
# How many sides of a pattern may be anything.
OPEN_SIDES: Final = [
    sum(pattern // stride % 5 == UNKNOWN for stride in STRIDES) for pattern in range(PATTERNS)
]


def wanted(board: list[int], edge: Sides) -> list[int]:
    """By square: the pattern that a tile there should fit; -1 where one lies."""
    found = [-1] * SQUARES
    for square in range(SQUARES):
        if board[square] != EMPTY:
            continue
        pattern = ANYTHING
        for side, near in enumerate(NEIGHBOURS[square]):
            if near == OFF_BOARD:
                pattern -= (UNKNOWN - edge[side]) * STRIDES[side]
            elif board[near] != EMPTY:
                pattern -= (UNKNOWN - side_of(board[near], (side + 2) % 4)) * STRIDES[side]
        found[square] = pattern
    return found
