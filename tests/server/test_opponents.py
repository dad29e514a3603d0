"""Bots think elsewhere, in time, and whatever becomes of them the game goes on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import check, decision
from hexenkessel.kernel.registry import find_game
from hexenkessel.server import worker
from hexenkessel.server.opponents import Opponents
from tests.server.house import run

TITAN = find_game("titan")
POSITION = TITAN.begin(TITAN.setup(2, DiceParts("opponents", ("a", "b")))).position


async def ask(opponents: Opponents, table: str = "table", bot: str = "greedy") -> Action:
    asked = decision(POSITION, 0)
    action = await opponents.choose(table, TITAN, bot, TITAN.view(POSITION, 0), asked)
    assert check(POSITION, 0, action) is None
    return action


@asynccontextmanager
async def opponents(processes: int = 1, thinking_time: float = 20) -> AsyncIterator[Opponents]:
    hired = Opponents(processes, thinking_time)
    try:
        yield hired
    finally:
        hired.close()


def process_of(hired: Opponents) -> Any:
    pool = hired._thinkers[0]._pool
    return None if pool is None else next(iter(pool._processes.values()))


@pytest.fixture(autouse=True)
def new_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """They begin with nothing, as in earnest."""
    monkeypatch.setattr(worker, "how_to_start", "spawn")


def test_a_bot_answers_while_the_loop_goes_on() -> None:
    async def scene() -> None:
        async with opponents() as hired:
            answer = asyncio.ensure_future(ask(hired))
            rounds = 0
            while not answer.done():
                await asyncio.sleep(0.001)
                rounds += 1
            await answer
            assert rounds > 20, "Somebody else would have waited while the process started."
            assert process_of(hired).pid != os.getpid()

    run(scene())


def test_a_bot_that_takes_too_long_is_answered_for() -> None:
    async def scene() -> None:
        async with opponents(thinking_time=0.00001) as hired:
            await ask(hired)
            assert process_of(hired) is None, "Whatever it was doing, it does no more."

    run(scene())


def test_who_answers_for_a_bot_does_not_always_say_the_same() -> None:
    """Where one may move to and fro, a turn would never end."""

    async def scene() -> None:
        async with opponents() as hired:
            assert len({await ask(hired, bot="nobody") for _ in range(20)}) > 1

    run(scene())


def test_a_bot_that_breaks_down_is_answered_for_and_comes_back() -> None:
    async def scene() -> None:
        async with opponents() as hired:
            await ask(hired)
            process_of(hired).kill()
            await ask(hired)
            await ask(hired)
            assert process_of(hired).is_alive()
            await ask(hired, bot="nobody")

    run(scene())
