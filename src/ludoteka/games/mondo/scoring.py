"""Points for a board (MON-12, MON-16, MON-32): a pure function of what lies on it.

Land of the same terrain on touching sides joins into an area. An area is complete when each of its sides is
closed and right.
"""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.games.mondo.board import EMPTY, NEIGHBOURS, OFF_BOARD, SQUARES, face_of, group_of, side_of
from ludoteka.games.mondo.tiles import ACTIVE, DORMANT, NO_ANIMAL, WATER, terrain_of


class Area(NamedTuple):
    """Joined land (or a lake). `squares` are where its tiles lie; `at_edge`: it touches the board's edge."""

    terrain: int
    squares: tuple[int, ...]
    animals: tuple[int, ...]
    complete: bool
    at_edge: bool


class Error(NamedTuple):
    """Two sides that do not match: this side of a square, and what lies beyond it."""

    square: int
    side: int


class Survey(NamedTuple):
    """All there is to count on a board."""

    areas: list[Area]
    errors: list[Error]
    animals: int
    active: int
    dormant: int
    free: int

    def complete_lands(self) -> list[Area]:
        return [area for area in self.areas if area.complete and area.terrain != WATER]

    def lakes(self) -> list[Area]:
        """Complete waters that don't touch the board's edge (MON-19)."""
        return [area for area in self.areas if area.complete and area.terrain == WATER and not area.at_edge]


def survey(board: list[int], edge: tuple[int, int, int, int]) -> Survey:
    """Areas, errors and what else counts. `edge` is the terrain along each side of the board."""
    root = list(range(SQUARES * 4))  # a piece of land is square * 4 + its group; joined ones have one root
    spoilt: set[int] = set()  # pieces with an open or wrong side
    outer: set[int] = set()  # pieces at the board's edge
    errors: list[Error] = []
    for square in range(SQUARES):
        if board[square] == EMPTY:
            continue
        for side in range(4):
            piece = square * 4 + group_of(board[square], side)
            terrain = side_of(board[square], side)
            near = NEIGHBOURS[square][side]
            if near == OFF_BOARD:
                outer.add(piece)
                if terrain != edge[side]:
                    spoilt.add(piece)
                    errors.append(Error(square, side))
            elif board[near] == EMPTY:
                spoilt.add(piece)
            elif terrain == side_of(board[near], (side + 2) % 4):
                _join(root, piece, near * 4 + group_of(board[near], (side + 2) % 4))
            else:
                spoilt.add(piece)
                if near > square:
                    errors.append(Error(square, side))
    faces = [face_of(piece) for piece in board if piece != EMPTY]
    return Survey(
        _areas(board, root, spoilt, outer),
        errors,
        sum(1 for face in faces if face.animal != NO_ANIMAL),
        sum(1 for face in faces if face.volcano == ACTIVE),
        sum(1 for face in faces if face.volcano == DORMANT),
        board.count(EMPTY),
    )


def _find(root: list[int], piece: int) -> int:
    while root[piece] != piece:
        piece = root[piece]
    return piece


def _join(root: list[int], one: int, other: int) -> None:
    root[_find(root, one)] = _find(root, other)


def _areas(board: list[int], root: list[int], spoilt: set[int], outer: set[int]) -> list[Area]:
    members: dict[int, list[int]] = {}
    for square in range(SQUARES):
        if board[square] != EMPTY:
            for group in sorted(set(face_of(board[square]).groups)):
                members.setdefault(_find(root, square * 4 + group), []).append(square * 4 + group)
    return [_area(board, pieces, spoilt, outer) for pieces in members.values()]


def _area(board: list[int], pieces: list[int], spoilt: set[int], outer: set[int]) -> Area:
    first = face_of(board[pieces[0] // 4])
    terrain = first.sides[first.groups.index(pieces[0] % 4)]
    squares = sorted({piece // 4 for piece in pieces})
    animals = [face_of(board[square]).animal for square in squares]
    return Area(
        terrain,
        tuple(squares),
        tuple(animal for animal in animals if animal != NO_ANIMAL and terrain_of(animal) == terrain),
        not any(piece in spoilt for piece in pieces),
        any(piece in outer for piece in pieces),
    )


# Points of a round, line by line (MON-36).

LINES = ("animals", "areas", "bonus", "special", "volcanoes", "free", "errors", "tasks")


def volcanoes(seen: Survey, with_dormant: bool) -> int:
    return seen.active + (seen.dormant if with_dormant else 0)


def volcano_points(counts: list[int]) -> list[int]:
    """Minus one for each volcano of those who have the most; nothing when the most is none."""
    most = max(counts)
    return [-count if count == most else 0 for count in counts]


def special_points(values: list[int]) -> list[int]:
    """The best get four points, the worst lose four; nobody anything when all are equal (MON-18)."""
    best, worst = max(values), min(values)
    if best == worst:
        return [0] * len(values)
    return [4 if value == best else -4 if value == worst else 0 for value in values]


def special_value(seen: Survey, special: str) -> int:
    """What a special scoring token counts on a board (MON-19)."""
    if special == "most-areas":
        return len(seen.complete_lands())
    if special == "most-lakes":
        return len(seen.lakes())
    if special == "water-animals":
        return sum(len(area.animals) for area in seen.areas if area.terrain == WATER)
    if special == "largest-lake":
        return max((len(area.squares) for area in seen.lakes()), default=0)
    forests = [area for area in seen.complete_lands() if area.terrain == 1]
    return max((len(area.squares) for area in forests), default=0)


SPECIALS = ("most-areas", "most-lakes", "water-animals", "largest-lake", "largest-forest")
