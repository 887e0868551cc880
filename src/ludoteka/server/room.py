"""The room: finds tables, wakes them when they are needed, puts away those nobody looks at."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from ludoteka.kernel.errors import LudotekaError
from ludoteka.registry import game
from ludoteka.server.match import loaded_match
from ludoteka.server.messages import Line
from ludoteka.server.settings import Settings
from ludoteka.server.sheet import Sheet, row_with
from ludoteka.server.table import CHAT_KEPT, Table
from ludoteka.server.thinkers import Thinkers
from ludoteka.store.store import Store, TableRow, new_table
from ludoteka.store.writer import Step

log = logging.getLogger(__name__)

RESUMED = 10_000  # tables under way that are taken up at the start, newest first


class NoTable(LudotekaError):
    """There is no table of that id."""


class OtherRules(LudotekaError):
    """The table was begun under another version of the rules, and would play differently now."""


class Room:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, durable=settings.durable)
        self.thinkers = Thinkers(settings.processes, settings.prepare)
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.retelling = asyncio.Lock()  # one replay at a time, so that tables under way hardly notice

    def open(self) -> None:
        """Takes up the tables under way, in the background."""
        self.tasks = [asyncio.create_task(self._resume()), asyncio.create_task(self._tidy_up())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for table in list(self.tables.values()):
            await table.close()
        self.thinkers.close()
        self.store.close()

    async def _resume(self) -> None:
        rows = await asyncio.to_thread(self.store.tables_in, "playing", limit=RESUMED)
        for row in rows:
            try:
                await self.table(row.id)
            except LudotekaError as problem:
                log.warning("table %s is not resumed: %s", row.id, problem)

    async def _tidy_up(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, self.settings.idle / 2))
            for table in [table for table in self.tables.values() if table.is_idle or table.stopped]:
                await self.put_away(table)

    async def put_away(self, table: Table) -> None:
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        await table.close()

    async def table(self, table_id: str) -> Table:
        """The table, at work. Raises NoTable, OtherRules, UnknownGame, BadData."""
        found = self.tables.get(table_id)
        if found is not None and not found.stopped:
            return found
        opening = self.opening.get(table_id)
        if opening is None:
            opening = asyncio.create_task(self._load(table_id))
            self.opening[table_id] = opening
            opening.add_done_callback(lambda _: self.opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _load(self, table_id: str) -> Table:
        row = await asyncio.to_thread(self.store.table, table_id)
        if row is None:
            raise NoTable(f"there is no table {table_id!r}")
        table = Table(row, game(row.game), self.store, self.thinkers, self.settings)
        lines = await asyncio.to_thread(self.store.chat, table_id, CHAT_KEPT)
        table.chat = [msgspec.convert(data, Line) for _, data in lines]
        table.lines = lines[-1][0] + 1 if lines else 0
        if row.phase != "lobby":
            await self._load_match(table)
        self.tables[table_id] = table
        table.open()
        return table

    async def _load_match(self, table: Table) -> None:
        sheet, rules = table.sheet, table.rules
        if sheet.rules_version != rules.version:
            begun, now = sheet.rules_version, rules.version
            raise OtherRules(f"begun under version {begun} of the rules of {rules.name}, these are {now}")
        progress = await asyncio.to_thread(self.store.progress, table.row.id)
        options = rules.read_options(sheet.options, len(sheet.seats))
        table.match = loaded_match(rules, len(sheet.seats), options, sheet.seed, progress)
        table.clock.at = max(sheet.clock, *(entry.now for entry in table.match.entries))

    async def make_table(
        self, table_id: str, game_name: str, sheet: Sheet, *steps: Step, public: bool
    ) -> Table:
        """A new table in its lobby."""
        empty = TableRow(table_id, game_name, "lobby", public, self.settings.time(), 0, {})
        row = row_with(empty, sheet)
        await self.store.write([new_table(row), *steps])
        return await self.table(row.id)
