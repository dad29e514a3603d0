"""The workshop: somebody makes a battle of his own, saves it, loads it, and plays it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hexenkessel.games.armageddon.ground.ground import ground_of
from hexenkessel.games.armageddon.ground.tiling import CELLS, origin, parse_name
from hexenkessel.games.armageddon.scenarios.check import flaws_in
from hexenkessel.games.armageddon.scenarios.format import Scenario, Unit, read_scenario
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from tests.browser.accessibility import Inspector
from tests.browser.people import Person

pytestmark = pytest.mark.slow

# Where the great fields of a new scenario lie.
GREAT = {1: (0, 0), 2: (0, 1)}
SIZE = 44
HALF = SIZE * 3**0.5 / 2
ON_SCREEN = """([x, y]) => {
    const svg = document.querySelector('.sheet-of-paper svg');
    const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    return [left, top];
}"""


class Workshop:
    """Hands on the map and the tools."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page

    def enter(self) -> None:
        self.page.goto("/workshop/armageddon")
        expect(self.button("Play this")).to_be_visible()

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=name, exact=True)

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=re.compile(f"^{name}")).click()

    def at(self, *fields: str) -> tuple[float, float]:
        """The middle of a field on the screen, or that of several."""
        points = []
        for field in fields:
            great, small = parse_name(field)
            q, r = (here + there for here, there in zip(origin(GREAT[great]), CELLS[small - 1], strict=True))
            points.append((HALF * (2 * q + r), SIZE * 1.5 * r))
        middle = [sum(each) / len(points) for each in zip(*points, strict=True)]
        left, top = self.page.evaluate(ON_SCREEN, middle)
        return left, top

    def click(self, *fields: str) -> None:
        self.page.mouse.click(*self.at(*fields))

    def drag(self, start: str, end: str) -> None:
        self.page.mouse.move(*self.at(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.at(end), steps=8)
        self.page.mouse.up()

    def place(self, player: str, kind: str, *fields: str) -> None:
        self.tab("Forces")
        self.page.get_by_role("group", name="Whose").get_by_text(player).click()
        self.page.get_by_role("group", name="What to place").get_by_role(
            "button", name=kind, exact=True
        ).click()
        for field in fields:
            self.click(field)

    def saved(self) -> str:
        with self.page.expect_download() as download:
            self.button("Save as a file").click()
        return Path(download.value.path()).read_text("utf-8")

    def scenario(self) -> Scenario:
        return read_scenario(self.saved())

    def load(self, text: str, name: str = "mine.json") -> None:
        self.button("My battles").click()
        file = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
        self.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def terrain(scenario: Scenario, great: int = 0) -> dict[str, tuple[int, ...]]:
    return {kind: tuple(smalls) for kind, smalls in scenario.land.great_fields[great].fields.items()}


def units(scenario: Scenario) -> set[tuple[int, str, str, int]]:
    return {
        (placed.player, placed.field, each.kind, each.count)
        for placed in scenario.setup
        for unit in placed.units
        for each in [Unit(unit) if isinstance(unit, str) else unit]
    }


def test_a_battle_is_made_mended_saved_loaded_and_played(ada: Person) -> None:
    ada.post("/api/guest", name="Ada")
    page = ada.page
    page.goto("/new?game=armageddon")
    page.get_by_role("link", name="Make a battle of your own").click()
    page.wait_for_url("**/workshop/armageddon")
    shop = Workshop(ada)
    expect(page.get_by_role("heading", name="My battle")).to_be_visible()

    # The land: strokes, edges, great fields.
    page.get_by_role("button", name="Forest").click()
    shop.drag("1/24", "1/27")
    assert terrain(shop.scenario()) == {"forest": (24, 25, 26, 27)}
    page.keyboard.press("Control+z")
    assert terrain(shop.scenario()) == {}
    page.keyboard.press("Control+y")
    page.get_by_role("button", name="Highland", exact=True).click()
    page.get_by_text("Seven fields").click()
    shop.click("2/20")
    page.get_by_role("button", name="Ramp").click()
    shop.click("2/19", "2/18")
    page.get_by_role("button", name="River").click()
    for edge in (("1/44", "2/1"), ("1/45", "2/1"), ("1/45", "2/2")):
        shop.click(*edge)
    page.get_by_role("button", name="Bridge").click()
    shop.click("1/45", "2/1")
    page.get_by_role("button", name="Great fields").click()
    page.get_by_role("button", name="Add a great field here").first.click()
    made = shop.scenario()
    ground = ground_of(made.land)
    around = [ground.names[each] for each in ground.neighbours[ground.number["2/20"]]]
    assert {f"2/{small}" for small in terrain(made, 1)["highland"]} == {"2/20", *around}
    assert [set(edge) for edge in made.land.ramps] == [{"2/18", "2/19"}]
    assert [set(edge) for edge in made.land.bridges] == [{"1/45", "2/1"}]
    assert len(made.land.rivers) == 3
    assert len(made.land.great_fields) == 3
    page.get_by_role("button", name="Remove great field 3").click()

    # Forces: too many on one field, and nobody of the other player.
    shop.place("Player 1", "Axe", *["1/6"] * 5)
    shop.place("Player 1", "Champion", "1/8")
    shop.button("Check").click()
    full = page.get_by_role("button", name="Field 1/6 is too full.")
    expect(full).to_be_visible()
    expect(page.get_by_role("button", name="Player 2 has no warriors.")).to_be_visible()
    full.click()
    expect(page.get_by_role("heading", name="On field 1/6")).to_be_visible()
    page.get_by_label(re.compile("^Change: 5 × Axe")).click()
    page.locator(".units").get_by_label("How many").fill("3")
    page.locator(".units").get_by_label("How many").blur()
    shop.place("Player 2", "Lance", "2/42", "2/42", "2/43")
    # What was found is looked at again by itself.
    expect(page.get_by_text("This can be played.")).to_be_visible()

    # A name, and a file.
    shop.tab("Battle")
    page.get_by_label("Title").fill("The ford of Ada")
    page.get_by_label("Rounds").fill("7")
    page.get_by_label("Rounds").blur()
    text = shop.saved()
    made = read_scenario(text)
    assert flaws_in(made) == []
    assert (made.title["en"], made.rounds, made.players) == ("The ford of Ada", 7, 2)
    assert units(made) == {
        (1, "1/6", "axe", 3),
        (1, "1/8", "champion", 1),
        (2, "2/42", "lance", 2),
        (2, "2/43", "lance", 1),
    }

    # Somebody else gets the file.
    shop.load(json.dumps({**json.loads(text), "title": {"en": "The ford of Ben"}}))
    expect(page.get_by_role("heading", name="The ford of Ben")).to_be_visible()
    assert shop.scenario().setup == made.setup

    # A table is opened from it, and it is on the board.
    shop.button("Play this").click()
    page.wait_for_url("**/new?game=armageddon")
    expect(page.get_by_role("radio", name="Home-made")).to_be_checked()
    page.get_by_label("Player 2", exact=True).select_option("Computer (careless)")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    field = ada.get(f"/api/tables/{ada.table}/state")["view"]["field"]
    assert field["title"] == {"en": "The ford of Ben"} and field["rounds"] == 7
    assert len(field["figures"]) == 7
    expect(page.locator("[data-field='1/8']").first).to_be_visible()


def test_what_is_no_scenario_is_refused_and_nothing_is_lost(ada: Person) -> None:
    shop = Workshop(ada)
    shop.enter()
    shop.place("Player 1", "Axe", "1/1")
    before = shop.saved()
    for text, sentence in (
        ("{", "This file is no JSON"),
        ("[]", "This file is no scenario"),
        (json.dumps({**json.loads(before), "rounds": 0}), "does not fit: rounds"),
        (json.dumps({**json.loads(before), "castle": 1}), "no scenario has: castle"),
    ):
        shop.load(text)
        expect(ada.page.get_by_role("alert")).to_contain_text(sentence)
        ada.page.get_by_role("button", name="Close").click()
        assert shop.saved() == before


def test_drafts_stay_in_the_browser(ada: Person) -> None:
    shop = Workshop(ada)
    shop.enter()
    page = ada.page
    shop.place("Player 1", "Sword", "1/1")
    shop.button("My battles").click()
    page.get_by_label("Begin from").select_option("The Grey Ones")
    expect(page.get_by_role("heading", name="The Grey Ones")).to_be_visible()
    shop.tab("Battle")
    page.get_by_label("Title").fill("Greyer ones")
    page.reload()
    expect(page.get_by_role("heading", name="Greyer ones")).to_be_visible()
    shop.button("My battles").click()
    page.get_by_role("button", name="Open: My battle").click()
    expect(page.get_by_role("heading", name="My battle")).to_be_visible()
    assert units(shop.scenario()) == {(1, "1/1", "sword", 1)}
    shop.button("My battles").click()
    page.get_by_role("button", name="Discard: My battle").click()
    page.get_by_role("button", name="Discard", exact=True).click()
    expect(page.get_by_role("heading", name="Greyer ones")).to_have_count(1)


def test_shipped_battles_come_out_as_they_went_in(ada: Person) -> None:
    shop = Workshop(ada)
    shop.enter()
    for word, scenario in shipped().items():
        shop.button("My battles").click()
        ada.page.get_by_label("Begin from").select_option(scenario.title["en"])
        expect(ada.page.locator("h1")).to_have_text(scenario.title["en"])
        assert shop.scenario() == scenario, word


def test_it_can_be_done_without_a_mouse(ada: Person) -> None:
    shop = Workshop(ada)
    shop.enter()
    page = ada.page
    keys = page.keyboard
    page.get_by_role("button", name="Swamp").focus()
    keys.press("Enter")
    page.get_by_role("region", name=re.compile("^The land")).focus()
    keys.press("ArrowRight")
    expect(page.locator(".canvas [aria-live]")).to_contain_text("1/2: lowland")
    keys.press("Enter")
    keys.press("ArrowDown")
    keys.press("Space")
    page.get_by_role("button", name="River").focus()
    keys.press("Enter")
    page.get_by_role("region", name=re.compile("^The land")).focus()
    keys.press("Shift+ArrowRight")
    keys.press("Enter")
    page.get_by_role("tab", name="Land").focus()
    keys.press("ArrowRight")
    page.get_by_role("region", name=re.compile("^The land")).focus()
    keys.press("Enter")
    made = shop.scenario()
    [swamp] = [smalls for kind, smalls in terrain(made).items() if kind == "swamp"]
    assert len(swamp) == 2 and 2 in swamp
    assert len(made.land.rivers) == 1
    assert units(made) == {(1, f"1/{max(swamp)}", "axe", 1)}
    page.get_by_role("region", name=re.compile("^The land")).focus()
    for _ in range(4):
        keys.press("Control+z")
    assert terrain(shop.scenario()) == {} and shop.scenario().setup == ()


def test_goals_and_zones(ada: Person) -> None:
    shop = Workshop(ada)
    shop.enter()
    page = ada.page
    shop.tab("Zones")
    page.get_by_text("Player 2").click()
    shop.drag("2/1", "2/4")
    shop.tab("Goals")
    page.get_by_role("button", name="Add a way to win").click()
    page.get_by_label("Way to win 3", exact=True).select_option("Hold fields for rounds")
    page.get_by_label("Rounds in a row").fill("3")
    page.get_by_label("Rounds in a row").blur()
    page.get_by_role("button", name="Mark on the map").click()
    shop.click("1/40")
    shop.click("1/41")
    made = shop.scenario()
    assert made.zones[1][-4:] == ("2/1", "2/2", "2/3", "2/4")
    goal: Any = made.goals[2]
    assert (goal.fields, goal.rounds, goal.player) == (("1/40", "1/41"), 3, 0)
    shop.tab("Battle")
    page.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    page.get_by_label("8 Chariot").check()
    made = shop.scenario()
    assert (made.players, len(made.zones), made.chapters) == (3, 3, (2, 3, 4, 5, 7, 8))


def test_it_fits_and_shuts_nobody_out(inspector: Inspector) -> None:
    shop = Workshop(inspector.person)
    shop.enter()
    page = shop.page

    def look(screen: str) -> None:
        # Nothing is seen half changed.
        inspector.person.wait_until(
            lambda: page.evaluate("document.getAnimations().length") == 0, "Something moves."
        )
        inspector.look(f"workshop-{screen}", full_page=False)

    shop.button("My battles").click()
    look("shelf")
    page.get_by_label("Begin from").select_option("The Race of the Chariots")
    expect(page.locator("h1")).to_have_text("The Race of the Chariots")
    for name in ("Land", "Forces", "Zones", "Goals", "Battle"):
        shop.tab(name)
        look(name)
    shop.tab("Land")
    page.get_by_role("button", name="Great fields").click()
    look("great")
    shop.tab("Goals")
    for _ in range(3):
        page.get_by_role("button", name=re.compile("^Remove: Way to win 1")).click()
    shop.button("Check").click()
    expect(page.get_by_role("button", name="There is no way to win.")).to_be_visible()
    look("flaws")


def test_fingers_paint(phone: Person) -> None:
    shop = Workshop(phone)
    shop.enter()
    phone.page.get_by_role("button", name="Desert", exact=True).click()
    phone.page.touchscreen.tap(*shop.at("1/20"))
    assert terrain(shop.scenario()) == {"desert": (20,)}
    phone.page.get_by_role("button", name="Move the map").click()
    phone.page.touchscreen.tap(*shop.at("1/30"))
    assert terrain(shop.scenario()) == {"desert": (20,)}


def test_a_game_without_a_workshop_says_so(ada: Person) -> None:
    ada.page.goto("/workshop/titan")
    expect(ada.page.get_by_text("There is nothing to be made for this game.")).to_be_visible()
