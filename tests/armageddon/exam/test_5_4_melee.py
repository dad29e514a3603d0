"""Examination of 5.4: blows up, down, over ramps and rivers, alone and with support."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.armageddon.exam.compass import CELLS, NAMES, beside, from_here
from tests.armageddon.table import battle, events, lines, refusal

HERE = "1/26"
EAST = from_here(HERE, 1, 0)
OTHER = next(NAMES[cell] for cell in beside(CELLS[HERE]) if cell in beside(CELLS[EAST]))  # beside both
EDGE, OTHER_EDGE = f"{HERE}-{EAST}", f"{OTHER}-{EAST}"
WORD = {2: "highland", 3: "mountain"}


def heights(**levels: int) -> dict[str, Any]:
    """`here=2, east=1`: which terrain these fields are of."""
    places = {"here": HERE, "east": EAST, "other": OTHER}
    ground: dict[str, Any] = {}
    for place, level in levels.items():
        if level > 1:
            ground[WORD[level]] = f"{ground.get(WORD[level], '')} {places[place]}".strip()
    return ground


def totals(line: str, *figures: str, **ground: Any) -> tuple[int, int]:
    """Points of attacker and defender without their rolls."""
    told = events(battle(*figures, "0 axe 1/1", "1 axe 1/1", **ground), line, [10, 10])[0].args
    return told["attack_total"] - 10, told["defence_total"] - 10  # type: ignore[operator]


@pytest.mark.rule("A5.4a", "A5.4b", "A5.4c", "A5.4d")
@pytest.mark.parametrize(("mine", "yours"), list(product((1, 2, 3), (1, 2, 3))))
def test_levels(mine: int, yours: int) -> None:
    ground = heights(here=mine, east=yours)
    position = battle(f"0 axe {HERE}", f"1 axe {EAST}", **ground)
    if abs(mine - yours) > 1:
        assert refusal(position, "attack 1 2") == "A5.4d"
        return
    expected = (2 + (mine > yours), int(yours > mine))
    assert totals("attack 1 2", f"0 axe {HERE}", f"1 axe {EAST}", **ground) == expected
    if mine != yours:
        assert totals("attack 1 2", f"0 axe {HERE}", f"1 axe {EAST}", ramps=EDGE, **ground) == (2, 0)


@pytest.mark.rule("A5.4b", "A5.1a", "A5.1b")
@pytest.mark.parametrize(
    ("mine", "yours", "points"),
    [
        ("forest", "lowland", (2, 0)),  # trees are no height to fight from
        ("highland", "forest", (3, 0)),
        ("swamp", "desert", (2, 0)),
        ("highland_desert", "ice_highland", (2, 0)),
        ("ice_mountain", "highland_desert", (3, 0)),
        ("ice_lowland", "ice_highland", (2, 1)),
    ],
)
def test_only_the_level_counts(mine: str, yours: str, points: tuple[int, int]) -> None:
    ground = {word: field for word, field in ((mine, HERE), (yours, EAST)) if word != "lowland"}
    assert totals("attack 1 2", f"0 axe {HERE}", f"1 axe {EAST}", **ground) == points


@pytest.mark.rule("A5.4b", "A2.4q")
def test_height_adds_to_everything_else() -> None:
    assert totals("attack 1 2", f"0 axe {HERE}", f"1 lance {EAST}", **heights(here=2)) == (4, 0)
    assert totals("attack 1 2", f"0 hero {HERE}", f"1 champion {EAST}", **heights(east=2)) == (8, 4)
    assert totals("attack 1 2", f"0 bow {HERE}", f"1 bow {EAST}", **heights(here=2)) == (1, 0)


@pytest.mark.rule("A5.4a")
def test_on_one_field_nobody_is_higher() -> None:
    assert totals("attack 1 2", f"0 axe {HERE}", f"1 axe {HERE}", **heights(here=3)) == (2, 0)


@pytest.mark.rule("A5.4g")
@pytest.mark.parametrize(
    "ground", [{}, {"ramps": EDGE, "highland": EAST}, {"highland": EAST}, {"forest": EAST}]
)
def test_no_blow_over_a_river(ground: dict[str, Any]) -> None:
    position = battle(f"0 axe {HERE}", f"1 axe {EAST}", f"1 axe {HERE}", rivers=EDGE, **ground)
    assert refusal(position, "attack 1 2") == "A5.4g"
    assert lines(position, "attack") == ["attack 1 3"]
    elsewhere = battle(f"0 axe {HERE}", f"1 axe {EAST}", rivers=f"{HERE}-{OTHER}")
    assert refusal(elsewhere, "attack 1 2") == ""


# Support from other fields: 1 here, 2 beside, against 3 to the east


def supported(**ground: Any) -> tuple[int, int]:
    return totals("attack 1 3 2", f"0 axe {HERE}", f"0 axe {OTHER}", f"1 axe {EAST}", **ground)


@pytest.mark.rule("A5.4e", "A5.4f")
@pytest.mark.parametrize(("mine", "helper", "yours"), list(product((1, 2, 3), (1, 2, 3), (1, 2, 3))))
def test_support_on_levels(mine: int, helper: int, yours: int) -> None:
    ground = heights(here=mine, other=helper, east=yours)
    army = (f"0 axe {HERE}", f"0 axe {OTHER}", f"1 axe {EAST}")
    if abs(mine - yours) > 1 or abs(helper - yours) > 1:
        assert refusal(battle(*army, **ground), "attack 1 3 2")
        return
    assert supported(**ground) == (4 + (mine > yours) + (helper > yours), int(mine < yours))


@pytest.mark.rule("A5.4c", "A5.4e", "A5.4f")
def test_a_ramp_takes_the_point_of_whom_it_leads_to() -> None:
    both = heights(here=2, other=2)
    assert supported(ramps=EDGE, **both) == (5, 0)
    assert supported(ramps=OTHER_EDGE, **both) == (5, 0)
    assert supported(ramps=f"{EDGE} {OTHER_EDGE}", **both) == (4, 0)
    high_enemy = heights(east=2)
    assert supported(**high_enemy) == (4, 1)
    assert supported(ramps=EDGE, **high_enemy) == (4, 0), "that the supporter is lower does not help him"
    assert supported(ramps=OTHER_EDGE, **high_enemy) == (4, 1)


@pytest.mark.rule("A5.4g", "A3.2a")
def test_a_river_stops_the_supporter_or_the_fighter_alone() -> None:
    army = (f"0 axe {HERE}", f"0 axe {OTHER}", f"1 axe {EAST}")
    before_helper = battle(*army, rivers=OTHER_EDGE)
    assert refusal(before_helper, "attack 1 3") == ""
    assert refusal(before_helper, "attack 1 3 2")
    before_fighter = battle(*army, rivers=EDGE)
    assert refusal(before_fighter, "attack 1 3 2") == "A5.4g"
    between_them = battle(*army, rivers=f"{HERE}-{OTHER}")
    assert refusal(between_them, "attack 1 3 2") == "", "a river between the two friends is no matter"


@pytest.mark.rule("A5.4e", "A4.1d")
def test_knives_from_above() -> None:
    army = (f"0 bow {HERE}", f"0 bow {OTHER}", f"1 hero {EAST}")
    assert totals("attack 1 3 2", *army, **heights(here=2, other=2)) == (2, 6)


@pytest.mark.rule("A5.4e", "A3.2d", "A3.2f")
def test_height_is_no_rank() -> None:
    army = (f"0 axe {HERE}", f"0 champion {OTHER}", f"1 hero {EAST}")
    ground = heights(here=2)
    assert refusal(battle(*army, **ground), "attack 1 3 2") == "A3.2d"
    assert totals("attack 2 3 1", *army, **ground) == (2 + 3 + 2 + 1, 6)
