"""Paying, gaining, building, losing (BASE-3 to BASE-5)."""

from __future__ import annotations

from ludoteka.games.catan.events import tell, tell_place
from ludoteka.games.catan.longest_road import goes_on, road_was_built, route_was_cut
from ludoteka.games.catan.scoring import add_points, finish
from ludoteka.games.catan.state import FREE_ROADS, MAIN, NOBODY, SETUP_ROAD, SETUP_SETTLEMENT, State
from ludoteka.games.catan.terrain import (
    ANY_HARBOUR,
    CITY,
    CITY_COST,
    NO_HARBOUR,
    NOTHING,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT,
    SETTLEMENT_COST,
    SETTLEMENTS,
)
from ludoteka.kernel.arrays import Int, Ints

# DECISION (BASE-17): a game in which nothing was built, bought or played for so many rounds stands still
# and ends; most points win. Without this a game in which nobody can add anything would go on for ever.
STANDSTILL = 30
# The same for one that goes round in circles (a volcano takes what is built again and again).
LAST_ROUND = 500
ROAD = 0  # what `Variant.built` is told; settlements and cities are 1 and 2


def affords(hand: Ints, cost: Ints) -> bool:
    return (
        hand[0] >= cost[0]
        and hand[1] >= cost[1]
        and hand[2] >= cost[2]
        and hand[3] >= cost[3]
        and hand[4] >= cost[4]
    )


def gain(state: State, seat: Int, resource: Int, count: Int) -> None:
    """From the bank to the hand; a negative count goes the other way."""
    player = state.players[seat]
    player.hand[resource] += count
    player.hand_size += count
    state.bank[resource] -= count


def hand_over(state: State, giver: Int, taker: Int, resource: Int, count: Int) -> None:
    gain(state, giver, resource, -count)
    gain(state, taker, resource, count)


def pay(state: State, seat: Int, cost: Ints) -> None:
    for resource in range(5):
        if cost[resource] > 0:
            gain(state, seat, resource, -cost[resource])


def build_road(state: State, seat: Int, edge: Int) -> None:
    player = state.players[seat]
    phase = state.phase
    if phase == MAIN:
        pay(state, seat, ROAD_COST)
    state.progress = state.turn
    state.road[edge] = seat
    player.roads_left -= 1
    for corner in state.board.topology.edge_corners[edge]:
        player.touched[corner] = 1
    tell_place(state, "road", seat, edge)
    road_was_built(state, seat)
    for variant in state.variants:
        variant.built(state, seat, ROAD, edge)
    if phase == SETUP_ROAD:
        next_settler(state)
    elif phase == FREE_ROADS and state.phase == FREE_ROADS:
        state.free_roads -= 1
        if state.free_roads == 0 or not can_add_road(state, seat):
            state.free_roads = 0
            state.phase = MAIN


def can_add_road(state: State, seat: Int) -> bool:
    """Whether the player has a road left and a place for it."""
    player = state.players[seat]
    if player.roads_left == 0:
        return False
    for variant in state.variants:
        if not variant.may_build_roads(state, seat):
            return False
    topology = state.board.topology
    for corner in range(topology.corners):
        if player.touched[corner] != 0 and goes_on(state, seat, corner):
            for edge in topology.corner_edges[corner]:
                if state.road[edge] == NOBODY:
                    return True
    return False


def next_settler(state: State) -> None:
    """BASE-2: in seat order, then once more in reverse order; the first player then begins."""
    state.phase = SETUP_SETTLEMENT
    seat = state.player
    first = state.turn_player
    if state.players[seat].settlements_left == SETTLEMENTS - 1:
        following = (seat + 1) % state.seats
        if following != first:
            state.player = following
    elif seat != first:
        state.player = (seat + state.seats - 1) % state.seats
    else:
        start_turn(state, first)


