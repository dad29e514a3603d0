"""5.3: what levels, rivers and ramps make of a step; and 5.4: of a blow."""

from __future__ import annotations

from functools import lru_cache

from hexenkessel.games.armageddon.chapters.chapter import Ways
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.terrain import SOLID
from hexenkessel.games.armageddon.terms import Field, Rule


@lru_cache(maxsize=32)
def ways_on_foot(ground: Ground) -> Ways:
    """For every field where a warrior can get on foot, and at what price."""
    return tuple(
        tuple(
            (other, cost_on_foot(ground, field, other))
            for other in ground.neighbours[field]
            if barrier_on_foot(ground, field, other) is None
        )
        for field in range(ground.size)
    )


def cost_on_foot(ground: Ground, one: Field, other: Field) -> int:
    """The price of a step that is possible. R-A5.3d: single costs add up."""
    rise = ground.level[other] - ground.level[one]
    cost = 1
    # A5.3a: one step more for a level. A5.3e: a ramp spares it on the way down.
    if rise and not (rise < 0 and (one, other) in ground.ramps):
        cost += 1
    # A5.3c: one step more for a river.
    if (one, other) in ground.rivers:
        cost += 1
    return cost


def barrier_on_foot(ground: Ground, one: Field, other: Field) -> Rule | None:
    """The rule that makes a step from a field to its neighbour impossible on foot."""
    # A5.1c: peaks are impassably high. A5.2e: water is for ships.
    if ground.terrain[other] not in SOLID:
        return "A5.1c" if ground.terrain[other] == "peaks" else "A5.2e"
    rise = ground.level[other] - ground.level[one]
    # A5.3b: two levels or more are too much.
    if abs(rise) > 1:
        return "A5.3b"
    # A5.3d: no river between different levels, unless a ramp leads to it.
    if rise and (one, other) in ground.rivers and (one, other) not in ground.ramps:
        return "A5.3d"
    return None


@lru_cache(maxsize=32)
def melee_barriers(ground: Ground) -> dict[tuple[Field, Field], Rule]:
    """Between which neighbours nobody can strike."""
    found: dict[tuple[Field, Field], Rule] = {}
    for one in range(ground.size):
        for other in ground.neighbours[one]:
            # A5.4d: over two levels or more. A5.4g: across a river.
            if abs(ground.level[one] - ground.level[other]) > 1:
                found[one, other] = "A5.4d"
            elif (one, other) in ground.rivers:
                found[one, other] = "A5.4g"
    return found
