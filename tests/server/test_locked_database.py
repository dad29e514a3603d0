"""A locked database is waited for once: as long as the busy time-out says, whatever waits to be written."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from hexenkessel.server.storage import rows
from hexenkessel.server.storage.store import Job, Store
from tests.server.house import ME_AND_A_FRIEND, open_house, run, settings_in, wait_for
from tests.server.test_storage import person
from tests.server.test_table_changes import opened, usual


def trace(store: Store, busy_timeout: int) -> list[str]:
    """Every statement that is tried on the connection that writes, from now on."""
    tried: list[str] = []

    def watch(connection: Connection) -> None:
        connection.execute(text(f"PRAGMA busy_timeout = {busy_timeout}"))
        raw: Any = connection.connection.dbapi_connection
        raw.set_trace_callback(tried.append)

    run(store.write(watch))
    wait_for(lambda: any("COMMIT" in words for words in tried))
    tried.clear()
    return tried


def waits_in(tried: list[str]) -> list[str]:
    """The statements that need the lock; others are only for the connection itself."""
    return [words for words in tried if words.startswith(("BEGIN", "INSERT"))]


def test_locked_database_answers_503_after_one_busy_time_out(folder: Path) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        table = ada.open_table(ME_AND_A_FRIEND)
        bert.post(f"/api/tables/{table}/sit", seat=1)
        ada.post(f"/api/tables/{table}/start")
        state = ada.state(table)
        tried = trace(house.services.store, 100)
        with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as somebody:
            somebody.execute("BEGIN IMMEDIATE")
            action = state["decision"]["actions"][0]["text"]
            answer = ada.http.post(f"/api/tables/{table}/act", json={"number": 0, "action": action})
            assert (answer.status_code, answer.json()["error"]) == (503, "no-storage")
            assert len(waits_in(tried)) == 1, tried
            somebody.execute("ROLLBACK")
        ada.act(table, ada.state(table))


def test_pending_writes_share_one_busy_time_out(folder: Path) -> None:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    store.open()

    async def several() -> None:
        (row,) = await opened(store, "locked", 1)
        tried = await asyncio.to_thread(trace, store, 2000)
        with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as somebody:
            somebody.execute("BEGIN IMMEDIATE")
            # More than one commit would hold, and of both kinds; all while the writer waits for the first.
            jobs: list[Job[None]] = [usual(row)]
            jobs += [partial(rows.add_person, row=person(f"late{each}")) for each in range(300)]
            waiting = [store.begin(job)[0] for job in jobs]
            results = await asyncio.gather(*waiting, return_exceptions=True)
            assert all(isinstance(result, OperationalError) for result in results)
            assert len(waits_in(tried)) == 1, tried
            somebody.execute("ROLLBACK")
        await asyncio.gather(*(store.write(job) for job in jobs))

    try:
        run(several())
    finally:
        run(store.close())
