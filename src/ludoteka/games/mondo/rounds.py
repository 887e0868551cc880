"""Rounds (MON-5, MON-6, MON-11, MON-13, MON-17, MON-20, MON-23): mixing the heap, the bell, the score
sheet.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.mondo.board import EMPTY, SOLO_SQUARES, SQUARES, laid
from ludoteka.games.mondo.options import MINUTES, SOLO_LIMIT, SOLO_MINUTES
from ludoteka.games.mondo.scoring import (
    SPECIALS,
    Survey,
    special_points,
    special_value,
    survey,
    volcano_points,
    volcanoes,
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
)
from ludoteka.games.mondo.tasks import TASKS, Result
from ludoteka.games.mondo.tiles import FACES, NO_VOLCANO, TILES
from ludoteka.kernel.data import Json
from ludoteka.kernel.events import Event

ROUNDS: Final = 3
COUNTDOWN_MILLIS: Final = 3_000
RETURN_MILLIS: Final = 10_000  # until the clock runs again after the server was away (MON-30)
GRACE: Final = 400  # a placement pressed before the bell may arrive this late (MON-35)
SHOW_MILLIS: Final = 60_000  # the scores are shown until all are ready, but not for ever
SLOW_MILLIS: Final = 60_000  # a slow game ends a minute after the first has stopped
BONUS: Final = {1: [], 2: [4, 3], 3: [4, 3, 2], 4: [4, 3, 2, 1]}


def tell(state: State, kind: str, args: dict[str, Json]) -> None:
    if state.log is not None:
        state.log.append(Event(kind, args))


def rounds(state: State) -> int:
    return 1 if state.solo else ROUNDS


def begin_round(state: State, now: int) -> None:
    """All tiles and tokens go back, the heap is mixed anew, and then it is three, two, one."""
    rng = state.rng
    state.where = [IN_HEAP] * TILES
    for tile in range(TILES):
        state.x[tile], state.y[tile], state.up[tile] = rng.below(1001), rng.below(1001), rng.below(2)
    state.boards = [[EMPTY] * SQUARES for _ in range(state.seats)]
    state.held = [NOTHING] * state.seats
    state.stopped = [0] * state.seats
    state.bonus = [0] * state.seats
    state.bonus_left = BONUS[state.seats][:]
    state.tasks = [[] for _ in range(state.seats)]
    state.tasks_up = []
    if state.options.level == "expert" and not state.solo:
        deck = list(range(len(TASKS)))
        rng.shuffle(deck)
        state.tasks_up = sorted(deck[: 2 * state.seats])
    if state.solo:
        lay_solo_tiles(state)
    state.ready = [0] * state.seats
    state.agreed = [0] * state.seats
    state.phase = COUNTDOWN
    state.starts_at = now + COUNTDOWN_MILLIS
    state.deadline = NOTHING
    tell(state, "round", {"round": state.round})


def lay_solo_tiles(state: State) -> None:
    """Four tiles on the tinted squares, each with a mixed face up; one with a volcano or without a mixed
    face is drawn again.
    """
    for square in SOLO_SQUARES:
        while True:
            tile = state.rng.below(TILES)
            mixed = [side for side in range(2) if len(set(FACES[tile][side].sides)) > 1]
            quiet = all(face.volcano == NO_VOLCANO for face in FACES[tile])
            if mixed and quiet and state.where[tile] == IN_HEAP:
                break
        state.boards[0][square] = laid(tile, mixed[state.rng.below(len(mixed))], state.rng.below(4))
        state.where[tile] = ON_BOARD


def round_millis(state: State) -> int:
    table = SOLO_MINUTES if state.solo else MINUTES
    return 60_000 * (state.options.minutes or table[state.options.level])


def millis_left(state: State) -> int | None:
    """What is left of a round while its clock stands; None: it has none, or it runs."""
    if state.phase not in (COUNTDOWN, PAUSED) or (state.options.slow and state.deadline == NOTHING):
        return None
    return round_millis(state) if state.deadline == NOTHING else state.deadline - state.paused_at


def start_building(state: State) -> None:
    """The countdown is over: of a new round, or of a pause (whose length the clock then gets back)."""
    state.phase = BUILDING
    if state.paused_at != NOTHING:
        if state.deadline != NOTHING:
            state.deadline += state.starts_at - state.paused_at
        state.paused_at = NOTHING
    elif not state.options.slow:
        state.deadline = state.starts_at + round_millis(state)
    tell(state, "building", {"round": state.round})


def end_round(state: State, now: int) -> None:
    """Held tiles go back, everybody's board is scored, the volcano token is given for the next round."""
    for seat in range(state.seats):
        put_back(state, seat)
    rows = score_rows(state)
    state.scores.append(rows)
    totals = [sum(row) for row in rows]
    tell(state, "scored", {"round": state.round, "totals": totals})
    best = max(totals)
    handicap = state.options.handicap != "none"
    state.token = [int(total == best and not handicap) for total in totals]
    if state.round >= rounds(state):
        state.phase = OVER
        tell(state, "ended", {})
        return
    state.phase = SHOWING
    state.show_until = now + SHOW_MILLIS


