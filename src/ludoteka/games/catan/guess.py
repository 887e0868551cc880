"""Determinization: others' hands and development cards, and the order of the decks, are dealt anew
(BASE-18).
"""

from __future__ import annotations

from ludoteka.games.catan.moves import Give
from ludoteka.games.catan.state import ACCEPTED, COUNTERED, State
from ludoteka.games.catan.terrain import BANK, VICTORY_POINT
from ludoteka.kernel.frames import Ask
from ludoteka.kernel.moves import Move
from ludoteka.kernel.rng import Rng


def guess(state: State, seat: int, rng: Rng) -> State:
    copy = state.clone()
    copy.rng = rng.child(f"guess {rng.below(1 << 30)}")
    strangers = [other for other in range(state.seats) if other != seat]
    deal_resources(copy, seat, strangers, rng)
    deal_cards(copy, strangers, rng)
    for variant in copy.variants:
        variant.guess(copy, rng)
    for question in copy.asks:
        if question.seat in strangers:
            question.options = options_anew(copy, question)
            if question.answer is not None:
                question.answer = question.options[rng.below(len(question.options))]
    return copy


def deal_resources(state: State, seat: int, strangers: list[int], rng: Rng) -> None:
    """What is neither in the bank nor with this seat is somewhere in the others' hands."""
    unknown: list[int] = []
    mine = state.players[seat]
    for resource in range(5):
        unknown += [resource] * (BANK - state.bank[resource] - mine.hand[resource] - mine.laid[resource])
    promised = {other: goods_promised(state, other) for other in strangers}
    for goods in promised.values():
        for resource in goods:
            unknown.remove(resource)
    rng.shuffle(unknown)
    for other in strangers:
        player = state.players[other]
        laid = sum(player.laid)
        goods = promised[other]
        for resource in range(5):
            player.hand[resource] = goods.count(resource)
            player.laid[resource] = 0
        for _ in range(player.hand_size - len(goods)):
            player.hand[unknown.pop()] += 1
        for _ in range(laid):
            player.laid[unknown.pop()] += 1


def goods_promised(state: State, seat: int) -> list[int]:
    """Cards that a player is known to hold: those he has agreed to give in a bargain, or offers himself."""
    bargain = state.bargain
    if bargain is None:
        return []
    counts = [0] * 5
    if seat == state.turn_player:
        counts = bargain.goods[:5]
    elif bargain.replies[seat] == ACCEPTED:
        counts = bargain.goods[5:]
    elif bargain.replies[seat] == COUNTERED:
        counts = bargain.counters[seat][:5]
    return [resource for resource in range(5) for _ in range(counts[resource])]


def deal_cards(state: State, strangers: list[int], rng: Rng) -> None:
    """Unseen development cards lie in the deck or with the others; the points of the others follow."""
    unknown = state.deck[:]
    for other in strangers:
        player = state.players[other]
        player.points -= player.cards[VICTORY_POINT]
        for card in range(5):
            unknown += [card] * player.cards[card]
            if other == state.turn_player:
                unknown += [card] * state.fresh[card]
    rng.shuffle(unknown)
    for other in strangers:
        player = state.players[other]
        held, fresh = sum(player.cards), sum(state.fresh) if other == state.turn_player else 0
        for card in range(5):
            player.cards[card] = 0
        for _ in range(held):
            player.cards[unknown.pop()] += 1
        if other == state.turn_player:
            deal_fresh(state, unknown, fresh)
        player.points += player.cards[VICTORY_POINT]
    state.deck = unknown


def deal_fresh(state: State, unknown: list[int], count: int) -> None:
    """Cards got in this turn are no victory points (those count at once and lie with the others); unless
    nothing else is left.
    """
    for card in range(5):
        state.fresh[card] = 0
    for _ in range(count):
        places = [place for place, card in enumerate(unknown) if card != VICTORY_POINT]
        card = unknown.pop(places[-1]) if places else unknown.pop()
        state.fresh[card] += 1


def options_anew(state: State, question: Ask) -> list[Move]:
    """Which card a stranger may give depends on the hand he was dealt; all other answers are open to
    everybody's eyes.
    """
    receivers = sorted({option.to for option in question.options if isinstance(option, Give)})
    if not receivers:
        return list(question.options)
    hand = state.players[question.seat].hand
    return [Give(resource, to) for resource in range(5) if hand[resource] > 0 for to in receivers]
