"""Armageddon in the browser: a lesson and a battle to their results, by mouse, by keyboard and by phone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.accessibility import troubles
from tests.browser.battle_hands import (
    act,
    advance,
    asked,
    best_blow,
    fight_on,
    figures_of,
    go,
    name_of,
    offers_in,
    state_of,
    step_of,
    strike,
)
from tests.browser.message_recorder import Ear
from tests.browser.people import RESULT, Person
from tests.browser.test_playing import take_back, walk_to
from tests.server.house import House

pytestmark = pytest.mark.slow


def advice(person: Person) -> Locator:
    return person.page.get_by_role("region", name=re.compile("^(Advice|Rat)$"))


def begin_lesson(person: Person, name: str) -> None:
    person.page.locator("form span").get_by_text("Armageddon", exact=True).click()
    person.page.get_by_role("button", name=name).first.click()
    person.page.wait_for_url("**/table/*?lesson")
    expect(advice(person)).to_be_visible()


def sit_down(person: Person, **options: Any) -> None:
    options = {"first": "as-seated", **options}
    person.page.goto(f"/table/{person.open_table(['greedy'], game='armageddon', **options)}")
    expect(person.page.locator(".piece").first).to_be_visible()


def test_a_newcomer_plays_a_lesson_from_the_lobby_to_the_result(ada: Person, pictures: Path) -> None:
    """At each moment the page says what to do, and afterwards which lesson comes next."""
    ada.enter()
    begin_lesson(ada, "Your first game")
    expect(advice(ada)).to_contain_text("Your first duels")
    advice(ada).get_by_role("button", name="Read on").click()
    expect(advice(ada)).to_contain_text("Send two of your warriors to each of the fields with the blue frame")
    for figure, field in ((1, "1/18"), (2, "1/18"), (3, "1/19"), (4, "1/19"), (5, "1/20")):
        expect(advice(ada)).to_contain_text(re.compile("Move|within reach"))
        go(ada, figure, field)
    assert troubles(ada) == []
    expect(advice(ada)).to_contain_text("press “Fight”")
    ada.choose("Fight")
    expect(advice(ada)).to_contain_text("Who shall strike?")
    ada.page.screenshot(path=pictures / "armageddon-lesson.png")
    state = asked(ada)
    odds = strike(ada, state, best_blow(ada, state))
    assert any("to kill" in one and "to die" in one for one in odds), odds
    outcome = fight_on(ada)["outcome"]

    expect(ada.page.get_by_role("heading", name=RESULT)).to_be_visible()
    assert outcome["places"][0] == 1, "Who follows the advice wins the first lesson."
    ada.page.get_by_role("button", name="Next: Lesson 3").click()
    expect(advice(ada)).to_contain_text("A hero holds the south")
    ada.page.goto("/")
    ada.page.locator("form span").get_by_text("Armageddon", exact=True).click()
    expect(ada.page.get_by_role("button", name="Lesson 2")).to_contain_text("done")
    expect(ada.page.get_by_role("button", name="Next lesson")).to_be_visible()


def test_a_battle_from_start_to_result(ada: Person, house: House, pictures: Path) -> None:
    """With a refusal, a group that marches, a step taken back, odds that are seen, support, and a result."""
    house.rehearse("battle 4")  # there it comes to all of this
    sit_down(ada, scenario="s01")
    start = asked(ada)
    is_refused(ada)
    march_together(ada, start)
    assert troubles(ada) == [], "while one moves"
    take_back(ada, start)

    state = fight_until(ada, with_support=True)
    ada.wait_until_told(state["number"])
    expect(ada.page.locator(".piece").first).to_be_visible()
    assert troubles(ada) == [], "while one fights"
    odds = strike(ada, state, best_blow(ada, state))
    assert any("with " in one and "to kill" in one for one in odds), odds
    assert len(next(one for one in reversed(done(asked(ada))) if one.startswith("attack")).split()) == 4
    expect(ada.story.get_by_text(re.compile("with .* against")).last).to_be_visible()
    ada.page.screenshot(path=pictures / "armageddon-duel.png")

    outcome = fight_on(ada)["outcome"]
    expect(ada.page.get_by_role("heading", name=RESULT)).to_be_visible()
    assert outcome["reason"] in {"annihilated", "leader", "points", "draw"}
    expect(ada.page.get_by_role("group", name="Replay")).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile("^Next: "))).to_have_count(0)  # no lesson
    ada.page.screenshot(path=pictures / "armageddon-result.png")
    assert troubles(ada) == [], "at the end"


def done(state: Any) -> list[str]:
    """What was done lately, in words."""
    return [entry["action"] for entry in state["story"] if entry["action"]]


def is_refused(person: Person) -> None:
    """Nobody goes farther than his steps allow, and is told so."""
    person.write("go 1 1/26")
    alert = person.choosing.get_by_role("alert")
    expect(alert).to_contain_text("Rule A2.3")
    alert.get_by_role("button").click()
    expect(alert).to_have_count(0)


def march_together(person: Person, start: Any) -> None:
    person.gather((1, 2, 3))
    person.page.locator("path.possible[data-field='1/17']").click(force=True)
    person.wait_for_number(person.table, start["number"] + 1)
    assert [name_of(one["field"]) for one in figures_of(state_of(person), 0)][:3] == ["1/17"] * 3
    person.page.get_by_role("button", name="Group").click()


def fight_until(person: Person, *, with_support: bool) -> Any:
    """On until the best blow is one with support."""
    halted: set[tuple[int, int]] = set()
    while not (state := asked(person))["outcome"]:
        if step_of(state) != "combat":
            act(person, state, advance(person, state, halted))
            continue
        blow = best_blow(person, state)
        if blow and (len(blow["text"].split()) == 4) == with_support:
            return state
        act(person, state, blow["text"] if blow else "end")
    raise AssertionError("It never comes to that.")


def test_the_keyboard_is_enough_for_a_turn(ada: Person) -> None:
    """N leads to what can be done next, Enter picks it."""
    sit_down(ada, scenario="lesson-2")
    start = asked(ada)["number"]
    ada.wait_until_told(start)
    walk_to(ada, "[data-cursor]")
    ada.page.keyboard.press("Enter")
    press_at(ada, "1/18")
    ada.wait_for_number(ada.table, start + 1)
    ada.wait_until_told(start + 1)
    walk_to(ada, "button", "fight")
    ada.page.keyboard.press("Enter")
    ada.wait_for_number(ada.table, start + 2)
    ada.wait_until_told(start + 2)
    walk_to(ada, "[data-cursor]")
    press_at(ada, "1/18")
    press_at(ada, "1/26")
    ada.wait_for_number(ada.table, start + 3)
    assert any(entry.startswith("attack 1 ") for entry in done(asked(ada)))


def press_at(person: Person, field: str) -> None:
    """Go to a field by the key that leads on, and pick it."""

    def is_there() -> bool:
        """It may take a while until the page knows where one can go."""
        if person.page.evaluate("document.activeElement.dataset.cursor") == field:
            return True
        person.page.keyboard.press("n")
        person.wait_until_drawn()
        return False

    person.wait_until(is_there, f"N does not lead to {field}.")
    person.page.keyboard.press("Enter")


def test_german_on_a_phone(phone: Person, pictures: Path) -> None:
    phone.enter()
    begin_lesson(phone, "Lesson 5: Terrain")
    phone.speak("Deutsch")
    expect(advice(phone)).to_contain_text("Ein Hügel aus drei Feldern")
    expect(phone.prompt).to_contain_text("kämpfe")
    said = phone.page.locator("body").inner_text()
    assert not re.search(r"\{ ?\$|board-|name-|prompt-|guide-", said), "Everything has its words."
    assert troubles(phone) == []
    phone.page.screenshot(path=pictures / "armageddon-german-phone.png")


def test_nobody_hears_how_another_sets_up_in_secret(ada: Person, ben: Person, pictures: Path) -> None:
    ada.post("/api/guest", name="Ada")
    options = {"scenario": "s01", "first": "as-seated", "deployment": "secret"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ada.post("/api/tables", game="armageddon", seats=seats, options=options)["id"]
    ben.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    ear = Ear(ada)
    for person in (ada, ben):
        person.page.goto(f"/table/{table}")
        expect(person.page.locator(".piece").first).to_be_visible()
    assert troubles(ada) == [], "while one sets up"
    ada.page.screenshot(path=pictures / "armageddon-setting-up.png")

    before = {one["id"]: one["field"] for one in figures_of(state_of(ada), 1)}
    moved: dict[int, str] = {}
    for figure in list(before)[:4]:
        state = asked(ben)
        offers = [one["text"] for one in offers_in(ben, state) if one["text"].startswith(f"place {figure} ")]
        goal = next(text for text in reversed(offers) if not text.endswith(f" {name_of(before[figure])}"))
        act(ben, state, goal)
        moved[figure] = goal
    act(ben, asked(ben), "ready")
    ada.wait_until_told(state_of(ada)["number"])
    for text in (*ear.frames, *ear.bodies):
        assert not any(goal in text for goal in moved.values()), text[:2000]
    for state in ear.states:
        assert {one["id"]: one["field"] for one in figures_of(state, 1)} == before
    told = len(ear.frames)
    act(ada, asked(ada), "ready")
    ada.wait_until(lambda: state_of(ada)["view"]["field"]["round"] == 1, "The battle does not begin.")
    ada.wait_until_told(state_of(ada)["number"])
    shown = [json.loads(frame) for frame in ear.frames[told:]]
    last = [one for one in shown if one["type"] == "state"][-1]
    fields = {one["id"]: name_of(one["field"]) for one in figures_of(last, 1)}
    assert all(goal.split()[2] == fields[figure] for figure, goal in moved.items()), "Now all is seen."
