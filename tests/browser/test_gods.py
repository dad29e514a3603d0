"""Gods of Titan is played in the browser: from the lobby to the result, as the Darklord."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.amount import usually
from tests.browser.accessibility import troubles
from tests.browser.gods_game import OPTIONS, REHEARSAL, SEAT, Darklord, Turn
from tests.browser.gods_hands import Way, carry_out
from tests.browser.people import RESULT, Person
from tests.browser.test_playing import take_back
from tests.server.house import House

pytestmark = pytest.mark.slow

OFTEN = usually(2, everything=1000)  # each verb so many times with the mouse

# What is bartered: two spells that Red has use for against one that he has none for.
GIVEN = ("Homeland", "Quake")
WANTED = "Inferno"


def test_a_whole_game_from_the_lobby_to_the_result(ada: Person, house: House, pictures: Path) -> None:
    """With a trade, something taken back, a refusal, a battle in which a spell is cast, and a tower taken."""
    house.rehearse(REHEARSAL)
    lay_the_table(ada)
    player = Darklord(house, ada.table)
    verbs: Counter[str] = Counter()
    ways: set[tuple[str, Way]] = set()
    while True:
        ada.wait_until(lambda: player.is_asked, "We are never asked.")
        if player.outcome is not None:
            break
        turn = player.turn()
        if not verbs[turn.verb]:
            turn = for_the_first_time(ada, turn, pictures)
        verbs[turn.verb] += 1
        if verbs[turn.verb] <= OFTEN:
            ways.add((turn.verb, carry_out(ada, turn)))
        else:  # the page sees it as if it had been done in another window
            ada.post(f"/api/tables/{ada.table}/act", number=turn.number, action=turn.text)

    expect(ada.page.get_by_role("heading", name=RESULT)).to_be_visible()
    ada.page.screenshot(path=pictures / "gods-result.png")
    assert troubles(ada) == []
    assert player.is_found(verbs), (
        "The rules or the bots have changed: look for other dice with python -m tests.browser.gods_game"
    )
    by_hand: dict[str, Way] = {
        "arrange": "hand",
        "split": "hand",
        "recruit": "hand",
        "move": "board",
        "engage": "board",
        "attack": "button",
        "maneuver": "battle",
        "strike": "battle",
        "cast": "spells",
    }
    assert by_hand.items() <= ways


def for_the_first_time(person: Person, turn: Turn, pictures: Path) -> Turn:
    """A look at the screen, and what is tried besides; comes back with the turn as it is then."""
    person.wait_until_told(turn.number)
    person.page.screenshot(path=pictures / f"gods-{turn.verb}.png")
    if turn.verb == "move":
        is_refused(person)
        state = person.get(f"/api/tables/{person.table}/state")
        carry_out(person, turn)
        take_back(person, state)
        turn = offer_a_trade(person, turn, pictures)
    if turn.verb == "split":
        is_traded(person)
    if turn.verb in ("move", "cast"):
        look_on_a_phone(person, turn, pictures)
    return turn


def lay_the_table(person: Person) -> None:
    """Four seats, the last one ours, and a short war, all with the mouse, beginning in the lobby."""
    page = person.page
    page.goto("/")
    page.get_by_role("link", name="New table").first.click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_text("Gods of Titan", exact=True).click()
    page.get_by_role("group", name="How many").get_by_text("4", exact=True).click()
    for seat in range(4):
        choice = "Me" if seat == SEAT else "Computer (shrewd)"
        page.get_by_role("listitem").get_by_role("combobox").nth(seat).select_option(choice)
    page.get_by_label("Rounds").fill(str(OPTIONS["rounds"]))
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    expect(person.board).to_be_visible()


def is_refused(person: Person) -> None:
    """In the first round nobody stays in the Dungeon, and is told so."""
    person.write("done")
    alert = person.choosing.get_by_role("alert")
    expect(alert).to_contain_text("Rule G")
    alert.get_by_role("button").click()
    expect(alert).to_have_count(0)


def offer_a_trade(person: Person, turn: Turn, pictures: Path) -> Turn:
    """Two spells for one, to Red, as the dialogue has it; one thing too many is taken away again."""
    dialog = open_trade(person)
    for side, goods in (("You give", (*GIVEN, "Chaos")), ("You get", (WANTED,))):
        for name in goods:
            adding = dialog.get_by_label(f"{side}: ")
            adding.select_option(adding.locator("option").filter(has_text=name).inner_text())
    dialog.get_by_role("button", name="Take back Chaos").click()
    person.page.screenshot(path=pictures / "gods-trade.png")
    assert troubles(person) == []
    dialog.get_by_role("button", name="Offer", exact=True).click()
    person.wait_for_number(person.table, turn.number + 1)
    expect(dialog).to_contain_text("Homeland, Quake ⇄ Inferno")
    person.page.keyboard.press("Escape")
    return turn._replace(number=turn.number + 1)


def is_traded(person: Person) -> None:
    """Red has taken the offer: we have the one spell twice, and the others no longer."""
    dialog = open_trade(person)
    goods = dialog.get_by_label("You give: ").locator("option")
    expect(goods.filter(has_text=f"{WANTED} (2)")).to_have_count(1)
    for name in GIVEN:
        expect(goods.filter(has_text=name)).to_have_count(0)
    person.page.keyboard.press("Escape")


def open_trade(person: Person) -> Locator:
    person.page.get_by_role("button", name=re.compile("^Trade")).click()
    return person.page.get_by_role("dialog", name="Trade")


def look_on_a_phone(person: Person, turn: Turn, pictures: Path) -> None:
    """What comes too seldom to be played for on a phone, too, is looked at here."""
    desk = person.page.viewport_size
    assert desk is not None
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.page.emulate_media(color_scheme="dark")
    person.wait_until_drawn()
    expect(person.prompt).to_be_in_viewport()
    person.page.screenshot(path=pictures / f"gods-{turn.verb}-phone.png")
    assert troubles(person) == []
    person.page.emulate_media(color_scheme="light")
    person.page.set_viewport_size(desk)
