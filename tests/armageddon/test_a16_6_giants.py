"""16.6: giants."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.beasts import played, windy
from tests.armageddon.table import kinds, lines, places, refusal

SECTIONS = (2, 3, 4, 5, 7, "14.3", "15.1", "16.1")
FAR = ("0 axe 1/1", "1 axe 1/48")
HILL = "1/17 1/18 1/19 1/20 1/21"


def giant(*figures: str, left: int = 0, **more: Any) -> ArmageddonPosition:
    more.setdefault("highland", HILL)
    more.setdefault("chapters", SECTIONS)
    return windy(*FAR, *figures, left=left, **more)


@pytest.mark.rule("A16.6b", "A16.6d")
def test_a_wild_giant_steps_and_throws_onto_all_fields_around() -> None:
    position = giant("- giant 1/18", "1 axe 1/20", "0 axe 1/18", "1 axe 1/12")
    turned = played(position, "end", [6, 1, 6, 9, 10, 9])
    stones = [event.args["field"] for event in turned.events if event.key == "stone"]
    assert len(stones) == 6
    assert places(turned.position)[3] == "1/19"
    # Those on 1/12, 1/18 and 1/20 rolled for their lives, in the order of the fields.
    assert [event.args["field"] for event in turned.events if event.key == "life"] == ["1/20", "1/18", "1/12"]
    assert sorted(kinds(turned.position)) == [1, 2, 3, 5]


@pytest.mark.rule("A16.6f")
def test_he_does_not_throw_onto_higher_ground() -> None:
    position = giant("- giant 1/18", "1 axe 1/13", mountain="1/13")
    turned = played(position, "end", [6, 1, 6])
    assert len([event for event in turned.events if event.key == "stone"]) == 5


def thrown() -> ArmageddonPosition:
    """Warrior 4 of seat 1 and warrior 5 of seat 0 have lived through the stones beside him."""
    position = giant("- giant 1/18", "1 axe 1/20", "0 axe 1/20")
    return played(position, "end", [6, 1, 6, 10, 10]).position


@pytest.mark.rule("A16.6g")
def test_who_has_lived_may_try_once_in_turn_order() -> None:
    position = thrown()
    assert position.due == (0,)
    assert lines(position) == ["tame 5", "done"]
    tried = played(position, "tame 5", [15]).position
    assert tried.state.figures[3].owner == 0
    # A16.6h: the other may try to win him from his new master.
    assert tried.due == (1,)
    won = played(tried, "tame 4", [16]).position
    assert won.state.figures[3].owner == 1
    assert won.state.figures[4].acted is False


@pytest.mark.rule("A16.6g")
@pytest.mark.parametrize("roll", [3, 14, 18])
def test_less_than_fifteen_kills_who_tries(roll: int) -> None:
    assert 5 not in kinds(played(thrown(), "tame 5", [roll]).position)


@pytest.mark.rule("A16.6g", "A16.1h")
def test_a_seventeen_kills_the_giant() -> None:
    position = played(thrown(), "tame 5", [17]).position
    assert kinds(position)[5] == "hero"
    assert 3 not in kinds(position)
    assert position.due == (1,)
    assert "end" in lines(position)


@pytest.mark.rule("A16.6g")
def test_nobody_must_try_and_nobody_else_may() -> None:
    position = thrown()
    assert refusal(position, "tame 1") == "A16.6g"
    position = played(position, "done").position
    assert lines(position) == ["tame 4", "done"]


@pytest.mark.rule("A16.6i", "A16.6l")
def test_all_on_his_own_field_are_lost() -> None:
    position = giant("- giant 1/18", "1 axe 1/19", "0 axe 1/19", "1 light-horse 1/19")
    turned = played(position, "end", [6, 1, 6, 14, 18]).position
    assert sorted(kinds(turned)) == [1, 2, 3]
    alone = giant("- giant 1/18", "1 light-horse 1/19")
    assert sorted(kinds(played(alone, "end", [6, 1, 6]).position)) == [1, 2, 3]


@pytest.mark.rule("A16.6j")
def test_tamed_on_his_own_field_he_makes_an_extra_step() -> None:
    position = giant("- giant 1/18", "1 axe 1/19", "0 axe 1/19")
    position = played(position, "end", [6, 1, 6, 15]).position
    assert position.due == (0,)
    assert lines(position) == ["stride 1/20", "stride 1/18"]
    assert refusal(position, "stride 1/12") == "A16.6c"
    position = played(position, "stride 1/20").position
    assert places(position)[3] == "1/20"
    assert position.state.figures[3].owner == 0
    assert sorted(kinds(position)) == [1, 2, 3, 4, 5]


@pytest.mark.rule("A16.6k")
def test_a_seventeen_there_saves_all() -> None:
    position = giant("- giant 1/18", "1 axe 1/19", "0 axe 1/19")
    position = played(position, "end", [6, 1, 6, 3, 17]).position
    assert kinds(position) == {1: "axe", 2: "axe", 4: "hero", 5: "axe"}


@pytest.mark.rule("A16.6c")
def test_a_tame_giant_goes_one_step_where_his_master_wants() -> None:
    position = giant("0 giant 1/18", "0 axe 1/12", left=9)
    assert lines(position, "go 3") == ["go 3 1/19", "go 3 1/17"]
    assert refusal(position, "go 3 1/12") == "A16.6c"
    moved = played(position, "go 3 1/19").position
    assert refusal(moved, "go 3 1/20") == "A16.6c"
    # The wind is nothing to him.
    assert places(played(moved, "end").position)[3] == "1/19"


@pytest.mark.rule("A16.6c", "A16.6i")
def test_where_he_steps_all_are_threatened() -> None:
    position = giant("0 giant 1/18", "1 axe 1/19", left=9)
    assert 4 not in kinds(played(position, "go 3 1/19", [14]).position)


@pytest.mark.rule("A16.6e", "A16.6f", "A16.6h")
def test_his_master_says_where_he_throws() -> None:
    position = giant("0 giant 1/18", "1 axe 1/19", left=9, mountain="1/11")
    assert len(lines(position, "throw-stone")) == 5
    assert refusal(position, "throw-stone 3 1/11") == "A16.6f"
    position = played(position, "throw-stone 3 1/19", [10]).position
    assert position.due == (1,)
    position = played(position, "tame 4", [15]).position
    assert position.state.figures[3].owner == 1


@pytest.mark.rule("A16.6e")
def test_once_onto_each_field_in_a_round() -> None:
    position = played(giant("0 giant 1/18", left=9), "throw-stone 3 1/19").position
    assert refusal(position, "throw-stone 3 1/19") == "A16.6e"
    position = played(position, "throw-stone 3 1/17").position
    # Who has thrown stays where he is.
    assert lines(position, "go 3") == []


@pytest.mark.rule("A16.6m")
def test_too_far_from_all_warriors_of_his_master_he_is_wild_again() -> None:
    great = ((0, 0), (0, 1), (0, 2))
    position = giant("0 giant 3/40", "1 axe 3/41", great=great, highland="3/40", left=9)
    turned = played(position, "end").position
    assert turned.state.figures[3].owner is None
    near = giant("0 giant 3/40", "0 axe 3/30", great=great, highland="3/40", left=9)
    assert played(near, "end").position.state.figures[3].owner == 0
