"""Builders: they look at part of the heap, take what fits best, lay it, and stop when nothing more is to be
gained. A tile of the heap is known by the face that is up, as for people.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteka.bots.glance import Glance
from ludoteka.bots.mondo.judge import Judge
from ludoteka.bots.sight import Sight
from ludoteka.games.mondo.board import EMPTY, open_squares
from ludoteka.games.mondo.moves import FLIP, GRAB, PLACE, Pause, PutBack, Ready, Stop, TakeTask
from ludoteka.games.mondo.play import legal_tasks
from ludoteka.games.mondo.rounds import BONUS
from ludoteka.games.mondo.scoring import survey
from ludoteka.games.mondo.state import BUILDING, COUNTDOWN, IN_HEAP, NOTHING, State
from ludoteka.games.mondo.tasks import TASKS, Result
from ludoteka.games.mondo.tiles import BACK, FRONT, TILES
from ludoteka.kernel.moves import Move
from ludoteka.kernel.rng import Rng

IDLE: Final = 1000  # milliseconds between looks while there is nothing to do
MINUTE: Final = 60_000
HANDLING: Final = 0.35  # of the time for a tile, between taking and laying it
TURNING: Final = 0.12  # of that time, for a look at the other face of a tile
SPARE: Final = 2  # tiles for which time is kept besides those still needed
MOST_ERRORS: Final = 1  # a tile with one error is as good as a free square, and may bring points


class Temper(NamedTuple):
    """How somebody builds."""

    pace: int  # tiles a minute, where the table does not say it
    attention: int  # tiles that are looked at before one is taken
    closely: bool  # whether areas and special scoring are reckoned
    daring: bool  # takes tasks before they are fulfilled


CALM: Final = Temper(pace=6, attention=24, closely=False, daring=False)
EXPERT: Final = Temper(pace=8, attention=TILES, closely=True, daring=True)
BEGINNERS_PACE: Final = 4


class Look(NamedTuple):
    """What a builder knows when it looks: nothing that its seat can't see."""

    state: State
    seat: int
    rng: Rng
    tile_time: int  # milliseconds for a tile
    left: int | None  # of the round; None if that can't be seen
    now: int

    @property
    def rung(self) -> bool:
        """Whether the bell has, heard by all though the time be hidden."""
        return NOTHING < self.state.deadline < self.now

    def millis(self, share: float) -> int:
        """About so much of the time for a tile: people are not clockwork."""
        return int(self.tile_time * share * (0.75 + self.rng.below(501) / 1000))

    @property
    def board(self) -> list[int]:
        return self.state.boards[self.seat]

    @property
    def in_time(self) -> int:
        """How many more tiles there is time for, as far as one can see."""
        return TILES if self.left is None else self.left // self.tile_time


def look_of(sight: Sight, pace: int) -> Look:
    state: State = sight.guess()
    tile_time = MINUTE // (state.options.pace or pace)
    shown = state.deadline != NOTHING and not state.options.hidden_time
    left = state.deadline - sight.now if shown else None
    return Look(state, sight.seat, sight.rng, tile_time, left, sight.now)


def idle(look: Look) -> Glance | None:
    """What everybody does who does not build now: wait, and agree to a pause that a player wants."""
    state, seat = look.state, look.seat
    if state.phase == COUNTDOWN:
        return Glance(None, max(0, state.starts_at - look.now) + look.rng.below(IDLE))
    if state.phase != BUILDING or look.rung:
        return Glance(None, IDLE)
    if any(state.agreed) and not state.agreed[seat]:
        return Glance(Pause(), IDLE)
    if state.stopped[seat]:
        return Glance(None, IDLE)
    return None


def unseen(look: Look) -> list[int]:
    """Tiles of the heap whose front lies down."""
    state = look.state
    return [tile for tile in range(TILES) if state.where[tile] == IN_HEAP and state.up[tile] == BACK]


