"""Titan is played in the browser: with the mouse on the board, from the list, and with the keyboard alone."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.by_hand import PLACES, Way, carry_out, way_to
from tests.browser.people import RESULT, Person
from tests.browser.quick import choice, come_to_blows, play_on
from tests.browser.whole_game import POINTS, REHEARSAL, WANTED
from tests.server.house import House

pytestmark = pytest.mark.slow

MEETINGS = ("prompt-flight", "prompt-attacked", "prompt-negotiation")


def test_a_first_turn_from_the_lobby(ada: Person) -> None:
    ada.enter()
    ada.play_against_the_computer()
    expect(ada.prompt).to_contain_text("Divide your eight characters")
    ada.play_until("Roll")
    ada.choose(re.compile("^Roll"))
    expect(ada.prompt).to_contain_text("You rolled")

    # Whoever wants to stay where he is reads which rule forbids it, and where it is written.
    ada.write("done")
    alert = ada.choosing.get_by_role("alert")
    expect(alert).to_contain_text("Rule T6.2c")
    with ada.context.expect_page() as opened:
        alert.get_by_role("link", name="T6.2c in the rulebook").click()
    expect(opened.value).to_have_url(re.compile("/rules/titan/T6.2c$"))
    expect(opened.value.locator("article[id='T6.2c']")).to_be_in_viewport()
    opened.value.close()
    alert.get_by_role("button").click()
    expect(alert).to_have_count(0)

    marker, land, home = first_move(ada)
    ada.legion(marker).click()
    ada.land(land).click()
    expect(ada.legion(marker)).to_have_attribute("data-land", str(land))
    ada.choose("Take back")
    expect(ada.legion(marker)).to_have_attribute("data-land", str(home))

    ada.play_until("Done")
    assert any(legion["moved"] for legion in legions(ada).values()), "Moved from the list."
    ada.choose(re.compile("^Done"))
    expect(ada.prompt).not_to_contain_text("You rolled")


def test_two_legions_that_meet_hide_nothing_of_the_board(ada: Person, pictures: Path) -> None:
    table = ada.open_table(["greedy"])
    assert play_on([ada], table, lambda state: state["decision"]["prompt"]["key"] in MEETINGS)
    ada.look_at(table)
    meeting = ada.page.get_by_role("region", name="Engagement in").bounding_box()
    board = ada.board.bounding_box()
    assert board is not None and meeting is not None
    ada.page.screenshot(path=pictures / "meeting.png")
    assert meeting["y"] >= board["y"] + board["height"] - 1
    assert meeting["y"] + meeting["height"] <= 900


COUNTING_STATIONS = """
    if (origin !== 'null') localStorage.setItem('hexenkessel.speed', 'normal');
    globalThis.stations = {};
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const legion = this.querySelector('[data-legion]')?.dataset.legion;
      if (legion) stations[legion] = frames.length;
      return animate.call(this, frames, timing);
    };
"""


def test_a_legion_marches_on_the_way_that_was_drawn_for_it(ada: Person) -> None:
    """Also where a device wants little motion, once somebody has chosen a speed on it."""
    ada.context.add_init_script(COUNTING_STATIONS)
    table = ada.open_table(["greedy"])
    assert play_on([ada], table, lambda state: state["decision"]["prompt"]["key"] == "prompt-movement")
    state = ada.get(f"/api/tables/{table}/state")
    moves = [offer for offer in state["decision"]["actions"] if offer["verb"] == "move"]
    offer = max(moves, key=lambda offer: len(offer["meaning"]["args"]["way"]))
    way = offer["meaning"]["args"]["way"]
    picks = {pick["kind"]: pick["id"] for pick in offer["picks"]}
    ada.look_at(table)
    ada.legion(picks["legion"]).click()
    ada.land(picks["land"]).hover()
    trail = ada.page.locator("polyline.trail").get_attribute("points")
    assert trail is not None and len(trail.split()) == len(way)
    ada.land(picks["land"]).click()
    expect(ada.legion(picks["legion"])).to_have_attribute("data-land", str(way[-1]))
    assert ada.page.evaluate("stations")[picks["legion"]] == len(way)


# Turns the wheel in every frame for a while, and tells what is seen meanwhile: as long as no frame takes so
# long that the board may have come to rest.
ZOOMING_OUT = """
    async (board) => {
      const sheet = board.querySelector('.sheet-of-paper');
      const seen = [];
      let isSlow = false;
      for (let frame = 0; frame < 12; frame += 1) {
        const begun = performance.now();
        board.dispatchEvent(new WheelEvent('wheel', { deltaY: 60, clientX: 600, clientY: 300 }));
        await new Promise(requestAnimationFrame);
        isSlow ||= performance.now() - begun > 100;
        const notes = board.querySelectorAll('.popover').length;
        if (!isSlow) seen.push({ isMoving: board.matches('.in-hand'), notes, isFar: sheet.matches('.far') });
      }
      return seen;
    }
