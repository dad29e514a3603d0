"""Bots in seats: each is asked when its seat is due, and what it answers is played."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from hexenkessel.kernel.seats import Seat
from hexenkessel.server.bots.autoplay import AutoPlay
from hexenkessel.server.bots.pool import BotPool
from hexenkessel.server.contract.words import PersonId, TableId
from hexenkessel.server.errors import RefusedAction
from hexenkessel.server.ops.log import log_event
from hexenkessel.server.table.table import Table

_BREATH: Final = 1.0  # seconds before each action for somebody who looks on: he may want his seat back


class BotSeats(AutoPlay):
    """Plays what bots answer, one task for each table.

    Of the tables of one host that play by themselves, only so many do at a time; the others wait.
    """

    stuck = "bot-stuck"

    def __init__(self, bot_pool: BotPool, most_self_playing: int) -> None:
        super().__init__()
        self._bot_pool = bot_pool
        self._most_self_playing = most_self_playing
        self._self_playing: dict[PersonId, set[TableId]] = {}  # by host
        self._waiting: dict[PersonId, OrderedDict[TableId, Table]] = {}

    def are_needed_at(self, table: Table) -> bool:
        return due_bot(table) is not None and self._has_its_turn(table)

    async def play_one(self, table: Table) -> bool:
        if (seat := due_bot(table)) is None or not self._has_its_turn(table):
            return False
        if table.subscribers.has(table.seats[seat].person):
            await asyncio.sleep(_BREATH)
            if due_bot(table) != seat:
                return True
        await self._play(table, seat)
        return True

    def _has_its_turn(self, table: Table) -> bool:
        """May it be played there, or are there too many others of this host that play by themselves?"""
        host = table.row.host
        playing = self._self_playing.setdefault(host, set())
        if not is_self_playing(table):
            playing.discard(table.id)
        elif len(playing | {table.id}) <= self._most_self_playing:
            playing.add(table.id)
        else:
            self._waiting.setdefault(host, OrderedDict())[table.id] = table
            return False
        return True

    async def _run(self, table: Table) -> None:
        try:
            await super()._run(table)
        finally:
            self._give_turn_away(table)

    def _give_turn_away(self, table: Table) -> None:
        """It is for the table of this host that has waited longest."""
        host = table.row.host
        playing, waiting = self._self_playing.get(host, set()), self._waiting.get(host, OrderedDict())
        playing.discard(table.id)
        while waiting and len(playing) < self._most_self_playing:
            self.look_at(waiting.popitem(last=False)[1])
        if not playing:
            self._self_playing.pop(host, None)
        if not waiting:
            self._waiting.pop(host, None)

    async def _play(self, table: Table, seat: Seat) -> None:
        position, bot = table.history.position, table.seats[seat].bot
        assert bot is not None
        words = await self._bot_pool.choose(table.id, table.row.host, table.game, bot, position, seat)
        try:
            await table.play.act(seat, position.number, words, bot, position)
        except RefusedAction as refused:
            log_event("bot-refused", table=table.id, bot=bot, seat=seat, rule=refused.refusal.rule)
            words = await self._bot_pool.choose_anything(table.row.host, table.game, position, seat)
            await table.play.act(seat, position.number, words, bot, position)


def due_bot(table: Table) -> Seat | None:
    """The seat of a bot that is asked something. A table plays by itself only while somebody looks on."""
    if not table.is_running or table.row.paused or (is_self_playing(table) and not table.subscribers):
        return None
    return next((seat for seat in table.history.position.due if table.seats[seat].bot is not None), None)


def is_self_playing(table: Table) -> bool:
    """All seats are played by bots, be it that people have lent them theirs."""
    return all(seat.bot is not None for seat in table.seats)
