"""A battle of hundreds of figures makes nobody wait at another table."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from benchmarks.great_battle import begin, largest_scenario
from hexenkessel.kernel.gate import decision
from hexenkessel.kernel.registry import find_game
from hexenkessel.server.bots.pool import anything, question_json
from hexenkessel.server.ops.rules_worker import RulesWorker
from tests.server.house import House, Visitor, run, wait_for

ME_TWICE = [{"kind": "me"}, {"kind": "me", "name": "Other"}]


@pytest.fixture
def battle(house: House, ada: Visitor) -> str:
    """A table with more figures than can be asked for in passing; its process has started."""
    scenario = msgspec.json.encode(largest_scenario()).decode()
    table: str = ada.post(
        "/api/tables", game="armageddon", seats=ME_TWICE, options={"scenario": scenario}, start=True
    )["id"]
    return table


def state_in_turn(visitor: Visitor, table: str) -> Any:
    """The state as the seat sees it that is asked."""
    return visitor.state(table, seat=visitor.state(table)["due"][0])


def worker_process(house: House) -> int:
    pool = house.services.rules_worker._worker._pool
    assert pool is not None, "Everything has been listed by the server itself."
    (process,) = pool._processes
    return process


@contextmanager
def standing_still(process: int) -> Iterator[None]:
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def test_heavy_table_does_not_block_the_event_loop(house: House, ada: Visitor, battle: str) -> None:
    state = state_in_turn(ada, battle)
    light = ada.open_table(ME_TWICE, start=True)
    with ThreadPoolExecutor(1) as thread:
        with standing_still(worker_process(house)):
            pick = state["decision"]["first_picks"][0]
            path = f"/api/tables/{battle}/continue"
            answer = thread.submit(ada.post, path, seat=state["seat"], number=state["number"], pick=pick)
            wait_for(lambda: house.services.rules_worker._worker._lock._is_held)
            before = state_in_turn(ada, light)
            ada.act(light, before)
            assert ada.state(light)["number"] == before["number"] + 1
            assert not answer.done()
        assert answer.result()["actions"]


def test_worker_process_lists_a_heavy_position_like_the_server() -> None:
    position = begin(1)
    seat = position.due[0]
    armageddon = find_game("armageddon")
    assert armageddon.is_heavy(position)

    async def scene() -> bytes:
        worker = RulesWorker()
        try:
            return await worker.ask("host", question_json, armageddon, position, seat)
        finally:
            worker.close()

    told = msgspec.json.decode(run(scene()))
    write = armageddon.grammar.write
    assert told["actions"] == [write(action) for action in decision(position, seat).actions]


def test_killed_rules_worker_falls_back_and_restarts() -> None:
    position = begin(1)
    armageddon = find_game("armageddon")

    async def scene() -> None:
        worker = RulesWorker()
        try:
            first = await worker.ask("host", anything, armageddon, position, position.due[0])
            assert worker._worker._pool is not None
            for process in worker._worker._pool._processes.values():
                process.kill()
            again = await worker.ask("host", anything, armageddon, position, position.due[0])
            assert first and again
        finally:
            worker.close()

    run(scene())
