"""10.3: arrows over walls, through loopholes and gates."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import shot_items, shot_number
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.table import after, battle, lines, refusal

CHAPTERS = (2, 3, 4, 5, "10.1")
ALL = (2, 3, 4, 5, 6, 7, 8, 9, "10.1")


def shot(bow: str, target: str, **ground: Any) -> int | str:
    """The number that a bow of seat 0 needs for a man of seat 1, or the rule that forbids the shot."""
    position = battle(f"0 bow {bow}", f"1 axe {target}", chapters=CHAPTERS, **ground)
    index = position.state.index
    return refusal(position, "shoot 1 2") or shot_number(index, index.figures[1], index.figures[2])


# 1/18, 1/19, 1/20, 1/21 and 1/22 lie in a row from west to east.


@pytest.mark.rule("A10.1a", "A10.1b", "A10.3b", "R-A10.3b", "A10.3c", "A10.3e", "A10.3h")
@pytest.mark.parametrize(
    ("bow", "target", "found"),
    [
        ("1/19", "1/21", 13),  # out through the loophole, as if there were no wall
        ("1/19", "1/20", 12),  # also at the next field
        ("1/19", "1/17", 13),  # it stands behind him
        ("1/18", "1/20", "A10.3b"),  # he is not at the loophole
        ("1/18", "1/21", "A10.3b"),
        ("1/20", "1/19", "A10.3e"),  # nobody shoots in
        ("1/21", "1/19", "A10.3e"),
        ("1/22", "1/19", "A10.3e"),
        ("1/21", "1/18", "A10.3b"),  # even less past the field behind it
        ("1/19", "1/18", "A4.2c"),
    ],
)
def test_a_wall_has_a_loophole_for_who_stands_inside(bow: str, target: str, found: int | str) -> None:
    assert shot(bow, target, walls="1/19-E") == found


@pytest.mark.rule("A10.2b", "A10.3b", "A10.3i")
@pytest.mark.parametrize("walls", ["1/19-E-closed", "1/19-E 1/20-W"])
@pytest.mark.parametrize(("bow", "target"), [("1/19", "1/21"), ("1/19", "1/20"), ("1/18", "1/20")])
def test_closed_gates_and_double_walls_have_none(walls: str, bow: str, target: str) -> None:
    assert shot(bow, target, walls=walls) == "A10.3b"


@pytest.mark.rule("A10.3j")
def test_through_a_passage_arrows_fly() -> None:
    ground = {"walls": "1/19-E 1/20-W", "passages": "1/19-1/20"}
    assert shot("1/18", "1/20", **ground) == shot("1/19", "1/21", **ground) == 13
    assert shot("1/19", "1/20", **ground) == "A4.2c"


@pytest.mark.rule("A10.2c", "A10.3b", "A10.3g", "A10.3h")
@pytest.mark.parametrize(
    ("bow", "target", "found"),
    [
        ("1/18", "1/20", 13),
        ("1/19", "1/21", 13),  # who is outside is not covered
        ("1/21", "1/19", 14),  # who is inside is
        ("1/21", "1/18", 14),  # three fields away, and not at the gate
        ("1/22", "1/19", 15),
        ("1/17", "1/19", 13),  # on the same side
        ("1/19", "1/20", "A4.2c"),
    ],
)
def test_through_an_open_gate_one_shoots_as_if_there_were_no_wall(
    bow: str, target: str, found: int | str
) -> None:
    assert shot(bow, target, walls="1/19-E-open") == found


@pytest.mark.rule("A10.3d")
def test_not_through_an_open_gate_at_the_next_field() -> None:
    # A rider of an elephant cannot be fought hand to hand, so he may be shot at from beside him.
    men = ("0 bow 1/19", "1 elephant 1/20", "1 axe 1/20 on=2")
    assert refusal(battle(*men, chapters=ALL), "shoot 1 3") == ""
    assert refusal(battle(*men, chapters=ALL, walls="1/19-E-open"), "shoot 1 3") == "A10.3d"
    assert refusal(battle(*men, chapters=ALL, walls="1/20-W-open"), "shoot 1 3") == "A10.3d"


@pytest.mark.rule("R-A10.3b", "A10.1a", "A10.3g")
@pytest.mark.parametrize(
    ("bow", "target", "found"),
    [
        ("1/16", "1/17", 12),  # from the hill over the wall beside him: one level down is free
        ("1/16", "1/19", 14),
        ("1/17", "1/16", 13),  # and from its inside up through the loophole
    ],
)
def test_a_wall_is_one_level_high(bow: str, target: str, found: int | str) -> None:
    # The wall stands on the plain before the hill and is as high as the hill.
    assert shot(bow, target, walls="1/17-W", highland="1/16") == found


@pytest.mark.rule("R-A10.3b")
def test_a_wall_far_down_is_shot_over_and_gives_no_cover() -> None:
    # From mountain country, level 3, at a man two fields behind a wall at his foot.
    assert shot("1/16", "1/19", walls="1/17-W", mountain="1/16") == 15
    # A man close behind the wall is hidden: the line comes in below its top.
    assert shot("1/16", "1/19", walls="1/19-W", highland="1/16") == "A10.3e"


@pytest.mark.rule("R-A10.3b", "A10.3g")
@pytest.mark.parametrize(
    ("walls", "out", "into"),
    [
        ("1/19-E", 13, 13),  # it only grazes one wall
        ("1/19-SE", 13, 13),
        ("1/19-E 1/19-SE", 13, "A10.3e"),
        ("1/19-E-closed 1/19-SE", 13, "A10.3e"),
        ("1/19-E-closed 1/19-SE-closed", "A10.3b", "A10.3b"),
        ("1/19-E-open 1/19-SE", 13, 14),  # through the gate
        ("1/19-E-open", 13, 13),  # past it
        ("1/20-SW", 13, 13),  # exactly along the wall
        ("1/19-E 1/27-NW", 13, "A10.3e"),  # a loophole on the one side, an outside on the other
    ],
)
def test_over_a_corner_the_line_passes_between_two_edges(walls: str, out: int | str, into: int | str) -> None:
    # From 1/19 to 1/28 between 1/20 and 1/27.
    assert shot("1/19", "1/28", walls=walls) == out
    assert shot("1/28", "1/19", walls=walls) == into


# Who has shot out can be answered

MEN = ("0 bow 1/19", "0 axe 1/19", "0 axe 1/18", "1 axe 1/22", "1 bow 1/21", "1 bow 1/21")


def shooting(position: ArmageddonPosition, line: str) -> ArmageddonPosition:
    """After this shot, which is missed, and the rest of the turn."""
    shot_at = after(position, line, rolls=[3])
    return after(shot_at, "end") if shot_at.due == (0,) else shot_at


def answered(*more: str) -> ArmageddonPosition:
    position = battle(*MEN, *more, chapters=CHAPTERS, walls="1/19-E", rounds=9)
    return shooting(position, "shoot 1 4")


@pytest.mark.rule("A10.3e", "R-A10.3e", "A10.3g")
def test_who_has_shot_out_can_be_answered_until_his_next_turn() -> None:
    quiet = after(battle(*MEN, chapters=CHAPTERS, walls="1/19-E"), "end")
    assert not lines(quiet, "shoot")
    position = answered()
    # At anybody on his field, behind the loophole; at nobody else.
    assert lines(position, "shoot 5") == ["shoot 5 1", "shoot 5 2"]
    index = position.state.index
    assert shot_items(index, index.figures[5], index.figures[2]) == [("distance", 13), ("loophole", 1)]
    again = after(position, "end")
    assert again.state.round == 2 and not again.state.loopholes
    assert not lines(after(again, "end"), "shoot 5")


@pytest.mark.rule("A10.3e")
def test_only_his_enemies_answer_and_only_through_this_loophole() -> None:
    men = ("2 bow 1/21", "1 bow 1/17", "2 bow 1/17")
    position = battle(*MEN, *men, chapters=CHAPTERS, walls="1/19-E 1/19-W", seats=3, sides=(0, 1, 0))
    position = shooting(position, "shoot 1 4")
    assert refusal(position, "shoot 5 1") == "" and refusal(position, "shoot 8 1") == "A10.3e"
    # An ally is no enemy, and the loophole to the west is another one.
    assert [line for line in lines(position, "shoot") if line.endswith((" 1", " 2"))] == [
        "shoot 5 1", "shoot 5 2", "shoot 6 1", "shoot 6 2",
    ]  # fmt: skip


@pytest.mark.rule("R-A10.3b", "A10.3e")
def test_who_has_two_loopholes_for_a_shot_names_one() -> None:
    men = ("0 bow 1/19", "1 axe 1/28", "1 bow 1/21", "1 bow 1/35")
    position = battle(*men, chapters=CHAPTERS, walls="1/19-E 1/19-SE")
    assert lines(position, "shoot-through") == ["shoot-through 1 2 E", "shoot-through 1 2 SE"]
    assert refusal(position, "shoot-through 1 2 W") == "A10.3b"
    assert refusal(position, "shoot-through 1 3 E") == "A10.3b"
    for side, answer in (("E", "3"), ("SE", "4")):
        shot_so = shooting(position, f"shoot-through 1 2 {side}")
        assert [line for line in lines(shot_so, "shoot") if line.endswith(" 1")] == [f"shoot {answer} 1"]
