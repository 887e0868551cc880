"""What can be kept and found again. Reads are plain calls (for a thread); writes are awaited and then
committed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, insert, select, update

from ludoteka.kernel.data import Json
from ludoteka.store import schema
from ludoteka.store.database import open_database
from ludoteka.store.writer import Step, Writer


class TableRow(NamedTuple):
    """A table without what was put in. `revision` must be the one stored when it is changed."""

    id: str
    game: str
    phase: str
    public: bool
    created: float
    revision: int
    data: Mapping[str, Any]


class Guest(NamedTuple):
    id: str
    name: str
    language: str | None


class GroupRow(NamedTuple):
    id: str
    owner: str
    game: str
    data: Mapping[str, Any]


class GroupGameRow(NamedTuple):
    group_id: str
    table_id: str
    ended: float
    data: Mapping[str, Any]


class Progress(NamedTuple):
    """All that was put in at a table, and the latest snapshot."""

    inputs: list[dict[str, Any]]
    snapshot_version: int
    snapshot: Any


INSERT_TABLE = insert(schema.tables)
INSERT_INPUT = insert(schema.inputs)
INSERT_SNAPSHOT = insert(schema.snapshots)
INSERT_CHAT = insert(schema.chat)
INSERT_VISIT = insert(schema.visits)
INSERT_GUEST = insert(schema.guests)
INSERT_GROUP = insert(schema.groups)
INSERT_GROUP_GAME = insert(schema.group_games)
UPDATE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("id_"), schema.tables.c.revision == bindparam("old_revision"))
    .values(phase=bindparam("phase_"), revision=bindparam("revision_"), data=bindparam("data_"))
)
OLD_SNAPSHOTS = delete(schema.snapshots).where(
    schema.snapshots.c.table_id == bindparam("id_"), schema.snapshots.c.version < bindparam("version_")
)


def text(data: Json | Mapping[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"))


# --- steps of a change --------------------------------------------------------------------------


def new_table(row: TableRow) -> Step:
    return Step(INSERT_TABLE, {**row._asdict(), "data": text(row.data)})


def changed_table(row: TableRow) -> Step:
    """The table's row with the next revision; the change is lost if the stored revision is not
    `row.revision`."""
    values = {
        "id_": row.id,
        "old_revision": row.revision,
        "phase_": row.phase,
        "revision_": row.revision + 1,
        "data_": text(row.data),
    }
    return Step(UPDATE_TABLE, values, touches=1)


def new_input(table: str, version: int, data: Mapping[str, Any]) -> Step:
    return Step(INSERT_INPUT, {"table_id": table, "version": version, "data": text(data)})


def new_snapshot(table: str, version: int, state: Json) -> list[Step]:
    row = {"table_id": table, "version": version, "data": text(state)}
    return [Step(INSERT_SNAPSHOT, row), Step(OLD_SNAPSHOTS, {"id_": table, "version_": version})]


def new_line(table: str, number: int, data: Mapping[str, Any]) -> Step:
    return Step(INSERT_CHAT, {"table_id": table, "number": number, "data": text(data)})


def visit(guest: str, table: str) -> list[Step]:
    """The guest finds the table again."""
    visits = schema.visits
    forget = delete(visits).where(visits.c.guest == guest, visits.c.table_id == table)
    return [Step(forget), Step(INSERT_VISIT, {"guest": guest, "table_id": table})]


def guest_steps(guest: Guest) -> list[Step]:
    forget = delete(schema.guests).where(schema.guests.c.id == guest.id)
    return [Step(forget), Step(INSERT_GUEST, guest._asdict())]


def group_steps(row: GroupRow) -> list[Step]:
    """The group as it is from now on."""
    forget = delete(schema.groups).where(schema.groups.c.id == row.id)
    return [Step(forget), Step(INSERT_GROUP, {**row._asdict(), "data": text(row.data)})]


def new_group_game(row: GroupGameRow) -> Step:
    return Step(INSERT_GROUP_GAME, {**row._asdict(), "data": text(row.data)})


def without_history(group: str) -> Step:
    return Step(delete(schema.group_games).where(schema.group_games.c.group_id == group))


# --- the store ----------------------------------------------------------------------------------


class Store:
    """The database of one server."""

    def __init__(self, name: str, *, durable: bool = False) -> None:
        self.engine = open_database(name, durable=durable)
        self.writer = Writer(self.engine)

    def write(self, steps: Sequence[Step]) -> asyncio.Future[None]:
        """All steps in one commit, or none. Raises (when awaited) Lost if another writer was first."""
        return self.writer.write(steps)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    def setting(self, name: str, value: str) -> str:
        """The stored setting; `value` is stored first if there is none."""
        settings = schema.settings
        with self.engine.begin() as connection:
            found = connection.scalar(select(settings.c.value).where(settings.c.name == name))
            if found is None:
                connection.execute(insert(settings), {"name": name, "value": value})
            return str(found or value)

    def _rows(self, query: Any) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(query))

    def table(self, table: str) -> TableRow | None:
        rows = self._rows(select(schema.tables).where(schema.tables.c.id == table))
        return _table_row(rows[0]) if rows else None

    def tables_in(self, phase: str, *, public: bool = False, limit: int = 100) -> list[TableRow]:
        """The newest tables of a phase."""
        tables = schema.tables
        query = select(tables).where(tables.c.phase == phase).order_by(tables.c.created.desc()).limit(limit)
        return [_table_row(row) for row in self._rows(query.where(tables.c.public) if public else query)]

    def tables_of(self, guest: str, limit: int = 50) -> list[TableRow]:
        """The newest tables of a guest."""
        tables, visits = schema.tables, schema.visits
        query = select(tables).join(visits, visits.c.table_id == tables.c.id).where(visits.c.guest == guest)
        return [_table_row(row) for row in self._rows(query.order_by(tables.c.created.desc()).limit(limit))]

    def progress(self, table: str) -> Progress:
        inputs, snapshots = schema.inputs, schema.snapshots
        entries = self._rows(
            select(inputs.c.data).where(inputs.c.table_id == table).order_by(inputs.c.version)
        )
        query = (
            select(snapshots)
            .where(snapshots.c.table_id == table)
            .order_by(snapshots.c.version.desc())
            .limit(1)
        )
        latest = self._rows(query)
        version, state = (latest[0].version, json.loads(latest[0].data)) if latest else (-1, None)
        return Progress([json.loads(entry.data) for entry in entries], version, state)

    def chat(self, table: str, limit: int = 100) -> list[tuple[int, dict[str, Any]]]:
        """The last lines with their numbers, oldest first."""
        chat = schema.chat
        query = select(chat).where(chat.c.table_id == table).order_by(chat.c.number.desc()).limit(limit)
        return [(row.number, json.loads(row.data)) for row in reversed(self._rows(query))]

    def guest(self, guest: str) -> Guest | None:
        rows = self._rows(select(schema.guests).where(schema.guests.c.id == guest))
        return Guest(*rows[0]) if rows else None

    def group(self, group: str) -> GroupRow | None:
        rows = self._rows(select(schema.groups).where(schema.groups.c.id == group))
        return _group_row(rows[0]) if rows else None

    def groups_of(self, guest: str) -> list[GroupRow]:
        return [
            _group_row(row) for row in self._rows(select(schema.groups).where(schema.groups.c.owner == guest))
        ]

    def group_games(self, group: str) -> list[GroupGameRow]:
        """The finished games of a group, oldest first."""
        games = schema.group_games
        rows = self._rows(select(games).where(games.c.group_id == group).order_by(games.c.ended))
        return [GroupGameRow(row.group_id, row.table_id, row.ended, json.loads(row.data)) for row in rows]


def _table_row(row: Any) -> TableRow:
    return TableRow(row.id, row.game, row.phase, row.public, row.created, row.revision, json.loads(row.data))


def _group_row(row: Any) -> GroupRow:
    return GroupRow(row.id, row.owner, row.game, json.loads(row.data))
