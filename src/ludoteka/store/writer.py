"""The one thread that writes. It commits in groups: all that has piled up while the last commit was
under way.

A change is applied whole or not at all. If a group can't be committed because one of its changes loses
(its version is there already), each of its changes is tried alone, so that only the loser fails.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping, Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Executable, Insert, Update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ludoteka.kernel.errors import LudotekaError

GROUP = 256  # changes of one commit at most


class Lost(LudotekaError):
    """Somebody else has written that version already."""


class Step(NamedTuple):
    """One statement of a change. `touches`: how many rows it must change, else the change is lost; None:
    any number."""

    statement: Executable
    values: Mapping[str, Any] | None = None
    touches: int | None = None


class Job(NamedTuple):
    steps: Sequence[Step]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """Takes changes from any event loop; `write` is done when they are committed."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.commits = 0
        self.thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self.thread.start()

    def write(self, steps: Sequence[Step]) -> asyncio.Future[None]:
        """Raises (when awaited) Lost if another writer was first."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self.jobs.put(Job(steps, loop, done))
        return done

    def close(self) -> None:
        """Writes what is waiting and stops the thread."""
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        while True:
            first = self.jobs.get()
            group = [] if first is None else [first]
            ending = first is None
            while not ending and len(group) < GROUP and not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    ending = True
                else:
                    group.append(job)
            if group:
                _answer(self._commit(group))
            if ending:
                return

    def _commit(self, group: list[Job]) -> list[tuple[Job, Exception | None]]:
        self.commits += 1
        try:
            with self.engine.begin() as connection:
                _apply(connection, [step for job in group for step in job.steps])
        except (SQLAlchemyError, LudotekaError) as problem:
            if len(group) == 1:
                lost = (
                    Lost("somebody else has written that version")
                    if isinstance(problem, IntegrityError)
                    else problem
                )
                return [(group[0], lost)]
            return [answer for job in group for answer in self._commit([job])]
        return [(job, None) for job in group]


def _apply(connection: Connection, steps: list[Step]) -> None:
    """Runs the steps in order; neighbouring rows of the same insert go in together."""
    i = 0
    while i < len(steps):
        step = steps[i]
        rows = [step.values]
        while (
            isinstance(step.statement, Insert)
            and i + 1 < len(steps)
            and steps[i + 1].statement is step.statement
        ):
            i += 1
            rows.append(steps[i].values)
        if step.values is None:
            result = connection.execute(step.statement)
        else:
            result = connection.execute(step.statement, [row for row in rows if row is not None])
        if (
            isinstance(step.statement, Update)
            and step.touches is not None
            and result.rowcount != step.touches
        ):
            raise Lost("somebody else has changed that row")
        i += 1


def _answer(answers: list[tuple[Job, Exception | None]]) -> None:
    """Tells each event loop in one call what has become of its changes."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Job, Exception | None]]] = {}
    for answer in answers:
        by_loop.setdefault(answer[0].loop, []).append(answer)
    for loop, mine in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, mine)


def _resolve(answers: list[tuple[Job, Exception | None]]) -> None:
    for job, problem in answers:
        if job.done.done():
            continue
        if problem is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(problem)
