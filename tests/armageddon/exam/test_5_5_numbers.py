"""Examination of 5.5: what a bow must roll, up, down, into the wood and over the river."""

from __future__ import annotations

from typing import Any

import pytest

from tests.armageddon.exam.compass import row_of
from tests.armageddon.table import after, battle, events, kinds, lines, refusal

ROW = row_of(8)
EDGE = f"{ROW[0]}-{ROW[1]}"
TERRAIN = {
    "1": "lowland",
    "2": "highland",
    "3": "mountain",
    "0": "water",
    "F": "forest",
    "P": "peaks",
    "S": "swamp",
}


def ground(profile: str, **more: Any) -> dict[str, Any]:
    """`12F`: lowland, highland, forest, from west to east."""
    fields: dict[str, Any] = {}
    for letter, field in zip(profile, ROW, strict=False):
        if letter != "1":
            fields[TERRAIN[letter]] = f"{fields.get(TERRAIN[letter], '')} {field}".strip()
    return fields | more


def number(profile: str, target: str = "axe", **more: Any) -> int | None:
    """What a bow at one end must roll against somebody at the other; None: he cannot shoot."""
    end = ROW[len(profile) - 1]
    position = battle(
        f"0 bow {ROW[0]}", f"1 {target} {end}", "0 axe 1/1", "1 axe 1/1", **ground(profile, **more)
    )
    if refusal(position, "shoot 1 2"):
        return None
    found = events(position, "shoot 1 2", [3])[0].args["number"]
    assert isinstance(found, int)
    assert 2 in kinds(after(position, "shoot 1 2", rolls=[found - 1]))
    assert 2 not in kinds(after(position, "shoot 1 2", rolls=[found]))
    return found


@pytest.mark.rule("A5.5a", "A5.5b", "A5.5c", "A5.5d", "A5.5p")
@pytest.mark.parametrize(
    ("profile", "expected"),
    [
        ("111", 13),
        ("1111", 14),
        ("11111", 15),
        ("111111", 16),
        ("1111111", None),
        ("222", 13),
        ("333333", 16),
        ("112", 14),  # up
        ("123", 15),
        ("1122", 15),
        ("1123", 16),
        ("11112", 16),
        ("11123", None),  # 15 and two more
        ("111112", None),
        ("21", None),  # fought with the knife
        ("211", 13),  # down: the first step costs nothing
        ("221", None),  # his own ground hides the enemy
        ("2111", 14),
        ("211111", 16),
        ("311", 14),
        ("3211", 15),
        ("31111", 16),
        ("311111", None),
        ("11F", 14),  # covered by the trees
        ("111F", 15),
        ("1111F", 16),
        ("11111F", None),
        ("21F", 14),
        ("2111F", 16),
        ("311F", 16),
        ("31F", 15),
        ("F11", 13),  # out of the wood
        ("F1F", 14),
        ("S1S", 13),
        ("101", 13),
    ],
)
def test_numbers_along_a_row(profile: str, expected: int | None) -> None:
    assert number(profile) == expected


@pytest.mark.rule("A5.5d")
def test_seventeen_is_out_of_reach_and_says_so() -> None:
    end = ROW[5]
    position = battle(f"0 bow {ROW[0]}", f"1 axe {end}", **ground("11111F"))
    assert refusal(position, "shoot 1 2") == "A5.5d"


# A neighbour whom the knife cannot reach


@pytest.mark.rule("A5.5e")
@pytest.mark.parametrize(
    ("profile", "is_river", "expected"),
    [
        ("11", False, None),
        ("12", False, None),
        ("21", False, None),
        ("1F", False, None),
        ("13", False, 14),
        ("31", False, 13),
        ("3F", False, 14),
        ("F3", False, 14),
        ("11", True, 12),
        ("12", True, 13),
        ("21", True, 12),
        ("13", True, 14),
        ("31", True, 13),
        ("1F", True, 13),
        ("2F", True, 13),
        ("3F", True, 14),
        ("F1", True, 12),
        ("FF", True, 13),
    ],
)
def test_neighbours(profile: str, is_river: bool, expected: int | None) -> None:
    assert number(profile, rivers=EDGE if is_river else "") == expected


@pytest.mark.rule("A5.5e", "A5.4g", "A5.3d")
def test_a_ramp_at_the_river_changes_nothing() -> None:
    assert number("12", rivers=EDGE, ramps=EDGE) == 13
    assert number("12", ramps=EDGE) is None, "without the river the knife reaches him"


@pytest.mark.rule("A5.5e", "A4.2b", "A4.2c")
def test_lords_and_the_own_field_stay_out_of_reach() -> None:
    for lord in ("champion", "hero"):
        assert number("11", lord, rivers=EDGE) is None
    own = battle(f"0 bow {ROW[0]}", f"1 axe {ROW[0]}", rivers=EDGE)
    assert refusal(own, "shoot 1 2") == "A4.2c"


@pytest.mark.rule("A5.5e", "A4.2h")
def test_a_river_elsewhere_gives_no_shot() -> None:
    position = battle(f"0 bow {ROW[1]}", f"1 axe {ROW[2]}", f"1 axe {ROW[0]}", rivers=EDGE)
    assert lines(position, "shoot") == ["shoot 1 3"]
    assert lines(position, "attack") == ["attack 1 2"]


@pytest.mark.rule("A5.5e", "A5.5a")
def test_a_river_farther_off_is_nothing_to_an_arrow() -> None:
    assert number("111", rivers=f"{ROW[1]}-{ROW[2]} {EDGE}") == 13
