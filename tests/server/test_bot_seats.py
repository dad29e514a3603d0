"""Bots at tables: who is asked when, and what becomes of the answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.kernel.gate import legal
from hexenkessel.server.api.services import Services
from hexenkessel.server.contract.people import GuestName, Person
from hexenkessel.server.contract.play import MotionWish
from hexenkessel.server.contract.tables import NewTable, SeatWish
from hexenkessel.server.lobby.registry import TableRegistry
from tests.server.house import PATIENCE, open_house, run, settings_in, wait_for


def test_bot_only_tables_play_only_while_watched(folder: Path) -> None:
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    with open_house(settings_in(folder, tables_in_memory=1)) as house, house.visitor() as ada:
        tables = [ada.open_table(bots, start=True) for _ in range(3)]
        registry = house.services.registry
        assert len(registry) == 1, "Where nobody plays and nobody looks on, tables leave memory."
        for table in tables:
            assert ada.state(table)["number"] == 0
        with ada.socket(tables[0]) as line:
            line.hear_until("state", lambda news: news["number"] > 2)
        wait_for(lambda: tables[0] not in registry._bot_seats)
        assert ada.state(tables[0])["outcome"] is None


class Thinker:
    """Thinks until the test lets it answer."""

    def __init__(self) -> None:
        self._asked: asyncio.Queue[tuple[str, asyncio.Future[str]]] = asyncio.Queue()

    async def choose(self, table: str, host: str, game: Any, bot: str, position: Any, seat: int) -> str:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked.put_nowait((game.grammar.write(legal(position, seat)[0]), answer))
        return await answer

    async def next_question(self) -> tuple[str, asyncio.Future[str]]:
        """What the bot could answer, and how it does."""
        async with asyncio.timeout(PATIENCE):
            return await self._asked.get()


@asynccontextmanager
async def opened(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[TableRegistry, Thinker, Person]]:
    services, worker = Services(settings_in(folder)), Thinker()
    monkeypatch.setattr(services.bot_pool, "choose", worker.choose)
    await services.open()
    try:
        yield services.registry, worker, (await services.people.welcome(GuestName("Ada"))).person
    finally:
        await services.close()


ME_AND_A_BOT = NewTable("titan", (SeatWish("me"), SeatWish("bot", "random")), start=True)


def test_stale_bot_answer_is_discarded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it thinks, a person alone among bots may go back and play otherwise: the number is the same."""

    async def scene() -> None:
        async with opened(folder, monkeypatch) as (registry, worker, ada):
            table = await registry.open_table(ada, ME_AND_A_BOT)
            one, other, *_ = map(table.game.grammar.write, legal(table.history.position, 0))
            words, answer = await worker.next_question()
            await table.play.act(0, 0, one)
            answer.set_result(words)  # too late: it was about the beginning
            words, answer = await worker.next_question()
            await table.control.move(ada, MotionWish("undo"))
            await table.play.act(0, 0, other)
            answer.set_result(words)
            words, answer = await worker.next_question()
            assert table.number == 1, "It has seen another position."
            answer.set_result(words)
            while table.number == 1:
                await asyncio.sleep(0.001)

    run(scene())


def test_bot_task_ends_when_its_table_is_removed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with opened(folder, monkeypatch) as (registry, worker, ada):
            table = await registry.open_table(ada, ME_AND_A_BOT)
            words, answer = await worker.next_question()
            await registry.remove(table)
            answer.set_result(words)
            async with asyncio.timeout(PATIENCE):
                while table.id in registry._bot_seats:
                    await asyncio.sleep(0.001)

    run(scene())
