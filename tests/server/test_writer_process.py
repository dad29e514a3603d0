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

from hexenkessel.server.ops.metrics import JOBS
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import Conflict, TableRow
from hexenkessel.server.storage.store import Store
from hexenkessel.server.storage.table_changes import TableChange
from tests.server.house import run, wait_for
from tests.server.test_table_changes import are_stored, opened, usual

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


async def with_writer_process(store: Store, prefix: str) -> list[TableRow]:
    """Tables at which something was played, so that a writer process has come."""
    tables = await opened(store, prefix, MANY)
    changes = await play_at(store, tables)
    async with asyncio.timeout(60):
        while store._writer_process is None:
            await asyncio.sleep(0.01)
    return [change.after for change in changes]


async def play_at(store: Store, tables: list[TableRow]) -> list[TableChange]:
    changes = [usual(row) for row in tables]
    await asyncio.gather(*map(store.write, changes))
    return changes


def writer_processes() -> list[int]:
    return [each.pid for each in multiprocessing.active_children() if each.name == "writer" and each.pid]


async def demand_actions(store: Store, tables: list[TableRow], count: int) -> None:
    for row in tables:
        stored = await store.read(partial(rows.load_table, table=row.id))
        assert stored is not None
        assert (stored.row.revision, len(stored.actions)) == (count, count)


def test_writer_process_is_started_under_load(database: str) -> None:
    async def play() -> None:
        async with open_store(database) as store:
            tables = await with_writer_process(store, "crowd")
            commits, written = store.commits, JOBS["written"]
            changes = await play_at(store, tables)
            # All of them had come before the first was sent.
            assert (store.commits - commits, JOBS["written"] - written) == (1, MANY)
            assert all(change.is_usual for change in changes) and store.waiting == 0
            await demand_actions(store, tables, 2)
        assert not writer_processes()

    run(play())


def test_writer_process_is_not_started_under_low_load(database: str) -> None:
    async def play() -> None:
        store = Store(database)
        store.open()
        tables = await opened(store, "few", 7)
        await are_stored(store, await play_at(store, tables))
        await asyncio.sleep(0.05)
        assert store._calling is None and not writer_processes()
        await store.close()

    run(play())


def test_conflict_in_the_writer_process_fails_only_its_own_change(database: str) -> None:
    async def play() -> None:
        async with open_store(database) as store:
            first, second, *rest = await with_writer_process(store, "lates")
            await store.write(usual(second))
            changes = map(usual, (first, second, *rest))
            results = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
            assert [type(each) for each in results] == [type(None), Conflict, *[type(None)] * len(rest)]
            await demand_actions(store, [first, second, *rest], 2)

    run(play())


def test_killed_writer_process_loses_nothing(database: str) -> None:
    async def play() -> None:
        async with open_store(database) as store:
            tables = await with_writer_process(store, "killed")
            playing = asyncio.gather(*(store.write(usual(row)) for row in tables), return_exceptions=True)
            await asyncio.sleep(0)
            (writer_process,) = writer_processes()
            os.kill(writer_process, signal.SIGKILL)
            # Who is told that somebody was faster had been so himself.
            assert {type(each) for each in await playing} <= {type(None), Conflict}
            await demand_actions(store, tables, 2)
            # Another one comes.
            tables = [usual(row).after for row in tables]
            await play_at(store, tables)
            async with asyncio.timeout(60):
                while writer_processes() in ([], [writer_process]):
                    await asyncio.sleep(0.01)
            await demand_actions(store, tables, 3)

    run(play())


def test_thread_writes_when_the_writer_process_has_left(database: str) -> None:
    async def play() -> None:
        async with open_store(database) as store:
            tables = await with_writer_process(store, "gone")
            writer_process = store._writer_process
            assert writer_process is not None
            await writer_process.dismiss()
            store._writer_process = writer_process  # as between two moments
            await play_at(store, tables)
            await demand_actions(store, tables, 2)

    run(play())


def test_close_flushes_pending_writes_of_the_writer_process(database: str) -> None:
    async def play() -> None:
        async with open_store(database) as store:
            tables = await with_writer_process(store, "waits")
            writes = [asyncio.create_task(store.write(usual(row))) for row in tables]
            await asyncio.sleep(0)
        await asyncio.gather(*writes)
        async with open_store(database) as store:
            await demand_actions(store, tables, 2)

    run(play())


SERVER = """
import asyncio, sys
from hexenkessel.server.ops import worker
from tests.server.test_writer_process import open_store, writer_processes, with_writer_process

worker.how_to_start = "spawn"  # as in earnest

async def main():
    async with open_store(sys.argv[1]) as store:
        await with_writer_process(store, "orphan")
        print(*writer_processes(), flush=True)
        await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="There is no list of processes to look at.")
def test_writer_process_ends_with_a_killed_server_and_hides_the_database_url(folder: Path) -> None:
    script = folder / "server.py"
    script.write_text(SERVER)
    command = [sys.executable, str(script), f"sqlite:///{folder / 'secret.sqlite'}"]
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root, env=environment) as server:
        assert server.stdout is not None
        writer_process = Path(f"/proc/{int(server.stdout.readline())}")
        assert b"secret.sqlite" not in (writer_process / "cmdline").read_bytes()
        server.kill()
    wait_for(lambda: is_gone(writer_process))


def is_gone(process: Path) -> bool:
    try:
        return "\nState:\tZ" in (process / "status").read_text()
    except OSError:
        return True  # and nothing is left of it
