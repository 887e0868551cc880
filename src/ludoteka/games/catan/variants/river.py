"""The great river (RIV-1 to RIV-5): gold for building on its banks, points for gold."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.board import Plan
from ludoteka.games.catan.events import tell
from ludoteka.games.catan.state import NOBODY, State
from ludoteka.games.catan.terrain import BRICK, DESERT, HILLS, MOUNTAINS, ORE, TO_BE_LAID, new_terrain
from ludoteka.games.catan.variants.hooks import Variant
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.data import Json, as_int, as_ints, as_mapping, field
from ludoteka.kernel.rng import Rng

RIVER_MOUNTAINS: Final = new_terrain("river-mountains", ORE, TO_BE_LAID)
RIVER_HILLS: Final = new_terrain("river-hills", BRICK, TO_BE_LAID)
SWAMP: Final = new_terrain("swamp")
GOLD: Final = 30
GOLD_PER_POINT: Final = 3


class River(Variant):
    """`mouth` is the corner where the river meets the sea; `gold[seat]` what each has found."""

    name = "river"

    def __init__(self) -> None:
        self.mouth: int = NOBODY
        self.gold: list[int] = []

    def clone(self) -> Variant:
        copy = River()
        copy.mouth = self.mouth
        copy.gold = self.gold[:]
        return copy

    def dump(self) -> dict[str, Json]:
        return {"mouth": self.mouth, "gold": self.gold[:]}

    def load(self, data: Json) -> None:
        fields = as_mapping(data, "river")
        self.mouth = as_int(field(fields, "mouth"), "mouth")
        self.gold = as_ints(field(fields, "gold"), "gold")

    def plan_board(self, plan: Plan, rng: Rng) -> None:
        """The swamp on the coast first, then hills, then mountains, joined; the rest of the land is
        shuffled.
        """
        for kind in (MOUNTAINS, HILLS, DESERT):
            plan.land.remove(kind)
        topology = plan.topology
        coastal = [hex_id for hex_id in range(len(topology.hexes)) if len(topology.neighbours(hex_id)) < 6]
        swamp = rng.choice(coastal)
        hills = rng.choice(topology.neighbours(swamp))
        mountains = rng.choice([hex_id for hex_id in topology.neighbours(hills) if hex_id != swamp])
        plan.fixed.update({swamp: SWAMP, hills: RIVER_HILLS, mountains: RIVER_MOUNTAINS})
        plan.robber = swamp
        self.mouth = rng.choice(
            [corner for corner in topology.hex_corners[swamp] if len(topology.corner_hexes[corner]) == 1]
        )

    def begin(self, state: State, step: Int) -> bool:
        self.gold = [0] * state.seats
        return True

    def surplus(self, seats: Int) -> Int:
        return 2 if seats == 4 else 3

    def may_begin_at(self, state: State, corner: Int) -> bool:
        return all(
            state.board.terrain[hex_id] != SWAMP for hex_id in state.board.topology.corner_hexes[corner]
        )

    def built(self, state: State, seat: Int, what: Int, place: Int) -> None:
        """One gold for a road or settlement at a river hex, two at the mouth; none for a city."""
        topology = state.board.topology
        if what == 0:
            found = 1 if self.at_river(state, [int(hex_id) for hex_id in topology.edge_hexes[place]]) else 0
        elif what == 1:
            found = 1 if self.at_river(state, [int(hex_id) for hex_id in topology.corner_hexes[place]]) else 0
            found += place == self.mouth
        else:
            return
        found = min(found, GOLD - sum(self.gold))
        if found:
            self.gold[seat] += found
            tell(state, "gold", {"seat": seat, "count": found})

    def at_river(self, state: State, hexes: list[int]) -> bool:
        return any(state.board.terrain[hex_id] in (RIVER_MOUNTAINS, RIVER_HILLS, SWAMP) for hex_id in hexes)

    def points(self, state: State, seat: Int) -> Int:
        return self.gold[seat] // GOLD_PER_POINT

    def view(self, state: State) -> dict[str, Json]:
        return {"mouth": self.mouth, "gold": self.gold[:], "left": GOLD - sum(self.gold)}
