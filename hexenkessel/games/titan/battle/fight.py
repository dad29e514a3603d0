"""The workbench of a battle, second part: strikes, carrying, rangestrikes (T12, T13)."""

from __future__ import annotations

from typing import final

from .battle import Battle
from .chart import strike_number
from .field import Field
from .masks import members
from .sight import LONGEST_RANGE
from .tables import CLOSED, DISTANCE, IS_LORD, IS_MAGIC, RANGESTRIKES, SKILL
from .terrain import HEXES, OFF


@final
class Fight(Field):
    """One battle to play on: made from a Battle, changed in place, frozen again.

    A strike phase is: ``begin_strikes``; for the side whose half it is, then for the other, strikes until
    ``must_strike`` is empty; ``end_strikes``. A strike is: one of ``targets``, one of ``options``, dice,
    ``hit``, for the excess ``hit`` on ``carry_targets`` while the player likes, ``mark_struck``.
    """

    def copy(self) -> Fight:
        fight = Fight()
        fight._become(self)
        return fight

    def __reduce__(self) -> tuple[type[Fight], tuple[Battle]]:
        return Fight, (self.freeze(),)

    # --- the phase ------------------------------------------------------------------------------

    def begin_strikes(self) -> list[int]:
        """Start a strike phase; returns those hurt by the ground they stand on."""
        self.struck = 0
        hurt = []
        for u in range(len(self.kinds)):
            hex = self.hexes[u]
            if hex < OFF and self.tables.hurting[self.tables.nature[self.kinds[u]]] >> hex & 1:
                # T23.5c: if that slays one, it stays until the phase ends, and strikes like anybody slain.
                self.hit(u, 1)
                hurt.append(u)
        return hurt

    def must_strike(self, side: int) -> int:
        """The characters of an army that have yet to strike in this phase."""
        found = 0
        # T13.0b: everyone next to a living enemy must strike.
        # T12.0a: also those slain in this phase, for all strikes count as simultaneous.
        # T12.0b: but not one slain from afar who has nobody to strike.
        # T12.1d: rangestriking is nobody's duty, so those with a bow and no contact are not among them.
        for u in range(len(self.kinds)):
            if self.sides[u] == side and self._target_hexes(u):
                found |= 1 << u
        return found

    def mark_struck(self, u: int) -> None:
        # T13.1b: nobody strikes twice in a phase, by whatever kind of strike.
        self.struck |= 1 << u

    def hit(self, u: int, hits: int) -> int:
        """Give hits to a character on the map; returns those beyond what slays it."""
        # T13.3a: hits stay to the end of the battle and weaken nobody.
        power = self.powers[u]
        total = self.hits[u] + hits
        if total < power:
            self.hits[u] = total
            return 0
        self.hits[u] = power
        self.fit[self.sides[u]] &= ~(1 << self.hexes[u])
        return total - power

    def end_strikes(self) -> list[int]:
        """Finish a strike phase; returns the slain, who are gone now."""
        slain = []
        # T13.6a: the slain leave at the end of the phase, not before.
        for u in range(len(self.kinds)):
            if self.hexes[u] < OFF and self.hits[u] >= self.powers[u]:
                slain.append(u)
                self.remove(u)
        return slain

    # --- strikes --------------------------------------------------------------------------------

    def _target_hexes(self, u: int) -> int:
        hex = self.hexes[u]
        if hex >= OFF or self.struck >> u & 1:
            return 0
        # T23.1b: a strike goes at one of the enemies one is engaged with, as long as he lives.
        return self.tables.contact[hex] & self.fit[1 - self.sides[u]]

    def _units_in(self, hexes: int) -> int:
        units = 0
        for hex in members(hexes):
            units |= 1 << self.unit_at[hex]
        return units

    def targets(self, u: int) -> int:
        """The enemies this character may strike now."""
        return self._units_in(self._target_hexes(u))

    def strike_terms(self, u: int, t: int) -> tuple[int, int]:
        """Dice and strike-number of a plain strike at an enemy in contact."""
        return self._dice(u, self.hexes[t]), self._number(u, t)

    def _dice(self, u: int, at: int) -> int:
        tables = self.tables
        # T13.0c: as many dice as its power,
        # T13.2b: changed by hazards, as skill and number are.
        return self.powers[u] + tables.dice[tables.nature[self.kinds[u]]][HEXES * self.hexes[u] + at]

    def _number(self, u: int, t: int) -> int:
        tables = self.tables
        kind, other, at = self.kinds[u], self.kinds[t], self.hexes[t]
        nature = tables.nature[kind]
        skill = SKILL[kind] + tables.skill[nature][HEXES * self.hexes[u] + at]
        raised = tables.raised[nature * len(tables.examples) + tables.nature[other]][at]
        return strike_number(skill, SKILL[other], raised)

    def options(self, u: int, t: int) -> list[tuple[int, int, int]]:
        """What may be announced for a strike at this target: dice, number, and whom hits may carry to.

        The plain strike stands first. A concession is listed only if it lets hits carry to somebody they
        could not reach by any milder one.
        """
        dice, number = self.strike_terms(u, t)
        # No die is left to carry if all must hit to slay the first target.
        need = self.powers[t] - self.hits[t]
        others = self._carry_hexes(u, t) if dice > need else 0
        if others == 0:
            return [(dice, number, 0)]
        # T13.4c: a higher number than needed may be announced before the roll,
        # T13.5b: and dice or skill may be forgone, in any mix, if that makes carrying possible.
        fewer, higher = [dice], [number]
        for hex in members(others):
            his_dice, his_number = self._dice(u, hex), self._number(u, self.unit_at[hex])
            if need < his_dice < dice and his_dice not in fewer:
                fewer.append(his_dice)
            if his_number > number and his_number not in higher:
                higher.append(his_number)
        fewer.sort(reverse=True)
        higher.sort()
        found: list[tuple[int, int, int]] = []
        for n in higher:
            for d in fewer:
                carry = self._carry_units(u, others, d, n)
                if not found or not _is_offered(found, d, carry):
                    found.append((d, n, carry))
        return found

    def carry_targets(self, u: int, t: int, dice: int, number: int) -> int:
        """The living enemies to whom hits beyond ``t`` may carry after this announcement."""
        return self._carry_units(u, self._carry_hexes(u, t), dice, number)

    def _carry_hexes(self, u: int, t: int) -> int:
        tables, hex, at = self.tables, self.hexes[u], self.hexes[t]
        # T13.4a: what is not needed to slay the target may go on to other enemies next to the striker.
        near = tables.contact[hex] & self.fit[1 - self.sides[u]] & ~(1 << at)
        return near & ~tables.no_carry[HEXES * hex + at]

    def _carry_units(self, u: int, hexes: int, dice: int, number: int) -> int:
        units = 0
        for hex in members(hexes):
            t = self.unit_at[hex]
            # T13.4b: only to one whom the striker hits with this number or a lower one,
            # T13.5a: and against whom he would have as many dice.
            if self._number(u, t) <= number and self._dice(u, hex) >= dice:
                units |= 1 << t
        return units

    # --- rangestrikes ---------------------------------------------------------------------------

    def may_rangestrike(self, u: int) -> bool:
        """Whether this character could rangestrike now, if it had a target."""
        hex = self.hexes[u]
        # T12.1a: only those with the bow,
        # T10.0c: and only in their own side's half,
        # T12.5a: but there at any moment, before, between or after the strikes.
        if not RANGESTRIKES[self.kinds[u]] or hex >= OFF or self.sides[u] != self.half:
            return False
        # T12.1c: nobody in contact with an enemy, were it with one slain in this phase;
        # T12.6d: a Warlock neither.
        return not self.struck >> u & 1 and not self.is_engaged(u)

    def rangestrike_targets(self, u: int) -> int:
        """The enemies this character may rangestrike now."""
        if not self.may_rangestrike(u):
            return 0
        kind, hex = self.kinds[u], self.hexes[u]
        near = self.fit[1 - self.sides[u]] & self.tables.within[_longest_range(kind)][hex]
        if not IS_MAGIC[kind]:
            near &= self.tables.seen[hex]
        units = 0
        for at in members(near):
            t = self.unit_at[at]
            if self._range_dice(u, t):
                units |= 1 << t
        return units

    def rangestrike_terms(self, u: int, t: int) -> tuple[int, int]:
        """Dice and strike-number of a rangestrike; no dice if it is not allowed."""
        if not self.may_rangestrike(u) or self.sides[t] == self.sides[u]:
            return 0, 0
        if self.hexes[t] >= OFF or not self.is_alive(t):
            return 0, 0
        dice = self._range_dice(u, t)
        return (dice, self._range_number(u, t)) if dice else (0, 0)

    def _range_dice(self, u: int, t: int) -> int:
        """Dice of a rangestrike at a living enemy on the map, 0 if this striker may not have him."""
        kind, hex, at = self.kinds[u], self.hexes[u], self.hexes[t]
        # T12.3a: the range counts both end hexes and is at most the striker's skill.
        reach = DISTANCE[HEXES * hex + at] + 1
        if reach > _longest_range(kind):
            return 0
        # T12.2a: half the power, rounded down.
        dice = self.powers[u] >> 1
        # T12.6b: nothing in the way blocks or changes a Warlock's rangestrike. Who is adjacent to him but
        # not in contact stands beyond a cliff, and a cliff is a hazard.
        # T12.6e: that is all; he moves and strikes like anybody else.
        if IS_MAGIC[kind]:
            return dice
        # T12.1b: the target is not adjacent.
        # T12.6a: Lords are immune to all but Warlocks.
        if reach < 3 or IS_LORD[self.kinds[t]] or self._skill_lost(u, hex, at) == CLOSED:
            return 0
        return dice + self.tables.range_dice[self.tables.nature[kind]][hex]

    def _range_number(self, u: int, t: int) -> int:
        tables = self.tables
        kind, other, hex, at = self.kinds[u], self.kinds[t], self.hexes[u], self.hexes[t]
        # T12.6c: a Warlock's skill does not suffer from range four.
        if IS_MAGIC[kind]:
            return strike_number(SKILL[kind], SKILL[other])
        skill = SKILL[kind] - self._skill_lost(u, hex, at)
        # T12.3b: range four lowers the skill by one, range three does not.
        if DISTANCE[HEXES * hex + at] == 3:
            skill -= 1
        nature = tables.nature[kind]
        raised = tables.range_raised[nature * len(tables.examples) + tables.nature[other]][at]
        return strike_number(skill, SKILL[other], raised)

    def _skill_lost(self, u: int, hex: int, at: int) -> int:
        """Skill lost on the best corridor nobody stands in the way of, or CLOSED."""
        tables, pair = self.tables, HEXES * hex + at
        nature = tables.nature[self.kinds[u]]
        taken = self.here[0] | self.here[1]
        screens = tables.screens[nature][pair]
        if screens != CLOSED and not screens & taken:
            return tables.lost[nature][pair]
        screens = tables.other_screens[nature][pair]
        if screens != CLOSED and not screens & taken:
            return tables.other_lost[nature][pair]
        return CLOSED


def _longest_range(kind: int) -> int:
    return min(SKILL[kind], LONGEST_RANGE)


def _is_offered(milder: list[tuple[int, int, int]], dice: int, carry: int) -> bool:
    """Whether an option already listed, hence with no higher number, gives this with as many dice."""
    return any(d >= dice and carry & ~mask == 0 for d, _, mask in milder)
