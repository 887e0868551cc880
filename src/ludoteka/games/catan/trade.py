"""Trade: with the bank and harbours (BASE-15), and among players (BASE-16)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.catan.building import gain, hand_over
from ludoteka.games.catan.events import tell
from ludoteka.games.catan.moves import ACCEPT, CONFIRM, OFFER, REFUSE, TRADE, WITHDRAW, Moves
from ludoteka.games.catan.state import ACCEPTED, COUNTERED, MAIN, OFFERING, PENDING, REFUSED, Bargain, State
from ludoteka.games.catan.terrain import RESOURCES
from ludoteka.kernel.arrays import Int
from ludoteka.kernel.data import Json

MOST_OFFERS: Final = 6  # DECISION (BASE-16): offers in one turn, so that a turn ends


def list_maritime(state: State, seat: Int, moves: Moves) -> None:
    player = state.players[seat]
    for give in range(5):
        if player.hand[give] >= player.rates[give]:
            for want in range(5):
                if want != give and state.bank[want] > 0:
                    moves.add(TRADE, give * 5 + want)


def trade_with_bank(state: State, seat: Int, give: Int, want: Int) -> None:
    rate = state.players[seat].rates[give]
    gain(state, seat, give, -rate)
    gain(state, seat, want, 1)
    if state.log is not None:
        tell(state, "traded", {"seat": seat, "give": RESOURCES[give], "rate": rate, "want": RESOURCES[want]})


def one_for_one(give: Int, want: Int) -> list[int]:
    goods = [0] * 10
    goods[give] = 1
    goods[5 + want] = 1
    return goods


def list_offers(state: State, seat: Int, moves: Moves) -> None:
    """The commonest offers: one card for one. Others are made with `offer`."""
    if not state.trading or state.offers_made >= MOST_OFFERS:
        return
    hand = state.players[seat].hand
    for give in range(5):
        if hand[give] > 0:
            for want in range(5):
                if want != give and can_offer(state, seat, one_for_one(give, want)):
                    moves.add(OFFER, give * 5 + want)


def is_fair(goods: list[int]) -> bool:
    """Both sides give at least one card, and no kind goes both ways."""
    both_give = sum(goods[:5]) > 0 and sum(goods[5:]) > 0
    return both_give and not any(goods[kind] and goods[5 + kind] for kind in range(5))


def holds(state: State, seat: Int, counts: list[int]) -> bool:
    hand = state.players[seat].hand
    return all(hand[kind] >= counts[kind] for kind in range(5))


def can_offer(state: State, seat: Int, goods: list[int]) -> bool:
    """Whether the player on turn may offer this: he has it, it is fair, and somebody hasn't refused it yet
    in this turn.
    """
    if (
        not state.trading
        or state.offers_made >= MOST_OFFERS
        or not is_fair(goods)
        or not holds(state, seat, goods)
    ):
        return False
    return any(
        other != seat
        and state.players[other].hand_size >= sum(goods[5:])
        and [other, *goods] not in state.refused
        for other in range(state.seats)
    )


def can_counter(state: State, seat: Int, goods: list[int]) -> bool:
    bargain = state.bargain
    return (
        bargain is not None
        and bargain.replies[seat] == PENDING
        and is_fair(goods)
        and holds(state, seat, goods)
    )


def make_offer(state: State, seat: Int, goods: list[int]) -> None:
    """Who has refused just this in this turn, or holds too few cards, is not asked again."""
    bargain = Bargain(goods, state.seats)
    bargain.replies[seat] = REFUSED
    for other in range(state.seats):
        too_few = state.players[other].hand_size < sum(goods[5:])
        if other != seat and (too_few or [other, *goods] in state.refused):
            bargain.replies[other] = REFUSED
    state.bargain = bargain
    state.offers_made += 1
    state.phase = OFFERING
    tell(state, "offered", {"seat": seat, **goods_named(goods)})


def goods_named(goods: list[int]) -> dict[str, Json]:
    return {
        "give": {RESOURCES[kind]: goods[kind] for kind in range(5) if goods[kind]},
        "want": {RESOURCES[kind]: goods[5 + kind] for kind in range(5) if goods[5 + kind]},
    }


def list_replies(state: State, seat: Int, moves: Moves) -> None:
    """What may be said to the open offer: by the others until they have answered, by the player on turn at
    any time.
    """
    bargain = state.bargain
    assert bargain is not None
    if seat == state.turn_player:
        moves.add(WITHDRAW, 0)
        for other in range(state.seats):
            if can_confirm(state, bargain, other):
                moves.add(CONFIRM, other)
    elif bargain.replies[seat] == PENDING:
        moves.add(REFUSE, 0)
        if holds(state, seat, bargain.goods[5:]):
            moves.add(ACCEPT, 0)


def can_confirm(state: State, bargain: Bargain, other: Int) -> bool:
    """Both hands are looked at in the moment of the exchange."""
    seat = state.turn_player
    if bargain.replies[other] == ACCEPTED and other != seat:
        return holds(state, seat, bargain.goods[:5]) and holds(state, other, bargain.goods[5:])
    if bargain.replies[other] == COUNTERED:
        counter = bargain.counters[other]
        return holds(state, other, counter[:5]) and holds(state, seat, counter[5:])
    return False


def reply(state: State, seat: Int, answer: Int) -> None:
    bargain = state.bargain
    assert bargain is not None
    bargain.replies[seat] = answer
    if answer == REFUSED:
        state.refused.append([seat, *bargain.goods])
    tell(state, "accepted" if answer == ACCEPTED else "refused", {"seat": seat})
    if all(said == REFUSED for said in bargain.replies):
        close(state)


def counter(state: State, seat: Int, goods: list[int]) -> None:
    bargain = state.bargain
    assert bargain is not None
    bargain.replies[seat] = COUNTERED
    bargain.counters[seat] = goods
    tell(state, "countered", {"seat": seat, **goods_named(goods)})


def confirm(state: State, other: Int) -> None:
    bargain = state.bargain
    assert bargain is not None
    seat = state.turn_player
    goods = bargain.goods
    if bargain.replies[other] == COUNTERED:
        goods = bargain.counters[other][5:] + bargain.counters[other][:5]
    for kind in range(5):
        if goods[kind]:
            hand_over(state, seat, other, kind, goods[kind])
        if goods[5 + kind]:
            hand_over(state, other, seat, kind, goods[5 + kind])
    tell(state, "exchanged", {"seat": seat, "to": other, **goods_named(goods)})
    close(state)


def withdraw(state: State) -> None:
    tell(state, "withdrawn", {"seat": state.turn_player})
    close(state)


def close(state: State) -> None:
    state.bargain = None
    state.phase = MAIN
