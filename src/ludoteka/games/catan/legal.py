"""What a seat may do now, as codes in a buffer; and why not something else."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka.games.catan.building import affords
from ludoteka.games.catan.development import list_cards
from ludoteka.games.catan.longest_road import far_end, goes_on
from ludoteka.games.catan.moves import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    END_TURN,
    ROLL,
    Counter,
    Moves,
    Offer,
    code_of,
    move_of,
)
from ludoteka.games.catan.reasons import reason_against
from ludoteka.games.catan.robber import list_discards, list_robberies
from ludoteka.games.catan.state import (
    ASKING,
    DISCARDING,
    FREE_ROADS,
    MAIN,
    NOBODY,
    OFFERING,
    OVER,
    ROBBING,
    SETUP_ROAD,
    SETUP_SETTLEMENT,
    State,
)
from ludoteka.games.catan.terrain import CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT, SETTLEMENT_COST
from ludoteka.games.catan.trade import can_counter, can_offer, list_maritime, list_offers, list_replies
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.errors import Reason
from ludoteka.kernel.moves import Move, is_listed


def list_moves(state: State, seat: Int, moves: Moves) -> None:
    """Fills the buffer with the codes of everything the seat may do. (Answers to variants' questions are
    listed by `legal` alone.)
    """
    moves.clear()
    phase = state.phase
    if phase == DISCARDING:
        list_discards(state, seat, moves)
    elif phase == OFFERING:
        list_replies(state, seat, moves)
    elif phase == ASKING:
        for question in state.asks:
            if question.seat == seat and question.answer is None:
                for option in question.options:
                    code = code_of(option)
                    moves.add(code // 1024, code % 1024)
    elif seat != state.player:
        return
    elif phase == MAIN:
        list_turn(state, seat, moves)
    elif phase == ROBBING:
        list_robberies(state, moves)
    elif phase == FREE_ROADS:
        list_roads(state, seat, moves)
    elif phase == SETUP_SETTLEMENT:
        list_first_settlements(state, moves)
    elif phase == SETUP_ROAD:
        for edge in state.board.topology.corner_edges[state.setup_corner]:
            if state.road[edge] == NOBODY:
                moves.add(BUILD_ROAD, edge)


def list_turn(state: State, seat: Int, moves: Moves) -> None:
    if not state.rolled:
        moves.add(ROLL, 0)
    else:
        moves.add(END_TURN, 0)
        player = state.players[seat]
        hand = player.hand
        if player.roads_left > 0 and affords(hand, ROAD_COST):
            list_roads(state, seat, moves)
        if player.settlements_left > 0 and affords(hand, SETTLEMENT_COST):
            list_settlements(state, seat, moves)
        if player.cities_left > 0 and affords(hand, CITY_COST):
            list_cities(state, seat, moves)
        if state.deck and affords(hand, CARD_COST):
            moves.add(BUY_CARD, 0)
        if player.hand_size > 1:
            list_maritime(state, seat, moves)
        if state.trading and player.hand_size > 0:
            list_offers(state, seat, moves)
        for variant in state.variants:
            variant.add_moves(state, seat, moves)
    if not state.played_card:
        list_cards(state, seat, moves)


def list_roads(state: State, seat: Int, moves: Moves) -> None:
    """Free edges that go on from the player's roads or buildings, not through another's building (BASE-4)."""
    for variant in state.variants:
        if not variant.may_build_roads(state, seat):
            return
    topology = state.board.topology
    touched = state.players[seat].touched
    for corner in range(topology.corners):
        if touched[corner] != 0 and goes_on(state, seat, corner):
            for edge in topology.corner_edges[corner]:
                if state.road[edge] == NOBODY:
                    other = far_end(topology, edge, corner)
                    # Listed once, though the player may be at both its ends.
                    if other > corner or touched[other] == 0 or not goes_on(state, seat, other):
                        moves.add(BUILD_ROAD, edge)


def list_settlements(state: State, seat: Int, moves: Moves) -> None:
    """Corners at the player's own roads with nobody on them or next to them (BASE-3, BASE-4)."""
    touched = state.players[seat].touched
    for corner in range(state.board.topology.corners):
        if touched[corner] != 0 and state.crowd[corner] == 0 and _may_settle(state, corner):
            moves.add(BUILD_SETTLEMENT, corner)


def _may_settle(state: State, corner: Int) -> bool:
    for variant in state.variants:
        if not variant.may_settle(state, corner):
            return False
    return True


def list_first_settlements(state: State, moves: Moves) -> None:
    for corner in range(len(state.crowd)):
        if state.crowd[corner] == 0 and _may_begin_at(state, corner):
            moves.add(BUILD_SETTLEMENT, corner)


def _may_begin_at(state: State, corner: Int) -> bool:
    for variant in state.variants:
        if not variant.may_begin_at(state, corner):
            return False
    return True


def list_cities(state: State, seat: Int, moves: Moves) -> None:
    for corner in range(state.board.topology.corners):
        if state.owner[corner] == seat and state.level[corner] == SETTLEMENT:
            moves.add(BUILD_CITY, corner)


# At the border: named moves.


def legal(state: State, seat: int) -> Sequence[Move]:
    if state.phase == OVER:
        return []
    moves = Moves()
    list_moves(state, seat, moves)
    return [move_of(code) for code in moves.listed()]


def why_not(state: State, seat: int, move: Move) -> Reason | None:
    if isinstance(move, Offer):
        allowed = (
            state.phase == MAIN
            and state.rolled
            and seat == state.player
            and can_offer(state, seat, list(move))
        )
        return None if allowed else reason_against(state, seat, move)
    if isinstance(move, Counter):
        allowed = (
            state.phase == OFFERING and seat != state.turn_player and can_counter(state, seat, list(move))
        )
        return None if allowed else reason_against(state, seat, move)
    return None if is_listed(move, legal(state, seat)) else reason_against(state, seat, move)
