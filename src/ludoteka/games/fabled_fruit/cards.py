"""Where fruit cards go: hands, piles, the market (FFG-1, FFG-2, FFG-9). Every function here tells what it
does.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.fabled_fruit.events import tell, tell_card, tell_cards, tell_hidden, tell_passed
from ludoteka.games.fabled_fruit.fruit import names
from ludoteka.games.fabled_fruit.state import State

MARKET_SIZE: Final = 5


def from_draw_pile(state: State, count: int) -> list[int]:
    """The top cards of the draw pile; the discard pile is shuffled into a new one when it runs out. Fewer
    if both are empty.
    """
    cards: list[int] = []
    while len(cards) < count:
        if not state.draw_pile:
            if not state.discard_pile:
                break
            state.draw_pile = state.discard_pile
            state.discard_pile = []
            state.rng.shuffle(state.draw_pile)
            tell(state, "reshuffled", {"count": len(state.draw_pile)})
        cards.append(state.draw_pile.pop())
    return cards


def draw(state: State, seat: int, count: int) -> None:
    cards = from_draw_pile(state, count)
    if cards:
        state.hands[seat] += cards
        tell_hidden(state, "drew", seat, cards)


def pass_card(state: State, giver: int, taker: int, card: int) -> None:
    """A card goes hidden from hand to hand."""
    state.hands[giver].remove(card)
    state.hands[taker].append(card)
    tell_passed(state, "gave", giver, taker, [card])


def steal(state: State, taker: int, victim: int) -> None:
    """Takes a card at random, if there is one."""
    hand = state.hands[victim]
    if hand:
        card = hand.pop(state.rng.below(len(hand)))
        state.hands[taker].append(card)
        tell_passed(state, "stolen", victim, taker, [card])


def put_on_market(state: State, seat: int, card: int) -> None:
    state.hands[seat].remove(card)
    state.market.append(card)
    tell_card(state, "put", seat, card)


def take_from_market(state: State, seat: int, card: int) -> None:
    state.market.remove(card)
    state.hands[seat].append(card)
    tell_card(state, "took", seat, card)


def discard(state: State, seat: int, card: int) -> None:
    state.hands[seat].remove(card)
    state.discard_pile.append(card)
    tell_card(state, "discarded", seat, card)


def discard_open(state: State, seat: int, cards: list[int]) -> None:
    """Cards that lay open go to the discard pile; the list is emptied."""
    if cards:
        tell_cards(state, "swept", seat, cards)
        state.discard_pile += cards
        cards.clear()


def take_open(state: State, seat: int, cards: list[int], card: int) -> None:
    """Takes one of the open cards in the list."""
    cards.remove(card)
    state.hands[seat].append(card)
    tell_card(state, "picked", seat, card)


def reveal(state: State, seat: int, count: int) -> list[int]:
    cards = from_draw_pile(state, count)
    if cards:
        tell_cards(state, "revealed", seat, cards)
    return cards


def unhide(state: State, seat: int) -> None:
    """The hidden cards go back to the hand, all of them (FFG-10)."""
    if state.hidden[seat]:
        tell_hidden(state, "unhid", seat, state.hidden[seat])
        state.hands[seat] += state.hidden[seat]
        state.hidden[seat] = []


def refill_market(state: State) -> None:
    """Brings the market up to five."""
    cards = from_draw_pile(state, MARKET_SIZE - len(state.market))
    if cards:
        state.market += cards
        tell(state, "market", {"cards": names(cards), "count": len(cards)})


def clear_glutted_market(state: State) -> None:
    """DECISION (FFG-2): a turn never begins with draw and discard pile both empty while more than five
    cards lie on the market, where
    no location in play may ever take them from: the oldest beyond five are discarded. Without this a game
    can stand still for ever."""
    if not state.draw_pile and not state.discard_pile and len(state.market) > MARKET_SIZE:
        state.discard_pile = state.market[:-MARKET_SIZE]
        state.market = state.market[-MARKET_SIZE:]
        tell(state, "market-cleared", {"cards": names(state.discard_pile), "count": len(state.discard_pile)})


def refill_empty_market(state: State) -> None:
    """When something is over that has emptied the market (FFG-9)."""
    if state.market_open and not state.market:
        refill_market(state)
