"""On a phone everything is within reach of a finger, and no single tap does what cannot be undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.looking import troubles
from tests.browser.people import Person
from tests.browser.quick import come_to_blows

pytestmark = pytest.mark.slow

FINGER = 40  # pixels


def box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found is not None
    return found


def test_a_blow_on_a_phone(phone: Person, pictures: Path) -> None:
    table, _ = come_to_blows([phone], lambda: phone.open_table(["greedy"]), least=2)
    page = phone.page
    page.goto(f"/table/{table}")
    battle = page.get_by_role("region", name="Battle:")
    units = battle.locator("[data-unit]")
    expect(units.first).to_be_visible()
    for place in range(units.count()):
        size = box(units.nth(place))
        assert min(size["width"], size["height"]) >= FINGER, size

    state = phone.get(f"/api/tables/{table}/state")
    offer = next(offer for offer in state["decision"]["actions"] if offer["verb"] == "strike")
    striker, target = (pick["id"] for pick in offer["picks"][:2])
    before = state["number"]
    battle.locator(f"[data-unit='{striker}']").tap()
    battle.locator(f"[data-unit='{target}']").tap()
    # The odds are read before anything is struck.
    odds = page.get_by_text("to slay")
    expect(odds.first).to_be_visible()
    page.screenshot(path=pictures / "strike-phone.png")
    assert phone.get(f"/api/tables/{table}/state")["number"] == before
    phone.see_everything()
    assert troubles(phone) == []
    # Nobody reads what only programs understand.
    assert striker not in page.locator("body").inner_text()


def test_the_hand_hides_nothing_of_the_board(phone: Person) -> None:
    phone.look_at(phone.open_table(["greedy"]))
    board, hand = box(phone.board), box(phone.page.locator(".hand"))
    assert board["y"] + board["height"] <= hand["y"] + 1
    assert board["height"] > 250
    for button in phone.page.locator(".hand button").all():
        assert box(button)["width"] >= FINGER


def test_a_legion_is_picked_by_its_land(phone: Person) -> None:
    phone.look_at(phone.open_table(["greedy"]))
    phone.play_until("Roll")
    phone.choose("Roll")
    expect(phone.prompt).to_contain_text("You rolled")
    state = phone.get(f"/api/tables/{phone.table}/state")
    legions = state["view"]["legions"]
    offer = next(offer for offer in state["decision"]["actions"] if offer["verb"] == "move")
    marker = offer["picks"][0]["id"]
    home = legions[marker]["land"]
    lands = phone.get("/api/games/titan/figures")["board.json"]["lands"]
    inverted = next(land["inverted"] for land in lands if land["number"] == home)
    # Both legions stand in one Tower: a tap beside them, at the wide edge of the land, takes the first.
    field = phone.board.locator(f"[data-field='{home}']")
    size = box(field)
    field.tap(position={"x": size["width"] / 2, "y": 6 if inverted else size["height"] - 6})
    expect(phone.board.locator("[data-legion][aria-pressed='true']")).to_have_count(1)


def test_a_note_hides_nothing_that_may_be_picked(phone: Person, pictures: Path) -> None:
    phone.look_at(phone.open_table(["greedy", "greedy"]))
    noted = phone.page.locator(".popover")
    seen = 0
    for _ in range(12):
        phone.choose_something_sensible()
        phone.wait_for_bots(phone.table)
        phone.wait_for_choices()
        for legion in phone.board.locator("[data-legion]:not(.possible)").all():
            legion.focus()
            if not noted.is_visible():
                continue
            note = box(noted)
            wanted = [box(one) for one in phone.board.locator("[data-legion].possible").all()]
            phone.page.screenshot(path=pictures / "note-phone.png")
            assert not any(overlap(note, one) for one in wanted)
            seen += len(wanted)
    assert seen > 5, "There were notes beside what may be picked."


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )
