"""The guided first game: each kind of question is explained when it first comes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.looking import troubles
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


def test_other_games_explain_nothing(ada: Person) -> None:
    ada.enter()
    ada.play_against_the_computer()
    expect(ada.prompt).to_contain_text("Divide your eight characters")
    expect(card(ada)).to_have_count(0)
