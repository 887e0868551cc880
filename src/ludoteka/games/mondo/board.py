"""A player's board (MON-2, MON-4, MON-33): 24 squares in 4 rows of 6, and the terrain along its edge.

A board is a list of squares; each holds EMPTY or a laid tile as one number: tile, face up and rotation (see
`laid`).
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.mondo.tiles import DESERT, FACES, FOREST, STEPPE, WATER, Face

ROWS: Final = 4
COLUMNS: Final = 6
SQUARES: Final = ROWS * COLUMNS
EMPTY: Final = -1
OFF_BOARD: Final = -1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# The edge's terrain by side: water all round on the front; on the back a land on each side.
FRONT_EDGE: Final = (WATER, WATER, WATER, WATER)
BACK_EDGE: Final = (FOREST, DESERT, STEPPE, WATER)
SOLO_SQUARES: Final = [r * COLUMNS + c for r, c in ((1, 1), (2, 2), (1, 3), (2, 4))]


def neighbour(square: int, side: int) -> int:
    """The square on this side, or OFF_BOARD."""
    row, column = divmod(square, COLUMNS)
    if side == NORTH:
        return square - COLUMNS if row > 0 else OFF_BOARD
    if side == EAST:
        return square + 1 if column < COLUMNS - 1 else OFF_BOARD
    if side == SOUTH:
        return square + COLUMNS if row < ROWS - 1 else OFF_BOARD
    return square - 1 if column > 0 else OFF_BOARD


NEIGHBOURS: Final[list[list[int]]] = [
    [neighbour(square, side) for side in range(4)] for square in range(SQUARES)
]


def laid(tile: int, face: int, rotation: int) -> int:
    """A tile on a square: `rotation` quarter turns clockwise."""
    return (tile * 2 + face) * 4 + rotation


def face_of(piece: int) -> Face:
    return FACES[piece // 8][piece // 4 % 2]


def side_of(piece: int, side: int) -> int:
    """The terrain that a laid tile shows on this side."""
    return face_of(piece).sides[(side - piece) % 4]


def group_of(piece: int, side: int) -> int:
    """Which piece of land of the tile this side belongs to."""
    return face_of(piece).groups[(side - piece) % 4]


def open_squares(board: list[int]) -> list[int]:
    """Where a tile may be laid (MON-7): anywhere first, then beside a tile."""
    if all(piece == EMPTY for piece in board):
        return list(range(SQUARES))
    return [
        square
        for square in range(SQUARES)
        if board[square] == EMPTY
        and any(near != OFF_BOARD and board[near] != EMPTY for near in NEIGHBOURS[square])
    ]
