"""When a game is over: the dice are checked, it is replayed, played on from anywhere, and played again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.accessibility import troubles
from tests.browser.conftest import come
from tests.browser.people import RESULT, Person
from tests.browser.quick import play_to_the_end
from tests.browser.tables import sit_down

pytestmark = pytest.mark.slow


# Their browsers give parts of the dice, as in earnest.


@pytest.fixture
def ada(chromium: Browser, address: str, people: list[Person]) -> Person:
    return come(chromium, address, people, width=1440, height=900, is_rehearsal=False)


@pytest.fixture
def ben(chromium: Browser, address: str, people: list[Person]) -> Person:
    person = come(chromium, address, people, width=390, height=844, is_rehearsal=False)
    person.post("/api/guest", name="Ben")
    return person


def finished(ada: Person, ben: Person) -> str:
    """A short game of two who have sat down with the page, so that their browsers gave parts of the dice."""
    ada.post("/api/guest", name="Ada")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: str = ada.post("/api/tables", game="titan", seats=seats, options={"rounds": 1})["id"]
    for person in (ada, ben):
        person.page.goto(f"/table/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start the game").click()
    for person in (ada, ben):
        expect(person.board).to_be_visible()
    play_to_the_end([ada, ben], table)
    for person in (ada, ben):
        expect(person.page.get_by_role("heading", name=RESULT)).to_be_visible()
    return table


def check_the_dice(person: Person) -> Locator:
    person.page.get_by_role("button", name="Check the dice").click()
    found = person.page.get_by_role("dialog")
    expect(found).to_contain_text("The server has played all")
    return found


def test_the_dice_can_be_checked_and_the_game_played_again(ada: Person, ben: Person, pictures: Path) -> None:
    table = finished(ada, ben)
    for person in (ada, ben):
        found = check_the_dice(person)
        expect(found).to_contain_text("fits the fingerprint that this browser has kept")
        expect(found).to_contain_text("The part that this browser gave is in the dice")
        expect(found).to_contain_text(re.compile(r"All \d+ rolls were made again here"))
        found.get_by_text("Roll by roll").click()
        width = person.page.evaluate("innerWidth")
        person.page.screenshot(path=pictures / f"dice-{width}.png")
        assert troubles(person) == []
        person.page.get_by_role("button", name="Close").click()

    ada.page.get_by_role("button", name="Rematch").press("Enter")
    ada.page.wait_for_url(re.compile(f"/table/(?!{table})"))
    expect(ada.page.get_by_role("listitem").filter(has_text="kept for Ben")).to_be_visible()
    expect(ada.page.get_by_role("main")).to_be_focused()
    expect(ada.page.get_by_role("button", name=re.compile("^Free this seat"))).to_be_visible()
    ada.page.screenshot(path=pictures / "rematch-waiting.png")
    assert troubles(ada) == []
    ben.page.get_by_role("button", name="Join the rematch").click()
    for person in (ada, ben):
        expect(person.prompt).to_contain_text("Divide your eight characters")
    assert ada.table == ben.table


def test_a_rematch_can_be_declined(ada: Person, ben: Person, eve: Person, pictures: Path) -> None:
    """Who does not want to play again frees his seat, and somebody else may have it."""
    first = sit_down(ada, ben, options={"rounds": 1})
    play_to_the_end([ada, ben], first)
    ada.look_at(first)
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(re.compile(f"/table/(?!{first})"))
    kept = ada.page.get_by_role("listitem").filter(has_text="kept for Ben")
    expect(kept).to_be_visible()
    ben.page.goto("/")
    ben.page.locator(f"[href='/table/{ada.table}']").click()
    eve.post("/api/guest", name="Eve")
    eve.page.goto(f"/table/{ada.table}")
    decline = ben.page.get_by_role("button", name=re.compile("^Not this time"))
    expect(decline).to_be_visible()
    expect(ben.page.get_by_text("kept for you", exact=True)).to_be_visible()
    told = ((ada, "Waiting for Ben."), (ben, "Your seat is kept for you."), (eve, "Waiting for Ben."))
    for name, (person, said) in zip(("host", "asked", "other"), told, strict=True):
        expect(person.page.get_by_text(said)).to_be_visible()
        person.page.screenshot(path=pictures / f"kept-{name}.png")
        assert troubles(person) == []
    expect(eve.page.get_by_role("button", name=re.compile("^Sit here"))).to_have_count(0)
    decline.click()
    expect(kept).to_have_count(0)
    expect(decline).to_have_count(0)
    eve.page.get_by_role("button", name=re.compile("^Sit here")).click()
    ada.page.get_by_role("button", name="Start the game").click()
    for person in (ada, eve):
        expect(person.prompt).to_contain_text("Divide your eight characters")
    expect(ben.board).to_be_visible()


def test_a_lie_about_the_dice_is_found_out(ada: Person, ben: Person) -> None:
    table = finished(ada, ben)
    # As if the server had shown another fingerprint at the beginning.
    ada.page.evaluate(
        """table => {
            const kept = JSON.parse(localStorage['hexenkessel.dice']);
            kept[table] = { commitment: 'f'.repeat(64), parts: ['neverused'] };
            localStorage['hexenkessel.dice'] = JSON.stringify(kept);
        }""",
        table,
    )
    found = check_the_dice(ada)
    expect(found).to_contain_text("does not fit the fingerprint")
    expect(found).to_contain_text("The part that this browser gave is not in the dice")


def test_each_check_of_the_dice_says_what_it_could_not_do(ada: Person) -> None:
    ada.post("/api/guest", name="Ada")
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    table = ada.post("/api/tables", game="titan", seats=seats)["id"]
    ada.page.goto(f"/table/{table}")
    ada.page.get_by_role("button", name="Start the game").click()
    expect(ada.board).to_be_visible()
    ada.post(f"/api/tables/{table}/resign")
    expect(ada.page.get_by_role("heading", name=RESULT)).to_be_visible()

    ada.expected.add("503")
    ada.page.route("**/replay?*", lambda route: route.fulfill(status=503))
    found = check_the_dice(ada)
    expect(found).to_contain_text("The rolls could not be made again here")
    found.get_by_text("What the dice were made of").click()
    expect(found.locator("dt").nth(2)).to_have_text("Blue")
    expect(found.locator("dt")).to_have_count(3)
    ada.page.get_by_role("button", name="Close").click()

    ada.page.unroute("**/replay?*")
    ada.page.route("**/verification", lambda route: route.fulfill(status=503))
    ada.page.get_by_role("button", name="Check the dice").click()
    expect(found).to_contain_text("The server could not play the game again")
    expect(found).to_contain_text(re.compile(r"rolls? w(as|ere) made again here"))


def test_replay_and_play_on(ada: Person, ben: Person, pictures: Path) -> None:
    table = finished(ada, ben)
    page = ada.page
    bar = page.get_by_role("group", name="Replay")
    last = ada.get(f"/api/tables/{table}")["number"]
    expect(bar).to_contain_text(f"{last} of {last}")
    expect(bar.get_by_role("button", name="Play on from here")).to_have_count(0)
    bar.get_by_role("button", name="One turn back").click()
    bar.get_by_role("button", name="One turn back").click()
    turn = re.match(r"(\d+) of", bar.get_by_role("status").inner_text())
    assert turn is not None and 0 < int(turn[1]) < last
    bar.get_by_role("button", name="One action on").click()
    number = int(turn[1]) + 1
    expect(bar).to_contain_text(f"{number} of {last}")
    assert -1 <= covered(ada) <= 0, "The bar hides nothing of the board, and no room is kept for a hand."
    page.screenshot(path=pictures / "replay.png")
    assert troubles(ada) == []

    bar.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog")
    assert troubles(ada) == []
    sheet.get_by_role("radio").last.check()
    sheet.get_by_label("The others are played by").select_option("random")
    sheet.get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile(f"/table/(?!{table})"))
    expect(page.get_by_text(f"Played on after action {number} of another game.")).to_be_visible()
    opened = ada.get(f"/api/tables/{ada.table}")
    assert (opened["origin"]["table"], opened["origin"]["number"]) == (table, number)
    assert opened["state"] == "running" and opened["seats"][0]["bot"] == "random"
    assert ada.wait_for_choices()


def covered(person: Person) -> float:
    """How many pixels of the board lie under the bar."""
    board = person.board.bounding_box()
    bar = person.page.get_by_role("group", name="Replay").bounding_box()
    assert board is not None and bar is not None
    return board["y"] + board["height"] - bar["y"]


def test_a_record_is_replayed_at_once(ada: Person, ben: Person) -> None:
    table = finished(ada, ben)
    record = ada.context.request.get(f"/api/tables/{table}/record").text()
    brought = ada.post("/api/analysis", record=record, name="What was that?")["id"]
    ada.look_at(brought)
    expect(ada.page.get_by_role("group", name="Replay")).to_contain_text("0 of")
    expect(ada.page.get_by_text("Ben").first).to_be_visible()
    found = check_the_dice(ada)
    expect(found).to_contain_text("This browser was not there when the fingerprint was published")
    rolls = ada.get(f"/api/tables/{brought}/verification")["rolls"]
    expect(found).to_contain_text(f"All {rolls} rolls were made again here")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (844, 390)])
def test_the_end_of_six_is_read_in_one_place_and_its_frame_is_whole(
    eve: Person, width: int, height: int, pictures: Path
) -> None:
    six = [{"kind": "bot", "bot": "random"}] * 6
    eve.post("/api/guest", name="Eve")
    table = eve.post("/api/tables", game="titan", seats=six, options={"rounds": 1}, start=True)["id"]
    eve.page.set_viewport_size({"width": width, "height": height})
    eve.page.goto(f"/table/{table}")
    card = eve.page.locator("section.neatline")
    expect(card).to_be_in_viewport(ratio=1)
    expect(card.get_by_role("heading")).to_be_in_viewport(ratio=1)
    players = eve.page.get_by_role("listitem").filter(has_text=re.compile(r"points?\s*$"))
    expect(players).to_have_count(6)
    points = [int(words.split()[-2]) for words in players.all_inner_texts()]
    assert points == sorted(points, reverse=True)
    eve.page.screenshot(path=pictures / f"six-{width}.png")
    if width > 1000:
        expect(players.last).to_be_in_viewport(ratio=1)
    # What does not fit comes when it is scrolled to, and the frame stays where it is.
    save = eve.page.get_by_role("link", name="Save the record")
    save.scroll_into_view_if_needed()
    expect(save).to_be_in_viewport(ratio=1)
    expect(card).to_be_in_viewport(ratio=1)
    assert troubles(eve) == []
