"""On a phone everything is within reach of a finger, and no single tap does what cannot be undone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from hexenkessel.legions.battle.hexes import OFF
from tests.browser.accessibility import troubles
from tests.browser.by_hand import carry_out
from tests.browser.people import Person
from tests.browser.quick import State, come_to_blows, play_on
from tests.browser.tables import sit_down

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
    # Held sideways, the map has most of the height.
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 844, "height": 390})
    phone.see_everything()
    assert box(battle)["height"] > 250


def test_the_hand_hides_nothing_of_the_board(phone: Person) -> None:
    phone.look_at(phone.open_table(["greedy"]))
    phone.wait_for_choices()
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
    lands = phone.get("/api/games/titan/figures")["board"]["lands"]
    inverted = next(land["inverted"] for land in lands if land["number"] == home)
    # Both legions stand in one Tower: a tap beside them, at the wide edge of the land, takes the first.
    field = phone.board.locator(f"[data-field='{home}']")
    size = box(field)
    field.tap(position={"x": size["width"] / 2, "y": 6 if inverted else size["height"] - 6})
    expect(phone.board.locator("[data-legion][aria-pressed='true']")).to_have_count(1)
    # And whoever stands under the die can be touched through it.
    die = box(phone.board.locator(".roll"))
    middle = [die["x"] + die["width"] / 2, die["y"] + die["height"] / 2]
    assert phone.page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.roll')", middle) is None


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


def test_a_phone_on_its_side_shows_the_board_and_what_is_asked_beside_it(phone: Person) -> None:
    phone.look_at(phone.open_table(["greedy"]))
    phone.play_until("Roll")
    phone.page.set_viewport_size({"width": 844, "height": 390})
    roll = phone.choosing.get_by_role("button", name=re.compile("^Roll"))
    expect(roll).to_be_in_viewport(ratio=1)
    board, button = box(phone.board), box(roll)
    assert board["x"] + board["width"] <= button["x"]
    assert board["height"] > 300
    assert troubles(phone) == []


def test_nothing_lies_under_the_notch(phone: Person) -> None:
    table = phone.open_table(["greedy"])
    phone.page.set_viewport_size({"width": 844, "height": 390})
    edges = {"top": 10, "left": 47, "right": 47, "bottom": 21}
    device = phone.context.new_cdp_session(phone.page)
    device.send("Emulation.setSafeAreaInsetsOverride", {"insets": edges})
    phone.look_at(table)
    assert box(phone.page.get_by_role("link", name="Hexenkessel"))["x"] >= edges["left"]
    story = box(phone.page.get_by_role("tabpanel"))
    assert story["x"] + story["width"] <= 844 - edges["right"]
    assert story["y"] + story["height"] <= 390 - edges["bottom"]

    phone.page.set_viewport_size({"width": 390, "height": 844})
    assert box(phone.page.get_by_role("link", name="Hexenkessel"))["y"] >= edges["top"]
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_stands_in_a_row_stays_there_while_others_are_chosen(phone: Person) -> None:
    phone.look_at(phone.open_table(["greedy"]))
    row = phone.page.locator(".hand .group button")
    places = [box(one) for one in row.all()]
    names = [one.get_by_role("img").get_attribute("aria-label") for one in row.all()]
    second = names.index(names[3]) + 1  # the second of those who stand in the third and fourth place
    for place in (second, 6, 7, 1):
        phone.page.touchscreen.tap(places[place]["x"] + 20, places[place]["y"] + 20)
        expect(row.nth(place)).to_have_attribute("aria-pressed", "true")
    expect(phone.page.locator(".hand").get_by_role("button", name="That is all")).to_be_visible()
    assert [box(one) for one in row.all()] == places
    # Whoever is touched again stays behind, and nobody comes instead.
    row.nth(6).tap()
    expect(row.nth(6)).to_have_attribute("aria-pressed", "false")
    chosen = [place for place in range(8) if row.nth(place).get_attribute("aria-pressed") == "true"]
    assert chosen == [1, second, 7]


def test_who_waits_beside_a_battle_stays_there_while_others_enter(phone: Person) -> None:
    table = phone.open_table(["greedy"])
    state = play_on([phone], table, lambda state: has_to_enter(state) >= 3)
    assert state is not None
    phone.page.goto(f"/table/{table}")
    phone.see_everything()
    waiting = phone.page.locator(".waiting button")
    ids = [one.get_attribute("data-unit") for one in waiting.all()]
    before = {one: box(phone.page.locator(f".waiting [data-unit='{one}']")) for one in ids}
    assert all(place["x"] + place["width"] <= 390 for place in before.values())
    offer = next(
        offer
        for offer in state["decision"]["actions"]
        if offer["verb"] == "maneuver" and offer["picks"][0]["id"] == ids[0]
    )
    carry_out(phone, state, offer)
    phone.wait_until_told(state["number"] + 1)
    expect(waiting).to_have_count(len(ids) - 1)
    for one in ids[1:]:
        assert box(phone.page.locator(f".waiting [data-unit='{one}']")) == before[one]


def has_to_enter(state: State) -> int:
    """How many of mine are beside the map."""
    verbs = {offer["verb"] for offer in state["decision"]["actions"]}
    battle = state["view"]["battle"]
    if not battle or "maneuver" not in verbs:
        return 0
    sides = zip(battle["sides"], battle["hexes"], strict=True)
    return sum(side == battle["half"] and place == OFF for side, place in sides)


def test_the_header_fits_the_smallest_phone_and_is_slim_where_the_screen_is_low(phone: Person) -> None:
    table = phone.open_table(["greedy"])
    phone.page.set_viewport_size({"width": 320, "height": 640})
    phone.page.goto("/")
    phone.speak("Magyar")
    cog = box(phone.page.get_by_role("button", name="Beállítások"))
    assert cog["x"] + cog["width"] <= 320
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 320
    phone.page.goto(f"/table/{table}")
    phone.page.set_viewport_size({"width": 640, "height": 360})
    assert box(phone.page.get_by_role("banner"))["height"] < 40


def test_whoever_waits_sees_what_the_others_do(phone: Person, ada: Person, pictures: Path) -> None:
    phone.post("/api/guest", name="Ben")
    table = sit_down(ada, phone)
    phone.look_at(table)
    phone.choices.first.click()
    expect(phone.prompt).to_contain_text("Waiting for")
    expect(phone.page.get_by_role("tab", name="Choose")).to_have_attribute("aria-selected", "true")
    expect(phone.story).to_be_in_viewport(ratio=1)
    phone.page.screenshot(path=pictures / "phone-waiting.png")
    assert troubles(phone) == []