def build_settlement(state: State, seat: Int, corner: Int) -> None:
    setting_up = state.phase == SETUP_SETTLEMENT
    if not setting_up:
        pay(state, seat, SETTLEMENT_COST)
    player = state.players[seat]
    topology = state.board.topology
    state.progress = state.turn
    state.owner[corner] = seat
    state.level[corner] = SETTLEMENT
    state.crowd[corner] += 1
    for near in topology.corner_corners[corner]:
        state.crowd[near] += 1
    player.touched[corner] = 1
    player.settlements_left -= 1
    tell_place(state, "settlement", seat, corner)
    open_harbour(state, seat, state.board.corner_harbour[corner])
    if setting_up:
        player.points += 1
        state.setup_corner = corner
        if player.settlements_left == SETTLEMENTS - 2:
            first_harvest(state, seat, corner)
        state.phase = SETUP_ROAD
    else:
        add_points(state, seat, 1)
        for edge in topology.corner_edges[corner]:
            if state.road[edge] >= 0 and state.road[edge] != seat:
                route_was_cut(state, state.road[edge])
                break
    for variant in state.variants:
        variant.built(state, seat, SETTLEMENT, corner)


def first_harvest(state: State, seat: Int, corner: Int) -> None:
    """BASE-2: the second settlement yields one card for each adjoining hex that produces."""
    got: list[str] = []
    for hex_id in state.board.topology.corner_hexes[corner]:
        resource = state.board.resource[hex_id]
        if resource != NOTHING:
            gain(state, seat, resource, 1)
            got.append(RESOURCES[resource])
    tell(state, "harvest", {"seat": seat, "resources": got})


def open_harbour(state: State, seat: Int, kind: Int) -> None:
    if kind == NO_HARBOUR:
        return
    rates = state.players[seat].rates
    if kind == ANY_HARBOUR:
        for resource in range(5):
            if rates[resource] == 4:
                rates[resource] = 3
    else:
        rates[kind] = 2


def build_city(state: State, seat: Int, corner: Int) -> None:
    pay(state, seat, CITY_COST)
    state.progress = state.turn
    state.level[corner] = CITY
    state.players[seat].cities_left -= 1
    state.players[seat].settlements_left += 1
    tell_place(state, "city", seat, corner)
    add_points(state, seat, 1)
    for variant in state.variants:
        variant.built(state, seat, CITY, corner)


# Losing (for variants).


def lose_building(state: State, corner: Int) -> None:
    """A settlement or city goes back to its owner's supply."""
    seat = state.owner[corner]
    player = state.players[seat]
    if state.level[corner] == CITY:
        player.cities_left += 1
    else:
        player.settlements_left += 1
    player.points -= state.level[corner]
    state.owner[corner] = NOBODY
    state.level[corner] = 0
    state.crowd[corner] -= 1
    for near in state.board.topology.corner_corners[corner]:
        state.crowd[near] -= 1
    recount(state, seat)
    tell_place(state, "lost", seat, corner)
    for variant in state.variants:
        variant.lost(state, seat, corner)


def shrink_city(state: State, corner: Int) -> None:
    """A city becomes a settlement, which the owner must have."""
    seat = state.owner[corner]
    state.players[seat].cities_left += 1
    state.players[seat].settlements_left -= 1
    state.players[seat].points -= 1
    state.level[corner] = SETTLEMENT
    tell_place(state, "shrunk", seat, corner)
    for variant in state.variants:
        variant.lost(state, seat, corner)


def recount(state: State, seat: Int) -> None:
    """Where the player has something, and his harbours, after a loss."""
    player = state.players[seat]
    topology = state.board.topology
    for resource in range(5):
        player.rates[resource] = 4
    for corner in range(topology.corners):
        player.touched[corner] = 0
        if state.owner[corner] == seat:
            player.touched[corner] = 1
            open_harbour(state, seat, state.board.corner_harbour[corner])
    for edge in range(topology.edges):
        if state.road[edge] == seat:
            for corner in topology.edge_corners[edge]:
                player.touched[corner] = 1


# Turns.


def start_turn(state: State, seat: Int) -> None:
    state.player = seat
    state.turn_player = seat
    state.turn += 1
    state.rolled = False
    state.number = 0
    state.played_card = False
    state.phase = MAIN
    if state.log is not None:
        tell(state, "turn", {"seat": seat, "turn": state.turn})
    for variant in state.variants:
        variant.start_turn(state)
    if state.turn - state.progress > STANDSTILL * state.seats:
        finish(state, NOBODY, "standstill")
    elif state.turn > LAST_ROUND * state.seats:
        finish(state, NOBODY, "too-long")
    add_points(state, seat, 0)  # points won on others' turns count from now on (BASE-17)
