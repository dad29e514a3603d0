"""When somebody has last looked at a table that waits for players."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select

from hexenkessel.server.contract.words import TableId
from hexenkessel.server.storage.schema import LOOKS, TABLES


def note_looks(connection: Connection, tables: Collection[TableId], time: str) -> None:
    """Somebody has looked at these by now; only those that wait for players matter."""
    waiting = select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.state == "open")
    found = connection.execute(waiting).scalars().all()
    connection.execute(delete(LOOKS).where(LOOKS.c.table.in_(found)))
    if found:
        connection.execute(insert(LOOKS), [{"table": table, "time": time} for table in found])


def forget_looks(connection: Connection, before: str) -> tuple[TableId, ...]:
    """The tables that wait for players and that nobody has looked at since then, nor has opened since."""
    connection.execute(delete(LOOKS).where(LOOKS.c.time < before))
    is_waiting = TABLES.c.state == "open", TABLES.c.created < before
    unseen = select(TABLES.c.id).where(*is_waiting, TABLES.c.id.not_in(select(LOOKS.c.table)))
    return tuple(connection.execute(unseen).scalars())
