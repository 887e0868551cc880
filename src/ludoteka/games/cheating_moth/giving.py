"""Giving cards: the spider (MOT-11), and what the slowest at the mosquito gets (MOT-10)."""

from __future__ import annotations

from ludoteka.games.cheating_moth.cards import CARDS, is_moth
from ludoteka.games.cheating_moth.rounds import end_round, somebody_is_out
from ludoteka.games.cheating_moth.sleights import release
from ludoteka.games.cheating_moth.state import GIVING, HANDING, NOTHING, State, each_once, free_cards, tell
from ludoteka.games.cheating_moth.turn import clock, lose, next_turn, take


def givable(state: State, seat: int) -> list[int]:
    """Cards that are no moths; the one that is just being hidden only if there is no other."""
    for cards in (free_cards(state, seat), state.hands[seat]):
        found = [card for card in each_once(cards) if not is_moth(card)]
        if found:
            return found
    return []


def move_card(state: State, giver: int, to: int, card: int, kind: str, at: int) -> None:
    release(state, giver, card, at)
    lose(state, giver, card)
    take(state, to, card)
    tell(state, kind, {"seat": giver, "to": to}, {"card": CARDS[card]}, (giver, to))


# The spider.


def ask_for_gift(state: State, at: int) -> None:
    """He must give one if he has one; he may give his last card."""
    if not givable(state, state.turn):
        next_turn(state, at)
        return
    state.phase = GIVING
    state.due = clock(state, at)


def give(state: State, to: int, card: int, at: int) -> None:
    move_card(state, state.turn, to, card, "gave", at)
    if somebody_is_out(state):
        end_round(state, "hand-empty", at)
    else:
        next_turn(state, at)


# The mosquito.


def givers(state: State) -> list[int]:
    """Who still has to pick a card for the slowest."""
    return [
        seat
        for seat in range(state.seats)
        if seat != state.slowest and state.picks[seat] == NOTHING and givable(state, seat)
    ]


def ask_for_cards(state: State, slowest: int, at: int) -> None:
    state.slowest = slowest
    state.picks = [NOTHING] * state.seats
    state.phase = HANDING
    state.due = clock(state, at)
    hand_over_if_complete(state, at)


def pick(state: State, seat: int, card: int, at: int) -> None:
    release(state, seat, card, at)
    state.picks[seat] = card
    hand_over_if_complete(state, at)


def hand_over_if_complete(state: State, at: int) -> None:
    """All at once, when the last one has picked."""
    if givers(state):
        return
    picks = state.picks
    state.picks = [NOTHING] * state.seats
    for seat in range(state.seats):
        if picks[seat] != NOTHING:
            move_card(state, seat, state.slowest, picks[seat], "handed-over", at)
    state.slowest = NOTHING
    if somebody_is_out(state):
        end_round(state, "hand-empty", at)
    else:
        next_turn(state, at)


def go_on(state: State, at: int) -> None:
    """After an accusation hands may hold other cards than before: is there still something to give?"""
    if state.phase == GIVING and not givable(state, state.turn):
        next_turn(state, at)
    elif state.phase == HANDING:
        hand_over_if_complete(state, at)
