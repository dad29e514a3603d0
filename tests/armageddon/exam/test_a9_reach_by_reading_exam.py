"""How far everybody of chapters 6 to 9 gets, against a plain second reading of the rules on random ground.

Every way is walked step by step and judged as a whole, as the rules put it.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.armageddon.exam.country import NEAR, START, Country
from tests.armageddon.exam.staging import facing, goals, phalanx, play, stage


def ways(country: Country, most: int, stays: str, **how: Any) -> Iterator[tuple[list[str], int]]:
    """All ways of at most so many steps over fields of these terrains, with what they cost."""

    def on(path: list[str], spent: int) -> Iterator[tuple[list[str], int]]:
        for field in NEAR[path[-1]]:
            price = country.cost(path[-1], field, **how)
            if country.terrain[field] in stays.split() and price is not None and spent + price <= most:
                yield [*path, field], spent + price
                yield from on([*path, field], spent + price)

    return on([START], 0)


def through_woods(country: Country, path: list[str], free: int) -> int:
    """A7.1n, A7.1o, A9.1m, A9.1n: the allowance of a ridden animal on this way."""
    wooded = [country.terrain[field] == "forest" for field in path]
    edges = sum(one != other for one, other in itertools.pairwise(wooded))
    inside = sum(one and other for one, other in itertools.pairwise(wooded))
    return free if not any(wooded) else 3 if edges == 1 and not inside else 2


@pytest.mark.rule("A7.1g", "A7.1m", "A7.1n", "A7.1o", "A7.1q", "A7.1r", "A7.1s")
@pytest.mark.parametrize("seed", range(8))
def test_a_rider(seed: int) -> None:
    country = Country(seed)
    stays = "lowland highland desert forest"
    found = ways(country, 4, stays, climbs=False, wades=False)
    reach = {path[-1] for path, cost in found if cost <= through_woods(country, path, 4)}
    position = stage(f"0 axe {START} on=2", f"0 light-horse {START}", **country.said())
    assert goals(position, 1) == reach - {START}


@pytest.mark.rule("A7.1f", "A7.1r", "A5.3a", "A5.3c", "A5.3d", "A5.3e")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(
    ("horses", "stays"),
    [
        (1, "lowland highland desert forest mountain swamp"),
        (2, "lowland highland desert forest mountain"),
        (3, "lowland highland desert"),
    ],
)
def test_a_man_with_horses(seed: int, horses: int, stays: str) -> None:
    country = Country(100 + seed)
    reach = {path[-1] for path, _ in ways(country, 2, stays, climbs=True, wades=True)}
    position = stage(f"0 axe {START}", *[f"0 light-horse {START} led_by=1"] * horses, **country.said())
    assert goals(position, 1) == reach - {START}


@pytest.mark.rule("A9.1b", "A9.1l", "A9.1m", "A9.1n", "A9.1p", "A9.1q")
@pytest.mark.parametrize("seed", range(8))
def test_a_ridden_elephant(seed: int) -> None:
    country = Country(200 + seed)
    found = ways(country, 3, "lowland highland desert forest", climbs=False, wades=True)
    reach = {path[-1] for path, cost in found if cost <= through_woods(country, path, 3)}
    position = stage(f"0 elephant {START}", f"0 axe {START} on=1", **country.said())
    assert goals(position, 1) == reach - {START}


@pytest.mark.rule("A9.1j", "A9.1p", "A9.1q")
@pytest.mark.parametrize("seed", range(8))
def test_a_led_elephant(seed: int) -> None:
    country = Country(300 + seed)
    reach = {
        path[-1] for path, _ in ways(country, 2, "lowland highland desert forest", climbs=False, wades=True)
    }
    position = stage(f"0 elephant {START} led_by=2", f"0 axe {START}", **country.said())
    assert goals(position, 2) == reach - {START}


@pytest.mark.rule("A6.1h", "A6.1j", "A6.1k", "A6.1l")
@pytest.mark.parametrize("seed", range(8))
def test_a_phalanx(seed: int) -> None:
    country = Country(400 + seed)
    found = ways(country, 1, "lowland highland desert", climbs=False, wades=False, ramp_up=1)
    position = stage(*phalanx(), phalanxes=facing("E"), **country.said())
    assert goals(position, 1) == {path[-1] for path, _ in found}


@pytest.mark.rule("A8.1i", "A8.1l", "A8.1n", "A8.1s", "A8.1t")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("horses", "steps"), [(2, 3), (4, 4)])
def test_a_chariot(seed: int, horses: int, steps: int) -> None:
    """The horses never turn back onto the wagon, which is always one field behind them."""
    country = Country(500 + seed)
    found = ways(country, steps, "lowland highland desert", climbs=False, wades=False)
    reach = {
        path[-1] for path, _ in found if all(a != c for a, c in zip(["1/25", *path], path[1:], strict=False))
    }
    team = [f"0 light-chariot-horse {START} harness=1"] * horses
    position = stage("0 wagon 1/25 pole=0", *team, "0 axe 1/25 on=1", **country.said())
    assert goals(position, 1) - {START} == reach - {START, "1/48"}  # where the enemy stands


@pytest.mark.rule("A7.1o", "A9.1n", "A7.1j", "A9.1o", "A2.3h")
@pytest.mark.parametrize("seed", range(16))
@pytest.mark.parametrize(("beast", "free", "wades"), [("light-horse", 4, False), ("elephant", 3, True)])
def test_the_way_already_made_is_judged_with_the_rest(beast: str, free: int, wades: bool, seed: int) -> None:
    """A ridden animal that has gone one or two steps, then the rest of the turn."""
    country = Country(600 + seed)
    rng = random.Random(seed)
    found = list(ways(country, free, "lowland highland desert forest", climbs=False, wades=wades))
    found = [(path, cost) for path, cost in found if cost <= through_woods(country, path, free)]
    starts = [path for path, _ in found if len(path) in (2, 3) and no_other_way(country, path)]
    if not starts:
        return
    made = rng.choice(starts)
    position = stage(f"0 axe {START} on=2", f"0 {beast} {START}", **country.said())
    mover = 1 if free == 4 else 2
    position = play(position, *[f"go {mover} {field}" for field in made[1:]])
    rest = {path[-1] for path, _ in found if path[: len(made)] == made and len(path) > len(made)}
    assert goals(position, mover) == rest - {made[-1]}


def no_other_way(country: Country, path: list[str]) -> bool:
    """Each step is the plain one over its edge: no river, where a way around may be as short."""
    return not any(country.is_river(one, other) for one, other in itertools.pairwise(path))
