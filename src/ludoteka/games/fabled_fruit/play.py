"""Playing: an answer goes to its question; when all are answered the rules run on to the next question."""

from __future__ import annotations

from typing import Final

from ludoteka.games.fabled_fruit.cards import unhide
from ludoteka.games.fabled_fruit.events import tell_seat
from ludoteka.games.fabled_fruit.juice import JUICE_LINES, READING_LINES
from ludoteka.games.fabled_fruit.legal import NOT_ASKED, why_not
from ludoteka.games.fabled_fruit.lines import Line
from ludoteka.games.fabled_fruit.moves import SEEN, Unhide
from ludoteka.games.fabled_fruit.questions import list_options_anew
from ludoteka.games.fabled_fruit.state import State
from ludoteka.games.fabled_fruit.turn import ACTION_LINES, TURN_LINES
from ludoteka.kernel.errors import IllegalMove, NotYourTurn
from ludoteka.kernel.events import Event
from ludoteka.kernel.frames import Frame, open_ask, unanswered
from ludoteka.kernel.moves import Move

SCRIPTS: Final[dict[str, list[Line]]] = {"turn": TURN_LINES, "juice": JUICE_LINES, "reading": READING_LINES}


def script(frame: Frame) -> list[Line]:
    return ACTION_LINES[frame.number] if frame.rule == "action" else SCRIPTS[frame.rule]


def run(state: State) -> None:
    """Goes on until something is asked or the game is over."""
    while state.frames and not state.asks:
        frame = state.frames[-1]
        lines = script(frame)
        if frame.line >= len(lines):
            state.frames.pop()
        elif lines[frame.line](state, frame):
            frame.line += 1
            frame.step = 0
            state.answers = []


def play(state: State, seat: int, move: Move, now: int) -> list[Event]:
    reason = why_not(state, seat, move)
    if reason is not None:
        raise NotYourTurn(reason) if reason == NOT_ASKED else IllegalMove(reason)
    if state.log is not None:
        state.log = []
    state.now = now
    if isinstance(move, Unhide):
        unhide(state, seat)
        list_options_anew(state)
    else:
        give_answer(state, seat, move)
    return take_log(state)


def give_answer(state: State, seat: int, move: Move) -> None:
    """With several questions open the others learn only that this seat has answered, until the last one is
    in.
    """
    question = open_ask(state.asks, seat)
    assert question is not None
    question.answer = move
    if len(state.asks) > 1:
        tell_seat(state, "answered", seat)
    if not unanswered(state.asks):
        state.answers = state.asks
        state.asks = []
        state.frames[-1].step += 1
        run(state)


def take_log(state: State) -> list[Event]:
    events = state.log
    if events is None:
        return []
    state.log = []
    return events


def wake_at(state: State) -> int | None:
    return state.reading_until if state.reading_until >= 0 else None


def tick(state: State, now: int) -> list[Event]:
    """The time to read a new location is over, if it is limited."""
    due = wake_at(state)
    if due is None or now < due:
        return []
    state.now = now
    for seat in unanswered(state.asks):
        give_answer(state, seat, SEEN)
    return take_log(state)
