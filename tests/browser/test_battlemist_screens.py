"""Battlemist's screens fit a desk and a phone, shut nobody out, and tell nobody what he may not know."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from functools import partial
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from hexenkessel.kernel.registry import find_game
from tests.browser.accessibility import Inspector
from tests.browser.message_recorder import Ear
from tests.browser.mist_game import OPTIONS, asked, choice
from tests.browser.people import RESULT, Person
from tests.browser.test_phone import FINGER, box
from tests.server.house import House

pytestmark = pytest.mark.slow

BATTLEMIST = find_game("battlemist")
SECRET_EVENTS = {"drawn", "passed-card", "hand-seen", "quest-drawn"}
MOST_GAMES = 12


def play_until(person: Person, table: str, steps: Collection[str]) -> Any:
    """Go on without looking, until we are asked in one of these steps, or the game is over."""
    while True:
        state = asked(person, table)
        if state["outcome"] or state["view"]["steps"][-1]["step"] in steps:
            return state
        person.post(f"/api/tables/{table}/act", number=state["number"], action=choice(state)["text"])


def visit(person: Person, steps: Collection[str]) -> Iterator[str]:
    """Play as many games as it takes to be asked in each of these steps, and look at the table there."""
    left = set(steps)
    for _ in range(MOST_GAMES):
        table = person.open_table(["greedy"], game="battlemist", **OPTIONS)
        person.look_at(table)
        while left and not (state := play_until(person, table, left))["outcome"]:
            person.wait_until_told(state["number"])
            expect(person.prompt).to_be_visible()
            left.remove(name := state["view"]["steps"][-1]["step"])
            yield name
        if not left:
            return
    raise AssertionError(f"Nothing of this has come in {MOST_GAMES} games: {left}")


def test_no_screen_is_too_wide_and_none_shuts_anybody_out(inspector: Inspector) -> None:
    person, look = inspector.person, partial(inspector.look, full_page=False)
    person.look_at(person.open_table(["greedy", "greedy"], game="battlemist", races="drawn"))
    expect(person.page.locator(".tiles button").first).to_be_visible()
    look("battlemist-laying")
    for name in visit(person, {"moment", "voting", "recruiting", "movement"}):
        expect(person.prompt).to_be_in_viewport()
        look(f"battlemist-{name}")
    play_until(person, person.table, ())
    expect(person.page.get_by_role("heading", name=RESULT)).to_be_visible()
    look("battlemist-result")


def test_a_finger_finds_everything_and_the_map_keeps_its_size(phone: Person) -> None:
    heights: set[float] = set()
    for name in visit(phone, {"moment", "recruiting", "movement"}):
        heights.add(box(phone.board)["height"])
        for button in phone.page.locator(".dock .tabs button, .dock .ware").all():
            size = box(button)
            assert min(size["width"], size["height"]) >= FINGER, (name, size)
    assert len(heights) == 1 and heights.pop() > 300


def test_nobody_is_told_a_secret(ada: Person, ben: Person, eve: Person, house: House) -> None:
    """Each browser hears what its seat may know, in every frame: no hands, no quests, nothing sealed."""
    ada.post("/api/guest", name="Ada")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: str = ada.post("/api/tables", game="battlemist", seats=seats, options=OPTIONS)["id"]
    ben.post(f"/api/tables/{table}/sit", seat=1)
    ears = {seat: Ear(person) for seat, person in ((0, ada), (1, ben), (None, eve))}
    ada.post(f"/api/tables/{table}/start")
    for person in (ada, ben, eve):
        person.look_at(table)
    players = [ada, ben]
    while (state := ada.get(f"/api/tables/{table}/state"))["view"]["round"] < 2:
        mover = players[state["due"][0]]
        mine = mover.get(f"/api/tables/{table}/state")
        mover.post(f"/api/tables/{table}/act", number=mine["number"], action=choice(mine)["text"])
        for person in (ada, ben, eve):
            person.wait_until_told(mine["number"] + 1)

    history = house.history(table)
    for observer, ear in ears.items():
        states = [state for state in ear.states if state["seat"] == observer]
        assert len({state["number"] for state in states}) > 20
        hidden = 0
        for state in states:
            allowed = BATTLEMIST.view(history.position_at(state["number"]), observer)
            assert state["view"] == json.loads(msgspec.json.encode(BATTLEMIST.presentation.shown(allowed)))
            for seat, player in enumerate(state["view"]["players"]):
                if seat != observer:
                    assert player["hand"] is None and player["quest"] is None
                    hidden += player["hand_size"] + player["has_quest"]
            for entry in state["story"]:
                for event in entry["events"]:
                    assert event["key"] not in SECRET_EVENTS or observer is not None, event
        assert hidden > 0, "There was something to hide."
        # What others hold is named nowhere in what was sent, unless such a card lies open.
        held = {
            card
            for seat, player in enumerate(history.position.state.players)
            for card in player.hand
            if seat != observer
        }
        for card in held.difference(states[-1]["view"]["discard"]):
            assert not any(f'"{card}"' in text for text in ear.frames), (observer, card)
