"""Carrying out an action of Gods of Titan with the mouse: on board, in hand, in battle, by its button."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Locator, expect

from tests.browser.gods_game import Turn
from tests.browser.people import Person

Way = Literal["board", "hand", "battle", "spells", "button", "words"]

BUTTONS: dict[str, str | re.Pattern[str]] = {
    "done": re.compile("^(That is all|Done)"),
    "grant": "Let pass",
    "deny": "Refuse",
    "stand": "Stand",
    "fight": "Fight",
    "attack": "Attack",
    "flee": "Flee",
}
# Who is picked with his army, and then by himself.
JOINING = ("recruit", "hire", "summon", "conjure")


def carry_out(person: Person, turn: Turn) -> Way:
    """Do it, and come back when the server has it."""
    person.wait_until_told(turn.number)
    news = person.page.get_by_role("region", name="What came of it")
    if news.is_visible():
        news.get_by_role("button", name="Go on").click()
    way = _do(person, turn)
    person.wait_for_number(person.table, turn.number + 1)
    return way


def _do(person: Person, turn: Turn) -> Way:
    page, verb = person.page, turn.verb
    names = [str(pick.id) for pick in turn.picks]
    if verb == "arrange":
        for name in names[:-1]:
            character(person, name).click()
        page.locator(".hand .buttons").get_by_role("button").click()
        return "hand"
    if verb == "split":
        army(person, names[0]).click()
        for name in names[1:-1]:
            character(person, name).click()
        page.locator(".hand .buttons").get_by_role("button").click()
        return "hand"
    if verb == "move" and turn.alike(2) == 1:
        army(person, names[0]).click()
        field(person, names[1]).click()
        return "board"
    if verb == "engage" and turn.alike(2) == 1:
        army(person, names[0]).click()
        army(person, names[1]).click()
        return "board"
    if verb in JOINING and turn.alike(2) == 1 and turn.view.battle is None:
        army(person, names[0]).click()
        character(person, names[1]).click()
        return "hand"
    if verb == "maneuver" or (verb in ("strike", "rangestrike") and turn.alike(2) == 1):
        person.see_everything()
        page.locator(f"[data-unit='{names[0]}'].possible").first.click()
        kind = "hex" if verb == "maneuver" else "unit"
        page.locator(f"[data-{kind}='{names[1]}']").first.click()
        return "battle"
    if verb == "cast":
        tool(person, "cast").click()
        person.see_everything()
        page.locator(f"[data-unit='{names[1]}'].possible").click()
        tool(person, names[2]).click()
        expect(tool(person, "done")).to_be_visible()
        # At whom it is not aimed is not named.
        expect(person.choices.first).to_contain_text(re.compile(r"^\s*Cast\s+[^\s-]"))
        tool(person, "done").click()
        return "spells"
    if verb in BUTTONS:
        person.choose(BUTTONS[verb])
        if turn.is_warned:
            person.page.get_by_role("group", name="Do you mean this?").get_by_role(
                "button", name="Do it"
            ).click()
        return "button"
    person.write(turn.text)
    return "words"


def army(person: Person, marker: str) -> Locator:
    return person.board.locator(f"[data-army='{marker}'].possible")


def field(person: Person, name: str) -> Locator:
    return person.board.locator(f"path.choice[data-field='{name}']")


def character(person: Person, name: str) -> Locator:
    """One of this kind in the hand who has not been chosen yet."""
    open_ones = person.page.locator(".hand button.character:not(.chosen)")
    return open_ones.filter(has=person.page.get_by_role("img", name=f"{name} ")).first


def tool(person: Person, word: str) -> Locator:
    return person.page.locator(f".tools [data-tool='{word}']")
