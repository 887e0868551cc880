"""Production (BASE-7, BASE-8)."""

from __future__ import annotations

from ludoteka.games.catan.building import gain
from ludoteka.games.catan.events import tell
from ludoteka.games.catan.state import NOBODY, State
from ludoteka.games.catan.terrain import CITY, NOTHING, RESOURCES
from ludoteka.kernel.arrays import Int, Ints, filled


def produce(state: State, number: Int) -> None:
    """Every hex with the number, unless the robber is there, yields one card per settlement and two per
    city.
    """
    city_yields: Int = CITY
    for variant in state.variants:
        city_yields = min(city_yields, variant.city_yields(state))
    takes = [filled(5, 0) for _ in range(state.seats)]
    board = state.board
    for hex_id in board.number_hexes[number]:
        resource = board.resource[hex_id]
        if hex_id == state.robber or resource == NOTHING:
            continue
        for corner in board.topology.hex_corners[hex_id]:
            owner = state.owner[corner]
            if owner != NOBODY:
                takes[owner][resource] += city_yields if state.level[corner] == CITY else 1
    for resource in range(5):
        serve(state, takes, resource)
    if state.log is not None:
        gains = [
            [seat, RESOURCES[r], takes[seat][r]]
            for seat in range(state.seats)
            for r in range(5)
            if takes[seat][r]
        ]
        tell(state, "produced", {"number": number, "gains": gains})
    for variant in state.variants:
        variant.produce(state)


def serve(state: State, takes: list[Ints], resource: Int) -> None:
    """BASE-8: too few cards for everyone: nobody gets any, but a lone taker gets what is left. `takes`
    becomes what is got.
    """
    wanted: Int = 0
    takers = 0
    for take in takes:
        if take[resource] > 0:
            wanted += take[resource]
            takers += 1
    if wanted == 0:
        return
    if wanted > state.bank[resource]:
        tell(state, "shortage", {"resource": RESOURCES[resource]})
    for seat in range(state.seats):
        take = takes[seat]
        if take[resource] > 0:
            if wanted > state.bank[resource] and takers > 1:
                take[resource] = 0
            elif wanted > state.bank[resource]:
                take[resource] = state.bank[resource]
    for seat in range(state.seats):
        if takes[seat][resource] > 0:
            gain(state, seat, resource, takes[seat][resource])
