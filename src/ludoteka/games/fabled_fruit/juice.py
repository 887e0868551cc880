"""Making juice (FFB-8): paying, the card that becomes the juice, and the location that comes instead."""

from __future__ import annotations

from typing import Final

from ludoteka.games.fabled_fruit.cards import discard_open
from ludoteka.games.fabled_fruit.events import tell, tell_card, tell_fruit, tell_seat
from ludoteka.games.fabled_fruit.lines import Line
from ludoteka.games.fabled_fruit.moves import Pay, PayCocktail, PayLess, PayMarket, PayToken, Take
from ludoteka.games.fabled_fruit.options import numbers_in
from ludoteka.games.fabled_fruit.price import is_paid
from ludoteka.games.fabled_fruit.questions import answer, ask
from ludoteka.games.fabled_fruit.scoring import enough_juices
from ludoteka.games.fabled_fruit.setup import LAST, prepare
from ludoteka.games.fabled_fruit.state import BEFORE, Payment, State
from ludoteka.kernel.frames import Frame
from ludoteka.kernel.moves import Move

READING_MILLIS: Final = 10_000  # how long a new location is shown with the option "short"
SPOILS: Final = 2


def pay(state: State, frame: Frame) -> bool:
    """One card or token after the other, until the price is met."""
    if state.payment is None:
        state.payment = Payment(frame.seat, frame.number)
    if frame.step > 0:
        put_down(state, state.payment, answer(state))
    return True if is_paid(state, state.payment) else ask(state, frame, frame.seat, "pay")


def put_down(state: State, payment: Payment, move: Move) -> None:
    seat = payment.seat
    if isinstance(move, Pay):
        state.hands[seat].remove(move.card)
        payment.cards.append(move.card)
        tell_card(state, "paid", seat, move.card)
    elif isinstance(move, PayToken):
        payment.tokens.append(move.fruit)
        tell_fruit(state, "paid-token", seat, move.fruit)
    elif isinstance(move, PayCocktail):
        payment.cocktails += 1
        tell_seat(state, "paid-cocktail", seat)
    elif isinstance(move, PayLess):
        payment.less = True
        tell_seat(state, "paid-less", seat)
    elif isinstance(move, PayMarket):
        state.market.remove(move.card)
        payment.from_market.append(move.card)
        tell_card(state, "paid-market", seat, move.card)


def share_spoils(state: State, frame: Frame) -> bool:
    """26: who has the thief before him takes two of the cards spent on another player's juice."""
    payment, owner = state.payment, state.thief_seat
    assert payment is not None
    if state.thief_bond != BEFORE or owner == frame.seat:
        return True
    if frame.step > 0:
        taken = answer(state)
        assert isinstance(taken, Take)
        _take_spoil(state, payment, owner, taken.card)
    spent = payment.cards + payment.from_market
    missing = SPOILS - frame.step
    if len(spent) > missing > 0:
        return ask(state, frame, owner, "spoils")
    if missing > 0:
        for card in spent:
            _take_spoil(state, payment, owner, card)
    return True


def _take_spoil(state: State, payment: Payment, owner: int, card: int) -> None:
    (payment.cards if card in payment.cards else payment.from_market).remove(card)
    state.hands[owner].append(card)
    tell_card(state, "spoils", owner, card)


def take_juice(state: State, frame: Frame) -> bool:
    """What was paid goes away, fruit tokens stay, and a card of the location is the player's juice."""
    payment = state.payment
    assert payment is not None
    discard_open(state, frame.seat, payment.cards)
    discard_open(state, frame.seat, payment.from_market)
    state.cocktails[frame.seat] -= payment.cocktails
    state.cocktails_left += payment.cocktails
    state.payment = None
    state.table[frame.number] -= 1
    state.juices[frame.seat].append(frame.number)
    tell_seat(state, "juice", frame.seat, frame.number)
    return True


def next_location(state: State, frame: Frame) -> bool:
    """The next card of the big deck comes onto the table; a number that the group hasn't seen is read first
    (FFB-9).
    """
    waiting = numbers_in(state.deck)
    if waiting:
        number = waiting[0]
        state.deck[number] -= 1
        state.table[number] += 1
        new = number > state.shown
        tell(state, "location", {"location": number, "new": new, "copies": state.table[number]})
        if state.table[number] == 1:
            frame.count = number
        if new:
            state.shown = number
            if state.reading != "off":
                state.frames.append(Frame("reading", frame.seat, number))
    return True


def prepare_location(state: State, frame: Frame) -> bool:
    """What a new location needs is laid out; what lay on one that is gone is cleared away."""
    if frame.count:
        prepare(state, frame.count)
    if frame.count == LAST:
        # If 59 comes with the juice that would end the game, or later, it does not matter for winning
        # (FFE-1).
        state.need_last = not enough_juices(state)
    if state.table[40] == 0:
        discard_open(state, frame.seat, state.offer)
    return True


def read(state: State, frame: Frame) -> bool:
    """The game waits until everybody has read the new location (FFE-3)."""
    if frame.step == 0:
        for seat in range(state.seats):
            ask(state, frame, seat, "read")
        if state.reading == "short":
            state.reading_until = state.now + READING_MILLIS
        return False
    state.reading_until = -1
    return True


JUICE_LINES: Final[list[Line]] = [pay, share_spoils, take_juice, next_location, prepare_location]
READING_LINES: Final[list[Line]] = [read]
