"""The seats of a table that bots play: asking them when it is their turn, letting them look on in real-time
games, and going on whatever they do."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from ludoteka.bots.levels import usual_level
from ludoteka.bots.sight import sight_of
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.rng import Rng
from ludoteka.server.match import Match
from ludoteka.server.thinkers import BotFailed, Looked, Thinkers

if TYPE_CHECKING:
    from ludoteka.server.table import Table

log = logging.getLogger(__name__)

PATIENCE = 4  # failures after which a seat is not asked any more
SHORTEST_REST, LONGEST_REST = 50, 60_000  # milliseconds between two looks
REACTION = 300  # milliseconds until who came too late looks again
A = TypeVar("A")
Asking: TypeAlias = Callable[[dict[str, Any], str, float], Awaitable[A]]


class BotSeats:
    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self.table = table
        self.thinkers = thinkers
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.failures: dict[int, int] = {}  # by seat
        self.looks_at: dict[int, int] = {}  # by seat that looks on: the table time of its next look

    @property
    def usual_level(self) -> str:
        return usual_level(self.table.rules.name)

    def call(self) -> None:
        """Asks every bot whose decision the game waits for and that is not thinking yet, and shows the
        table to those that look on and have rested."""
        table, match = self.table, self.table.match
        if table.stopped or not table.playing or match is None or not table.clock.is_going:
            return
        waited = table.rules.waiting_for(match.state)
        for seat in waited:
            if seat not in self.thinking and (level := table.bot_level(seat)) is not None:
                self._begin(seat, self._think(seat, level, match.version))
        for seat in self._onlookers(match, waited):
            level = table.bot_level(seat)
            if level is not None and self.looks_at.setdefault(seat, 0) <= table.clock.now():
                self._begin(seat, self._look_on(seat, level))

    @property
    def next_look(self) -> int | None:
        """The table time at which a bot that rests wants to look on."""
        match = self.table.match
        if match is None:
            return None
        onlookers = self._onlookers(match, self.table.rules.waiting_for(match.state))
        return min((self.looks_at.get(seat, 0) for seat in onlookers), default=None)

    def cancel(self) -> None:
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    def _begin(self, seat: int, thinking: Coroutine[Any, Any, None]) -> None:
        self.thinking[seat] = asyncio.create_task(thinking)

    def _onlookers(self, match: Match, waited: Sequence[int]) -> list[int]:
        """Bots of a real-time game that rest, that nobody waits for, and that are not given up."""
        if match.real_time is None or match.outcome is not None:
            return []
        return [
            seat
            for seat in range(match.seats)
            if seat not in waited
            and seat not in self.thinking
            and self.failures.get(seat, 0) < PATIENCE
            and self.table.bot_level(seat) is not None
        ]

    async def _ask(self, seat: int, level: str, asking: Asking[A]) -> A | None:
        """What the bot answers; None if it fails or is given up."""
        table = self.table
        failures = self.failures.get(seat, 0)
        if failures >= PATIENCE:
            return None
        try:
            assert table.match is not None
            chance = Rng(secrets.token_bytes(32))
            sight = sight_of(table.rules, table.match.state, seat, chance, table.clock.now())
            return await asking(sight.dump(), level, table.settings.think / 2**failures)
        except BotFailed as problem:
            log.warning("table %s, seat %s: %s", table.row.id, seat, problem)
        except Exception:  # our own fault, but the table must go on
            log.exception("table %s, seat %s: the bot could not be asked", table.row.id, seat)
        return None

    def _failed(self, seat: int) -> None:
        self.failures[seat] = self.failures.get(seat, 0) + 1

    def _succeeded(self, seat: int) -> None:
        self.failures[seat] = max(0, self.failures.get(seat, 0) - 1)

    # --- whom the game waits for ----------------------------------------------------------------

    async def _think(self, seat: int, level: str, version: int) -> None:
        table = self.table
        started = table.settings.monotonic()
        move = await self._ask(seat, level, self.thinkers.choose)
        left = table.sheet.pause - (table.settings.monotonic() - started)
        if left > 0:
            await asyncio.sleep(left)
        table.post(partial(self._play, seat, version, move))

    async def _play(self, seat: int, version: int, move: str | None) -> None:
        """Plays what the bot chose; a harmless move in its place if it can't be played or there is none."""
        table = self.table
        self.thinking.pop(seat, None)
        await table.let_time_pass()
        match = table.match
        if match is None or not table.playing or table.bot_level(seat) is None:
            return
        if seat not in table.rules.waiting_for(match.state):
            return
        now = table.clock.now()
        if move is not None:
            try:
                advance = match.played(seat, [move], now, person=False)
            except LudotekaError as problem:
                if match.version != version:
                    return  # the game has gone on meanwhile; the bot is asked again
                log.warning("table %s, seat %s: the bot played %r: %s", table.row.id, seat, move, problem)
            else:
                self._succeeded(seat)
                await table.commit(advance)
                return
        self._failed(seat)
        harmless = str(table.rules.default_move(match.state, seat))
        await table.commit(match.played(seat, [harmless], now, person=False))

    # --- who looks on ---------------------------------------------------------------------------

    async def _look_on(self, seat: int, level: str) -> None:
        version = -1 if self.table.match is None else self.table.match.version
        looked = await self._ask(seat, level, self.thinkers.glance)
        self.table.post(partial(self._act, seat, version, looked))

    async def _act(self, seat: int, version: int, looked: Looked | None) -> None:
        """Does what the bot wanted when it looked, if that can still be done."""
        table = self.table
        self.thinking.pop(seat, None)
        await table.let_time_pass()
        match, now = table.match, table.clock.now()
        if looked is None:
            self._failed(seat)
            self.looks_at[seat] = now + 1000 * 2 ** self.failures[seat]
            return
        self.looks_at[seat] = now + min(max(looked.rest, SHORTEST_REST), LONGEST_REST)
        if match is None or not table.playing or table.bot_level(seat) is None or looked.move is None:
            return
        try:
            advance = match.played(seat, [looked.move], now, person=False)
        except LudotekaError as problem:
            if match.version == version:  # nobody was faster: it is the bot's own fault
                self._failed(seat)
                log.warning("table %s, seat %s: the bot did %r: %s", table.row.id, seat, looked.move, problem)
            self.looks_at[seat] = now + REACTION
            return
        self._succeeded(seat)
        await table.commit(advance)
