"""A guest becomes somebody who can come back, from anywhere and with everything; and somebody who can go."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.accessibility import Inspector, troubles
from tests.browser.people import Person

pytestmark = pytest.mark.slow

PASSWORD = "correct horse"
_numbers = count()


def you(person: Person) -> Locator:
    """The sheet on which one reads who one is."""
    dialog = person.page.get_by_role("dialog", name="You")
    if not dialog.is_visible():
        person.page.get_by_role("button", name=re.compile("^(You: |Sign in$)")).click()
    return dialog


def door(person: Person, name: str) -> Locator:
    """One of the things that can be done there, opened."""
    found = you(person).locator("details").filter(has=person.page.get_by_text(name, exact=True))
    if found.get_attribute("open") is None:
        found.locator("summary").click()
    return found


def above(one: Locator, other: Locator) -> bool:
    upper, lower = one.bounding_box(), other.bounding_box()
    assert upper is not None and lower is not None
    return upper["y"] < lower["y"]


def become_account(person: Person) -> str:
    login = f"ada-{next(_numbers)}"
    making = door(person, "Make an account")
    making.get_by_label("Login").fill(login)
    making.get_by_label("New password").fill(PASSWORD)
    making.get_by_role("button", name="Make the account").click()
    expect(you(person).get_by_role("status")).to_contain_text("Your account is made")
    return login


def sign_in(person: Person, login: str, password: str = PASSWORD) -> None:
    coming = door(person, "Sign in")
    coming.get_by_label("Login").fill(login)
    coming.get_by_label("Password").fill(password)
    coming.get_by_role("button", name="Sign in").click()


def test_a_form_says_below_the_field_and_in_our_words_what_it_wants(ada: Person, pictures: Path) -> None:
    ada.enter()
    making = door(ada, "Sign in")
    expect(you(ada).get_by_label("Your name")).to_have_value("Ada")  # as it was written on the page
    making.get_by_role("button", name="Sign in").click()
    expect(making.get_by_role("alert")).to_have_text(["Please fill this in."] * 2)
    expect(making.get_by_label("Login")).to_be_focused()
    making.get_by_label("Login").press_sequentially("ada")
    expect(making.get_by_role("alert")).to_have_count(1)
    password = making.get_by_label("Password")
    expect(password).to_have_accessible_description("Please fill this in.")
    expect(password).to_have_attribute("aria-invalid", "true")
    ada.page.screenshot(path=pictures / "form-complains.png")
    assert troubles(ada) == []
    ada.page.keyboard.press("Escape")
    ada.speak("Deutsch")
    ada.page.get_by_role("button", name="Anmelden").click()
    making = ada.page.get_by_role("dialog").locator("form").filter(has=ada.page.get_by_label("Passwort"))
    making.get_by_label("Kennung").fill("ada")
    making.get_by_role("button", name="Anmelden").click()
    password = making.get_by_label("Passwort")
    expect(password).to_be_focused()
    expect(password).to_have_accessible_description("Bitte fülle das aus.")
    ada.page.keyboard.type("x")
    expect(making.get_by_role("alert")).to_have_count(0)
    expect(password).not_to_have_attribute("aria-invalid", "true")


def test_an_account_comes_back_from_another_device_with_everything(ada: Person, phone: Person) -> None:
    table = ada.open_table(["random"])
    ada.page.goto("/")
    login = become_account(ada)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Settings").click()
    settings = ada.page.get_by_role("dialog", name="Settings")
    for choice in ("Night", "Slow"):
        settings.get_by_text(choice, exact=True).click()
    settings.get_by_text("Show the odds before you roll").click()
    expect(settings).to_contain_text("Kept for you by this server")

    phone.expected |= {"403"}
    phone.page.goto("/")
    sign_in(phone, login, "wrong horse")
    expect(door(phone, "Sign in").get_by_role("alert")).to_contain_text("Login or password is wrong")
    expect(door(phone, "Sign in").get_by_label("Login")).to_have_value(login)
    password = door(phone, "Sign in").get_by_label("Password")
    expect(password).to_be_focused()
    expect(password).to_have_accessible_description("Login or password is wrong.")
    sign_in(phone, login.upper())
    expect(you(phone).get_by_role("status")).to_contain_text("Welcome back, Ada")
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator(f"a[href='/table/{table}']")).to_be_visible()
    phone.page.get_by_role("button", name="Settings").click()
    settings = phone.page.get_by_role("dialog", name="Settings")
    expect(settings.get_by_role("checkbox", name="Show the odds before you roll")).to_be_checked()
    me = phone.get("/api/me")
    assert me["preferences"]["speed"] == 0.5
    assert me["preferences"]["confirm"] is True


def test_a_new_password_ends_all_other_devices(ada: Person, eve: Person) -> None:
    ada.enter()
    ada.post("/api/guest", name="Ada")
    ada.page.reload()
    login = become_account(ada)
    eve.page.goto("/")
    sign_in(eve, login)
    expect(you(eve).get_by_role("status")).to_contain_text("Welcome back")

    changing = door(ada, "Change the password")
    changing.get_by_label("Password", exact=True).fill(PASSWORD)
    changing.get_by_label("New password").fill("another horse")
    changing.get_by_role("button", name="Change the password").click()
    expect(you(ada).get_by_role("status")).to_contain_text("The password is changed")
    assert ada.get("/api/me")["name"] == "Ada", "Whoever has changed it is still here."
    assert eve.get("/api/me") is None

    leaving = door(ada, "Leave")
    leaving.get_by_role("button", name="Leave on all devices").click()
    expect(you(ada).get_by_role("status")).to_contain_text("You have left")
    assert ada.get("/api/me") is None
    # Whoever has an account comes back by it, and not as another guest of the same name.
    signing_in = you(ada).get_by_role("button", name="Sign in")
    coming_in = you(ada).get_by_role("button", name="Come in")
    expect(signing_in).to_be_visible()
    assert above(signing_in, coming_in)
    expect(you(ada).get_by_label("Login")).to_have_value(login)
    expect(you(ada).get_by_label("Your name")).to_have_value("")
    sign_in(ada, login, "another horse")
    expect(you(ada).get_by_role("status")).to_contain_text("Welcome back, Ada")


def test_whoever_deletes_himself_reads_what_is_lost_and_is_gone(ada: Person, eve: Person) -> None:
    ada.post("/api/guest", name="Ada")
    table = ada.post(
        "/api/tables",
        game="titan",
        seats=[{"kind": "me"}, {"kind": "open"}],
        start=False,
    )["id"]
    eve.post("/api/guest", name="Eve")
    eve.post(f"/api/tables/{table}/sit", seat=1)
    ada.page.goto("/")
    login = become_account(ada)
    deleting = door(ada, "Delete everything about me")
    for loss in ("your login", "your name", "everything you have said", "your seats", "finished games"):
        expect(deleting).to_contain_text(loss)
    deleting.get_by_label("Password", exact=True).fill(PASSWORD)
    deleting.get_by_role("button", name="Delete for ever").click()
    assert ada.get("/api/me") is not None, "Not before he has said that he is sure."
    deleting.get_by_label("Yes, I want to lose all this").check()
    deleting.get_by_role("button", name="Delete for ever").click()
    expect(you(ada).get_by_role("status")).to_contain_text("Everything is deleted")
    assert ada.get("/api/me") is None
    ada.expected |= {"403"}
    sign_in(ada, login)
    expect(door(ada, "Sign in").get_by_role("alert")).to_contain_text("Login or password is wrong")
    seats = eve.get(f"/api/tables/{table}")["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "person"]


def test_the_keyboard_is_enough_to_make_an_account(ada: Person) -> None:
    ada.post("/api/guest", name="Ada")
    ada.page.goto("/")
    button = ada.page.get_by_role("button", name="You: Ada")
    expect(button).to_be_visible()
    button.focus()
    press = ada.page.keyboard.press
    press("Enter")
    login = ada.page.get_by_role("dialog", name="You").get_by_label("Login").first
    expect(login).to_be_visible()
    for _ in range(10):
        if login.evaluate("field => field === document.activeElement"):
            break
        press("Tab")
    ada.page.keyboard.type(f"ada-{next(_numbers)}")
    press("Tab")
    ada.page.keyboard.type(PASSWORD)
    press("Enter")
    expect(you(ada).get_by_role("status")).to_contain_text("Your account is made")
    assert ada.get("/api/me")["kind"] == "account"
    press("Escape")
    expect(button).to_be_focused()


def test_who_gives_his_name_above_a_table_plays_there(ada: Person, eve: Person) -> None:
    """Before the game, and in it: nobody is a stranger to a table at which he sits."""
    ada.post("/api/guest", name="Ada")
    table = ada.post("/api/tables", game="titan", seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    eve.page.goto(f"/table/{table}")
    expect(eve.page.get_by_role("button", name="Sit here")).to_be_visible()
    sheet = you(eve)
    sheet.get_by_label("Your name").fill("Eve")
    sheet.get_by_label("Your name").press("Enter")
    expect(eve.page.get_by_role("button", name="You: Eve")).to_be_attached()
    eve.page.keyboard.press("Escape")
    eve.page.get_by_role("button", name="Sit here").click()
    expect(eve.page.get_by_text("Eve").first).to_be_visible()
    ada.post(f"/api/tables/{table}/start")
    assert eve.wait_for_choices()


def test_password_managers_know_every_field(ada: Person) -> None:
    ada.post("/api/guest", name="Ada")
    ada.page.goto("/")

    def fields(where: Locator) -> list[str | None]:
        inputs = where.locator("input:not([type=checkbox])").all()
        return [field.get_attribute("autocomplete") for field in inputs]

    assert fields(door(ada, "Make an account")) == ["username", "new-password"]
    assert fields(door(ada, "Sign in")) == ["username", "current-password"]
    become_account(ada)
    assert fields(door(ada, "Change the password")) == ["username", "current-password", "new-password"]


def test_nobody_is_shut_out(inspector: Inspector) -> None:
    person = inspector.person
    person.page.goto("/")
    expect(door(person, "Sign in")).to_be_visible()
    inspector.look("you-nobody", full_page=False)
    person.post("/api/guest", name="Ada")
    person.page.reload()
    expect(door(person, "Make an account").get_by_label("Login")).to_be_visible()
    inspector.look("you-guest", full_page=False)
    become_account(person)
    door(person, "Delete everything about me")
    inspector.look("you-account", full_page=False)
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="Settings").click()
    expect(person.page.get_by_role("dialog", name="Settings")).to_be_visible()
    inspector.look("settings", full_page=False)


def test_who_marks_what_is_written_and_lets_go_beside_it_loses_nothing(ada: Person) -> None:
    ada.page.goto("/")
    field = you(ada).get_by_label("Your name")
    field.fill("Ada Lovelace")
    box = field.bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + 100, box["y"] + box["height"] / 2)
    ada.page.mouse.down()
    ada.page.mouse.move(5, box["y"] + box["height"] / 2)
    ada.page.mouse.up()
    expect(field).to_have_value("Ada Lovelace")
    expect(field).to_be_visible()
    ada.page.mouse.click(5, 400)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_what_is_arranged_in_one_window_holds_in_the_other(ada: Person) -> None:
    ada.page.goto("/")
    other = ada.context.new_page()
    other.goto("/")
    ada.page.get_by_role("button", name="Settings").click()
    other.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Explain what comes up for the first time").uncheck()
    expect(other.get_by_label("Explain what comes up for the first time")).not_to_be_checked()
    other.get_by_text("Night", exact=True).click()
    expect(ada.page.get_by_role("radio", name="Night")).to_be_checked()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
