"""The tables of the database. What only the server's own structs understand is JSON text in a `data` column.

A change here needs a migration in `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

# What the server itself has to remember: the key that signs cookies.
settings = Table(
    "settings", metadata, Column("name", String(64), primary_key=True), Column("value", Text, nullable=False)
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", String(16)),
)

# `revision` grows with every change of the row: who changes a table he holds an old row of, loses.
tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("data", Text, nullable=False),
)
Index("tables_by_phase", tables.c.phase, tables.c.created)

# Which guests made or sat at which tables, for the way back.
visits = Table(
    "visits",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("table_id", String(64), primary_key=True),
)

# What was put in and what it caused. The key makes a second writer of the same version lose.
inputs = Table(
    "inputs",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

# States on the way, so that loading a table needs few inputs.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

groups = Table(
    "groups",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    Column("data", Text, nullable=False),
)

group_games = Table(
    "group_games",
    metadata,
    Column("group_id", String(64), primary_key=True),
    Column("table_id", String(64), primary_key=True),
    Column("ended", Float, nullable=False),
    Column("data", Text, nullable=False),
)
