"""What Armageddon asks beside moving and striking: everybody can read it, on a phone and at night too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import Inspector
from tests.browser.battle_hands import act, asked, figures_of, piece
from tests.browser.circus import sit_down
from tests.browser.people import Person
from tests.browser.test_phone import FINGER, box

pytestmark = pytest.mark.slow

QUESTIONS = {
    "Swap places": "Who leaves the one field?",
    "Turn the phalanx": "which way shall it face?",
    "Give away": "What is given away?",
    "Harness": "Who harnesses?",
    "Get on": "Who gets on?",
    "Get off": "Who gets off?",
    "Lead": "Who leads?",
}


def test_every_verb_asks_what_it_wants_to_know(inspector: Inspector) -> None:
    person = inspector.person
    sit_down(person)
    for verb, question in QUESTIONS.items():
        person.choosing.get_by_role("button", name=verb, exact=True).click()
        expect(person.choosing).to_contain_text(question)
        inspector.look(f"armageddon-{verb.split()[0].lower()}", full_page=False)
        person.page.keyboard.press("Escape")
        expect(person.choosing).not_to_contain_text(question)


def test_who_is_ridden_down_is_told_before(inspector: Inspector) -> None:
    person = inspector.person
    sit_down(person)
    elephant = elephant_of(person)
    piece(person, elephant).click()
    goal = person.page.locator("path.possible[data-field='1/25']")
    expect(goal).to_have_attribute(
        "aria-label", "Field 1/25, lowland, 90% to kill somebody, 15% to lose one of yours, 3% panic"
    )
    inspector.look("armageddon-onrush", full_page=False)


def elephant_of(person: Person) -> int:
    return next(int(one["id"]) for one in figures_of(asked(person), 0) if one["kind"] == "elephant")


def test_on_a_phone_the_last_fight_takes_one_line(phone: Person) -> None:
    sit_down(phone)
    state = asked(phone)
    act(phone, state, f"go {elephant_of(phone)} 1/25")
    card = phone.page.get_by_role("region", name="The last fight")
    line = card.get_by_role("button").first
    expect(line).to_have_attribute("aria-expanded", "false")
    assert FINGER <= box(card)["height"] < 60
    line.tap()
    expect(card.get_by_text("+6 elephant").first).to_be_visible()
    assert box(card)["height"] > 100
    line.tap()
    assert box(card)["height"] < 60


def test_on_a_phone_targets_stay_in_sight(phone: Person) -> None:
    """Above the bar that tells of the field that was tapped."""
    sit_down(phone)
    act(phone, asked(phone), "fight")
    phone.wait_until_told(asked(phone)["number"])
    bow = next(one["id"] for one in figures_of(asked(phone), 0) if one["kind"] == "bow" and not one.get("on"))
    piece(phone, bow).tap()
    bar = phone.page.get_by_role("region", name="On field 1/28")
    expect(bar).to_be_visible()
    expect(phone.page.locator(".piece.target").first).to_be_visible()
    phone.wait_until_still(".piece.target")
    for target in phone.page.locator(".piece.target").all():
        size = box(target)
        assert size["y"] + size["height"] <= box(bar)["y"] + 1


def test_equal_men_are_one_choice(phone: Person) -> None:
    sit_down(phone)
    phone.choosing.get_by_role("button", name="Swap places", exact=True).click()
    row = phone.choosing.get_by_role("button", name=re.compile("^axe on 1.6 ×4"))
    expect(row).to_have_count(1)
    row.click()
    expect(phone.choosing.get_by_role("button", name="sword on 1/7 1 of 4 alike")).to_have_count(1)
