"""Determinization: all that a seat can't see is dealt anew, so that the seat can't tell the new state from the real one."""

from __future__ import annotations

from typing import Final

from ludoteka.games.fabled_fruit.costs import can_fill
from ludoteka.games.fabled_fruit.fruit import FIRST_MIX, MASK
from ludoteka.games.fabled_fruit.price import paid, prices
from ludoteka.games.fabled_fruit.questions import OPTIONS
from ludoteka.games.fabled_fruit.state import State, fruit_tokens
from ludoteka.kernel.frames import Ask
from ludoteka.kernel.rng import Rng

TRIES: Final = 20


def guess(state: State, seat: int, rng: Rng) -> State:
    copy = state.clone()
    copy.rng = rng.child(f"guess {rng.below(1 << 30)}")
    strangers = [other for other in range(state.seats) if other != seat]
    laid = secretly_laid(copy, seat)
    unknown = copy.draw_pile + [copy.frames[-1].cards[place] for place in laid]
    for other in strangers:
        unknown += copy.hands[other] + copy.hidden[other]
    swap_unseen_mixes(copy, unknown, rng)
    for _ in range(TRIES):
        rng.shuffle(unknown)
        deal(copy, unknown[:], strangers, laid)
        if all(list_options(copy, question) for question in copy.asks if question.seat != seat):
            break
    else:
        for question in copy.asks:
            if question.seat != seat and not list_options(copy, question):
                make_answerable(copy, question, seat)
    answer_anew(copy, seat, rng)
    return copy


def secretly_laid(state: State, seat: int) -> list[int]:
    """Places of the top frame's cards that others have laid aside unseen (32)."""
    if not state.frames or state.frames[-1].rule != "action" or state.frames[-1].number != 32:
        return []
    return [place for place, giver in enumerate(state.frames[-1].seats) if giver != seat]


def swap_unseen_mixes(state: State, unknown: list[int], rng: Rng) -> None:
    """Which mix cards lie in their pile and which are somewhere unseen can't be known either."""
    if not state.mixes_ready:
        return
    places = [place for place, card in enumerate(unknown) if card >= FIRST_MIX]
    mixes = state.mix_pile + [unknown[place] for place in places]
    rng.shuffle(mixes)
    for place in places:
        unknown[place] = mixes.pop()
    state.mix_pile = mixes


def deal(state: State, cards: list[int], strangers: list[int], laid: list[int]) -> None:
    for other in strangers:
        for pile in (state.hands[other], state.hidden[other]):
            for place in range(len(pile)):
                pile[place] = cards.pop()
    for place in laid:
        state.frames[-1].cards[place] = cards.pop()
    state.draw_pile = cards


def list_options(state: State, question: Ask) -> bool:
    """Lists a stranger's options for the hand he was dealt; whether he has any."""
    question.options = OPTIONS[question.prompt](state, state.frames[-1], question.seat)
    return bool(question.options)


def make_answerable(state: State, question: Ask, seat: int) -> None:
    """Swaps cards into a stranger's hand until he has an answer to what he is asked (he would not be asked otherwise)."""
    if question.prompt == "pay":
        give_price(state, question)
        list_options(state, question)
        return
    hand = state.hands[question.seat]
    for pile in [state.draw_pile, *(other for i, other in enumerate(state.hands) if i not in (seat, question.seat))]:
        for place in range(len(pile)):
            hand[0], pile[place] = pile[place], hand[0]
            if list_options(state, question):
                return
            hand[0], pile[place] = pile[place], hand[0]


def give_price(state: State, question: Ask) -> None:
    """Deals a payer some cards with which the price can be paid to the end."""
    payment = state.payment
    assert payment is not None
    hand = state.hands[question.seat]
    pool = state.draw_pile + hand
    has = paid(payment) + [1 << fruit for fruit in fruit_tokens(state, question.seat) if fruit not in payment.tokens]
    has += [31] * (state.cocktails[question.seat] - payment.cocktails + (state.less and not payment.less))
    for slots in prices(state, payment.location, payment.revealed):
        chosen: list[int] = []
        for card in pool:
            if len(chosen) < len(hand) and most_filled(slots, has + chosen) < most_filled(slots, [*has, *chosen, MASK[card]]):
                chosen.append(MASK[card])
        if can_fill(slots, has + chosen):
            cards = []
            for mask in chosen:
                card = next(card for card in pool if MASK[card] == mask)
                pool.remove(card)
                cards.append(card)
            missing = len(hand) - len(cards)
            state.hands[question.seat] = cards + pool[:missing]
            state.draw_pile = pool[missing:]
            return


def most_filled(slots: list[int], cards: list[int]) -> int:
    """How many of the slots the cards can fill."""
    filled: list[int] = []
    for slot in slots:
        if can_fill([*filled, slot], cards):
            filled.append(slot)
    return len(filled)


def answer_anew(state: State, seat: int, rng: Rng) -> None:
    """Secret answers of others to a question that is still open become guesses too."""
    for question in state.asks:
        if question.seat != seat and question.answer is not None:
            question.answer = question.options[rng.below(len(question.options))]


