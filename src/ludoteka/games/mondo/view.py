"""What everybody sees: Mondo has no secrets but the special scorings of later rounds, and the time if it is
hidden.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.mondo.board import EMPTY
from ludoteka.games.mondo.play import waiting_for
from ludoteka.games.mondo.rounds import rounds, special_of, surveys
from ludoteka.games.mondo.scoring import LINES, Survey
from ludoteka.games.mondo.state import IN_HEAP, NOTHING, OVER, SHOWING, State
from ludoteka.games.mondo.tasks import TASKS
from ludoteka.games.mondo.tiles import TERRAINS, TILES
from ludoteka.kernel.data import Json
from ludoteka.kernel.protocol import View

PHASES: Final = ("countdown", "building", "paused", "scores", "over")


def view(state: State, seat: int | None) -> View:
    heap = [tile for tile in range(TILES) if state.where[tile] == IN_HEAP]
    seen: View = {
        "waiting_for": waiting_for(state),
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": rounds(state),
        "level": state.options.level,
        "starts_at": state.starts_at,
        "ends_at": None if state.deadline == NOTHING or state.options.hidden_time else state.deadline,
        "heap": [[tile, state.x[tile], state.y[tile], state.up[tile]] for tile in heap],
        "edge": [TERRAINS[terrain] for terrain in state.edge],
        "bonus_left": state.bonus_left[:],
        "special": special_of(state) or None,
        "tasks": [{"name": TASKS[task].name, "value": TASKS[task].value} for task in state.tasks_up],
        "players": [player(state, other) for other in range(state.seats)],
        "scores": [[dict(zip(LINES, row, strict=True)) for row in rows] for rows in state.scores],
    }
    if state.phase in (SHOWING, OVER):
        seen["found"] = [found(one) for one in surveys(state)]
    if seat is not None:
        seen["you"] = {"seat": seat}
        if seat in waiting_for(state):
            seen["prompt"] = "ready"
    return seen


def player(state: State, seat: int) -> dict[str, Json]:
    return {
        "board": [
            None if piece == EMPTY else [piece // 8, piece // 4 % 2, piece % 4]
            for piece in state.boards[seat]
        ],
        "held": None if state.held[seat] == NOTHING else state.held[seat],
        "stopped": bool(state.stopped[seat]),
        "bonus": state.bonus[seat],
        "volcano_token": bool(state.token[seat]),
        "tasks": [TASKS[task].name for task in state.tasks[seat]],
        "wants_pause": bool(state.agreed[seat]),
    }


def found(seen: Survey) -> dict[str, Json]:
    """Where the points and errors of a board are (MON-36)."""
    return {
        "areas": [
            {"terrain": TERRAINS[area.terrain], "squares": list(area.squares)}
            for area in seen.complete_lands()
        ],
        "errors": [[error.square, error.side] for error in seen.errors],
    }
