"""The board of one game: which hex is what, the number tokens, the harbours (BASE-1); and boards as text.

A board never changes and is shared by clones; a variant that changes it during play (Atlantis) puts a new
one in its place.
"""

from __future__ import annotations

from typing import Final, final

from ludoteka.games.catan.terrain import (
    ANY_HARBOUR,
    DESERT,
    FIELDS,
    FOREST,
    HARBOURS,
    HILLS,
    LAND,
    MOUNTAINS,
    NO_HARBOUR,
    PASTURE,
    PRINTED,
    RED,
    TERRAIN,
    TO_BE_LAID,
    TOKENS,
    YIELD,
)
from ludoteka.games.catan.topology import BASE_ISLAND, HARBOUR_PLACES, Topology
from ludoteka.kernel.arrays import Ints, Table, filled, ints, table
from ludoteka.kernel.data import Json, as_ints, as_list, as_mapping, as_str, field
from ludoteka.kernel.errors import BadData
from ludoteka.kernel.rng import Rng

BEGINNER_LAND: Final = [
    MOUNTAINS, PASTURE, FOREST, HILLS, MOUNTAINS, PASTURE, PASTURE, FIELDS, HILLS, FOREST, FIELDS, FIELDS,
    HILLS, PASTURE, FOREST, FIELDS, MOUNTAINS, FOREST, DESERT,
]  # fmt: skip
BEGINNER_TOKENS: Final = [10, 2, 9, 10, 8, 5, 11, 6, 5, 8, 9, 12, 6, 4, 3, 4, 3, 11, 0]
ON_DESERT: Final = -2  # where the robber begins, unless a variant says a hex, or -1 for beside the board
HARBOUR_KINDS: Final = [
    ANY_HARBOUR,
    3,
    4,
    ANY_HARBOUR,
    2,
    ANY_HARBOUR,
    ANY_HARBOUR,
    1,
    0,
]  # clockwise, as printed


@final
class Board:
    """`harbours` are (edge, kind). `number_hexes[n]` are the hexes with the token n, `corner_harbour[c]`
    the kind at a corner.
    """

    __slots__ = ("corner_harbour", "harbours", "number_hexes", "resource", "terrain", "tokens", "topology")

    def __init__(
        self, topology: Topology, terrain: list[int], tokens: list[int], harbours: list[tuple[int, int]]
    ) -> None:
        self.topology: Topology = topology
        self.terrain: Ints = ints(terrain)
        self.tokens: Ints = ints(tokens)  # 0: none
        self.harbours: list[tuple[int, int]] = harbours
        self.resource: Ints = ints([YIELD[kind] for kind in terrain])
        numbered: list[list[int]] = [[] for _ in range(13)]
        for hex_id, token in enumerate(tokens):
            if token:
                numbered[token].append(hex_id)
        self.number_hexes: Table = table(numbered)
        self.corner_harbour: Ints = filled(topology.corners, NO_HARBOUR)
        for edge, kind in harbours:
            for corner in topology.edge_corners[edge]:
                self.corner_harbour[corner] = kind

    def hexes_of(self, kind: int) -> list[int]:
        return [hex_id for hex_id, terrain in enumerate(self.terrain) if terrain == kind]

    def dump(self) -> dict[str, Json]:
        return {
            "hexes": [list(cell) for cell in self.topology.hexes],
            "terrain": [TERRAIN[kind] for kind in self.terrain],
            "tokens": list(self.tokens),
            "harbours": [[edge, HARBOURS[kind]] for edge, kind in self.harbours],
        }


def load_board(data: Json) -> Board:
    """Raises BadData."""
    fields = as_mapping(data, "board")
    cells = [as_ints(cell, "hexes") for cell in as_list(field(fields, "hexes"), "hexes")]
    hexes = [(cell[0], cell[1]) for cell in cells]
    topology = BASE_ISLAND if hexes == BASE_ISLAND.hexes else Topology(hexes)
    names = [as_str(name, "terrain") for name in as_list(field(fields, "terrain"), "terrain")]
    for name in names:
        if name not in TERRAIN:
            raise BadData("terrain", "one of " + ", ".join(TERRAIN), name)
    harbours = []
    for item in as_list(field(fields, "harbours"), "harbours"):
        pair = as_list(item, "harbour")
        if len(pair) != 2 or pair[1] not in HARBOURS or not isinstance(pair[0], int):
            raise BadData("harbours", "[edge, kind]", item)
        harbours.append((pair[0], HARBOURS.index(pair[1])))
    return Board(
        topology,
        [TERRAIN.index(name) for name in names],
        as_ints(field(fields, "tokens"), "tokens"),
        harbours,
    )


class Plan:
    """A board that is being laid out; variants change it (see `Variant.plan_board`)."""

    def __init__(self, topology: Topology, land: list[int], tokens: list[int]) -> None:
        self.topology: Topology = topology
        self.land: list[int] = land  # terrain to be shuffled
        self.tokens: list[int] = tokens  # number tokens in the order of their letters
        self.fixed: dict[int, int] = {}  # hex -> terrain that is not shuffled
        self.groups: list[
            tuple[list[int], list[int]]
        ] = []  # hexes and the tokens for them, instead of `tokens` for all
        self.robber: int = ON_DESERT

    def lay_terrain(self, rng: Rng) -> list[int]:
        rest = self.land[:]
        rng.shuffle(rest)
        return [
            self.fixed[hex_id] if hex_id in self.fixed else rest.pop()
            for hex_id in range(len(self.topology.hexes))
        ]

    def lay_tokens(self, terrain: list[int], in_spiral: bool, rng: Rng) -> list[int]:
        """In the order of their letters, or shuffled until no two red ones are neighbours."""
        printed = [max(PRINTED[kind], 0) for kind in terrain]
        bare = [hex_id for hex_id, kind in enumerate(terrain) if PRINTED[kind] == TO_BE_LAID]
        if in_spiral and not self.groups:
            return _laid(printed, bare, self.tokens)
        groups = self.groups or [(bare, self.tokens)]
        while True:
            tokens = printed
            for hexes, numbers in groups:
                shuffled = numbers[:]
                rng.shuffle(shuffled)
                tokens = _laid(tokens, hexes, shuffled)
            if not reds_touch(self.topology, tokens):
                return tokens


def _laid(tokens: list[int], hexes: list[int], numbers: list[int]) -> list[int]:
    laid = tokens[:]
    for hex_id, number in zip(hexes, numbers, strict=True):
        laid[hex_id] = number
    return laid


def reds_touch(topology: Topology, tokens: list[int]) -> bool:
    reds = [hex_id for hex_id, token in enumerate(tokens) if token in RED]
    return any(other in reds for hex_id in reds for other in topology.neighbours(hex_id))


def base_plan() -> Plan:
    return Plan(BASE_ISLAND, LAND[:], TOKENS[:])


def lay_harbours(topology: Topology, shuffled: bool, rng: Rng) -> list[tuple[int, int]]:
    kinds = HARBOUR_KINDS[:]
    if shuffled:
        rng.shuffle(kinds)
    return [(topology.coast[place], kind) for place, kind in zip(HARBOUR_PLACES, kinds, strict=True)]


def beginner_board() -> Board:
    harbours = [
        (BASE_ISLAND.coast[place], kind) for place, kind in zip(HARBOUR_PLACES, HARBOUR_KINDS, strict=True)
    ]
    return Board(BASE_ISLAND, BEGINNER_LAND, BEGINNER_TOKENS, harbours)
