"""Bots at tables: each is asked when its seat is due, and what it answers is played."""

from __future__ import annotations

import asyncio
from typing import Final

from hexenkessel.bots.random_bot import RandomBot
from hexenkessel.kernel.gate import decision
from hexenkessel.kernel.seats import Seat
from hexenkessel.server.log import note
from hexenkessel.server.opponents import Opponents
from hexenkessel.server.stand_ins import StandIns
from hexenkessel.server.table import Table
from hexenkessel.server.trouble import RefusedAction

_BREATH: Final = 1.0  # seconds before each action for somebody who looks on: he may want his seat back


class Hirelings(StandIns):
    """Those who play what bots answer."""

    stuck = "bot-stuck"

    def __init__(self, opponents: Opponents) -> None:
        super().__init__()
        self._opponents = opponents

    def are_needed_at(self, table: Table) -> bool:
        return due_bot(table) is not None

    async def play_one(self, table: Table) -> bool:
        if (seat := due_bot(table)) is None:
            return False
        if table.audience.has(table.seats[seat].person):
            await asyncio.sleep(_BREATH)
            if due_bot(table) != seat:
                return True
        await self._play(table, seat)
        return True

    async def _play(self, table: Table, seat: Seat) -> None:
        position, bot = table.history.position, table.seats[seat].bot
        assert bot is not None
        view, asked = table.telling.view(seat), decision(position, seat)
        action = await self._opponents.choose(table.id, table.game, bot, view, asked)
        write = table.game.grammar.write
        try:
            await table.play.act(seat, position.number, write(action), bot, position)
        except RefusedAction as refused:
            note("bot-refused", table=table.id, bot=bot, seat=seat, rule=refused.refusal.rule)
            action = RandomBot(position.number).choose(view, asked)
            await table.play.act(seat, position.number, write(action), bot, position)


def due_bot(table: Table) -> Seat | None:
    """The seat of a bot that is asked something. Where all seats are theirs, only while somebody looks on."""
    if not table.is_running or table.row.paused:
        return None
    seat = next((seat for seat in table.history.position.due if table.seats[seat].bot is not None), None)
    if seat is None or table.audience or any(row.person is not None for row in table.seats):
        return seat
    return None
