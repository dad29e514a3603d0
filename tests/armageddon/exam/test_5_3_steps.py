"""Examination of 5.3: what a step costs, on chosen edges and on ground thrown together at random."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.armageddon.exam.compass import CELLS, from_here
from tests.armageddon.exam.terrain_reading import LEVELS, Country, around
from tests.armageddon.table import after, battle, events, lines, refusal

HERE = "1/26"
EAST, FAR_EAST = from_here(HERE, 1, 0), from_here(HERE, 2, 0)
EDGE = f"{HERE}-{EAST}"


def steps_needed(**ground: Any) -> int | None:
    """What it takes to go from HERE to EAST; None if two steps are not enough."""
    for spent, cost in ((1, 1), (0, 2)):
        course = " course=a" if spent else ""
        position = battle(f"0 axe {HERE} steps={spent}{course}", "1 axe 1/1", **ground)
        if refusal(position, f"go 1 {EAST}") == "":
            assert after(position, f"go 1 {EAST}").state.figures[1].steps == spent + cost
            return cost
    return None


@pytest.mark.rule("A5.3a", "A5.3b", "A5.3c", "A5.3d", "A5.3e")
@pytest.mark.parametrize(
    ("ground", "cost"),
    [
        ({}, 1),
        ({"highland": EAST}, 2),
        ({"highland": HERE}, 2),
        ({"highland": HERE, "mountain": EAST}, 2),
        ({"mountain": EAST}, None),
        ({"mountain": HERE}, None),
        ({"rivers": EDGE}, 2),
        ({"rivers": EDGE, "highland": EAST}, None),
        ({"rivers": EDGE, "highland": HERE}, None),
        ({"rivers": EDGE, "highland": f"{HERE} {EAST}"}, 2),
        ({"ramps": EDGE, "highland": EAST}, 2),
        ({"ramps": EDGE, "highland": HERE}, 1),
        ({"ramps": EDGE, "mountain": HERE, "highland": EAST}, 1),
        ({"ramps": EDGE, "rivers": EDGE, "highland": HERE}, 2),
        ({"ramps": EDGE, "rivers": EDGE, "highland": EAST}, None),
        ({"forest": EAST}, 1),
        ({"forest": HERE, "highland": EAST}, 2),
        ({"swamp": EAST, "highland": HERE}, 2),
        ({"rivers": EDGE, "forest": EAST}, 2),
        ({"rivers": EDGE, "forest": EAST, "swamp": HERE}, 2),
        ({"ice_mountain": HERE, "highland_desert": EAST}, 2),
        ({"desert": HERE, "ice_mountain": EAST}, None),
    ],
)
def test_what_an_edge_costs(ground: dict[str, Any], cost: int | None) -> None:
    assert steps_needed(**ground) == cost
    turned = {
        key: "-".join(reversed(edge.split("-"))) if "-" in edge else edge for key, edge in ground.items()
    }
    assert steps_needed(**turned) == cost, "an edge is the same from both sides"


@pytest.mark.rule("A5.3b", "A5.3d")
def test_the_rule_that_forbids_is_named() -> None:
    assert refusal(battle(f"0 axe {HERE}", "1 axe 1/1", mountain=EAST), f"go 1 {EAST}") == "A5.3b"
    gorge = battle(f"0 axe {HERE}", "1 axe 1/1", highland=EAST, rivers=EDGE)
    assert refusal(gorge, f"go 1 {EAST}") == "A5.3d"


@pytest.mark.rule("A5.3e", "A2.3c")
def test_down_two_ramps_in_one_turn() -> None:
    ground: dict[str, Any] = {"mountain": HERE, "highland": EAST, "ramps": f"{EDGE} {EAST}-{FAR_EAST}"}
    position = battle(f"0 axe {HERE}", "1 axe 1/1", **ground)
    walk = events(position, f"go 1 {FAR_EAST}")[0].args
    assert walk["path"] == (EAST, FAR_EAST)
    up = battle(f"0 axe {FAR_EAST}", "1 axe 1/1", **ground)
    assert refusal(up, f"go 1 {EAST}") == ""
    assert refusal(up, f"go 1 {HERE}"), "up it takes four"


@pytest.mark.rule("A5.3c")
def test_costs_are_not_split_over_two_rounds() -> None:
    position = battle(f"0 axe {from_here(HERE, -1, 0)}", "1 axe 1/1", rivers=EDGE)
    stuck = after(position, f"go 1 {HERE}")
    assert refusal(stuck, f"go 1 {EAST}"), "one step is left, and the river wants two"
    next_round = after(stuck, "end", "end")
    crossed = after(next_round, f"go 1 {EAST}")
    assert refusal(crossed, f"go 1 {FAR_EAST}"), "and the river has taken both again"


@pytest.mark.rule("A5.3c")
def test_a_cheaper_way_round_is_found() -> None:
    position = battle(f"0 axe {HERE}", "1 axe 1/1", rivers=EDGE)
    walk = events(position, f"go 1 {EAST}")[0].args
    assert position.state.figures[1].steps == 0
    assert walk["path"] in [(EAST,), *((near, EAST) for near in around(HERE))], (
        "through the river or around it: two steps either way"
    )


@pytest.mark.rule("A5.3a", "A5.3b", "A5.3c", "A5.3d", "A5.3e", "A5.3f", "A2.3g", "A5.2c", "A5.2d", "A5.1c")
@pytest.mark.parametrize("seed", range(12))
def test_reach_on_random_ground(seed: int) -> None:
    rng = random.Random(seed)
    country = Country.at_random(rng, [*LEVELS, "lowland", "lowland", "highland", "water", "peaks"])
    free = {name: country.room(name) for name in CELLS}
    figures = []
    for name in CELLS:
        for _ in range(rng.choice((0, 0, 1, 2, 4))):
            if free[name]:
                spent = rng.choice((0, 0, 0, 1))
                figures.append((rng.randrange(2), name, spent))
                free[name] -= 1
    written_figures = [
        f"{owner} axe {name} steps={spent if owner == 0 else 0}{' course=a' if spent and owner == 0 else ''}"
        for owner, name, spent in figures
    ]
    position = battle(*written_figures, on=country.written())
    found = lines(position, "go ")
    for number, (owner, name, spent) in enumerate(figures, 1):
        reached = {line.split()[2] for line in found if line.startswith(f"go {number} ")}
        if owner:
            assert not reached
            continue
        assert reached == country.reach(name, 2 - spent, free), (number, name)
