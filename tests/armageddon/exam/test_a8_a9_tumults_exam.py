"""Tumults with more than two parties in them: rotation, scrambles, panic beside another elephant."""

from __future__ import annotations

import pytest

from tests.armageddon.chariots import chariot
from tests.armageddon.exam.staging import alive, goals, owner, play, stage, told_of, tumult, where
from tests.armageddon.table import events, lines

FAR = ("1 axe 1/48", "0 axe 1/1", "2 axe 1/47")
AGAINST_ALL = {"seats": 3}


def aboard(position, wagon: int = 1) -> list[int]:  # type: ignore[no-untyped-def]
    return [figure.id for figure in position.state.figures.values() if figure.on == wagon]


@pytest.mark.rule("A8.3k", "A8.3l")
def test_three_parties_take_turns_the_owner_among_them() -> None:
    position = stage(*chariot(4, ("axe",), 3), "0 axe 1/27", "1 axe 1/27", "2 axe 1/27", *FAR, **AGAINST_ALL)
    _, told = tumult(position, "go 1 1/27: " + "3 3 " * 6 + "12 3 12 3 12 3")
    foes = [one["foe"] for one in told]
    assert foes[:6] == foes[:3] * 2 and set(foes[:3]) == {0, 1, 2}
    assert [(foe - foes[0]) % 3 for foe in foes[:3]] == [0, 1, 2], "in turn order"


@pytest.mark.rule("A8.3k")
def test_whose_last_figure_fell_is_passed_over() -> None:
    men = ("1 axe 1/27", "2 axe 1/27", "2 axe 1/27")
    position = stage(*chariot(4, ("axe",), 3), *men, *FAR, **AGAINST_ALL)
    _, told = tumult(position, "go 1 1/27: 12 3 3 3 12 3 12 3")
    assert [one["foe"] for one in told] == [1, 2, 2, 2]


@pytest.mark.rule("A8.4h", "A8.4i")
def test_a_scramble_that_leaves_too_many_of_ones_own() -> None:
    """Three aboard, a friend and a foe climb; the foe falls, and one of four friends must go."""
    men = (*chariot(2, ("axe", "axe", "axe"), 3), "0 hero 1/27", "1 lance 1/27", *FAR)
    position = play(stage(*men, seats=3), "go 1 1/27")
    position, told = tumult(position, "go 1 1/28: 12 12 18 3")
    assert 8 not in alive(position) and len(aboard(position)) == 3
    assert {owner(position, man) for man in aboard(position)} == {0}
    assert [one["target"] for one in told] == [8]


@pytest.mark.rule("A8.4h", "A8.4j")
def test_a_scramble_on_a_wagon_whose_owner_is_not_aboard() -> None:
    """Seat 0 drives what is still seat 1's; two of seat 2 climb onto three: somebody has to yield."""
    crew = tuple(man.replace("1 ", "0 ", 1) for man in ("1 axe 1/25 on=1",) * 3)
    team = chariot(2, (), 3, owner=1)
    position = stage(*team, *crew, "2 lance 1/27", "2 lance 1/27", *FAR, **AGAINST_ALL)
    position = play(position, "go 1 1/27")
    position, told = tumult(position, "go 1 1/28: 12 12 " + "18 3 " * 2)
    assert len(aboard(position)) == 3 and len(told) == 2
    assert {one["manner"] for one in told} == {"scramble"}


@pytest.mark.rule("A8.4h")
def test_an_ally_aboard_is_no_intruder() -> None:
    crew = ("axe", "axe")
    men = (*chariot(2, crew, 3), "2 axe 1/25 on=1", "1 lance 1/27", *FAR)
    position = play(stage(*men, seats=3, sides=(0, 1, 0)), "go 1 1/27")
    position, told = tumult(position, "go 1 1/28: 12 18 3")
    assert [one["target"] for one in told] == [7] and len(aboard(position)) == 3


@pytest.mark.rule("A8.4e", "A8.4f", "A8.4l")
def test_two_enemies_of_two_parties_climb_beside_one_driver() -> None:
    """One each: nobody has the majority, and the chariot stands."""
    men = (*chariot(2, ("axe",), 3), "1 axe 1/27", "2 axe 1/27", *FAR)
    position = play(stage(*men, **AGAINST_ALL), "go 1 1/27", "go 1 1/28: 12 12")
    assert len(aboard(position)) == 3 and not goals(position, 1)
    assert not lines(position, "seize") and not lines(position, "back")


