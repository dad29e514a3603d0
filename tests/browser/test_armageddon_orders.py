"""Orders on the battlefield by hand: dragging, boxes, groups; and a board that keeps its place meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.battle_hands import figures_of, name_of, piece, state_of
from tests.browser.people import Person
from tests.browser.test_armageddon import sit_down
from tests.browser.test_phone import box

pytestmark = pytest.mark.slow


def board_place(person: Person) -> str:
    place: str = person.page.locator(".sheet-of-paper").evaluate("one => one.style.transform")
    return place


def middle(person: Person, selector: str) -> tuple[float, float]:
    size = box(person.page.locator(selector))
    return size["x"] + size["width"] / 2, size["y"] + size["height"] / 2


def draw(person: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 12, start[1] + 12, steps=2)
    mouse.move(*end, steps=4)
    mouse.up()


def test_a_figure_is_dragged_to_its_field(ada: Person) -> None:
    """The field is offered while the figure is in the hand; whoever lets go elsewhere has only picked it."""
    sit_down(ada, scenario="s01")
    number = state_of(ada)["number"]
    start = middle(ada, ".piece[data-figure='1']")
    piece(ada, 1).click()
    goal = middle(ada, "path.possible[data-field='1/17']")
    ada.page.keyboard.press("Escape")
    place = board_place(ada)
    draw(ada, start, (start[0], start[1] - 150))
    assert state_of(ada)["number"] == number
    draw(ada, start, goal)
    ada.wait_for_number(ada.table, number + 1)
    assert name_of(figures_of(state_of(ada), 0)[0]["field"]) == "1/17"
    assert board_place(ada) == place, "the board stays"


def test_a_new_box_takes_the_place_of_the_one_before(ada: Person) -> None:
    sit_down(ada, scenario="s01")
    ada.page.get_by_role("button", name="Group").click()
    chosen = ada.page.get_by_role("status").filter(has_text=re.compile("chosen"))
    one, other = (box(piece(ada, number)) for number in (1, 5))
    for size in (one, other):
        x, y, width, height = size["x"], size["y"], size["width"], size["height"]
        draw(ada, (x - 3, y - 3), (x + width + 3, y + height + 3))
        expect(chosen).to_have_text(re.compile("^1 chosen"))


def test_whoever_of_a_group_cannot_go_is_named_in_the_story(ada: Person) -> None:
    sit_down(ada, scenario="s01")
    ada.write("march 9,1 1/9")
    line = "Player 1: sword from 1/8 to 1/9. Not along: axe 1/6. The field is full."
    expect(ada.story.get_by_text(line)).to_be_visible()


@pytest.mark.parametrize("who", ["ada", "phone"])
def test_the_board_keeps_its_place_when_somebody_is_picked(who: str, request: pytest.FixtureRequest) -> None:
    person: Person = request.getfixturevalue(who)
    sit_down(person, scenario="s05")
    place = board_place(person)
    for one in (1, 3):
        person.page.locator(".piece.able").nth(one).click(force=True)
        expect(person.page.get_by_role("region", name=re.compile("^On field"))).to_be_visible()
        person.wait_until_still(".sheet-of-paper")
        assert board_place(person) == place


def test_a_refusal_names_who_and_where(ada: Person) -> None:
    sit_down(ada, scenario="s01")
    ada.write("go 1 1/26")
    expect(ada.choosing.get_by_role("alert")).to_contain_text(
        re.compile(r"\w+ on 1/\d+ → 1/26: That is farther")
    )
