"""The moves of Mondo. All may be made at any time while a round is being built."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteka.games.mondo.board import SQUARES
from ludoteka.games.mondo.tasks import TASKS
from ludoteka.games.mondo.tiles import TILES
from ludoteka.kernel.moves import MoveKind, MoveSet


class Grab(NamedTuple):
    """Take a tile from the heap into the hand."""

    tile: int

    def __str__(self) -> str:
        return MOVES.text(self)


class PutBack(NamedTuple):
    def __str__(self) -> str:
        return MOVES.text(self)


class Place(NamedTuple):
    """Lay the held tile: square, quarter turns clockwise, which face up."""

    square: int
    rotation: int
    face: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Flip(NamedTuple):
    """Turn over a tile of the heap."""

    tile: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Shift(NamedTuple):
    """Push a tile of the heap aside, to a place in thousandths of the heap."""

    tile: int
    x: int
    y: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Stop(NamedTuple):
    """Build no more, and take the highest bonus token that is left."""

    def __str__(self) -> str:
        return MOVES.text(self)


class TakeTask(NamedTuple):
    task: int

    def __str__(self) -> str:
        return MOVES.text(self)


class Ready(NamedTuple):
    """The scores have been looked at."""

    def __str__(self) -> str:
        return MOVES.text(self)


class Pause(NamedTuple):
    """Agree to a pause; the clock stops when all have."""

    def __str__(self) -> str:
        return MOVES.text(self)


class Resume(NamedTuple):
    def __str__(self) -> str:
        return MOVES.text(self)


_TILE: Final = ("tile", range(TILES))
_PLACE: Final = range(1001)

MOVES: Final = MoveSet(
    [
        MoveKind(Grab, "grab", (_TILE,)),
        MoveKind(PutBack, "put-back"),
        MoveKind(Place, "place", (("square", range(SQUARES)), ("rotation", range(4)), ("face", range(2)))),
        MoveKind(Flip, "flip", (_TILE,)),
        MoveKind(Stop, "stop"),
        MoveKind(TakeTask, "task", (("task", tuple(task.name for task in TASKS)),)),
        MoveKind(Ready, "ready"),
        MoveKind(Pause, "pause"),
        MoveKind(Resume, "resume"),
        MoveKind(Shift, "shift", (_TILE, ("x", _PLACE), ("y", _PLACE))),
    ]
)
GRAB: Final = [Grab(tile) for tile in range(TILES)]
FLIP: Final = [Flip(tile) for tile in range(TILES)]
PLACE: Final = [
    [[Place(square, rotation, face) for face in range(2)] for rotation in range(4)]
    for square in range(SQUARES)
]
