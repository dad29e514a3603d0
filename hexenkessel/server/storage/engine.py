"""Database engines: SQLite or PostgreSQL, for the one writer or for readers."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool, QueuePool

READERS: Final = 4
_LOCKED: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    # Pages of the log after which a commit carries it over into the main file, and everybody waits for that:
    # only where people never stop for a moment, for then it is carried over anyway.
    "wal_autocheckpoint=32000",
)


def engine_for(url: URL, is_writer: bool) -> Engine:
    """An SQLAlchemy engine for a database.

    Values are left out of errors, which go into the log: there are names, words and hashes of passwords.
    """
    if not is_sqlite(url):
        # A reader sees one moment, however many questions it asks.
        pool_size, isolation = (1, "READ COMMITTED") if is_writer else (READERS, "REPEATABLE READ")
        return create_engine(
            url,
            pool_size=pool_size,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
            isolation_level=isolation,
        )
    # Whoever writes keeps his connection.
    pool = QueuePool if is_writer else NullPool
    arguments: dict[str, Any] = {"pool_size": 1, "max_overflow": 0} if is_writer else {}
    threads = {"check_same_thread": False}
    engine = create_engine(url, poolclass=pool, connect_args=threads, hide_parameters=True, **arguments)
    _set_up_sqlite(engine, "BEGIN IMMEDIATE" if is_writer else "BEGIN")
    return engine


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def is_locked(error: BaseException | None) -> bool:
    """Has SQLite waited in vain for somebody else's lock, as long as `busy_timeout` says?"""
    code: int = getattr(getattr(error, "orig", error), "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & 0xFF in _LOCKED


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
