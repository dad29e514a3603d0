"""The list of what may be chosen: it can be read and reached, and nothing in it is chosen by mistake."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.accessibility import troubles
from tests.browser.people import Person
from tests.browser.quick import act, come_to_blows, play_on
from tests.browser.test_first_game import begin

pytestmark = pytest.mark.slow


# How many rows lie whole between the question and what stays at the lower edge.
ROWS_IN_SIGHT = """() => {
  const edge = (selector) => document.querySelector(selector).getBoundingClientRect();
  return [...document.querySelectorAll('.choices button')].map((row) => row.getBoundingClientRect())
    .filter(({ top, bottom }) => top >= edge('.prompt').bottom && bottom <= edge('.foot').top + 1).length;
}"""


def number_of(person: Person, table: str) -> int:
    number: int = person.get(f"/api/tables/{table}/state")["number"]
    return number


def click_twice(person: Person, what: Locator, answered: Callable[[], object]) -> None:
    """A double click whose second half comes when the first has been answered."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box
    person.page.mouse.click(box["x"] + 20, box["y"] + box["height"] / 2)
    answered()
    person.page.mouse.down(click_count=2)
    person.page.mouse.up(click_count=2)
    person.page.wait_for_timeout(300)  # time enough for an answer that nobody wants


def test_a_double_click_answers_one_question(ada: Person) -> None:
    table = ada.open_table(["random"])
    play_on([ada], table, lambda state: any(one["verb"] == "roll" for one in state["decision"]["actions"]))
    ada.look_at(table)
    before = number_of(ada, table)
    roll = ada.choosing.get_by_role("button", name=re.compile("^Roll"))
    again = ada.choosing.get_by_role("button", name=re.compile("^(Reroll|Roll again)"))
    click_twice(ada, roll, expect(again).to_be_visible)
    assert number_of(ada, table) == before + 1
    # A click that begins anew is meant.
    again.click()
    ada.wait_for_number(table, before + 2)


def test_what_opens_behind_a_choice_is_not_chosen_by_its_double_click(ada: Person) -> None:
    table = ada.open_table(["random"], game="armageddon", scenario="s03", first="as-seated")
    ada.page.goto(f"/table/{table}")
    before = number_of(ada, table)
    ada.choosing.get_by_role("button", name=re.compile("that can do something")).click()
    goals = ada.choosing.get_by_role("button", name=re.compile("^Go "))
    bow = ada.choosing.get_by_role("button", name=re.compile("bow on")).first
    click_twice(ada, bow, goals.first.hover)  # the list is shorter now, and another row came to the pointer
    expect(goals.first).to_be_visible()
    assert number_of(ada, table) == before


@pytest.mark.parametrize("light", ["light", "dark"])
def test_what_finishes_a_selection_can_be_read(ada: Person, light: Literal["light", "dark"]) -> None:
    ada.page.emulate_media(color_scheme=light)
    ada.look_at(ada.open_table(["random"]))
    for name in ("Titan", "Ogre", "Ogre", "Gargoyle"):
        ada.page.get_by_role("button", name=name, pressed=False, disabled=False).first.click()
    expect(ada.choosing.get_by_role("button", name=re.compile("^Divide the second: Angel"))).to_be_visible()
    assert troubles(ada) == []


def test_a_new_question_is_read_before_a_key_answers_it(ada: Person) -> None:
    table = ada.open_table(["random"])
    ada.look_at(table)
    ada.choices.first.press("Enter")
    expect(ada.choosing.get_by_role("button", name=re.compile("^Roll"))).to_be_visible()
    expect(ada.question).to_be_focused()
    before = number_of(ada, table)
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("ArrowDown")
    expect(ada.choices.first).to_be_focused()
    assert number_of(ada, table) == before


def test_whoever_picks_in_the_tray_stays_there(ada: Person) -> None:
    table = ada.open_table(["random"])
    ada.look_at(table)
    before = number_of(ada, table)
    tray = ada.page.locator(".hand").get_by_role("button")
    tray.filter(has_text="Titan").press("Enter")
    for _ in range(3):
        expect(ada.page.locator(":focus").and_(tray)).to_be_visible()
        ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(300)
    expect(ada.page.locator(":focus").and_(tray)).to_be_visible()
    assert number_of(ada, table) == before


@pytest.mark.parametrize("height", [720, 900])
def test_the_first_choices_are_in_sight_whatever_else_is(ada: Person, height: int) -> None:
    ada.page.set_viewport_size({"width": 1280, "height": height})
    begin(ada)  # a first game, with a card that explains
    ada.wait_for_choices()
    assert ada.page.evaluate(ROWS_IN_SIGHT) >= 4
    ada.page.get_by_role("tab", name="Overview").click()
    assert ada.page.evaluate(ROWS_IN_SIGHT) >= 4
    # Once somebody has begun to answer the card makes room.
    card = ada.page.locator("section.lesson")
    expect(card).to_contain_text("Keep pairs together")
    ada.write("roll")
    expect(ada.choosing.get_by_role("alert")).to_be_visible()
    expect(card).not_to_contain_text("Keep pairs together")
    ada.wait_until(lambda: ada.page.evaluate(ROWS_IN_SIGHT) >= 3, "The choices are out of sight.")


