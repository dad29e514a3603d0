"""2.1: great fields of 48 fields."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from hexenkessel.games.armageddon.ground.ground import ground_of
from hexenkessel.games.armageddon.ground.tiling import CELLS, ROWS, origin, parse_name
from hexenkessel.hexes.axial import STEPS, distance
from tests.armageddon.table import battle, land, refusal, vectors


@pytest.mark.rule("A2.1c", "A2.1d")
def test_a_great_field_has_48_fields_in_eight_rows() -> None:
    assert len(CELLS) == len(set(CELLS)) == 48
    assert ROWS == (4, 5, 6, 7, 8, 7, 6, 5)


@pytest.mark.rule("A2.1d")
def test_three_sides_have_four_fields_and_three_have_five() -> None:
    of_four = ([1, 2, 3, 4], [30, 37, 43, 48], [23, 31, 38, 44])
    of_five = ([4, 9, 15, 22, 30], [44, 45, 46, 47, 48], [1, 5, 10, 16, 23])
    for side in (*of_four, *of_five):
        cells = [CELLS[number - 1] for number in side]
        assert len({(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(cells)}) == 1


@pytest.mark.rule("A2.1e", "EX-A2.1e")
def test_a_name_is_great_field_and_field() -> None:
    """EX-A2.1e: 1/4 is the rightmost field of the top row."""
    assert parse_name("1/4") == (1, 4)
    assert CELLS[4 - 1] == (3, 0)
    ground = ground_of(land())
    assert ground.names[3] == "1/4" and ground.number["1/4"] == 3


@pytest.mark.rule("A2.1e")
@pytest.mark.parametrize("name", ["", "4", "/4", "1/", "1/x", "-1/4", "1/²"])
def test_other_words_are_no_names(name: str) -> None:
    with pytest.raises(ValueError):
        parse_name(name)


@pytest.mark.rule("A2.1a", "A2.1b", "A2.1f")
def test_all_288_neighbours_within_and_across_great_fields() -> None:
    around = [(0, 0), (0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1)]
    ground = ground_of(land(great=around))
    numbers = {at: number for number, at in enumerate(around, 1)}
    table = vectors("neighbours")
    assert sum(len(row) for row in table.values()) == 288
    for small, row in table.items():
        field = ground.number[f"1/{small}"]
        for direction, (i, j, other) in enumerate(row):
            assert ground.names[ground.around[field][direction]] == f"{numbers[i, j]}/{other}"


@pytest.mark.rule("A2.1f")
def test_great_fields_cover_the_plane_without_gap_or_overlap() -> None:
    cells = [
        (q + dq, r + dr)
        for i in range(-4, 5)
        for j in range(-4, 5)
        for q, r in [origin((i, j))]
        for dq, dr in CELLS
    ]
    assert len(cells) == len(set(cells))
    # In the middle of the patch nothing is missing.
    near = [(q, r) for q in range(-10, 11) for r in range(-10, 11) if distance((0, 0), (q, r)) <= 10]
    assert set(near) <= set(cells)
    assert len(STEPS) == 6


@pytest.mark.rule("A2.1f")
@pytest.mark.parametrize("case", [case for case in vectors("cases") if case["kind"] == "distance"])
def test_distances(case: dict[str, Any]) -> None:
    ground = ground_of(land())
    steps = ground.distance(ground.number[case["in"]["from"]], ground.number[case["in"]["to"]])
    assert steps == case["expect"]["steps"]


@pytest.mark.rule("A2.1f")
def test_the_border_of_a_great_field_is_no_obstacle() -> None:
    position = battle("0 axe 1/45", great=[(0, 0), (0, 1)])
    assert refusal(position, "go 1 2/2") == ""
