"""Who of one's own units can go where, and groups of them: what marches are planned with."""

from __future__ import annotations

from collections.abc import Iterator

from hexenkessel.games.battlemist.actions import March
from hexenkessel.games.battlemist.effect import KINDS, Kind
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import NO_UNITS, PLACE, Units, army_size, of_kind, plus, with_kind
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action

Group = tuple[RealmName, Kind]
"""Units of one kind in one realm."""


class Hosts:
    """Units that may still move, by where they are; whoever is given a task is taken away from them."""

    def __init__(self, world: World, step: MovementPhase, actions: tuple[Action, ...]) -> None:
        self.reach: dict[Group, dict[RealmName, int]] = {}
        for action in actions:
            if isinstance(action, March):
                kind = KINDS[PLACE[action.kind]]
                most = self.reach.setdefault((action.origin, kind), {})
                if most.get(action.realm, 0) < action.count:
                    most[action.realm] = action.count
        self.free: dict[RealmName, Units] = {
            realm: step.can_move(world, realm) for realm, _ in world.forces_of(step.seat)
        }
        # Who stays, or comes, or has come already.
        self.there: dict[RealmName, Units] = dict(step.moved)
        self.orders: list[March] = []

    def count(self, group: Group) -> int:
        return self.free.get(group[0], NO_UNITS)[PLACE[group[1]]]

    def able(self, realm: RealmName) -> Iterator[tuple[Group, int]]:
        """Groups that can march to a realm, and how many of each."""
        for group, most in self.reach.items():
            number = min(self.count(group), most.get(realm, 0))
            if number:
                yield group, number

    def stay(self, group: Group, count: int = 1) -> None:
        self._take(group, count)
        self._put(group[0], group[1], count)

    def send(self, group: Group, count: int, realm: RealmName) -> None:
        self._take(group, count)
        self._put(realm, group[1], count)
        self.orders.append(March(group[0], group[1], count, realm))

    def _take(self, group: Group, count: int) -> None:
        self.free[group[0]] = with_kind(self.free[group[0]], PLACE[group[1]], -count)

    def _put(self, realm: RealmName, kind: Kind, count: int) -> None:
        self.there[realm] = plus(self.there.get(realm, NO_UNITS), of_kind(kind, count))

    def holding(self, realm: RealmName) -> Units:
        """Who will be there, as far as it is decided."""
        return self.there.get(realm, NO_UNITS)

    def army_in(self, realm: RealmName) -> int:
        """Army units that are there or will be, if nobody else is sent away."""
        return army_size(self.holding(realm)) + army_size(self.free.get(realm, NO_UNITS))
