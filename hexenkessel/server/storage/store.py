"""The store: one writer thread with group commit, and a pool of readers beside it.

A job is a function of a connection. `write` returns when the job is on disk, and not before; so whoever
waits for it may tell others. Jobs that arrive while a commit is under way share the next one, because the
disk takes as long for a hundred of them as for one. Where people play in crowds, a process writes what they
play (`writer_process`).
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from hexenkessel.server.ops import clock
from hexenkessel.server.ops.log import log_event, log_exception
from hexenkessel.server.ops.metrics import COMMITS, JOBS
from hexenkessel.server.storage.engine import READERS, engine_for, is_locked, is_sqlite
from hexenkessel.server.storage.migration import migrate
from hexenkessel.server.storage.table_changes import TableChange, write_together
from hexenkessel.server.storage.writer_process import WriterProcess, start_writer_process

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], T]

_MOST_IN_A_GROUP: Final = 256
_QUIET: Final = 2.0  # seconds in which nobody has written anything
_NOT_LONG: Final = 60.0  # seconds: by then a disk may be well again, though nobody has tried


class StoreClosed(RuntimeError):
    """The server is going down; nothing more is written."""


class _Waiting:
    """A job, and who waits for it."""

    def __init__(self, job: Job[Any], loop: asyncio.AbstractEventLoop) -> None:
        self.job = job
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """In the loop."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def _settle(group: list[_Waiting]) -> None:
    for waiting in group:
        waiting.settle()


