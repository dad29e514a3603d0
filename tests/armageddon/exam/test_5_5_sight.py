"""Examination of 5.5: lines that pass, graze, cut, and go over."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.exam.compass import from_here, row_of
from tests.armageddon.table import battle, refusal

HERE = "1/26"
Offset = tuple[int, int]


def at(*offsets: Offset) -> str:
    return " ".join(from_here(HERE, *offset) for offset in offsets)


def shot(target: Offset, **ground: Any) -> ArmageddonPosition:
    return battle(f"0 bow {HERE}", f"1 axe {at(target)}", "1 axe 1/48", **ground)


def is_seen(target: Offset, **ground: Any) -> bool:
    return refusal(shot(target, **ground), "shoot 1 2") == ""


def turned(offset: Offset, times: int) -> Offset:
    """An offset turned by so many times 60 degrees."""
    q, r = offset
    for _ in range(times):
        q, r = -r, q + r
    return q, r


# Across


@pytest.mark.rule("A5.5h", "A5.5i", "A5.5j")
@pytest.mark.parametrize("times", range(6))
@pytest.mark.parametrize("obstacle", ["forest", "highland", "mountain", "peaks", "ice_highland"])
def test_an_edge_between_two_fields(times: int, obstacle: str) -> None:
    target, left, right = (turned(offset, times) for offset in ((1, 1), (0, 1), (1, 0)))
    assert is_seen(target, **{obstacle: at(left)})
    assert is_seen(target, **{obstacle: at(right)})
    assert refusal(shot(target, **{obstacle: at(left, right)}), "shoot 1 2") == "A5.5f"


@pytest.mark.rule("A5.5j")
def test_two_different_obstacles_close_the_gap_as_well() -> None:
    assert not is_seen((1, 1), forest=at((1, 0)), highland=at((0, 1)))
    assert not is_seen((1, 1), peaks=at((1, 0)), forest=at((0, 1)))
    assert is_seen((1, 1), water=at((1, 0)), forest=at((0, 1))), "water is no obstacle"
    assert is_seen((1, 1), swamp=at((1, 0)), forest=at((0, 1)))


@pytest.mark.rule("A5.5j")
@pytest.mark.parametrize(
    ("woods", "seen"),
    [
        ([(0, 1), (1, 2)], True),  # both on one side
        ([(1, 0), (2, 1)], True),
        ([(0, 1), (2, 1)], False),  # one left, one right, at different places of the line
        ([(1, 0), (1, 2)], False),
        ([(1, 0), (0, 1)], False),
        ([(2, 1), (1, 2)], False),
        ([(1, 1)], False),  # cut
        ([(0, 2), (2, 0)], True),  # passed by
    ],
)
def test_a_long_line_through_corners(woods: list[Offset], seen: bool) -> None:
    for times in (0, 3, 5):
        fields = [turned(wood, times) for wood in woods]
        if all(_is_on_board(field) for field in [*fields, turned((2, 2), times)]):
            assert is_seen(turned((2, 2), times), forest=at(*fields)) == seen


def _is_on_board(offset: Offset) -> bool:
    try:
        from_here(HERE, *offset)
    except KeyError:
        return False
    return True


@pytest.mark.rule("A5.5i", "A5.5j")
@pytest.mark.parametrize(
    ("woods", "seen"),
    [
        ([(1, 1)], True),
        ([(3, 0)], True),
        ([(1, 1), (3, 0)], False),
        ([(1, 0)], False),
        ([(2, 0)], False),
        ([(2, 1)], False),
        ([(3, 1)], False),
        ([(0, 1), (4, 0)], True),
    ],
)
def test_corners_that_a_slanting_line_touches(woods: list[Offset], seen: bool) -> None:
    start = "1/24"
    fields = " ".join(from_here(start, *wood) for wood in woods)
    position = battle(f"0 bow {start}", f"1 axe {from_here(start, 4, 1)}", forest=fields)
    assert (refusal(position, "shoot 1 2") == "") == seen


@pytest.mark.rule("A5.5g", "A5.5i")
def test_both_fields_that_a_slanting_line_cuts_must_be_open() -> None:
    for wood in ((1, 0), (1, 1)):
        assert not is_seen((2, 1), forest=at(wood))
    assert is_seen((2, 1), forest=at((0, 1), (2, 0))), "beside the line"


@pytest.mark.rule("A5.5j", "A5.5r")
def test_trees_are_no_obstacle_beside_men_on_highland() -> None:
    high = at((0, 0), (1, 1))
    assert is_seen((1, 1), highland=high, forest=at((1, 0), (0, 1)))
    assert not is_seen((1, 1), highland=high, mountain=at((1, 0), (0, 1)))
    assert is_seen((1, 1), mountain=high, highland=at((1, 0), (0, 1)))
    assert is_seen((1, 1), highland=at((0, 0), (1, 1), (1, 0), (0, 1))), "level ground is none"


@pytest.mark.rule("A5.5j")
def test_who_stands_in_the_wood_or_on_the_height_is_not_hidden_by_his_own_field() -> None:
    assert is_seen((2, 0), forest=at((0, 0), (2, 0)))
    assert is_seen((2, 0), highland=at((0, 0), (2, 0)))


@pytest.mark.rule("A5.5f")
def test_figures_are_no_obstacles() -> None:
    crowd = [f"1 hero {at((1, 0))}"] * 4
    position = battle(f"0 bow {HERE}", f"1 axe {at((2, 0))}", *crowd)
    assert refusal(position, "shoot 1 2") == ""


# Up and down

PROFILES = {
    "112": True, "122": False, "1122": True, "1222": False, "11122": True, "123": True, "1223": False,
    "1123": True, "1233": False, "212": True, "121": False, "2212": True, "321": True, "3321": False,
    "3211": True, "113": True, "133": False, "2F2": True, "2F1": False, "2F11": True,
    "21F1": False, "3F1": True,
    "1F1": False, "1F2": False, "1F3": True, "FF1": False, "1FF": False, "3FF": True, "1P1": False,
    "3P3": False, "303": True, "11F2": True, "12F2": False, "1F22": False, "1132": False,
    "313": True, "323": True,
    "3223": True, "3113": True, "31F3": True,
}  # fmt: skip
LETTERS = {"2": "highland", "3": "mountain", "0": "water", "F": "forest", "P": "peaks"}


@pytest.mark.rule("A5.5k", "A5.5l", "A5.5m", "A5.5o", "A5.5q", "A5.5r")
@pytest.mark.parametrize(("profile", "seen"), list(PROFILES.items()))
def test_profiles(profile: str, seen: bool) -> None:
    row = row_of(8)
    for letters in (profile, profile[::-1]):
        fields: dict[str, Any] = {}
        for letter, field in zip(letters, row, strict=False):
            if letter != "1":
                fields[LETTERS[letter]] = f"{fields.get(LETTERS[letter], '')} {field}"
        position = battle(f"0 bow {row[0]}", f"1 axe {row[len(letters) - 1]}", **fields)
        assert (refusal(position, "shoot 1 2") == "") == seen, f"{letters}: sight is the same both ways"


@pytest.mark.rule("A5.5n", "A5.5m")
def test_off_the_row_each_field_counts_at_its_own_distance() -> None:
    """From highland down over the two fields that the line to (2, 1) cuts, at distances 1 and 2."""
    down: dict[str, Any] = {"highland": at((0, 0))}
    assert is_seen((2, 1), **down)
    assert is_seen((2, 1), highland=at((0, 0)), forest=at((1, 0))), "as 2F11"
    assert not is_seen((2, 1), highland=at((0, 0)), forest=at((1, 1))), "as 21F1"
    assert is_seen((2, 1), highland=at((0, 0), (1, 0))) == is_seen((3, 0), highland=at((0, 0), (1, 0)))
