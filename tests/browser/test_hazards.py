"""What the ground of a battle does can be read beside the map, before the battle and in it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.accessibility import troubles
from tests.browser.custom_position import lay_before
from tests.browser.people import Person
from tests.server.house import House
from tests.titan.table import after, battle, table

pytestmark = pytest.mark.slow

SWAMP = 14
LEGIONS = {"Red1": f"{SWAMP} Ogre Lion", "Blue1": f"{SWAMP} Lion Wyvern"}


def legend(person: Person) -> Locator:
    """Unfolded."""
    person.page.get_by_role("button", name="Hazards: Bog Tree").click()
    opened = person.page.get_by_role("region", name="Hazards")
    expect(opened).to_be_visible()
    return opened


@pytest.mark.parametrize("size", ["ada", "phone"])
def test_beside_the_map_stands_what_its_hazards_do(
    house: House, ben: Person, size: str, request: pytest.FixtureRequest
) -> None:
    reader: Person = request.getfixturevalue(size)
    places = {"Lion-0": "F2", "Ogre-1": "F3", "Lion-2": "A2", "Wyvern-3": "A3"}
    reader.page.goto(
        f"/table/{lay_before(house, reader, ben, battle(LEGIONS, SWAMP, places, part='maneuver'))}"
    )
    told = legend(reader)
    expect(told).to_contain_text("Only natives can enter or land")
    expect(told).not_to_contain_text("Dune")
    # Who of those in the battle is at home stands out.
    expect(told.locator(".present")).to_have_text(["Ogre", "Wyvern"])
    expect(told.get_by_role("link", name="T23.7a")).to_have_attribute("href", "/rules/titan/T23.7a")
    assert troubles(reader) == []
    reader.page.keyboard.press("Escape")
    expect(told).to_be_hidden()


def test_whoever_may_still_flee_can_read_it(house: House, ada: Person, ben: Person) -> None:
    met = after(table(LEGIONS, moved={"Red1": 1}))
    ben.page.goto(f"/table/{lay_before(house, ada, ben, met)}")
    expect(ben.prompt).to_contain_text("Flee")
    told = legend(ben)
    expect(told).to_contain_text("Only natives can enter or land")
    expect(told).to_be_in_viewport(ratio=1)
    assert troubles(ben) == []
