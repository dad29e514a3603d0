"""Cells of a field of hexagons."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from hexenkessel.hexes.axial import STEPS, distance, neighbours, opposite, rim

CELLS = st.tuples(st.integers(-30, 30), st.integers(-30, 30))


@given(CELLS)
def test_neighbours_stand_around_in_a_ring(cell: tuple[int, int]) -> None:
    around = neighbours(cell)
    assert len(set(around)) == 6
    assert all(distance(cell, other) == 1 for other in around)
    assert all(distance(one, other) == 1 for one, other in pairwise([*around, around[0]]))


@given(CELLS, st.sampled_from(range(6)))
def test_the_way_back_is_the_opposite_direction(cell: tuple[int, int], direction: int) -> None:
    other = neighbours(cell)[direction]
    assert neighbours(other)[opposite(direction)] == cell


@given(CELLS, CELLS, CELLS)
def test_no_detour_is_shorter(one: tuple[int, int], other: tuple[int, int], third: tuple[int, int]) -> None:
    assert distance(one, other) == distance(other, one) <= distance(one, third) + distance(third, other)


def test_the_rim_is_what_touches_and_is_free() -> None:
    assert rim([(0, 0)]) == sorted(STEPS)
    assert len(rim([(0, 0), (1, 0)])) == 8
    assert (0, 0) not in rim([(0, 0), (1, 0)])
