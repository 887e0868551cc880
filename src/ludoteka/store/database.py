"""Opening the database: its engine, how careful it is, its migrations."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from ludoteka.kernel.errors import LudotekaError

MIGRATIONS = Path(__file__).parent / "migrations"


class BadDatabase(LudotekaError):
    """The database can't be used: it can't be opened, or is no database of ours."""

    def __init__(self, url: str, problem: str) -> None:
        super().__init__(f"database {url}: {problem}")


def database_url(name: str) -> URL:
    """The address of a database: an SQLAlchemy URL, or just the path of an SQLite file. Raises
    BadDatabase."""
    try:
        url = make_url(name) if "://" in name else URL.create("sqlite", database=name)
    except ArgumentError as problem:
        raise BadDatabase(name, str(problem)) from None
    return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url


def open_database(name: str, *, durable: bool = False) -> Engine:
    """An engine on the migrated database. `durable`: what is committed survives a power cut too, not
    only a crash of the process; that costs a wait for the disk per commit. Raises BadDatabase."""
    url = database_url(name)
    shown = url.render_as_string(hide_password=True)
    try:
        engine = create_engine(url)
        if url.get_backend_name() == "sqlite":
            if url.database:
                Path(url.database).parent.mkdir(parents=True, exist_ok=True)
            event.listen(engine, "connect", _sqlite_settings("FULL" if durable else "NORMAL"))
        migrate(engine)
    except DBAPIError as problem:
        raise BadDatabase(shown, str(problem.orig)) from None
    except (ImportError, OSError, NoSuchModuleError) as problem:
        raise BadDatabase(shown, str(problem)) from None
    return engine


def migrate(engine: Engine) -> None:
    """Brings the schema up to date."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _sqlite_settings(synchronous: str) -> Any:
    def settings(connection: Any, _record: object) -> None:
        for pragma in ("journal_mode = WAL", f"synchronous = {synchronous}", "busy_timeout = 5000"):
            connection.execute(f"PRAGMA {pragma}")

    return settings
