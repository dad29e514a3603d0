"""Where to go in a battle: each unit in turn to the hex where the next strikes promise most."""

from __future__ import annotations

from typing import Final

from ..battle.fight import Fight, strike_number
from ..battle.hexes import ATTACKER, DISTANCE, HEXES, OFF
from ..battle.masks import members
from ..battle.odds import expected_damage, kill_chance
from .ground import ground_of
from .superiority import superiority
from .temper import BATTLE_TEMPER, BattleTemper
from .values import Values

# What each step away from the edge counts when there is no room to enter.
_DEEP: Final = 20.0


class Maneuvers:
    """One maneuver phase of one army, planned as a whole. Units are u, t or e (an enemy) by number."""

    def __init__(self, fight: Fight, values: Values, temper: BattleTemper = BATTLE_TEMPER) -> None:
        self.fight: Final = fight.copy()  # the plan is tried out here
        self.values: Final = values
        self.temper: Final = temper
        self.side: Final = fight.half
        self.foe: Final = 1 - fight.half
        self.ground: Final = ground_of(fight.tables)
        self.terms: Final = self.ground.terms if values.shares_terms else {}
        self.depth: Final = self.ground.depth[2 * fight.entry + self.side]
        self.haste: Final = self._haste()
        count = len(fight.kinds)
        self.pains: Final = [self._pain(u) for u in range(count)]  # what a hit on each costs its owner
        self.prizes: Final = [values.prizes[fight.kinds[u]] for u in range(count)]
        self.needs: Final = [fight.powers[u] - fight.hits[u] for u in range(count)]
        self.foes: Final = [u for u in range(count) if fight.sides[u] == self.foe and fight.is_alive(u)]
        self.mine: Final = [u for u in range(count) if fight.sides[u] == self.side and fight.is_alive(u)]
        self.threats: Final = self._threats()
        self.meeters: Final = [0] * count  # how many of ours are in contact with each enemy
        self.allies: Final = [0.0] * count  # how many more could come
        self.nearness: Final = self._nearness()
        self.zeal: Final = self._zeal()

    def _haste(self) -> float:
        """From 0 to 1: how near the attacker is to losing by time, even his leader."""
        return min(1.0, max(0.0, (self.fight.round - 2) / 4.0)) if self.side == ATTACKER else 0.0

    def _pain(self, u: int) -> float:
        fight = self.fight
        kind = fight.kinds[u]
        cost = self.values.lives[kind]
        if self.values.is_leader[kind] and fight.sides[u] == self.side:
            cost *= 1.0 - 0.9 * self.haste
        return cost / fight.powers[u]

    def _zeal(self) -> float:
        """How eager to close in: the attacker runs out of time, a defender who is weaker can wait."""
        temper = self.temper
        if self.side == ATTACKER:
            return 1.0 + self.haste
        odds = superiority(self.fight, self.side)
        return temper.hold if odds < temper.hold_until else 0.8

    def _threats(self) -> list[int]:
        """By enemy, the hexes in which he could be in contact with somebody after his next maneuver."""
        fight, contact = self.fight, self.fight.tables.contact
        threats = [0] * len(fight.kinds)
        half, moved = fight.half, fight.moved
        fight.half, fight.moved = self.foe, 0
        for e in self.foes:
            mask = 0
            for hex in members(fight.reach(e)):
                mask |= contact[hex]
            threats[e] = mask
        fight.half, fight.moved = half, moved
        return threats

    def _nearness(self) -> list[int]:
        """By hex, steps to the nearest enemy, or to where he will come in."""
        fight = self.fight
        there = [fight.hexes[e] for e in self.foes if fight.hexes[e] < OFF]
        if not there:
            return self.ground.depth[2 * fight.entry + self.foe]
        return [min([DISTANCE[HEXES * hex + at] for at in there]) for hex in range(HEXES)]

    # --- the plan -------------------------------------------------------------------------------

    def plan(self) -> list[tuple[int, int]]:
        """Who goes where, in this order."""
        fight = self.fight
        movers = [u for u in self.mine if not fight.moved >> u & 1 and not fight.is_engaged(u)]
        before = fight.copy()
        movers.sort(key=self._rank)
        planned = self._place(movers, 0.0)
        absent = self._absent(movers)
        if absent == 0.0:
            return planned
        # Somebody found no way in: once more, and those who can go furthest make room first.
        again = Maneuvers(before, self.values, self.temper)
        movers.sort(key=again._room_needed)
        planned_again = again._place(movers, _DEEP)
        return planned_again if again._absent(movers) < absent else planned

    def _absent(self, movers: list[int]) -> float:
        """What those are worth who are not on the map."""
        return sum([self.pains[u] * self.needs[u] for u in movers if self.fight.hexes[u] == OFF])

    def _rank(self, u: int) -> float:
        """The strongest first, a leader last; who has to come in makes room by going far."""
        fight = self.fight
        skill = fight.skills[u]
        if self.values.is_leader[fight.kinds[u]]:
            return 1000.0
        strength = -float(fight.powers[u] * skill)
        return strength - (100.0 * skill if fight.hexes[u] == OFF else 0.0)

    def _room_needed(self, u: int) -> float:
        return -float(self.fight.reach(u).bit_count())

    def _count_meeters(self, movers: list[int]) -> None:
        fight, contact = self.fight, self.fight.tables.contact
        for e in self.foes:
            hex = fight.hexes[e]
            if hex < OFF:
                self.meeters[e] = (contact[hex] & fight.here[self.side]).bit_count()
        for u in movers:
            reaches = fight.reach(u)
            for e in self.foes:
                if fight.hexes[e] < OFF and contact[fight.hexes[e]] & reaches:
                    self.allies[e] += 1.0

    def _place(self, movers: list[int], crowding: float) -> list[tuple[int, int]]:
        fight = self.fight
        self._count_meeters(movers)
        planned: list[tuple[int, int]] = []
        for u in movers:
            start = fight.hexes[u]
            best, most = -1, -1e9
            if start < OFF:
                most = self.value(u, start)
            for hex in members(fight.reach(u)):
                value = self.value(u, hex) + 0.001 * hex
                if start == OFF:
                    value += crowding * self.depth[hex]
                if value > most:
                    best, most = hex, value
            if best >= 0:
                fight.maneuver(u, best)
                planned.append((u, best))
            self._note_contacts(u)
        return planned

    def _note_contacts(self, u: int) -> None:
        fight = self.fight
        hex = fight.hexes[u]
        if hex < OFF:
            for at in members(fight.tables.contact[hex] & fight.fit[self.foe]):
                self.meeters[fight.unit_at[at]] += 1

    # --- what a hex is worth to somebody --------------------------------------------------------

    def value(self, u: int, hex: int) -> float:
        """Fights or shots to be had there, the ground, friends beside one, and who may come."""
        fight, temper = self.fight, self.temper
        kind = fight.kinds[u]
        pain = self.pains[u]
        tables = fight.tables
        near = tables.contact[hex]
        quality = self.ground.quality(fight.natures[u])[hex]
        score = temper.quality * quality
        met = near & fight.fit[self.foe]
        if met:
            score += self._exchange(u, hex, met)
        else:
            score -= temper.approach * self.zeal * self._distance(u, hex)
            if fight.roster.rangestrikes[kind]:
                score += temper.shot * self._shot(u, hex)
        if near & fight.here[self.side]:
            score += temper.friends * (near & fight.here[self.side]).bit_count()
        danger = 0.0
        for e in self.foes:
            if self.threats[e] >> hex & 1 and not met >> fight.hexes[e] & 1:
                danger += self._plain_damage(e, u)
        threat = temper.leader_threat if self.values.is_leader[kind] else temper.threat
        return score - threat * danger * pain

    def _distance(self, u: int, hex: int) -> float:
        if self.values.is_leader[self.fight.kinds[u]]:
            return (0.3 + 0.7 * self.haste) * self.nearness[hex]
        return float(self.nearness[hex])

    def _exchange(self, u: int, hex: int, met: int) -> float:
        """What strikes at and by the enemies around this hex would bring."""
        fight, temper = self.fight, self.temper
        dealt, taken = 0.0, 0.0
        for at in members(met):
            e = fight.unit_at[at]
            dice, number = self._terms(u, e, hex, at)
            value = self.prizes[e]
            gain = expected_damage(dice, number, self.needs[e]) * value / fight.powers[e]
            gain += temper.kill * value * kill_chance(dice, number, self.needs[e])
            dealt = max(dealt, gain)
            dice, number = self._terms(e, u, at, hex)
            # He strikes only one of those around him.
            around = 1.0 + self.meeters[e] + temper.allies * self.allies[e] * (self.meeters[e] == 0)
            hurt = expected_damage(dice, number, self.needs[u]) * self.pains[u]
            hurt += temper.kill * kill_chance(dice, number, self.needs[u]) * self.pains[u] * self.needs[u]
            taken += hurt / around
        return temper.deal * dealt - temper.take * taken

    def _terms(self, u: int, t: int, hex: int, at: int) -> tuple[int, int]:
        """Dice and number of a strike, were they in these hexes."""
        fight, terms = self.fight, self.terms
        # By kinds where their strikes are all alike, else by the units of this battle.
        striker, target = (fight.kinds[u], fight.kinds[t]) if self.values.shares_terms else (u, t)
        key = ((striker * 32 + target) * 32 + hex) * 32 + at
        found = terms.get(key)
        if found is None:
            old, other = fight.hexes[u], fight.hexes[t]
            fight.hexes[u], fight.hexes[t] = hex, at
            dice, number = fight.strike_terms(u, t)
            fight.hexes[u], fight.hexes[t] = old, other
            found = terms[key] = (dice - fight.powers[u], number)
        return fight.powers[u] + found[0], found[1]

    def _plain_damage(self, u: int, t: int) -> float:
        """Hits to expect from a strike on level ground."""
        fight = self.fight
        number = strike_number(fight.skills[u], fight.skills[t])
        return expected_damage(fight.powers[u], number, self.needs[t])

    def _shot(self, u: int, hex: int) -> float:
        """What a rangestrike out of this hex would bring."""
        fight = self.fight
        old = fight.hexes[u]
        fight.hexes[u] = hex
        best = 0.0
        for t in members(fight.rangestrike_targets(u)):
            dice, number = fight.rangestrike_terms(u, t)
            gain = expected_damage(dice, number, self.needs[t]) * self.prizes[t] / fight.powers[t]
            gain += self.temper.kill * self.prizes[t] * kill_chance(dice, number, self.needs[t])
            best = max(best, gain)
        fight.hexes[u] = old
        return best
