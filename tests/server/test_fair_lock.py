"""The fair lock: turns go round among owners, and whoever gives up waiting holds up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from hexenkessel.server.ops.fair_lock import FairLock
from tests.server.house import run


async def served(scene: Callable[[FairLock, list[str]], Awaitable[None]]) -> list[str]:
    lock, order = FairLock(), list[str]()
    await scene(lock, order)
    async with lock.turn_of("last"):
        pass
    return order


def wanting(lock: FairLock, order: list[str], owner: str) -> asyncio.Task[None]:
    async def take() -> None:
        async with lock.turn_of(owner):
            order.append(owner)
            await asyncio.sleep(0)

    return asyncio.ensure_future(take())


def test_fair_lock_is_round_robin_between_owners() -> None:
    async def scene(lock: FairLock, order: list[str]) -> None:
        wants = "aaaaabbc"
        tasks = [wanting(lock, order, owner) for owner in wants]
        await asyncio.gather(*tasks)

    assert run(served(scene)) == list("aabcabaa")


def test_fair_lock_is_mutually_exclusive() -> None:
    async def scene(lock: FairLock, order: list[str]) -> None:
        async def take(owner: str) -> None:
            async with lock.turn_of(owner):
                order.append("in")
                await asyncio.sleep(0)
                order.append("out")

        await asyncio.gather(*(take(owner) for owner in "abab"))
        await take("c")

    assert run(served(scene)) == ["in", "out"] * 5


def test_cancelled_waiter_passes_its_turn_on() -> None:
    async def scene(lock: FairLock, order: list[str]) -> None:
        tasks = [wanting(lock, order, owner) for owner in "aabbc"]
        await asyncio.sleep(0)
        assert lock.waiting_of("b") == 2
        tasks[1].cancel()
        tasks[3].cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(result, asyncio.CancelledError) for result in results] == [0, 1, 0, 1, 0]
        assert not lock.waiting_of("a") and not lock.waiting_of("b")

    assert run(served(scene)) == list("abc")


def test_cancelled_new_holder_passes_its_turn_on() -> None:
    async def scene(lock: FairLock, order: list[str]) -> None:
        async with lock.turn_of("a"):
            tasks = [wanting(lock, order, owner) for owner in "bc"]
            await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    assert run(served(scene)) == ["c"]
