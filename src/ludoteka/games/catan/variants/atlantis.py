"""Atlantis (ATL-1 to ATL-11): the sea rises, and the land goes under, coast first."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.board import Board, Plan
from ludoteka.games.catan.building import lose_building, recount
from ludoteka.games.catan.events import tell, tell_place
from ludoteka.games.catan.longest_road import routes_changed
from ludoteka.games.catan.moves import CHOOSE_HEX, SPAN, ChooseHex
from ludoteka.games.catan.scoring import finish, points_of
from ludoteka.games.catan.state import GONE, NOBODY, OVER, State
from ludoteka.games.catan.terrain import DESERT, LAND, PASTURE, SEA
from ludoteka.games.catan.turn import ask
from ludoteka.games.catan.variants.hooks import Variant
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.data import Json, as_int, as_ints, as_mapping, field
from ludoteka.kernel.rng import Rng

COASTAL_NUMBERS: Final = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
INLAND_NUMBERS: Final = [4, 5, 6, 8, 9, 10, 11]
COASTAL_LIMIT: Final = 5
INLAND_LIMIT: Final = 3
FLOODED_AT_END: Final = {2: 7, 3: 7, 4: 8}


class Atlantis(Variant):
    """`surges[hex]` are the surge tokens on it, `limits[hex]` how many flood it (0: never); `flooded`
    counts the hexes lost.
    """

    name = "atlantis"

    def __init__(self) -> None:
        self.surges: list[int] = []
        self.limits: list[int] = []
        self.flooded: int = 0
        self.homeless: bool = False  # the robber must go back to a desert

    def clone(self) -> Variant:
        copy = Atlantis()
        copy.surges = self.surges[:]
        copy.limits = self.limits
        copy.flooded = self.flooded
        copy.homeless = self.homeless
        return copy

    def dump(self) -> dict[str, Json]:
        return {
            "surges": self.surges[:],
            "limits": self.limits[:],
            "flooded": self.flooded,
            "homeless": int(self.homeless),
        }

    def load(self, data: Json) -> None:
        fields = as_mapping(data, "atlantis")
        self.surges = as_ints(field(fields, "surges"), "surges")
        self.limits = as_ints(field(fields, "limits"), "limits")
        self.flooded = as_int(field(fields, "flooded"), "flooded")
        self.homeless = as_int(field(fields, "homeless"), "homeless") == 1

    # The board.

    def plan_board(self, plan: Plan, rng: Rng) -> None:
        """Two deserts at the ends of the middle row, one pasture less; each number once on the coast, seven
        of them inland.
        """
        topology = plan.topology
        hexes = range(len(topology.hexes))
        row = max(q for q, r in topology.hexes if r == 0)
        deserts = [topology.hexes.index((-row, 0)), topology.hexes.index((row, 0))]
        plan.land = LAND[:]
        plan.land.remove(PASTURE)
        plan.land.remove(DESERT)
        plan.fixed.update(dict.fromkeys(deserts, DESERT))
        coast = [hex_id for hex_id in hexes if len(topology.neighbours(hex_id)) < 6 and hex_id not in deserts]
        inland = [hex_id for hex_id in hexes if len(topology.neighbours(hex_id)) == 6]
        plan.groups = [(coast, COASTAL_NUMBERS), (inland, INLAND_NUMBERS)]
        self.surges = [0] * len(topology.hexes)
        self.limits = [0 if h in deserts else COASTAL_LIMIT if h in coast else INLAND_LIMIT for h in hexes]

    def is_coastal(self, board: Board, hex_id: int) -> bool:
        """At the sea, from the beginning or through flooding."""
        near = board.topology.neighbours(hex_id)
        return len(near) < 6 or any(board.terrain[other] == SEA for other in near)

    # The surge.

    def after_number(self, state: State, step: Int) -> bool:
        """The player on turn lays a surge token on a coastal hex with the number, if there is one; then
        what it brings about.
        """
        if step > 0:
            chosen = state.answers[0].answer
            assert isinstance(chosen, ChooseHex)
            if self.homeless:
                self.send_home(state, chosen.hex)
                return True
            return self.lay(state, chosen.hex)
        board = state.board
        places = [
            int(h) for h in board.number_hexes[state.number] if self.limits[h] and self.is_coastal(board, h)
        ]
        if not places:
            return True
        if len(places) == 1:
            return self.lay(state, places[0])
        ask(state, state.turn_player, "surge", [CHOOSE_HEX * SPAN + hex_id for hex_id in places])
        return False

    def lay(self, state: State, hex_id: int) -> bool:
        self.surges[hex_id] += 1
        tell(state, "surge", {"seat": int(state.turn_player), "hex": hex_id, "count": self.surges[hex_id]})
        if self.surges[hex_id] >= self.limits[hex_id]:
            self.flood(state, hex_id)
        return state.phase == OVER or self.robber_is_safe(state)

    def robber_is_safe(self, state: State) -> bool:
        """ATL-10: where one token is missing the robber goes back to a desert at once; the player on turn
        picks which.
        """
        here = state.robber
        if here < 0 or not self.limits[here] or self.surges[here] < self.limits[here] - 1:
            return True
        self.homeless = True
        deserts = state.board.hexes_of(DESERT)
        if len(deserts) > 1:
            ask(state, state.turn_player, "retreat", [CHOOSE_HEX * SPAN + hex_id for hex_id in deserts])
            return False
        self.send_home(state, deserts[0])
        return True

    def send_home(self, state: State, hex_id: int) -> None:
        self.homeless = False
        state.robber = hex_id
        tell(state, "robber-retreats", {"hex": hex_id})

    def flood(self, state: State, hex_id: int) -> None:
        """The hex leaves the board with its tokens, and all that has no land beside it any more."""
        self.surges[hex_id] = 0
        self.flooded += 1
        board = state.board
        terrain, tokens = [int(kind) for kind in board.terrain], [int(token) for token in board.tokens]
        terrain[hex_id], tokens[hex_id] = SEA, 0
        topology = board.topology
        harbours = [
            (edge, kind)
            for edge, kind in board.harbours
            if any(
                terrain[h] != SEA
                for corner in topology.edge_corners[edge]
                for h in topology.corner_hexes[corner]
            )
        ]
        state.board = Board(topology, terrain, tokens, harbours)
        tell(state, "flooded", {"hex": hex_id, "count": self.flooded})
        for corner in topology.hex_corners[hex_id]:
            if all(terrain[other] == SEA for other in topology.corner_hexes[corner]):
                if state.owner[corner] != NOBODY:
                    lose_building(state, corner)
                state.crowd[corner] += 1  # nobody can build here any more
        for edge in topology.hex_edges[hex_id]:
            if all(terrain[other] == SEA for other in topology.edge_hexes[edge]):
                if state.road[edge] >= 0:
                    state.players[state.road[edge]].roads_left += 1
                    tell_place(state, "road-lost", int(state.road[edge]), int(edge))
                state.road[edge] = GONE
        for seat in range(state.seats):
            recount(state, seat)
        routes_changed(state)
        self.check_flood_end(state)

    def may_rob_at(self, state: State, hex_id: Int) -> bool:
        return not self.limits[hex_id] or self.surges[hex_id] < self.limits[hex_id] - 1

    # The end.

    def start_turn(self, state: State) -> None:
        self.check_flood_end(state)

    def check_flood_end(self, state: State) -> None:
        """Enough land is under water, or the player on turn has nothing left: then most points win."""
        if self.flooded >= FLOODED_AT_END[int(state.seats)]:
            finish(state, NOBODY, "flooded")
        elif all(owner != state.turn_player for owner in state.owner):
            finish(state, NOBODY, "nothing-left")

    def check_end(self, state: State) -> None:
        """The target wins at once, on anybody's turn: most points first, then the player on turn."""
        if state.turn == 0:
            return
        best = max(points_of(state, seat) for seat in range(state.seats))
        if best >= state.target:
            leaders = [seat for seat in range(state.seats) if points_of(state, seat) == best]
            winner = int(state.turn_player) if state.turn_player in leaders else leaders[0]
            finish(state, winner, "target")

    def view(self, state: State) -> dict[str, Json]:
        return {
            "surges": self.surges[:],
            "limits": self.limits[:],
            "flooded": self.flooded,
            "ends_at": FLOODED_AT_END[int(state.seats)],
        }
