"""Boards of Mondo for tests, from the terrains that their squares shall show."""

from __future__ import annotations

from ludoteka.games.mondo.board import EMPTY, FRONT_EDGE, SQUARES, laid
from ludoteka.games.mondo.scoring import Survey, survey
from ludoteka.games.mondo.tiles import ANIMALS, FACES, LETTERS


def piece(sides: str, animal: str = "", used: set[int] | None = None) -> int:
    """A tile, face and rotation that show these terrains to north, east, south, west (and this animal)."""
    wanted = tuple(LETTERS.index(letter) for letter in sides)
    for tile, faces in enumerate(FACES):
        if used is not None and tile in used:
            continue
        for number, face in enumerate(faces):
            for rotation in range(4):
                shown = tuple(face.sides[(side - rotation) % 4] for side in range(4))
                if shown == wanted and (not animal or face.animal == ANIMALS.index(animal)):
                    if used is not None:
                        used.add(tile)
                    return laid(tile, number, rotation)
    raise AssertionError(f"no tile shows {sides} with {animal or 'anything'}")


def board(pieces: dict[int, int]) -> list[int]:
    return [pieces.get(square, EMPTY) for square in range(SQUARES)]


def look(pieces: dict[int, int], edge=FRONT_EDGE) -> Survey:
    return survey(board(pieces), edge)
