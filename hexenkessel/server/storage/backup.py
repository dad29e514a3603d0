"""Backup: a whole database in one file that fits every other, made while the server runs, checked before use.

The file is compressed text: a line that says what it is, then for each table its columns and a line for each
row, at last a checksum over everything before. It is written beside its place and takes it only when it is
whole and on disk. What signs cookies (the file `secret`) is no part of it: who finds a backup can read
what was played, but cannot become somebody else.
"""

from __future__ import annotations

import gzip
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, MetaData, Table, func, inspect, select

from hexenkessel.server.ops import clock
from hexenkessel.server.storage.schema import METADATA

FORMAT: Final = "hexenkessel-backup 1"
_COMPRESSION: Final = 6
_AT_ONCE: Final = 1000  # rows

Progress: TypeAlias = Callable[[str, int, int], None]
"""Told the table, how many of its rows are done, and how many there are."""


class BadBackup(ValueError):
    """The file is no backup, or a damaged one, or does not fit; says why."""


class NothingThere(ValueError):
    """The database has no tables of ours."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a backup."""

    format: str
    revision: str  # of the schema
    created: str


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str
    columns: tuple[str, ...]
    rows: int


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    sha256: str  # of all lines before


class Contents(msgspec.Struct, frozen=True):
    """The number of rows by table, of a backup or a database."""

    revision: str
    created: str
    rows: dict[str, int]


# Writing


def write_backup(engine: Engine, file: Path, progress: Progress) -> Contents:
    """Copy what is in the database at this moment, whoever writes meanwhile. Raises NothingThere, OSError."""
    if file.exists() and not _looks_like_one(file):
        raise BadBackup(f"{file} is something else than a backup, so it is left alone.")
    # Readable by its owner alone: there are hashes of passwords in it, and the dice of games being played.
    descriptor, beside = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)
    try:
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=_COMPRESSION, filename="") as packed:
                contents = _write_all(engine, packed, progress)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(beside, file)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise
    _sync_folder(file.parent)
    return contents


def _write_all(engine: Engine, packed: gzip.GzipFile, progress: Progress) -> Contents:
    digest = sha256()

    def write(line: object) -> None:
        written = msgspec.json.encode(line) + b"\n"
        digest.update(written)
        packed.write(written)

    with engine.connect() as fresh:
        connection = _with_one_view(fresh)
        revision = revision_of(connection)
        tables = tables_in(connection)
        if revision is None or not tables:
            raise NothingThere
        header = Header(FORMAT, revision, clock.moment())
        write(header)
        rows: dict[str, int] = {}
        for table in tables:
            rows[table.name] = _count(connection, table)
            columns = tuple(str(name) for name in table.columns.keys())  # noqa: SIM118  # no plain dictionary
            write(Heading(str(table.name), columns, rows[table.name]))
            query = select(table).order_by(*table.primary_key.columns)
            found = connection.execution_options(yield_per=_AT_ONCE).execute(query)
            for number, row in enumerate(found, 1):
                write(list(row))
                if number % _AT_ONCE == 0:
                    progress(table.name, number, rows[table.name])
            progress(table.name, rows[table.name], rows[table.name])
        packed.write(msgspec.json.encode(Ending(digest.hexdigest())) + b"\n")
    return Contents(revision, header.created, rows)


def _with_one_view(connection: Connection) -> Connection:
    """All that is read from here on is of one moment. SQLite's transactions are like that anyway."""
    if connection.dialect.name == "sqlite":
        return connection
    return connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def _sync_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _looks_like_one(file: Path) -> bool:
    try:
        with gzip.open(file) as packed:
            return FORMAT.encode() in packed.readline(1000)
    except (OSError, EOFError, zlib.error):
        return False


# Reading


def read_backup(file: Path, progress: Progress) -> Contents:
    """Read it from the first line to the last and check everything. Raises BadBackup, OSError."""
    header: Header | None = None
    rows: dict[str, int] = {}
    for line in lines_of(file):
        match line:
            case Header():
                header = line
            case Heading():
                rows[line.table] = line.rows
            case (Heading() as heading, number, _):
                if number % _AT_ONCE == 0 or number == heading.rows:
                    progress(heading.table, number, heading.rows)
    assert header is not None
    return Contents(header.revision, header.created, rows)


Line: TypeAlias = Header | Heading | tuple[Heading, int, list[Any]]


def lines_of(file: Path) -> Iterator[Line]:
    """Header, headings, and each row with its heading and number. Raises BadBackup, if only at the end."""
    try:
        with gzip.open(file) as packed:
            yield from _lines(packed)
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise BadBackup(f"{file} is no backup, or a damaged one: {error}.") from None
    except (msgspec.DecodeError, UnicodeError):
        raise BadBackup(f"{file} is no backup, or a damaged one: a line cannot be read.") from None


def _lines(packed: gzip.GzipFile) -> Iterator[Line]:
    digest = sha256()

    def next_line() -> bytes:
        line = packed.readline()
        if not line.endswith(b"\n"):
            raise BadBackup("The backup ends too early.")
        return line

    first = next_line()
    digest.update(first)
    header = msgspec.json.decode(first, type=Header)
    if header.format != FORMAT:
        raise BadBackup(f"This is {header.format[:40]!r}, not {FORMAT!r}.")
    yield header
    while True:
        line = next_line()
        if line.startswith(b'{"sha256"'):
            if msgspec.json.decode(line, type=Ending).sha256 != digest.hexdigest():
                raise BadBackup("The checksum does not fit: something in this backup was changed.")
            if packed.read(1):
                raise BadBackup("Something follows the end of the backup.")
            return
        digest.update(line)
        heading = msgspec.json.decode(line, type=Heading)
        yield heading
        for number in range(1, heading.rows + 1):
            line = next_line()
            digest.update(line)
            row = msgspec.json.decode(line, type=list[str | int | bool | None])
            if len(row) != len(heading.columns):
                raise BadBackup(f"Row {number} of {heading.table[:40]} has another number of columns.")
            yield heading, number, row


# What is in a database


def revision_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def tables_in(connection: Connection) -> list[Table]:
    """Our tables as they really are, of whatever revision; those that others need come first."""
    there = set(inspect(connection).get_table_names())
    metadata = MetaData()
    if ours := [name for name in METADATA.tables if name in there]:
        metadata.reflect(connection, only=ours)
    return list(metadata.sorted_tables)


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def is_empty(connection: Connection) -> bool:
    return all(_count(connection, table) == 0 for table in tables_in(connection))
