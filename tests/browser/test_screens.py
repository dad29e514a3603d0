"""Every screen fits, speaks three languages, and can be used by everybody."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.amount import usually
from tests.browser.accessibility import Inspector
from tests.browser.people import Person

pytestmark = pytest.mark.slow

PROMPTS = {
    "Deutsch": ("de", "In deiner ersten Spielrunde"),
    "Magyar": ("hu", "Az első körödben"),
    "English": ("en", "In your first turn"),
}


def test_no_screen_is_too_wide_and_none_shuts_anybody_out(inspector: Inspector) -> None:
    somebody, look = inspector.person, partial(inspector.look, full_page=False)
    page = somebody.page
    page.goto("/")
    expect(page.get_by_role("button", name="Play against the computer")).to_be_enabled()
    look("lobby")
    page.goto("/new")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    look("new")
    page.goto("/rules/titan/T7.4a")
    expect(page.locator("article[id='T7.4a']")).to_be_in_viewport()
    inspector.take_picture("rules")
    # Some hundred rules are all alike: a few are enough to look at closely.
    page.goto("/rules/titan")
    page.get_by_role("searchbox").fill("teleport tower")
    expect(page.locator("article[id='T7.4a']")).to_have_count(0)
    look("search")
    page.goto("/credits")
    expect(page.get_by_role("heading", name="Credits and licences")).to_be_visible()
    inspector.take_picture("credits")
    somebody.look_at(somebody.open_table(["greedy"], rounds=1))
    expect(somebody.prompt).to_be_in_viewport()
    look("division")
    somebody.play_until("Done")
    expect(somebody.prompt).to_be_in_viewport()
    look("movement")
    while somebody.choose_something_sensible():
        pass
    expect(page.get_by_role("group", name="Replay")).to_be_visible()
    look("result")


@pytest.mark.parametrize("size", usually(["phone"], everything=["ada", "phone"]))
def test_another_language_is_spoken_at_once(request: pytest.FixtureRequest, size: str) -> None:
    somebody: Person = request.getfixturevalue(size)
    page = somebody.page
    somebody.look_at(somebody.open_table(["random"]))
    somebody.play_until("Roll")
    page.evaluate("document.isTheSame = true")
    told = set()
    for language, (code, prompt) in PROMPTS.items():
        somebody.speak(language)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(somebody.prompt).to_contain_text(prompt)
        if not somebody.story.is_visible():
            page.locator("[role=tab][id='tab-story']").click()
        told.add(somebody.story.inner_text())
        if not somebody.prompt.is_visible():
            page.locator("[role=tab][id='tab-choose']").click()
    assert len(told) == len(PROMPTS), "The story is told in every language."
    assert page.evaluate("document.isTheSame"), "The page was not loaded anew."


def test_whoever_reads_a_rule_can_search_for_another(ada: Person) -> None:
    ada.page.goto("/rules/titan/T7.4a")
    expect(ada.page.locator("article[id='T7.4a']")).to_be_in_viewport()
    search = ada.page.get_by_role("searchbox")
    search.click()
    ada.page.keyboard.type("teleport tower", delay=20)
    expect(search).to_have_value("teleport tower")
    expect(ada.page.locator("article[id='T7.4a']")).to_have_count(0)
