"""The verbs of the location cards: each makes one line of an action.

A line is a function of the state and the frame of the action. It returns True when it is done; False when
it has asked something,
and then it is called again, `frame.step` grown by one, when the answer is there. What lines hand on to
later lines of the same
card lies in the frame: `who` was chosen, `count` is a number, `kind` a fruit, `cards` lie on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ludoteka.games.fabled_fruit import cards as move_cards
from ludoteka.games.fabled_fruit.events import tell_cards, tell_fruit, tell_hidden, tell_seat
from ludoteka.games.fabled_fruit.fruit import ANY_FRUIT, shows
from ludoteka.games.fabled_fruit.moves import Choose, Discard, Give, Hide, Name, Put, Take, Thief
from ludoteka.games.fabled_fruit.questions import CANDIDATES, answer, answer_of, ask
from ludoteka.games.fabled_fruit.state import FREE, NOWHERE, State, hand_size, is_guarded, others
from ludoteka.kernel.frames import NOBODY, Frame

Line: TypeAlias = "Callable[[State, Frame], bool]"

HELD: Final = -1  # as many as the player holds
REMEMBERED: Final = -2  # as many as `frame.count` says


def _number(state: State, frame: Frame, count: int) -> int:
    if count == HELD:
        return hand_size(state, frame.seat)
    return frame.count if count == REMEMBERED else count


# Drawing.


def draw(count: int, more: int = 0) -> Line:
    """Draw so many (HELD, REMEMBERED), and `more`."""

    def line(state: State, frame: Frame) -> bool:
        move_cards.draw(state, frame.seat, _number(state, frame, count) + more)
        return True

    return line


def draw_double(state: State, frame: Frame) -> bool:
    """Draw two for each that was counted."""
    move_cards.draw(state, frame.seat, 2 * frame.count)
    return True


def draw_up_to(count: int) -> Line:
    def line(state: State, frame: Frame) -> bool:
        move_cards.draw(state, frame.seat, count - hand_size(state, frame.seat))
        return True

    return line


def draw_for_each_player(state: State, frame: Frame) -> bool:
    move_cards.draw(state, frame.seat, state.seats)
    return True


def chosen_draws(state: State, frame: Frame) -> bool:
    move_cards.draw(state, frame.who, 1)
    return True


# Own cards to the market, the discard pile, the table.


def put(count: int, fruit: int = ANY_FRUIT) -> Line:
    """Put so many own cards on the market; fewer only if there are no more."""

    def line(state: State, frame: Frame) -> bool:
        if frame.step > 0:
            card = answer(state)
            assert isinstance(card, Put)
            move_cards.put_on_market(state, frame.seat, card.card)
        frame.kind = fruit
        if frame.step < count and has_fruit(state, frame.seat, fruit):
            return ask(state, frame, frame.seat, "put")
        frame.kind = NOBODY
        return True

    return line


def put_any(fruit: int = ANY_FRUIT) -> Line:
    """Put any number of own cards on the market, none too; remembers how many."""

    def line(state: State, frame: Frame) -> bool:
        if frame.step > 0:
            card = answer(state)
            if not isinstance(card, Put):
                frame.kind = NOBODY
                return True
            move_cards.put_on_market(state, frame.seat, card.card)
            frame.count += 1
        frame.kind = fruit
        # Asked while there are any cards: that one has none of the fruit left is nobody else's business.
        if state.hands[frame.seat]:
            return ask(state, frame, frame.seat, "maybe-put")
        frame.kind = NOBODY
        return True

    return line


def lay_aside(minimum: int, up_to_market: bool) -> Line:
    """Lay own cards beside the market, to be exchanged: between `minimum` and what lies there (or just the
    minimum).
    """

    def line(state: State, frame: Frame) -> bool:
        if frame.step > 0:
            card = answer(state)
            if not isinstance(card, Put):
                return True
            state.hands[frame.seat].remove(card.card)
            frame.cards.append(card.card)
            tell_cards(state, "put", frame.seat, [card.card])
        most = len(state.market) if up_to_market else minimum
        if len(frame.cards) >= most or not state.hands[frame.seat]:
            return True
        return ask(state, frame, frame.seat, "put" if len(frame.cards) < minimum else "maybe-put")

    return line


def laid_cards_join_market(state: State, frame: Frame) -> bool:
    state.market += frame.cards
    frame.cards.clear()
    return True


def discard(count: int, fruit: int = ANY_FRUIT) -> Line:
    def line(state: State, frame: Frame) -> bool:
        if frame.step > 0:
            card = answer(state)
            assert isinstance(card, Discard)
            move_cards.discard(state, frame.seat, card.card)
        frame.kind = fruit
        if frame.step < count and has_fruit(state, frame.seat, fruit):
            return ask(state, frame, frame.seat, "discard")
        frame.kind = NOBODY
        return True

    return line


def discard_any(up_to_market: bool = False) -> Line:
    """Discard any number, none too; remembers how many. Never more than the market can replace, if that
    matters.
    """

    def line(state: State, frame: Frame) -> bool:
        if frame.step > 0:
            card = answer(state)
            if not isinstance(card, Discard):
                return True
            move_cards.discard(state, frame.seat, card.card)
            frame.count += 1
        if not state.hands[frame.seat] or (up_to_market and frame.count >= len(state.market)):
            return True
        return ask(state, frame, frame.seat, "maybe-discard")

    return line


def hide_some(state: State, frame: Frame) -> bool:
    """Put one card or more under the animal (FFG-10)."""
    if frame.step > 0:
        card = answer(state)
        if not isinstance(card, Hide):
            return True
        state.hands[frame.seat].remove(card.card)
        state.hidden[frame.seat].append(card.card)
        tell_hidden(state, "hid", frame.seat, [card.card])
    if not state.hands[frame.seat]:
        return True
    return ask(state, frame, frame.seat, "maybe-hide" if frame.step else "hide")


def has_fruit(state: State, seat: int, fruit: int) -> bool:
    return any(shows(card, fruit) for card in state.hands[seat])


# Taking from the market.


def take(count: int, prompt: str = "take-market") -> Line:
    """Take so many market cards (REMEMBERED), as far as there are; with a "maybe" prompt fewer if one
    likes.
    """

    def line(state: State, frame: Frame) -> bool:
        if frame.step > 0:
            card = answer(state)
            if not isinstance(card, Take):
                return True
            move_cards.take_from_market(state, frame.seat, card.card)
        if frame.step >= _number(state, frame, count) or not state.market:
            return True
        return ask(state, frame, frame.seat, prompt)

    return line


def take_as_many_as_laid(more: int = 0) -> Line:
    """Take from the market what lay there before one's own cards did."""

    def line(state: State, frame: Frame) -> bool:
        if frame.step > 0:
            card = answer(state)
            assert isinstance(card, Take)
            move_cards.take_from_market(state, frame.seat, card.card)
        if frame.step >= len(frame.cards) + more or not state.market:
            return True
        return ask(state, frame, frame.seat, "take-market")

    return line


