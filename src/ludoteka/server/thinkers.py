"""Where bots think: processes of their own, so that they neither slow a table nor get at it. They see
what `bots.sight` gives.

The processes are started when the first bot is asked. One that takes too long is killed and replaced.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from multiprocessing import get_context
from typing import Any

from pebble import ProcessExpired, ProcessPool

from ludoteka.bots.levels import bot
from ludoteka.bots.sight import load_sight
from ludoteka.kernel.errors import LudotekaError


class BotFailed(LudotekaError):
    """A bot crashed, or did not answer in time."""


def choose(sight: dict[str, Any], level: str, seconds: float) -> str:
    """The bot's move as text. Runs in a process of its own."""
    seen = load_sight(sight)
    return str(bot(seen.rules.name, level).choose(seen, seconds))


def warm() -> None:
    """Does nothing, in a process that has then been started."""


class Thinkers:
    def __init__(self, processes: int, prepare: Callable[[], None]) -> None:
        self.processes = processes
        self.prepare = prepare
        self.pool: ProcessPool | None = None

    async def choose(self, sight: dict[str, Any], level: str, seconds: float) -> str:
        """Raises BotFailed after at most twice the time and a second."""
        pool = self._open_pool()
        try:
            # (a ProcessFuture is a concurrent.futures.Future, but of a class of its own)
            future: Any = pool.schedule(choose, args=[sight, level, seconds], timeout=2 * seconds + 1)
            return str(await asyncio.wrap_future(future))
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
        if self.pool is None or not self.pool.active:
            self.pool = ProcessPool(self.processes, initializer=self.prepare, context=get_context("spawn"))
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.stop()  # type: ignore[no-untyped-call]  # pebble is typed but for this
            self.pool.join()
            self.pool = None
