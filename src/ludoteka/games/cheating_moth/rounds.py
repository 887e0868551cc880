"""Rounds (MOT-2, MOT-3, MOT-15, MOT-16): dealing, the end, points."""

from __future__ import annotations

from typing import Final

from ludoteka.games.cheating_moth.cards import CARDS, all_cards, points_of
from ludoteka.games.cheating_moth.sleights import FIDGET, between, break_off_all
from ludoteka.games.cheating_moth.state import (
    CLOSING,
    DEALT,
    NOTHING,
    OVER,
    SHOWING,
    State,
    tell,
)

HAND: Final = 8
START: Final = 3000  # milliseconds between dealing and the first turn
CLOSE: Final = 400  # accusations made before the end of the round may arrive this late (MOT-20)
SHOW: Final = 60_000  # who cheated is shown until all are ready, but not for ever


def start_round(state: State, at: int) -> None:
    rng = state.rng
    state.deck = all_cards()
    rng.shuffle(state.deck)
    for seat in range(state.seats):
        state.hands[seat] = sorted(state.deck.pop() for _ in range(HAND))
    state.discard = [state.deck.pop()]  # an action or a moth lies there as a number
    state.gone = [[] for _ in range(state.seats)]
    state.fans = [HAND] * state.seats
    state.guard = state.starter  # MOT-3
    state.turn = state.starter
    state.turns = state.passes = 0
    state.sleights = []
    state.accusations = []
    state.tells = []
    state.seen_tells = []
    state.fan_changes = []
    state.may_accuse_at = 0
    state.pardoned = NOTHING
    state.light = state.light_seen = 0
    state.light_changes = []
    state.fidgets = [at + START + between(state, FIDGET) for _ in range(state.seats)]
    state.ready = [0] * state.seats
    state.ended_at = NOTHING
    state.why = ""
    state.phase = DEALT
    state.due = at + START
    tell(state, "round", {"round": state.round, "seat": state.guard, "card": CARDS[state.discard[-1]]})


def somebody_is_out(state: State) -> bool:
    return any(not hand for hand in state.hands)


def end_round(state: State, why: str, at: int) -> None:
    """Nothing more is played; for a moment accusations that were made before may still arrive."""
    break_off_all(state, at)
    state.why = why
    state.ended_at = at
    state.phase = CLOSING
    state.due = at + CLOSE
    state.entries = []
    state.picks = [NOTHING] * state.seats
    tell(state, "round-over", {"round": state.round, "why": why})


def finish_round(state: State, at: int) -> None:
    """MOT-16: points for what is left; then the next round, or the end."""
    points = [points_of(hand) for hand in state.hands]
    state.scores.append(points)
    state.fans = [len(hand) for hand in state.hands]
    state.fan_changes = []
    tell(state, "scored", {"round": state.round, "points": points})
    if state.round == state.seats:
        state.phase = OVER
        state.due = NOTHING
        tell(state, "ended", {})
        return
    state.phase = SHOWING
    state.due = at + SHOW


def next_round(state: State, at: int) -> None:
    """The next guard sits left of who began the last round, whoever is the guard by now (MOT-3)."""
    state.round += 1
    state.starter = (state.starter + 1) % state.seats
    start_round(state, at)


def totals(state: State) -> list[int]:
    return [sum(row[seat] for row in state.scores) for seat in range(state.seats)]
