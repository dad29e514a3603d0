"""Lines from centre to centre: what they cut, and what they only touch."""

from __future__ import annotations

import pytest

from hexenkessel.hexes.axial import STEPS, Cell, distance
from hexenkessel.hexes.sight import line_to

FAR = 12
CELLS = [
    (q, r) for q in range(-FAR, FAR + 1) for r in range(-FAR, FAR + 1) if 1 <= distance((0, 0), (q, r)) <= FAR
]


def turned(cell: Cell) -> Cell:
    """A sixth of a turn clockwise."""
    q, r = cell
    return -r, q + r


def test_a_sixth_of_a_turn_leads_from_direction_to_direction() -> None:
    assert [turned(step) for step in STEPS] == [*STEPS[1:], STEPS[0]]


def test_a_neighbour_has_nothing_between() -> None:
    for step in STEPS:
        assert line_to(step) == ((), (), ())


@pytest.mark.parametrize("far", range(2, FAR + 1))
def test_straight_on_every_field_between_is_cut(far: int) -> None:
    assert line_to((far, 0)) == (tuple((step, 0) for step in range(1, far)), (), ())


def test_through_a_corner_two_fields_are_touched() -> None:
    line = line_to((1, 1))
    assert line.cut == () and line.left == ((0, 1),) and line.right == ((1, 0),)


def test_what_is_cut_lies_on_a_shortest_path() -> None:
    for cell in CELLS:
        far = distance((0, 0), cell)
        for between in line_to(cell).cut:
            assert distance((0, 0), between) + distance(between, cell) == far


def test_a_line_turns_with_its_target() -> None:
    for cell in CELLS:
        line, other = line_to(cell), line_to(turned(cell))
        assert {turned(each) for each in line.cut} == set(other.cut)
        assert {turned(each) for each in line.left} == set(other.left)
        assert {turned(each) for each in line.right} == set(other.right)


def test_back_again_left_is_right() -> None:
    for cell in CELLS:
        there, back = line_to(cell), line_to((-cell[0], -cell[1]))

        def seen_from_the_other_end(cells: tuple[Cell, ...], end: Cell = cell) -> set[Cell]:
            return {(q - end[0], r - end[1]) for q, r in cells}

        assert seen_from_the_other_end(there.cut) == set(back.cut)
        assert seen_from_the_other_end(there.left) == set(back.right)
