"""Titan is played in the browser: with the mouse on the board, from the list, and with the keyboard alone."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.by_hand import PLACES, Way, carry_out, way_to
from tests.browser.people import RESULT, Person
from tests.browser.quick import choice, play_on
from tests.browser.whole_game import POINTS, REHEARSAL, WANTED
from tests.server.house import House

pytestmark = pytest.mark.slow

MEETINGS = ("prompt-flight", "prompt-attacked", "prompt-negotiation")


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


def test_two_legions_that_meet_hide_nothing_of_the_board(ada: Person, pictures: Path) -> None:
    table = ada.open_table(["greedy"])
    assert play_on([ada], table, lambda state: state["decision"]["prompt"]["key"] in MEETINGS)
    ada.look_at(table)
    board = ada.board.bounding_box()
    meeting = ada.page.get_by_role("region", name="Engagement in").bounding_box()
    assert board is not None and meeting is not None
    ada.page.screenshot(path=pictures / "meeting.png")
    assert meeting["y"] >= board["y"] + board["height"] - 1
    assert meeting["y"] + meeting["height"] <= 900


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


def test_a_whole_game_from_the_lobby_to_the_result(ada: Person, house: House, pictures: Path) -> None:
    """With a split, moves, a recruit, a battle on its map, something taken back, and a refusal."""
    house.rehearse(REHEARSAL)
    lay_the_table(ada)
    done: Counter[tuple[str, Way]] = Counter()
    while True:
        ada.wait_for_bots(ada.table)
        state = ada.get(f"/api/tables/{ada.table}/state")
        if state["outcome"]:
            break
        offer = choice(state)
        if offer["verb"] == "move" and not any(verb == "move" for verb, _ in done):
            is_refused(ada)
            carry_out(ada, state, offer)
            take_back(ada, state)
        if offer["verb"] == "strike" and not any(verb == "strike" for verb, _ in done):
            expect(ada.page.get_by_text(re.compile("^Battle round"))).to_be_visible()
            ada.page.screenshot(path=pictures / "battle-desk.png")
        done[offer["verb"], carry_out(ada, state, offer)] += 1

    expect(ada.page.get_by_role("heading", name=RESULT)).to_be_visible()
    expect(ada.page.get_by_role("group", name="Replay")).to_be_visible()
    assert WANTED.is_found((verb for verb, _ in done.elements()), state["outcome"]), (
        "The rules or the bots have changed: look for other dice with python -m tests.browser.whole_game"
    )
    for verb in ("move", "maneuver", "strike"):
        assert done[verb, "board"], f"{verb} with the mouse on the board"
    for verb in ("roll", "fight", "done"):
        assert done[verb, "button"], f"{verb} with its button"


def lay_the_table(person: Person) -> None:
    """Two seats and a target of points, all with the mouse, beginning in the lobby."""
    page = person.page
    page.goto("/")
    page.get_by_role("link", name="New table").first.click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Blue", exact=True).select_option("Computer (shrewd)")
    page.get_by_label("Points to win").fill(str(POINTS))
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    expect(person.board).to_be_visible()


def is_refused(person: Person) -> None:
    """Nobody may stay where he is if he can move, and is told so."""
    person.write("done")
    alert = person.choosing.get_by_role("alert")
    expect(alert).to_contain_text("Rule T6.2c")
    alert.get_by_role("button").click()
    expect(alert).to_have_count(0)


def take_back(person: Person, state: Any) -> None:
    person.choose("Take back")
    path = f"/api/tables/{person.table}/state"
    person.wait_until(lambda: person.get(path)["undos"] > state["undos"], "Nothing was taken back.")
    now = person.get(path)
    assert now["number"] == state["number"] and now["view"] == state["view"]
    # The page has heard of it as soon as there is nothing left to be taken back.
    expect(person.choosing.get_by_role("button", name="Take back")).to_have_count(0)


def test_the_keyboard_is_enough(ada: Person) -> None:
    """From the lobby to the end of the first turn."""
    page = ada.page
    page.goto("/")
    walk_to(ada, "input[required]")
    page.keyboard.type("Ada")
    walk_to(ada, "button:is(form *)")
    expect(page.locator(":focus")).to_have_text("Play against the computer")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(ada.board).to_be_visible()
    done: list[tuple[str, Way]] = []
    while ("done", "button") not in done:
        ada.wait_for_bots(ada.table)
        state = ada.get(f"/api/tables/{ada.table}/state")
        ada.wait_until_told(state["number"])
        offer = choice(state)
        done.append((offer["verb"], way_to(state, offer)))
        press(ada, done[-1][1], offer)
        ada.wait_for_number(ada.table, state["number"] + 1)
    assert done == [
        ("divide", "words"),
        ("roll", "button"),
        ("move", "board"),
        ("move", "board"),
        ("done", "button"),
    ]
    expect(ada.prompt).not_to_contain_text("You rolled")


def press(person: Person, way: Way, offer: Any) -> None:
    """Carry it out with the keys alone."""
    keyboard = person.page.keyboard
    if way == "board":
        for pick in offer["picks"][:2]:
            walk_to(person, PLACES[pick["kind"]].format(id=pick["id"]))
            keyboard.press("Enter")
    elif way == "button":
        walk_to(person, "section[aria-label='Choose'] li button", offer["verb"])
        keyboard.press("Enter")
    else:
        walk_to(person, "section[aria-label='Choose'] summary", "write it out")
        keyboard.press("Enter")
        walk_to(person, "#write-action")
        keyboard.type(offer["text"])
        keyboard.press("Enter")


IS_THERE = """([wanted, text]) => document.activeElement.matches(wanted)
    && document.activeElement.textContent.trim().toLowerCase().startsWith(text)"""


def walk_to(person: Person, selector: str, text: str = "", most: int = 300) -> None:
    """Press Tab until the focus is there."""
    expect(person.page.locator(selector).first).to_be_visible()
    for _ in range(most):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(IS_THERE, [selector, text]):
            return
    raise AssertionError(f"Tab does not lead to {selector} {text}.")
