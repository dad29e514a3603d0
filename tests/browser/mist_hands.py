"""Carrying out an action of Battlemist with the mouse: on the map, in the hand, in a battle, by a button."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

Way = Literal["map", "hand", "scene", "council", "button", "words"]

BUTTONS = {"done": "Done", "pass": "Pass", "buy-star": "Buy a star"}


def carry_out(person: Person, state: Any, offer: Any) -> Way:
    """Do it, and come back when the server has it."""
    person.wait_until_told(state["number"])
    way = _do(person, state, offer)
    person.wait_for_number(person.table, state["number"] + 1)
    return way


def _do(person: Person, state: Any, offer: Any) -> Way:
    page, verb, words = person.page, offer["verb"], offer["text"].split()
    if verb == "march":
        send(person, *words[1:])
        return "map"
    if verb == "recruit":
        page.locator(f"[data-ware='{words[1]}']").click()
        alike = [one for one in state["decision"]["actions"] if one["text"].split()[:2] == words[:2]]
        if len(alike) > 1:
            realm(person, words[2]).click()
        return "hand"
    if verb == "play":
        page.locator(f"[data-card='{words[1]}']").click()
        return "hand"
    if verb == "vote":
        page.get_by_role("region", name="The council").get_by_role("button", name="Commit my votes").click()
        return "council"
    if verb in ("rally", "lead", "suffer"):
        for kind in ",".join(words[1:]).replace("-", "").split(","):
            if kind:
                page.locator(f".battle [data-kind='{kind}'][aria-pressed='false']").first.click()
        page.get_by_role("button", name="So be it").click()
        return "scene"
    if verb in BUTTONS and len(words) == 1:
        person.choose(BUTTONS[verb])
        return "button"
    person.write(offer["text"])
    return "words"


def realm(person: Person, name: str) -> Locator:
    return person.board.locator(f"polygon[data-realm='{name}']")


def send(person: Person, origin: str, kind: str, count: str, goal: str) -> None:
    """So many of one kind, and nobody else, from realm to realm."""
    realm(person, origin).click()
    going = person.page.locator(".march [data-kind]")
    expect(going.first).to_be_visible()
    for row in going.all():
        wanted = int(count) if row.get_attribute("data-kind") == kind else 0
        while int(row.locator("output").inner_text()) > wanted:
            row.get_by_role("button").first.click()
    realm(person, goal).click()