"""


# What has a filter or is pale as a whole is drawn by itself first, whenever the board is drawn.
PICTURES_OF_THEIR_OWN = """
    (sheet) => [...sheet.querySelectorAll('*')].filter((element) => {
      const { filter, opacity } = getComputedStyle(element);
      return filter !== 'none' || opacity !== '1';
    }).map((element) => element.outerHTML.slice(0, 80))
"""


def test_a_board_that_is_moved_is_not_laid_out_anew_before_it_rests(ada: Person) -> None:
    table = ada.open_table(["greedy"])
    assert play_on([ada], table, lambda state: state["decision"]["prompt"]["key"] == "prompt-movement")
    ada.look_at(table)
    board = ada.page.get_by_role("region", name="Masterboard")
    sheet, note = board.locator(".sheet-of-paper"), board.locator(".popover")
    assert sheet.evaluate(PICTURES_OF_THEIR_OWN) == []
    ada.page.set_viewport_size({"width": 1440, "height": 640})
    moving: list[Any] = []

    def is_zoomed_out() -> bool:
        for key in ("0", "+", "+"):
            board.press(key)
        expect(sheet).not_to_contain_class("far")
        ada.legion(first_move(ada)[0]).focus()
        expect(note).to_be_visible()
        moving[:] = [seen for seen in board.evaluate(ZOOMING_OUT) if seen["isMoving"]]
        return bool(moving)

    ada.wait_until(is_zoomed_out, "The board does not move.")
    assert all(seen["notes"] == 0 and not seen["isFar"] for seen in moving)
    expect(sheet).to_contain_class("far")
    expect(note).to_be_visible()


def test_whoever_would_give_something_away_is_asked_first(ada: Person, pictures: Path) -> None:
    table = ada.open_table(["greedy"])

    def may_muster(state: Any) -> bool:
        return any("caution" in offer for offer in state["decision"]["actions"] if offer["verb"] == "done")

    assert play_on([ada], table, lambda state: may_muster(state) and not state["view"]["battle"])
    ada.look_at(table)
    number = ada.get(f"/api/tables/{table}/state")["number"]
    question = ada.page.get_by_role("group", name="Do you mean this?")
    ada.choose(re.compile("^Done"))
    expect(question).to_contain_text("There is still somebody to muster for Red")
    ada.page.screenshot(path=pictures / "caution.png")
    question.get_by_role("button", name="Not this").click()
    expect(question).to_have_count(0)
    assert ada.get(f"/api/tables/{table}/state")["number"] == number
    ada.choose(re.compile("^Done"))
    question.get_by_role("button", name="Do it").click()
    ada.wait_for_number(table, number + 1)


def test_a_teleport_is_clicked_like_a_move_and_tells_itself_apart(ada: Person, pictures: Path) -> None:
    table, state = leap(ada)
    offers = state["decision"]["actions"]
    ways: dict[tuple[str, int], list[str]] = {}
    for offer in offers:
        if offer["verb"] in ("move", "teleport"):
            marker, land = (pick["id"] for pick in offer["picks"][:2])
            ways.setdefault((marker, land), []).append(offer["verb"])
    ada.look_at(table)
    question = ada.page.get_by_role("group", name="Do you mean this?")

    # A land that can be reached on foot and by a leap: the list says which is which.
    marker, land = next(place for place, verbs in ways.items() if {*verbs} == {"move", "teleport"})
    ada.legion(marker).click()
    expect(ada.choosing.get_by_text("Where does it go?")).to_be_visible()
    # On the board a broken outline does.
    on_foot = {place[1] for place, verbs in ways.items() if place[0] == marker and "move" in verbs}
    drawn = {
        int(one.get_attribute("data-land") or 0) for one in ada.board.locator("path.choice:not(.leap)").all()
    }
    assert drawn == on_foot
    ada.land(land).click()
    ada.page.screenshot(path=pictures / "teleport-or-move.png")
    expect(ada.choices.filter(has_text="Teleport")).to_have_count(1)
    expect(ada.choices.filter(has_text="Move")).to_have_count(1)

    # One that can only be leapt to needs no more than the two clicks, and a yes.
    far = next(land for (other, land), verbs in ways.items() if other == marker and verbs == ["teleport"])
    ada.page.keyboard.press("Escape")
    ada.land(far).click()
    expect(question).to_contain_text("to everybody")
    expect(ada.choosing.get_by_text("Which Lord is shown?")).to_have_count(0)
    ada.page.screenshot(path=pictures / "teleport.png")
    question.get_by_role("button", name="Do it").click()
    expect(ada.legion(marker)).to_have_attribute("data-land", str(far))


def leap(person: Person) -> tuple[str, Any]:
    """A table at which a legion may teleport, also where it could walk to."""

    def may_leap(state: Any) -> bool:
        places = {"move": set[Any](), "teleport": set[Any]()}
        for offer in state["decision"]["actions"]:
            if offer["verb"] in places:
                places[offer["verb"]].add(tuple(pick["id"] for pick in offer["picks"][:2]))
        return bool(places["move"] & places["teleport"])

    def is_over(state: Any) -> bool:
        return bool(state["view"]["round"] > 1)

    for _ in range(60):
        table = person.open_table(["greedy"])
        state = play_on([person], table, lambda state: may_leap(state) or is_over(state))
        if state and may_leap(state):
            return table, state
    raise AssertionError("No six was rolled in sixty first turns.")


def test_a_note_is_gone_when_something_was_done_or_the_mouse_is_elsewhere(ada: Person) -> None:
    table = ada.open_table(["greedy"])
    state = play_on([ada], table, lambda state: state["decision"]["prompt"]["key"] == "prompt-movement")
    assert state is not None
    ada.look_at(table)
    note, land = ada.board.locator(".popover"), ada.board.locator("[data-field='1000']")
    land.click()
    expect(note).to_be_visible()
    ada.page.mouse.move(1400, 450)
    expect(note).to_have_count(0)
    land.click()
    expect(note).to_be_visible()
    move = next(offer for offer in state["decision"]["actions"] if offer["verb"] == "move")
    ada.post(f"/api/tables/{table}/act", number=state["number"], action=move["text"])
    ada.wait_until_told(state["number"] + 1)
    expect(note).to_have_count(0)


def test_nobody_is_noted_in_a_battle_that_has_gone_on(ada: Person) -> None:
    table, state = come_to_blows([ada], lambda: ada.open_table(["greedy"]), least=2)
    ada.page.goto(f"/table/{table}")
    ada.see_everything()
    blow = next(offer for offer in state["decision"]["actions"] if offer["verb"] == "strike")
    note = ada.page.locator(".popover")
    ada.page.locator(f"[data-unit='{blow['picks'][0]['id']}']").focus()
    expect(note).to_be_visible()
    ada.post(f"/api/tables/{table}/act", number=state["number"], action=blow["text"])
    ada.wait_until_told(state["number"] + 1)
    expect(note).to_have_count(0)


def legions(person: Person) -> dict[str, dict[str, object]]:
    state = person.get(f"/api/tables/{person.table}/state")
    found: dict[str, dict[str, object]] = state["view"]["legions"]
    return found


def first_move(person: Person) -> tuple[str, int, int]:
    """A legion, a land that it may go to, and where it stands."""
    state = person.get(f"/api/tables/{person.table}/state")
    offer = next(offer for offer in state["decision"]["actions"] if offer["verb"] == "move")
    picks = {pick["kind"]: pick["id"] for pick in offer["picks"]}
    return picks["legion"], int(picks["land"]), state["view"]["legions"][picks["legion"]]["land"]


def test_a_whole_game_from_the_lobby_to_the_result(ada: Person, house: House, pictures: Path) -> None:
    """With a split, moves, a recruit, a battle on its map, something taken back, and a refusal."""
    house.rehearse(REHEARSAL)
    lay_the_table(ada)
    done: Counter[tuple[str, Way]] = Counter()
    while True:
        ada.wait_for_bots(ada.table)
        state = ada.get(f"/api/tables/{ada.table}/state")
        if state["outcome"]:
            break
        offer = choice(state)
        if offer["verb"] == "move" and not any(verb == "move" for verb, _ in done):
            is_refused(ada)
            carry_out(ada, state, offer)
            take_back(ada, state)
        if offer["verb"] == "strike" and not any(verb == "strike" for verb, _ in done):
            expect(ada.page.get_by_text(re.compile("^Battle round"))).to_be_visible()
            ada.page.screenshot(path=pictures / "battle-desk.png")
        done[offer["verb"], carry_out(ada, state, offer)] += 1

    expect(ada.page.get_by_role("heading", name=RESULT)).to_be_visible()
    expect(ada.page.get_by_role("group", name="Replay")).to_be_visible()
    assert WANTED.is_found((verb for verb, _ in done.elements()), state["outcome"]), (
        "The rules or the bots have changed: look for other dice with python -m tests.browser.whole_game"
    )
    for verb in ("move", "maneuver", "strike"):
        assert done[verb, "board"], f"{verb} with the mouse on the board"
    for verb in ("roll", "fight", "done"):
        assert done[verb, "button"], f"{verb} with its button"


def lay_the_table(person: Person) -> None:
    """Two seats and a target of points, all with the mouse, beginning in the lobby."""
    page = person.page
    page.goto("/")
    page.get_by_role("link", name="New table").first.click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Blue", exact=True).select_option("Computer (shrewd)")
    page.get_by_label("Points to win").fill(str(POINTS))
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    expect(person.board).to_be_visible()


def is_refused(person: Person) -> None:
    """Nobody may stay where he is if he can move, and is told so."""
    person.write("done")
    alert = person.choosing.get_by_role("alert")
    expect(alert).to_contain_text("Rule T6.2c")
    alert.get_by_role("button").click()
    expect(alert).to_have_count(0)


def take_back(person: Person, state: Any) -> None:
    person.choose("Take back")
    path = f"/api/tables/{person.table}/state"
    person.wait_until(lambda: person.get(path)["undos"] > state["undos"], "Nothing was taken back.")
    now = person.get(path)
    assert now["number"] == state["number"] and now["view"] == state["view"]
    # The page has heard of it as soon as there is nothing left to be taken back.
    expect(person.choosing.get_by_role("button", name="Take back")).to_have_count(0)


def test_the_keyboard_is_enough(ada: Person) -> None:
    """From the lobby to the end of the first turn."""
    page = ada.page
    page.goto("/")
    walk_to(ada, "input[required]")
    page.keyboard.type("Ada")
    walk_to(ada, "button:is(form *)")
    expect(page.locator(":focus")).to_have_text("Play against the computer")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(ada.board).to_be_visible()
    done: list[tuple[str, Way]] = []
    while ("done", "button") not in done:
        ada.wait_for_bots(ada.table)
        state = ada.get(f"/api/tables/{ada.table}/state")
        ada.wait_until_told(state["number"])
        offer = choice(state)
        done.append((offer["verb"], way_to(state, offer)))
        press(ada, done[-1][1], offer)
        ada.wait_for_number(ada.table, state["number"] + 1)
    assert done == [
        ("divide", "words"),
        ("roll", "button"),
        ("move", "board"),
        ("move", "board"),
        ("done", "button"),
    ]
    expect(ada.prompt).not_to_contain_text("You rolled")


def press(person: Person, way: Way, offer: Any) -> None:
    """Carry it out with the keys alone."""
    keyboard = person.page.keyboard
    if way == "board":
        for pick in offer["picks"][:2]:
            walk_to(person, PLACES[pick["kind"]].format(id=pick["id"]))
            keyboard.press("Enter")
    elif way == "button":
        walk_to(person, "section[aria-label='Choose'] li button", offer["verb"])
        keyboard.press("Enter")
    else:
        walk_to(person, "section[aria-label='Choose'] summary", "write it out")
        keyboard.press("Enter")
        walk_to(person, "#write-action")
        keyboard.type(offer["text"])
        keyboard.press("Enter")


IS_THERE = """([wanted, text]) => document.activeElement.matches(wanted)
    && document.activeElement.textContent.trim().toLowerCase().startsWith(text)"""


def walk_to(person: Person, selector: str, text: str = "", most: int = 300) -> None:
    """Press Tab until the focus is there."""
    expect(person.page.locator(selector).first).to_be_visible()
    for _ in range(most):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(IS_THERE, [selector, text]):
            return
    raise AssertionError(f"Tab does not lead to {selector} {text}.")
