"""The program was changed while people sat at its tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from sqlalchemy import create_engine, text

from tests.browser.people import Person
from tests.server.house import House

pytestmark = pytest.mark.slow


def remember_other_dice(house: House, table: str) -> None:
    """As if an earlier program had cast other ones at this table, and this one had just been started."""
    with create_engine(house.services.settings.database).begin() as connection:
        connection.execute(text("UPDATE tables SET opening = 'towers:0' WHERE id = :table"), {"table": table})
    house.services.hall._tables.pop(table)


def test_a_game_that_cannot_be_continued_is_marked_and_explained(ada: Person, house: House) -> None:
    table = ada.open_table(["random"])
    remember_other_dice(house, table)
    ada.page.goto(f"/table/{table}")
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("this version of the program cannot continue this game")
    expect(alert.get_by_role("link", name="Save the record")).to_have_count(0)
    alert.get_by_role("link", name="Back to the tables").click()
    row = ada.page.get_by_role("listitem").filter(has=ada.page.locator(f"[href='/table/{table}']"))
    expect(row).to_contain_text("cannot be continued here")
    expect(row).not_to_contain_text("Your turn")
