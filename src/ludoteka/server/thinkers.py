"""Where bots think: processes of their own, so that they neither slow a table nor get at it. They see
what `bots.sight` gives.

The processes are started when the first bot is asked. One that takes too long is killed and replaced.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from multiprocessing import get_context
from threading import Thread
from typing import Any, NamedTuple

from pebble import ProcessExpired, ProcessPool

from ludoteka.bots.levels import as_onlooker, bot
from ludoteka.bots.sight import load_sight
from ludoteka.kernel.errors import LudotekaError


class BotFailed(LudotekaError):
    """A bot crashed, or did not answer in time."""


class Looked(NamedTuple):
    """A glance as text: see `bots.glance`."""

    move: str | None
    rest: int


def choose(sight: dict[str, Any], level: str, seconds: float) -> str:
    """The bot's move as text. Runs in a process of its own."""
    seen = load_sight(sight)
    return str(bot(seen.rules.name, level).choose(seen, seconds))


def glance(sight: dict[str, Any], level: str, seconds: float) -> tuple[str | None, int]:
    """What a bot that looks on does. Runs in a process of its own."""
    seen = load_sight(sight)
    player = as_onlooker(bot(seen.rules.name, level))
    if player is None:
        raise TypeError("it does not look on, and so can't play in real time")
    move, rest = player.glance(seen, seconds)
    return None if move is None else str(move), int(rest)


def warm() -> None:
    """Does nothing, in a process that has then been started."""


def end(pool: ProcessPool) -> None:
    """Ends its processes, also those that are left of a pool that has broken down."""
    pool.stop()  # type: ignore[no-untyped-call]  # pebble is typed but for this
    pool.join()


class Thinkers:
    def __init__(self, processes: int, prepare: Callable[[], None]) -> None:
        self.processes = processes
        self.prepare = prepare
        self.pool: ProcessPool | None = None

    async def choose(self, sight: dict[str, Any], level: str, seconds: float) -> str:
        """Raises BotFailed after at most twice the time and a second."""
        return str(await self._ask(choose, sight, level, seconds))

    async def glance(self, sight: dict[str, Any], level: str, seconds: float) -> Looked:
        """Raises BotFailed after at most twice the time and a second."""
        return Looked(*await self._ask(glance, sight, level, seconds))

    async def _ask(
        self, asked: Callable[..., object], sight: dict[str, Any], level: str, seconds: float
    ) -> Any:
        pool = self._open_pool()
        try:
            # (a ProcessFuture is a concurrent.futures.Future, but of a class of its own)
            future: Any = pool.schedule(asked, args=[sight, level, seconds], timeout=2 * seconds + 1)
            return await asyncio.wrap_future(future)
        except (TimeoutError, ProcessExpired) as problem:
            raise BotFailed(f"bot {level}: {problem or 'no answer in time'}") from problem
        except asyncio.CancelledError:
            raise
        except Exception as problem:  # whatever a bot raises, the table goes on
            raise BotFailed(f"bot {level}: {type(problem).__name__}: {problem}") from problem

    def warm_up(self) -> None:
        """Starts the processes, so that the first bot need not wait for them."""
        self._open_pool().schedule(warm)

    def _open_pool(self) -> ProcessPool:
        """The pool, a new one if there is none or it has broken down."""
        if self.pool is not None and not self.pool.active:
            Thread(target=end, args=[self.pool], daemon=True).start()  # it may wait for its processes
            self.pool = None
        if self.pool is None:
            self.pool = ProcessPool(self.processes, initializer=self.prepare, context=get_context("spawn"))
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            end(self.pool)
            self.pool = None
