"""Titan is played in the browser: with the mouse on the board, from the list, and with the keyboard alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import RESULT, Person

pytestmark = pytest.mark.slow

GAMES = 8  # so many short games have a battle among them


def test_a_first_turn_from_the_lobby(ada: Person) -> None:
    ada.enter()
    ada.play_against_the_computer()
    expect(ada.prompt).to_contain_text("Divide your eight characters")
    ada.play_until("Roll")
    ada.choose(re.compile("^Roll"))
    expect(ada.prompt).to_contain_text("You rolled")

    # Whoever wants to stay where he is reads which rule forbids it, and where it is written.
    ada.write("done")
    alert = ada.choosing.get_by_role("alert")
    expect(alert).to_contain_text("Rule T6.2c")
    with ada.context.expect_page() as opened:
        alert.get_by_role("link", name="T6.2c in the rulebook").click()
    expect(opened.value).to_have_url(re.compile("/rules/titan/T6.2c$"))
    expect(opened.value.locator("article[id='T6.2c']")).to_be_in_viewport()
    opened.value.close()
    alert.get_by_role("button").click()
    expect(alert).to_have_count(0)

    marker, land, home = first_move(ada)
    ada.legion(marker).click()
    ada.land(land).click()
    expect(ada.legion(marker)).to_have_attribute("data-land", str(land))
    ada.choose("Take back")
    expect(ada.legion(marker)).to_have_attribute("data-land", str(home))

    ada.play_until("Done")
    assert any(legion["moved"] for legion in legions(ada).values()), "Moved from the list."
    ada.choose(re.compile("^Done"))
    expect(ada.prompt).not_to_contain_text("You rolled")


def legions(person: Person) -> dict[str, dict[str, object]]:
    state = person.get(f"/api/tables/{person.table}/state")
    found: dict[str, dict[str, object]] = state["view"]["legions"]
    return found


def first_move(person: Person) -> tuple[str, int, int]:
    """A legion, a land that it may go to, and where it stands."""
    state = person.get(f"/api/tables/{person.table}/state")
    offer = next(offer for offer in state["decision"]["actions"] if offer["verb"] == "move")
    picks = {pick["kind"]: pick["id"] for pick in offer["picks"]}
    return picks["legion"], int(picks["land"]), state["view"]["legions"][picks["legion"]]["land"]


def test_a_whole_game_with_a_battle(ada: Person, pictures: Path) -> None:
    for _ in range(GAMES):
        ada.look_at(ada.open_table(["greedy"], points=60))
        has_fought = False
        while ada.choose_something_sensible():
            if not has_fought and ada.page.get_by_text(re.compile("^Battle round")).count():
                has_fought = True
                ada.page.screenshot(path=pictures / "battle-desk.png")
        expect(ada.page.get_by_role("heading", name=RESULT)).to_be_visible()
        expect(ada.page.get_by_role("group", name="Replay")).to_be_visible()
        if has_fought:
            return
    pytest.fail(f"There was no battle in {GAMES} games.")


def test_the_keyboard_is_enough(ada: Person) -> None:
    page = ada.page
    page.goto("/")
    walk_to(ada, "input[required]")
    page.keyboard.type("Ada")
    walk_to(ada, "button:is(form *)")
    expect(page.locator(":focus")).to_have_text("Play against the computer")
    page.keyboard.press("Enter")
    # Dividing takes a few choices, depending on what is picked first; then there is the roll.
    for _ in range(8):
        ada.wait_for_choices()
        if "You rolled" in ada.prompt.inner_text():
            break
        walk_to(ada, "section[aria-label='Choose'] li button")
        # What has been picked can be taken back; what may be chosen comes after it.
        while "take back" in page.locator(":focus").inner_text():
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    expect(ada.prompt).to_contain_text("You rolled")


def walk_to(person: Person, selector: str, most: int = 150) -> None:
    """Press Tab until the focus is there."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}.")
