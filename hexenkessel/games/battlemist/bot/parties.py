"""Who goes into a battle: as few as are enough, or all who can be spared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from hexenkessel.games.battlemist.bot.hosts import Group, Hosts
from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.components import PIECES
from hexenkessel.games.battlemist.effect import KINDS
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import (
    ARCHER,
    CAVALRY,
    FOOTMAN,
    NO_UNITS,
    PLACE,
    Units,
    army_size,
    of_kind,
    plus,
)
from hexenkessel.games.battlemist.world import Force
from hexenkessel.kernel.seats import Seat

Members: TypeAlias = list[tuple[Group, int]]

# In turn: footmen to take the realm and to be hit, arms up to what can fight at once, monsters, the rest.
_ORDER: Final = (
    (FOOTMAN, 2), (CAVALRY, 2), (ARCHER, 2), (PLACE["dragon"], 99), (PLACE["giant"], 99),
    (PLACE["firebreather"], 99), (FOOTMAN, 99), (CAVALRY, 99), (ARCHER, 99),
)  # fmt: skip
# Who is best kept as a garrison; where monsters cannot be used without army units, these are kept free.
_MONSTERS: Final = (PLACE["giant"], PLACE["firebreather"], PLACE["dragon"])
_GUARDS: Final = (ARCHER, FOOTMAN, CAVALRY, *_MONSTERS)
_GUARDS_IN_WAR: Final = (*_MONSTERS, ARCHER, FOOTMAN, CAVALRY)


class Party(NamedTuple):
    members: Members
    force: Units
    chance: float


NO_PARTY: Final = Party([], NO_UNITS, 0.0)


def enemy_in(scene: Scene, realm: RealmName) -> Force | None:
    return next((force for force in scene.world.forces.get(realm, ()) if force.owner != scene.seat), None)


def party_for(scene: Scene, hosts: Hosts, realm: RealmName, owner: Seat, spare: Units | None = None) -> Party:
    """Units that take a realm well enough, or all there are. `spare`: who may leave the own home."""
    defending = scene.world.force_of(owner, realm)
    force: Units = NO_UNITS
    members: dict[Group, int] = {}
    chance = 0.0
    for group in _in_turn(scene, hosts, realm, spare):
        if PLACE[group[1]] <= CAVALRY and army_size(force) >= PIECES.stack_limit:
            continue
        force = plus(force, of_kind(group[1]))
        members[group] = members.get(group, 0) + 1
        chance = scene.chance(realm, scene.seat, force, owner, defending)
        if chance >= scene.temper.enough:
            exact = scene.chance(realm, scene.seat, force, owner, defending, exact=True)
            if exact >= scene.temper.enough:
                return Party(list(members.items()), force, exact)
    if not army_size(force):
        return NO_PARTY
    return Party(list(members.items()), force, chance)


def _in_turn(scene: Scene, hosts: Hosts, realm: RealmName, spare: Units | None) -> Iterator[Group]:
    """One group for each unit that could come, in the order in which they are wanted."""
    left: dict[int, list[tuple[Group, int]]] = {}
    for group, able in sorted(hosts.able(realm)):
        place = PLACE[group[1]]
        number = min(able, spare[place]) if spare is not None and group[0] == scene.me.home else able
        left.setdefault(place, []).append((group, number))
    units = {
        place: [group for group, count in groups for _ in range(count)] for place, groups in left.items()
    }
    for place, most in _ORDER:
        waiting = units.get(place, [])
        yield from waiting[:most]
        units[place] = waiting[most:]


def least_guard(
    scene: Scene, realm: RealmName, fixed: Units, free: Units, risk: float, spared: Seat | None = None
) -> Units:
    """The fewest of those free with whom a realm is safe enough; a home is never left alone."""
    kept: Units = NO_UNITS
    is_home = realm == scene.me.home
    guards = _GUARDS_IN_WAR if scene.is_tied else _GUARDS
    while True:
        held = plus(fixed, kept)
        is_manned = sum(held) > 0 or not is_home
        if is_manned and scene.danger(realm, held, spared) <= risk:
            return kept
        place = next((place for place in guards if free[place] > kept[place]), None)
        if place is None:
            return kept
        kept = plus(kept, of_kind(KINDS[place]))


def courage(scene: Scene, seat: Seat) -> float:
    """Who would win at the next council must be stopped at any price.

    Else the more stars he has, the more is risked; and in a war for homes more with every round.
    """
    if scene.is_tied and seat in scene.must_stop:
        return max(0.01, 0.55 - scene.fury)
    if seat in scene.must_stop:
        return 0.01
    if len(scene.rivals) == 1:
        return scene.temper.courage - 0.05
    return scene.temper.courage - 0.04 * (scene.world.players[seat].stars - 1)


def within_reach(scene: Scene, hosts: Hosts) -> set[RealmName]:
    """Realms of nobody or of others that somebody could go to; living players' homes apart."""
    return {
        realm
        for group, reached in hosts.reach.items()
        if hosts.count(group)
        for realm in reached
        if scene.world.controller_of(realm) != scene.seat
        and not army_size(hosts.holding(realm))
        and scene.world.owner_of_home(realm) is None
    }
