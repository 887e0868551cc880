"""Playing: a move's input, and the passing of time. `pressed` is when the player pressed, within the credit
for his line; what happens now happens at the latest moment known.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.cheating_moth.accusations import accuse, freeze, give_penalty, resume
from ludoteka.games.cheating_moth.actions import play_card
from ludoteka.games.cheating_moth.giving import give, pick
from ludoteka.games.cheating_moth.legal import default_move, waiting_for, why_not
from ludoteka.games.cheating_moth.moves import (
    Accuse,
    Draw,
    Feint,
    Give,
    HandOver,
    Hide,
    LetGo,
    Look,
    Play,
    Race,
    Ready,
    Slap,
    Sort,
)
from ludoteka.games.cheating_moth.races import close_race, press, start_race
from ludoteka.games.cheating_moth.rounds import finish_round, next_round
from ludoteka.games.cheating_moth.sleights import (
    CHEATING,
    begin,
    break_off_all,
    fidget,
    finish,
    is_spotted,
    is_watchful,
    let_go,
    point_light,
    show_fans,
    show_light,
    show_tells,
    spotted_at,
)
from ludoteka.games.cheating_moth.state import (
    CLOSING,
    DEALT,
    GONE,
    NOTHING,
    OVER,
    RACING,
    RUNNING,
    SETTLING,
    SHOWING,
    State,
    tell,
)
from ludoteka.games.cheating_moth.turn import begin_turn, draw_in_turn
from ludoteka.kernel.errors import IllegalMove, NotYourTurn, Reason
from ludoteka.kernel.events import Event
from ludoteka.kernel.moves import Move

TURN_RULES: Final = ("not-your-turn", "nothing-to-give")


def play(state: State, seat: int, move: Move, pressed: int) -> list[Event]:
    reason = why_not(state, seat, move)
    if reason is None and state.phase == CLOSING and pressed > state.ended_at:
        reason = Reason("MOT-20", "round-over")
    if reason is not None and isinstance(move, Accuse) and reason.message == "not-seen":
        # The light had caught him when it was pressed, though it is too late by now (MOT-20, MOT-23).
        reason = None if is_spotted(state, move.seat, pressed) else reason
    if reason is not None:
        raise NotYourTurn(reason) if reason.message in TURN_RULES else IllegalMove(reason)
    if state.log is not None:
        state.log = []
    state.now = max(state.now, pressed)
    carry_out(state, seat, move, pressed, state.now)
    return take_log(state)


def carry_out(state: State, seat: int, move: Move, pressed: int, at: int) -> None:
    if isinstance(move, Hide):
        begin(state, seat, move.card, at)
    elif isinstance(move, Feint):
        begin(state, seat, NOTHING, at)
    elif isinstance(move, LetGo):
        let_go(state, seat, at)
    elif isinstance(move, Sort):
        fidget(state, seat, at)
    elif isinstance(move, Accuse):
        accuse(state, move.seat, pressed, at)
    elif isinstance(move, Look):
        point_light(state, move.at, at)
    elif isinstance(move, Race):
        press(state, seat, move.card, pressed, at)
    elif isinstance(move, Slap):
        press(state, seat, NOTHING, pressed, at)
    elif isinstance(move, Play):
        play_card(state, move.card, at)
    elif isinstance(move, Draw):
        draw_in_turn(state, at)
    elif isinstance(move, Give):
        give(state, move.seat, move.card, at)
    elif isinstance(move, HandOver):
        if state.phase == SETTLING:
            give_penalty(state, move.card, at)
        else:
            pick(state, seat, move.card, at)
    elif isinstance(move, Ready):
        get_ready(state, seat, at)


def get_ready(state: State, seat: int, at: int) -> None:
    state.ready[seat] = 1
    tell(state, "ready", {"seat": seat})
    if all(state.ready):
        next_round(state, at)


# Time.


def wake_at(state: State) -> int | None:
    """The next moment at which something happens by itself, or somebody may do more or less than before."""
    if state.phase == OVER:
        return None
    moments = [] if state.due == NOTHING else [state.due]
    moments += [row[0] for row in state.tells]
    moments += [row[0] for row in state.fan_changes]
    moments += [row[0] for row in state.light_changes]
    if state.phase in CHEATING:
        moments += state.fidgets
    for sleight in state.sleights:
        if sleight.ending == RUNNING:
            moments.append(sleight.due)
        spotted = spotted_at(state, sleight)
        if spotted != NOTHING:
            moments.append(spotted)
    moments += [moment for moment in thresholds(state) if moment > state.now]
    return min(moments, default=None)


def thresholds(state: State) -> list[int]:
    """When locks end, and when who was spotted can't be accused any more."""
    moments = [state.may_accuse_at]
    if state.phase == RACING:
        moments += state.locked
    if is_watchful(state):
        moments += [
            sleight.end + state.options.grace + 1
            for sleight in state.sleights
            if sleight.spotted != NOTHING and sleight.ending == GONE
        ]
    return moments


