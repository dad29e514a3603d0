"""Migration: long texts of options, stored once by their content; an index of the tables of a host."""

from __future__ import annotations

import json
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_LONG = 1000  # letters
_TABLES = sa.table("tables", sa.column("id"), sa.column("options"))
_TEXTS = sa.table("texts", sa.column("digest"), sa.column("text"))
_TABLE_TEXTS = sa.table("table_texts", sa.column("table"), sa.column("digest"))


def upgrade() -> None:
    op.create_table(
        "texts",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_texts"),
    )
    op.create_table(
        "table_texts",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table", "digest", name="pk_table_texts"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_table_texts_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["digest"], ["texts.digest"], name="fk_table_texts_digest"),
    )
    op.create_index("ix_table_texts_digest", "table_texts", ["digest"])
    op.create_index("ix_tables_host", "tables", ["host"])
    connection, known = op.get_bind(), set[str]()
    for table in _with_long_options(connection):
        options = json.loads(_options_of(connection, table))
        for name, value in options.items():
            if isinstance(value, str) and len(value) > _LONG:
                digest = sha256(value.encode()).hexdigest()
                if digest not in known:
                    connection.execute(sa.insert(_TEXTS).values(digest=digest, text=value))
                    known.add(digest)
                options[name] = {"sha256": digest}
        _set_options(connection, table, options)
        used = {value["sha256"] for value in options.values() if isinstance(value, dict)}
        for digest in used:
            connection.execute(sa.insert(_TABLE_TEXTS).values(table=table, digest=digest))


def downgrade() -> None:
    connection = op.get_bind()
    for table in connection.execute(sa.select(_TABLE_TEXTS.c.table).distinct()).scalars().all():
        options = json.loads(_options_of(connection, table))
        for name, value in options.items():
            if isinstance(value, dict):
                query = sa.select(_TEXTS.c.text).where(_TEXTS.c.digest == value["sha256"])
                options[name] = connection.execute(query).scalar_one()
        _set_options(connection, table, options)
    op.drop_index("ix_tables_host", "tables")
    op.drop_index("ix_table_texts_digest", "table_texts")
    op.drop_table("table_texts")
    op.drop_table("texts")


def _with_long_options(connection: sa.Connection) -> list[str]:
    """One at a time they are read: all together might not fit into memory."""
    is_long = sa.func.length(_TABLES.c.options) > _LONG
    return list(connection.execute(sa.select(_TABLES.c.id).where(is_long)).scalars())


def _options_of(connection: sa.Connection, table: str) -> str:
    found: str = connection.execute(sa.select(_TABLES.c.options).where(_TABLES.c.id == table)).scalar_one()
    return found


def _set_options(connection: sa.Connection, table: str, options: object) -> None:
    written = json.dumps(options, ensure_ascii=False, separators=(",", ":"))
    connection.execute(sa.update(_TABLES).where(_TABLES.c.id == table).values(options=written))
