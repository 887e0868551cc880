"""A state that a seat can't tell from the real one: others' hands, the deck and what was cheated away are
dealt anew; nobody else is just cheating.
"""

from __future__ import annotations

from ludoteka.games.cheating_moth.cards import is_moth
from ludoteka.games.cheating_moth.legal import waiting_for
from ludoteka.games.cheating_moth.sleights import FIDGET, between, is_spotted
from ludoteka.games.cheating_moth.state import HANDING, NOTHING, OVER, SHOWING, TURN, State
from ludoteka.kernel.rng import Rng


def guess(state: State, seat: int, rng: Rng) -> State:
    copy = state.clone()
    copy.rng = rng.child(f"guess {rng.below(1 << 30)}")
    if state.phase in (SHOWING, OVER):  # everything has come to light but the order of the deck
        copy.rng.shuffle(copy.deck)
        return copy
    deal_anew(copy, state, seat)
    forget_others(copy, state, seat)
    return copy


def deal_anew(copy: State, state: State, seat: int) -> None:
    """Others hold as many cards as their fans show."""
    others = [other for other in range(state.seats) if other != seat]
    pool = state.deck[:]
    for other in others:
        pool += state.hands[other] + state.gone[other]
        copy.hands[other], copy.gone[other] = [], []
    copy.rng.shuffle(pool)
    with_other_cards = [other for other in others if not has_only_moths(state, other)]
    for other in others:
        if other not in with_other_cards:
            copy.hands[other] = taken(pool, state.fans[other], moths=True)
        elif must_give(state, other):
            copy.hands[other] = taken(pool, 1, moths=False)
    for other in with_other_cards:
        missing = state.fans[other] - len(copy.hands[other])
        if state.picks[other] != NOTHING:
            copy.picks[other] = copy.hands[other][0]
        copy.hands[other] = sorted(copy.hands[other] + [pool.pop() for _ in range(missing)])
    copy.deck = [pool.pop() for _ in state.deck]
    copy.gone[others[0]] = sorted(pool)  # somebody has cheated them away


def must_give(state: State, other: int) -> bool:
    """Whether everybody knows that this seat holds a card that is no moth."""
    return state.picks[other] != NOTHING or (state.phase != TURN and other in waiting_for(state))


def has_only_moths(state: State, other: int) -> bool:
    """Whether everybody knows that: it is not asked for a card for the slowest."""
    return state.phase == HANDING and other != state.slowest and not must_give(state, other)


def taken(pool: list[int], count: int, *, moths: bool) -> list[int]:
    """Up to so many moths, or other cards, out of the pool."""
    found = [card for card in pool if is_moth(card) == moths][:count]
    for card in found:
        pool.remove(card)
    return found


def forget_others(copy: State, state: State, seat: int) -> None:
    copy.sleights = [
        sleight
        for sleight in copy.sleights
        if sleight.seat == seat or (seat == state.guard and is_spotted(state, sleight.seat, state.now))
    ]
    copy.tells = []
    copy.fan_changes = [row for row in copy.fan_changes if row[1] == seat]
    copy.fidgets = [state.now + between(copy, FIDGET) for _ in range(state.seats)]
    copy.entries = [entry for entry in copy.entries if entry[1] == seat]
    if copy.verdict and copy.verdict[0] != seat:
        copy.verdict[1] = NOTHING