def refill_market(state: State, frame: Frame) -> bool:
    move_cards.refill_market(state)
    return True


# Choosing players and dealing with them.


def choose_player(prompt: str) -> Line:
    """Choose one of those whom the prompt allows; nobody if there are none."""

    def line(state: State, frame: Frame) -> bool:
        if frame.step > 0:
            choice = answer(state)
            assert isinstance(choice, Choose)
            frame.who = choice.seat
            return True
        frame.who = NOBODY
        if not CANDIDATES[prompt](state, frame.seat):
            return True
        return ask(state, frame, frame.seat, prompt)

    return line


def chosen_gives(count: int) -> Line:
    """The chosen player gives so many (REMEMBERED) of his cards, or all; with as many or fewer he has no
    choice. `count` is then
    how many came."""

    def line(state: State, frame: Frame) -> bool:
        return _hand_over(state, frame, frame.who, frame.seat, _number(state, frame, count))

    return line


def give_chosen(count: int) -> Line:
    """Give the chosen player so many (REMEMBERED) own cards, or all."""

    def line(state: State, frame: Frame) -> bool:
        return _hand_over(state, frame, frame.seat, frame.who, _number(state, frame, count))

    return line


def _hand_over(state: State, frame: Frame, giver: int, taker: int, count: int) -> bool:
    if frame.step == 0:
        frame.count = 0
        if is_guarded(state, giver, frame.seat):
            return True
        if hand_size(state, giver) <= count:
            frame.count = hand_size(state, giver)
            for card in state.hands[giver][:]:
                move_cards.pass_card(state, giver, taker, card)
            return True
        frame.seats = [count]  # how many are still to come
    else:
        card_given = answer(state)
        assert isinstance(card_given, Give)
        move_cards.pass_card(state, giver, taker, card_given.card)
        frame.count += 1
        frame.seats[0] -= 1
    if frame.seats[0] > 0:
        return ask(state, frame, giver, "give")
    frame.seats = []
    return True


def give_each_other(only_from: bool) -> Line:
    """Give each other player one card (only those who gave one, `frame.seats`), while there are cards."""

    def line(state: State, frame: Frame) -> bool:
        if frame.step > 0:
            given = answer(state)
            assert isinstance(given, Give)
            move_cards.pass_card(state, frame.seat, frame.seats.pop(0), given.card)
        elif not only_from:
            frame.seats = others(state, frame.seat)
        if not frame.seats or not state.hands[frame.seat]:
            frame.seats = []
            return True
        frame.who = frame.seats[0]
        return ask(state, frame, frame.seat, "give")

    return line


