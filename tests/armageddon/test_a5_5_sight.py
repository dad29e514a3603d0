"""5.5: the line of an arrow, across and upwards."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel.games.armageddon.chapters.ch05_terrain.sight import has_sight, rises_above
from hexenkessel.games.armageddon.ground.ground import Ground, ground_of
from hexenkessel.games.armageddon.ground.land import GreatField, Land
from hexenkessel.games.armageddon.terms import Field
from hexenkessel.hexes.axial import Cell, distance
from hexenkessel.hexes.sight import line_to
from tests.armageddon.table import battle, refusal, vectors


@pytest.mark.rule("A5.5h", "A5.5i", "A5.5j")
@pytest.mark.parametrize("case", vectors("sight_across"), ids=lambda case: str(case["to"]))
def test_what_a_line_cuts_and_grazes(case: dict[str, Any]) -> None:
    line = line_to((case["to"][0], case["to"][1]))
    assert sorted(map(list, line.cut)) == sorted(case["cut"])
    assert sorted(map(list, line.left)) == sorted(case["graze_left"])
    assert sorted(map(list, line.right)) == sorted(case["graze_right"])


def visible(levels: list[int], tops: list[int]) -> bool:
    far = len(levels) - 1
    between = range(1, far)
    return not any(rises_above(tops[at], at, far, levels[0], levels[-1]) for at in between)


@pytest.mark.rule("A5.5k", "A5.5l", "A5.5m", "A5.5n", "A5.5r")
@pytest.mark.parametrize("case", vectors("sight_up"), ids=str)
def test_what_rises_above_a_line(case: dict[str, Any]) -> None:
    assert visible(case["levels"], case.get("tops", case["levels"])) == case["visible"]


@pytest.mark.rule("A5.5m", "EX-A5.5m")
@pytest.mark.parametrize(
    ("levels", "seen"),
    [
        ([1, 1, 2, 2], True),
        ([1, 2, 2], False),
        ([1, 2, 3], True),
        ([1, 2, 2, 3], False),
        ([2, 1, 2], True),
        ([1, 2, 1], False),
    ],
)
def test_the_examples_upwards(levels: list[int], seen: bool) -> None:
    """EX-A5.5m."""
    assert visible(levels, levels) == seen


@pytest.mark.rule("A5.5k")
@pytest.mark.parametrize("low", range(1, 6))
@pytest.mark.parametrize("high", range(1, 6))
def test_one_border_by_counting(low: int, high: int) -> None:
    """If the higher one stands farther from the border than the lower one, the shot is impossible."""
    levels = [1] * low + [2] * high
    assert visible(levels, levels) == (high <= low) == visible(levels[::-1], levels[::-1])


@pytest.mark.rule("A5.5j", "EX-A5.5j")
def test_between_two_woods() -> None:
    """EX-A5.5j: the line runs between two fields: one wood does not hide the target, two do."""
    # From 1/19 one gets to 1/34 through a corner; 1/26 and 1/27 lie on either side.
    for forest, rule in (("1/26", ""), ("1/27", ""), ("1/26 1/27", "A5.5f")):
        position = battle("0 bow 1/19", "1 axe 1/34", forest=forest)
        assert position.state.index.ground.distance(*(f.field for f in position.state.figures.values())) == 2
        assert refusal(position, "shoot 1 2") == rule, forest


@pytest.mark.rule("A5.5f", "A5.5g")
def test_peaks_hide_everything() -> None:
    position = battle("0 bow 1/23", "1 axe 1/25", peaks="1/24", mountain="1/23 1/25")
    assert refusal(position, "shoot 1 2") == "A5.5f"


# The rules read directly, with fractions and corners, against the tables.

KINDS = ["lowland", "highland", "mountain", "forest", "water", "peaks"]


def corners(cell: Cell) -> list[tuple[Fraction, Fraction]]:
    """In a plane that is stretched upwards, which no straight line minds."""
    q, r = cell
    x, y = Fraction(2 * q + r), Fraction(3 * r)
    return [(x + dx, y + dy) for dx, dy in ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))]


def meets(start: Cell, end: Cell, cell: Cell) -> str:
    """cut, left, right or nothing: on which sides of the line, and within its length, the corners lie."""
    from_x, to_x = (Fraction(2 * q + r) for q, r in (start, end))
    from_y, to_y = (Fraction(3 * r) for _, r in (start, end))
    dx, dy = to_x - from_x, to_y - from_y
    sides, along = [], []
    for x, y in corners(cell):
        sides.append(dx * (y - from_y) - dy * (x - from_x))
        along.append(dx * (x - from_x) + dy * (y - from_y))
    if max(along) <= 0 or min(along) >= dx * dx + dy * dy:
        return ""
    if min(sides) < 0 < max(sides):
        return "cut"
    if 0 in sides:
        return "left" if max(sides) > 0 else "right"
    return ""


def directly(ground: Ground, one: Field, other: Field, first: int, last: int) -> bool:
    """A5.5f to A5.5r, field by field, over the whole board, from and to these levels."""
    start, end = ground.cells[one], ground.cells[other]
    far = distance(start, end)
    low, high = first + Fraction(1, 2), last + Fraction(1, 2)
    hidden = {"cut": False, "left": False, "right": False}
    for field, cell in enumerate(ground.cells):
        how = meets(start, end, cell)
        if field in (one, other) or not how:
            continue
        at = distance(start, cell)
        for rim in (at - Fraction(1, 2), at + Fraction(1, 2)):
            if low + (high - low) * rim / far < ground.top[field]:
                hidden[how] = True
    return not (hidden["cut"] or (hidden["left"] and hidden["right"]))


@pytest.mark.rule("A5.5f", "A5.5g", "A5.5i", "A5.5j", "A5.5m", "A5.5n", "A9.3b")
@given(data=st.data())
def test_sight_is_what_the_rules_say_on_random_ground(data: st.DataObject) -> None:
    painted = data.draw(st.lists(st.sampled_from(KINDS), min_size=48, max_size=48))
    fields = {
        kind: tuple(small for small, found in enumerate(painted, 1) if found == kind) for kind in KINDS[1:]
    }
    ground = ground_of(Land((GreatField(1, (0, 0), "lowland", fields),)))  # type: ignore[arg-type]
    standing = [field for field in range(48) if ground.terrain[field] not in ("peaks", "water")]
    if len(standing) < 2:
        return
    one, other = data.draw(st.lists(st.sampled_from(standing), min_size=2, max_size=2, unique=True))
    # A9.3b: who sits on an elephant is a level higher.
    first, last = (ground.level[field] + data.draw(st.sampled_from([0, 0, 1])) for field in (one, other))
    assert has_sight(ground, one, other, first, last) == directly(ground, one, other, first, last)
    assert has_sight(ground, other, one, last, first) == directly(ground, other, one, last, first)
