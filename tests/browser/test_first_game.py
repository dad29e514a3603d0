"""Each kind of question is explained when it first comes: at length in a first game, else in one line."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.accessibility import troubles
from tests.browser.people import Person

pytestmark = pytest.mark.slow


def card(person: Person) -> Locator:
    return person.page.locator("section.lesson")


def begin(person: Person) -> None:
    person.enter()
    person.page.get_by_role("button", name="Your first game").click()
    person.page.wait_for_url("**/table/*?lesson")
    expect(person.board).to_be_visible()


def test_each_question_is_explained_once(ada: Person, pictures: Path) -> None:
    begin(ada)
    expect(card(ada)).to_contain_text("Your first two legions")
    ada.page.screenshot(path=pictures / "lesson-desk.png")
    assert troubles(ada) == []
    with ada.context.expect_page() as opened:
        card(ada).get_by_role("link", name="Rule T5.2a").click()
    expect(opened.value.locator("article[id='T5.2a']")).to_be_in_viewport()
    opened.value.close()

    card(ada).get_by_role("button", name="Got it").click()
    expect(card(ada)).to_have_count(0)
    ada.page.reload()
    expect(ada.prompt).to_contain_text("Divide your eight characters")
    expect(card(ada)).to_have_count(0)

    ada.play_until("Roll")
    expect(card(ada)).to_contain_text("Your turn begins")
    ada.choose("Roll")
    expect(card(ada)).to_contain_text("Choose a legion")
    card(ada).get_by_role("button", name="No more explanations").click()
    expect(card(ada)).to_have_count(0)
    ada.play_until("Done")
    ada.choose("Done")
    expect(ada.prompt).not_to_contain_text("You rolled")
    expect(card(ada)).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "title"),
    [("Deutsch", "Deine ersten zwei Armeen"), ("Magyar", "Az első két légiód")],
)
def test_in_every_language(phone: Person, pictures: Path, language: str, title: str) -> None:
    begin(phone)
    expect(card(phone)).to_be_visible()
    phone.speak(language)
    expect(card(phone)).to_contain_text(title)
    phone.page.screenshot(path=pictures / f"lesson-phone-{language}.png")
    assert troubles(phone) == []


def test_other_games_explain_in_one_line_what_comes_for_the_first_time(ada: Person, eve: Person) -> None:
    ada.enter()
    ada.play_against_the_computer()
    title = card(ada).get_by_role("button", name="Your first two legions")
    expect(title).to_have_attribute("aria-expanded", "false")
    expect(card(ada).get_by_role("button")).to_have_count(1)
    # Who answers without reading it is not told again.
    ada.play_until("Roll")
    expect(card(ada)).to_contain_text("Your turn begins")
    ada.choose("Roll")
    title = card(ada).get_by_role("button", name="Moving")
    title.click()
    expect(card(ada)).to_contain_text("Choose a legion")
    card(ada).get_by_role("button", name="Got it").click()
    expect(card(ada)).to_have_count(0)
    # Nobody is told what is asked of somebody else.
    eve.look_at(ada.table)
    expect(card(eve)).to_have_count(0)

    ada.look_at(ada.open_table(["greedy"]))
    ada.wait_for_choices()
    expect(card(ada)).to_have_count(0)
    ada.play_until("Roll")
    ada.choose("Roll")
    ada.play_until("Done")
    # With a six there is something new to be explained.
    expect(card(ada).filter(has_not_text="Teleporting")).to_have_count(0)


def test_nothing_is_explained_to_those_who_do_not_want_it(ada: Person) -> None:
    ada.look_at(ada.open_table(["greedy"]))
    expect(card(ada)).to_be_visible()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Explain what comes up for the first time").uncheck()
    ada.page.keyboard.press("Escape")
    expect(card(ada)).to_have_count(0)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Explain what comes up for the first time").check()
    ada.page.keyboard.press("Escape")
    card(ada).get_by_role("button").click()
    card(ada).get_by_role("button", name="No more explanations").click()
    ada.play_until("Roll")
    expect(card(ada)).to_have_count(0)
