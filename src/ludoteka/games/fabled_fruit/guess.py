"""Determinization: all that a seat can't see is dealt anew, so that the seat can't tell the new state from
the real one.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.fabled_fruit.costs import can_fill
from ludoteka.games.fabled_fruit.fruit import ALL, FIRST_MIX, MASK
from ludoteka.games.fabled_fruit.price import may_pay_less, paid, prices
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
    """Swaps cards into a stranger's hand until he has an answer to what he is asked (he would not be asked
    otherwise).
    """
    hand = state.hands[question.seat]
    if question.prompt == "pay":
        for place, card in enumerate(a_price(state, question, seat)):
            bring(state, question.seat, seat, place, card)
        list_options(state, question)
        return
    for card in sorted(set(out_of_sight(state, seat))):
        kept = hand[:]
        bring(state, question.seat, seat, 0, card)
        if list_options(state, question):
            return
        bring(state, question.seat, seat, 0, kept[0])


def unseen_piles(state: State, seat: int) -> list[list[int]]:
    """What lies where this seat can't look."""
    return [
        state.draw_pile,
        *(
            pile[other]
            for other in range(state.seats)
            if other != seat
            for pile in (state.hands, state.hidden)
        ),
    ]


def out_of_sight(state: State, seat: int) -> list[int]:
    return [card for pile in unseen_piles(state, seat) for card in pile]


def bring(state: State, holder: int, seat: int, place: int, card: int) -> None:
    """Swaps an unseen card into this place of a hand; places before it stay as they are."""
    hand = state.hands[holder]
    if card in hand[place:]:
        found = hand.index(card, place)
        hand[place], hand[found] = hand[found], hand[place]
        return
    for pile in unseen_piles(state, seat):
        if pile is not hand and card in pile:
            found = pile.index(card)
            hand[place], pile[found] = pile[found], hand[place]
            return


def a_price(state: State, question: Ask, seat: int) -> list[int]:
    """Unseen cards with which a payer can pay the rest of the price."""
    payment = state.payment
    assert payment is not None
    has = paid(payment) + [
        1 << fruit for fruit in fruit_tokens(state, question.seat) if fruit not in payment.tokens
    ]
    has += [ALL] * (state.cocktails[question.seat] - payment.cocktails + may_pay_less(state, payment))
    for slots in prices(state, payment.location, payment.revealed):
        chosen: list[int] = []
        have = has
        for card in out_of_sight(state, seat):
            if len(chosen) < len(state.hands[question.seat]) and most_filled(slots, have) < most_filled(
                slots, [*have, MASK[card]]
            ):
                chosen.append(card)
                have = [*have, MASK[card]]
        if can_fill(slots, have):
            return chosen
    return []


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
