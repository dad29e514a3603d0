"""Battlemist is played in the browser: with the mouse on the map, from the hand, with the keyboard alone."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.amount import usually
from tests.browser.accessibility import troubles
from tests.browser.mist_game import OPTIONS, REHEARSAL, WANTED, asked, choice
from tests.browser.mist_hands import Way, carry_out
from tests.browser.people import RESULT, Person
from tests.browser.test_playing import take_back, walk_to
from tests.server.house import House

pytestmark = pytest.mark.slow

OFTEN = usually(4, everything=1000)  # each verb so many times with the mouse


def test_a_whole_game_from_the_lobby_to_the_result(ada: Person, house: House, pictures: Path) -> None:
    """With a vote, a card, recruits, marches, a battle, something taken back, and a refusal."""
    house.rehearse(REHEARSAL)
    lay_the_table(ada)
    done: Counter[tuple[str, Way]] = Counter()
    while True:
        state = asked(ada, ada.table)
        if state["outcome"]:
            break
        offer = choice(state)
        is_first = not any(verb == offer["verb"] for verb, _ in done)
        if offer["verb"] == "march" and is_first:
            is_refused(ada, offer)
            carry_out(ada, state, offer)
            take_back(ada, state)
        if is_first:
            ada.wait_until_told(state["number"])
            ada.page.screenshot(path=pictures / f"battlemist-{offer['verb']}.png")
        if offer["verb"] == "suffer" and is_first:
            look_at_the_battle(ada, pictures)
        if sum(count for (verb, _), count in done.items() if verb == offer["verb"]) < OFTEN:
            done[offer["verb"], carry_out(ada, state, offer)] += 1
        else:  # the page sees it as if it had been done in another window
            ada.post(f"/api/tables/{ada.table}/act", number=state["number"], action=offer["text"])

    expect(ada.page.get_by_role("heading", name=RESULT)).to_be_visible()
    # Stars are counted here, not points.
    stars = ada.page.get_by_role("listitem").filter(has_text=re.compile(r"(\d stars|one star)\s*$"))
    expect(stars.first).to_be_visible()
    expect(ada.page.get_by_role("group", name="Replay")).to_be_visible()
    ada.page.screenshot(path=pictures / "battlemist-result.png")
    assert WANTED.is_found((verb for verb, _ in done.elements()), state["outcome"]), (
        "The rules or the bots have changed: look for other dice with python -m tests.browser.mist_game"
    )
    ways: dict[Way, str] = {"map": "march", "hand": "recruit", "scene": "suffer", "council": "vote"}
    for way, verb in ways.items():
        assert done[verb, way], f"{verb} with the mouse: {way}"


def look_at_the_battle(person: Person, pictures: Path) -> None:
    """It comes too seldom to be played for in every light: so it is looked at twice here."""
    desk = person.page.viewport_size
    assert desk is not None and troubles(person) == []
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.page.emulate_media(color_scheme="dark")
    expect(person.page.get_by_role("button", name="So be it")).to_be_in_viewport()
    person.page.screenshot(path=pictures / "battlemist-suffer-phone.png")
    assert troubles(person) == []
    person.page.emulate_media(color_scheme="light")
    person.page.set_viewport_size(desk)


def lay_the_table(person: Person) -> None:
    """Two seats, few stars and a world that is there already, all with the mouse, beginning in the lobby."""
    page = person.page
    page.goto("/")
    page.get_by_role("link", name="New table").first.click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_text("Battlemist", exact=True).click()
    page.get_by_role("combobox").nth(1).select_option("Computer (shrewd)")
    page.get_by_label("Stars to win").fill(str(OPTIONS["stars"]))
    wishes = {"Events": "Always", "The world": "Drawn by chance", "Races": "Drawn, by the table"}
    for legend, wish in wishes.items():
        page.get_by_role("group", name=legend).get_by_text(wish, exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    expect(person.board).to_be_visible()
    # Whatever other boards the lobby has looked at, realms have their names.
    expect(person.board.get_by_text("Bonesand", exact=True)).to_be_visible()


def is_refused(person: Person, offer: Any) -> None:
    """Nobody can send more than there are, and is told so."""
    _, origin, kind, _, goal = offer["text"].split()
    person.write(f"march {origin} {kind} 9 {goal}")
    alert = person.choosing.get_by_role("alert")
    expect(alert).to_contain_text("Rule B3.3.2")
    alert.get_by_role("button").click()
    expect(alert).to_have_count(0)


def test_the_keyboard_is_enough(ada: Person) -> None:
    """A recruit from the shop and a march over the map, without a mouse."""
    ada.look_at(ada.open_table(["greedy"], game="battlemist", **OPTIONS))
    pressed: set[str] = set()
    while pressed < {"recruit", "march"}:
        state = asked(ada, ada.table)
        ada.wait_until_told(state["number"])
        offer = choice(state)
        if offer["verb"] in ("recruit", "march"):
            press(ada, offer)
            pressed.add(offer["verb"])
        else:
            ada.post(f"/api/tables/{ada.table}/act", number=state["number"], action=offer["text"])
        ada.wait_for_number(ada.table, state["number"] + 1)


def press(person: Person, offer: Any) -> None:
    keyboard, words = person.page.keyboard, offer["text"].split()
    if offer["verb"] == "recruit":
        walk_to(person, f"[data-ware='{words[1]}']")
        keyboard.press("Enter")
        return
    # Whoever sends all he has at a place need not count them.
    for realm in (words[1], words[4]):
        walk_to(person, f"polygon[data-realm='{realm}']")
        keyboard.press("Enter")


@pytest.mark.parametrize("size", usually(["phone"], everything=["ada", "phone"]))
def test_it_speaks_german_at_once(request: pytest.FixtureRequest, size: str, pictures: Path) -> None:
    person: Person = request.getfixturevalue(size)
    person.look_at(person.open_table(["greedy"], game="battlemist", **OPTIONS))
    expect(person.prompt).to_contain_text(re.compile("council|harvest|Recruit"))
    person.speak("Deutsch")
    expect(person.prompt).to_contain_text(re.compile("Rat|Ernte|Wirb"))
    expect(person.board).to_have_attribute("aria-label", "Die Welt")
    expect(person.board.get_by_text("Knochensand", exact=True)).to_have_count(1)
    said = person.page.locator("body").inner_text()
    assert not re.search(r"\{ ?\$|board-|name-|prompt-", said), "Everything has its words."
    person.page.screenshot(path=pictures / f"battlemist-german-{size}.png")


def test_its_first_game_explains_each_question_once(phone: Person, pictures: Path) -> None:
    phone.enter()
    phone.page.locator("form span").get_by_text("Battlemist", exact=True).click()
    phone.page.get_by_role("button", name="Your first game").click()
    phone.page.wait_for_url("**/table/*?lesson")
    card = phone.page.locator("section.lesson")
    expect(card).to_contain_text("Will you use a card or a spell?")
    phone.page.screenshot(path=pictures / "battlemist-lesson.png")
    card.get_by_role("button", name="Got it").click()
    expect(card).to_have_count(0)
    told: list[str] = []
    while "Recruiting and building" not in told:
        state = asked(phone, phone.table)
        phone.wait_until_told(state["number"])
        if state["view"]["steps"][-1]["step"] == "recruiting":
            expect(card).to_contain_text("Recruiting and building")
        told += card.get_by_role("heading").all_inner_texts()
        phone.post(f"/api/tables/{phone.table}/act", number=state["number"], action=choice(state)["text"])
        phone.wait_for_number(phone.table, state["number"] + 1)
    assert "Will you use a card or a spell?" not in told, "Once is enough."
