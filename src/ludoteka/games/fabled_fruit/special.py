"""Lines of a single location, in the order of their numbers. What two cards share stands in `lines.py`."""

from __future__ import annotations

from ludoteka.games.fabled_fruit import cards as move_cards
from ludoteka.games.fabled_fruit.costs import LOCATIONS
from ludoteka.games.fabled_fruit.events import (
    tell,
    tell_card,
    tell_cards,
    tell_fruit,
    tell_hidden,
    tell_passed,
    tell_seat,
)
from ludoteka.games.fabled_fruit.fruit import BANANA, COCONUT, MASK, fruits_of, names, shows
from ludoteka.games.fabled_fruit.lines import has_fruit, steal_from, thief_leaves
from ludoteka.games.fabled_fruit.moves import (
    Discard,
    Give,
    Juice,
    Name,
    Put,
    Reveal,
    ShowHand,
    Take,
)
from ludoteka.games.fabled_fruit.questions import answer, answer_of, ask, richer
from ludoteka.games.fabled_fruit.state import (
    ACTED,
    BESIDE,
    NOTHING,
    Payment,
    State,
    hand_size,
    is_guarded,
    others,
)
from ludoteka.kernel.frames import NOBODY, Frame

# 2 Banana for two.


def lay_aside_banana(state: State, frame: Frame) -> bool:
    """The banana is on its way while the other chooses from the cards he held before."""
    if frame.step == 0:
        frame.kind = BANANA
        return ask(state, frame, frame.seat, "give")
    given = answer(state)
    assert isinstance(given, Give)
    frame.kind = NOBODY
    state.hands[frame.seat].remove(given.card)
    frame.cards = [given.card]
    tell_passed(state, "gave", frame.seat, frame.who, frame.cards)
    return True


def banana_goes_to_chosen(state: State, frame: Frame) -> bool:
    state.hands[frame.who] += frame.cards
    frame.cards = []
    return True


# 4 Offer everyone one.


def lay_hand_open(state: State, frame: Frame) -> bool:
    tell_cards(state, "laid-open", frame.seat, state.hands[frame.seat])
    frame.cards = state.hands[frame.seat]
    state.hands[frame.seat] = []
    return True


def take_hand_back(state: State, frame: Frame) -> bool:
    state.hands[frame.seat] += frame.cards
    frame.cards = []
    return True


# 6 Push your luck.


def push_your_luck(state: State, frame: Frame) -> bool:
    """`frame.seats` holds the fruits that are shown, `frame.kind` a mix card that is still to be named."""
    if frame.step > 0:
        given = answer(state)
        if isinstance(given, Name):
            frame.kind = NOBODY
            tell_fruit(state, "counts-as", frame.seat, given.fruit)
            return _count_fruit(state, frame, given.fruit)
        if not isinstance(given, Reveal):
            return _keep_revealed(state, frame)
    card = move_cards.reveal(state, frame.seat, 1)
    if not card:
        return _keep_revealed(state, frame)
    frame.cards += card
    new = [fruit for fruit in fruits_of(card[0]) if fruit not in frame.seats]
    if len(new) > 1:
        frame.kind = card[0]
        return ask(state, frame, frame.seat, "mix-counts-as")
    return _count_fruit(state, frame, new[0] if new else fruits_of(card[0])[0])


def _count_fruit(state: State, frame: Frame, fruit: int) -> bool:
    if fruit in frame.seats:
        tell_seat(state, "bust", frame.seat)
        move_cards.discard_open(state, frame.seat, frame.cards)
        frame.seats = []
        return True
    frame.seats.append(fruit)
    return ask(state, frame, frame.seat, "luck")


def _keep_revealed(state: State, frame: Frame) -> bool:
    if frame.cards:
        tell_cards(state, "picked", frame.seat, frame.cards)
    state.hands[frame.seat] += frame.cards
    frame.cards, frame.seats = [], []
    return True


# 11 One kind from the market.


def take_one_kind(state: State, frame: Frame) -> bool:
    """Names a fruit on the market and takes all cards that show it."""
    if frame.step == 0:
        return ask(state, frame, frame.seat, "market-kind") if state.market else True
    named = answer(state)
    assert isinstance(named, Name)
    for card in [card for card in state.market if shows(card, named.fruit)]:
        move_cards.take_from_market(state, frame.seat, card)
    return True


# 14 Share-out.


