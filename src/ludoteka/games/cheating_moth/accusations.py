"""Accusing (MOT-13, MOT-14, MOT-20, MOT-21)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.cheating_moth.cards import CARDS, is_moth
from ludoteka.games.cheating_moth.giving import go_on, move_card
from ludoteka.games.cheating_moth.rounds import end_round, finish_round, somebody_is_out
from ludoteka.games.cheating_moth.sleights import break_off_all, is_open, point_light
from ludoteka.games.cheating_moth.state import (
    CAUGHT,
    CLOSING,
    GONE,
    NOTHING,
    RACING,
    SETTLING,
    State,
    each_once,
    free_cards,
    tell,
)
from ludoteka.games.cheating_moth.turn import clock, draw_card, next_turn, take

FREEZE: Final = 1500  # milliseconds for which everybody looks up
REST: Final = 3000  # after a wrong accusation the guard can't accuse


def accuse(state: State, accused: int, pressed: int, at: int) -> None:
    """The guard points at somebody. In a race the matter waits until it is decided, but the hands freeze."""
    number = open_sleight(state, accused, pressed)
    right = int(number != NOTHING)
    state.accusations.append([pressed, state.guard, accused, right])
    break_off_all(state, at)
    tell(state, "accused", {"seat": state.guard, "accused": accused})
    if state.phase == RACING:
        state.verdict = [accused, number]
    else:
        settle(state, accused, number, at)


def open_sleight(state: State, accused: int, pressed: int) -> int:
    """The number of the latest sleight of the accused that this accusation catches."""
    for number in range(len(state.sleights) - 1, -1, -1):
        sleight = state.sleights[number]
        if sleight.seat == accused and is_open(state, sleight, pressed):
            return number
    return NOTHING


def settle(state: State, accused: int, number: int, at: int) -> None:
    """Freezes the table. Wrong: the guard draws a card. Right: the cheater has his card back, gets one from
    the guard, and is the guard.
    """
    freeze(state, at, FREEZE)
    guard = state.guard
    if number == NOTHING:
        tell(state, "wrong", {"seat": guard, "accused": accused})
        draw_card(state, guard, at)
        state.may_accuse_at = at + REST
        return
    sleight = state.sleights[number]
    if sleight.ending == GONE:
        take_back(state, accused, sleight.card)
    sleight.ending = CAUGHT
    tell(state, "caught", {"seat": accused, "guard": guard}, {"card": CARDS[sleight.card]}, (accused,))
    state.guard = accused
    if state.light == accused + 1:
        point_light(state, 0, at)
    state.may_accuse_at = 0
    if penalties(state, guard):
        state.old_guard = guard
        if state.options.turn_seconds:
            state.due = max(state.due, clock(state, at))
        else:
            state.due = NOTHING


def freeze(state: State, at: int, millis: int) -> None:
    """Hands rest, clocks stand; what was hidden before is forgiven."""
    break_off_all(state, at)
    state.frozen_at = at
    state.resumes = state.phase
    state.resume_due = state.due
    state.phase = SETTLING
    state.due = at + millis
    state.pardoned = at


def take_back(state: State, seat: int, card: int) -> None:
    """The fan that has not yet been seen to shrink stays as it is."""
    state.gone[seat].remove(card)
    take(state, seat, card)
    for row in state.fan_changes:
        if row[1] == seat and row[2] < 0:
            state.fan_changes.remove(row)
            state.fans[seat] -= 1
            return


def penalties(state: State, guard: int) -> list[int]:
    """What the old guard can give: no moth, and no card that he has picked for somebody else."""
    return [card for card in each_once(free_cards(state, guard)) if not is_moth(card)]


def give_penalty(state: State, card: int, at: int) -> None:
    giver = state.old_guard
    state.old_guard = NOTHING
    move_card(state, giver, state.guard, card, "penalty", at)
    state.due = max(at, state.frozen_at + FREEZE)


def resume(state: State, at: int) -> None:
    """The table goes on where it stopped; clocks have stood still."""
    frozen = at - state.frozen_at
    state.frozen_at = NOTHING
    state.interrupted = 0
    state.phase = state.resumes
    state.due = NOTHING if state.resume_due == NOTHING else state.resume_due + frozen
    if state.phase == CLOSING:
        if somebody_is_out(state) or state.why == "standstill":
            finish_round(state, at)
        else:
            state.ended_at = NOTHING
            state.why = ""
            next_turn(state, at)
    elif somebody_is_out(state):
        end_round(state, "hand-empty", at)
    else:
        go_on(state, at)


def settle_after_race(state: State, at: int) -> None:
    if state.verdict:
        accused, number = state.verdict
        state.verdict = []
        settle(state, accused, number, at)
