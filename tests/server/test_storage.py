"""The store alone: commits of groups, jobs that fail, migrations; on SQLite, and PostgreSQL if possible."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from hexenkessel.server.storage import rows
from hexenkessel.server.storage import store as storing
from hexenkessel.server.storage.rows import PersonRow
from hexenkessel.server.storage.schema import METADATA
from hexenkessel.server.storage.store import Job, Store, StoreClosed
from tests.server.house import House, open_house, run, settings_in, wait_for


def person(name: str) -> PersonRow:
    return PersonRow(name, name, "guest", "en", "auto", "now")


def test_pending_jobs_share_a_group_commit(store: Store) -> None:
    async def many() -> None:
        jobs = [partial(rows.add_person, row=person(f"many{number}")) for number in range(300)]
        await asyncio.gather(*(store.write(job) for job in jobs))
        found = await store.read(partial(rows.find_people, ids=["many0", "many299", "nobody"]))
        assert {row.id for row in found} == {"many0", "many299"}

    run(many())
    assert 1 < store.commits < 30


def test_failing_job_does_not_fail_its_group(store: Store) -> None:
    async def several() -> None:
        names = ["good1", "bad", "bad", "good2"]
        jobs = [store.write(partial(rows.add_person, row=person(name))) for name in names]
        results = await asyncio.gather(*jobs, store.write(fail), return_exceptions=True)
        assert [type(result) for result in results[:2]] == [type(None), type(None)]
        assert isinstance(results[2], IntegrityError)
        assert results[3] is None and isinstance(results[4], ZeroDivisionError)
        found = await store.read(partial(rows.find_people, ids=names))
        assert {row.id for row in found} == {"good1", "bad", "good2"}

    run(several())


def test_full_disk_fails_the_whole_group(folder: Path) -> None:
    """SQLite has taken back what it had written for the first; a later job that fails hides that."""
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    store.open()
    jobs: list[Job[None]] = [
        partial(rows.add_person, row=person("first")),
        partial(rows.add_person, row=msgspec.structs.replace(person("large"), preferences="x" * 400_000)),
        fail,
    ]

    async def several() -> None:
        await store.write(leave_little_room)
        gate = threading.Event()
        before, _ = store.begin(lambda _: gate.wait())
        group = [store.begin(job)[0] for job in jobs]  # they share a commit: nobody writes yet
        gate.set()
        _, *results = await asyncio.gather(before, *group, return_exceptions=True)
        assert all(isinstance(result, Exception) for result in results)
        assert not await store.read(partial(rows.find_people, ids=["first", "large", "half"]))
        await store.write(jobs[0])

    try:
        run(several())
    finally:
        run(store.close())


def leave_little_room(connection: Connection) -> None:
    pages = connection.execute(text("PRAGMA page_count")).scalar_one()
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 3}")


def fail(connection: Connection) -> None:
    rows.add_person(connection, person("half"))
    raise ZeroDivisionError


def test_database_errors_hide_values(store: Store) -> None:
    """They go into the log."""
    row = msgspec.structs.replace(person("twin"), name="Somebody’s name", password="hash of a password")

    async def twice() -> None:
        jobs = [store.write(partial(rows.add_person, row=row)) for _ in range(2)]
        _, error = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(error, IntegrityError)
        assert "Somebody" not in str(error) and "hash of" not in str(error)

    run(twice())


def test_close_flushes_pending_writes(folder: Path) -> None:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    store.open()

    async def leave() -> None:
        last = asyncio.ensure_future(store.write(partial(rows.add_person, row=person("last"))))
        await asyncio.sleep(0)
        await store.close()
        await last
        with pytest.raises(StoreClosed):
            await store.write(fail)

    run(leave())


def test_migrations_match_the_schema(store: Store) -> None:
    with store._reading.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
    again = Store(store._url.render_as_string(hide_password=False))
    again.open()
    run(again.close())


def test_sqlite_uses_wal_and_full_synchronous(folder: Path) -> None:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    store.open()
    try:
        with store._writing.connect() as connection:
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL
            assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    finally:
        run(store.close())


def test_wal_checkpoint_runs_when_idle(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "_QUIET", 0.05)
    file = folder / "tables.sqlite"
    store = Store(f"sqlite:///{file}")
    store.open()
    try:
        run(store.write(partial(rows.add_person, row=person("quiet"))))
        # What stands in the file itself, whatever its log says.
        copy = folder / "copy.sqlite"
        wait_for(lambda: "quiet" in names_in(shutil.copy(file, copy)))
        run(store.write(partial(rows.add_person, row=person("later"))))
        wait_for(lambda: {"quiet", "later"} <= names_in(shutil.copy(file, copy)))
    finally:
        run(store.close())


def names_in(file: Path | str) -> set[str]:
    # Even the tables may stand only in the log yet; and what is copied while it is written is half a file.
    address = f"file:{file}?immutable=1"
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(address, uri=True)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM people")}
    return set()


def test_a_game_on_postgresql(folder: Path, postgresql: str) -> None:
    def play(house: House) -> None:
        with house.visitor("Ada") as ada:
            table = ada.open_table([{"kind": "bot", "bot": "random"}] * 2, options={"rounds": 1}, start=True)
            ada.post(f"/api/tables/{table}/chat", text="a\x00b", channel="gallery")
            with ada.socket(table) as line:
                line.hear_until("state", lambda news: news["outcome"])
            assert ada.get(f"/api/tables/{table}")["state"] == "finished"
            assert table in [each["id"] for each in ada.get("/api/tables", which="finished")]
            tables.append((table, ada.state(table)))

    tables: list[tuple[str, object]] = []
    settings = settings_in(folder, database=postgresql, secret="secret" * 6)
    with open_house(settings) as house:
        play(house)
    with open_house(settings) as house, house.visitor("Eve") as eve:
        table, state = tables[0]
        assert eve.state(table) == state
