"""Playing a card, and what action cards do (MOT-8 to MOT-11)."""

from __future__ import annotations

from ludoteka.games.cheating_moth.cards import ANT, CARDS, COCKROACH, MOSQUITO, SPIDER, kind_of
from ludoteka.games.cheating_moth.giving import ask_for_gift
from ludoteka.games.cheating_moth.races import start_race
from ludoteka.games.cheating_moth.rounds import end_round, somebody_is_out
from ludoteka.games.cheating_moth.sleights import release
from ludoteka.games.cheating_moth.state import State, tell
from ludoteka.games.cheating_moth.turn import draw_card, lose, next_turn


def play_card(state: State, card: int, at: int) -> None:
    """Played as the last one, a card ends the round before it does anything (MOT-15)."""
    seat = state.turn
    release(state, seat, card, at)
    lose(state, seat, card)
    state.discard.append(card)
    state.passes = 0
    tell(state, "played", {"seat": seat, "card": CARDS[card]})
    if somebody_is_out(state):
        end_round(state, "hand-empty", at)
        return
    kind = kind_of(card)
    if kind == ANT:
        ant(state, at)
    elif kind in (COCKROACH, MOSQUITO):
        start_race(state, kind, at)
    elif kind == SPIDER:
        ask_for_gift(state, at)
    else:
        next_turn(state, at)


def ant(state: State, at: int) -> None:
    """Everybody else draws one, beginning at the player's left."""
    for step in range(1, state.seats):
        draw_card(state, (state.turn + step) % state.seats, at)
    next_turn(state, at)
