"""Grain, wood and iron: what realms yield, what pieces cost, what a player has in stock (B1.3.1f)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

import msgspec

Resource: TypeAlias = Literal["grain", "wood", "iron"]

RESOURCES: tuple[Resource, ...] = get_args(Resource)


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """So much of each resource. B1.3.2.2a: there is no limit."""

    grain: int = 0
    wood: int = 0
    iron: int = 0

    def of(self, resource: Resource) -> int:
        if resource == "grain":
            return self.grain
        return self.wood if resource == "wood" else self.iron

    def plus(self, other: Goods) -> Goods:
        return Goods(self.grain + other.grain, self.wood + other.wood, self.iron + other.iron)

    def minus(self, other: Goods) -> Goods:
        return Goods(self.grain - other.grain, self.wood - other.wood, self.iron - other.iron)

    def times(self, factor: int) -> Goods:
        return Goods(self.grain * factor, self.wood * factor, self.iron * factor)

    def covers(self, cost: Goods) -> bool:
        """Whether this much is enough to pay ``cost``."""
        return self.grain >= cost.grain and self.wood >= cost.wood and self.iron >= cost.iron

    @property
    def total(self) -> int:
        return self.grain + self.wood + self.iron


NOTHING = Goods()


def some(resource: Resource, amount: int) -> Goods:
    """So much of one resource.

    >>> some("wood", 3)
    Goods(wood=3)
    """
    if resource == "grain":
        return Goods(grain=amount)
    return Goods(wood=amount) if resource == "wood" else Goods(iron=amount)


def sum_of(parts: Iterable[Goods]) -> Goods:
    """All these together."""
    total = NOTHING
    for part in parts:
        total = total.plus(part)
    return total
