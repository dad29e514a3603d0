"""Changes of tables, many in one statement.

While people play, nearly everything that is written is the same: a table's row goes on by one action. All
that wait go to the database as two statements, however many; one by one, the writer would have to ask the
event loop for its turn after each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine

from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import ActionRow, Conflict, TableRow

# What an action changes in the row of its table. The state, which it changes once, is not among them: only
# what is in no index and refers to no other table is written quickly.
_MOVING: Final = ("number", "revision", "due", "outcome", "clocks", "paused", "motion", "undos")
_standing = attrgetter(*(name for name in TableRow.__struct_fields__ if name not in _MOVING))
_moving = attrgetter("id", *_MOVING)


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

    @property
    def is_usual(self) -> bool:
        """Is this an action, and nothing else?"""
        if self.action is None or self.others:
            return False
        return bool(_standing(self.before) == _standing(self.after))


def write_together(engine: Engine, changes: Sequence[Change]) -> None:
    """Commit all of these, which are usual ones. Raises whatever stands in the way of any, and then of all.

    By the driver itself: SQLAlchemy would take longer around such statements than the database for them, and
    all the while the event loop would have to wait.
    """
    raw = engine.raw_connection()
    try:
        cursor = raw.cursor()
        if engine.dialect.name == "sqlite":
            cursor.execute("BEGIN IMMEDIATE")
        mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        cursor.execute(*_filled_with(_UPDATE, mark, [_moving(change.after) for change in changes]))
        if cursor.rowcount != len(changes):
            raise Conflict
        actions = [msgspec.structs.astuple(change.action) for change in changes if change.action is not None]
        cursor.execute(*_filled_with(_INSERT, mark, actions))
        cursor.close()
        raw.commit()
    except BaseException:
        with suppress(Exception):  # it may be that there is no connection any more
            raw.rollback()
        raise
    finally:
        raw.close()


# SQLite and PostgreSQL both call the columns of values column1, column2 …
_COLUMN: Final = {name: f"new.column{place}" for place, name in enumerate(("id", *_MOVING), 1)}
_SETTINGS: Final = ", ".join(f"{name} = {_COLUMN[name]}" for name in _MOVING)
_UPDATE: Final = (
    f"UPDATE tables SET {_SETTINGS} FROM (VALUES {{}}) AS new "
    f"WHERE tables.id = {_COLUMN['id']} AND tables.revision = {_COLUMN['revision']} - 1"
)
_NAMES: Final = ", ".join(f'"{name}"' for name in ActionRow.__struct_fields__)
_INSERT: Final = f"INSERT INTO actions ({_NAMES}) VALUES {{}}"


def _filled_with(statement: str, mark: str, values: Sequence[tuple[Any, ...]]) -> tuple[str, Sequence[Any]]:
    """The statement for these rows, and what stands in it one after another."""
    return _filled(statement, mark, len(values[0]), len(values)), [each for row in values for each in row]


@lru_cache(maxsize=512)
def _filled(statement: str, mark: str, columns: int, count: int) -> str:
    row = f"({', '.join([mark] * columns)})"
    return statement.format(", ".join([row] * count))