def each_other_may_be_given(state: State, frame: Frame) -> bool:
    """Decide for each other player whether to give him a card; counts the gifts (#47)."""
    if frame.step > 0:
        given = answer(state)
        taker = frame.seats.pop(0)
        if isinstance(given, Give):
            move_cards.pass_card(state, frame.seat, taker, given.card)
            frame.count += 1
    else:
        frame.seats = others(state, frame.seat)
    if not frame.seats or not state.hands[frame.seat]:
        frame.seats = []
        return True
    frame.who = frame.seats[0]
    return ask(state, frame, frame.seat, "maybe-give")


def each_other_gives_one(state: State, frame: Frame) -> bool:
    """Every other player chooses a card for the active one, all at once. Who has cards is remembered in
    `frame.seats`.
    """
    if frame.step == 0:
        frame.seats = [seat for seat in others(state, frame.seat) if state.hands[seat]]
        givers = [seat for seat in frame.seats if not is_guarded(state, seat, frame.seat)]
        for seat in givers:
            ask(state, frame, seat, "give")
        return not givers
    for seat in frame.seats:
        given = answer_of(state, seat)
        if isinstance(given, Give):
            move_cards.pass_card(state, seat, frame.seat, given.card)
    return True


def steal_from(state: State, frame: Frame, victims: list[int]) -> list[int]:
    """One random card from each who is not guarded and has one; returns who was robbed."""
    robbed = [seat for seat in victims if state.hands[seat] and not is_guarded(state, seat, frame.seat)]
    for seat in robbed:
        move_cards.steal(state, frame.seat, seat)
    return robbed


# Cards on the table.


def reveal(count: int) -> Line:
    def line(state: State, frame: Frame) -> bool:
        frame.cards = move_cards.reveal(state, frame.seat, count)
        return True

    return line


def reveal_for_each_player(state: State, frame: Frame) -> bool:
    frame.cards = move_cards.reveal(state, frame.seat, state.seats)
    return True


def take_open(count: int) -> Line:
    """Take so many of the open cards."""

    def line(state: State, frame: Frame) -> bool:
        if frame.step > 0:
            card = answer(state)
            assert isinstance(card, Take)
            move_cards.take_open(state, frame.seat, frame.cards, card.card)
        if frame.step >= count or not frame.cards:
            return True
        return ask(state, frame, frame.seat, "take-open")

    return line


def in_turn_each_takes_open(start_with_self: bool, may_refuse: bool) -> Line:
    """In turn order each player takes one of the open cards, as far as they go; counts the cards taken."""

    def line(state: State, frame: Frame) -> bool:
        if frame.step > 0:
            card = answer(state)
            taker = frame.seats.pop(0)
            if isinstance(card, Take):
                move_cards.take_open(state, taker, frame.cards, card.card)
                frame.count += 1
        else:
            frame.seats = others(state, frame.seat)
            if start_with_self:
                frame.seats.insert(0, frame.seat)
        if not frame.seats or not frame.cards:
            frame.seats = []
            return True
        return ask(state, frame, frame.seats[0], "maybe-take-open" if may_refuse else "take-open")

    return line


def discard_open(state: State, frame: Frame) -> bool:
    move_cards.discard_open(state, frame.seat, frame.cards)
    return True


def name_fruit(state: State, frame: Frame) -> bool:
    if frame.step == 0:
        return ask(state, frame, frame.seat, "name-fruit")
    named = answer(state)
    assert isinstance(named, Name)
    frame.kind = named.fruit
    tell_fruit(state, "named", frame.seat, named.fruit)
    return True


# The thief.


def thief_walks(state: State, seat: int, location: int) -> None:
    """The thief goes to a location, alone."""
    state.thief_at = location
    state.thief_seat = NOBODY
    state.thief_bond = FREE
    tell_seat(state, "thief-moved", seat, location)


def thief_joins(state: State, seat: int, bond: int) -> None:
    """The thief goes before a player (#26) or beside his animal (#58)."""
    state.thief_seat = seat
    state.thief_bond = bond
    state.thief_at = state.at[seat] if bond == 58 else NOWHERE
    tell_seat(state, "thief-joined", seat, bond)


def thief_leaves(state: State, seat: int) -> None:
    """The thief goes back to the supply (#19)."""
    state.thief_at = NOWHERE
    state.thief_seat = NOBODY
    state.thief_bond = FREE
    tell_seat(state, "thief-left", seat)


def thief_joins_player(bond: int) -> Line:
    def line(state: State, frame: Frame) -> bool:
        thief_joins(state, frame.seat, bond)
        return True

    return line


def move_thief(prompt: str) -> Line:
    """Send the thief to a location of one's choice; he stays where he is if there is none."""

    def line(state: State, frame: Frame) -> bool:
        if frame.step > 0:
            choice = answer(state)
            assert isinstance(choice, Thief)
            thief_walks(state, frame.seat, choice.location)
            return True
        ask(state, frame, frame.seat, prompt)
        if not state.asks[-1].options:
            state.asks.pop()
            return True
        return False

    return line
