"""Whoever has nothing else to do goes where there is something to take: realms, or a home to storm."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.battlemist.bot.hosts import Group, Hosts
from hexenkessel.games.battlemist.bot.parties import courage, enemy_in, party_for, within_reach
from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.components import PIECES
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import CAVALRY, NO_UNITS, PLACE, army_size, of_kind, plus

_BREAK_THROUGH: Final = 0.65  # the chance with which a host clears its way


class Approach:
    """Marches that lead nearer to a goal."""

    def __init__(self, scene: Scene, hosts: Hosts) -> None:
        self.scene = scene
        self.world = scene.world
        self.hosts = hosts

    def plan(self) -> None:
        hosts = self.hosts
        target = self._campaign()
        if target is not None:
            self._clear_the_way(target)
        goals, sent = self._goals(), dict.fromkeys(self.world.neighbours, 0)
        for group in self._one_by_one(target):
            goal = target or self._best_goal(group, goals, sent) or self.scene.me.home
            way = self._step_towards(group, goal)
            if way is not None:
                sent[goal] += 1
                hosts.send(group, 1, way)

    def _one_by_one(self, target: RealmName | None) -> list[Group]:
        """The group of each idle unit. Nearest to the target first: then there is room for those behind.

        From one realm all arms go in turn, so that no stack is made of one arm only.
        """
        units = [(number, group) for group in self.hosts.reach for number in range(self.hosts.count(group))]
        if target is not None:
            away = self.scene.distances[target]
            units.sort(key=lambda unit: (away.get(unit[1][0], 99), unit[0]))
        return [group for _, group in units]

    def _goals(self) -> dict[RealmName, float]:
        """Realms that are still to be taken, and what they are worth."""
        scene, goals = self.scene, {}
        for realm in self.world.neighbours:
            is_taken = self.world.controller_of(realm) == scene.seat or army_size(self.hosts.holding(realm))
            if not is_taken and self.world.owner_of_home(realm) is None:
                goals[realm] = scene.realm_worth(realm) * (0.3 if realm in self.world.forces else 1.0)
        return goals

    def _best_goal(
        self, group: Group, goals: dict[RealmName, float], sent: dict[RealmName, int]
    ) -> RealmName | None:
        if PLACE[group[1]] > CAVALRY or not goals:
            return None
        away = self.scene.distances[group[0]]
        return max(goals, key=lambda realm: goals[realm] / (1 + away.get(realm, 99)) / (1 + sent[realm]) ** 2)

    def _campaign(self) -> RealmName | None:
        """A rival's home that all idle units together could storm, once they are there."""
        scene = self.scene
        idle = NO_UNITS
        for units in self.hosts.free.values():
            idle = plus(idle, units)
        if army_size(idle) < 3 and not scene.is_tied:
            return None
        best: tuple[float, RealmName] | None = None
        for seat in scene.must_stop or scene.rivals:
            home = self.world.players[seat].home
            away = scene.distances[scene.me.home].get(home, 99)
            garrison = plus(self.world.force_of(seat, home), of_kind("footman"))
            chance = scene.chance(home, scene.seat, idle, seat, garrison)
            if scene.is_tied:
                chance += 1.0  # wherever it leads
            if chance >= courage(scene, seat) and (best is None or chance / away > best[0]):
                best = chance / away, home
        return best[1] if best else None

    def _clear_the_way(self, target: RealmName) -> None:
        """Whoever stands between the host and its target is attacked, the nearest to the target first."""
        scene, away = self.scene, self.scene.distances[target]
        for realm in sorted(within_reach(scene, self.hosts), key=lambda one: (away.get(one, 99), one)):
            foe = enemy_in(scene, realm)
            if foe is None:
                continue
            party = party_for(scene, self.hosts, realm, foe.owner)
            is_forward = any(away.get(realm, 99) < away.get(group[0], 99) for group, _ in party.members)
            if party.chance >= max(0.3, _BREAK_THROUGH - scene.fury) and is_forward:
                for group, count in party.members:
                    self.hosts.send(group, count, realm)

    def _step_towards(self, group: Group, goal: RealmName) -> RealmName | None:
        """The realm in reach that is nearest to the goal; where somebody waits, only if others attack him."""
        away = self.scene.distances[goal]
        best: tuple[int, RealmName] | None = None
        for realm in self.hosts.reach[group]:
            if self.world.owner_of_home(realm) not in (None, self.scene.seat):
                continue
            if enemy_in(self.scene, realm) and not army_size(self.hosts.holding(realm)):
                continue
            if self.hosts.army_in(realm) >= PIECES.stack_limit:
                continue
            rank = (away.get(realm, 99), realm)
            if rank[0] < away.get(group[0], 99) and (best is None or rank < best):
                best = rank
        return best[1] if best else None
