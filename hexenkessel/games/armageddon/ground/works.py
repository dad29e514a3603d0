"""What is built or dug, as far as it can change in play (chapters 10, 11, 14, 17), and how it changes.

Everything here is a value: whoever changes something makes another. Without such chapters it is empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeAlias

import msgspec

from hexenkessel.games.armageddon.terms import Field, Place
from hexenkessel.hexes.axial import Direction
from hexenkessel.kernel.seats import Seat

Gate: TypeAlias = Literal["", "open", "closed", "broken"]
Pair: TypeAlias = tuple[Place, Place]


class Wall(msgspec.Struct, frozen=True, omit_defaults=True):
    """A10.1a to A10.1c: on this side of a place, which is its inside. A tower has one on every side."""

    place: Place
    side: Direction
    gate: Gate = ""  # A10.1b: "" is a loophole; A12.2o: a broken gate stays open
    owner: Seat | None = None
    moved: int = 0  # A10.2e: the round in which its gate was moved last
    rammed: int = 0  # A12.2l: in so many rounds in vain
    tried: int = 0  # A12.2j: the round in which it was rammed last

    def but(self, **changes: Any) -> Wall:
        return msgspec.structs.replace(self, **changes)

    @property
    def stands(self) -> bool:
        """A10.2c: an open gate is as no wall."""
        return self.gate not in ("open", "broken")


class Tower(msgspec.Struct, frozen=True, omit_defaults=True):
    """A11.1: what a field of walls has besides them."""

    field: Field
    floors: int = 1  # 2: A11.1c, a keep
    platform: int = 0  # the floor of its highest platform; 0: it has none (A11.1k)
    battlements: bool = False
    foundation: bool = False
    stairs: bool = False
    owner: Seat | None = None

    def but(self, **changes: Any) -> Tower:
        return msgspec.structs.replace(self, **changes)


class Works(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything of that sort on a battlefield. Pairs name both places once, in any order."""

    walls: tuple[Wall, ...] = ()
    towers: tuple[Tower, ...] = ()
    moats: tuple[Pair, ...] = ()
    passages: tuple[Pair, ...] = ()  # A10.3j, A11.2d
    transitions: tuple[Pair, ...] = ()  # A11.2h: bridges between upper places
    streams: tuple[tuple[Field, Direction], ...] = ()  # A15.5a
    damaged: tuple[Pair, ...] = ()  # A14.3s: bridges that bear no heavy loads any more
    destroyed: tuple[Pair, ...] = ()  # A14.3t: bridges of the land that are gone
    dried: tuple[Pair, ...] = ()  # A17.2ay: rivers and moats that are as if not there
    flooded: tuple[Pair, ...] = ()  # A17.2az

    def but(self, **changes: Any) -> Works:
        return msgspec.structs.replace(self, **changes)

    # What there is

    def wall(self, place: Place, side: Direction) -> Wall | None:
        return next((each for each in self.walls if (each.place, each.side) == (place, side)), None)

    def tower(self, field: Field) -> Tower | None:
        return next((each for each in self.towers if each.field == field), None)

    # Walls and gates

    def with_wall(self, wall: Wall) -> Works:
        """With this one in place of what stood there, or in addition."""
        return self.but(walls=(*self._walls_but(lambda each: _same(each, wall)), wall))

    def with_gate(self, place: Place, side: Direction, gate: Gate, now: int) -> Works:
        """A10.2: opened, closed, or A12.2o broken, in this round."""
        wall = self.wall(place, side)
        return self if wall is None else self.with_wall(wall.but(gate=gate, moved=now))

    def without_walls(self, sides: Iterable[tuple[Place, Direction]]) -> Works:
        """A12.3j, A14.3g: these walls are gone."""
        gone = set(sides)
        return self.but(walls=self._walls_but(lambda each: (each.place, each.side) in gone))

    def _walls_but(self, is_left_out: Callable[[Wall], bool]) -> tuple[Wall, ...]:
        return tuple(each for each in self.walls if not is_left_out(each))

    # Towers

    def with_tower(self, tower: Tower) -> Works:
        return self.but(towers=(*(each for each in self.towers if each.field != tower.field), tower))

    def without_tower(self, field: Field) -> Works:
        """Of its walls nothing is said."""
        return self.but(towers=tuple(each for each in self.towers if each.field != field))

    def without_battlements(self, field: Field) -> Works:
        """A14.3h: the first hit."""
        tower = self.tower(field)
        return self if tower is None else self.with_tower(tower.but(battlements=False))

    def without_platform(self, field: Field) -> Works:
        """A14.3i: the highest platform falls with its battlements; a keep has one more below."""
        tower = self.tower(field)
        if tower is None or not tower.platform:
            return self
        return self.with_tower(tower.but(platform=tower.platform - 1, battlements=False))

    # Water

    def without_moat(self, one: Place, other: Place) -> Works:
        """A10.4c, A14.3u: it is filled."""
        return self.but(moats=_without(self.moats, (one, other)))

    def bridge_hit(self, one: Place, other: Place) -> Works:
        """A14.3s: the first hit damages a bridge. A14.3t: the second destroys it."""
        pair = (one, other)
        if not _has(self.damaged, pair):
            return self.but(damaged=(*self.damaged, pair))
        return self.but(
            damaged=_without(self.damaged, pair),
            destroyed=(*self.destroyed, pair),
            transitions=_without(self.transitions, pair),
        )

    def dry(self, pairs: Iterable[Pair]) -> Works:
        return self.but(dried=(*self.dried, *(pair for pair in pairs if not _has(self.dried, pair))))

    def flood(self, pairs: Iterable[Pair]) -> Works:
        return self.but(flooded=(*self.flooded, *(pair for pair in pairs if not _has(self.flooded, pair))))

    def calmed(self, pairs: Iterable[Pair]) -> Works:
        """Neither dry nor flooded any more."""
        dried, flooded = self.dried, self.flooded
        for pair in pairs:
            dried, flooded = _without(dried, pair), _without(flooded, pair)
        return self.but(dried=dried, flooded=flooded)


NO_WORKS = Works()


def _same(one: Wall, other: Wall) -> bool:
    return (one.place, one.side) == (other.place, other.side)


def _has(pairs: tuple[Pair, ...], pair: Pair) -> bool:
    return pair in pairs or pair[::-1] in pairs


def _without(pairs: tuple[Pair, ...], pair: Pair) -> tuple[Pair, ...]:
    return tuple(each for each in pairs if each not in (pair, pair[::-1]))
