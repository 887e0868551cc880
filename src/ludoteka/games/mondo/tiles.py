"""The tile set (MON-1): 136 tiles, each with a front and a back, in `tiles.json`, which
`scripts/mondo_tiles.py` made.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, NamedTuple

from ludoteka.kernel.data import Json, as_list, as_mapping, as_str, field

WATER: Final = 0
FOREST: Final = 1
DESERT: Final = 2
STEPPE: Final = 3
TERRAINS: Final = ("water", "forest", "desert", "steppe")
LETTERS: Final = "wfds"

NO_ANIMAL: Final = -1
# Four species of each terrain, in the order of the terrains.
ANIMALS: Final = (
    "penguin", "turtle", "dolphin", "fish",
    "panda", "parrot", "tiger", "cassowary",
    "snake", "scorpion", "camel", "lizard",
    "bison", "elephant", "zebra", "lion",
)  # fmt: skip

NO_VOLCANO: Final = 0
ACTIVE: Final = 1
DORMANT: Final = 2
VOLCANOES: Final = ("", "active", "dormant")

FRONT: Final = 0
BACK: Final = 1
TILES: Final = 136


class Face(NamedTuple):
    """One side of a tile. `sides` are north, east, south, west; sides with the same group are one piece of
    land.
    """

    sides: tuple[int, int, int, int]
    groups: tuple[int, int, int, int]
    animal: int
    volcano: int


def terrain_of(animal: int) -> int:
    return animal // 4


def _face(data: Json) -> Face:
    fields = as_mapping(data, "face")
    sides = [LETTERS.index(letter) for letter in as_str(field(fields, "sides"), "sides")]
    groups = [int(digit) for digit in as_str(field(fields, "groups"), "groups")]
    animal = as_str(fields.get("animal", ""), "animal")
    volcano = as_str(fields.get("volcano", ""), "volcano")
    return Face(
        (sides[0], sides[1], sides[2], sides[3]),
        (groups[0], groups[1], groups[2], groups[3]),
        ANIMALS.index(animal) if animal else NO_ANIMAL,
        VOLCANOES.index(volcano),
    )


def _read() -> list[tuple[Face, Face]]:
    text = (files("ludoteka.games.mondo") / "tiles.json").read_text(encoding="utf-8")
    rows = as_list(json.loads(text), "tiles")
    return [(_face(as_list(row, "tile")[0]), _face(as_list(row, "tile")[1])) for row in rows]


FACES: Final[list[tuple[Face, Face]]] = _read()
