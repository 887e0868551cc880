"""Everything that changes during a game of Mondo."""

from __future__ import annotations

from typing import Final, final

from ludoteka.games.mondo.board import BACK_EDGE, EMPTY, FRONT_EDGE, SQUARES
from ludoteka.games.mondo.options import Options, dump_options, read_options
from ludoteka.games.mondo.tiles import TILES
from ludoteka.kernel.data import Json, as_int, as_ints, as_list, as_mapping, as_rows, field
from ludoteka.kernel.errors import BadData
from ludoteka.kernel.events import Event
from ludoteka.kernel.rng import Rng, load_rng

NOTHING: Final = -1  # no tile in hand, no token, no deadline

# Phases.
COUNTDOWN: Final = 0  # three, two, one
BUILDING: Final = 1
PAUSED: Final = 2
SHOWING: Final = 3  # the scores of a round are looked at
OVER: Final = 4

# Where a tile is: IN_HEAP, a seat's hand (the seat), or ON_BOARD.
IN_HEAP: Final = -1
ON_BOARD: Final = 99

_NUMBERS: Final = ("seats", "round", "phase", "starts_at", "deadline", "paused_at", "show_until", "now")
_LISTS: Final = (
    "where",
    "x",
    "y",
    "up",
    "held",
    "bonus_left",
    "bonus",
    "specials",
    "tasks_up",
    "ready",
    "agreed",
    "stopped",
    "token",
)
_ROWS: Final = ("boards", "tasks")


@final
class State:
    """Lists by seat have one entry a seat, lists by tile one a tile. Flags are 0 or 1."""

    def __init__(self, seats: int, options: Options, rng: Rng) -> None:
        self.seats: int = seats
        self.options: Options = options
        self.rng: Rng = rng
        self.round: int = 1
        self.phase: int = COUNTDOWN
        self.starts_at: int = 0  # when the countdown is over
        self.deadline: int = NOTHING  # when the bell rings
        self.paused_at: int = NOTHING
        self.show_until: int = NOTHING
        self.now: int = 0
        self.where: list[int] = [IN_HEAP] * TILES
        self.x: list[int] = [0] * TILES  # place in the heap, in thousandths
        self.y: list[int] = [0] * TILES
        self.up: list[int] = [0] * TILES  # the face that shows
        self.boards: list[list[int]] = [[EMPTY] * SQUARES for _ in range(seats)]
        self.held: list[int] = [NOTHING] * seats
        self.stopped: list[int] = [0] * seats
        self.bonus_left: list[int] = []  # bonus tokens, the highest first
        self.bonus: list[int] = [0] * seats  # of this round
        self.token: list[int] = [0] * seats  # dormant volcanoes count for these seats
        self.specials: list[int] = []  # special scorings in the order of the rounds
        self.tasks_up: list[int] = []
        self.tasks: list[list[int]] = [[] for _ in range(seats)]
        self.ready: list[int] = [0] * seats
        self.agreed: list[int] = [0] * seats  # to a pause
        self.scores: list[list[list[int]]] = []  # by round, by seat: points of each line
        self.log: list[Event] | None = []

    @property
    def edge(self) -> tuple[int, int, int, int]:
        return BACK_EDGE if self.options.back else FRONT_EDGE

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def clone(self) -> State:
        copy = State(0, self.options, self.rng.clone())
        copy.seats = self.seats
        copy.round = self.round
        copy.phase = self.phase
        copy.starts_at = self.starts_at
        copy.deadline = self.deadline
        copy.paused_at = self.paused_at
        copy.show_until = self.show_until
        copy.now = self.now
        copy.where = self.where[:]
        copy.x = self.x[:]
        copy.y = self.y[:]
        copy.up = self.up[:]
        copy.boards = [board[:] for board in self.boards]
        copy.held = self.held[:]
        copy.stopped = self.stopped[:]
        copy.bonus_left = self.bonus_left[:]
        copy.bonus = self.bonus[:]
        copy.token = self.token[:]
        copy.specials = self.specials[:]
        copy.tasks_up = self.tasks_up[:]
        copy.tasks = [tasks[:] for tasks in self.tasks]
        copy.ready = self.ready[:]
        copy.agreed = self.agreed[:]
        copy.scores = [[row[:] for row in rows] for rows in self.scores]
        copy.log = None if self.log is None else []
        return copy


def dump(state: State) -> dict[str, Json]:
    data: dict[str, Json] = {name: getattr(state, name) for name in _NUMBERS}
    data.update({name: list(getattr(state, name)) for name in _LISTS})
    data.update({name: [list(row) for row in getattr(state, name)] for name in _ROWS})
    data["scores"] = [[row[:] for row in rows] for rows in state.scores]
    data["options"] = dump_options(state.options)
    data["rng"] = state.rng.dump()
    return data


def load(data: Json) -> State:
    """Raises BadData."""
    fields = as_mapping(data, "state")
    seats = as_int(field(fields, "seats"), "seats")
    options = read_options(as_mapping(field(fields, "options"), "options"), seats)
    state = State(seats, options, load_rng(field(fields, "rng")))
    for name in _NUMBERS:
        setattr(state, name, as_int(field(fields, name), name))
    for name in _LISTS:
        setattr(state, name, as_ints(field(fields, name), name))
    for name in _ROWS:
        setattr(state, name, as_rows(field(fields, name), name))
    state.scores = [as_rows(rows, "scores") for rows in as_list(field(fields, "scores"), "scores")]
    for name in ("where", "x", "y", "up"):
        if len(getattr(state, name)) != TILES:
            raise BadData(name, f"one entry for each of {TILES} tiles", len(getattr(state, name)))
    for name in ("boards", "held", "stopped", "bonus", "token", "tasks", "ready", "agreed"):
        if len(getattr(state, name)) != seats:
            raise BadData(name, f"one entry for each of {seats} seats", len(getattr(state, name)))
    return state


def is_building(state: State, seat: int) -> bool:
    return state.phase == BUILDING and not state.stopped[seat]


def laid_tiles(state: State, seat: int) -> int:
    return SQUARES - state.boards[seat].count(EMPTY)
