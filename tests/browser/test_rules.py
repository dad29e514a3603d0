"""The book of rules: one finds one's way in it, and it says what it has, in the language that it has."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

pytestmark = pytest.mark.slow


def test_the_contents_lead_away_from_the_rule_that_was_looked_up(ada: Person) -> None:
    ada.page.goto("/rules/titan/T7.4a")
    expect(ada.page.locator("article[id='T7.4a']")).to_be_focused()
    contents = ada.page.get_by_role("navigation", name="Chapters")
    contents.get_by_role("link").last.click()
    last = ada.page.locator("section h2").last
    expect(last).to_be_in_viewport()
    ada.page.wait_for_timeout(200)  # it does not go back either
    expect(last).to_be_in_viewport()
    # The rule's own link still leads to it.
    ada.page.locator("article[id='T7.4a']").get_by_role("link").first.click()
    expect(ada.page.locator("article[id='T7.4a']")).to_be_in_viewport()


def test_after_a_book_that_did_not_come_the_next_one_is_shown(ada: Person) -> None:
    ada.expected.add("503")
    ada.page.route("**/rulebook/en", lambda route: route.fulfill(status=503))
    ada.page.goto("/rules/titan")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.page.unroute("**/rulebook/en")
    ada.page.get_by_role("link", name="Battlemist").click()
    expect(ada.page.locator("article").first).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_a_book_that_comes_late_replaces_none_that_is_read(ada: Person) -> None:
    held = ada.hold("**/titan/rulebook/en")
    ada.page.goto("/rules/titan")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Titan")
    ada.page.get_by_role("link", name="Battlemist").click()
    first = ada.page.locator("article").first
    expect(first).to_have_id("B1.1a")
    with ada.page.expect_response("**/titan/rulebook/en"):
        held[0].continue_()
    ada.page.wait_for_timeout(200)
    expect(first).to_have_id("B1.1a")


def test_a_book_in_another_language_is_marked_as_such(ada: Person) -> None:
    ada.page.goto("/rules/armageddon")
    ada.speak("Magyar")
    expect(ada.page.locator("html")).to_have_attribute("lang", "hu")
    expect(ada.page.locator(".book")).to_have_attribute("lang", "en")
