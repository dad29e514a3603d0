"""A list too long to be sent: what begins with a piece is asked for when it is picked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person

pytestmark = pytest.mark.slow

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def sit_down(person: Person, scenario: str) -> str:
    """A battle in which this person has the first turn."""
    person.post("/api/guest", name="Ada")
    options = {"scenario": scenario, "first": "as-seated"}
    table: str = person.post(
        "/api/tables", game="armageddon", seats=ME_AND_A_BOT, options=options, start=True, private=True
    )["id"]
    person.page.goto(f"{person.address}/table/{table}")
    return table


def figure(person: Person, number: int) -> Locator:
    return person.page.locator(f".piece[data-figure='{number}']")


def state_of(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}/state")


def free_goal(person: Person, table: str) -> Locator:
    """A field that may be picked now and on which nobody stands."""
    expect(person.page.locator("path.possible").first).to_be_visible()
    taken = {one["field"] for one in state_of(person, table)["view"]["field"]["figures"].values()}
    names = {f"{1 + field // 48}/{1 + field % 48}" for field in taken}
    goals = person.page.locator("path.possible").all()
    return next(goal for goal in goals if goal.get_attribute("data-field") not in names)


def test_a_figure_is_picked_and_goes(ada: Person) -> None:
    table = sit_down(ada, "s03")
    state = state_of(ada, table)
    assert state["decision"]["actions"] == [] and state["decision"]["first_picks"]
    bow = next(one for one in state["view"]["field"]["figures"].values() if one["kind"] == "bow")
    figure(ada, bow["id"]).click()
    goal = free_goal(ada, table)
    name = goal.get_attribute("data-field")
    goal.click()
    expect(ada.page.locator(f".piece[data-field='{name}']").first).to_be_visible()
    assert state_of(ada, table)["story"][-1]["action"] == f"go {bow['id']} {name}"
    ada.choose("Take back")
    expect(ada.page.locator(f".piece[data-field='{name}']")).to_have_count(0)
    assert state_of(ada, table)["number"] == state["number"]


def test_several_figures_march_together(ada: Person) -> None:
    table = sit_down(ada, "s01")
    figures = state_of(ada, table)["view"]["field"]["figures"].values()
    mine = [one["id"] for one in figures if one["owner"] == 0]
    ada.gather(mine[:2])
    number = state_of(ada, table)["number"]
    free_goal(ada, table).click(force=True)
    ada.wait_for_number(table, number + 1)
    assert re.match(r"march \d+,\d+ ", state_of(ada, table)["story"][-1]["action"])


def test_the_board_stays_where_it_is_when_a_group_is_begun(ada: Person) -> None:
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    sit_down(ada, "s01")
    board = ada.page.get_by_role("region", name="The battlefield")
    expect(ada.page.locator(".piece").first).to_be_visible()
    expect(ada.choosing).to_be_visible()
    before = board.bounding_box()
    ada.gather(())
    expect(ada.page.get_by_role("status").filter(has_text="Draw a box")).to_be_visible()
    assert board.bounding_box() == before


def test_with_the_keyboard_alone(ada: Person) -> None:
    table = sit_down(ada, "s03")
    number = state_of(ada, table)["number"]
    ada.page.get_by_role("button", name=re.compile("that can do something")).focus()
    ada.page.keyboard.press("Enter")
    ada.choosing.get_by_role("button", name=re.compile("bow on")).first.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.choosing.get_by_role("button", name=re.compile("^Go ")).first).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.wait_for_number(table, number + 1)
    assert state_of(ada, table)["story"][-1]["action"].startswith("go ")


def test_a_lesson_advises(ada: Person) -> None:
    sit_down(ada, "lesson-2")
    advice = ada.page.get_by_role("region", name="Advice")
    expect(advice).to_contain_text("Move: click one of your warriors")
    expect(advice).to_contain_text("Your first duels")
    advice.get_by_role("button").click()
    expect(advice).not_to_contain_text("Your first duels")
