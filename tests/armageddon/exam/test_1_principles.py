"""Examination of chapter 1: chapters are switched on and off, and what is off leaves no trace."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.terms import Sections
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.game import BadSetup
from tests.armageddon.exam.compass import from_here
from tests.armageddon.table import after, battle, events, lines, places, refusal

HERE = "1/26"
EAST, FAR_EAST = from_here(HERE, 1, 0), from_here(HERE, 2, 0)


def chapters_of(said: str, scenario: str = "s01") -> Sections:
    options: dict[str, Any] = {"scenario": scenario, "chapters": said, "first": "as-seated"}
    return GAME.begin(GAME.setup(2, DiceParts("exam"), options)).position.state.chapters


@pytest.mark.rule("A1.1b")
@pytest.mark.parametrize("said", ["23458", "234568", "2348", "2,3,4,5,8"])
def test_chariots_need_horses(said: str) -> None:
    with pytest.raises(BadSetup):
        chapters_of(said)


@pytest.mark.rule("A1.1b")
@pytest.mark.parametrize("said", ["2346", "2347", "2349"])
def test_chapters_six_seven_and_nine_need_the_terrain(said: str) -> None:
    with pytest.raises(BadSetup):
        chapters_of(said)


@pytest.mark.rule("A1.1b")
@pytest.mark.parametrize(
    "said", ["2,3,4,5,19", "2,3,4,5,17", "2,3,4,5,18", "1,2,3", "2,3,x", "2,,3", "22345"]
)
def test_what_is_no_chapter_here_cannot_be_picked(said: str) -> None:
    try:
        found = chapters_of(said)
    except BadSetup:
        return
    assert "".join(found) in ("23", "2345"), "read generously, but nothing is made up"


@pytest.mark.rule("A1.1b")
@pytest.mark.parametrize("said", ["23", "234", "235", "2345", "23456", "23459", "234578"])
def test_what_has_its_needs_may_be_picked_freely(said: str) -> None:
    assert chapters_of(said) == tuple(said)


@pytest.mark.rule("A1.1b")
@pytest.mark.parametrize("said", ["2", "3", "45", "24"])
def test_two_and_three_are_never_off(said: str) -> None:
    try:
        found = chapters_of(said)
    except BadSetup:
        return
    assert {"2", "3"} <= set(found)


@pytest.mark.rule("A1.1b", "A5.3a", "A5.3c", "A5.2d")
def test_without_chapter_five_all_fields_are_alike() -> None:
    rough: dict[str, Any] = {
        "mountain": EAST, "swamp": FAR_EAST, "rivers": f"{HERE}-{EAST} {EAST}-{FAR_EAST}", "chapters": (2, 3)
    }  # fmt: skip
    position = battle(f"0 axe {HERE}", *[f"0 axe {FAR_EAST}"] * 3, "1 axe 1/1", **rough)
    there = after(position, f"go 1 {FAR_EAST}")
    assert places(there)[1] == FAR_EAST, "two steps, and the fourth man finds room"
    again = after(there, "end", "end")
    assert again.state.round == 2 and again.due == (0,), "nobody rolls against sinking"
    fought = battle(f"0 axe {HERE}", f"1 axe {EAST}", **rough)
    assert events(fought, "attack 1 2", [11, 11])[0].args["defence_total"] == 11


@pytest.mark.rule("A1.1b", "A5.5e", "A5.5g")
def test_without_chapter_five_arrows_fly_over_everything() -> None:
    rough: dict[str, Any] = {"mountain": EAST, "forest": FAR_EAST, "chapters": (2, 3, 4)}
    position = battle(f"0 bow {HERE}", f"1 axe {FAR_EAST}", f"1 axe {EAST}", rivers=f"{HERE}-{EAST}", **rough)
    assert events(position, "shoot 1 2", [3])[0].args["number"] == 13
    assert refusal(position, "shoot 1 3") == "A4.2c"


@pytest.mark.rule("A1.1b", "A1.1d")
def test_without_chapter_four_nobody_shoots() -> None:
    position = battle(f"0 axe {HERE}", f"1 axe {FAR_EAST}", f"0 axe {HERE}", chapters=(2, 3, 5))
    assert refusal(position, "shoot 1 2")
    assert not lines(position, "shoot")


@pytest.mark.rule("A1.1d")
@pytest.mark.parametrize(
    "line",
    [
        "assign 1", "ready", f"place 1 {EAST}", f"enlist axe {EAST}", "dismiss 1", "stop", "attack 1 9",
        f"go 9 {EAST}", "attack 0 2", "shoot 1 0", "attack 1 2 9", "attack 1 2 0", "swap 1 9",
        f"march 9 {EAST}",
    ],
)  # fmt: skip
def test_what_is_not_allowed_is_forbidden(line: str) -> None:
    position = battle(f"0 axe {HERE}", f"1 axe {EAST}", f"0 bow {HERE}")
    assert refusal(position, line)


@pytest.mark.rule("A1.1f", "A2.4o")
def test_every_roll_of_a_game_is_of_three_dice() -> None:
    setup = GAME.setup(2, DiceParts("exam"), {"scenario": "s01"})
    played = GAME.begin(setup)
    for roll in played.rolls:
        assert len(roll.dice) == 3 and all(1 <= die <= 6 for die in roll.dice)
    assert json.loads(GAME.encode(played.position))["setup"]["game"] == "armageddon"


@pytest.mark.rule("A1.1b")
def test_figures_of_a_chapter_that_is_off_stay_at_home() -> None:
    options = {"scenario": "s02", "first": "as-seated"}
    whole = GAME.begin(GAME.setup(2, DiceParts("exam"), options)).position
    fewer = GAME.begin(GAME.setup(2, DiceParts("exam"), options | {"chapters": "23"})).position
    kinds_of = [{figure.kind for figure in each.state.figures.values()} for each in (whole, fewer)]
    assert "bow" in kinds_of[0]
    assert kinds_of[1] == kinds_of[0] - {"bow"}
    assert not GAME.flaws(fewer)


@pytest.mark.rule("A2.4ac", "A2.4e")
@pytest.mark.parametrize(
    ("teams", "sides"),
    [("12-34", (0, 0, 1, 1)), ("14-23", (0, 1, 1, 0)), ("1-234", (0, 1, 1, 1)), ("", (0, 1, 2, 3))],
)
def test_alliances_are_agreed_before_the_battle(teams: str, sides: tuple[int, ...]) -> None:
    position = GAME.begin(GAME.setup(4, DiceParts("exam"), {"teams": teams, "first": "as-seated"})).position
    found = position.state.sides
    same = {(one, other) for one in range(4) for other in range(4) if sides[one] == sides[other]}
    assert {(one, other) for one in range(4) for other in range(4) if found[one] == found[other]} == same
    order = []
    for _ in range(5):
        order.append(position.due[0])
        position = after(position, "end")
    assert order == [0, 1, 2, 3, 0], "turns go round the table, whoever is allied with whom"


@pytest.mark.rule("A2.4ac")
@pytest.mark.parametrize("teams", ["12-3", "12-335", "1234", "12-34-5", "x"])
def test_alliances_that_cannot_be(teams: str) -> None:
    with pytest.raises(BadSetup):
        GAME.begin(GAME.setup(4, DiceParts("exam"), {"teams": teams}))
