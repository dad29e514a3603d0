"""Bots at tables: who is asked when, and what becomes of the answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision, legal
from hexenkessel.server.api.services import Services
from hexenkessel.server.contract.people import GuestName, Person
from hexenkessel.server.contract.play import MotionWish
from hexenkessel.server.contract.tables import NewTable, SeatWish
from hexenkessel.server.hall import Hall
from tests.server.house import PATIENCE, open_house, run, settings_in, wait_for


def test_bots_alone_play_only_while_somebody_looks_on(folder: Path) -> None:
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    with open_house(settings_in(folder, tables_in_memory=1)) as house, house.visitor() as ada:
        tables = [ada.open_table(bots, start=True) for _ in range(3)]
        hall = house.services.hall
        assert len(hall) == 1, "Where nobody plays and nobody looks on, tables leave memory."
        for table in tables:
            assert ada.state(table)["number"] == 0
        with ada.socket(tables[0]) as line:
            line.hear_until("state", lambda news: news["number"] > 2)
        wait_for(lambda: tables[0] not in hall._hirelings)
        assert ada.state(tables[0])["outcome"] is None


class Thinker:
    """Thinks until the test lets it answer."""

    def __init__(self) -> None:
        self._asked: asyncio.Queue[tuple[Decision, asyncio.Future[Action]]] = asyncio.Queue()

    async def choose(self, table: str, game: Any, bot: str, view: Any, asked: Decision) -> Action:
        answer: asyncio.Future[Action] = asyncio.get_running_loop().create_future()
        self._asked.put_nowait((asked, answer))
        return await answer

    async def next_question(self) -> tuple[Decision, asyncio.Future[Action]]:
        async with asyncio.timeout(PATIENCE):
            return await self._asked.get()


@asynccontextmanager
async def opened(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Hall, Thinker, Person]]:
    services, thinker = Services(settings_in(folder)), Thinker()
    monkeypatch.setattr(services.opponents, "choose", thinker.choose)
    await services.open()
    try:
        yield services.hall, thinker, (await services.people.welcome(GuestName("Ada"))).person
    finally:
        await services.close()


ME_AND_A_BOT = NewTable("titan", (SeatWish("me"), SeatWish("bot", "random")), start=True)


def test_a_bot_answers_only_what_it_was_asked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it thinks, a person alone among bots may go back and play otherwise: the number is the same."""

    async def scene() -> None:
        async with opened(folder, monkeypatch) as (hall, thinker, ada):
            table = await hall.open_table(ada, ME_AND_A_BOT)
            one, other, *_ = map(table.game.grammar.write, legal(table.history.position, 0))
            asked, answer = await thinker.next_question()
            await table.play.act(0, 0, one)
            answer.set_result(asked.actions[0])  # too late: it was about the beginning
            asked, answer = await thinker.next_question()
            await table.course.move(ada, MotionWish("undo"))
            await table.play.act(0, 0, other)
            answer.set_result(asked.actions[0])
            asked, answer = await thinker.next_question()
            assert table.number == 1, "It has seen another position."
            answer.set_result(asked.actions[0])
            while table.number == 1:
                await asyncio.sleep(0.001)

    run(scene())


def test_a_bot_leaves_a_table_that_is_not_there_any_more(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with opened(folder, monkeypatch) as (hall, thinker, ada):
            table = await hall.open_table(ada, ME_AND_A_BOT)
            asked, answer = await thinker.next_question()
            await hall.remove(table)
            answer.set_result(asked.actions[0])
            async with asyncio.timeout(PATIENCE):
                while table.id in hall._hirelings:
                    await asyncio.sleep(0.001)

    run(scene())
