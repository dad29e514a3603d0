"""Changes of tables, many in one commit.

While people play, nearly everything that is written is the same: a table's row goes on by one action. All
that wait go to the database as one or two statements, however many; one by one, the writer would have to ask
the event loop for its turn again and again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from hexenkessel.server.storage import rows
from hexenkessel.server.storage.engine import is_locked
from hexenkessel.server.storage.rows import ActionRow, Conflict, TableRow

# What an action changes in the row of its table: the state only if it is the last one. That is in an index;
# nothing else here is, nor refers to another table, and so it is written quickly.
_STATE: Final = "state"
_MOVING: Final = ("number", "revision", "due", "outcome", "clocks", "paused", "motion", "undos", _STATE)
_standing = attrgetter(*(name for name in TableRow.__struct_fields__ if name not in _MOVING))
_moving = attrgetter("id", *_MOVING)

Values: TypeAlias = tuple[str | int | bool | None, ...]
"""What a usual change writes: the columns of the table's row, then those of the action."""


class TableChange(msgspec.Struct, frozen=True):
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

    @property
    def values(self) -> Values:
        """Of a usual one."""
        assert self.action is not None
        return (*_moving(self.after), *msgspec.structs.astuple(self.action))


def write_together(engine: Engine, changes: Sequence[Values]) -> None:
    """Commit all of these. Raises whatever stands in the way of any, and then of all; OperationalError if
    that is somebody else's lock, for which each by itself would wait as long again.

    By the driver itself: SQLAlchemy would take longer around such statements than the database for them, and
    all the while the event loop would have to wait.
    """
    raw = engine.raw_connection()
    try:
        if engine.dialect.name == "sqlite":
            _write_at_once(raw, changes)
        else:
            _write_in_two(raw, changes)
        raw.commit()
    except BaseException as error:
        with suppress(Exception):  # it may be that there is no connection any more
            raw.rollback()
        if is_locked(error):
            raise OperationalError("COMMIT", None, error) from error
        raise
    finally:
        raw.close()


def _write_at_once(raw: Any, changes: Sequence[Values]) -> None:
    """One statement, which is its own transaction: before and after every single one the writer of SQLite
    asks the event loop for the interpreter, three or four times."""
    if _PLAYED not in raw.info:
        for statement in _HOW_TO_PLAY:
            raw.execute(statement)
        raw.info[_PLAYED] = True
    try:
        raw.execute(*_filled_with(f"INSERT INTO {_PLAYED} VALUES {{}}", "?", changes))
    except sqlite3.IntegrityError as error:
        if str(error) == _LATE:
            raise Conflict from None
        raise


def _write_in_two(raw: Any, changes: Sequence[Values]) -> None:
    cursor, width = raw.cursor(), len(_ROW)
    cursor.execute(*_filled_with(_UPDATE, "%s", [change[:width] for change in changes]))
    if cursor.rowcount != len(changes):
        raise Conflict
    cursor.execute(*_filled_with(_INSERT, "%s", [change[width:] for change in changes]))
    cursor.close()


_ROW: Final = ("id", *_MOVING)
_ACTION: Final = ActionRow.__struct_fields__
_NAMES: Final = ", ".join(f'"{name}"' for name in _ACTION)

# For SQLite: what is put into this view, which is the connection's own, goes where it belongs.
_PLAYED: Final = "played"
_LATE: Final = "late"
_HOW_TO_PLAY: Final = (
    f"CREATE TEMP VIEW {_PLAYED} AS SELECT "
    + ", ".join([*(f"NULL AS row_{name}" for name in _ROW), *(f"NULL AS action_{name}" for name in _ACTION)]),
    f"""CREATE TEMP TRIGGER play INSTEAD OF INSERT ON {_PLAYED} BEGIN
        UPDATE tables SET {", ".join(f"{name} = NEW.row_{name}" for name in _MOVING if name != _STATE)}
            WHERE id = NEW.row_id AND revision = NEW.row_revision - 1;
        SELECT RAISE(ABORT, '{_LATE}') WHERE changes() = 0;
        UPDATE tables SET {_STATE} = NEW.row_{_STATE}
            WHERE id = NEW.row_id AND {_STATE} <> NEW.row_{_STATE};
        INSERT INTO actions ({_NAMES}) VALUES ({", ".join(f"NEW.action_{name}" for name in _ACTION)});
    END""",
)

# For PostgreSQL, which calls the columns of values column1, column2 …
_COLUMN: Final = {name: f"new.column{place}" for place, name in enumerate(_ROW, 1)}
_UPDATE: Final = (
    f"UPDATE tables SET {', '.join(f'{name} = {_COLUMN[name]}' for name in _MOVING)} "
    f"FROM (VALUES {{}}) AS new "
    f"WHERE tables.id = {_COLUMN['id']} AND tables.revision = {_COLUMN['revision']} - 1"
)
_INSERT: Final = f"INSERT INTO actions ({_NAMES}) VALUES {{}}"


def _filled_with(statement: str, mark: str, values: Sequence[Values]) -> tuple[str, Sequence[Any]]:
    """The statement for these rows, and what stands in it one after another."""
    return _filled(statement, mark, len(values[0]), len(values)), [each for row in values for each in row]


@lru_cache(maxsize=512)
def _filled(statement: str, mark: str, columns: int, count: int) -> str:
    row = f"({', '.join([mark] * columns)})"
    return statement.format(", ".join([row] * count))
