"""Automatic play for seats: one task for each table where a bot or a standing order has to answer."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import ClassVar, Final

from hexenkessel.server.contract.words import TableId
from hexenkessel.server.errors import ApiError, Paused, RefusedAction, Stale
from hexenkessel.server.ops.log import log_event, log_exception
from hexenkessel.server.storage.store import StoreClosed
from hexenkessel.server.table.table import Table

PAUSE_AFTER_FAILURE: Final = 2.0  # seconds


class AutoPlay(ABC):
    """Plays at tables for somebody else, one task a table, as long as there is something to play."""

    stuck: ClassVar[str]  # what is noted when one of them has failed, and tries again

    def __init__(self) -> None:
        self._tasks: dict[TableId, asyncio.Task[None]] = {}
        self._is_closed = False

    def __contains__(self, table: TableId) -> bool:
        return table in self._tasks

    @abstractmethod
    def are_needed_at(self, table: Table) -> bool:
        """May there be something to play? Asked whenever something has happened there, so a quick look."""

    @abstractmethod
    async def play_one(self, table: Table) -> bool:
        """Play one action; False if there is none to play."""

    def look_at(self, table: Table) -> None:
        """Something has happened at this table. Nothing is played before whoever did it has ended."""
        if table.id not in self._tasks and not self._is_closed and self.are_needed_at(table):
            self._tasks[table.id] = asyncio.create_task(self._run(table))

    async def close(self) -> None:
        """Let them stop; what they have played is stored."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: Table) -> None:
        try:
            while await self._goes_on_at(table):
                pass
        finally:
            del self._tasks[table.id]

    async def _goes_on_at(self, table: Table) -> bool:
        try:
            return await self.play_one(table)
        except (Stale, Paused):
            return True  # somebody was faster: look again
        except StoreClosed:
            return False
        except Exception as error:
            if isinstance(error, ApiError) and not isinstance(error, RefusedAction):
                log_event("table-left", table=table.id, reason=error.code)
                return False
            log_exception(self.stuck, table=table.id)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
            return True


class OrderRunner(AutoPlay):
    """Carries out the standing orders that seats have left (`table.orders`)."""

    stuck = "order-stuck"

    def are_needed_at(self, table: Table) -> bool:
        return any(seat.orders != "[]" for seat in table.seats)

    async def play_one(self, table: Table) -> bool:
        return await table.orders.obey()
