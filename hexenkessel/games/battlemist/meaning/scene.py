"""What follows from a view, worked out once for all the choices of a decision."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property, lru_cache
from typing import TypeAlias

from hexenkessel.games.battlemist.components import ADVENTURES, Adventure
from hexenkessel.games.battlemist.economy.dues import after, upkeep_of
from hexenkessel.games.battlemist.economy.outlook import open_table
from hexenkessel.games.battlemist.economy.rates import rate_of
from hexenkessel.games.battlemist.goods import RESOURCES, Goods
from hexenkessel.games.battlemist.laying.places import cells_of
from hexenkessel.games.battlemist.position import AnyStep
from hexenkessel.games.battlemist.quests.heroes import journeys
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import Units, kinds_in
from hexenkessel.games.battlemist.view import BattlemistView, PlayerView
from hexenkessel.games.battlemist.world import World
from hexenkessel.hexes.axial import Cell
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.seats import Seat

Words: TypeAlias = dict[str, Argument]
"""What a message is told."""


class Scene:
    """The table as one seat sees it, with what its choices are measured by."""

    def __init__(self, view: BattlemistView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self._ahead: dict[Hashable, Words] = {}
        self._near: dict[int, int] = {}
        self._ways: dict[RealmName, dict[RealmName, int]] = {}

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.seat]

    @property
    def step(self) -> AnyStep | None:
        return self.view.steps[-1] if self.view.steps else None

    @cached_property
    def world(self) -> World:
        """Everything that lies open; nobody's cards."""
        return open_table(self.view)

    @cached_property
    def rate(self) -> int:
        """At which the Free Traders exchange."""
        return rate_of(self.world, self.seat)

    @cached_property
    def cells(self) -> dict[Cell, RealmName]:
        return cells_of(self.view.tiles)

    @cached_property
    def adventure(self) -> Adventure | None:
        return ADVENTURES[self.me.quest] if self.me.quest else None

    def outlook(self, key: Hashable, action: Action | None = None) -> Words:
        """What is left after an action, and what upkeep will take; actions alike share a key."""
        known = self._ahead.get(key)
        if known is None:
            world = after(self.world, self.seat, action)
            stock, upkeep = world.players[self.seat].stock, upkeep_of(world, self.seat)
            lack = upkeep.minus(stock)
            missing = Goods(max(0, lack.grain), max(0, lack.wood), max(0, lack.iron))
            known = {"stock": goods(stock), "upkeep": goods(upkeep), "missing": goods(missing)}
            self._ahead[key] = known
        return known

    def nearest(self, number: int) -> int:
        """How near to the adventure a hero can come now, with what helps him."""
        hero = self.world.hero(self.seat, number)
        if hero is None or self.adventure is None:
            return 0
        if number not in self._near:
            target = self.adventure.target
            self._near[number] = min(self.way(target, r) for r in journeys(self.world, self.seat, hero))
        return self._near[number]

    def way(self, origin: RealmName, realm: RealmName) -> int:
        """How many realms lie between them, the last one counted. B3.3.1d: nothing stops a hero."""
        ways = self._ways.get(origin)
        if ways is None:
            ways = self._ways[origin] = _ways_from(self.view, origin)
        return ways[realm]


def _ways_from(view: BattlemistView, origin: RealmName) -> dict[RealmName, int]:
    ways, edge = {origin: 0}, [origin]
    while edge:
        further = []
        for here in edge:
            for realm in view.neighbours[here]:
                if realm not in ways:
                    ways[realm] = ways[here] + 1
                    further.append(realm)
        edge = further
    return ways


_latest: list[Scene] = []


def scene_of(view: BattlemistView, seat: Seat) -> Scene:
    """The scene of a view. Choices are described one after the other, so the latest one is kept."""
    if not _latest or _latest[0].view is not view or _latest[0].seat != seat:
        _latest[:] = [Scene(view, seat)]
    return _latest[0]


@lru_cache(maxsize=4096)
def goods(some: Goods) -> tuple[str, ...]:
    """So much of each resource in words, without those of which there is none.

    >>> goods(Goods(grain=7, iron=2))
    ('7 grain', '2 iron')
    """
    return tuple(f"{some.of(resource)} {resource}" for resource in RESOURCES if some.of(resource))


@lru_cache(maxsize=4096)
def kinds(units: Units) -> tuple[str, ...]:
    """Units as words that messages count."""
    return kinds_in(units)
