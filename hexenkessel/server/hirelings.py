"""Bots at tables: each is asked when its seat is due, and what it answers is played."""

from __future__ import annotations

import asyncio
from typing import Final

from hexenkessel.bots.random_bot import RandomBot
from hexenkessel.kernel.gate import decision
from hexenkessel.kernel.seats import Seat
from hexenkessel.server.contract.words import TableId
from hexenkessel.server.log import note, note_failure
from hexenkessel.server.opponents import Opponents
from hexenkessel.server.storage.store import StoreClosed
from hexenkessel.server.table import Table
from hexenkessel.server.trouble import Paused, RefusedAction, Stale

_PAUSE_AFTER_FAILURE: Final = 2.0  # seconds
_BREATH: Final = 1.0  # seconds before each action for somebody who looks on: he may want his seat back


class Hirelings:
    """Sees to it that bots play: one task for each table where one is asked."""

    def __init__(self, opponents: Opponents) -> None:
        self._opponents = opponents
        self._tasks: dict[TableId, asyncio.Task[None]] = {}

    def __contains__(self, table: TableId) -> bool:
        return table in self._tasks

    def look_at(self, table: Table) -> None:
        """Something has happened at this table."""
        if table.id not in self._tasks and due_bot(table) is not None:
            self._tasks[table.id] = asyncio.create_task(self._run(table))

    async def close(self) -> None:
        """Let them stop; what they have played is stored."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: Table) -> None:
        try:
            while (seat := due_bot(table)) is not None:
                if table.audience.has(table.seats[seat].person):
                    await asyncio.sleep(_BREATH)
                    if due_bot(table) != seat:
                        continue
                try:
                    await self._play(table, seat)
                except (Stale, Paused):
                    continue
                except StoreClosed:
                    return
                except Exception:
                    note_failure("bot-stuck", table=table.id, seat=seat)
                    await asyncio.sleep(_PAUSE_AFTER_FAILURE)
        finally:
            self._tasks.pop(table.id, None)

    async def _play(self, table: Table, seat: Seat) -> None:
        position, bot = table.history.position, table.seats[seat].bot
        assert bot is not None
        view, asked = table.view(seat), decision(position, seat)
        action = await self._opponents.choose(table.id, table.game, bot, view, asked)
        try:
            await table.act(seat, position.number, table.game.grammar.write(action), bot)
        except RefusedAction as refused:
            note("bot-refused", table=table.id, bot=bot, seat=seat, rule=refused.refusal.rule)
            action = RandomBot(position.number).choose(view, asked)
            await table.act(seat, position.number, table.game.grammar.write(action), bot)


def due_bot(table: Table) -> Seat | None:
    """The seat of a bot that is asked something."""
    if not table.is_running or table.row.paused:
        return None
    return next((seat for seat in table.history.position.due if table.seats[seat].bot is not None), None)
