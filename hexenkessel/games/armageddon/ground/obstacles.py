"""What an arrow does not fly through, as far as it is no part of the ground: devices and the like."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from hexenkessel.games.armageddon.terms import Field
from hexenkessel.hexes.axial import Direction

Rim: TypeAlias = tuple[Field, Direction]
"""A side of a field, where a wall stands whose inside it is."""


class Obstacle(NamedTuple):
    """A field, or a side of it, and the level up to which something is in the way."""

    field: Field
    top: int
    side: Direction | None = None


class Obstacles(NamedTuple):
    """All of them: how high the highest on each field, and on each side of one, reaches."""

    fields: dict[Field, int]
    rims: dict[Rim, int]

    @property
    def is_empty(self) -> bool:
        return not self.fields and not self.rims


NOTHING = Obstacles({}, {})


def gathered(obstacles: Iterable[Obstacle]) -> Obstacles:
    found = Obstacles({}, {})
    for field, top, side in obstacles:
        if side is None:
            found.fields[field] = max(top, found.fields.get(field, top))
        else:
            found.rims[field, side] = max(top, found.rims.get((field, side), top))
    return found
