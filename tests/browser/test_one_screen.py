"""Several people at one screen: a curtain between them, and behind it nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.amount import usually
from tests.browser.accessibility import troubles
from tests.browser.people import Person

pytestmark = pytest.mark.slow

# Everything that a page knows: what is written, what is read aloud, what hangs on its elements.
KNOWN = """() => [...document.querySelectorAll('main *, title')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data.trim()),
    ...[...element.attributes].filter(({ name }) => /^(aria-label|title|data-|value|alt)/.test(name))
        .map(({ name, value }) => `${name}=${value}`),
]).filter(Boolean)"""


def share_a_screen(person: Person) -> str:
    person.post("/api/guest", name="Anna")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    table: str = person.post("/api/tables", game="titan", seats=seats, start=True)["id"]
    return table


@pytest.mark.parametrize("size", usually(["phone"], everything=["ada", "phone"]))
def test_a_curtain_keeps_secrets_apart(size: str, request: pytest.FixtureRequest, pictures: Path) -> None:
    person: Person = request.getfixturevalue(size)
    page = person.page
    frames: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: note(frames, frame)))
    table = share_a_screen(person)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name="Give the device to Anna")).to_be_visible()
    page.screenshot(path=pictures / f"curtain-{size}.png")
    assert troubles(person) == []
    assert_nothing_is_shown(person)

    page.get_by_role("button", name="I am Anna").click()
    expect(person.prompt).to_contain_text("Divide your eight characters")
    divide(person, table, "Anna")
    expect(page.get_by_role("heading", name="Give the device to Ben")).to_be_visible()
    assert_nothing_is_shown(person)
    frames.clear()

    # What Ben finds is what he would find had Anna never sat there.
    page.get_by_role("button", name="I am Ben").click()
    expect(person.prompt).to_contain_text("Divide your eight characters")
    after_anna = known(person)
    page.reload()
    page.get_by_role("button", name="I am Ben").click()
    expect(person.prompt).to_contain_text("Divide your eight characters")
    assert known(person) == after_anna
    seen = {frame["seat"] for frame in frames if frame["type"] == "state"}
    assert 1 in seen and seen <= {None, 1}, "Nobody has looked through Anna's seat meanwhile."


def known(person: Person) -> Any:
    """All that a page knows as soon as nothing more comes to it."""
    person.page.wait_for_load_state("networkidle")
    person.wait_until_drawn()
    return person.page.evaluate(KNOWN)


def divide(person: Person, table: str, name: str) -> None:
    """Choose from the list until this one has divided his characters."""
    seat = ["Anna", "Ben"].index(name)
    picked = person.choosing.get_by_role("list", name="Picked so far").get_by_role("listitem")

    def is_done() -> bool:
        return seat not in person.get(f"/api/tables/{table}")["due"]

    while not is_done():
        before = picked.count()
        person.choose_something_sensible()
        person.wait_until(partial(has_changed, picked, before, is_done), "Nothing was chosen.")


def has_changed(picked: Locator, before: int, is_done: Callable[[], bool]) -> bool:
    return is_done() or picked.count() != before


def note(frames: list[dict[str, Any]], frame: str | bytes) -> None:
    frames.append(json.loads(frame))


def assert_nothing_is_shown(person: Person) -> None:
    assert person.page.locator("[data-legion], [data-land], [data-unit]").count() == 0
    words = " ".join(person.page.evaluate(KNOWN))
    assert not any(kind in words for kind in ("Angel", "Ogre", "Centaur", "Gargoyle")), words


def test_who_trusts_the_others_needs_no_curtain(ada: Person) -> None:
    table = share_a_screen(ada)
    changed = ada.context.request.patch(
        "/api/me", data={"preferences": {"curtain": False}}, headers={"Origin": ada.address}
    )
    assert changed.ok, changed.text()
    ada.page.goto(f"/table/{table}")
    expect(ada.board).to_be_visible()
    you = ada.page.get_by_role("listitem").filter(has_text=", you")
    expect(you).to_contain_text("Anna")
    divide(ada, table, "Anna")
    expect(you).to_contain_text("Ben")
    assert ada.wait_for_choices()
