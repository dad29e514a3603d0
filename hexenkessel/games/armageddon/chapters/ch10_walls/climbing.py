"""10.1: walls that are climbed; and 10.3: that keep blows away."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.armageddon.chapters.crossing import Add, Forbid, Gait, Toll
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.terms import Place, Rule

# A10.1g: so many steps more; A10.1a: a wall is as high as one level.
CLIMBING: Final = 1


def toll_of_wall(ground: Ground, gait: Gait, one: Place, other: Place) -> Toll | None:
    """A10.2c, A10.3j: an open gate or a passage is as no wall. A10.1k, A10.3k: two walls are as one."""
    if ground.wall_between(one, other) is None:
        return None
    # A10.1j: neither animals nor phalanxes; nobody who rides, leads or carries anything.
    if gait != "foot":
        return Forbid("A10.1j")
    # A10.1h: not where the ground rises without a ramp, nor at a river. R-A10.1h: a moat is a river.
    is_level = ground.level[one] == ground.level[other] or (one, other) in ground.ramps
    if not is_level or (one, other) in ground.rivers:
        return Forbid("A10.1h")
    # R-A10.1h: with what a ramp costs. A10.1i: a closed gate is climbed like any wall.
    return Add(CLIMBING)


def blow_at_wall(ground: Ground, one: Place, other: Place) -> Rule | None:
    # A10.3a, A10.3f: neither over a wall nor through its loophole.
    return "A10.3a" if ground.wall_between(one, other) else None
