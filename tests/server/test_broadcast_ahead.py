"""What will be told of an action is worked out while it is on its way to disk; nobody hears of it before."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.server.table.table import Table
from tests.server.house import House, Line, Visitor, open_house, settings_in, wait_for
from tests.server.test_play import begun, in_turn

MOMENT = 0.3  # seconds in which nothing may be heard


class Evening:
    """A table of two with a writer process, somebody who looks on, and an open line to each of them."""

    def __init__(self, house: House, stack: ExitStack) -> None:
        self.house = house
        self.ada, self.bert, self.cleo = (
            stack.enter_context(house.visitor(name)) for name in ("Ada", "Bert", "Cleo")
        )
        self.id = begun(self.ada, self.bert)
        self.play("roll")  # so that there is something to choose from
        wait_for(lambda: house.services.store._writer_process is not None)
        self.lines = [stack.enter_context(who.socket(self.id)) for who in (self.ada, self.bert, self.cleo)]
        for line in self.lines:
            line.hear_until("state")

    @property
    def table(self) -> Table:
        return self.house.services.registry._tables[self.id]

    @property
    def writer_process(self) -> int:
        (writer_process,) = [each for each in multiprocessing.active_children() if each.name == "writer"]
        assert writer_process.pid is not None
        return writer_process.pid

    def play(self, action: str) -> None:
        who, state = in_turn(self.id, self.ada, self.bert)
        who.act(self.id, state, action)

    def act_at_the_socket(self) -> Any:
        """Somebody plays; the state in which he did."""
        who, state = in_turn(self.id, self.ada, self.bert)
        line = self.lines[0 if who is self.ada else 1]
        line.say(type="act", number=state["number"], action=state["decision"]["actions"][0]["text"])
        return state

    def wait_until_worked_out(self) -> None:
        wait_for(lambda: self.table.broadcast._next is not None)

    def demand_that_nobody_knows_of_anything_after(self, number: int) -> None:
        for who in (self.ada, self.bert, self.cleo):
            assert who.state(self.id)["number"] == number
            with who.socket(self.id) as line:
                assert line.hear_until("state")["number"] == number
        assert self.cleo.get(f"/api/tables/{self.id}")["number"] == number
        for line in self.lines:
            demand_silence(line)

    def demand_that_all_hear(self, number: int) -> None:
        for line in self.lines:
            news = line.hear_until("state")
            assert news["number"] == number and [each["number"] for each in news["story"]] == [number]


def demand_silence(line: Line) -> None:
    with suppress(TimeoutError):
        while True:
            news = line.connection.recv(MOMENT)
            assert '"type":"state"' not in str(news), "Somebody was told too early."


@pytest.fixture
def evening(folder: Path) -> Iterator[Evening]:
    with open_house(settings_in(folder, crowd=1)) as house, ExitStack() as stack:
        yield Evening(house, stack)


@contextmanager
def standing_still(process: int) -> Iterator[None]:
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)


def test_nothing_is_broadcast_before_the_commit(evening: Evening) -> None:
    with standing_still(evening.writer_process):
        number = evening.act_at_the_socket()["number"]
        evening.wait_until_worked_out()
        evening.demand_that_nobody_knows_of_anything_after(number)
    evening.demand_that_all_hear(number + 1)


def test_state_prepared_during_the_commit_is_broadcast_unchanged(evening: Evening) -> None:
    with standing_still(evening.writer_process):
        number = evening.act_at_the_socket()["number"]
        evening.wait_until_worked_out()
        ahead = evening.table.broadcast._next
        assert ahead is not None and len(ahead.news) == 3, "For each of the three, before it is on disk."
    told = [line.hear_until("state") for line in evening.lines]
    for who, news in zip((evening.ada, evening.bert, evening.cleo), told, strict=True):
        state = who.state(evening.id)
        assert news == {**state, "type": "state", "story": state["story"][number + 1 :]}
    assert evening.table.broadcast._told is ahead, "And it is not worked out again."


def test_pending_action_survives_a_killed_writer_process(evening: Evening) -> None:
    writer_process = evening.writer_process
    with standing_still(writer_process):
        number = evening.act_at_the_socket()["number"]
        evening.wait_until_worked_out()
        os.kill(writer_process, signal.SIGKILL)
        evening.demand_that_all_hear(number + 1)


def test_conflict_discards_the_prepared_state(evening: Evening, folder: Path) -> None:
    with ExitStack() as stack:
        other = stack.enter_context(open_house(settings_in(folder)))
        with standing_still(evening.writer_process):
            state = evening.act_at_the_socket()
            evening.wait_until_worked_out()
            first, *_, last = state["decision"]["actions"]
            elsewhere = stack.enter_context(Visitor(other.address, None))
            elsewhere.http.cookies = (evening.ada, evening.bert)[state["seat"]].http.cookies
            elsewhere.act(evening.id, state, last["text"])
        line = evening.lines[state["seat"]]
        news = line.hear_until("state", lambda news: news["number"] > state["number"])
        assert news["story"][-1]["action"] == last["text"] != first["text"]
        assert [each["number"] for each in line.heard if each["type"] == "stale"] == [state["number"] + 1]
