"""Playing: who may do what, and what it does. Everybody acts at any time; the order of arrival decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteka.games.mondo.board import EMPTY, laid, open_squares
from ludoteka.games.mondo.moves import (
    FLIP,
    GRAB,
    PLACE,
    Flip,
    Grab,
    Pause,
    Place,
    PutBack,
    Ready,
    Resume,
    Shift,
    Stop,
    TakeTask,
)
from ludoteka.games.mondo.rounds import (
    COUNTDOWN_MILLIS,
    GRACE,
    SLOW_MILLIS,
    all_stopped,
    end_round,
    next_round,
    put_back,
    start_building,
    tell,
)
from ludoteka.games.mondo.state import (
    BUILDING,
    COUNTDOWN,
    IN_HEAP,
    NOTHING,
    ON_BOARD,
    OVER,
    PAUSED,
    SHOWING,
    State,
    is_building,
    laid_tiles,
)
from ludoteka.games.mondo.tasks import TASKS
from ludoteka.games.mondo.tiles import TILES
from ludoteka.kernel.errors import IllegalMove, NotYourTurn, Reason
from ludoteka.kernel.events import Event
from ludoteka.kernel.moves import Move, is_listed

MOST_TASKS: Final = 2
TILES_BEFORE_TASKS: Final = 3
TIME_UP: Final = Reason("MON-11", "time-up")


def waiting_for(state: State) -> list[int]:
    """While a round is built the game waits for time, not for anybody."""
    return [seat for seat in range(state.seats) if not state.ready[seat]] if state.phase == SHOWING else []


def legal(state: State, seat: int) -> Sequence[Move]:
    if state.phase == SHOWING:
        return [] if state.ready[seat] else [Ready()]
    if state.phase == PAUSED:
        return [Resume()]
    if state.phase != BUILDING:
        return []
    moves: list[Move] = [] if state.agreed[seat] else [Pause()]
    if state.stopped[seat]:
        return moves
    heap = [tile for tile in range(TILES) if state.where[tile] == IN_HEAP]
    if state.held[seat] == NOTHING:
        moves += [GRAB[tile] for tile in heap]
    else:
        moves.append(PutBack())
        squares = open_squares(state.boards[seat])
        moves += [PLACE[square][turn][face] for square in squares for turn in range(4) for face in range(2)]
    moves += [FLIP[tile] for tile in heap]
    moves += legal_tasks(state, seat)
    moves.append(Stop())
    return moves


def offered(state: State, seat: int) -> list[Move]:
    """What may be done besides taking, laying, flipping and shifting tiles, which the view tells of."""
    if state.phase != BUILDING or state.stopped[seat]:
        return list(legal(state, seat))
    moves: list[Move] = [] if state.agreed[seat] else [Pause()]
    if state.held[seat] != NOTHING:
        moves.append(PutBack())
    return [*moves, *legal_tasks(state, seat), Stop()]


def legal_tasks(state: State, seat: int) -> list[Move]:
    return [TakeTask(task) for task in range(len(TASKS)) if may_take_task(state, seat, task)]


def may_take_task(state: State, seat: int, task: int) -> bool:
    """MON-21: once three tiles are laid, up to two, while they lie there."""
    return (
        task in state.tasks_up
        and len(state.tasks[seat]) < MOST_TASKS
        and laid_tiles(state, seat) >= TILES_BEFORE_TASKS
    )


def may_shift(state: State, seat: int, move: Shift) -> bool:
    return is_building(state, seat) and state.where[move.tile] == IN_HEAP


def why_not(state: State, seat: int, move: Move) -> Reason | None:
    if isinstance(move, Shift):
        return None if may_shift(state, seat, move) else _reason(state, seat, move)
    return None if is_listed(move, legal(state, seat)) else _reason(state, seat, move)


def _reason(state: State, seat: int, move: Move) -> Reason:
    if state.phase == OVER:
        return Reason("MON-14", "game-over")
    if state.phase == COUNTDOWN:
        return Reason("MON-5", "countdown")
    if state.phase == PAUSED:
        return Reason("MON-30", "paused")
    if state.phase == SHOWING:
        return Reason("MON-5", "round-over")
    if state.stopped[seat]:
        return Reason("MON-10", "stopped-building")
    if isinstance(move, (Grab, Flip, Shift)) and state.where[move.tile] != IN_HEAP:
        holder = state.where[move.tile]
        where = (f"tile:{move.tile}",) if holder == ON_BOARD else (f"tile:{move.tile}", f"seat:{holder}")
        return Reason("MON-28", "tile-gone", {"tile": move.tile}, where)
    if isinstance(move, Grab):
        return Reason("MON-9", "one-tile-at-a-time")
    if isinstance(move, Place):
        if state.held[seat] == NOTHING:
            return Reason("MON-9", "no-tile-in-hand")
        taken = state.boards[seat][move.square] != EMPTY
        return Reason(
            "MON-7", "square-taken" if taken else "not-beside-a-tile", {}, (f"square:{move.square}",)
        )
    if isinstance(move, TakeTask):
        return Reason("MON-21", "task-not-to-be-had", {"task": TASKS[move.task].name})
    return Reason("MON-9", "no-tile-in-hand" if isinstance(move, PutBack) else "not-now")


def play(state: State, seat: int, move: Move, now: int) -> list[Event]:
    """`now` is when the player pressed, within his latency credit: what was pressed after the bell is
    refused (MON-35).
    """
    reason = why_not(state, seat, move)
    if reason is None and state.phase == BUILDING and NOTHING < state.deadline < now:
        reason = TIME_UP
    if reason is not None:
        raise NotYourTurn(reason) if state.phase != BUILDING else IllegalMove(reason)
    if state.log is not None:
        state.log = []
    state.now = now
    carry_out(state, seat, move, now)
    return take_log(state)


def carry_out(state: State, seat: int, move: Move, now: int) -> None:
    if isinstance(move, Grab):
        state.where[move.tile] = seat
        state.held[seat] = move.tile
        tell(state, "grabbed", {"seat": seat, "tile": move.tile})
    elif isinstance(move, PutBack):
        put_back(state, seat)
    elif isinstance(move, Place):
        place(state, seat, move)
    elif isinstance(move, Flip):
        state.up[move.tile] ^= 1
        tell(state, "flipped", {"seat": seat, "tile": move.tile})
    elif isinstance(move, Shift):
        state.x[move.tile], state.y[move.tile] = move.x, move.y
        tell(state, "shifted", {"seat": seat, "tile": move.tile, "x": move.x, "y": move.y})
    elif isinstance(move, TakeTask):
        state.tasks_up.remove(move.task)
        state.tasks[seat].append(move.task)
        tell(state, "took-task", {"seat": seat, "task": TASKS[move.task].name})
    elif isinstance(move, Stop):
        stop(state, seat, now)
    elif isinstance(move, Ready):
        state.ready[seat] = 1
        tell(state, "ready", {"seat": seat})
        if all(state.ready):
            next_round(state, now)
    else:
        pause_or_resume(state, seat, move, now)


def place(state: State, seat: int, move: Place) -> None:
    tile = state.held[seat]
    state.boards[seat][move.square] = laid(tile, move.face, move.rotation)
    state.where[tile] = ON_BOARD
    state.held[seat] = NOTHING
    tell(
        state,
        "placed",
        {"seat": seat, "tile": tile, "square": move.square, "rotation": move.rotation, "face": move.face},
    )


def stop(state: State, seat: int, now: int) -> None:
    """MON-10: the highest bonus token that is left; a held tile goes back first. The first stop starts the
    clock of a slow game.
    """
    put_back(state, seat)
    state.stopped[seat] = 1
    if state.bonus_left:
        state.bonus[seat] = state.bonus_left.pop(0)
    tell(state, "stopped", {"seat": seat, "bonus": state.bonus[seat]})
    if all_stopped(state):
        end_round(state, now)
    elif state.options.slow and state.deadline == NOTHING:
        state.deadline = now + SLOW_MILLIS
        tell(state, "last-minute", {})


def pause_or_resume(state: State, seat: int, move: Move, now: int) -> None:
    """MON-30: a pause begins when all have agreed; anybody ends it, with a new countdown."""
    if isinstance(move, Resume):
        state.phase = COUNTDOWN
        state.starts_at = now + COUNTDOWN_MILLIS
        state.agreed = [0] * state.seats
        tell(state, "resumed", {"seat": seat})
        return
    assert isinstance(move, Pause)
    state.agreed[seat] = 1
    tell(state, "wants-pause", {"seat": seat})
    if all(state.agreed):
        state.phase = PAUSED
        state.paused_at = now
        tell(state, "paused", {})


def wake_at(state: State) -> int | None:
    if state.phase == COUNTDOWN:
        return state.starts_at
    if state.phase == BUILDING and state.deadline != NOTHING:
        return state.deadline + GRACE
    return state.show_until if state.phase == SHOWING else None


def tick(state: State, now: int) -> list[Event]:
    due = wake_at(state)
    if due is None or now < due:
        return []
    state.now = now
    if state.phase == COUNTDOWN:
        start_building(state)
    elif state.phase == BUILDING:
        tell(state, "bell", {})
        end_round(state, now)
    else:
        next_round(state, now)
    return take_log(state)


def take_log(state: State) -> list[Event]:
    events = state.log
    if events is None:
        return []
    state.log = []
    return events