def next_round(state: State, now: int) -> None:
    state.round += 1
    begin_round(state, now)


def put_back(state: State, seat: int) -> None:
    if state.held[seat] != NOTHING:
        state.where[state.held[seat]] = IN_HEAP
        tell(state, "put-back", {"seat": seat, "tile": state.held[seat]})
        state.held[seat] = NOTHING


def all_stopped(state: State) -> bool:
    return all(state.stopped)


def interrupt(state: State, now: int) -> None:
    """The server was away (MON-30): a round under way goes on after a countdown, its clock as it stood."""
    if state.phase == BUILDING:
        state.paused_at = now
    if state.phase in (BUILDING, COUNTDOWN):
        state.phase = COUNTDOWN
        state.starts_at = now + RETURN_MILLIS
    if state.phase == SHOWING:
        state.show_until = now + SHOW_MILLIS
    state.now = now
    tell(state, "interrupted", {})


# The score sheet.


def surveys(state: State) -> list[Survey]:
    return [survey(board, state.edge) for board in state.boards]


def special_of(state: State) -> str:
    """The special scoring of this round, if the level has one."""
    if state.options.level == "beginner" or state.solo:
        return ""
    return SPECIALS[state.specials[state.round - 1]]


def score_rows(state: State) -> list[list[int]]:
    """Points of each line for each seat: animals, areas, bonus, special, volcanoes, free squares, errors,
    tasks.
    """
    seen = surveys(state)
    if state.solo:
        only = seen[0]
        return [[0, 0, 0, 0, -(only.active + only.dormant), -only.free, -len(only.errors), 0]]
    special = special_of(state)
    specials = special_points([special_value(one, special) for one in seen]) if special else [0] * state.seats
    lava = volcano_losses(state, seen)
    highest = BONUS[state.seats][0]
    rows = []
    for seat, one in enumerate(seen):
        result = Result(one, state.bonus[seat] == highest)
        tasks = sum(
            TASKS[t].value if TASKS[t].is_done(result) else -TASKS[t].value for t in state.tasks[seat]
        )
        areas = 2 * len(one.complete_lands())
        rows.append(
            [
                one.animals,
                areas,
                state.bonus[seat],
                specials[seat],
                lava[seat],
                -one.free,
                -len(one.errors),
                tasks,
            ]
        )
    return rows


def volcano_losses(state: State, seen: list[Survey]) -> list[int]:
    """The most volcanoes lose points; dormant ones count for who has the token; or only the handicapped
    lose any.
    """
    options = state.options
    if options.handicap == "none":
        return volcano_points([volcanoes(one, bool(state.token[seat])) for seat, one in enumerate(seen)])
    strong = options.handicap == "all"
    return [
        -volcanoes(one, strong) if options.handicapped >> seat & 1 else 0 for seat, one in enumerate(seen)
    ]


def totals(state: State) -> list[int]:
    return [sum(sum(rows[seat]) for rows in state.scores) for seat in range(state.seats)]


def solo_limit(state: State) -> int:
    return SOLO_LIMIT[state.options.level]
