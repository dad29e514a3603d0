"""Carrying out an action with the mouse: on the board where two clicks say it, by its button, or in words."""

from __future__ import annotations

import re
from typing import Any, Literal

from tests.browser.people import Person

Way = Literal["board", "button", "words"]

# Where what may be picked is on the screen.
PLACES = {
    "legion": "[data-legion='{id}'].possible",
    "land": "path.choice[data-land='{id}']",
    "unit": "[data-unit='{id}'].possible",
    "hex": "[data-hex='{id}']",
}


def carry_out(person: Person, state: Any, offer: Any) -> Way:
    """Do it, and come back when the server has it."""
    way = way_to(state, offer)
    person.wait_until_told(state["number"])
    if way == "board":
        if state["view"]["battle"]:
            person.see_everything()
        for pick in offer["picks"][:2]:
            person.page.locator(PLACES[pick["kind"]].format(id=pick["id"])).first.click()
    elif way == "button":
        person.choosing.get_by_role(
            "button", name=re.compile(f"^{offer['verb']}", re.IGNORECASE)
        ).first.click()
    else:
        person.write(offer["text"])
    if "caution" in offer and way != "words":
        person.page.get_by_role("group", name="Do you mean this?").get_by_role("button", name="Do it").click()
    person.wait_for_number(person.table, state["number"] + 1)
    return way


def way_to(state: Any, offer: Any) -> Way:
    picks = offer["picks"]
    if len(picks) == 1 and picks[0]["kind"] == "button":
        return "button"
    # A piece and a place are enough if only one thing can be meant.
    alike = [other for other in state["decision"]["actions"] if other["picks"][:2] == picks[:2]]
    if len(picks) >= 2 and len(alike) == 1 and all(pick["kind"] in PLACES for pick in picks[:2]):
        return "board"
    return "words"
