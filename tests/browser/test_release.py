"""The program was changed while people sat at its tables."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect
from sqlalchemy import create_engine, text

from hexenkessel.server.http.static_files import client_folder
from tests.browser.conftest import come
from tests.browser.people import Person
from tests.server.house import House, open_house, settings_in

pytestmark = pytest.mark.slow


def remember_other_dice(house: House, table: str) -> None:
    """As if an earlier program had cast other ones at this table, and this one had just been started."""
    with create_engine(house.services.settings.database).begin() as connection:
        connection.execute(text("UPDATE tables SET opening = 'towers:0' WHERE id = :table"), {"table": table})
    house.services.registry._tables.pop(table)


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


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A copy of the client in which a test may do as a host does."""
    return shutil.copytree(client_folder(os.environ.get("HEXENKESSEL_CLIENT", "")) or "", tmp_path / "client")


def install_another_client(folder: Path) -> None:
    """Its files have other names, and those of the one before are gone."""
    page = folder / "index.html"
    first = re.search(r"/assets/(index-[\w-]+)\.js", page.read_text())
    assert first
    page.write_text(page.read_text().replace(first[1], "index-another"))
    for file in (folder / "assets").glob("*.js"):
        file.unlink()


def test_a_page_says_when_it_is_older_than_the_server(
    chromium: Browser, client: Path, tmp_path: Path, people: list[Person], pictures: Path
) -> None:
    with open_house(settings_in(tmp_path, client=str(client))) as house:
        ada = come(chromium, f"http://{house.address}", people, width=1440, height=900)
        ada.expected |= {"404", "Failed to fetch dynamically"}
        ada.look_at(ada.open_table(["random"]))
        chat = ada.page.get_by_role("tab", name="Chat")
        said = ada.page.get_by_role("textbox", name="Say something")
        chat.click()
        said.fill("I was about to say")
        kept = shutil.copytree(client, tmp_path / "kept")
        install_another_client(client)
        alert = ada.page.get_by_role("alert").filter(has_text="There is a new version of Hexenkessel")
        expect(alert).to_have_count(0)
        ada.page.get_by_role("button", name="Table", exact=True).click()
        expect(alert).to_be_visible()
        ada.page.screenshot(path=pictures / "new-version.png")
        ada.page.get_by_role("button", name="Settings").click()
        expect(ada.page.get_by_text("The server cannot be reached")).to_have_count(0)
        # The new one works, here under the names of the old.
        shutil.copytree(kept, client, dirs_exist_ok=True)
        alert.get_by_role("button", name="Reload the page").click()
        expect(ada.board).to_be_visible()
        expect(alert).to_have_count(0)
        chat.click()
        expect(said).to_have_value("I was about to say")


def test_a_page_says_when_the_server_is_gone(
    chromium: Browser, client: Path, tmp_path: Path, people: list[Person]
) -> None:
    with open_house(settings_in(tmp_path, client=str(client))) as house:
        ada = come(chromium, f"http://{house.address}", people, width=1440, height=900)
        ada.expected |= {"Failed to load resource", "Failed to fetch dynamically", "WebSocket"}
        ada.page.goto("/")
        ada.page.get_by_label("Your name").wait_for()
    ada.page.get_by_role("button", name="Settings").click()
    expect(
        ada.page.get_by_role("alert").filter(has_text="The server cannot be reached").first
    ).to_be_visible()
    expect(ada.page.get_by_text("There is a new version")).to_have_count(0)


def test_a_screen_of_an_older_page_comes_with_the_newer_one(
    chromium: Browser, client: Path, tmp_path: Path, people: list[Person]
) -> None:
    with open_house(settings_in(tmp_path, client=str(client))) as house:
        ada = come(chromium, f"http://{house.address}", people, width=1440, height=900)
        ada.expected |= {"404", "Failed to fetch dynamically"}
        ada.page.goto("/")
        ada.page.get_by_label("Your name").wait_for()
        kept = shutil.copytree(client, tmp_path / "kept")
        install_another_client(client)

        def bring_back(route: Route) -> None:
            # The new one works, here under the names of the old.
            shutil.copytree(kept, client, dirs_exist_ok=True)
            route.continue_()

        ada.page.route(re.compile("/rules$"), bring_back)
        ada.page.get_by_role("link", name="Rules").first.click()
        expect(ada.page.get_by_role("link", name=re.compile("Titan")).first).to_be_visible()
        expect(ada.page.get_by_text("There is a new version")).to_have_count(0)


def test_a_screen_that_does_not_come_can_be_asked_for_again(ada: Person) -> None:
    ada.expected |= {"Failed to load resource", "Failed to fetch dynamically"}
    rules = "**/assets/Rules-*.js"
    ada.page.route(rules, lambda route: route.abort())
    ada.page.goto("/")
    ada.page.get_by_label("Your name").wait_for()
    ada.page.get_by_role("link", name="Rules").first.click()
    again = ada.page.get_by_role("alert").get_by_role("button", name="Try again")
    again.wait_for()
    ada.page.unroute(rules)
    again.click()
    expect(again).to_have_count(0)
    expect(ada.page.get_by_role("link", name=re.compile("Titan")).first).to_be_visible()