def test_what_has_the_focus_does_not_lie_under_the_question(ada: Person) -> None:
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    ada.look_at(ada.open_table(["random"]))
    ada.wait_for_choices()
    ada.choices.last.focus()
    question = ada.question.bounding_box()
    assert question
    for _ in range(ada.choices.count() - 1):
        ada.page.keyboard.press("ArrowUp")
        row = ada.page.locator(":focus").bounding_box()
        assert row and row["y"] >= question["y"] + question["height"]


def test_what_is_said_unasked_is_at_hand_when_it_is_wanted(ada: Person) -> None:
    table = ada.open_table(["greedy"])
    assert play_on([ada], table, lambda state: bool(state["asides"]))
    ada.page.goto(f"/table/{table}")
    ada.choosing.get_by_role("button", name=re.compile("^Concede.* …$")).press("Enter")
    expect(ada.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Concede"))).to_be_focused()
    ada.page.keyboard.press("Escape")
    ada.choosing.get_by_role("button", name="Table", exact=True).press("Enter")
    expect(ada.page.get_by_role("button", name="Close", exact=True)).to_be_focused()


def test_the_board_shows_what_a_row_of_the_list_means(ada: Person, pictures: Path) -> None:
    table = ada.open_table(["greedy"])
    assert play_on([ada], table, lambda state: state["decision"]["actions"][0]["verb"] == "move")
    ada.look_at(table)
    goal = ada.board.locator("[data-meant]")
    row = ada.choosing.get_by_role("list").get_by_role("button").filter(has_text=re.compile(r"\d")).first
    row.hover()
    expect(goal).to_have_count(1)
    expect(row).to_contain_text(str(goal.get_attribute("data-meant")))
    expect(ada.board.locator(".trail")).to_be_visible()
    ada.page.screenshot(path=pictures / "row-pointed-at.png")
    ada.page.mouse.move(5, 5)
    expect(goal).to_have_count(0)
    row.focus()
    expect(goal).to_have_count(1)
    row.click()
    ada.page.mouse.move(5, 5)
    expect(goal).to_have_count(0)


def test_a_battle_shows_what_a_row_of_the_list_means(ada: Person, pictures: Path) -> None:
    table, _ = come_to_blows([ada], lambda: ada.open_table(["greedy"]))
    ada.page.goto(f"/table/{table}")
    ada.see_everything()
    ada.choosing.get_by_role("button", name=re.compile("%")).first.hover()
    expect(ada.page.locator("[data-meant]").first).to_be_visible()
    ada.page.screenshot(path=pictures / "blow-pointed-at.png")


def test_a_battlefield_shows_where_somebody_stands_and_would_go(ada: Person, pictures: Path) -> None:
    table = ada.open_table(["random"], game="armageddon", scenario="s03", first="as-seated")
    ada.page.goto(f"/table/{table}")
    meant = ada.page.locator("[data-meant]")
    ada.choosing.get_by_role("button", name=re.compile("that can do something")).click()
    bow = ada.choosing.get_by_role("button", name=re.compile("bow on")).first
    bow.hover()
    expect(meant).to_have_count(1)
    expect(bow).to_contain_text(str(meant.get_attribute("data-meant")))
    bow.click()
    goal = ada.choosing.get_by_role("button", name=re.compile("^Go ")).first
    goal.hover()
    expect(meant).to_have_count(2)
    ada.page.screenshot(path=pictures / "field-pointed-at.png")
    ada.page.mouse.move(5, 5)
    expect(meant).to_have_count(0)


def test_the_world_shows_where_a_tile_would_lie(ada: Person, pictures: Path) -> None:
    ada.look_at(ada.open_table(["greedy"], game="battlemist", races="drawn"))
    ada.wait_for_choices()
    meant = ada.page.locator("[data-meant]")
    ada.choices.first.click()
    expect(ada.choosing.get_by_text("Esc: one step back")).to_be_visible()
    ada.choices.first.hover()
    expect(meant).to_have_count(1)
    ada.page.screenshot(path=pictures / "place-pointed-at.png")
    ada.page.mouse.move(5, 5)
    expect(meant).to_have_count(0)


def test_who_has_chosen_in_secret_sees_what_and_may_choose_otherwise(
    ada: Person, ben: Person, eve: Person
) -> None:
    ada.post("/api/guest", name="Ada")
    eve.post("/api/guest", name="Eve")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = ada.post("/api/tables", game="titan", seats=seats)["id"]
    ben.post(f"/api/tables/{table}/sit", seat=1)
    eve.post(f"/api/tables/{table}/sit", seat=2)
    ada.post(f"/api/tables/{table}/start")
    ada.look_at(table)
    chosen = ada.choosing.locator(".chosen")
    ada.choices.filter(has_text="Angel, Centaur ×2, Gargoyle").first.click()
    expect(chosen).to_contain_text("Angel, Centaur ×2, Gargoyle")
    expect(ada.page.locator(".hand")).to_have_count(0)  # nobody is asked to pick a character any more
    expect(ada.choosing.get_by_role("button", name="Take back")).to_be_visible()
    act(ben, table, ben.get(f"/api/tables/{table}/state"))
    # Another has chosen since: nothing can be taken back, but his choice is still his.
    expect(ada.choosing.get_by_role("button", name="Take back")).to_have_count(0)
    ada.choosing.get_by_role("button", name="Choose otherwise").click()
    ada.choices.filter(has_text="Angel, Gargoyle, Ogre ×2").first.click()
    expect(chosen).to_contain_text("Angel, Gargoyle, Ogre ×2")
    expect(ada.choices).to_have_count(0)
