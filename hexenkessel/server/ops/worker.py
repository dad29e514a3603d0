"""A worker process: what takes long, or may never end, is done there with a time limit."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

from hexenkessel.kernel.registry import UnknownGame, find_game
from hexenkessel.server.ops.fair_lock import FairLock

how_to_start = "spawn"  # never as a copy of the server, which has threads

A = TypeVar("A")
R = TypeVar("R")


class Worker:
    """One process, for one job at a time: made when it is first needed, and again if it had to be ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._lock = FairLock()

    def waiting_of(self, owner: str) -> int:
        """The number of jobs of this owner that wait for the process."""
        return self._lock.waiting_of(owner)

    async def do(self, job: Callable[[A], R], argument: A, seconds: float, owner: str, game: str = "") -> R:
        """The result of the job. Raises TimeoutError or BrokenProcessPool, and then the process is ended.

        Owners take turns, however many jobs each of them has.
        """
        # Time runs from when the process is free, not while others wait for it.
        async with self._lock.turn_of(owner):
            try:
                pool = self._pool or await self._wake(game)
                async with asyncio.timeout(seconds):
                    return await asyncio.wrap_future(pool.submit(job, argument))
            except (TimeoutError, BrokenProcessPool):
                self.close()
                raise

    async def _wake(self, game: str) -> ProcessPoolExecutor:
        """Start the process and let it read the game; that takes its time, but is no work."""
        pool = ProcessPoolExecutor(1, get_context(how_to_start), initializer=_live_with_the_server)
        self._pool = pool
        await asyncio.wrap_future(pool.submit(_wake_up, game))
        return pool

    def close(self) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


# What runs in the other process


def _live_with_the_server() -> None:
    """Ignore Ctrl-C, which is for the server; and exit when the server does, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    assert server is not None
    threading.Thread(target=_leave_after, args=(server,), daemon=True).start()


def _leave_after(server: Any) -> None:
    server.join()
    os._exit(0)


def _wake_up(game: str) -> None:
    try:
        find_game(game)
    except UnknownGame:
        return  # the job will say so
