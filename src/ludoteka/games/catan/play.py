"""Playing a move: by its code in the hot path, by its name at the border."""

from __future__ import annotations

from ludoteka.games.catan.building import build_city, build_road, build_settlement
from ludoteka.games.catan.development import (
    buy_card,
    play_knight,
    play_monopoly,
    play_road_building,
    play_year_of_plenty,
)
from ludoteka.games.catan.legal import why_not
from ludoteka.games.catan.moves import (
    ACCEPT,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BUY_CARD,
    CONFIRM,
    DISCARD,
    END_TURN,
    OFFER,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_ROAD_BUILDING,
    PLAY_YEAR_OF_PLENTY,
    REFUSE,
    ROB,
    ROLL,
    SPAN,
    TRADE,
    WITHDRAW,
    Counter,
    Offer,
    code_of,
    move_of,
)
from ludoteka.games.catan.reasons import NOT_ASKED
from ludoteka.games.catan.robber import discard, rob
from ludoteka.games.catan.scoring import check_win
from ludoteka.games.catan.state import ACCEPTED, ASKING, OVER, REFUSED, State
from ludoteka.games.catan.trade import (
    confirm,
    counter,
    make_offer,
    one_for_one,
    reply,
    trade_with_bank,
    withdraw,
)
from ludoteka.games.catan.turn import answer, end_turn, plan_knight, proceed, roll
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.errors import IllegalMove, NotYourTurn
from ludoteka.kernel.events import Event
from ludoteka.kernel.moves import Move


def play_code(state: State, seat: Int, code: Int) -> None:  # noqa: C901  one line for each kind of move
    """Plays a legal move, unchecked; for simulation and search."""
    kind = code // SPAN
    argument = code % SPAN
    if state.phase == ASKING:
        answer(state, seat, move_of(code))
    elif kind == END_TURN:
        end_turn(state)
    elif kind == ROLL:
        roll(state)
    elif kind == TRADE:
        trade_with_bank(state, seat, argument // 5, argument % 5)
    elif kind == BUILD_ROAD:
        build_road(state, seat, argument)
    elif kind == ROB:
        rob(state, argument // 8, argument % 8 - 1)
    elif kind == DISCARD:
        discard(state, seat, argument)
    elif kind == BUILD_SETTLEMENT:
        build_settlement(state, seat, argument)
    elif kind == BUILD_CITY:
        build_city(state, seat, argument)
    elif kind == BUY_CARD and argument == 0:
        buy_card(state, seat)
    elif kind == PLAY_KNIGHT:
        play_knight(state, seat)
        if state.variants:
            plan_knight(state)
    elif kind == PLAY_ROAD_BUILDING:
        play_road_building(state, seat)
    elif kind == PLAY_YEAR_OF_PLENTY:
        play_year_of_plenty(state, seat, argument // 5, argument % 5)
    elif kind == PLAY_MONOPOLY:
        play_monopoly(state, seat, argument)
    elif kind == OFFER:
        make_offer(state, seat, one_for_one(argument // 5, argument % 5))
    elif kind == ACCEPT:
        reply(state, seat, ACCEPTED)
    elif kind == REFUSE:
        reply(state, seat, REFUSED)
    elif kind == CONFIRM:
        confirm(state, argument)
    elif kind == WITHDRAW:
        withdraw(state)
    else:
        play_variant_move(state, seat, kind, argument)
    if state.variants:
        settle(state)


def play_variant_move(state: State, seat: Int, kind: Int, argument: Int) -> None:
    for variant in state.variants:
        if variant.play(state, seat, kind, argument):
            return
    raise ValueError(f"no variant knows move {kind} {argument}")


def settle(state: State) -> None:
    """With variants: what is on the agenda goes on, and points are counted."""
    if state.agenda:
        proceed(state)
    if state.phase != OVER:
        check_win(state)


def play(state: State, seat: int, move: Move, now: int) -> list[Event]:
    reason = why_not(state, seat, move)
    if reason is not None:
        raise NotYourTurn(reason) if reason == NOT_ASKED else IllegalMove(reason)
    if state.log is not None:
        state.log = []
    state.now = now
    if isinstance(move, Offer):
        make_offer(state, seat, list(move))
    elif isinstance(move, Counter):
        counter(state, seat, list(move))
    else:
        play_code(state, seat, code_of(move))
    events = state.log
    if events is None:
        return []
    state.log = []
    return events