def tick(state: State, now: int) -> list[Event]:
    due = wake_at(state)
    if due is None or now < due:
        return []
    if state.log is not None:
        state.log = []
    while due is not None and due <= now:
        state.now = max(state.now, due)
        happen(state, due)
        due = wake_at(state)
    state.now = now if now > state.now else state.now
    return take_log(state)


def happen(state: State, at: int) -> None:
    """Everything that is due: first what the light finds, what hands do and what of it is seen; then the
    phase ends.
    """
    for sleight in state.sleights:
        moment = spotted_at(state, sleight)
        if NOTHING < moment <= at:
            sleight.spotted = moment
        if sleight.ending == RUNNING and sleight.due <= at:
            finish(state, sleight, at)
    show_tells(state, at)
    show_fans(state, at)
    show_light(state, at)
    if state.phase in CHEATING:
        for seat in range(state.seats):
            if state.fidgets[seat] <= at:
                fidget(state, seat, at)
    if NOTHING < state.due <= at:
        end_phase(state, max(at, state.now))


BACK_IN: Final = 3000  # milliseconds for everybody to find the place again


def interrupted(state: State, now: int) -> list[Event]:
    """The table was left for a while: everything goes on after a moment, a race with a new cue."""
    if state.log is not None:
        state.log = []
    break_off_all(state, state.now)  # before time has passed: no light fell on it meanwhile
    put_off(state, max(0, now - state.now))
    state.now = max(state.now, now)
    if state.phase in CHEATING:
        freeze(state, state.now, BACK_IN)
        state.interrupted = 1
    elif state.due != NOTHING:
        state.due = max(state.due, state.now + BACK_IN)
    tell(state, "interrupted", {})
    return take_log(state)


def put_off(state: State, by: int) -> None:
    """Everything to come happens later by so much, what should have happened by now in a moment."""
    soonest = state.now + 1
    for rows in (state.tells, state.fan_changes, state.light_changes):
        for row in rows:
            row[0] = max(row[0], soonest) + by
    state.fidgets = [max(moment, soonest) + by for moment in state.fidgets]
    state.locked = [moment + by for moment in state.locked]
    state.may_accuse_at += by
    if state.due != NOTHING:
        state.due += by
    if state.frozen_at != NOTHING:
        state.frozen_at += by
    if state.resume_due != NOTHING:
        state.resume_due += by


def end_phase(state: State, at: int) -> None:
    if state.phase == DEALT:
        begin_turn(state, at)
    elif state.phase == RACING:
        close_race(state, at)
    elif state.phase == CLOSING:
        finish_round(state, at)
    elif state.phase == SHOWING:
        next_round(state, at)
    elif state.phase == SETTLING and state.old_guard == NOTHING:
        resume(state, at)
        if state.phase == RACING:
            start_race(state, state.race, at)
    else:  # the clock of a decision has run out
        for seat in waiting_for(state):
            carry_out(state, seat, default_move(state, seat), at, at)


def take_log(state: State) -> list[Event]:
    events = state.log
    if events is None:
        return []
    state.log = []
    return events
