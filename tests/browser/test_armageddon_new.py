"""A table for a battle of Armageddon: battles with pictures, chapters and allies by ticking."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import troubles
from tests.browser.people import Person

pytestmark = pytest.mark.slow


def lay(person: Person) -> None:
    person.page.goto("/")
    person.page.locator("form span").get_by_text("Armageddon", exact=True).click()
    person.page.get_by_role("link", name="Choose a battle").click()
    expect(person.page.get_by_role("group", name="Battle", exact=True)).to_be_visible()


def opened(person: Person) -> Any:
    person.page.get_by_role("button", name=re.compile("Open the table|Start")).click()
    person.page.wait_for_url("**/table/*")
    return person.get(f"/api/tables/{person.table}")


def test_a_battle_is_chosen_by_its_picture(ada: Person) -> None:
    """It says for how many it is, how many stand in it, how long it lasts; the seats follow."""
    ada.post("/api/guest", name="Ada")
    lay(ada)
    battle = ada.page.get_by_role("radio", name="Harmagedon for Three")
    card = ada.page.locator("label").filter(has=battle)
    expect(card).to_contain_text(re.compile(r"3 players · \d+ figures · \d+ rounds"))
    card.click()
    expect(ada.page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    assert troubles(ada) == []
    table = opened(ada)
    assert table["options"]["scenario"] == "s14-three"
    assert len(table["seats"]) == 3


def test_chapters_and_allies_are_ticked(phone: Person) -> None:
    phone.post("/api/guest", name="Ada")
    lay(phone)
    page = phone.page
    page.get_by_role("group", name="How many?").get_by_text("3", exact=True).click()
    page.get_by_label("As the battle has them").uncheck()
    page.get_by_label("6 Phalanx").check()
    page.get_by_label("Side 1: Player 3").check()
    table = opened(phone)
    assert table["options"]["teams"] == "13-2"
    assert {"2", "3", "6"} <= set(table["options"]["chapters"].split(","))
