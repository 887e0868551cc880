"""Makes the tile set of Mondo, always the same one: python scripts/mondo_tiles.py

The printed faces are not published; ours follow the counts in games/mondo/RULES.md ("Tile set"), which
tests/games/mondo/test_tiles.py
checks. Borders of terrains run diagonally, so each side of a face is of one terrain and each terrain is one
piece.
"""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from random import Random

FILE = Path(__file__).resolve().parent.parent / "src/ludoteka/games/mondo/tiles.json"
TERRAINS = "wfds"
SPECIES = {
    "w": ["penguin", "turtle", "dolphin", "fish"],
    "f": ["panda", "parrot", "tiger", "cassowary"],
    "d": ["snake", "scorpion", "camel", "lizard"],
    "s": ["bison", "elephant", "zebra", "lion"],
}
ON_THREE_TERRAINS = 48  # of the 60 animals
VOLCANOES = ["active"] * 24 + ["dormant"] * 16
SEED = 1


def shapes() -> list[str]:
    """Ways to give the four sides terrains, up to rotation, each terrain on neighbouring sides only, at
    most three of them.
    """
    found: set[str] = set()
    for sides in product(TERRAINS, repeat=4):
        turns = ["".join(sides[i:] + sides[:i]) for i in range(4)]
        opposite = any(sides[i] == sides[i + 2] and sides.count(sides[i]) == 2 for i in range(2))
        if len(set(sides)) < 4 and not opposite:
            found.add(min(turns))
    return sorted(found)


def copies(shape: str) -> int:
    """How many fronts have this shape."""
    kinds, wet = len(set(shape)), "w" in shape
    return {(1, True): 1, (1, False): 1, (2, True): 4, (2, False): 2, (3, True): 4, (3, False): 1}[kinds, wet]


def face(sides: str) -> dict[str, str]:
    kinds = list(dict.fromkeys(sides))
    return {"sides": sides, "groups": "".join(str(kinds.index(side)) for side in sides)}


def add_animals(fronts: list[dict[str, str]], chance: Random) -> None:
    """Four of each land species, three of each water species, one a tile, on land of their own, mostly
    where three terrains meet.
    """
    animals = [
        (terrain, name)
        for terrain, names in SPECIES.items()
        for name in names
        for _ in range(3 if terrain == "w" else 4)
    ]
    chance.shuffle(animals)
    for number, (terrain, name) in enumerate(animals):
        kinds = 3 if number < ON_THREE_TERRAINS else 2
        places = [
            f for f in fronts if len(set(f["sides"])) == kinds and terrain in f["sides"] and "animal" not in f
        ]
        chance.choice(places)["animal"] = name


def add_volcanoes(fronts: list[dict[str, str]], chance: Random) -> None:
    """First on the small shapes that close a land (three sides water), then on mixed faces without an
    animal.
    """
    closing = [f for f in fronts if f["sides"].count("w") == 3 and "animal" not in f]
    others = [f for f in fronts if len(set(f["sides"])) > 1 and "animal" not in f and f not in closing]
    chance.shuffle(others)
    volcanoes = VOLCANOES[:]
    chance.shuffle(volcanoes)
    for place, volcano in zip(closing + others, volcanoes, strict=False):
        place["volcano"] = volcano


def main() -> None:
    chance = Random(SEED)  # noqa: S311  always the same set
    fronts = [face(shape) for shape in shapes() for _ in range(copies(shape))]
    add_animals(fronts, chance)
    add_volcanoes(fronts, chance)
    backs = [face(terrain * 4) for terrain in TERRAINS for _ in range(len(fronts) // 4)]
    chance.shuffle(backs)
    chance.shuffle(fronts)
    rows = [json.dumps([front, back]) for front, back in zip(fronts, backs, strict=True)]
    FILE.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
