"""A5.2f to A5.2l: thirst, frost and bog; rolling for life."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.turn import Rounds
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.gate import Played, _settle
from hexenkessel.kernel.seats import HOST
from tests.armageddon.table import LoadedDice, after, battle, kinds, lines, played, refusal

# Seat 1 has just moved; what falls next is rolled for seat 0.
FOE = "1 axe 1/48"


def begin(*figures: str, rolls: list[int], **terrain: Any) -> Played[Battlefield]:
    """Seat 0's turn, up to his first decision."""
    position = battle(*figures, FOE, active=1, round=1, **terrain)
    return played(position, "end", rolls)


@pytest.mark.rule("A5.2f", "A5.2g")
@pytest.mark.parametrize(
    ("kind", "danger"),
    [
        ("desert", "thirst"),
        ("highland_desert", "thirst"),
        ("ice_lowland", "freezing"),
        ("ice_highland", "freezing"),
        ("ice_mountain", "freezing"),
        ("swamp", "sinking"),
    ],
)
def test_a_roll_for_every_dangerous_field(kind: str, danger: str) -> None:
    result = begin("0 axe 1/19", rolls=[6], **{kind: "1/19 1/20"})
    (told,) = [event for event in result.events if event.key == "protected"]
    assert told.args == {"seat": 0, "field": "1/19", "danger": danger, "roll": 6}
    assert [roll.purpose for roll in result.rolls] == ["protection"]
    assert 1 in kinds(result.position)


@pytest.mark.rule("A5.2f")
def test_crossing_is_not_dangerous() -> None:
    position = battle("0 axe 1/19", FOE, desert="1/20")
    position = after(position, "go 1 1/20", "go 1 1/21", "end", "end")
    assert position.state.round == 2 and position.due == (0,)


@pytest.mark.rule("A5.2g", "A5.2h", "A5.2j")
def test_below_six_each_rolls_for_his_life() -> None:
    assert 1 in kinds(begin("0 axe 1/19", rolls=[5, 10], desert="1/19").position)
    dead = begin("0 axe 1/19", "0 axe 1/1", rolls=[5, 9], desert="1/19")
    assert 1 not in kinds(dead.position)
    (told,) = [event for event in dead.events if event.key == "life"]
    assert (told.args["result"], told.args["cause"], told.args["roll"]) == ("dies", "thirst", 9)


@pytest.mark.rule("A5.2i")
def test_each_player_rolls_when_his_turn_comes_also_in_the_first() -> None:
    both = ["0 axe 1/19", "1 axe 1/19"]
    position = battle(*both, desert="1/19", round=0, steps=(Rounds(),))
    change = Change(position, LoadedDice([6]))
    first = _settle(change, 0, HOST)
    assert [event.args["seat"] for event in first.events if event.key == "protected"] == [0]
    second = played(first.position, "end", [7])
    assert [event.args["seat"] for event in second.events if event.key == "protected"] == [1]


@pytest.mark.rule("A5.2k", "EX-A5.2k")
def test_after_each_roll_its_player_says_for_whom_it_counted() -> None:
    """EX-A5.2k: the 12 is given to the hero, and the 7 kills the man."""
    asked = begin("0 hero 1/19", "0 axe 1/19", rolls=[5, 12], desert="1/19").position
    assert lines(asked) == ["assign 1", "assign 2"]
    assert asked.step.prompt(asked, 0).args == {"roll": 12, "cause": "thirst"}
    assert refusal(asked, "assign 3") == "A5.2k"
    saved = after(asked, "assign 1", rolls=[7])
    assert 1 in kinds(saved) and 2 not in kinds(saved)


@pytest.mark.rule("A5.2k")
def test_bows_and_others_support_each_other_here() -> None:
    asked = begin("0 bow 1/19", "0 axe 1/19", rolls=[5, 9], swamp="1/19").position
    assert set(lines(asked)) == {"assign 1", "assign 2"}


@pytest.mark.rule("A5.2k")
def test_nobody_is_asked_where_all_are_alike() -> None:
    result = begin("0 axe 1/19", "0 axe 1/19", "0 axe 1/1", rolls=[3, 12, 4], desert="1/19")
    assert sorted(kinds(result.position)) == [1, 3, 4]
    assert result.position.due == (0,)


@pytest.mark.rule("A5.2l")
def test_support_only_among_warriors_of_one_player() -> None:
    result = begin("0 axe 1/19", "1 hero 1/19", rolls=[5, 12], desert="1/19")
    assert [event.args["figure"] for event in result.events if event.key == "life"] == [1]


@pytest.mark.rule("A5.2i", "A2.4ab")
def test_who_loses_his_last_warrior_to_thirst_is_out() -> None:
    result = begin("0 axe 1/19", rolls=[3, 3], desert="1/19")
    assert result.position.state.living == {1}
    assert result.position.due == (1,)


@pytest.mark.rule("A1.1b")
def test_without_the_chapter_there_is_no_danger() -> None:
    position = battle("0 axe 1/19", FOE, active=1, chapters=(2, 3), desert="1/19")
    assert not played(position, "end").rolls