def each_other_puts_in_one(state: State, frame: Frame) -> bool:
    if frame.step == 0:
        givers = [
            seat
            for seat in others(state, frame.seat)
            if state.hands[seat] and not is_guarded(state, seat, frame.seat)
        ]
        for seat in givers:
            ask(state, frame, seat, "share")
        return not givers
    for seat in others(state, frame.seat):
        given = answer_of(state, seat)
        if isinstance(given, Put):
            state.hands[seat].remove(given.card)
            frame.cards.append(given.card)
            tell_card(state, "put-in", seat, given.card)
    return True


def add_up_to_one_for_each(state: State, frame: Frame) -> bool:
    frame.cards += move_cards.reveal(state, frame.seat, state.seats - len(frame.cards))
    return True


# 16 Steal fruit.


def thief_robs_his_location(state: State, frame: Frame) -> bool:
    there = [seat for seat in others(state, frame.seat) if state.at[seat] == state.thief_at]
    steal_from(state, frame, there)
    return True


# 17 Fruit picking.


def discard_for_picking(state: State, frame: Frame) -> bool:
    """Discards a card and remembers its fruit; with a mix card its owner says which."""
    if frame.step == 0:
        return ask(state, frame, frame.seat, "discard")
    given = answer(state)
    if isinstance(given, Discard):
        move_cards.discard(state, frame.seat, given.card)
        if len(fruits_of(given.card)) > 1:
            frame.kind = given.card
            return ask(state, frame, frame.seat, "mix-counts-as")
        frame.kind = given.card
        return True
    assert isinstance(given, Name)
    frame.kind = given.fruit
    tell_fruit(state, "counts-as", frame.seat, given.fruit)
    return True


def pick_other_fruit(state: State, frame: Frame) -> bool:
    """Takes the revealed cards that show another fruit; a mix card always does."""
    for card in [card for card in frame.cards if MASK[card] != 1 << frame.kind]:
        move_cards.take_open(state, frame.seat, frame.cards, card)
    return True


# 19 Send the thief away.


def send_thief_away(state: State, frame: Frame) -> bool:
    thief_leaves(state, frame.seat)
    return True


# 22 Two from the market.


def refill_market_of_one(state: State, frame: Frame) -> bool:
    if len(state.market) <= 1:
        move_cards.refill_market(state)
    return True


# 23 Swap all with the market.


def swap_hand_with_market(state: State, frame: Frame) -> bool:
    laid, taken = state.hands[frame.seat], state.market
    state.hands[frame.seat], state.market = taken, laid
    tell(
        state,
        "swapped-market",
        {"seat": frame.seat, "put": names(laid), "cards": names(taken), "count": len(taken)},
    )
    return True


# 25 Discount, 35 Guest's gift: what holds when leaving.


def pay_less_this_turn(state: State) -> None:
    state.less = True


def come_as_guest(state: State) -> None:
    state.guest = True


# 27 The rich contribute.


def rich_contribute(state: State, frame: Frame) -> bool:
    for seat in steal_from(state, frame, richer(state, frame.seat)):
        move_cards.draw(state, seat, 1)
    return True


# 31 Swap hands.


def swap_hands(state: State, frame: Frame) -> bool:
    """A guarded player gets the whole hand and gives nothing."""
    mine, theirs = state.hands[frame.seat], state.hands[frame.who]
    if mine:
        tell_passed(state, "gave", frame.seat, frame.who, mine)
    if is_guarded(state, frame.who, frame.seat):
        state.hands[frame.who] = theirs + mine
        state.hands[frame.seat] = []
        return True
    if theirs:
        tell_passed(state, "gave", frame.who, frame.seat, theirs)
    state.hands[frame.seat], state.hands[frame.who] = theirs, mine
    return True


# 32 Two to the left.


def pass_two_left(state: State, frame: Frame) -> bool:
    """All choose at the same time, first one card, then the other. `frame.cards` and `frame.seats` keep who
    has laid what aside.
    """
    if frame.step > 0:
        for question in state.answers:
            given = question.answer
            assert isinstance(given, Give)
            _lay_for_left(state, frame, question.seat, given.card)
    for seat in [frame.seat, *others(state, frame.seat)]:
        missing = 2 - frame.seats.count(seat)
        if is_guarded(state, seat, frame.seat) or missing == 0:
            continue
        if hand_size(state, seat) <= missing:
            for card in state.hands[seat][:]:
                _lay_for_left(state, frame, seat, card)
        else:
            ask(state, frame, seat, "pass-left")
    if state.asks:
        return False
    for giver, card in zip(frame.seats, frame.cards, strict=True):
        taker = (giver + 1) % state.seats
        state.hands[taker].append(card)
        tell_passed(state, "gave", giver, taker, [card])
    frame.cards, frame.seats = [], []
    return True


