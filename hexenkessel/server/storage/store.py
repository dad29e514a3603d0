"""The way to the database: one thread that writes, many jobs in one commit, and readers beside it.

A job is a function of a connection. `write` returns when the job is on disk, and not before; so whoever
waits for it may tell others. Jobs that arrive while a commit is under way share the next one, because the
disk takes as long for a hundred of them as for one.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool, QueuePool

from hexenkessel.server import clock
from hexenkessel.server.log import note_failure
from hexenkessel.server.metrics import COMMITS, JOBS
from hexenkessel.server.storage.changes import Change, write_together
from hexenkessel.server.storage.migration import migrate

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], T]

_MOST_IN_A_GROUP: Final = 256
_QUIET: Final = 2.0  # seconds in which nobody has written anything
_READERS: Final = 4
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    # Pages of the log after which a commit carries it over into the main file, and everybody waits for that:
    # only where people never stop for a moment, for then it is carried over anyway.
    "wal_autocheckpoint=32000",
)


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

    def __init__(self, url: str) -> None:
        self._url = make_url(url)
        if is_sqlite(self._url) and self._url.database:
            Path(self._url.database).absolute().parent.mkdir(parents=True, exist_ok=True)
        self._writing = engine_for(self._url, is_writer=True)
        self._reading = engine_for(self._url, is_writer=False)
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._is_closed = False
        self.opened = clock.now()  # since when this server is there
        self.commits = 0  # how many groups have been written

    def open(self) -> None:
        """Bring the tables up to date, and begin."""
        migrate(self._writing)
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
            if self._writer.is_alive():
                self._writer.join()
            self._readers.shutdown()
            self._writing.dispose()
            self._reading.dispose()

    @property
    def is_open(self) -> bool:
        return self._writer.is_alive() and not self._is_closed

    @property
    def waiting(self) -> int:
        """How many jobs wait for the writer."""
        return self._jobs.qsize()

    async def write(self, job: Job[T]) -> T:
        """Do this, and come back when it is on disk."""
        if self._is_closed:
            raise StoreClosed
        waiting = _Waiting(job, asyncio.get_running_loop())
        self._jobs.put(waiting)
        result: T = await waiting.future
        return result

    async def read(self, job: Job[T]) -> T:
        """Look something up, beside the writer."""
        if self._is_closed:
            raise StoreClosed
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Job[T]) -> T:
        with self._reading.connect() as connection:
            return job(connection)

    # The writer

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
        """Whoever waits; while nobody does there is time to carry over the log."""
        with suppress(queue.Empty):
            return self._jobs.get(timeout=_QUIET)
        if is_sqlite(self._url):
            self._carry_over()
        return self._jobs.get()

    def _carry_over(self) -> None:
        try:
            with closing(self._writing.raw_connection()) as raw:
                raw.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        except Exception:
            note_failure("log-kept")  # where it is as safe; the next commit will tell those who write

    def _write(self, group: list[_Waiting]) -> None:
        usual = [each for each in group if isinstance(each.job, Change) and each.job.is_usual]
        if usual:
            self._finish(usual, self._commit_together)
        if others := [each for each in group if each not in usual] if usual else group:
            self._finish(others, self._commit)

    def _finish(self, group: list[_Waiting], commit: Callable[[list[_Waiting]], None]) -> None:
        """Write these, and tell those who wait for them."""
        try:
            with COMMITS.timed():
                commit(group)
            self.commits += 1
        except Exception as error:
            # Nobody knows what is on disk: nobody is told that it went well.
            note_failure("commit-failed", jobs=len(group))
            for waiting in group:
                waiting.error = waiting.error or error
        failed = sum(waiting.error is not None for waiting in group)
        JOBS.add("failed", failed)
        JOBS.add("written", len(group) - failed)
        for loop in {waiting.loop for waiting in group}:
            # All at once: to wake the loop costs as much as to write a row.
            loop.call_soon_threadsafe(_settle, [waiting for waiting in group if waiting.loop is loop])

    def _commit_together(self, group: list[_Waiting]) -> None:
        try:
            write_together(self._writing, [each.job for each in group if isinstance(each.job, Change)])
        except Exception:
            # One of them stands in the way of all: each by itself, it will turn out which. Should they be on
            # disk after all, each finds that somebody was faster, and its table looks again.
            self._commit(group)

    def _commit(self, group: list[_Waiting]) -> None:
        with self._writing.connect() as connection, connection.begin():
            for waiting in group:
                _try(connection, waiting)


def engine_for(url: URL, is_writer: bool) -> Engine:
    """The way to a database, for one who writes or for those who only read.

    Values are left out of errors, which go into the log: there are names, words and hashes of passwords.
    """
    if not is_sqlite(url):
        # A reader sees one moment, however many questions it asks.
        pool_size, isolation = (1, "READ COMMITTED") if is_writer else (_READERS, "REPEATABLE READ")
        return create_engine(
            url,
            pool_size=pool_size,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
            isolation_level=isolation,
        )
    # Several SQLite writers would wait for each other's locks; there is one, and it keeps its connection.
    pool = QueuePool if is_writer else NullPool
    arguments: dict[str, Any] = {"pool_size": 1, "max_overflow": 0} if is_writer else {}
    threads = {"check_same_thread": False}
    engine = create_engine(url, poolclass=pool, connect_args=threads, hide_parameters=True, **arguments)
    _set_up_sqlite(engine, "BEGIN IMMEDIATE" if is_writer else "BEGIN")
    return engine


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def _try(connection: Connection, waiting: _Waiting) -> None:
    """One job that fails must not take the others of its group along."""
    try:
        with connection.begin_nested():
            waiting.result = waiting.job(connection)
    except SQLAlchemyError as error:
        if connection.invalidated or not connection.in_transaction():
            raise  # the whole group is lost
        waiting.error = error
    except Exception as error:
        waiting.error = error


def _set_up_sqlite(engine: Engine, begin: str) -> None:
    """Durable (FULL) and readable while we write (WAL); transactions begin where we say so."""

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        # SQLite knows small letters only in English; people search in German and Hungarian too.
        connection.create_function("lower", 1, lambda text: text and text.lower(), deterministic=True)

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