class Beginner:
    """Takes any tile, lays it anywhere."""

    def choose(self, sight: Sight, seconds: float) -> Move:
        return Ready()

    def glance(self, sight: Sight, seconds: float) -> Glance:
        look = look_of(sight, BEGINNERS_PACE)
        return idle(look) or self._build(look)

    def _build(self, look: Look) -> Glance:
        state, rng = look.state, look.rng
        squares = open_squares(look.board)
        heap = [tile for tile in range(TILES) if state.where[tile] == IN_HEAP]
        if state.held[look.seat] != NOTHING:
            square = squares[rng.below(len(squares))]
            return Glance(PLACE[square][rng.below(4)][rng.below(2)], look.millis(1 - HANDLING))
        if not squares or not heap:
            return Glance(Stop(), IDLE)
        return Glance(GRAB[heap[rng.below(len(heap))]], look.millis(HANDLING))


class Builder:
    """Builds as its temper says."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def choose(self, sight: Sight, seconds: float) -> Move:
        return Ready()

    def glance(self, sight: Sight, seconds: float) -> Glance:
        look = look_of(sight, self.temper.pace)
        return idle(look) or self._task(look) or self._build(look)

    def _build(self, look: Look) -> Glance:
        held = look.state.held[look.seat]
        if held != NOTHING:
            return self._lay(look, held)
        if EMPTY not in look.board:
            return Glance(Stop(), IDLE)
        if look.left is not None and look.left < look.tile_time * HANDLING:
            return Glance(Stop(), IDLE)  # too late for another tile, but not for a bonus token
        return self._take(look)

    def _lay(self, look: Look, held: int) -> Glance:
        judge = Judge(look.state, look.seat)
        faces = [(held, FRONT), (held, BACK)]
        best = judge.best(faces, 0, closely=self.temper.closely)
        if best is None and not self._may_go_on_looking(look):
            best = judge.best(faces, MOST_ERRORS, closely=self.temper.closely)
        if best is None:
            return Glance(PutBack(), look.millis(TURNING))
        return Glance(PLACE[best.square][best.rotation][best.face], look.millis(1 - HANDLING))

    def _take(self, look: Look) -> Glance:
        """Takes the tile that promises most; turns one over if none fits; stops if none ever will."""
        judge = Judge(look.state, look.seat)
        seen = self._looked_at(look)
        best = judge.best([(tile, look.state.up[tile]) for tile in seen], 0, closely=self.temper.closely)
        if (best is None or not best.ends_well) and self._may_go_on_looking(look):
            hidden = unseen(look)
            return Glance(FLIP[hidden[look.rng.below(len(hidden))]], look.millis(TURNING))
        if best is None:
            faces = [(tile, look.state.up[tile]) for tile in seen]
            best = judge.best(faces, MOST_ERRORS, closely=self.temper.closely)
        if best is None:
            return Glance(Stop(), IDLE)
        return Glance(GRAB[best.tile], look.millis(HANDLING))

    def _looked_at(self, look: Look) -> list[int]:
        heap = [tile for tile in range(TILES) if look.state.where[tile] == IN_HEAP]
        if len(heap) > self.temper.attention:
            look.rng.shuffle(heap)
        return heap[: self.temper.attention]

    def _may_go_on_looking(self, look: Look) -> bool:
        """There are fronts that nobody has seen, and time to turn them up."""
        return bool(unseen(look)) and look.in_time > look.board.count(EMPTY) + SPARE

    # --- tasks ----------------------------------------------------------------------------------

    def _task(self, look: Look) -> Glance | None:
        """A task that is fulfilled already, or soon will be."""
        tasks = [move for move in legal_tasks(look.state, look.seat) if isinstance(move, TakeTask)]
        if not tasks:
            return None
        seen = survey(look.board, look.state.edge)
        for move in tasks:
            task = TASKS[move.task]
            timed = task.name in ("first", "in-time", "done-without-errors")
            done = not timed and task.is_done(Result(seen, False))
            if done or (timed and self.temper.daring and self._will_do(look, task.name, len(seen.errors))):
                return Glance(move, look.millis(TURNING))
        return None

    def _will_do(self, look: Look, task: str, errors: int) -> bool:
        free = look.board.count(EMPTY)
        if task == "first":
            return free <= 1 and look.state.bonus_left[:1] == BONUS[look.state.seats][:1]
        if free > 6 or look.in_time <= free + 2:
            return False
        if task == "in-time":
            return True
        return errors == 0 and free <= 2 and not Judge(look.state, look.seat).hopeless()