@pytest.mark.rule("A9.3k", "A9.4d", "A9.4h")
def test_panic_spares_the_other_trampling_elephant_and_its_riders() -> None:
    men = (
        "0 elephant 1/26",
        "0 axe 1/26 on=1",
        "0 elephant 1/28",
        "0 axe 1/28 on=3",
        "1 axe 1/27",
        "1 axe 1/27",
    )
    position = play(stage(*men, *FAR, seats=3), "go 1 1/27", "go 3 1/27")
    one = play(position, "trample 1: 3 17")
    assert alive(one) & {1, 2, 3, 4, 5, 6} == {1, 3, 4}
    other = play(position, "trample 3: 3 17")
    assert alive(other) & {1, 2, 3, 4, 5, 6} == {1, 2, 3}


@pytest.mark.rule("A9.4k", "A8.3k", "A9.4j")
def test_a_crushed_crew_of_two_parties_defends_in_rotation() -> None:
    men = ("1 wagon 1/27 pole=0", "1 axe 1/27 on=1", "2 axe 1/27 on=1", "2 axe 1/27 on=1")
    position = stage(*men, "0 elephant 1/26", "0 axe 1/26 on=5", *FAR, **AGAINST_ALL)
    position, told = tumult(position, "go 5 1/27: 3 3 3 3 12 3")
    assert [one["foe"] for one in told] == [1, 2, 1]
    assert alive(position) & {1, 2, 3, 4} == {3, 4}


@pytest.mark.rule("A9.4g", "A7.1f", "A2.4w")
def test_the_trampled_leader_drops_his_reins() -> None:
    men = (
        "0 elephant 1/26",
        "0 axe 1/26 on=1",
        "1 hero 1/27",
        "1 light-horse 1/27 led_by=3",
        "1 light-horse 1/27",
    )
    position = play(stage(*men, "1 axe 1/48", "0 axe 1/1"), "go 1 1/27", "defend 3: 12 3")
    assert 3 not in alive(position) and position.state.figures[4].led_by == 0


@pytest.mark.rule("A9.4l", "A8.4h")
def test_after_the_elephants_death_both_trampled_parties_strike_first() -> None:
    """Four men of two parties, two riders alive: six; the trampled begin."""
    men = ("0 elephant 1/26", "0 axe 1/26 on=1", "0 axe 1/26 on=1", *["1 axe 1/27"] * 2, *["2 axe 1/27"] * 2)
    position = stage(*men, *FAR, **AGAINST_ALL)
    position, told = tumult(position, "go 1 1/27: 3 16 10 10 12 3 12 3")
    assert [one["seat"] in (1, 2) for one in told[1:]] == [True, True]
    assert len(alive(position) & {2, 3, 4, 5, 6, 7}) == 4


@pytest.mark.rule("A9.3k", "A8.1a", "A2.4ab")
def test_a_player_may_be_out_in_the_middle_of_a_tumult() -> None:
    """Seat 2's last man is trampled; the turn goes on, and seat 2 is skipped."""
    men = (*chariot(4, ("axe",), 3), "2 axe 1/27", "1 axe 1/48", "0 axe 1/1")
    position = play(stage(*men, **AGAINST_ALL), "go 1 1/27: 12 3")
    assert position.due == (0,) and goals(position, 1)
    position = play(position, "end", "end")
    assert position.due == (0,) and position.state.round == 2


@pytest.mark.rule("A8.4b", "A8.4a", "A7.3a")
def test_a_led_horse_dies_under_the_wheels_and_its_leader_climbs() -> None:
    men = (*chariot(2, ("axe",), 3), "1 axe 1/27", "1 light-horse 1/27 led_by=5", "1 axe 1/48", "0 axe 1/1")
    position = play(stage(*men), "go 1 1/27")
    told = events(position, "go 1 1/28", [12])
    assert told_of(told, "rolled-over")
    position = play(position, "go 1 1/28: 12")
    assert 6 not in alive(position) and where(position, 5) == "1/27" and aboard(position) == [4, 5]
