"""Longest road (BASE-13): the longest unbroken chain of a player's own roads."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.events import tell
from ludoteka.games.catan.scoring import add_points
from ludoteka.games.catan.state import NOBODY, State
from ludoteka.games.catan.terrain import LEAST_ROUTE, ROADS
from ludoteka.games.catan.topology import Topology
from ludoteka.kernel.arrays import Int, Ints

UNSEEN: Final = 0
ON_TRAIL: Final = 1
SEEN: Final = 2


def goes_on(state: State, seat: Int, corner: Int) -> bool:
    """Whether the player's roads go on past this corner: not through another's building."""
    return state.owner[corner] == NOBODY or state.owner[corner] == seat


def far_end(topology: Topology, edge: Int, corner: Int) -> Int:
    ends = topology.edge_corners[edge]
    return ends[1] if ends[0] == corner else ends[0]


def longest_route(state: State, seat: Int) -> Int:
    """Length of the player's longest trail: no road twice, corners as often as one likes.

    A longest trail that is not a ring begins at another player's building, or where one or three of the
    player's roads meet, so
    only those corners are tried, and then one corner of each ring that they did not reach.
    """
    topology = state.board.topology
    mark = topology.unseen[:]
    touched = state.players[seat].touched
    road = state.road
    best: Int = 0
    for corner in range(topology.corners):
        if touched[corner] != 0:
            roads: Int = 0
            for edge in topology.corner_edges[corner]:
                if road[edge] == seat:
                    roads += 1
            if roads != 2 or not goes_on(state, seat, corner):
                best = max(best, trail(state, seat, corner, mark))
    for edge in range(topology.edges):
        if road[edge] == seat and mark[edge] == UNSEEN:
            best = max(best, trail(state, seat, topology.edge_corners[edge][0], mark))
    return best


def trail(state: State, seat: Int, corner: Int, mark: Ints) -> Int:
    """The longest trail from this corner over the player's roads that are not yet on it."""
    best: Int = 0
    for edge in state.board.topology.corner_edges[corner]:
        if state.road[edge] == seat and mark[edge] != ON_TRAIL:
            other = far_end(state.board.topology, edge, corner)
            length: Int = 1
            mark[edge] = ON_TRAIL
            if goes_on(state, seat, other):
                length += trail(state, seat, other, mark)
            mark[edge] = SEEN
            best = max(best, length)
    return best


def road_was_built(state: State, seat: Int) -> None:
    """The first with five roads in a row takes the card, later only who has strictly more."""
    if ROADS - state.players[seat].roads_left <= state.longest_length:
        return
    length = longest_route(state, seat)
    if length <= state.longest_length:
        return
    state.longest_length = length
    if state.longest_owner != seat:
        give_card(state, seat)


def routes_changed(state: State) -> None:
    """Roads were cut or lost, perhaps of several players: the card stays, passes on, or is set aside."""
    lengths = [longest_route(state, seat) for seat in range(state.seats)]
    best = max(lengths)
    holder = state.longest_owner
    leaders = [seat for seat in range(state.seats) if lengths[seat] == best]
    if best < LEAST_ROUTE:
        give_card(state, NOBODY)
        state.longest_length = LEAST_ROUTE - 1
    elif holder != NOBODY and lengths[holder] == best:
        state.longest_length = best
    elif len(leaders) == 1:
        give_card(state, leaders[0])
        state.longest_length = best
    elif holder != NOBODY or state.longest_length >= LEAST_ROUTE:
        # Several tie, the holder not among them: set aside until one leads.
        give_card(state, NOBODY)
        state.longest_length = best


def route_was_cut(state: State, victim: Int) -> None:
    """A building of another player stands on this player's route now."""
    if state.longest_owner == victim and longest_route(state, victim) < state.longest_length:
        routes_changed(state)


def give_card(state: State, seat: Int) -> None:
    if state.longest_owner == seat:
        return
    if state.longest_owner != NOBODY:
        add_points(state, state.longest_owner, -2)
    state.longest_owner = seat
    if seat != NOBODY:
        add_points(state, seat, 2)
    tell(state, "longest-road", {"seat": seat})
