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
from hexenkessel.kernel.gate import check
from hexenkessel.kernel.registry import find_game
from hexenkessel.server.bots.pool import BotPool
from hexenkessel.server.ops import worker
from hexenkessel.server.ops.rules_worker import RulesWorker
from tests.server.house import run

TITAN = find_game("titan")
POSITION = TITAN.begin(TITAN.setup(2, DiceParts("opponents", ("a", "b")))).position


async def ask(bot_pool: BotPool, table: str = "table", bot: str = "greedy", host: str = "host") -> Action:
    action = TITAN.grammar.read(await bot_pool.choose(table, host, TITAN, bot, POSITION, 0))
    assert check(POSITION, 0, action) is None
    return action


@asynccontextmanager
async def bot_pool(processes: int = 1, thinking_time: float = 20) -> AsyncIterator[BotPool]:
    hired = BotPool(processes, thinking_time, RulesWorker())
    try:
        yield hired
    finally:
        hired.close()


def process_of(hired: BotPool) -> Any:
    pool = hired._workers[0]._pool
    return None if pool is None else next(iter(pool._processes.values()))


@pytest.fixture(autouse=True)
def new_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """They begin with nothing, as in earnest."""
    monkeypatch.setattr(worker, "how_to_start", "spawn")


def test_bot_request_does_not_block_the_event_loop() -> None:
    async def scene() -> None:
        async with bot_pool() as hired:
            answer = asyncio.ensure_future(ask(hired))
            rounds = 0
            while not answer.done():
                await asyncio.sleep(0.001)
                rounds += 1
            await answer
            assert rounds > 20, "Somebody else would have waited while the process started."
            assert process_of(hired).pid != os.getpid()

    run(scene())


def test_bot_timeout_falls_back_to_a_legal_action() -> None:
    async def scene() -> None:
        async with bot_pool(thinking_time=0.00001) as hired:
            await ask(hired)
            assert process_of(hired) is None, "Whatever it was doing, it does no more."

    run(scene())


def test_fallback_action_is_random() -> None:
    """Where one may move to and fro, a turn would never end."""

    async def scene() -> None:
        async with bot_pool() as hired:
            assert len({await ask(hired, bot="nobody") for _ in range(20)}) > 1

    run(scene())


def test_crashed_bot_worker_falls_back_and_restarts() -> None:
    async def scene() -> None:
        async with bot_pool() as hired:
            await ask(hired)
            process_of(hired).kill()
            await ask(hired)
            await ask(hired)
            assert process_of(hired).is_alive()
            await ask(hired, bot="nobody")

    run(scene())
