"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

KEY = sa.String(64)


def upgrade() -> None:
    op.create_table(
        "settings", sa.Column("name", KEY, primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.create_table(
        "guests",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.String(16)),
    )
    op.create_table(
        "tables",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("game", KEY, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "created"])
    op.create_table(
        "visits", sa.Column("guest", KEY, primary_key=True), sa.Column("table_id", KEY, primary_key=True)
    )
    for name, number in (("inputs", "version"), ("snapshots", "version"), ("chat", "number")):
        op.create_table(
            name,
            sa.Column("table_id", KEY, primary_key=True),
            sa.Column(number, sa.Integer, primary_key=True),
            sa.Column("data", sa.Text, nullable=False),
        )
    _make_groups()


def _make_groups() -> None:
    op.create_table(
        "groups",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("owner", KEY, nullable=False),
        sa.Column("game", KEY, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("ix_groups_owner", "groups", ["owner"])
    op.create_table(
        "group_games",
        sa.Column("group_id", KEY, primary_key=True),
        sa.Column("table_id", KEY, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in (
        "group_games",
        "groups",
        "chat",
        "snapshots",
        "inputs",
        "visits",
        "tables",
        "guests",
        "settings",
    ):
        op.drop_table(name)
