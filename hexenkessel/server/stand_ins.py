"""Who plays for others: one task for each table where somebody is to be played for."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import ClassVar, Final

from hexenkessel.server.contract.words import TableId
from hexenkessel.server.log import note, note_failure
from hexenkessel.server.storage.store import StoreClosed
from hexenkessel.server.table import Table
from hexenkessel.server.trouble import Paused, RefusedAction, Stale, Trouble

PAUSE_AFTER_FAILURE: Final = 2.0  # seconds


class StandIns(ABC):
    """Those who play at tables for somebody else, each as long as there is something to play."""

    stuck: ClassVar[str]  # what is noted when one of them has failed, and tries again

    def __init__(self) -> None:
        self._tasks: dict[TableId, asyncio.Task[None]] = {}

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
        if table.id not in self._tasks and self.are_needed_at(table):
            self._tasks[table.id] = asyncio.create_task(self._run(table))

    async def close(self) -> None:
        """Let them stop; what they have played is stored."""
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
            if isinstance(error, Trouble) and not isinstance(error, RefusedAction):
                note("table-left", table=table.id, reason=error.error)
                return False
            note_failure(self.stuck, table=table.id)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
            return True