class Store:
    """A database that is open. Everything durable goes through here."""

    def __init__(self, url: str, crowd: int = 8) -> None:
        self._url = make_url(url)
        self._crowd = crowd  # so many actions in one commit, and a writer process is started
        if is_sqlite(self._url) and self._url.database:
            Path(self._url.database).absolute().parent.mkdir(parents=True, exist_ok=True)
        self._writing = engine_for(self._url, is_writer=True)
        self._reading = engine_for(self._url, is_writer=False)
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer_process: WriterProcess[_Waiting] | None = None
        self._calling: asyncio.Task[None] | None = None  # of a writer process; never two at once
        self._is_closed = False
        self.opened = clock.now()  # since when this server is there
        self.commits = 0  # how many groups have been written
        self._failed = -inf  # when one could not be, since the last that could

    def open(self) -> None:
        """Bring the tables up to date, and begin."""
        migrate(self._writing)
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if not self._is_closed:
            self._is_closed = True
            if self._calling is not None:
                await self._calling
            if self._writer_process is not None:
                await self._writer_process.dismiss()
            self._jobs.put(None)
            await asyncio.to_thread(self._stop)

    def _stop(self) -> None:
        if self._writer.is_alive():
            self._writer.join()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    @property
    def is_open(self) -> bool:
        return self._writer.is_alive() and not self._is_closed

    @property
    def is_failing(self) -> bool:
        """Has the disk refused what was to be written last, not long ago?"""
        return monotonic() - self._failed < _NOT_LONG

    @property
    def waiting(self) -> int:
        """The length of the write queue."""
        return self._jobs.qsize() + (len(self._writer_process) if self._writer_process else 0)

    async def write(self, job: Job[T]) -> T:
        """Do this, and come back when it is on disk."""
        return await self.begin(job)[0]

    def begin(self, job: Job[T]) -> tuple[asyncio.Future[T], bool]:
        """The same, for whoever has something else to do meanwhile: done when it is on disk; and whether
        somebody writes it who does not need this interpreter."""
        if self._is_closed:
            raise StoreClosed
        waiting = _Waiting(job, asyncio.get_running_loop())
        writer_process = self._writer_process
        if (
            writer_process is not None
            and writer_process.loop is waiting.loop
            and isinstance(job, TableChange)
            and job.is_usual
        ):
            writer_process.write(job.values, waiting)
            return waiting.future, True
        self._jobs.put(waiting)
        return waiting.future, False

    async def read(self, job: Job[T]) -> T:
        """Look something up, beside the writer."""
        if self._is_closed:
            raise StoreClosed
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Job[T]) -> T:
        with self._reading.connect() as connection:
            return job(connection)

    # The writer process, from the event loop

    def _want_writer_process(self) -> None:
        if self._calling is None and not self._is_closed:
            self._calling = asyncio.create_task(self._start_writer_process())

    async def _start_writer_process(self) -> None:
        try:
            self._writer_process = await start_writer_process(
                self._url, self._was_written, self._was_not_written
            )
            log_event("writer-process-started")
        except Exception:
            log_exception("writer-process-missing")  # the thread goes on writing everything

    def _was_written(self, group: list[_Waiting], seconds: float) -> None:
        self.commits += 1
        self._failed = -inf
        COMMITS.note(seconds)
        JOBS.add("written", len(group))
        _settle(group)

    def _was_not_written(self, group: list[_Waiting]) -> None:
        if self._writer_process is not None and self._writer_process.gone.done():
            self._writer_process = None
            if not self._is_closed:
                log_event("writer-process-lost", logging.WARNING, jobs=len(group))
                self._calling = None
        for waiting in group:
            self._jobs.put(waiting)

    # The writer, in a thread of its own

    def _write_all(self) -> None:
        is_last = False
        while not is_last:
            group: list[_Waiting] = []
            waiting = self._next_job()
            while waiting is not None:
                group.append(waiting)
                if len(group) == _MOST_IN_A_GROUP or self._jobs.empty():
                    break
                waiting = self._jobs.get()
            is_last = waiting is None
            if group:
                self._write(group)

    def _next_job(self) -> _Waiting | None:
        """The next job of the queue; while there is none, time for a checkpoint of SQLite's WAL."""
        carried_over = 0
        while True:
            before = self.commits
            with suppress(queue.Empty):
                return self._jobs.get(timeout=_QUIET)
            if is_sqlite(self._url) and before == self.commits != carried_over:
                self._carry_over()
                carried_over = before

    def _carry_over(self) -> None:
        try:
            with closing(self._writing.raw_connection()) as raw:
                raw.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        except Exception:
            log_exception("log-kept")  # where it is as safe; the next commit will tell those who write

    def _write(self, group: list[_Waiting]) -> None:
        usual = [each for each in group if isinstance(each.job, TableChange) and each.job.is_usual]
        others = [each for each in group if each not in usual] if usual else group
        if len(usual) >= self._crowd:
            usual[0].loop.call_soon_threadsafe(self._want_writer_process)
        error = self._finish(usual, self._commit_together) if usual else None
        if others and not is_locked(error):
            error, others = self._finish(others, self._commit), []
        if is_locked(error):
            # All others have waited meanwhile: nobody waits for the same lock twice.
            self._refuse([*others, *self._take_all()], error)

    def _finish(self, group: list[_Waiting], commit: Callable[[list[_Waiting]], None]) -> Exception | None:
        """Write these, and tell those who wait for them. Returns what stood in the way of all."""
        try:
            with COMMITS.timed():
                commit(group)
            self.commits += 1
        except Exception as error:
            # Nobody knows what is on disk: nobody is told that it went well.
            log_exception("commit-failed", jobs=len(group))
            self._refuse(group, error)
            return error
        self._tell(group)
        return None

    def _refuse(self, group: list[_Waiting], error: Exception | None) -> None:
        for waiting in group:
            waiting.error = waiting.error or error
        self._tell(group)

    def _tell(self, group: list[_Waiting]) -> None:
        """Tell those who wait what became of their jobs."""
        if not group:
            return
        is_refused = any(isinstance(waiting.error, OperationalError) for waiting in group)
        self._failed = monotonic() if is_refused else -inf
        failed = sum(waiting.error is not None for waiting in group)
        JOBS.add("failed", failed)
        JOBS.add("written", len(group) - failed)
        for loop in {waiting.loop for waiting in group}:
            # All at once: to wake the loop costs as much as to write a row.
            loop.call_soon_threadsafe(_settle, [waiting for waiting in group if waiting.loop is loop])

    def _take_all(self) -> list[_Waiting]:
        """Drain the queue: all jobs that wait now."""
        group: list[_Waiting] = []
        with suppress(queue.Empty):
            while True:
                if (waiting := self._jobs.get_nowait()) is None:
                    self._jobs.put(None)  # the end comes after all others
                    break
                group.append(waiting)
        return group

    def _commit_together(self, group: list[_Waiting]) -> None:
        try:
            write_together(
                self._writing, [each.job.values for each in group if isinstance(each.job, TableChange)]
            )
        except OperationalError:
            raise
        except Exception:
            # One of them stands in the way of all: each by itself, it will turn out which. Should they be on
            # disk after all, each finds that somebody was faster, and its table looks again.
            self._commit(group)

    def _commit(self, group: list[_Waiting]) -> None:
        with self._writing.connect() as connection, connection.begin():
            for waiting in group:
                _try(connection, waiting)


def _try(connection: Connection, waiting: _Waiting) -> None:
    """One job that fails must not take the others of its group along."""
    try:
        with connection.begin_nested():
            waiting.result = waiting.job(connection)
    except Exception as error:
        if not _is_in_transaction(connection):
            raise  # the whole group is lost
        waiting.error = error


def _is_in_transaction(connection: Connection) -> bool:
    """Is what was written before still to be committed? When its disk is full or fails, SQLite takes back
    everything by itself, and only its driver knows."""
    if connection.invalidated or not connection.in_transaction():
        return False
    return getattr(connection.connection.dbapi_connection, "in_transaction", True)
