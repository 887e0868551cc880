"""Volcano on Catan (VOL-1 to VOL-6): any resource at its foot on a 5, and then lava over one of its
corners.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.board import Plan
from ludoteka.games.catan.building import gain, lose_building, shrink_city
from ludoteka.games.catan.events import tell, tell_gain
from ludoteka.games.catan.longest_road import routes_changed
from ludoteka.games.catan.moves import SPAN, TAKE, Take
from ludoteka.games.catan.state import NOBODY, OFF_BOARD, State
from ludoteka.games.catan.terrain import CITY, DESERT, new_terrain
from ludoteka.games.catan.turn import ask
from ludoteka.games.catan.variants.hooks import Variant
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.data import Json, as_int, as_ints, as_mapping, field
from ludoteka.kernel.rng import Rng

NUMBER: Final = 5
VOLCANO: Final = new_terrain("volcano", printed=NUMBER)


class Volcano(Variant):
    """`turned` says which corner has the die's 1; `queue` are the seats that may still take a resource."""

    name = "volcano"

    def __init__(self) -> None:
        self.turned: int = 0
        self.queue: list[int] = []

    def clone(self) -> Variant:
        copy = Volcano()
        copy.turned = self.turned
        copy.queue = self.queue[:]
        return copy

    def dump(self) -> dict[str, Json]:
        return {"turned": self.turned, "queue": self.queue[:]}

    def load(self, data: Json) -> None:
        fields = as_mapping(data, "volcano")
        self.turned = as_int(field(fields, "turned"), "turned")
        self.queue = as_ints(field(fields, "queue"), "queue")

    def plan_board(self, plan: Plan, rng: Rng) -> None:
        """The volcano replaces the desert, turned at random; the robber starts off the board."""
        plan.land[plan.land.index(DESERT)] = VOLCANO
        plan.robber = OFF_BOARD
        self.turned = rng.below(6)

    def may_begin_at(self, state: State, corner: Int) -> bool:
        return all(
            state.board.terrain[hex_id] != VOLCANO for hex_id in state.board.topology.corner_hexes[corner]
        )

    def after_number(self, state: State, step: Int) -> bool:
        """On a 5, first the fruits of its soil, from the player on turn round; then the eruption."""
        if state.number != NUMBER:
            return True
        place = state.board.hexes_of(VOLCANO)[0]
        if step == 0:
            self.queue = [] if state.robber == place else self.settlers(state, place)
        else:
            taken = state.answers[0].answer
            assert isinstance(taken, Take)
            seat = self.queue.pop(0)
            gain(state, seat, taken.resource, 1)
            tell_gain(state, "took", seat, taken.resource, 1)
        there = [TAKE * SPAN + kind for kind in range(5) if state.bank[kind] > 0]
        if self.queue and there:
            ask(state, self.queue[0], "take", there)
            return False
        self.queue = []
        self.erupt(state, place)
        return True

    def settlers(self, state: State, place: Int) -> list[int]:
        """Seats by turn, once for a settlement at the volcano, twice for a city."""
        found = []
        for i in range(state.seats):
            seat = int((state.turn_player + i) % state.seats)
            for corner in state.board.topology.hex_corners[place]:
                if state.owner[corner] == seat:
                    found += [seat] * state.level[corner]
        return found

    def erupt(self, state: State, place: Int) -> None:
        """A die names a corner: a settlement there is lost, a city becomes one if its owner has one left."""
        die = state.rng.below(6) + 1
        corner = state.board.topology.hex_corners[place][(die - 1 + self.turned) % 6]
        tell(state, "erupted", {"die": die, "place": int(corner)})
        owner = state.owner[corner]
        if owner == NOBODY:
            return
        if state.level[corner] == CITY and state.players[owner].settlements_left > 0:
            shrink_city(state, corner)
        else:
            lose_building(state, corner)
            routes_changed(state)

    def view(self, state: State) -> dict[str, Json]:
        place = state.board.hexes_of(VOLCANO)[0]
        corners = state.board.topology.hex_corners[place]
        return {"hex": place, "corners": [int(corners[(die + self.turned) % 6]) for die in range(6)]}
