"""The process that writes what crowds play: all of it is on disk, whatever becomes of the process."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from hexenkessel.server.metrics import JOBS
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.changes import TableChange
from hexenkessel.server.storage.rows import Conflict, TableRow
from hexenkessel.server.storage.store import Store
from tests.server.house import run, wait_for
from tests.server.test_changes import are_stored, opened, usual

MANY = 40


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    """Where the first action is a crowd."""
    store = Store(url, crowd=1)
    await asyncio.to_thread(store.open)
    try:
        yield store
    finally:
        await store.close()


async def with_scribe(store: Store, prefix: str) -> list[TableRow]:
    """Tables at which something was played, so that a scribe has come."""
    tables = await opened(store, prefix, MANY)
    changes = await play_at(store, tables)
    async with asyncio.timeout(60):
        while store._scribe is None:
            await asyncio.sleep(0.01)
    return [change.after for change in changes]


async def play_at(store: Store, tables: list[TableRow]) -> list[TableChange]:
    changes = [usual(row) for row in tables]
    await asyncio.gather(*map(store.write, changes))
    return changes


def scribes() -> list[int]:
    return [each.pid for each in multiprocessing.active_children() if each.name == "scribe" and each.pid]


async def demand_actions(store: Store, tables: list[TableRow], count: int) -> None:
    for row in tables:
        stored = await store.read(partial(rows.load_table, table=row.id))
        assert stored is not None
        assert (stored.row.revision, len(stored.actions)) == (count, count)


def test_a_crowd_calls_a_scribe_which_writes_what_it_plays(database: str) -> None:
    async def play() -> None:
        async with open_store(database) as store:
            tables = await with_scribe(store, "crowd")
            commits, written = store.commits, JOBS["written"]
            changes = await play_at(store, tables)
            # All of them had come before the first was sent.
            assert (store.commits - commits, JOBS["written"] - written) == (1, MANY)
            assert all(change.is_usual for change in changes) and store.waiting == 0
            await demand_actions(store, tables, 2)
        assert not scribes()

    run(play())


def test_few_call_nobody(database: str) -> None:
    async def play() -> None:
        store = Store(database)
        store.open()
        tables = await opened(store, "few", 7)
        await are_stored(store, await play_at(store, tables))
        await asyncio.sleep(0.05)
        assert store._calling is None and not scribes()
        await store.close()

    run(play())


def test_who_is_late_is_told_and_takes_no_other_along(database: str) -> None:
    async def play() -> None:
        async with open_store(database) as store:
            first, second, *rest = await with_scribe(store, "lates")
            await store.write(usual(second))
            changes = map(usual, (first, second, *rest))
            results = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
            assert [type(each) for each in results] == [type(None), Conflict, *[type(None)] * len(rest)]
            await demand_actions(store, [first, second, *rest], 2)

    run(play())


def test_a_scribe_that_is_killed_loses_nothing(database: str) -> None:
    async def play() -> None:
        async with open_store(database) as store:
            tables = await with_scribe(store, "killed")
            playing = asyncio.gather(*(store.write(usual(row)) for row in tables), return_exceptions=True)
            await asyncio.sleep(0)
            (scribe,) = scribes()
            os.kill(scribe, signal.SIGKILL)
            # Who is told that somebody was faster had been so himself.
            assert {type(each) for each in await playing} <= {type(None), Conflict}
            await demand_actions(store, tables, 2)
            # Another one comes.
            tables = [usual(row).after for row in tables]
            await play_at(store, tables)
            async with asyncio.timeout(60):
                while scribes() in ([], [scribe]):
                    await asyncio.sleep(0.01)
            await demand_actions(store, tables, 3)

    run(play())


def test_one_who_is_gone_before_he_was_asked(database: str) -> None:
    async def play() -> None:
        async with open_store(database) as store:
            tables = await with_scribe(store, "gone")
            scribe = store._scribe
            assert scribe is not None
            await scribe.dismiss()
            store._scribe = scribe  # as between two moments
            await play_at(store, tables)
            await demand_actions(store, tables, 2)

    run(play())


def test_what_is_waiting_is_written_before_the_end(database: str) -> None:
    async def play() -> None:
        async with open_store(database) as store:
            tables = await with_scribe(store, "waits")
            writes = [asyncio.create_task(store.write(usual(row))) for row in tables]
            await asyncio.sleep(0)
        await asyncio.gather(*writes)
        async with open_store(database) as store:
            await demand_actions(store, tables, 2)

    run(play())


SERVER = """
import asyncio, sys
from hexenkessel.server import worker
from tests.server.test_scribe import open_store, scribes, with_scribe

worker.how_to_start = "spawn"  # as in earnest

async def main():
    async with open_store(sys.argv[1]) as store:
        await with_scribe(store, "orphan")
        print(*scribes(), flush=True)
        await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="There is no list of processes to look at.")
def test_when_the_server_is_killed_its_scribe_goes_and_nobody_sees_its_password(folder: Path) -> None:
    script = folder / "server.py"
    script.write_text(SERVER)
    command = [sys.executable, str(script), f"sqlite:///{folder / 'secret.sqlite'}"]
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root, env=environment) as server:
        assert server.stdout is not None
        scribe = Path(f"/proc/{int(server.stdout.readline())}")
        assert b"secret.sqlite" not in (scribe / "cmdline").read_bytes()
        server.kill()
    wait_for(lambda: is_gone(scribe))


def is_gone(process: Path) -> bool:
    try:
        return "\nState:\tZ" in (process / "status").read_text()
    except OSError:
        return True  # and nothing is left of it
