"""The workbench of a battle, first part: who stands where, and who may go where (T10, T11).

Plain integers and lists, so that mypyc makes it fast. Methods that change something trust their
caller; the questions beside them say what is allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..roster import Roster
from .hexes import DEFENDER, GONE, HEXES, OFF
from .masks import ALL_HEXES, spread
from .tables import LONGEST_WAY, PACES, Tables

LAST_ROUND: Final = 7


class Field:
    """The units of one battle on their map. Sets of hexes and of units are bit masks.

    What a unit is stands in columns: its kind, and its power, skill and nature, which may change while
    its kind does not.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.roster: Roster = tables.roster
        self.entry: int = 1
        self.round: int = 1
        self.half: int = DEFENDER
        self.kinds: list[int] = []
        self.sides: list[int] = []
        self.powers: list[int] = []
        self.skills: list[int] = []
        self.natures: list[int] = []
        self.hexes: list[int] = []
        self.hits: list[int] = []
        self.moved: int = 0
        self.struck: int = 0
        # Whether the skill of somebody depends on whom he fights: see ``Fight.skill_against``.
        self.has_relative_skills: bool = False
        # All below follows from the above: hexes taken by each army, by its living members only, who
        # stands in a hex, how many of each army are not gone, and whether a leader is.
        self.here: list[int] = [0, 0]
        self.fit: list[int] = [0, 0]
        self.unit_at: list[int] = [-1] * HEXES
        self.present: list[int] = [0, 0]
        self.is_leader_gone: bool = False

    def lay_out(
        self,
        kinds: Sequence[int],
        sides: Sequence[int],
        hexes: Sequence[int],
        hits: Sequence[int],
        powers: Sequence[int] | None = None,
    ) -> None:
        """Put all units on the empty map; with these powers, if the battle has made them what they are."""
        self.kinds = list(kinds)
        self.sides = list(sides)
        self.hits = list(hits)
        self.hexes = [OFF] * len(self.kinds)
        everybody = range(len(self.kinds))
        if powers is None:
            powers = [self.first_power(self.kinds[u], self.sides[u]) for u in everybody]
        self.powers = list(powers)
        self.skills = [self.first_skill(self.kinds[u], self.sides[u]) for u in everybody]
        self.natures = [self.first_nature(self.kinds[u], self.sides[u]) for u in everybody]
        for u in everybody:
            hex = hexes[u]
            self.present[self.sides[u]] += 1
            if hex == GONE:
                self.remove(u)
            elif hex != OFF:
                self._place(u, hex)

    def become(self, other: Field) -> None:
        """Stand like the other, without sharing anything that changes."""
        self.tables = other.tables
        self.entry = other.entry
        self.round = other.round
        self.half = other.half
        # What changes these makes new lists.
        self.kinds = other.kinds
        self.sides = other.sides
        self.powers = other.powers
        self.skills = other.skills
        self.natures = other.natures
        self.hexes = other.hexes[:]
        self.hits = other.hits[:]
        self.moved = other.moved
        self.struck = other.struck
        self.has_relative_skills = other.has_relative_skills
        self.here = other.here[:]
        self.fit = other.fit[:]
        self.unit_at = other.unit_at[:]
        self.present = other.present[:]
        self.is_leader_gone = other.is_leader_gone

    # --- what a unit is -------------------------------------------------------------------------

    def first_power(self, kind: int, side: int) -> int:
        """The power with which a kind comes into the battle on this side."""
        return self.roster.powers[kind]

    def first_skill(self, kind: int, side: int) -> int:
        return self.roster.skills[kind]

    def first_nature(self, kind: int, side: int) -> int:
        """The number that the tables have for its nature."""
        return self.tables.nature_of_kind(kind)

    def set_power(self, u: int, power: int) -> None:
        """Make a unit stronger or weaker; its hits stay."""
        self.powers = [*self.powers[:u], power, *self.powers[u + 1 :]]
        self._judge(u)

    def set_skill(self, u: int, skill: int) -> None:
        self.skills = [*self.skills[:u], skill, *self.skills[u + 1 :]]

    def set_nature(self, u: int, nature: int) -> None:
        self.natures = [*self.natures[:u], nature, *self.natures[u + 1 :]]

    def set_side(self, u: int, side: int) -> None:
        """Let a unit go over to the other army, where it stands."""
        hex = self.hexes[u]
        if hex < OFF:
            self._leave(u)
        if hex != GONE:
            self.present[self.sides[u]] -= 1
            self.present[side] += 1
        self.sides = [*self.sides[:u], side, *self.sides[u + 1 :]]
        if hex < OFF:
            self._stand(u, hex)

    # --- who is there ---------------------------------------------------------------------------

    def power(self, u: int) -> int:
        return self.powers[u]

    def skill(self, u: int) -> int:
        return self.skills[u]

    def paces(self, u: int) -> int:
        """Movement a unit has."""
        # T11.2a: nobody goes further than its skill.
        return self.skills[u]

    def is_on_map(self, u: int) -> bool:
        return self.hexes[u] < OFF

    def is_alive(self, u: int) -> bool:
        """Whether it is neither gone nor slain; the slain stay on the map until the strike phase ends."""
        # T13.0d: hits equal to its power slay a unit.
        return self.hexes[u] != GONE and self.hits[u] < self.powers[u]

    def living(self, side: int) -> int:
        """The units of an army that are alive, entered or not."""
        found = 0
        for u in range(len(self.kinds)):
            if self.sides[u] == side and self.is_alive(u):
                found |= 1 << u
        return found

    def is_engaged(self, u: int) -> bool:
        """Whether it stands in contact with an enemy, be he slain in this phase."""
        hex = self.hexes[u]
        return hex < OFF and self.tables.contact[hex] & self.here[1 - self.sides[u]] != 0

    def is_held(self, u: int) -> bool:
        """Whether contact with an enemy, in which this unit is, keeps it from moving."""
        # T11.3a: whoever stands next to an enemy when the phase begins may not move. Enemies do not move
        # in this phase and those who have moved are done, so to look now comes to the same.
        # T11.3c: enemies passed on the way stop nobody.
        return True

    def is_over(self) -> bool:
        """Whether the battle has ended at the end of a phase: an army or a leader is gone."""
        # T10.0d: a battle ends when one or both armies are gone; for its last round see ``is_time_up``.
        return self.is_leader_gone or self.present[0] == 0 or self.present[1] == 0

    def is_time_up(self) -> bool:
        # T10.5b: with the defender's eighth maneuver phase due, the attacker has lost by time.
        return self.round > LAST_ROUND

    # --- maneuvers ------------------------------------------------------------------------------

    def reach(self, u: int) -> int:
        """The hexes in which this unit can end its maneuver, its own not among them."""
        hex, side = self.hexes[u], self.sides[u]
        # T11.0a: in his phase a player moves as many of his units as he likes, each once.
        if hex == GONE or side != self.half or self.moved >> u & 1:
            return 0
        tables, nature = self.tables, self.natures[u]
        # T23.1a: units are in each other's way as follows.
        # T11.5c: nobody ends a move in a hex that is taken,
        # T11.5a: and a walker does not even pass through one, be it a friend's or an enemy's.
        free = ALL_HEXES & ~(self.here[0] | self.here[1])
        # Where the defender sets up, he does so instead of his first maneuver phase.
        if self.round == 1 and side == DEFENDER and tables.setup != 0:
            return tables.setup & free if hex == OFF else 0
        if hex == OFF:
            # T11.1a: the first hex of one who enters lies on his edge and counts like any other.
            edge = 2 * self.entry + side
            if tables.flies[nature]:
                return self._flights(u, nature)[edge] & free
            gate = tables.edge[edge] & free
            return self._walk(
                u, gate & tables.ground_for_one[nature], gate & tables.ground_for_two[nature], free
            )
        if tables.contact[hex] & self.here[1 - side] and self.is_held(u):
            return 0
        # T11.5b: fliers pass over taken hexes.
        if tables.flies[nature]:
            return self._flights(u, nature)[hex] & free
        return self._walk(
            u, tables.step_for_one[nature][hex] & free, tables.step_for_two[nature][hex] & free, free
        )

    def _flights(self, u: int, nature: int) -> list[int]:
        """Where this flier can land: by edge if it has yet to enter, else by hex."""
        tables, paces = self.tables, self.paces(u)
        place = PACES * nature + paces
        if not tables.flight_in[place]:
            tables.make_flights(nature, paces)
        return tables.flight_in[place] if self.hexes[u] == OFF else tables.flight[place]

    def _walk(self, u: int, near: int, slow: int, free: int) -> int:
        """All a walker can reach whose first step leads into ``near`` for one or into ``slow`` for two."""
        nature, paces = self.natures[u], self.paces(u)
        by_one, by_two = self.tables.spread_for_one[nature], self.tables.spread_for_two[nature]
        is_slowed = self.tables.is_slowed[nature]
        if paces < 2 or paces > LONGEST_WAY:
            return near if paces < 2 else self._walk_far(paces, nature, near, slow, free)
        reached, older = near, near
        newer = (spread(by_one, near) | slow) & free & ~reached
        reached |= newer
        # T11.6a: from hex to neighbouring hex; units beside the way do not matter.
        # T11.1b: the tables know no step off the map.
        for _ in range(paces - 2):
            step = spread(by_one, newer)
            if is_slowed:
                step |= spread(by_two, older)
            older = newer
            newer = step & free & ~reached
            reached |= newer
        return reached

    def _walk_far(self, paces: int, nature: int, near: int, slow: int, free: int) -> int:
        """The same for one with more movement than the longest way has hexes: it is used up by slow ones."""
        by_one, by_two = self.tables.spread_for_one[nature], self.tables.spread_for_two[nature]
        reached = near | slow
        # By movement used: hexes one is in after so many steps.
        at: list[int] = [0, near, slow] + [0] * (paces - 2)
        for _ in range(LONGEST_WAY - 1):
            beyond: list[int] = [0] * (paces + 1)
            for used in range(1, paces):
                beyond[used + 1] |= spread(by_one, at[used]) & free
                if used + 2 <= paces:
                    beyond[used + 2] |= spread(by_two, at[used]) & free
            for mask in beyond:
                reached |= mask
            at = beyond
        return reached

    def maneuver(self, u: int, hex: int) -> None:
        """Move or enter; ``hex`` is taken from ``reach``."""
        # T11.6b: what was not used is lost, for nobody moves twice.
        self.moved |= 1 << u
        self._place(u, hex)

    def _place(self, u: int, hex: int) -> None:
        if self.hexes[u] < OFF:
            self._leave(u)
        self._stand(u, hex)

    def _leave(self, u: int) -> None:
        """Take a unit off its hex."""
        hex, army = self.hexes[u], self.sides[u]
        self.here[army] ^= 1 << hex
        self.fit[army] &= ~(1 << hex)
        self.unit_at[hex] = -1

    def _stand(self, u: int, hex: int) -> None:
        """Put a unit into a hex."""
        army = self.sides[u]
        self.hexes[u] = hex
        self.unit_at[hex] = u
        self.here[army] |= 1 << hex
        if self.hits[u] < self.powers[u]:
            self.fit[army] |= 1 << hex

    def _judge(self, u: int) -> None:
        """Its power or its hits have changed: is it still alive?"""
        hex, army = self.hexes[u], self.sides[u]
        if hex < OFF:
            if self.hits[u] < self.powers[u]:
                self.fit[army] |= 1 << hex
            else:
                self.fit[army] &= ~(1 << hex)

    # --- coming and going -----------------------------------------------------------------------

    def add(self, kind: int, side: int) -> int:
        """A newcomer, still off the map; returns its number."""
        self.kinds = [*self.kinds, kind]
        self.sides = [*self.sides, side]
        self.powers = [*self.powers, self.first_power(kind, side)]
        self.skills = [*self.skills, self.first_skill(kind, side)]
        self.natures = [*self.natures, self.first_nature(kind, side)]
        self.hexes.append(OFF)
        self.hits.append(0)
        self.present[side] += 1
        return len(self.kinds) - 1

    def remove(self, u: int) -> None:
        """Take a unit out of the battle."""
        if self.hexes[u] == GONE:
            return
        if self.hexes[u] < OFF:
            self._leave(u)
        self.hexes[u] = GONE
        self.present[self.sides[u]] -= 1
        # T19.3a: with a leader the battle ends.
        if self.roster.is_leader[self.kinds[u]]:
            self.is_leader_gone = True

    def eliminate_absent(self, side: int) -> list[int]:
        """Remove all of an army who have not entered; returns them."""
        # T10.1d: whoever does not enter in the first maneuver phase of his side is eliminated.
        absent = [u for u in range(len(self.kinds)) if self.sides[u] == side and self.hexes[u] == OFF]
        for u in absent:
            self.remove(u)
        return absent

    def next_half(self) -> None:
        """Pass to the other side's maneuver phase."""
        self.half = 1 - self.half
        self.moved = 0
        self.struck = 0
        # T10.0a: a round has one half for either side.
        # T10.5a: the round advances only when the defender's half begins.
        if self.half == DEFENDER:
            self.round += 1
