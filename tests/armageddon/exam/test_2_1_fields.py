"""Examination of 2.1: the playing surface, walked over step by step."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.ground.land import Land
from tests.armageddon.exam.compass import CELLS, SEVEN, apart, beside, chart, from_here
from tests.armageddon.table import battle, events, land, lines, refusal

CORNERS = {
    "1/1": "1/2 1/5 1/6",
    "1/4": "1/3 1/8 1/9",
    "1/23": "1/16 1/24 1/31",
    "1/30": "1/22 1/29 1/37",
    "1/44": "1/38 1/39 1/45",
    "1/48": "1/42 1/43 1/47",
}


def one_step_from(field: str, on: Land | None = None) -> set[str]:
    """Where a warrior may go who has one step left."""
    position = battle(f"0 axe {field} steps=1 course=a", "1 axe 1/1", on=on)
    return {line.split()[2] for line in lines(position, "go 1 ")}


@pytest.mark.rule("A2.1d", "A2.1e", "A2.3i")
@pytest.mark.parametrize(("corner", "around"), CORNERS.items())
def test_a_corner_of_a_great_field_alone(corner: str, around: str) -> None:
    assert one_step_from(corner) == set(around.split())


@pytest.mark.rule("A2.1c", "A2.1d")
def test_all_48_fields_and_their_neighbours() -> None:
    assert len(CELLS) == 48
    for name, cell in CELLS.items():
        assert one_step_from(name) == {other for other, its in CELLS.items() if its in beside(cell)}, name


@pytest.mark.rule("A2.1f", "A2.1d")
def test_great_fields_fit_together_without_gaps_and_borders_are_no_obstacles() -> None:
    country, cells = land(great=SEVEN), chart(SEVEN)
    names = {cell: name for name, cell in cells.items()}
    assert len(names) == 7 * 48
    for small in (1, 2, 4, 5, 9, 16, 22, 23, 30, 31, 37, 44, 46, 48):
        around = {names[cell] for cell in beside(cells[f"1/{small}"])}
        assert len(around) == 6
        assert one_step_from(f"1/{small}", country) == around


@pytest.mark.rule("A2.1f", "A2.3c", "A4.2e")
def test_distances_do_not_notice_borders() -> None:
    country, cells = land(great=SEVEN), chart(SEVEN)
    for bow in ("1/4",):
        for target, cell in list(cells.items())[::2]:
            far = apart(cells[bow], cell)
            position = battle(f"0 bow {bow}", f"1 axe {target}", on=country, chapters=(2, 3, 4))
            assert (refusal(position, "shoot 1 2") == "") == (2 <= far <= 5), (bow, target, far)
            if 2 <= far <= 5 and cell[0] % 5 == 0:
                assert events(position, "shoot 1 2", [3])[0].args["number"] == 11 + far


@pytest.mark.rule("A2.1e", "A2.3i")
@pytest.mark.parametrize("nowhere", ["1/0", "1/49", "2/1", "0/1", "1/05", "01/5", "1", "1/5/1", "1/-5"])
def test_only_fields_that_are_there_have_names(nowhere: str) -> None:
    position = battle("0 axe 1/1", "1 axe 1/48")
    assert refusal(position, f"go 1 {nowhere}")


@pytest.mark.rule("A2.1e")
def test_two_steps_reach_both_rings_and_nothing_else() -> None:
    position = battle("0 axe 1/26", "1 axe 1/48")
    reached = {line.split()[2] for line in lines(position, "go 1 ")}
    assert reached == {name for name, cell in CELLS.items() if 1 <= apart(cell, CELLS["1/26"]) <= 2}
    assert from_here("1/26", 2, 0) in reached
