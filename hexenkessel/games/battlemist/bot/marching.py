"""Marches: homes that can be taken, the own home, realms to hold, to take and to reach."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.battlemist.actions import Disband, March
from hexenkessel.games.battlemist.bot.approaching import Approach
from hexenkessel.games.battlemist.bot.hosts import Hosts
from hexenkessel.games.battlemist.bot.parties import (
    Members,
    courage,
    enemy_in,
    least_guard,
    party_for,
    within_reach,
)
from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.components import PIECES
from hexenkessel.games.battlemist.effect import KINDS
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import (
    ARCHER,
    CAVALRY,
    FOOTMAN,
    NO_UNITS,
    PLACE,
    Units,
    army_size,
    minus,
    of_kind,
)
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.seats import Seat

_HOLDERS: Final = (FOOTMAN, ARCHER, CAVALRY)  # who is sent to hold a realm, best first
_HELD: Final = 0.35  # the danger in which a realm with a town is left
_LEFT: Final = 0.4  # and one without, by those who have nothing better to do
_WORTH_A_GUARD: Final = 8.0


class Marches:
    """The plan of one movement step."""

    def __init__(self, scene: Scene, step: MovementPhase, decision: Decision) -> None:
        self.scene = scene
        self.world = scene.world
        self.hosts = Hosts(scene.world, step, decision.actions)

    def plan(self) -> list[March]:
        self._take_homes()
        self._guard_home()
        self._hold_realms()
        self._take_realms()
        self._strengthen()
        Approach(self.scene, self.hosts).plan()
        return self.hosts.orders

    def _send(self, members: Members, realm: RealmName) -> None:
        for group, count in members:
            self.hosts.send(group, count, realm)

    def _stay(self, realm: RealmName, units: Units) -> None:
        for kind in KINDS:
            if units[PLACE[kind]]:
                self.hosts.stay((realm, kind), units[PLACE[kind]])

    # Homes of others

    def _take_homes(self) -> None:
        for seat in sorted(self.scene.rivals, key=lambda seat: -self._prize(seat)):
            home = self.world.players[seat].home
            party = party_for(self.scene, self.hosts, home, seat, self._spared_at_home(seat))
            if party.members and party.chance >= courage(self.scene, seat):
                self._send(party.members, home)

    def _prize(self, seat: Seat) -> float:
        return (self.world.players[seat].stars + 1) // 2 + 10 * (seat in self.scene.must_stop)

    def _spared_at_home(self, target: Seat) -> Units:
        """Who need not stay at home, if the target falls."""
        scene, home = self.scene, self.scene.me.home
        there = self.hosts.free.get(home, NO_UNITS)
        if target in scene.must_stop and not scene.is_tied:
            return there
        return minus(there, least_guard(scene, home, self.hosts.holding(home), there, scene.risk, target))

    # The own home

    def _guard_home(self) -> None:
        scene, home, hosts = self.scene, self.scene.me.home, self.hosts
        free = hosts.free.get(home, NO_UNITS)
        self._stay(home, least_guard(scene, home, hosts.holding(home), free, scene.risk))
        # Not enough: whoever can come home does, as long as it helps.
        for group, count in sorted(hosts.able(home), key=lambda entry: self._loss(entry[0][0])):
            for _ in range(count):
                held = hosts.holding(home)
                if scene.danger(home, held) <= scene.risk or army_size(held) >= PIECES.stack_limit:
                    return
                hosts.send(group, 1, home)

    def _loss(self, realm: RealmName) -> float:
        """What it costs to take a unit away from a realm."""
        is_last = army_size(self.world.force_of(self.scene.seat, realm)) <= 1
        return self.scene.realm_worth(realm) if is_last else 0.0

    # Other realms

    def _own_realms(self) -> list[RealmName]:
        """Realms with units that may move, but for the home."""
        scene = self.scene
        return [
            realm
            for realm in self.hosts.free
            if realm != scene.me.home and self.world.controller_of(realm) == scene.seat
        ]

    def _hold_realms(self) -> None:
        scene, hosts = self.scene, self.hosts
        for realm in self._own_realms():
            if scene.realm_worth(realm) <= 0 or army_size(hosts.holding(realm)):
                continue
            place = next((place for place in _HOLDERS if hosts.free[realm][place]), None)
            if place is None:
                continue
            hosts.stay((realm, KINDS[place]))
            if realm in self.world.settlements and not scene.is_tied:
                self._stay(realm, least_guard(scene, realm, hosts.holding(realm), hosts.free[realm], _HELD))

    def _take_realms(self) -> None:
        """Whatever is worth most for each unit it takes, again and again."""
        tried: set[RealmName] = set()
        while True:
            best: tuple[float, RealmName, Members] | None = None
            for realm in within_reach(self.scene, self.hosts) - tried:
                value, members = self._raid(realm)
                if members and value > 0:
                    each = value / sum(count for _, count in members)
                    if best is None or (each, realm) > best[:2]:
                        best = each, realm, members
            if best is None:
                return
            tried.add(best[1])
            self._send(best[2], best[1])

    def _raid(self, realm: RealmName) -> tuple[float, Members]:
        """What it is worth to go to a realm, and with whom."""
        scene = self.scene
        worth = scene.realm_worth(realm)
        foe = enemy_in(scene, realm)
        if foe is None:
            able = [entry for entry in self.hosts.able(realm) if PLACE[entry[0][1]] in _HOLDERS]
            if worth <= 0 or not able:
                return 0.0, []
            group, _ = min(able, key=lambda entry: (PLACE[entry[0][1]], -entry[1], entry[0][0]))
            return worth * (1 - 0.6 * scene.danger(realm, of_kind(group[1]))), [(group, 1)]
        party = party_for(scene, self.hosts, realm, foe.owner)
        if party.chance < (
            max(0.4, scene.temper.enough - scene.fury) if scene.is_tied else scene.temper.raid
        ):
            return 0.0, []
        rivalry = scene.rivalry(foe.owner)
        gain = worth * (1 + 0.5 * rivalry) + scene.army_worth(foe.units) * (0.4 + 0.6 * rivalry)
        cost = scene.army_worth(party.force) * (
            (1 - party.chance)
            + party.chance * scene.temper.loss_won * min(1, sum(foe.units) / sum(party.force))
        )
        return party.chance * gain - cost, party.members

    def _strengthen(self) -> None:
        """Whoever has nothing better to do stays where he is needed, if he is."""
        if self.scene.is_tied:
            return
        for realm in self._own_realms():
            if self.scene.realm_worth(realm) >= _WORTH_A_GUARD:
                held, free = self.hosts.holding(realm), self.hosts.free[realm]
                self._stay(realm, least_guard(self.scene, realm, held, free, _LEFT))


def choose_surplus(scene: Scene, decision: Decision) -> Disband:
    """B3.3.2f: too many in one place; who is there most often goes."""

    def number(action: object) -> int:
        assert isinstance(action, Disband)
        return scene.world.force_of(scene.seat, action.realm)[PLACE[action.kind]]

    found = max(decision.actions, key=number)
    assert isinstance(found, Disband)
    return found
