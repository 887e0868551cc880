"""Turns (MOT-4 to MOT-7): who may play what, drawing, going on to the next."""

from __future__ import annotations

from typing import Final

from ludoteka.games.cheating_moth.cards import CARDS, fits, is_moth
from ludoteka.games.cheating_moth.rounds import end_round
from ludoteka.games.cheating_moth.sleights import fan_by, fidget, show_fan_of
from ludoteka.games.cheating_moth.state import NOTHING, TURN, State, each_once, free_cards, tell

STANDSTILL: Final = 2  # rounds of the table in which nobody can do anything end the round
MOST_TURNS: Final = 400  # of a round


def clock(state: State, at: int) -> int:
    """When a decision that is asked for now is taken by itself."""
    return at + 1000 * state.options.turn_seconds if state.options.turn_seconds else NOTHING


def may_lay(state: State, seat: int, card: int) -> bool:
    """MOT-7: moths are laid by the guard alone."""
    return seat == state.guard or not is_moth(card)


def playable(state: State, seat: int) -> list[int]:
    """What the player on turn may play; the card that is just being hidden only if it is the only one."""
    top = state.discard[-1]
    for cards in (free_cards(state, seat), state.hands[seat]):
        found = [card for card in each_once(cards) if fits(card, top) and may_lay(state, seat, card)]
        if found:
            return found
    return []


def begin_turn(state: State, at: int) -> None:
    show_fan_of(state, state.turn)
    state.turns += 1
    state.phase = TURN
    state.due = clock(state, at)
    if state.passes >= STANDSTILL * state.seats or state.turns > MOST_TURNS:
        end_round(state, "standstill", at)


def next_turn(state: State, at: int) -> None:
    state.turn = (state.turn + 1) % state.seats
    begin_turn(state, at)


def draw_in_turn(state: State, at: int) -> None:
    """MOT-5: who can't play draws a card, and the turn is over."""
    if draw_card(state, state.turn, at):
        state.passes = 0
    else:
        state.passes += 1
        tell(state, "passed", {"seat": state.turn})
    next_turn(state, at)


def draw_card(state: State, seat: int, at: int) -> bool:
    """MOT-6: the discard pile but its top card makes a new draw pile; False if there is nothing to draw."""
    if not state.deck and len(state.discard) > 1:
        state.deck = sorted(state.discard[:-1])
        state.discard = state.discard[-1:]
        state.rng.shuffle(state.deck)
        tell(state, "reshuffled", {})
    if not state.deck:
        return False
    card = state.deck.pop()
    take(state, seat, card)
    fidget(state, seat, at)
    tell(state, "drew", {"seat": seat}, {"card": CARDS[card]}, (seat,))
    return True


def take(state: State, seat: int, card: int) -> None:
    """Into the hand, for all to see that there is one more."""
    state.hands[seat].append(card)
    state.hands[seat].sort()
    fan_by(state, seat, 1)


def lose(state: State, seat: int, card: int) -> None:
    """Out of the hand, for all to see."""
    state.hands[seat].remove(card)
    fan_by(state, seat, -1)