def _lay_for_left(state: State, frame: Frame, seat: int, card: int) -> None:
    state.hands[seat].remove(card)
    frame.cards.append(card)
    frame.seats.append(seat)


def cardless_draw(state: State, frame: Frame) -> bool:
    for seat in [frame.seat, *others(state, frame.seat)]:
        if not state.hands[seat]:
            move_cards.draw(state, seat, 1)
    return True


# 33 Coconuts for you.


def coconuts_for_you(state: State, frame: Frame) -> bool:
    """A guarded player keeps his coconut, but without one he draws like the others."""
    if frame.step == 0:
        for seat in others(state, frame.seat):
            if state.hands[seat] and not is_guarded(state, seat, frame.seat):
                ask(state, frame, seat, "give-coconut")
        if state.asks:
            return False
    for seat in others(state, frame.seat):
        given = answer_of(state, seat) if frame.step else None
        if isinstance(given, Give):
            move_cards.pass_card(state, seat, frame.seat, given.card)
        elif isinstance(given, ShowHand) or not has_fruit(state, seat, COCONUT):
            tell_cards(state, "showed-hand", seat, state.hands[seat])
            move_cards.draw(state, seat, 1)
    return True


# 37 Steal one.


def steal_from_chosen(state: State, frame: Frame) -> bool:
    if frame.who != NOBODY:
        steal_from(state, frame, [frame.who])
    return True


# 38 Market 2+1+1.


def others_take_from_market(state: State, frame: Frame) -> bool:
    if frame.step == 0:
        frame.seats = others(state, frame.seat)
    else:
        taken = answer(state)
        assert isinstance(taken, Take)
        move_cards.take_from_market(state, frame.seats.pop(0), taken.card)
    if not frame.seats or not state.market:
        frame.seats = []
        return True
    return ask(state, frame, frame.seats[0], "take-market")


# 40 An offer you can't refuse.


def take_offer(state: State, frame: Frame) -> bool:
    if state.offer:
        tell_cards(state, "picked", frame.seat, state.offer)
    state.hands[frame.seat] += state.offer
    state.offer = []
    return True


def put_on_offer(state: State, frame: Frame) -> bool:
    if frame.step == 0 and state.hands[frame.seat]:
        return ask(state, frame, frame.seat, "share")
    if frame.step > 0:
        given = answer(state)
        assert isinstance(given, Put)
        state.hands[frame.seat].remove(given.card)
        state.offer.append(given.card)
        tell_card(state, "put-in", frame.seat, given.card)
    state.offer += move_cards.reveal(state, frame.seat, 1)
    return True


# 41 Name a fruit.


def take_named_rest_to_market(state: State, frame: Frame) -> bool:
    for card in [card for card in frame.cards if shows(card, frame.kind)]:
        move_cards.take_open(state, frame.seat, frame.cards, card)
    if frame.cards:
        tell_cards(state, "to-market", frame.seat, frame.cards)
    state.market += frame.cards
    frame.cards = []
    return True


# 42 Aid or tax.


def aid_or_tax(state: State, frame: Frame) -> bool:
    """From the active player on, who has fewer than five cards takes one from the market, who has more puts
    one there.
    """
    if frame.step == 0:
        frame.seats = [frame.seat, *others(state, frame.seat)]
    else:
        given = answer(state)
        seat = frame.seats.pop(0)
        if isinstance(given, Take):
            move_cards.take_from_market(state, seat, given.card)
        elif isinstance(given, Put):
            move_cards.put_on_market(state, seat, given.card)
    while frame.seats:
        seat = frame.seats[0]
        if hand_size(state, seat) < 5 and state.market:
            return ask(state, frame, seat, "take-market")
        if hand_size(state, seat) < 5:
            move_cards.draw(state, seat, 1)
        elif hand_size(state, seat) > 5 and not is_guarded(state, seat, frame.seat):
            return ask(state, frame, seat, "put")
        frame.seats.pop(0)
    return True


# 44 Three, two or one.


def draw_three_two_or_one(state: State, frame: Frame) -> bool:
    held = hand_size(state, frame.seat)
    move_cards.draw(state, frame.seat, 3 if held <= 2 else 2 if held <= 4 else 1)
    return True


