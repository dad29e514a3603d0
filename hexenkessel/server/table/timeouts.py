"""The scheduler of time-outs: one timer for each table where somebody's time may run out.

A timer knows the name of its table and nothing else, so that a table need not be in memory until it rings.

What everybody has left is written down when the server stops, and now and then before: what comes after that
is counted for nobody, and a server may be killed without having stopped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection

from hexenkessel.server.bots.autoplay import PAUSE_AFTER_FAILURE
from hexenkessel.server.contract.words import TableId
from hexenkessel.server.errors import ApiError, Stale
from hexenkessel.server.ops import clock
from hexenkessel.server.ops.log import log_event, log_exception
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.bulk_insert import CHUNK
from hexenkessel.server.storage.rows import SeatRow, StoredTable, TableRow
from hexenkessel.server.storage.store import Store, StoreClosed
from hexenkessel.server.table.clocks import charged, clocks_of, time_is_up_at, waiting_at, woken
from hexenkessel.server.table.summary import pace_of
from hexenkessel.server.table.table import Table

_MARGIN: Final = 0.005  # seconds; who rings too early must ring again
_NOW_AND_THEN = 3600.0  # seconds


class TimeoutScheduler:
    """Schedules the next time-out of every table. `find` brings a table into memory."""

    def __init__(self, store: Store, find: Callable[[TableId], Awaitable[Table]]) -> None:
        self._store = store
        self._find = find
        self._timers: dict[TableId, asyncio.TimerHandle] = {}
        self._ringing: set[asyncio.Task[None]] = set()
        self._writing: asyncio.Task[None] | None = None
        self._is_closed = False

    def watch(self, table: Table) -> None:
        """Something has changed there, so that its clocks may run otherwise."""
        self._watch(table.row, table.seats)

    def forget(self, table: Table) -> None:
        """It is there no longer."""
        if timer := self._timers.pop(table.id, None):
            timer.cancel()

    def _watch(self, row: TableRow, seats: tuple[SeatRow, ...]) -> None:
        if timer := self._timers.pop(row.id, None):
            timer.cancel()
        pace = pace_of(row)
        if pace.kind != "none" and row.state == "running":
            now = clock.now()
            when = time_is_up_at(clocks_of(row, seats, now), pace, waiting_at(row, seats))
            if when is not None:
                self._ring_in(row.id, max(0.0, when - now) + _MARGIN)

    def _ring_in(self, table: TableId, seconds: float) -> None:
        if not self._is_closed:
            self._timers[table] = asyncio.get_running_loop().call_later(seconds, self._ring, table)

    def _ring(self, table: TableId) -> None:
        self._timers.pop(table, None)
        task = asyncio.create_task(self._time_out(table))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _time_out(self, table: TableId) -> None:
        try:
            found = await self._find(table)
            await found.control.time_out()
            self.watch(found)
        except Stale:
            pass  # another server was faster; what it wrote has been read, and is watched
        except ApiError as api_error:
            log_event("table-left", table=table, reason=api_error.code)
        except StoreClosed:
            pass
        except Exception:
            log_exception("time-out-failed", table=table)
            self._ring_in(table, PAUSE_AFTER_FAILURE)

    async def resume(self) -> None:
        """After a start: find all tables with running clocks, without bringing them into memory."""
        self._writing = asyncio.create_task(self._write_now_and_then())
        for stored in await self._store.read(rows.running_with_clocks):
            if stored.row.id not in self._timers:
                self._watch(woken(stored.row, self._store.opened), stored.seats)

    async def close(self) -> None:
        """Stop, and write down how much time everybody had left: what comes now counts for nobody."""
        self._is_closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        tasks = [*self._ringing, *([self._writing] if self._writing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._write_down()

    async def _write_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(_NOW_AND_THEN)
            await self._write_down()

    async def _write_down(self) -> None:
        try:
            now, stored = clock.now(), await self._store.read(rows.running_with_clocks)
            for begin in range(0, len(stored), CHUNK):  # so that nobody waits for all of them
                tables = stored[begin : begin + CHUNK]
                await self._store.write(partial(_charge, tables=tables, opened=self._store.opened, now=now))
        except Exception:
            log_exception("clocks-not-stored")


def _charge(connection: Connection, tables: Sequence[StoredTable], opened: float, now: float) -> None:
    for stored in tables:
        clocks = charged(woken(stored.row, opened), stored.seats, now)
        rows.change_clocks(connection, stored.row, clocks)
