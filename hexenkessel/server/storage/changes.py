"""Changes of tables, many in one statement.

While people play, nearly everything that is written is the same: a table's row in the place of another, and
the action that did it. All that wait go to the database as two statements, however many; one by one,
the writer would have to ask the event loop for its turn after each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import ActionRow, Conflict, TableRow


class Change(msgspec.Struct, frozen=True):
    """A job: put one row of a table in the place of another, with the action that did it, and what else."""

    before: TableRow
    after: TableRow  # its revision is the next one
    action: ActionRow | None = None
    others: tuple[Callable[[Connection], None], ...] = ()

    def __call__(self, connection: Connection) -> None:
        """By itself. Raises Conflict if somebody else was faster."""
        rows.change_table(connection, self.before, self.after)
        if self.action is not None:
            rows.add_action(connection, self.action)
        for other in self.others:
            other(connection)


def write_together(connection: Connection, changes: Sequence[Change]) -> None:
    """All of them. Raises Conflict if somebody was faster with any, and then nothing may be committed."""
    if _run(connection, _UPDATE, [change.after for change in changes]) != len(changes):
        raise Conflict
    if actions := [change.action for change in changes if change.action is not None]:
        _run(connection, _INSERT, actions)
    for change in changes:
        for other in change.others:
            other(connection)


# Written by hand, because SQLAlchemy would build such a statement anew each time, for longer than it runs.
# SQLite and PostgreSQL both call the columns of values column1, column2 …
_COLUMN: Final = {name: f"new.column{place}" for place, name in enumerate(TableRow.__struct_fields__, 1)}
_SETTINGS: Final = ", ".join(f"{name} = {column}" for name, column in _COLUMN.items() if name != "id")
_UPDATE: Final = (
    f"UPDATE tables SET {_SETTINGS} FROM (VALUES {{}}) AS new "
    f"WHERE tables.id = {_COLUMN['id']} AND tables.revision = {_COLUMN['revision']} - 1"
)
_NAMES: Final = ", ".join(f'"{name}"' for name in ActionRow.__struct_fields__)
_INSERT: Final = f"INSERT INTO actions ({_NAMES}) VALUES {{}}"


def _run(connection: Connection, statement: str, values: Sequence[msgspec.Struct]) -> int:
    """How many rows it has touched."""
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    words = _filled(statement, mark, len(values[0].__struct_fields__), len(values))
    found: tuple[Any, ...] = tuple(value for row in values for value in msgspec.structs.astuple(row))
    return connection.exec_driver_sql(words, found).rowcount


@lru_cache(maxsize=512)
def _filled(statement: str, mark: str, columns: int, count: int) -> str:
    row = f"({', '.join([mark] * columns)})"
    return statement.format(", ".join([row] * count))
