"""What is stored is found again, whole or not at all."""

import asyncio
import time

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludoteka.store import store as kept
from ludoteka.store.database import BadDatabase, open_database
from ludoteka.store.schema import metadata
from ludoteka.store.store import Guest, Store, TableRow
from ludoteka.store.writer import Lost


@pytest.fixture
def store(tmp_path):
    opened = Store(str(tmp_path / "room.sqlite3"))
    yield opened
    opened.close()


def row(name="t1", revision=0, **data):
    return TableRow(name, "sealed-bids", "lobby", True, 1.5, revision, data)


def test_the_migrations_make_the_schema_that_the_store_uses(store):
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


async def test_a_second_writer_of_the_same_version_loses(store):
    await store.write([kept.new_input("t1", 1, {"seat": 0})])
    with pytest.raises(Lost):
        await store.write([kept.new_input("t1", 1, {"seat": 1})])
    assert store.progress("t1").inputs == [{"seat": 0}]


async def test_only_the_loser_of_a_group_fails(store):
    await store.write([kept.new_input("t1", 1, {"n": 0})])
    changes = [store.write([kept.new_input(name, 1, {"n": 1})]) for name in ("t2", "t1", "t3")]
    answers = await asyncio.gather(*changes, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), Lost, type(None)]
    assert store.progress("t3").inputs == [{"n": 1}]


async def test_a_lost_change_leaves_none_of_its_steps(store):
    await store.write([kept.new_input("t1", 1, {})])
    with pytest.raises(Lost):
        await store.write([kept.new_table(row("t9")), kept.new_input("t1", 1, {})])
    assert store.table("t9") is None


async def test_who_changes_an_outdated_table_loses(store):
    await store.write([kept.new_table(row())])
    await store.write([kept.changed_table(row(name="t1", seats=2))])
    with pytest.raises(Lost):
        await store.write([kept.changed_table(row(name="t1", seats=3))])
    assert store.table("t1") == row(name="t1", revision=1, seats=2)


async def test_changes_that_come_at_once_share_commits(store):
    await asyncio.gather(*(store.write([kept.new_input("t1", n, {})]) for n in range(500)))
    assert len(store.progress("t1").inputs) == 500
    assert store.writer.commits < 250


async def test_only_the_latest_snapshot_stays(store):
    for version in (0, 32, 64):
        await store.write(kept.new_snapshot("t1", version, {"at": version}))
    assert store.progress("t1")[1:] == (64, {"at": 64})


async def test_a_guest_is_renamed_and_found(store):
    await store.write(kept.guest_steps(Guest("g", "Ann", None)))
    await store.write(kept.guest_steps(Guest("g", "Anna", "cs")))
    assert store.guest("g") == Guest("g", "Anna", "cs")


async def test_a_guest_finds_his_tables_newest_first(store):
    for name, created in (("t1", 1.0), ("t2", 2.0)):
        await store.write([kept.new_table(row(name)._replace(created=created)), *kept.visit("g", name)])
    await store.write(kept.visit("g", "t1"))
    assert [found.id for found in store.tables_of("g")] == ["t2", "t1"]


def test_a_file_that_is_no_database_is_named_in_the_error(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("this is no database, whatever it looks like " * 50)
    with pytest.raises(BadDatabase, match=r"notes.txt.*not a database"):
        open_database(str(path))


def test_an_unknown_kind_of_database_is_named_in_the_error():
    with pytest.raises(BadDatabase, match="nosuchdb"):
        open_database("nosuchdb://localhost/x")


async def test_group_commits_take_hundreds_of_moves_a_second(store):
    started = time.perf_counter()
    for batch in range(10):
        await asyncio.gather(
            *(store.write([kept.new_input(f"t{n}", batch, {"move": "bid 3"})]) for n in range(50))
        )
    assert 500 / (time.perf_counter() - started) > 200
