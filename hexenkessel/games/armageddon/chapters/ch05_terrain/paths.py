"""5.3: what levels, rivers and ramps make of a step; and 5.4: of a blow."""

from __future__ import annotations

from hexenkessel.games.armageddon.chapters.crossing import Add, Forbid, Toll
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.terrain import SOLID
from hexenkessel.games.armageddon.terms import Field, Rule


def toll_on_foot(ground: Ground, one: Field, other: Field) -> Toll:
    # A5.1c: peaks are impassably high. A5.2e: water is for ships.
    if ground.terrain[other] not in SOLID:
        return Forbid("A5.1c" if ground.terrain[other] == "peaks" else "A5.2e")
    rise = ground.level[other] - ground.level[one]
    is_river, is_ramp = (one, other) in ground.rivers, (one, other) in ground.ramps
    # A5.3b: two levels or more are too much.
    if abs(rise) > 1:
        return Forbid("A5.3b")
    # A5.3d: no river between different levels, unless a ramp leads to it.
    if rise and is_river and not is_ramp:
        return Forbid("A5.3d")
    # A5.3a: one step more for a level. A5.3e: a ramp spares it on the way down. A5.3c: one more for a river.
    # R-A5.3d: single costs add up.
    return Add(int(rise > 0 or (rise < 0 and not is_ramp)) + int(is_river))


def blow_barrier(ground: Ground, one: Field, other: Field) -> Rule | None:
    """Why nobody can strike at the next field."""
    # A5.4d: over two levels or more.
    if abs(ground.level[one] - ground.level[other]) > 1:
        return "A5.4d"
    # A5.4g: across a river.
    return "A5.4g" if (one, other) in ground.rivers else None
