"""A whole turn of Armageddon with the keyboard alone: move, order a group, attack with support, end it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.battle_hands import asked, figures_of, name_of, step_of
from tests.browser.circus import sit_down
from tests.browser.people import Person
from tests.browser.test_playing import walk_to

pytestmark = pytest.mark.slow

# The focus is seen if it is on something that is drawn otherwise because of it.
IS_SEEN = """() => {
  const here = document.activeElement;
  if (!here.matches(':focus-visible')) return false;
  const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(here);
  return here instanceof SVGElement
    ? stroke !== 'none' && parseFloat(strokeWidth) >= 3
    : outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
}"""


def press(person: Person, key: str) -> None:
    """And see where one is: if that has gone, soon at something else."""
    person.page.keyboard.press(key)
    person.wait_until_drawn()
    person.page.wait_for_function(IS_SEEN)


def stand_on(person: Person, field: str, *keys: str) -> None:
    """Go there by these keys, or by the one that leads on."""
    for key in keys or ("n",) * 30:
        if place_of(person) == field:
            return
        press(person, key)
    assert place_of(person) == field, f"{keys or 'N'} leads to {place_of(person)}, not to {field}."


def place_of(person: Person) -> Any:
    return person.page.evaluate("document.activeElement.dataset.cursor")


def is_told(person: Person, words: str) -> None:
    """Also to who does not see it."""
    live = person.page.locator("[aria-live=polite], [role=status]").filter(has_text=re.compile(words))
    expect(live.first).to_be_attached()


def done(person: Person, number: int) -> Any:
    """The state after so many actions, as soon as the page knows it."""
    person.wait_for_number(person.table, number)
    person.wait_until_told(number)
    return asked(person)


def test_a_turn_with_the_keyboard_alone(ada: Person) -> None:
    sit_down(ada)
    number = asked(ada)["number"]
    ada.wait_until_told(number)

    # One figure: N leads to it, and when it is picked to where it may go.
    walk_to(ada, "[data-cursor]")
    stand_on(ada, "1/6")
    press(ada, "Enter")
    is_told(ada, "axe on 1/6 is chosen: 7 fields in reach")
    stand_on(ada, "1/5")
    press(ada, "Enter")
    state = done(ada, number + 1)
    is_told(ada, "axe, 1/6 → 1/5")

    # A group: all on a field, then where the first of them shall go.
    press(ada, "g")
    is_told(ada, "Draw a box or click on figures")
    stand_on(ada, "1/7")
    press(ada, "Enter")
    is_told(ada, "4 chosen")
    stand_on(ada, "1/9", "ArrowRight", "ArrowRight")
    press(ada, "Enter")
    state = done(ada, number + 2)
    assert [name_of(one["field"]) for one in figures_of(state, 0) if one["kind"] == "sword"][:4] == [
        "1/9"
    ] * 4
    press(ada, "g")

    # Something that begins with a button: the phalanx turns.
    walk_to(ada, "button", "turn the phalanx")
    press(ada, "Enter")
    expect(ada.choosing).to_contain_text("which way shall it face?")
    walk_to(ada, "button", "turn the phalanx 1/11 south-west")
    press(ada, "Enter")
    state = done(ada, number + 3)
    is_told(ada, "turned to the south-west")

    # A blow with support.
    walk_to(ada, "button", "fight")
    press(ada, "Enter")
    state = done(ada, number + 4)
    assert step_of(state) == "combat"
    walk_to(ada, "[data-cursor]")
    stand_on(ada, "1/28")
    press(ada, "Enter")
    press(ada, "Enter")  # not the bow, but the next one there
    is_told(ada, "sword on 1/28 is chosen")
    stand_on(ada, "1/36")
    ada.page.keyboard.press("Enter")
    support = ada.page.locator(".over").get_by_role("button")
    expect(support.first).to_be_focused()
    press(ada, "ArrowDown")
    expect(support.nth(1)).to_contain_text("with sword on 1/28")
    ada.page.keyboard.press("Enter")
    state = done(ada, number + 5)
    is_told(ada, "sword on 1/28 with sword against bow of Player 2 on 1/36")
    expect(ada.page.locator("[data-cursor='1/36']")).to_be_focused()

    walk_to(ada, "button", "end the turn")
    ada.page.keyboard.press("Enter")
    ada.wait_for_number(ada.table, number + 6)
    expect(ada.story).to_contain_text("It is the turn of Player 2")
