"""What everybody sees: Mondo has no secrets but the special scorings of later rounds, and the time if it is
hidden.

A place in a list or mapping keeps its meaning while a round is built, so that a grab changes a few parts of
the view and leaves all others as they are.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.mondo.board import EMPTY, SOLO_SQUARES, open_squares
from ludoteka.games.mondo.play import waiting_for
from ludoteka.games.mondo.rounds import (
    BONUS,
    millis_left,
    rounds,
    solo_limit,
    special_of,
    surveys,
)
from ludoteka.games.mondo.scoring import LINES, Survey, special_value
from ludoteka.games.mondo.state import IN_HEAP, NOTHING, OVER, SHOWING, State, is_building
from ludoteka.games.mondo.tasks import TASKS, Result
from ludoteka.games.mondo.tiles import TERRAINS
from ludoteka.kernel.data import Json
from ludoteka.kernel.protocol import View

PHASES: Final = ("countdown", "building", "paused", "scores", "over")


def view(state: State, seat: int | None) -> View:
    hidden = state.options.hidden_time
    seen: View = {
        "waiting_for": waiting_for(state),
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": rounds(state),
        "level": state.options.level,
        "starts_at": state.starts_at,
        "ends_at": None if state.deadline == NOTHING or hidden else state.deadline,
        "left": None if hidden else millis_left(state),
        "next_at": state.show_until if state.phase == SHOWING else None,
        "heap": heap(state),
        "edge": [TERRAINS[terrain] for terrain in state.edge],
        "bonus_left": state.bonus_left[:],
        "special": special_of(state) or None,
        "tasks": [{"name": TASKS[task].name, "value": TASKS[task].value} for task in state.tasks_up],
        "players": [player(state, other) for other in range(state.seats)],
        "scores": [[dict(zip(LINES, row, strict=True)) for row in rows] for rows in state.scores],
        "limit": solo_limit(state) if state.solo else None,
        "solo_squares": list(SOLO_SQUARES) if state.solo else [],
        "pace": state.options.pace,
    }
    if state.phase in (SHOWING, OVER):
        seen["found"] = [found(state, other, one) for other, one in enumerate(surveys(state))]
    if seat is not None:
        seen["you"] = you(state, seat)
        if seat in waiting_for(state):
            seen["prompt"] = "ready"
    return seen


def heap(state: State) -> list[Json]:
    """By tile: where it lies and which face is up; None if it is not in the heap."""
    x, y, up = state.x, state.y, state.up
    return [
        [x[tile], y[tile], up[tile]] if where == IN_HEAP else None for tile, where in enumerate(state.where)
    ]


def you(state: State, seat: int) -> dict[str, Json]:
    """What this seat may do with tiles, in short: take and flip any that the heap has, lay one here."""
    building = is_building(state, seat)
    holds = building and state.held[seat] != NOTHING
    return {
        "seat": seat,
        "may_grab": building and not holds,
        "may_flip": building,
        "squares": list(open_squares(state.boards[seat])) if holds else [],
    }


def player(state: State, seat: int) -> dict[str, Json]:
    held = state.held[seat]
    return {
        "board": [
            None if piece == EMPTY else [piece // 8, piece // 4 % 2, piece % 4]
            for piece in state.boards[seat]
        ],
        "held": None if held == NOTHING else [held, state.up[held]],
        "stopped": bool(state.stopped[seat]),
        "bonus": state.bonus[seat],
        "volcano_token": bool(state.token[seat]),
        "tasks": [TASKS[task].name for task in state.tasks[seat]],
        "wants_pause": bool(state.agreed[seat]),
        "handicapped": bool(state.options.handicapped >> seat & 1),
    }


def found(state: State, seat: int, seen: Survey) -> dict[str, Json]:
    """Where the points and errors of a board are (MON-36), and what came of tasks and special scoring."""
    special = special_of(state)
    result = Result(seen, not state.solo and state.bonus[seat] == BONUS[state.seats][0])
    return {
        "areas": [
            {"terrain": TERRAINS[area.terrain], "squares": list(area.squares)}
            for area in seen.complete_lands()
        ],
        "lakes": [list(area.squares) for area in seen.lakes()],
        "errors": [[error.square, error.side] for error in seen.errors],
        "tasks": [
            {"name": TASKS[task].name, "value": TASKS[task].value, "done": TASKS[task].is_done(result)}
            for task in state.tasks[seat]
        ],
        "special": special_value(seen, special) if special else None,
    }
