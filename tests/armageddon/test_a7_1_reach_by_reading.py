"""7.1 once more: the reach of riders, compared with a slow and direct reading of the rules."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from hexenkessel.games.armageddon.ground.ground import Ground
from tests.armageddon.test_a7_1_horse import field_of, reach, rider

RIDEABLE = ("lowland", "highland", "forest", "desert", "highland-desert", "ice-lowland", "ice-highland")


def price(ground: Ground, one: int, other: int) -> int | None:
    """A7.1q to A7.1s: of one step on horseback."""
    if ground.terrain[other] not in RIDEABLE or (one, other) in ground.rivers:
        return None
    rise = ground.level[other] - ground.level[one]
    if rise == 0:
        return 1
    if abs(rise) > 1 or (one, other) not in ground.ramps:
        return None
    return 2 if rise > 0 else 1


def allowed(ground: Ground, path: list[int]) -> int:
    """R-A7.1o: 4; 3 over one forest edge and nothing else of forest; else 2."""
    steps = [
        (ground.terrain[one] == "forest", ground.terrain[two] == "forest") for one, two in pairwise(path)
    ]
    if not any(one or two for one, two in steps):
        return 4
    crossings = sum(one != two for one, two in steps)
    return 3 if crossings == 1 and not any(one and two for one, two in steps) else 2


def read(position: Any, most: int = 4) -> set[str]:
    """All fields at the end of a path that a rider may take, by trying every path."""
    index = position.state.index
    ground = index.ground
    found: set[str] = set()

    def onwards(path: list[int], cost: int) -> None:
        for to in ground.neighbours[path[-1]]:
            step = price(ground, path[-1], to)
            longer = [*path, to]
            room = ground.room[to] - sum(figure.field == to for figure in index.figures.values())
            if to == path[0]:
                room = 2
            if step and room >= 2 and cost + step <= min(most, allowed(ground, longer)):
                found.add(ground.names[to])
                onwards(longer, cost + step)

    onwards([index.figures[1].field], 0)
    return found - {ground.names[index.figures[1].field]}


@pytest.mark.rule("A7.1g", "A7.1m", "A7.1n", "A7.1o", "A7.1q", "A7.1r", "A7.1s")
@pytest.mark.parametrize("seed", range(12))
def test_a_rider_gets_exactly_where_some_path_leads(seed: int) -> None:
    rng = random.Random(seed)
    fields = [f"1/{number}" for number in range(1, 49) if number != 26]
    rng.shuffle(fields)
    terrain = {
        "forest": " ".join(fields[:12]),
        "highland": " ".join(fields[12:18]),
        "swamp": fields[18],
        "mountain": fields[19],
        "water": fields[20],
    }
    ground = field_of("0 axe 1/26", "1 axe 1/48", **terrain).state.index.ground
    pairs = [(one, other) for one in range(ground.size) for other in ground.neighbours[one] if one < other]
    rivers = rng.sample(pairs, 8)
    slopes = [pair for pair in pairs if abs(ground.level[pair[0]] - ground.level[pair[1]]) == 1]
    ramps = rng.sample(slopes, min(5, len(slopes)))
    edges = {
        "rivers": " ".join(f"{ground.names[one]}-{ground.names[other]}" for one, other in rivers),
        "ramps": " ".join(f"{ground.names[one]}-{ground.names[other]}" for one, other in ramps),
    }
    crowd = [f"1 axe {field}" for field in fields[21:26] for _ in range(rng.choice([1, 3, 4]))]
    position = field_of(*rider("1/26"), *crowd, **terrain, **edges)
    assert reach(position) == read(position)
