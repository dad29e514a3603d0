"""A board that is dragged and zoomed obeys the hand, and rests when the hand does."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.people import Person

pytestmark = pytest.mark.slow


def window_of(person: Person) -> FloatRect:
    person.look_at(person.open_table(["greedy"]))
    person.play_until("Roll")
    found = person.board.bounding_box()
    assert found is not None
    return found


def place_of(person: Person) -> str:
    transform: str = person.page.locator(".sheet-of-paper").evaluate("sheet => sheet.style.transform")
    return transform


def test_a_board_does_not_follow_a_mouse_whose_button_was_let_go_elsewhere(ada: Person) -> None:
    window, mouse = window_of(ada), ada.page.mouse
    right, middle = window["x"] + window["width"], window["y"] + window["height"] / 2
    mouse.move(window["x"] + 200, middle)
    for _ in range(4):
        mouse.wheel(0, -300)
    mouse.move(right - 1, middle)
    mouse.down()
    mouse.move(right + 40, middle)  # so fast that the board sees nothing of it
    mouse.up()
    mouse.move(right - 60, middle, steps=2)
    ada.wait_until_still(".sheet-of-paper")
    before = place_of(ada)
    mouse.move(window["x"] + 200, middle, steps=4)
    ada.wait_until_drawn()
    assert place_of(ada) == before


def test_a_board_rests_after_wheel_and_key_in_quick_succession(ada: Person) -> None:
    window, mouse = window_of(ada), ada.page.mouse
    mouse.move(window["x"] + window["width"] / 2, window["y"] + window["height"] / 2)
    ada.board.focus()
    mouse.wheel(0, -300)
    ada.page.keyboard.press("+")
    # While it is in the hand it is not drawn sharp.
    expect(ada.page.locator(".in-hand, .moving, .gliding")).to_have_count(0)
