"""A7.1m to A7.1o, A9.1l to A9.1n: where animals get that are slower the more forest there is on their way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from hexenkessel.games.armageddon.chapters.chapter import Reach, Way
from hexenkessel.games.armageddon.chapters.crossing import Ways
from hexenkessel.games.armageddon.ground.geometry import Geometry, once_a_land
from hexenkessel.games.armageddon.terms import Field

Woods: TypeAlias = tuple[int, int]
"""Forest edges crossed, and steps from forest to forest; so many of each as make a difference."""

MANY: tuple[Woods, ...] = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1))

Budget: TypeAlias = Mapping[Woods, int]
"""How many steps there are in all, by what forest there is on the way."""


@once_a_land
def forests(ground: Geometry) -> tuple[bool, ...]:
    return tuple(kind == "forest" for kind in ground.terrain)


def roam(
    ways: Ways, forest: Sequence[bool], free: Sequence[int], start: Field, need: int, budget: Budget
) -> Reach:
    """The way to each field that leaves most steps for afterwards."""
    most = budget[0, 0]
    best: dict[tuple[Field, Woods], int] = {(start, (0, 0)): 0}
    found: dict[Field, Way] = {}
    left: dict[Field, int] = {}
    by_cost: list[list[tuple[Field, Woods, tuple[Field, ...]]]] = [[] for _ in range(most + 1)]
    by_cost[0].append((start, (0, 0), ()))
    for cost in range(most):
        for field, woods, path in by_cost[cost]:
            if best[field, woods] < cost:
                continue
            for to, price in ways[field]:
                total = cost + price
                if total > most or free[to] < need:
                    continue
                now = _after(woods, forest[field], forest[to])
                if total > budget[now] or total >= best.get((to, now), 1000):
                    continue
                best[to, now] = total
                longer = (*path, to)
                by_cost[total].append((to, now, longer))
                if to != start and budget[now] - total > left.get(to, -1):
                    left[to] = budget[now] - total
                    found[to] = Way(total, longer)
    return found


def _after(woods: Woods, was_forest: bool, is_forest: bool) -> Woods:
    if not (was_forest or is_forest):
        return woods
    edges, inside = woods
    return (edges, 1) if was_forest and is_forest else (min(2, edges + 1), inside)


def woods_on(forest: Sequence[bool], start: Field, path: Sequence[Field]) -> Woods:
    """The forest edges that a path crosses, and its steps from forest to forest."""
    steps = list(_steps(start, path))
    edges = sum(forest[one] != forest[other] for one, other in steps)
    return edges, sum(forest[one] and forest[other] for one, other in steps)


def _steps(start: Field, path: Sequence[Field]) -> Iterator[tuple[Field, Field]]:
    here = start
    for to in path:
        yield here, to
        here = to


@lru_cache(maxsize=256)
def within(ways: Ways, forest: tuple[bool, ...], plain: int, edge: int, inside: int) -> Ways:
    """Of these ways the single steps that can be paid: outside forest, over its edge, inside it."""
    return tuple(
        tuple(
            (to, price) for to, price in there if price <= (plain, edge, inside)[forest[field] + forest[to]]
        )
        for field, there in enumerate(ways)
    )
