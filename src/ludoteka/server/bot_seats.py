"""The seats of a table that bots play: asking them when it is their turn, and going on whatever they do."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING

from ludoteka.bots.levels import usual_level
from ludoteka.bots.sight import sight_of
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.rng import Rng
from ludoteka.server.thinkers import BotFailed, Thinkers

if TYPE_CHECKING:
    from ludoteka.server.table import Table

log = logging.getLogger(__name__)

PATIENCE = 4  # failures after which a seat is not asked any more


class BotSeats:
    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self.table = table
        self.thinkers = thinkers
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.failures: dict[int, int] = {}  # by seat

    @property
    def usual_level(self) -> str:
        return usual_level(self.table.rules.name)

    def call(self) -> None:
        """Asks every bot whose decision the game waits for, and is not thinking yet."""
        table = self.table
        if table.stopped or not table.playing or table.match is None:
            return
        for seat in table.rules.waiting_for(table.match.state):
            level = table.bot_level(seat)
            if level is not None and seat not in self.thinking:
                task = asyncio.create_task(self._think(seat, level, table.match.version))
                self.thinking[seat] = task

    def cancel(self) -> None:
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    async def _think(self, seat: int, level: str, version: int) -> None:
        table = self.table
        started = table.settings.monotonic()
        move: str | None = None
        failures = self.failures.get(seat, 0)
        if failures < PATIENCE:
            try:
                move = await self._ask(seat, level, table.settings.think / 2**failures)
            except BotFailed as problem:
                log.warning("table %s, seat %s: %s", table.row.id, seat, problem)
            except Exception:  # our own fault, but the table must go on
                log.exception("table %s, seat %s: the bot could not be asked", table.row.id, seat)
        left = table.sheet.pause - (table.settings.monotonic() - started)
        if left > 0:
            await asyncio.sleep(left)
        table.post(partial(self._play, seat, version, move))

    async def _ask(self, seat: int, level: str, seconds: float) -> str:
        table = self.table
        assert table.match is not None
        sight = sight_of(table.rules, table.match.state, seat, Rng(secrets.token_bytes(32)))
        return await self.thinkers.choose(sight.dump(), level, seconds)

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
                self.failures[seat] = max(0, self.failures.get(seat, 0) - 1)
                await table.commit(advance)
                return
        self.failures[seat] = self.failures.get(seat, 0) + 1
        harmless = str(table.rules.default_move(match.state, seat))
        await table.commit(match.played(seat, [harmless], now, person=False))
