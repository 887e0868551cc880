"""Production (BASE-7, BASE-8)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.building import gain
from ludoteka.games.catan.events import tell
from ludoteka.games.catan.state import NOBODY, State
from ludoteka.games.catan.terrain import CITY, NOTHING, RESOURCES
from ludoteka.kernel.arrays import Int, Ints, filled

MOST_SEATS: Final = 8
NO_TAKES: Final[Ints] = filled(5 * MOST_SEATS, 0)  # seat * 5 + resource -> cards


def produce(state: State, number: Int) -> None:
    """Every hex with the number, unless the robber is there, yields one card per settlement and two per
    city.
    """
    city_yields: Int = CITY
    for variant in state.variants:
        city_yields = min(city_yields, variant.city_yields(state))
    takes = NO_TAKES[:]
    board = state.board
    owner = state.owner
    for hex_id in board.number_hexes[number]:
        resource = board.resource[hex_id]
        if hex_id == state.robber or resource == NOTHING:
            continue
        for corner in board.topology.hex_corners[hex_id]:
            seat = owner[corner]
            if seat != NOBODY:
                takes[seat * 5 + resource] += city_yields if state.level[corner] == CITY else 1
    for resource in range(5):
        serve(state, takes, resource)
    if state.log is not None:
        gains = [
            [seat, RESOURCES[r], takes[seat * 5 + r]]
            for seat in range(state.seats)
            for r in range(5)
            if takes[seat * 5 + r]
        ]
        tell(state, "produced", {"number": number, "gains": gains})
    for variant in state.variants:
        variant.produce(state)


def serve(state: State, takes: Ints, resource: Int) -> None:
    """BASE-8: too few cards for everyone: nobody gets any, but a lone taker gets what is left. `takes`
    becomes what is got.
    """
    wanted: Int = 0
    takers: Int = 0
    for seat in range(state.seats):
        count = takes[seat * 5 + resource]
        if count > 0:
            wanted += count
            takers += 1
    if wanted == 0:
        return
    there = state.bank[resource]
    if wanted > there:
        tell(state, "shortage", {"resource": RESOURCES[resource]})
    for seat in range(state.seats):
        count = takes[seat * 5 + resource]
        if count > 0:
            if wanted > there:
                count = there if takers == 1 else 0
                takes[seat * 5 + resource] = count
            if count > 0:
                gain(state, seat, resource, count)
