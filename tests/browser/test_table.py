"""Around the board: two people and what they agree on, clocks, words, and what is left to the computer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.accessibility import troubles
from tests.browser.people import Person
from tests.browser.quick import come_to_blows
from tests.browser.tables import menu, sit_down
from tests.server.house import wait_for

pytestmark = pytest.mark.slow


def test_two_people_fight_and_one_reloads_in_mid_battle(ada: Person, ben: Person) -> None:
    table, state = come_to_blows(
        [ada, ben], lambda: sit_down(ada, ben, options={"points": 400}, private=True)
    )
    people = (ada, ben)
    for person in people:
        person.page.goto(f"/table/{table}")
        expect(person.page.locator("[data-unit]").first).to_be_visible()
    striker, other = people if state["seat"] == 0 else people[::-1]
    before = standing(other)
    assert before == standing(striker)
    other.page.reload()
    expect(other.page.locator("[data-unit]").first).to_be_visible()
    assert standing(other) == before

    # The one strikes, the other sees it; then the one who has come back goes on as if nothing had been.
    number = state["number"]
    for _ in range(30):
        striker.choose_something_sensible()
        number += 1
        ada.wait_for_number(table, number)
        if ada.get(f"/api/tables/{table}")["due"] != [state["seat"]]:
            break
    for person in people:
        show_story(person)
        person.wait_until_told(number)
        expect(person.story).to_contain_text("strikes")
    assert told(ada) == told(ben)
    show_choices(other)
    if ada.get(f"/api/tables/{table}")["due"] == [1 - state["seat"]]:
        assert other.choose_something_sensible()


def standing(person: Person) -> list[str]:
    names: list[str] = person.page.locator("[data-unit]").evaluate_all(
        "units => units.map(({ dataset }) => dataset.unit).sort()"
    )
    return names


def told(person: Person) -> list[str]:
    return [line for line in person.story.inner_text().splitlines() if "strikes" in line]


def show_story(person: Person) -> None:
    if not person.story.is_visible():
        person.page.get_by_role("tab", name="Story").click()


def show_choices(person: Person) -> None:
    if not person.choosing.is_visible():
        person.page.get_by_role("tab", name="Choose").click()


def test_what_one_asks_all_must_grant(ada: Person, ben: Person, pictures: Path) -> None:
    table = sit_down(ada, ben, pace={"kind": "live", "bank": 600, "increment": 10})
    ada.look_at(table)
    ben.look_at(table)
    clock = ada.page.get_by_role("timer").first
    shown = clock.inner_text()
    assert re.fullmatch(r"(10:00|9:\d\d)", shown.strip())
    expect(clock).not_to_have_text(shown)

    menu(ben).get_by_role("button", name="Ask for a pause").click()
    question = ada.page.get_by_role("group", name="A question to all")
    expect(question).to_contain_text("Ben asks for a pause.")
    expect(question).to_contain_text("Ada has not answered yet")
    expect(ben.page.get_by_role("button", name="Withdraw the question")).to_be_visible()
    for person in (ada, ben):
        person.page.screenshot(path=pictures / f"motion-{person.page.viewport_size['width']}.png")  # type: ignore[index]
        assert troubles(person) == []
    question.get_by_role("button", name="No").click()
    expect(question).to_have_count(0)
    expect(ben.page.get_by_role("group", name="A question to all")).to_have_count(0)

    menu(ben).get_by_role("button", name="Ask for a pause").click()
    expect(question).to_be_visible()
    heard = ada.heard["clocks"]
    question.get_by_role("button", name="Yes, I agree").click()
    for person in (ada, ben):
        expect(person.page.get_by_text("The game is paused.")).to_be_visible()
        expect(person.choices).to_have_count(0)
    ada.wait_until(lambda: ada.heard["clocks"] > heard, "The page was not told how the clocks stand.")
    ada.wait_until_drawn()
    still = clock.inner_text()
    ada.page.wait_for_timeout(1_500)
    assert clock.inner_text() == still
    ben.page.get_by_role("button", name="Go on").click()
    expect(ada.page.get_by_text("The game is paused.")).to_have_count(0)
    assert ada.wait_for_choices()


def test_taking_back_far_is_granted_by_the_computer(ada: Person) -> None:
    ada.look_at(ada.open_table(["random"]))
    ada.play_until("Done")  # the die has fallen: nothing can be taken back alone
    rolled = ada.story.inner_text().count("for movement")
    opened = menu(ada)
    assert troubles(ada) == []
    opened.get_by_text("Take back further …").click()
    opened.get_by_role("radio").last.check()
    opened.get_by_role("button", name="Take back to before this").click()
    expect(ada.prompt).to_contain_text("Divide your eight characters")
    assert ada.story.inner_text().count("for movement") < rolled


def test_orders_and_the_computer_play_for_me(ada: Person, ben: Person) -> None:
    table = sit_down(ada, ben)  # who plays more slowly than a bot
    ada.look_at(table)
    opened = menu(ada)
    opened.get_by_label("Never flee").check()
    expect(opened.get_by_label("Never flee")).to_be_checked()
    # The page shows the tick before the server has heard of it.
    wait_for(lambda: ada.get(f"/api/tables/{table}")["seats"][0]["orders"] == ["never-flee"])
    opened.get_by_role("button", name="Let the computer play for me").click()
    expect(ada.page.get_by_text("computer steps in")).to_be_visible()
    expect(ada.choices).to_have_count(0)
    ada.page.get_by_role("button", name="Take my seat back").click()
    expect(ada.page.get_by_text("computer steps in")).to_have_count(0)
    assert ada.get(f"/api/tables/{table}")["seats"][0]["bot"] is None


def test_players_do_not_hear_the_gallery_and_nobody_whom_they_have_muted(
    ada: Person, ben: Person, eve: Person
) -> None:
    table = sit_down(ada, ben)
    eve.post("/api/guest", name="Eve")
    for person in (ada, ben, eve):
        person.look_at(table)
    say(ben, "Good luck!")
    expect(ada.page.get_by_role("tab", name="Chat")).to_contain_text("1")  # unread
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_role("log")).to_contain_text("Good luck!")
    eve.page.get_by_role("tab", name="Chat").click()
    expect(eve.page.get_by_role("log")).to_contain_text("Good luck!")
    eve.page.get_by_text("Gallery", exact=True).click()
    say(eve, "I bet on Ben.")
    expect(eve.page.get_by_role("log")).to_contain_text("I bet on Ben.")

    ada.page.get_by_role("log").get_by_text("Good luck!").hover()
    ada.page.get_by_role("button", name="Mute Ben").click()
    expect(ada.page.get_by_role("log")).not_to_contain_text("Good luck!")
    say(ben, "Are you there?")
    expect(ben.page.get_by_role("log")).to_contain_text("Are you there?")
    expect(ada.page.get_by_role("log")).not_to_contain_text("Are you there?")
    ada.page.get_by_role("button", name="Hear Ben again").click()
    expect(ada.page.get_by_role("log")).to_contain_text("Are you there?")
    expect(ada.page.get_by_role("log")).not_to_contain_text("I bet on Ben.")


def say(person: Person, text: str) -> None:
    person.page.get_by_role("tab", name="Chat").click()
    field = person.page.get_by_role("textbox", name="Say something")
    field.fill(text)
    field.press("Enter")


# Whether a finger on its middle would hit it.
REACHABLE = """unit => {
    const found = document.querySelector(`[data-unit="${unit}"]`);
    const { x, y, width, height } = found.getBoundingClientRect();
    return found.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_a_finger_sees_the_odds_first(phone: Person) -> None:
    table, state = come_to_blows([phone], lambda: phone.open_table(["greedy"], points=400))
    phone.page.goto(f"/table/{table}")
    phone.wait_for_choices()
    phone.see_everything()
    strikes = [action for action in state["decision"]["actions"] if action["verb"] == "strike"]
    pairs = [[pick["id"] for pick in strike["picks"] if pick["kind"] == "unit"] for strike in strikes]
    clear = [pair for pair in pairs if pairs.count(pair) == 1]  # who has several ways must say more
    units = next(pair for pair in clear if all(phone.page.evaluate(REACHABLE, unit) for unit in pair))
    for unit in units:
        phone.see_everything()
        phone.page.locator(f"[data-unit='{unit}']").tap(force=True)
        expect(phone.choosing.get_by_role("list", name="Picked so far")).to_be_visible()
    question = phone.page.get_by_role("group", name="Do you mean this?")
    expect(question).to_contain_text("to slay")
    assert phone.get(f"/api/tables/{table}/state")["number"] == state["number"]
    question.get_by_role("button", name="Do it").click()
    expect(question).to_have_count(0)
    phone.wait_for_number(table, state["number"] + 1)


def test_the_board_stays_where_it_is_while_the_hand_comes_and_goes(ada: Person) -> None:
    ada.look_at(ada.open_table(["greedy"]))
    hand = ada.page.locator(".hand")
    expect(hand).to_be_visible()
    ada.wait_for_choices()
    before = ada.board.bounding_box()
    ada.play_until("Roll")
    expect(hand).to_have_count(0)
    assert ada.board.bounding_box() == before


def test_ones_own_legions_lie_below_the_board(ada: Person) -> None:
    ada.look_at(ada.open_table(["greedy"]))
    ada.play_until("Roll")
    shelf = ada.page.get_by_role("list", name="Your legions")
    cards = shelf.get_by_role("button")
    expect(cards).to_have_count(2)
    first = cards.first
    expect(first).to_have_accessible_name(re.compile("^Red I+ 4 characters, Tower .*(Titan|Angel)"))
    expect(first.locator(".characters svg")).to_have_count(4)
    assert troubles(ada) == []
    # Whoever points at one sees where it stands.
    first.hover()
    expect(ada.board.locator("[data-legion].beheld")).to_have_count(1)
    ada.page.mouse.move(5, 5)
    expect(ada.board.locator("[data-legion].beheld")).to_have_count(0)


def test_what_is_scrolled_away_in_the_story_fades(ada: Person) -> None:
    """No line is cut through the middle by the heading that stays above it."""
    ada.look_at(ada.open_table(["greedy"]))
    fading = "heading => getComputedStyle(heading, '::after').backgroundImage"
    assert "linear-gradient" in ada.story.locator("summary").first.evaluate(fading)


def test_who_looks_on_without_a_name_can_join_in(ada: Person, ben: Person, eve: Person) -> None:
    eve.page.goto(f"/table/{sit_down(ada, ben)}")
    eve.page.get_by_role("tab", name="Chat").click()
    eve.page.get_by_role("button", name="Join in").click()
    expect(eve.page.get_by_role("alert")).to_contain_text("Tell us a name")
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Join in").click()
    say(eve, "Well met.")
    expect(eve.page.get_by_role("log")).to_contain_text("Well met.")


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_whatever_is_listed_the_page_is_as_high_as_the_window_and_a_refusal_is_seen(
    ada: Person, size: tuple[int, int]
) -> None:
    """What is hidden for the eye at the end of a long list must not lengthen the page."""
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.look_at(ada.open_table(["random"]))
    ada.wait_for_choices()
    ada.write("roll")
    alert = ada.choosing.get_by_role("alert")
    expect(alert.get_by_role("button")).to_be_in_viewport()
    assert ada.page.evaluate("document.documentElement.scrollHeight === innerHeight")


def test_a_seat_that_waits_for_nobody_goes_to_the_computer(ada: Person) -> None:
    ada.enter()
    ada.post("/api/guest", name="Ada")
    table = ada.post("/api/tables", game="titan", seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    ada.page.goto(f"/table/{table}")
    start = ada.page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    ada.page.get_by_role("button", name="Let the computer play").click()
    expect(start).to_be_enabled()
    ada.page.get_by_role("button", name="Free this seat").click()
    expect(start).to_be_disabled()
    ada.page.get_by_role("button", name="Let the computer play").click()
    start.click()
    ada.wait_for_choices()


def test_words_that_do_not_come_hide_no_board(ada: Person) -> None:
    ada.look_at(ada.open_table(["random"]))
    ada.wait_for_choices()
    ada.expected.add("503")
    ada.page.route("**/messages/hu", lambda route: route.fulfill(status=503))
    ada.speak("Magyar")
    expect(ada.choosing.get_by_role("alert")).to_be_visible()
    expect(ada.board).to_be_visible()
    expect(ada.prompt).to_contain_text("Divide your eight characters")
    ada.speak("English")
    expect(ada.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("path", ["**/api/tables/*", "**/figures"])
def test_a_table_that_does_not_come_is_asked_for_again(ada: Person, path: str) -> None:
    table = ada.open_table(["random"])
    ada.expected.add("503")
    ada.page.route(path, lambda route: route.fulfill(status=503))
    ada.page.goto(f"/table/{table}")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.page.unroute(path)
    expect(ada.board).to_be_visible()
    ada.wait_for_choices()


def test_whatever_is_looked_at_one_hears_what_happens(ada: Person, ben: Person) -> None:
    table = sit_down(ada, ben)
    ben.look_at(table)
    ben.page.get_by_role("tab", name="Players").click()
    state = ada.get(f"/api/tables/{table}/state")
    answer = {"number": state["number"], "action": state["decision"]["actions"][0]["text"]}
    ada.post(f"/api/tables/{table}/act", **answer)
    live = ben.page.locator("[aria-live=polite]").filter(has_text="Red has chosen")
    expect(live).to_have_count(1)


def test_who_presses_twice_sits_down_once(ada: Person, eve: Person) -> None:
    ada.post("/api/guest", name="Ada")
    table = ada.post("/api/tables", game="titan", seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    eve.page.goto(f"/table/{table}")
    eve.page.get_by_label("Your name").fill("Eve")
    guests = eve.hold("**/api/guest")
    sit = eve.page.get_by_role("button", name="Sit here")
    sit.click()
    sit.click()
    eve.wait_until(lambda: guests, "Nobody has come.")
    eve.page.wait_for_timeout(200)
    assert len(guests) == 1
    guests[0].continue_()
    expect(eve.page.get_by_role("button", name="Stand up")).to_be_visible()


def press(person: Person, name: str) -> None:
    person.page.get_by_role("button", name=name).focus()
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("button", name=name)).to_have_count(0)


def test_the_keyboard_loses_no_place_where_a_button_goes(ada: Person, ben: Person) -> None:
    table = sit_down(ada, ben)
    ada.look_at(table)
    ada.wait_for_choices()
    # A card that was read.
    ada.page.locator(".lesson button").first.click()
    press(ada, "Got it")
    expect(ada.question).to_be_focused()
    # A refusal that was understood.
    ada.write("roll")
    press(ada, "All right")
    expect(ada.question).to_be_focused()
    # A question that was answered.
    ben.look_at(table)
    menu(ben).get_by_role("button", name="Ask for a pause").click()
    press(ada, "No")
    expect(ada.question).to_be_focused()
    # A seat that is one's own again.
    menu(ada).get_by_role("button", name="Let the computer play for me").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    press(ada, "Take my seat back")
    assert ada.page.evaluate("document.activeElement.closest('.deciding') !== null")


def mention_another(route: Route) -> None:
    answer = route.fetch(max_retries=3)
    at_least_one = "The active player has to move one legion or more"
    assert at_least_one in answer.text()
    route.fulfill(response=answer, body=answer.text().replace(at_least_one, f"T6.2d. {at_least_one}"))


def test_the_rule_that_forbids_something_leads_nobody_away_from_the_table(ada: Person) -> None:
    ada.page.route("**/rulebook/en", mention_another)
    ada.look_at(ada.open_table(["random"]))
    ada.play_until("Roll")
    ada.choose(re.compile("^Roll"))
    expect(ada.prompt).to_contain_text("You rolled")
    ada.write("done")
    alert = ada.choosing.get_by_role("alert")
    alert.locator("summary").click()
    with ada.context.expect_page() as opened:
        alert.get_by_role("link", name="T6.2d", exact=True).click()
    expect(opened.value.locator("article[id='T6.2d']")).to_be_in_viewport()
    opened.value.close()
    expect(ada.board).to_be_visible()


def test_what_came_of_a_battle_is_shown_until_it_was_seen(ada: Person, pictures: Path) -> None:
    table, state = come_to_blows([ada], lambda: ada.open_table(["greedy"]))
    ada.page.goto(f"/table/{table}")
    expect(ada.page.get_by_role("region", name="Battle:")).to_be_visible()
    ada.post(f"/api/tables/{table}/act", number=state["number"], action="concede")
    card = ada.page.get_by_role("region", name="What came of it")
    expect(card).to_contain_text("scores")
    assert card.locator(".loss svg.counter").count() > 0
    ada.page.wait_for_timeout(600)
    ada.page.screenshot(path=pictures / "aftermath.png")
    card.get_by_role("button", name="Go on").click()
    expect(card).to_have_count(0)


def test_who_has_had_enough_gives_up(ada: Person, pictures: Path) -> None:
    ada.look_at(ada.open_table(["greedy"]))
    menu(ada).get_by_role("button", name="Resign the game …").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("the others have won")
    ada.page.screenshot(path=pictures / "resigning.png")
    dialog.get_by_role("button", name="Not yet").click()
    dialog.get_by_role("button", name="Resign the game …").click()
    dialog.get_by_role("button", name="Resign the game", exact=True).click()
    expect(ada.page.get_by_role("heading", name="Computer (shrewd) wins")).to_be_visible()
    expect(ada.page.get_by_text("Somebody has resigned.")).to_be_visible()
    assert troubles(ada) == []
