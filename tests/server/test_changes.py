"""Many changes in one statement, on SQLite and on PostgreSQL; and one that is late takes no other along."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec

from hexenkessel.server.storage import rows
from hexenkessel.server.storage.changes import Change, write_together
from hexenkessel.server.storage.rows import ActionRow, Conflict, PersonRow, SeatRow, StoredTable, TableRow
from hexenkessel.server.storage.store import Store
from tests.server.house import run

# Every column that may be empty is so in one of them.
PLAIN = TableRow("", "titan", "1", "{}", "T", "host", False, "running", "now", 0, 0, "[0]", None, "part")
RICH = msgspec.structs.replace(
    PLAIN, outcome="{}", paused=True, motion="{}", rematch="x", origin="{}", undos=3
)


async def opened(store: Store, prefix: str, count: int) -> list[TableRow]:
    host = f"{prefix}host"
    await store.write(partial(rows.add_person, row=PersonRow(host, host, "guest", "en", "auto", "now")))
    found = []
    for number in range(count):
        shape = RICH if number % 2 else PLAIN
        row = msgspec.structs.replace(shape, id=f"{prefix}{number}", host=host)
        await store.write(partial(rows.add_table, row=row, seats=[SeatRow(row.id, 0)]))
        found.append(row)
    return found


def change_of(row: TableRow, **changes: Any) -> Change:
    """Another action, and everything else about the row different, too."""
    other = RICH if row.outcome is None else PLAIN
    after = msgspec.structs.replace(
        other, id=row.id, host=row.host, number=row.number + 1, revision=row.revision + 1, **changes
    )
    return Change(row, after, ActionRow(row.id, after.number, 0, "roll", 1))


def test_changes_are_written_together(store: Store) -> None:
    async def change_all() -> None:
        tables = await opened(store, "together", 7)
        changes = [change_of(row) for row in tables]
        await store.write(partial(write_together, changes=changes))
        for change in changes:
            stored = await store.read(partial(rows.load_table, table=change.before.id))
            assert change.action is not None
            assert stored == StoredTable(change.after, (SeatRow(change.before.id, 0),), (change.action,))

    run(change_all())


def test_who_is_late_takes_no_other_along(store: Store) -> None:
    async def change_all() -> None:
        first, second, third = await opened(store, "late", 3)
        await store.write(change_of(second))
        gone = msgspec.structs.replace(third, id="lategone")
        changes = [change_of(row) for row in (first, second, gone, third)]
        results = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, Conflict, type(None)]
        for row in (first, second, third):
            stored = await store.read(partial(rows.load_table, table=row.id))
            assert stored is not None and stored.row.revision == len(stored.actions) == 1
        # What is no longer there does not come back.
        assert await store.read(partial(rows.load_table, table="lategone")) is None

    run(change_all())
