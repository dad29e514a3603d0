"""At a table, beside play: somebody is away, time is up, time is called, or both have had enough."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import RESULT, Person
from tests.browser.quick import act, play_on, play_to_the_end
from tests.browser.tables import menu, sit_down
from tests.server.house import House
from tests.server.test_absence import wait_for_hours
from tests.server.test_timeouts import hurry

pytestmark = pytest.mark.slow


@pytest.fixture
def ben(eve: Person) -> Person:
    eve.post("/api/guest", name="Ben")
    return eve


class Wire:
    """The line of a page to its table, which can be cut for a while."""

    def __init__(self, person: Person) -> None:
        self._is_cut = False
        self._lines: dict[WebSocketRoute, WebSocketRoute] = {}  # and what leads on to the server
        person.page.route_web_socket(re.compile("/play"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self._is_cut:
            line.close()
        else:
            self._lines[line] = line.connect_to_server()

    def cut(self) -> None:
        self._is_cut = True
        for line in self._lines:
            line.close()
        self._lines.clear()

    def swallow(self) -> None:
        """Nothing comes through any more, either way, and nobody says so."""
        for here, there in self._lines.items():
            here.on_message(lambda _: None)
            there.on_message(lambda _: None)

    def mend(self) -> None:
        self._is_cut = False


def first_turn(table: str, *people: Person) -> tuple[Person, Person, Any]:
    """All have divided: whose turn it is, who else is there, and the state of the first."""
    state = play_on(
        people, table, lambda state: any(a["verb"] == "roll" for a in state["decision"]["actions"])
    )
    assert state is not None
    first, other = people if state["seat"] == 0 else people[::-1]
    return first, other, state


def say(person: Person, table: str, state: Any, action: str) -> Any:
    return person.post(f"/api/tables/{table}/act", number=state["number"], action=action)


def test_who_was_away_while_something_was_taken_back_reads_what_holds(ada: Person, ben: Person) -> None:
    table = sit_down(ada, ben)
    first, other, state = first_turn(table, ada, ben)
    rolled = say(first, table, state, "roll")
    wrong, right = [offer for offer in rolled["decision"]["actions"] if offer["verb"] == "move"][:2]
    wire = Wire(other)
    other.look_at(table)
    moved = say(first, table, rolled, wrong["text"])
    other.wait_until_told(moved["number"])
    before = told(other)

    wire.cut()
    undone = first.post(f"/api/tables/{table}/undo", number=moved["number"])
    again = say(first, table, undone, right["text"])
    assert again["number"] == moved["number"], "The number alone says nothing."
    heard = other.heard["undone"]
    wire.mend()
    other.wait_until(lambda: other.heard["undone"] > heard, "The page was not told that it was undone.")
    marker = right["picks"][0]["id"]
    land = again["view"]["legions"][marker]["land"]
    expect(other.legion(marker)).to_have_attribute("data-land", str(land))
    after = told(other)
    assert after != before and len(after) == len(before)
    other.page.reload()
    expect(other.legion(marker)).to_have_attribute("data-land", str(land))
    assert told(other) == after, "It is what everybody reads who comes now."


def test_a_line_that_died_without_a_word_is_noticed(ada: Person, ben: Person) -> None:
    table = sit_down(ada, ben)
    wire = Wire(ben)
    ben.page.clock.install()
    ben.look_at(table)
    ben.wait_for_choices()
    wire.swallow()
    ben.choices.first.click()
    expect(ben.choices).to_have_count(0)  # it is being said
    ben.page.clock.fast_forward(2_000)
    expect(ben.page.get_by_text("Sending …")).to_be_visible()
    heard = ben.heard["table"]
    ben.page.clock.fast_forward(11_000)
    ben.wait_until(lambda: ben.heard["table"] > heard, "The page has not come back.")
    ben.wait_for_choices()
    expect(ben.page.get_by_text("Sending …")).to_have_count(0)
    expect(ben.page.get_by_role("alert")).to_have_text("It did not arrive; please choose again.")
    ben.choices.first.click()
    ben.wait_for_number(table, 1)


def test_a_network_that_is_lost_is_noticed_at_once(ada: Person, ben: Person) -> None:
    ben.expected |= {"ERR_INTERNET_DISCONNECTED"}
    table = sit_down(ada, ben)
    ben.look_at(table)
    ben.wait_for_choices()
    lost = ben.page.get_by_text("Connection lost")
    ben.context.set_offline(True)
    expect(lost).to_be_visible(timeout=2_000)
    ben.context.set_offline(False)
    expect(lost).to_have_count(0)
    ben.choices.first.click()
    ben.wait_for_number(table, 1)


def told(person: Person) -> list[str]:
    """The story, line by line."""
    if not person.story.is_visible():
        person.page.get_by_role("tab", name="Story").click()
    lines = person.story.inner_text().splitlines()
    return [line for line in lines if line]


def test_the_host_calls_time(ada: Person, ben: Person) -> None:
    table = sit_down(ada, ben, options={"timed": True})
    first_turn(table, ada, ben)
    for person in (ada, ben):
        person.look_at(table)
    expect(menu(ben).get_by_role("button", name="Call time")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    opened = menu(ada)
    opened.get_by_role("button", name="Call time").click()
    opened.get_by_role("button", name="Really: Call time").click()
    for person in (ada, ben):
        expect(person.story).to_contain_text("Time is called")
    expect(menu(ada).get_by_role("button", name="Call time")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    play_to_the_end((ada, ben), table)
    for person in (ada, ben):
        expect(person.page.get_by_role("heading", name=RESULT)).to_be_visible()


def test_both_agree_to_end_the_game(ada: Person, ben: Person) -> None:
    table = sit_down(ada, ben)
    first_turn(table, ada, ben)
    for person in (ada, ben):
        person.look_at(table)
    menu(ada).get_by_role("button", name="Propose to end the game").click()
    expect(ada.page.get_by_role("button", name="Withdraw the question")).to_be_visible()
    question = ben.page.get_by_role("group", name="A question to all")
    expect(question).to_contain_text("Ada")
    assert ben.get(f"/api/tables/{table}")["motion"]["kind"] == "stop"
    question.get_by_role("button", name="Yes, I agree").click()
    for person in (ada, ben):
        expect(person.page.get_by_role("group", name="A question to all")).to_have_count(0)
    # The turn is played to its end; then whoever has more has won.
    play_to_the_end((ada, ben), table)
    for person in (ada, ben):
        expect(person.page.get_by_role("heading", name=RESULT)).to_be_visible()
    assert ada.get(f"/api/tables/{table}")["outcome"]["reason"] == "time"


def test_whoever_asks_reads_that_somebody_said_no(ada: Person, ben: Person, pictures: Path) -> None:
    table = sit_down(ada, ben)
    for person in (ada, ben):
        person.look_at(table)
    said_no = ada.page.get_by_text("Ben said no")
    menu(ada).get_by_role("button", name="Propose to end the game").click()
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(said_no).to_have_text("Ben said no to ending the game.")
    ada.page.screenshot(path=pictures / "said-no.png")
    expect(ben.page.get_by_text("said no")).to_have_count(0)
    # What one takes back oneself nobody has refused, nor what is granted.
    menu(ada).get_by_role("button", name="Ask for a pause").click()
    expect(said_no).to_have_count(0)
    ada.page.get_by_role("button", name="Withdraw the question").click()
    expect(ada.page.get_by_role("group", name="A question to all")).to_have_count(0)
    expect(said_no).to_have_count(0)
    menu(ada).get_by_role("button", name="Ask for a pause").click()
    ben.page.get_by_role("button", name="Yes, I agree").click()
    expect(ada.page.get_by_text("The game is paused.", exact=True)).to_be_visible()  # there are no clocks
    expect(said_no).to_have_count(0)


def test_whoever_asks_reads_that_the_game_has_gone_on(ada: Person, ben: Person) -> None:
    table = sit_down(ada, ben)
    first, other, state = first_turn(table, ada, ben)
    other.look_at(table)
    other.post(f"/api/tables/{table}/motion", kind="undo", number=state["number"] - 1)
    expect(other.page.get_by_role("button", name="Withdraw the question")).to_be_visible()
    say(first, table, state, "roll")
    expect(other.page.get_by_text("The game has gone on; your question no longer stands.")).to_be_visible()
    expect(other.page.get_by_role("group", name="A question to all")).to_have_count(0)


def test_against_the_computer_the_game_is_ended_on_purpose_and_once(ada: Person) -> None:
    table = ada.open_table(["random"])
    ada.look_at(table)
    before = ada.get(f"/api/tables/{table}")["number"]
    opened = menu(ada)
    opened.get_by_role("button", name="End the game …").click()
    expect(opened).to_contain_text("End the game?")
    opened.get_by_role("button", name="Not yet").click()
    assert ada.get(f"/api/tables/{table}")["number"] == before
    opened.get_by_role("button", name="End the game …").click()
    opened.get_by_role("button", name="End it").click()
    expect(ada.story).to_contain_text("this turn is the last")
    expect(menu(ada).get_by_role("button", name="End the game …")).to_have_count(0)


def test_the_computer_steps_in_when_time_is_up_until_the_seat_is_taken_back(
    ada: Person, ben: Person, house: House, pictures: Path
) -> None:
    table = sit_down(ada, ben, pace={"kind": "live", "bank": 600, "increment": 10})
    first, other, state = first_turn(table, ada, ben)
    first.look_at(table)
    hurry(house, table, only=state["seat"], kind="live", increment=600)
    act(first, table, state)  # so that the server looks at the clock again
    taking = first.page.get_by_role("button", name="Take my seat back")
    expect(taking).to_be_visible()
    expect(first.page.get_by_text("Your time was up: the computer plays for you.")).to_be_visible()
    first.page.screenshot(path=pictures / "time-was-up.png")
    expect(first.choices).to_have_count(0)
    first.wait_for_number(table, state["number"] + 2)  # it plays
    taking.click()
    expect(taking).to_have_count(0)
    assert first.get(f"/api/tables/{table}")["seats"][state["seat"]]["bot"] is None
    # And when it is his turn again, or still, he is asked himself.
    play_on((other, first), table, lambda now: now["seat"] == state["seat"])
    assert first.wait_for_choices()


def test_the_computer_steps_in_for_somebody_who_keeps_the_others_waiting(
    house: House, ada: Person, ben: Person, phone: Person, pictures: Path
) -> None:
    everybody = ada, ben, phone
    phone.post("/api/guest", name="Carl")
    table = sit_down(ada, ben, phone)
    for who in (ada, phone):
        state = who.get(f"/api/tables/{table}/state")
        say(who, table, state, state["decision"]["actions"][0]["text"])
    for who in everybody:
        who.look_at(table)
    ask = menu(ada).get_by_role("button", name="Ask that the computer play for Ben")
    ask.click()
    expect(ada.page.get_by_role("dialog").get_by_role("status")).to_contain_text("a quarter of an hour")
    expect(ada.page.get_by_role("alert")).to_have_count(0)  # nothing has gone wrong
    ada.page.screenshot(path=pictures / "stay-away-too-soon.png")

    wait_for_hours(house, table)
    ask.click()
    question = "Ada asks that the computer play for you until you are back."
    expect(ben.page.get_by_text(question)).to_be_visible()
    ben.page.screenshot(path=pictures / "stay-away-absent.png")
    ben.page.get_by_role("button", name="I am here").click()
    expect(ada.page.get_by_text("Somebody said no to letting the computer step in.")).to_be_visible()

    wait_for_hours(house, table)
    menu(ada)
    ask.click()
    expect(phone.page.get_by_text("Ada asks that the computer play for Ben")).to_be_visible()
    phone.page.screenshot(path=pictures / "stay-away-asked.png")
    phone.page.get_by_role("button", name="Yes, I agree").click()
    expect(ada.page.get_by_text("computer steps in")).to_be_visible()
    ben.page.get_by_role("button", name="Take my seat back").click()
    expect(ada.page.get_by_text("computer steps in")).to_have_count(0)
    expect(ada.page.get_by_text("said no")).to_have_count(0)
