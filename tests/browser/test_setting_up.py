"""A table is laid: who sits where, how fast, for whom; people come, change places, and the game begins."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.browser.accessibility import Inspector
from tests.browser.conftest import come
from tests.browser.people import Person
from tests.browser.tables import menu

pytestmark = pytest.mark.slow


def lay(person: Person) -> None:
    person.post("/api/guest", name="Ada")
    person.page.goto("/new")
    expect(person.page.get_by_role("button", name="Open the table")).to_be_visible()


def opened(person: Person, button: str) -> Any:
    """The table as the server has it."""
    person.page.get_by_role("button", name=button).click()
    person.page.wait_for_url("**/table/*")
    return person.get(f"/api/tables/{person.table}")


def test_a_table_as_one_wishes_it(phone: Person) -> None:
    lay(phone)
    page = phone.page
    page.get_by_role("group", name="How many?").get_by_text("4").click()
    page.get_by_label("Red", exact=True).select_option("Somebody else at this screen")
    page.get_by_label("Name of the player: Red").fill("Vronsky")
    page.get_by_label("Blue", exact=True).select_option("Me")
    page.get_by_label("Gold", exact=True).select_option("Computer (careless)")
    page.get_by_label("Green", exact=True).select_option("Open, for somebody else")
    page.get_by_text("Live", exact=True).click()
    page.get_by_text("Other", exact=True).click()
    page.get_by_label("Minutes for the whole game").fill("20")
    page.get_by_label("Seconds more for each decision").fill("45")
    page.get_by_text("The others wait").click()
    page.get_by_label("Points to win").fill("100")
    page.get_by_text("Only by link").click()
    table = opened(phone, "Open the table")
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [
        ("person", "Vronsky"),
        ("person", "Ada"),
        ("bot", "random"),
        ("open", None),
    ]
    pace = {"kind": "live", "bank": 1200, "increment": 45, "timeout": "wait"}
    assert {name: table["pace"][name] for name in pace} == pace
    assert table["private"] and table["options"]["points"] == 100
    expect(page.get_by_text("20 min + 45 s")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Vronsky")).to_contain_text("at this screen")
    expect(page.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("host")


def test_a_game_over_days_against_the_computer_begins_at_once(ada: Person) -> None:
    lay(ada)
    ada.page.get_by_label("Blue", exact=True).select_option("Computer (shrewd)")
    ada.page.get_by_text("By days", exact=True).click()
    ada.page.get_by_label("Days for each decision").fill("5")
    table = opened(ada, "Start the game")
    assert table["state"] == "running"
    assert (table["pace"]["kind"], table["pace"]["days"]) == ("days", 5)


def test_no_choice_is_cut_off_on_a_phone(phone: Person) -> None:
    lay(phone)
    phone.page.get_by_label("Blue", exact=True).select_option("Somebody else at this screen")
    for field in phone.page.locator("ol select, ol input").all():
        box = field.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390
        assert box["width"] > 250, "There is room for the longest choice."


def test_people_come_change_places_and_begin(ada: Person, eve: Person) -> None:
    lay(ada)
    ada.page.get_by_role("group", name="How many?").get_by_text("4").click()
    ada.page.get_by_label("Green", exact=True).select_option("Open, for somebody else")
    opened(ada, "Open the table")
    link = ada.page.get_by_label("Invite others").input_value()
    assert link == ada.page.url

    eve.page.goto(link)
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Sit here: Blue").click()
    sitting(ada, "Ada", "Eve", "Computer (shrewd)", "open seat")
    # Everybody may move to a seat that is nobody's, and let the computer have his own.
    eve.page.get_by_role("button", name="Move here: Green").click()
    sitting(ada, "Ada", "open seat", "Computer (shrewd)", "Eve")
    eve.page.get_by_role("button", name="Move here: Gold").click()
    sitting(ada, "Ada", "open seat", "Eve", "Computer (shrewd)")
    expect(eve.page.get_by_role("button", name=re.compile("^Swap seats"))).to_have_count(0)

    # The host exchanges any two, with the keyboard alone.
    ada.page.get_by_role("button", name="Swap seats: Red").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("Red: with which seat shall it change places?")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text("One more player is needed.")).to_be_visible()
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("button", name="With this one: Gold").focus()
    ada.page.keyboard.press("Space")
    sitting(eve, "Eve", "open seat", "Ada", "Computer (shrewd)")

    eve.page.get_by_role("button", name="Stand up: Red").click()
    sitting(ada, "open seat", "open seat", "Ada", "Computer (shrewd)")
    expect(ada.page.get_by_role("button", name="Start the game")).to_be_disabled()
    eve.page.get_by_role("button", name="Sit here: Blue").click()
    ada.page.get_by_role("button", name="Swap seats: Red").click()
    ada.page.get_by_role("button", name="With this one: Green").click()
    sitting(eve, "Computer (shrewd)", "Eve", "Ada", "open seat")


def test_those_who_wait_may_talk_and_the_host_frees_the_seat_of_who_went_away(
    ada: Person, eve: Person
) -> None:
    lay(ada)
    opened(ada, "Open the table")
    eve.page.goto(ada.page.url)
    eve.page.get_by_label("Your name").fill("Eve")
    expect(eve.page.get_by_role("heading", name="Chat")).to_have_count(0)
    eve.page.get_by_role("button", name="Sit here: Blue").click()
    eve.page.get_by_label("Say something").fill("Back in an hour")
    eve.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Back in an hour")
    ada.page.get_by_role("button", name="Free this seat: Blue").click()
    sitting(eve, "Ada", "open seat")
    expect(eve.page.get_by_role("button", name="Sit here: Blue")).to_be_visible()


def sitting(person: Person, *names: str) -> None:
    expect(person.page.locator(".room li strong")).to_have_text(list(names))


def test_the_host_begins_when_everybody_is_there(ada: Person, eve: Person) -> None:
    lay(ada)
    opened(ada, "Open the table")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.get_by_role("button", name="Copy the link").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    eve.page.goto(link)
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Sit here: Blue").click()
    expect(eve.page.get_by_text("The host will start the game.")).to_be_visible()
    ada.page.get_by_role("button", name="Start the game").click()
    expect(ada.board).to_be_visible()
    expect(eve.board).to_be_visible()


def test_the_host_closes_a_table_that_nobody_needs(ada: Person, eve: Person) -> None:
    lay(ada)
    opened(ada, "Open the table")
    eve.page.goto(f"/table/{ada.table}")
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Sit here: Blue").click()
    expect(eve.page.get_by_text("The host will start the game.")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Close the table")).not_to_be_visible()
    ada.page.get_by_role("button", name="Close the table …").click()
    ada.page.get_by_role("button", name="Not yet").click()
    ada.page.get_by_role("button", name="Close the table …").click()
    ada.page.get_by_role("button", name="Close the table", exact=True).click()
    expect(ada.page.get_by_role("heading", name="All tables")).to_be_visible()
    expect(eve.page.get_by_text("This table has been closed.")).to_be_visible()
    eve.page.get_by_role("link", name="Back to the tables").click()
    expect(eve.page.get_by_role("heading", name="All tables")).to_be_visible()


def test_whoever_plays_against_the_computer_closes_his_game(phone: Person) -> None:
    table = phone.open_table(["random"])
    phone.page.goto(f"/table/{table}")
    menu(phone).get_by_role("button", name="Close the table …").click()
    expect(phone.page.get_by_text("cannot be brought back")).to_be_visible()
    phone.page.get_by_role("button", name="Close the table", exact=True).click()
    phone.page.wait_for_url(lambda url: "/table/" not in url)
    assert phone.context.request.get(f"/api/tables/{table}").status == 404


def parts_given(person: Person, address: str) -> list[str | None]:
    """The parts of the dice that the page sends of its own when it starts a game."""
    sent: list[str | None] = []

    def listen(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/start"):
            sent.append(json.loads(request.post_data or "{}").get("part"))

    person.page.on("request", listen)
    person.page.goto(address)
    person.page.get_by_label("Your name").fill("Ada")
    person.play_against_the_computer()
    return sent


def test_whoever_rehearses_leaves_the_dice_to_the_server(
    chromium: Browser, address: str, people: list[Person]
) -> None:
    ada, eve = (come(chromium, address, people, width=1440, height=900, is_rehearsal=False) for _ in range(2))
    [earnest] = parts_given(eve, "/")
    assert re.fullmatch("[0-9a-f]{32}", earnest or "")
    assert parts_given(ada, "/?part=none") == [None]


def test_nobody_is_shut_out(inspector: Inspector) -> None:
    person = inspector.person
    lay(person)
    person.page.get_by_label("Blue", exact=True).select_option("Somebody else at this screen")
    person.page.get_by_label("Name of the player: Blue").fill("Vronsky")
    person.page.get_by_text("Live", exact=True).click()
    person.page.get_by_text("Other", exact=True).click()
    inspector.look("new-live")
    person.page.get_by_text("By days", exact=True).click()
    person.page.get_by_role("group", name="How many?").get_by_text("3").click()
    person.page.get_by_label("Gold", exact=True).select_option("Open, for somebody else")
    inspector.look("new-days")
    opened(person, "Open the table")
    person.page.get_by_role("button", name="Swap seats: Red").click()
    inspector.look("waiting")
