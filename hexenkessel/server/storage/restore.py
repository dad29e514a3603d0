"""Put a backup into a database: wholly, or not at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Integer, Table, func, insert, inspect, select, text

from hexenkessel.server.storage.backup import (
    BadBackup,
    Contents,
    Heading,
    Progress,
    is_empty,
    lines_of,
    read_backup,
    tables_in,
)
from hexenkessel.server.storage.engine import is_sqlite
from hexenkessel.server.storage.migration import configuration

_AT_ONCE: Final = 1000  # rows
_VERSION_TABLE: Final = "alembic_version"
_OTHERS: Final = (
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() "
    "AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
)


class NotEmpty(ValueError):
    """There is something in the database already."""


class InUse(ValueError):
    """A server, or somebody else, is at this database."""


def restore_backup(engine: Engine, file: Path, may_replace: bool, progress: Progress) -> Contents:
    """Read all of it, and only then write, in one transaction. Raises BadBackup, InUse, NotEmpty, OSError."""
    _demand_alone(engine)
    contents = read_backup(file, lambda table, number, rows: progress(f"checking {table}", number, rows))
    _demand_known(contents.revision)
    with engine.begin() as connection:
        if not may_replace and not is_empty(connection):
            raise NotEmpty
        _clear(connection)
        _bring_to(connection, contents.revision)
        _fill(connection, file, progress)
        _bring_to(connection, "head")
    return contents


def _demand_alone(engine: Engine) -> None:
    """A server would go on with what it remembers, and write that into what is not its database any more."""
    if is_sqlite(engine.url):
        with closing(sqlite3.connect(engine.url.database or "", timeout=0, isolation_level=None)) as raw:
            raw.execute("PRAGMA locking_mode=EXCLUSIVE")  # which nobody gets while others are there
            try:
                raw.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                raise InUse from None
    else:
        with engine.connect() as connection:
            if connection.execute(text(_OTHERS)).first():
                raise InUse


def _demand_known(revision: str) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}
    if revision not in known:
        raise BadBackup(f"It was made by a newer program (schema {revision[:40]!r}): install that one first.")


def _clear(connection: Connection) -> None:
    for table in reversed(tables_in(connection)):
        table.drop(connection)
    if _VERSION_TABLE in inspect(connection).get_table_names():
        connection.execute(text(f"DROP TABLE {_VERSION_TABLE}"))


def _bring_to(connection: Connection, revision: str) -> None:
    """Make the tables as they were at this revision, or change them to it; within our transaction."""
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _fill(connection: Connection, file: Path, progress: Progress) -> None:
    """The file is read once more, and its checksum too, so nothing is kept of one that has changed since."""
    tables = {table.name: table for table in tables_in(connection)}
    waiting: list[dict[str, Any]] = []
    for line in lines_of(file):
        if isinstance(line, Heading):
            table = tables.get(line.table)
            if table is None or not set(line.columns) <= set(table.columns.keys()):
                raise BadBackup(f"The table {line.table[:40]!r} in this backup does not fit its revision.")
        elif isinstance(line, tuple):
            heading, number, row = line
            waiting.append(dict(zip(heading.columns, row, strict=True)))
            if len(waiting) == _AT_ONCE or number == heading.rows:
                connection.execute(insert(tables[heading.table]), waiting)
                waiting.clear()
                progress(heading.table, number, heading.rows)
    for table in tables.values():
        _count_on(connection, table)


def _count_on(connection: Connection, table: Table) -> None:
    """The next row gets a number that none has yet. SQLite does that by itself."""
    key = list(table.primary_key.columns)
    if connection.dialect.name != "postgresql" or len(key) != 1 or not isinstance(key[0].type, Integer):
        return
    last = connection.execute(select(func.max(key[0]))).scalar()
    if last is not None:
        sequence = func.pg_get_serial_sequence(table.name, key[0].name)
        connection.execute(select(func.setval(sequence, last)))