# 46 Trade places.


def move_animal(state: State, seat: int, location: int) -> None:
    """The animal goes to a location, with the thief if he walks beside it (#58)."""
    state.at[seat] = location
    state.did[seat] = NOTHING
    if state.thief_bond == BESIDE and state.thief_seat == seat:
        state.thief_at = location


def trade_places(state: State, frame: Frame) -> bool:
    """The animals change places, and the action of the new location follows; with nobody to swap with, one
    card.
    """
    if frame.who == NOBODY:
        move_cards.draw(state, frame.seat, 1)
        return True
    here, there = state.at[frame.seat], state.at[frame.who]
    move_animal(state, frame.seat, there)
    move_animal(state, frame.who, here)
    state.did[frame.seat] = ACTED
    tell(state, "traded-places", {"seat": frame.seat, "to": frame.who, "location": there, "from": here})
    state.frames.append(Frame("action", frame.seat, there))
    return True


# 48 Random price.


def reveal_price(state: State, frame: Frame) -> bool:
    frame.cards = move_cards.reveal(state, frame.seat, 4)
    return True


def juice_for_revealed(state: State, frame: Frame) -> bool:
    if frame.step == 0 and len(frame.cards) == 4:
        return ask(state, frame, frame.seat, "random-price")
    if frame.step > 0 and isinstance(answer(state), Juice):
        payment = Payment(frame.seat, 48)
        payment.revealed = frame.cards[:]
        state.payment = payment
        state.frames.append(Frame("juice", frame.seat, 48))
    state.price_cards += frame.cards
    frame.cards = []
    return True


# 49 Two alike for four.


def put_pair(state: State, frame: Frame) -> bool:
    if frame.step > 0:
        given = answer(state)
        assert isinstance(given, Put)
        state.hands[frame.seat].remove(given.card)
        frame.cards.append(given.card)
        tell_card(state, "put", frame.seat, given.card)
    if len(frame.cards) < 2:
        return ask(state, frame, frame.seat, "put-pair")
    state.market += frame.cards
    frame.cards = []
    return True


# 50 Remote access.


def juice_from_anywhere(state: State, frame: Frame) -> bool:
    if frame.step == 0:
        return ask(state, frame, frame.seat, "remote")
    chosen = answer(state)
    assert isinstance(chosen, Juice) and chosen.location <= LOCATIONS
    payment = Payment(frame.seat, chosen.location)
    payment.remote = True
    state.payment = payment
    state.frames.append(Frame("juice", frame.seat, chosen.location))
    return True


# 51 Mix card.


def take_mix_card(state: State, frame: Frame) -> bool:
    if state.mix_pile:
        card = state.mix_pile.pop()
        state.hands[frame.seat].append(card)
        frame.count = 1
        tell_hidden(state, "took-mix", frame.seat, [card])
    return True


def or_two_from_market(state: State, frame: Frame) -> bool:
    if frame.step > 0:
        taken = answer(state)
        assert isinstance(taken, Take)
        move_cards.take_from_market(state, frame.seat, taken.card)
    if frame.count or frame.step >= 2 or not state.market:
        return True
    return ask(state, frame, frame.seat, "take-market")


# 52 Alone: at the start of the next turn.


def alone_takes_two(state: State, frame: Frame) -> bool:
    """With no other figure here (the thief counts unless he walks beside one's own animal) up to two from
    the market.
    """
    if frame.step > 0:
        taken = answer(state)
        if not isinstance(taken, Take):
            return True
        move_cards.take_from_market(state, frame.seat, taken.card)
    here = state.at[frame.seat]
    thief = state.thief_at == here and state.thief_seat != frame.seat
    if state.at.count(here) > 1 or thief or frame.step >= 2 or not state.market:
        return True
    return ask(state, frame, frame.seat, "maybe-take-market")


# 53 Half of theirs.


def count_half(state: State, frame: Frame) -> bool:
    frame.count = (hand_size(state, frame.who) + 1) // 2
    return True


def one_less(state: State, frame: Frame) -> bool:
    frame.count = max(0, frame.count - 1)
    return True


def chosen_takes_from_market(state: State, frame: Frame) -> bool:
    if frame.step > 0:
        taken = answer(state)
        assert isinstance(taken, Take)
        move_cards.take_from_market(state, frame.who, taken.card)
        return True
    return ask(state, frame, frame.who, "take-market") if state.market else True
