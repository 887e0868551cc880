"""Offers to the other players: what helps one's own turn most, of what somebody may well take up; and what
is said to theirs.
"""

from __future__ import annotations

from typing import NamedTuple

from ludoteka.bots.catan.judge import FAIR_SHARE, LEAST_GAIN, Judge, exchanged
from ludoteka.games.catan.moves import ACCEPT, SPAN, Accept, Counter, Refuse
from ludoteka.games.catan.state import State
from ludoteka.games.catan.trade import can_counter, can_offer
from ludoteka.kernel.moves import Move

MOST_TRIED = 5  # offers that are looked at closely
MOST_GIVEN = 2  # cards of a kind for one


class Chance(NamedTuple):
    """An offer that would be taken up in the guess, and the turn after it."""

    goods: list[int]
    after: State


def chances(judge: Judge) -> list[Chance]:
    """The most promising first. An offer that is refused costs nothing."""
    found = []
    for _, goods in sorted(wishes(judge), reverse=True)[:MOST_TRIED]:
        takers = [other for other in range(judge.state.seats) if would_take(judge, other, goods)]
        if takers:
            found.append(Chance(goods, exchanged(judge.state, judge.seat, takers[0], goods[:5], goods[5:])))
    return found


def wishes(judge: Judge) -> list[tuple[float, list[int]]]:
    """Offers that would help, with how much they would at first sight."""
    state, seat = judge.state, judge.seat
    hand = [int(count) for count in state.players[seat].hand]
    found = []
    for give in range(5):
        for want in range(5):
            for count in range(1, min(hand[give], MOST_GIVEN) + 1):
                goods = [0] * 10
                goods[give], goods[5 + want] = count, 1
                if give != want and can_offer(state, seat, goods):
                    # With nobody's cards: only the own hand matters at first sight.
                    after = state.clone()
                    player = after.players[seat]
                    player.hand[give] -= count
                    player.hand[want] += 1
                    player.hand_size += 1 - count
                    gain = judge.value(after) - judge.now
                    if gain > LEAST_GAIN:
                        found.append((gain, goods))
    return found


def would_take(judge: Judge, other: int, goods: list[int]) -> bool:
    """Whether a sensible player with these cards, who is not about to win, would agree."""
    state = judge.state
    if other == judge.seat or judge.is_dangerous(other) or [other, *goods] in state.refused:
        return False
    if any(state.players[other].hand[kind] < goods[5 + kind] for kind in range(5)):
        return False
    _, theirs = judge.with_goods(goods[:5], goods[5:], other)
    return theirs > LEAST_GAIN


def reply(judge: Judge) -> Move:
    """What this seat says to the offer that is open to it: yes, something else, or no."""
    if ACCEPT * SPAN in judge.listed() and judge.move(ACCEPT * SPAN) > judge.now:
        return Accept()
    better = max(counters(judge), default=None)
    return Refuse() if better is None else Counter(*better[1])


def counters(judge: Judge) -> list[tuple[float, list[int]]]:
    """What this seat would rather give or get for a part of the offer, where both sides gain; by its gain.

    One kind of what was offered stays, so that it is an answer and no other business.
    """
    state, seat = judge.state, judge.seat
    bargain, asker = state.bargain, int(state.turn_player)
    assert bargain is not None
    if judge.is_dangerous(asker):
        return []
    found = []
    for give in range(5):
        for want in range(5):
            kept = bargain.goods[want] > 0 or bargain.goods[5 + give] > 0
            for count in range(1, MOST_GIVEN + 1):
                goods = [0] * 10
                goods[give], goods[5 + want] = 1, count
                if not kept or not can_counter(state, seat, goods):
                    continue
                if state.players[asker].hand[want] < count:
                    continue
                mine, theirs = judge.with_goods(goods[:5], goods[5:], asker)
                gain = mine - judge.now
                if min(gain, theirs) > LEAST_GAIN and gain >= FAIR_SHARE * theirs:
                    found.append((gain, goods))
    return found
