"""Bulk insert of whole tables, in chunks: a game of ten thousand actions never keeps the writer to itself.

Between two chunks others write. Until the last one is in, the table is in a state of its own, in which nobody
finds it; what a crash has left half done is removed at the next start.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Table, delete, insert, update

from hexenkessel.server.contract.words import TableId, TableState
from hexenkessel.server.storage.rows import Conflict, StoredTable, columns_of
from hexenkessel.server.storage.schema import ACTIONS, CHAT, COPYING, SEATS, TABLES
from hexenkessel.server.storage.texts import add_texts

CHUNK: Final = 500  # rows, a few milliseconds

Chunk: TypeAlias = Callable[[Connection], None]


def chunks_of(stored: StoredTable) -> Iterator[Chunk]:
    """The jobs that store a table with all that has happened there, one after the other."""
    yield partial(_begin, stored=stored)
    # The database numbers what was said.
    said = [{name: each for name, each in columns_of(line).items() if name != "id"} for line in stored.chat]
    played = [columns_of(action) for action in stored.actions]
    for table, values in (
        (SEATS, [columns_of(seat) for seat in stored.seats]),
        (ACTIONS, played),
        (CHAT, said),
    ):
        for begin in range(0, len(values), CHUNK):
            yield partial(_insert, table=table, values=values[begin : begin + CHUNK])
    yield partial(_finish, table=stored.row.id, state=stored.row.state)


def _begin(connection: Connection, stored: StoredTable) -> None:
    connection.execute(insert(TABLES).values(columns_of(stored.row) | {"state": COPYING}))
    add_texts(connection, stored.row.id, stored.texts)


def _insert(connection: Connection, table: Table, values: Sequence[dict[str, Any]]) -> None:
    connection.execute(insert(table), values)


def _finish(connection: Connection, table: TableId, state: TableState) -> None:
    """Let it be found."""
    is_it = TABLES.c.id == table, TABLES.c.state == COPYING
    if connection.execute(update(TABLES).where(*is_it).values(state=state)).rowcount != 1:
        raise Conflict(table)


def remove_copy(connection: Connection, table: TableId) -> None:
    """Remove what could not be copied to the end."""
    connection.execute(delete(TABLES).where(TABLES.c.id == table, TABLES.c.state == COPYING))


def remove_unfinished_copies(connection: Connection) -> None:
    """After a start: nobody goes on with them."""
    connection.execute(delete(TABLES).where(TABLES.c.state == COPYING))
