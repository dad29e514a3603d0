"""Whoever looks on is told nothing that he may not know, and everybody may come back at any time."""

from __future__ import annotations

import json
import re
from collections import Counter
from datetime import datetime, timedelta
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from hexenkessel.kernel.history import History
from hexenkessel.kernel.record import read_record
from hexenkessel.kernel.registry import find_game
from tests.browser.message_recorder import Ear
from tests.browser.people import RESULT, Person
from tests.browser.quick import play_to_the_end
from tests.browser.tables import sit_down

pytestmark = pytest.mark.slow

TITAN = find_game("titan")
SECRET = ("divide ", "split ", "propose ")


def test_nobody_is_told_how_a_game_ends_before_he_has_seen_it(ada: Person, ben: Person, eve: Person) -> None:
    table = sit_down(ada, ben, options={"rounds": 1})
    eve.page.emulate_media(reduced_motion="no-preference")
    eve.page.clock.install()
    eve.look_at(table)
    expect(eve.story).to_be_visible()  # it comes after the board
    # For her no time passes from now on, however long they take.
    eve.page.clock.pause_at(datetime.now() + timedelta(minutes=1))
    play_to_the_end([ada, ben], table)
    # She is still being shown what was played so quickly.
    to_the_end = eve.page.get_by_role("button", name=re.compile("^Skip to the end"))
    result = eve.page.get_by_role("heading", name=RESULT)
    expect(to_the_end).to_be_visible()
    expect(result).to_have_count(0)
    eve.page.clock.resume()
    to_the_end.click()
    expect(result).to_be_visible()


def test_a_spectator_learns_no_secret_and_reloading_resumes(ada: Person, eve: Person) -> None:
    table = ada.open_table(["random"], rounds=2)
    ear = Ear(eve)
    eve.look_at(table)
    ada.look_at(table)
    ada.play_until("Roll")
    for person in (ada, eve):
        before = person.story.inner_text()
        person.page.reload()
        expect(person.board).to_be_visible()
        expect(person.story).to_contain_text(before.splitlines()[-1])
    expect(ada.choices.first).to_contain_text("Roll")
    expect(eve.choices).to_have_count(0)
    while ada.choose_something_sensible():
        pass
    expect(eve.page.get_by_role("heading", name=RESULT)).to_be_visible()

    history = replayed(ada.context.request.get(f"/api/tables/{table}/record").text())
    running = [state for state in ear.states if not state["outcome"]]
    # Whoever reads slowly is not sent every state, but every entry of the story.
    told = {entry["number"] for state in ear.states for entry in state["story"]}
    assert told == set(range(len(history.moves) + 1))
    hidden = sum(characters_kept_from(state, history) for state in running)
    assert hidden > 0, "There was something to hide."
    for text in (*ear.frames, *ear.bodies):
        news = json.loads(text)
        for entry in news.get("story", ()) if isinstance(news, dict) else ():
            assert news["outcome"] or not (entry["action"] or "").startswith(SECRET), entry


def replayed(record: str) -> History[Any, Any]:
    """The game as it was, with everything open."""
    read = read_record(record)
    history: History[Any, Any] = History(TITAN, read.setup)
    for entry in read.entries:
        if entry.number == 0:
            continue  # the opening, which nobody chose
        history.play(entry.seat, TITAN.grammar.read(entry.action))
    return history


def characters_kept_from(state: dict[str, Any], history: History[Any, Any]) -> int:
    """How many characters the stranger does not know; what he knows is what he may know, and is true."""
    position = history.position_at(state["number"])
    allowed = json.loads(msgspec.json.encode(TITAN.view(position, None)))
    assert state["seat"] is None and state["decision"] is None and state["asides"] == []
    assert state["view"] == allowed
    kept = 0
    for marker, legion in state["view"]["legions"].items():
        truth = Counter(position.state.legions[marker].characters)
        shown = Counter(legion["known"] if legion["characters"] is None else legion["characters"])
        assert shown <= truth, (marker, shown, truth)
        kept += truth.total() - shown.total()
    return kept
