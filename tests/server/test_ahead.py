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

from hexenkessel.server.table import Table
from tests.server.house import House, Line, Visitor, open_house, settings_in, wait_for
from tests.server.test_play import begun, in_turn

MOMENT = 0.3  # seconds in which nothing may be heard


class Evening:
    """A table of two with a scribe, somebody who looks on, and an open line to each of them."""

    def __init__(self, house: House, stack: ExitStack) -> None:
        self.house = house
        self.ada, self.bert, self.cleo = (
            stack.enter_context(house.visitor(name)) for name in ("Ada", "Bert", "Cleo")
        )
        self.id = begun(self.ada, self.bert)
        self.play("roll")  # so that there is something to choose from
        wait_for(lambda: house.services.store._scribe is not None)
        self.lines = [stack.enter_context(who.socket(self.id)) for who in (self.ada, self.bert, self.cleo)]
        for line in self.lines:
            line.hear_until("state")

    @property
    def table(self) -> Table:
        return self.house.services.hall._tables[self.id]

    @property
    def scribe(self) -> int:
        (scribe,) = [each for each in multiprocessing.active_children() if each.name == "scribe"]
        assert scribe.pid is not None
        return scribe.pid

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
        wait_for(lambda: self.table.telling._next is not None)

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


def test_nobody_hears_of_what_is_not_on_disk_yet(evening: Evening) -> None:
    with standing_still(evening.scribe):
        number = evening.act_at_the_socket()["number"]
        evening.wait_until_worked_out()
        evening.demand_that_nobody_knows_of_anything_after(number)
    evening.demand_that_all_hear(number + 1)


def test_what_was_worked_out_is_what_is_told(evening: Evening) -> None:
    with standing_still(evening.scribe):
        number = evening.act_at_the_socket()["number"]
        evening.wait_until_worked_out()
        ahead = evening.table.telling._next
        assert ahead is not None and len(ahead.news) == 3, "For each of the three, before it is on disk."
    told = [line.hear_until("state") for line in evening.lines]
    for who, news in zip((evening.ada, evening.bert, evening.cleo), told, strict=True):
        state = who.state(evening.id)
        assert news == {**state, "type": "state", "story": state["story"][number + 1 :]}
    assert evening.table.telling._told is ahead, "And it is not worked out again."


def test_what_the_scribe_takes_to_its_grave_is_written_and_told_all_the_same(evening: Evening) -> None:
    scribe = evening.scribe
    with standing_still(scribe):
        number = evening.act_at_the_socket()["number"]
        evening.wait_until_worked_out()
        os.kill(scribe, signal.SIGKILL)
        evening.demand_that_all_hear(number + 1)


def test_where_another_server_was_faster_its_action_is_told(evening: Evening, folder: Path) -> None:
    with ExitStack() as stack:
        other = stack.enter_context(open_house(settings_in(folder)))
        with standing_still(evening.scribe):
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
