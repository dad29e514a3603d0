"""The lobby: what there is to play, told as it changes, found by filters; and where a newcomer begins."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.amount import usually
from tests.browser.accessibility import Inspector, troubles
from tests.browser.people import Person

pytestmark = pytest.mark.slow

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
WAITING = [{"kind": "me"}, {"kind": "open"}]


def open_table(person: Person, seats: list[dict[str, str]], **more: Any) -> str:
    table: str = person.post("/api/tables", game="titan", seats=seats, **more)["id"]
    return table


def row(person: Person, table: str) -> Locator:
    return person.page.get_by_role("listitem").filter(has=person.page.locator(f"a[href='/table/{table}']"))


def look_into_the_lobby(person: Person) -> None:
    person.page.goto("/")
    expect(person.page.get_by_role("heading", name="All tables")).to_be_visible()


def test_the_newcomer_finds_the_computer_first_and_beside_it_a_first_game(phone: Person) -> None:
    phone.page.goto("/")
    form = phone.page.get_by_role("region", name="War among monsters")
    expect(form.get_by_role("button")).to_have_text(["Play against the computer", "Your first game"])
    form.get_by_label("Your name").fill("Ada")
    form.get_by_role("button", name="Your first game").click()
    phone.page.wait_for_url(re.compile(r"/table/[^/]+\?lesson$"))
    expect(phone.board).to_be_visible()


def test_whoever_gives_no_name_is_asked_for_one_in_his_language(phone: Person, ada: Person) -> None:
    page = phone.page
    page.goto("/")
    phone.speak("Deutsch")
    field = page.get_by_label("Dein Name")
    for name in ("", "   "):
        field.fill(name)
        page.get_by_role("button", name="Gegen den Computer spielen").click()
        expect(page.get_by_role("alert")).to_have_text("Nenne zuerst einen Namen.")
        expect(field).to_be_focused()
        expect(field).to_have_accessible_description("Nenne zuerst einen Namen.")
        expect(field).to_have_attribute("aria-invalid", "true")
        assert troubles(phone) == []
    page.keyboard.type("Ada")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")

    # And so is whoever wants to sit down at somebody's table.
    ada.post("/api/guest", name="Ada")
    table = open_table(ada, WAITING)
    phone.context.clear_cookies()
    page.goto(f"/table/{table}")
    field.fill("")
    page.get_by_role("button", name=re.compile("^Hier sitzen")).click()
    expect(page.get_by_role("alert")).to_have_text("Nenne zuerst einen Namen.")
    expect(field).to_be_focused()


def test_the_lobby_is_told_at_once_what_changes(ada: Person, eve: Person) -> None:
    # Whoever has a line and no game of her own does not look by herself, see the test below.
    look_into_the_lobby(eve)
    eve.wait_until(lambda: eve.heard["lobby"], "The line was not opened.")
    ada.post("/api/guest", name="Ada")
    table = open_table(ada, WAITING)
    expect(row(eve, table)).to_contain_text("open seat")
    eve.wait_until(lambda: eve.heard["lobby"] >= 2, "She was not told of it.")
    ada.post(f"/api/tables/{table}/swap", a=0, b=1)
    expect(row(eve, table).locator(".seat")).to_have_text(["open seat", "Ada"])
    # Once at first, and for each change.
    eve.wait_until(lambda: eve.heard["lobby"] >= 3, "She was not told of it.")
    heard = eve.heard["lobby"]
    hidden = open_table(ada, WAITING, private=True)
    eve.page.wait_for_timeout(1_500)
    expect(row(eve, hidden)).to_have_count(0)
    assert eve.heard["lobby"] == heard


def test_without_a_line_the_lobby_looks_by_itself(ada: Person, eve: Person) -> None:
    eve.page.route_web_socket("**/api/lobby", lambda socket: socket.close())
    look_into_the_lobby(eve)
    ada.post("/api/guest", name="Ada")
    table = open_table(ada, WAITING)
    expect(row(eve, table)).to_be_visible()


def test_tables_are_found_by_filters(ada: Person, eve: Person) -> None:
    eve.post("/api/guest", name="Wilhelmina")
    days = open_table(eve, WAITING, pace={"kind": "days"})
    full = open_table(eve, [{"kind": "me"}, BOTS[0]], pace={"kind": "live"})
    other = ada.post("/api/guest", name="Quentin") and open_table(ada, WAITING)
    stranger = eve
    stranger.context.clear_cookies()
    look_into_the_lobby(stranger)
    page = stranger.page

    def shown(*tables: str) -> None:
        for table in (days, full, other):
            expect(row(stranger, table)).to_have_count(int(table in tables))

    shown(days, full, other)
    page.get_by_label("Only with free seats").check()
    shown(days, other)
    page.get_by_label("Pace").select_option("By days")
    shown(days)
    page.get_by_role("button", name="Clear").click()
    shown(days, full, other)
    page.get_by_role("searchbox").fill("quent")
    shown(other)
    page.get_by_role("searchbox").fill("nobody of this name")
    expect(page.get_by_text("No table fits your filter.")).to_be_visible()


def test_older_tables_are_shown_on_demand(ada: Person, eve: Person) -> None:
    tables = []
    for person in (ada, eve):
        person.post("/api/guest", name="Maximilian")
        tables += [open_table(person, WAITING) for _ in range(30)]
    eve.context.clear_cookies()
    look_into_the_lobby(eve)
    with eve.page.expect_response(re.compile("text=Maximilian")):
        eve.page.get_by_role("searchbox").fill("Maximilian")
    expect(row(eve, tables[-1])).to_be_visible()
    expect(row(eve, tables[0])).to_have_count(0)
    eve.page.get_by_role("button", name="Show older ones").click()
    expect(row(eve, tables[0])).to_be_visible()
    expect(eve.page.get_by_role("button", name="Show older ones")).to_have_count(0)
    # News do not throw away what was read.
    newest = open_table(ada, [{"kind": "me"}, {"kind": "open"}, BOTS[0]])
    expect(row(eve, newest)).to_be_visible()
    expect(row(eve, tables[0])).to_be_visible()


def test_my_turn_is_marked_and_comes_first(ada: Person) -> None:
    ada.post("/api/guest", name="Ada")
    played = open_table(ada, [{"kind": "me"}, BOTS[0]], start=True)
    waiting = open_table(ada, WAITING)
    ada.page.goto("/")
    mine = ada.page.get_by_role("region", name="Your tables")
    links = mine.get_by_role("link")
    expect(links).to_have_count(2)
    assert [link.get_attribute("href") for link in links.all()] == [f"/table/{played}", f"/table/{waiting}"]
    expect(row(ada, played).first).to_contain_text("Your turn")
    expect(row(ada, waiting).first).not_to_contain_text("Your turn")
    expect(ada.page).to_have_title(re.compile("Your turn"))
    expect(mine.get_by_role("heading")).to_contain_text("Your turn at one table")


def test_a_row_says_what_is_not_as_usual(phone: Person, pictures: Path) -> None:
    phone.post("/api/guest", name="Wilhelmina-Friederike zu Adler")
    usual = open_table(phone, WAITING)
    agreed = {"points": 400, "rounds": 12, "mulligan": False, "start": "fast"}
    other = open_table(phone, WAITING, options=agreed, pace={"kind": "live"}, private=True)
    phone.page.goto("/")
    terms = row(phone, other).locator(".terms").first
    expect(terms).to_have_text(
        "Start: Fast · without “Roll again in the first turn” · Points to win: 400 · Rounds: 12"
    )
    expect(row(phone, usual).locator(".terms")).to_have_count(0)
    for language in ("Deutsch", "Magyar", "English"):
        phone.speak(language)
        expect(terms).to_contain_text("400")
        phone.page.screenshot(path=pictures / f"terms-{language}.png", full_page=True)
        assert troubles(phone) == []


def test_a_lesson_is_known_in_the_lobby_and_goes_on_as_one(phone: Person) -> None:
    phone.enter()
    phone.page.get_by_role("button", name="Your first game").click()
    expect(phone.page.get_by_role("region", name="A word about this")).to_be_visible()
    phone.page.goto("/")
    mine = phone.page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(mine).to_contain_text("lesson")
    mine.get_by_role("link").click()
    phone.page.wait_for_url("**/table/*?lesson")
    expect(phone.page.get_by_role("region", name="A word about this")).to_be_visible()


def test_a_record_can_be_looked_at_wherever_it_comes_from(ada: Person, eve: Person, tmp_path: Path) -> None:
    ada.post("/api/guest", name="Ada")
    table = open_table(ada, BOTS, start=True, options={"rounds": 1})
    ada.page.goto(f"/table/{table}")
    expect(ada.page.get_by_role("group", name="Replay")).to_be_visible()
    record = tmp_path / "a battle.hxk"
    record.write_text(ada.context.request.get(f"/api/tables/{table}/record").text(), "utf-8")
    broken = tmp_path / "broken.hxk"
    broken.write_text("no game at all\n", "utf-8")

    eve.expected |= {"422"}
    look_into_the_lobby(eve)
    section = eve.page.get_by_role("region", name="Look at a record")
    section.get_by_label("Choose a file").set_input_files(broken)
    section.get_by_label("Your name").fill("Eve")
    section.get_by_role("button", name="Look at broken.hxk").click()
    expect(section.get_by_role("alert")).to_contain_text("Something is wrong with this record")
    section.get_by_label("Choose a file").set_input_files(record)
    eve.page.wait_for_url("**/table/*")
    expect(eve.page.get_by_role("group", name="Replay")).to_be_visible()

    look_into_the_lobby(ada)
    drop(ada, "a battle.hxk", record.read_text("utf-8"))
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.get_by_role("group", name="Replay")).to_be_visible()
    assert ada.get(f"/api/tables/{ada.table}")["kind"] == "analysis"
    # It is known by those who played, and not by a file; whoever plays on has a table of her own.
    expect(ada.page).to_have_title(re.compile("Computer.*, a record"))
    played_on = ada.post(f"/api/tables/{ada.table}/play-on", number=1, seat=0, bot="random")
    assert played_on["name"] == "Ada"


def drop(person: Person, name: str, text: str) -> None:
    section = person.page.get_by_role("region", name="Look at a record")
    data = person.page.evaluate_handle(
        """([name, text]) => {
            const data = new DataTransfer();
            data.items.add(new File([text], name));
            return data;
        }""",
        [name, text],
    )
    section.dispatch_event("dragover", {"dataTransfer": data})
    section.dispatch_event("drop", {"dataTransfer": data})


@pytest.mark.parametrize("width", usually([390, 900, 2560], everything=[390, 700, 900, 1000, 1280, 2560]))
def test_the_compass_of_the_map_is_whole_or_not_there(ada: Person, width: int) -> None:
    ada.page.set_viewport_size({"width": width, "height": 900})
    look_into_the_lobby(ada)
    rose = ada.page.locator(".rose")
    if rose.is_visible():
        inner, outer = rose.bounding_box(), ada.page.locator(".map").bounding_box()
        assert inner and outer
        assert inner["x"] >= outer["x"] and inner["y"] >= outer["y"]


def test_nobody_is_shut_out(inspector: Inspector) -> None:
    person = inspector.person
    person.post("/api/guest", name="Ada")
    open_table(person, [{"kind": "me"}, BOTS[0]], start=True, pace={"kind": "live"})
    open_table(person, WAITING, private=True)
    person.page.goto("/")
    expect(person.page.get_by_role("region", name="Your tables")).to_be_visible()
    for tab in ("Waiting", "Being played", "Finished", "Yours"):
        person.page.get_by_role("tab", name=tab).click()
        expect(person.page.get_by_role("tabpanel", name=tab)).to_be_visible()
        inspector.look(f"lobby-{tab}")


def test_without_filters_nothing_is_searched_for_that_was_just_typed(ada: Person) -> None:
    look_into_the_lobby(ada)
    ada.page.get_by_role("combobox", name="Pace").select_option("days")
    ada.page.clock.install()
    field = ada.page.get_by_role("searchbox", name="Search for a table or a player")
    field.press_sequentially("nobody")
    ada.page.get_by_role("button", name="Clear").click()
    expect(field).to_have_value("")
    ada.page.clock.run_for(1_000)
    expect(ada.page.get_by_role("button", name="Clear")).to_have_count(0)
    expect(field).to_have_value("")
