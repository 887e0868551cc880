"""Tables of the game: terrain, resources, pieces, costs, development cards (BASE, BASE-5)."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.arrays import Ints, ints

WOOD: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
NOTHING: Final = -1
RESOURCES: Final = ("wood", "brick", "wool", "grain", "ore")
BANK: Final = 19  # cards of each resource

FOREST: Final = 0
HILLS: Final = 1
PASTURE: Final = 2
FIELDS: Final = 3
MOUNTAINS: Final = 4
DESERT: Final = 5
SEA: Final = 6  # was land once
TERRAIN: Final = ["forest", "hills", "pasture", "fields", "mountains", "desert", "sea"]
# What each terrain yields. Variants add terrain of their own with `new_terrain`.
YIELD: Final[list[int]] = [WOOD, BRICK, WOOL, GRAIN, ORE, NOTHING, NOTHING]
# Its number token: TO_BE_LAID, or what is printed on it (0: it bears none).
TO_BE_LAID: Final = -1
PRINTED: Final[list[int]] = [TO_BE_LAID] * 5 + [0, 0]
LAND: Final = [FOREST] * 4 + [HILLS] * 3 + [PASTURE] * 4 + [FIELDS] * 4 + [MOUNTAINS] * 3 + [DESERT]


def new_terrain(name: str, resource: int = NOTHING, printed: int = 0) -> int:
    """A terrain of a variant, for modules to call once when they are loaded."""
    TERRAIN.append(name)
    YIELD.append(resource)
    PRINTED.append(printed)
    return len(TERRAIN) - 1


TOKENS: Final = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]  # in the order of their letters
RED: Final = (6, 8)
PIPS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # ways to roll each number

NO_HARBOUR: Final = -1
ANY_HARBOUR: Final = 5  # 3:1; the others are 2:1 for their resource
HARBOURS: Final = (*RESOURCES, "any")

ROADS: Final = 15
SETTLEMENTS: Final = 5
CITIES: Final = 4
SETTLEMENT: Final = 1
CITY: Final = 2

ROAD_COST: Final[Ints] = ints([1, 1, 0, 0, 0])
SETTLEMENT_COST: Final[Ints] = ints([1, 1, 1, 1, 0])
CITY_COST: Final[Ints] = ints([0, 0, 0, 2, 3])
CARD_COST: Final[Ints] = ints([0, 0, 1, 1, 1])

KNIGHT: Final = 0
ROAD_BUILDING: Final = 1
YEAR_OF_PLENTY: Final = 2
MONOPOLY: Final = 3
VICTORY_POINT: Final = 4
CARDS: Final = ("knight", "road-building", "year-of-plenty", "monopoly", "victory-point")
CARD_DECK: Final = (
    [KNIGHT] * 14 + [ROAD_BUILDING] * 2 + [YEAR_OF_PLENTY] * 2 + [MONOPOLY] * 2 + [VICTORY_POINT] * 5
)

HAND_LIMIT: Final = 7
TARGET: Final = 10
LEAST_ROUTE: Final = 5
LEAST_ARMY: Final = 3
