"""Many changes in one statement, on SQLite and on PostgreSQL; and one that is late takes no other along."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import msgspec
import pytest
from sqlalchemy import Connection, select

from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import ActionRow, Conflict, PersonRow, SeatRow, StoredTable, TableRow
from hexenkessel.server.storage.schema import TABLES
from hexenkessel.server.storage.store import Store
from hexenkessel.server.storage.table_changes import TableChange, write_together
from tests.server.house import run

# Every column that may be empty is so in one of them. Private: nobody is shown them in a list of tables.
PLAIN = TableRow("", "titan", "1", "{}", "T", "host", True, "running", "now", 0, 0, "[0]", None, "part")
RICH = msgspec.structs.replace(
    PLAIN, state="finished", outcome="{}", paused=True, motion="{}", rematch="x", origin="{}", undos=3
)


async def opened(store: Store, prefix: str, count: int) -> list[TableRow]:
    host = f"{prefix}host"
    await store.write(partial(rows.add_person, row=PersonRow(host, host, "guest", "en", "auto", "now")))
    found = []
    for number in range(count):
        shape = RICH if number % 2 else PLAIN
        row = msgspec.structs.replace(shape, id=f"{prefix}{number}", host=host)
        await store.write(partial(rows.add_table, row=row, seats=[SeatRow(row.id, 0)], texts={}))
        found.append(row)
    return found


def usual(row: TableRow) -> TableChange:
    """Another action, and everything different that an action may change."""
    other = RICH if row.outcome is None else PLAIN
    names = ("state", "due", "outcome", "clocks", "paused", "motion", "undos")
    changes = {name: getattr(other, name) for name in names}
    after = msgspec.structs.replace(row, number=row.number + 1, revision=row.revision + 1, **changes)
    return TableChange(row, after, ActionRow(row.id, after.number, 0, "roll", 1))


def change_of(row: TableRow) -> TableChange:
    """Another action, and everything else about the row different, too."""
    other = RICH if row.outcome is None else PLAIN
    after = msgspec.structs.replace(
        other, id=row.id, host=row.host, number=row.number + 1, revision=row.revision + 1
    )
    return TableChange(row, after, ActionRow(row.id, after.number, 0, "roll", 1))


def finished(connection: Connection, prefix: str) -> Sequence[str]:
    is_over, is_ours = TABLES.c.state == "finished", TABLES.c.id.startswith(prefix)
    return connection.scalars(select(TABLES.c.id).where(is_over, is_ours)).all()


async def are_stored(store: Store, changes: list[TableChange]) -> None:
    for change in changes:
        stored = await store.read(partial(rows.load_table, table=change.before.id))
        assert change.action is not None
        assert stored == StoredTable(change.after, (SeatRow(change.before.id, 0),), (change.action,))


def test_usual_changes_are_written_in_bulk(store: Store) -> None:
    async def change_all() -> None:
        changes = [usual(row) for row in await opened(store, "together", 7)]
        assert all(change.is_usual for change in changes)
        await asyncio.to_thread(write_together, store._writing, [each.values for each in changes])
        await are_stored(store, changes)
        # Those that are over are also found by whoever asks for them.
        over = {change.after.id for change in changes if change.after.state == "finished"}
        assert over and set(await store.read(partial(finished, prefix="together"))) == over

    run(change_all())


def test_mixed_changes_are_written(store: Store) -> None:
    async def change_all() -> None:
        tables = await opened(store, "kinds", 8)
        changes = [usual(row) if number % 3 else change_of(row) for number, row in enumerate(tables)]
        assert {change.is_usual for change in changes} == {True, False}
        await asyncio.gather(*map(store.write, changes))
        await are_stored(store, changes)

    run(change_all())


def test_failed_bulk_write_is_rolled_back(store: Store) -> None:
    async def change_all() -> None:
        first, second = await opened(store, "nothing", 2)
        late = usual(second)
        await store.write(late)
        both = [usual(first).values, usual(second).values]
        with pytest.raises(Conflict):
            await asyncio.to_thread(write_together, store._writing, both)
        stored = await store.read(partial(rows.load_table, table=first.id))
        assert stored == StoredTable(first, (SeatRow(first.id, 0),), ())
        await are_stored(store, [late])

    run(change_all())


def test_conflict_fails_only_its_own_change(store: Store) -> None:
    async def change_all() -> None:
        first, second, third = await opened(store, "late", 3)
        await store.write(usual(second))
        gone = msgspec.structs.replace(third, id="lategone")
        changes = [usual(row) for row in (first, second, gone, third)]
        results = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, Conflict, type(None)]
        for row in (first, second, third):
            stored = await store.read(partial(rows.load_table, table=row.id))
            assert stored is not None and stored.row.revision == len(stored.actions) == 1
        # What is no longer there does not come back.
        assert await store.read(partial(rows.load_table, table="lategone")) is None

    run(change_all())
