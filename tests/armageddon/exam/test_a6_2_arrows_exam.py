"""A6.2q, A6.2r: arrows against a phalanx, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.exam.staging import SIDES, duel, facing, kind, number, phalanx, play, refused, stage
from tests.armageddon.table import refusal


@pytest.mark.rule("A6.2q", "A6.2r")
@pytest.mark.parametrize(
    ("field", "may"),
    [
        ("1/28", False),
        ("1/20", False),
        ("1/13", False),
        ("1/12", False),  # straight above: exactly 90 degrees
        ("1/40", False),  # straight below
        ("1/11", True),
        ("1/39", True),
        ("1/24", True),
        ("1/17", True),
        ("1/32", True),
        ("1/41", False),
    ],
)
def test_arrows_only_from_the_rear(field: str, may: bool) -> None:
    position = stage(*phalanx(), f"1 bow {field}", "1 axe 1/27", phalanxes=facing("E"), active=1)
    assert number(position, "shoot 5 1") == (13 if may else None)


@pytest.mark.rule("A6.2r")
@pytest.mark.parametrize("front", SIDES)
def test_at_distance_2_seven_of_twelve_fields_are_front(front: str) -> None:
    ring = "1/28 1/35 1/41 1/40 1/39 1/32 1/24 1/17 1/11 1/12 1/13 1/20".split()
    shots = []
    for field in ring:
        position = stage(*phalanx(), f"1 bow {field}", "1 axe 1/27", phalanxes=facing(front), active=1)
        shots.append(not refusal(position, "shoot 5 1"))
    middle = 2 * SIDES.index(front)
    assert [shots[(middle + turn) % 12] for turn in range(-3, 9)] == [False] * 7 + [True] * 5


@pytest.mark.rule("A6.2q", "A4.2g", "A4.2k", "A6.2m")
def test_an_arrow_thins_the_ranks_and_the_front_stays_proof() -> None:
    position = stage(*phalanx(), "1 bow 1/24", "1 bow 1/28", "1 axe 1/27", phalanxes=facing("E"), active=1)
    position = play(position, "shoot 5 1: 13")
    assert 1 not in position.state.figures and kind(position, 5) == "bow"
    assert refused(position, "shoot 6 2"), "it is still a phalanx"
    assert duel(position, "attack 7 2")[1] == 3
