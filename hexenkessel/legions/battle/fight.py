"""The workbench of a battle, second part: strikes, carrying, rangestrikes (T12, T13)."""

from __future__ import annotations

from .field import Field
from .hexes import DISTANCE, HEXES, OFF
from .masks import members
from .sight import LONGEST_RANGE
from .tables import CLOSED


def strike_number(skill: int, target_skill: int, raised: int = 0) -> int:
    """The strike chart: the lowest die that hits the target; ``raised`` by the target's hazard.

    >>> strike_number(2, 3)
    5
    """
    # T23.13a: hazards have changed the skills already; then the number is raised, and capped last.
    # T13.2a: four, less the striker's skill, plus the target's, at most six.
    # T24.2a: that is the chart printed on the maps.
    # T24.2b: there is no lower limit; at one every die hits.
    number = 4 - skill + target_skill + raised
    return 6 if number > 6 else number


class Fight(Field):
    """One battle to play on, changed in place. A game's own knows how to be made from what a position
    stores, how to be stored again, and how to be copied.

    A strike phase is: ``begin_strikes``; for the side whose half it is, then for the other, strikes until
    ``must_strike`` is empty; ``end_strikes``. A strike is: one of ``targets``, one of ``options``, dice,
    ``hit``, for the excess ``hit`` on ``carry_targets`` while the player likes, ``mark_struck``.
    """

    def copy(self) -> Fight:
        raise NotImplementedError

    # --- the phase ------------------------------------------------------------------------------

    def begin_strikes(self) -> list[int]:
        """Start a strike phase; returns those hurt by the ground they stand on."""
        self.struck = 0
        hurt = []
        for u in range(len(self.kinds)):
            hex = self.hexes[u]
            if hex < OFF and self.tables.hurting[self.natures[u]] >> hex & 1:
                # T23.5c: if that slays one, it stays until the phase ends, and strikes like anybody slain.
                self.hit(u, 1)
                hurt.append(u)
        return hurt

    def must_strike(self, side: int) -> int:
        """The units of an army that have yet to strike in this phase."""
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

    def wound(self, u: int, t: int, hits: int) -> int:
        """Let the hits of a strike fall on its target; returns those that may carry over."""
        return self.hit(t, hits)

    def hit(self, u: int, hits: int) -> int:
        """Give hits to a unit on the map; returns those beyond what slays it."""
        # T13.3a: hits stay to the end of the battle and weaken nobody.
        power = self.powers[u]
        total = self.hits[u] + hits
        if total < power:
            self.hits[u] = total
            return 0
        self.hits[u] = power
        self._judge(u)
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

    def units_in(self, hexes: int) -> list[int]:
        """Who stands in these hexes, in the order of the hexes."""
        return [self.unit_at[hex] for hex in members(hexes)]

    def targets(self, u: int) -> int:
        """The enemies this unit may strike now."""
        hexes, units = self._target_hexes(u), 0
        # Most have nobody to strike.
        if hexes:
            for t in self.units_in(hexes):
                units |= 1 << t
        return units

    def strike_terms(self, u: int, t: int) -> tuple[int, int]:
        """Dice and strike-number of a plain strike at an enemy in contact."""
        return self.strike_dice(u, t), self.strike_number(u, t)

    def strike_dice(self, u: int, t: int) -> int:
        tables, nature, at = self.tables, self.natures[u], self.hexes[t]
        # T13.0c: as many dice as its power,
        # T13.2b: changed by hazards, as skill and number are.
        dice = self.powers[u] + tables.dice[nature][HEXES * self.hexes[u] + at]
        return dice - tables.dice_lost[nature][self.natures[t]][at] if tables.loses_dice else dice

    def strike_number(self, u: int, t: int) -> int:
        tables, nature, at = self.tables, self.natures[u], self.hexes[t]
        change = tables.skill[nature][HEXES * self.hexes[u] + at]
        raised = tables.raised[nature][self.natures[t]][at]
        if self.has_relative_skills:
            return strike_number(self.skill_against(u, t) + change, self.skill_against(t, u), raised)
        return strike_number(self.skills[u] + change, self.skills[t], raised)

    def skill_against(self, u: int, other: int) -> int:
        """The skill of a unit in a fight with this enemy, as striker or as target, before hazards.

        A game that answers otherwise sets ``has_relative_skills``.
        """
        return self.skills[u]

    def options(self, u: int, t: int) -> list[tuple[int, int, int]]:
        """What may be announced for a strike at this target: dice, number, and whom hits may carry to.

        The plain strike stands first. A concession is listed only if it lets hits carry to somebody they
        could not reach by any milder one.
        """
        dice, number = self.strike_terms(u, t)
        # No die is left to carry if all must hit to slay the first target.
        need = self.powers[t] - self.hits[t]
        if dice <= need:
            return [(dice, number, 0)]
        others = self._carry_others(u, t)
        if not others:
            return [(dice, number, 0)]
        # T13.4c: a higher number than needed may be announced before the roll,
        # T13.5b: and dice or skill may be forgone, in any mix, if that makes carrying possible.
        fewer, higher = [dice], [number]
        for other in others:
            his_dice, his_number = self.strike_dice(u, other), self.strike_number(u, other)
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
        return self._carry_units(u, self._carry_others(u, t), dice, number)

    def _carry_others(self, u: int, t: int) -> list[int]:
        """The living enemies whom hits beyond ``t`` could go on to, as far as place and ground matter."""
        hexes = self._carry_hexes(u, t)
        return self.units_in(hexes) if hexes else []

    def _carry_hexes(self, u: int, t: int) -> int:
        tables, hex, at = self.tables, self.hexes[u], self.hexes[t]
        # T13.4a: what is not needed to slay the target may go on to other enemies next to the striker.
        near = tables.contact[hex] & self.fit[1 - self.sides[u]] & ~(1 << at)
        return near & ~tables.no_carry[HEXES * hex + at]

    def _carry_units(self, u: int, others: list[int], dice: int, number: int) -> int:
        units = 0
        for t in others:
            # T13.4b: only to one whom the striker hits with this number or a lower one,
            # T13.5a: and against whom he would have as many dice.
            if self.strike_number(u, t) <= number and self.strike_dice(u, t) >= dice:
                units |= 1 << t
        return units

    # --- rangestrikes ---------------------------------------------------------------------------

    def may_rangestrike(self, u: int) -> bool:
        """Whether this unit could rangestrike now, if it had a target."""
        hex = self.hexes[u]
        # T12.1a: only those with the bow,
        # T10.0c: and only in their own side's half,
        # T12.5a: but there at any moment, before, between or after the strikes.
        if not self.roster.rangestrikes[self.kinds[u]] or hex >= OFF or self.sides[u] != self.half:
            return False
        # T12.1c: nobody in contact with an enemy, were it with one slain in this phase;
        # T12.6d: nor by magic.
        return not self.struck >> u & 1 and not self.is_engaged(u)

    def rangestrike_targets(self, u: int) -> int:
        """The enemies this unit may rangestrike now."""
        if not self.may_rangestrike(u):
            return 0
        hex = self.hexes[u]
        near = self.fit[1 - self.sides[u]] & self.tables.within[self.longest_range(u)][hex]
        if not self.roster.is_magic[self.kinds[u]]:
            near &= self.tables.seen[self.natures[u]][hex]
        units = 0
        if near == 0:
            return units
        for t in self.units_in(near):
            if self.range_dice(u, t):
                units |= 1 << t
        return units

    def rangestrike_terms(self, u: int, t: int) -> tuple[int, int]:
        """Dice and strike-number of a rangestrike; no dice if it is not allowed."""
        if not self.may_rangestrike(u) or self.sides[t] == self.sides[u]:
            return 0, 0
        if self.hexes[t] >= OFF or not self.is_alive(t):
            return 0, 0
        dice = self.range_dice(u, t)
        return (dice, self.range_number(u, t)) if dice else (0, 0)

    def longest_range(self, u: int) -> int:
        # T12.3a: the range counts both end hexes and is at most the striker's skill.
        return min(self.skills[u], LONGEST_RANGE)

    def is_immune(self, t: int, u: int) -> bool:
        """Whether a rangestrike of ``u`` that is not magic cannot harm this one, wherever it stands."""
        # T12.6a: Lords are immune to all but magic.
        return self.roster.is_immune[self.kinds[t]]

    def range_dice(self, u: int, t: int) -> int:
        """Dice of a rangestrike at a living enemy on the map, 0 if this striker may not have him."""
        hex, at = self.hexes[u], self.hexes[t]
        reach = DISTANCE[HEXES * hex + at] + 1
        if reach > self.longest_range(u):
            return 0
        # T12.2a: half the power, rounded down.
        dice = self.powers[u] >> 1
        # T12.6b: nothing in the way blocks or changes a rangestrike by magic. Who is adjacent but not in
        # contact stands beyond a cliff, and a cliff is a hazard.
        # T12.6e: that is all; whoever has magic moves and strikes like anybody else.
        if self.roster.is_magic[self.kinds[u]]:
            return dice
        # T12.1b: the target is not adjacent.
        if reach < 3 or self.is_immune(t, u) or self._skill_lost(u, hex, at) == CLOSED:
            return 0
        tables, nature = self.tables, self.natures[u]
        if tables.shelters and tables.sheltered[nature][self.natures[t]] >> at & 1:
            return 0
        return dice + tables.range_dice[nature][hex]

    def range_number(self, u: int, t: int) -> int:
        tables, hex, at = self.tables, self.hexes[u], self.hexes[t]
        # T12.6c: magic does not suffer from range four.
        if self.roster.is_magic[self.kinds[u]]:
            return strike_number(self.skill_against(u, t), self.skill_against(t, u))
        skill = self.skill_against(u, t) - self._skill_lost(u, hex, at)
        # T12.3b: range four lowers the skill by one, range three does not.
        if DISTANCE[HEXES * hex + at] == 3:
            skill -= 1
        raised = tables.range_raised[self.natures[u]][self.natures[t]][at]
        return strike_number(skill, self.skill_against(t, u), raised)

    def _skill_lost(self, u: int, hex: int, at: int) -> int:
        """Skill lost on the best corridor nobody stands in the way of, or CLOSED."""
        tables, pair, nature = self.tables, HEXES * hex + at, self.natures[u]
        taken = self.here[0] | self.here[1]
        screens = tables.screens[nature][pair]
        if screens != CLOSED and not screens & taken:
            return tables.lost[nature][pair]
        screens = tables.other_screens[nature][pair]
        if screens != CLOSED and not screens & taken:
            return tables.other_lost[nature][pair]
        return CLOSED


def _is_offered(milder: list[tuple[int, int, int]], dice: int, carry: int) -> bool:
    """Whether an option already listed, hence with no higher number, gives this with as many dice."""
    return any(d >= dice and carry & ~mask == 0 for d, _, mask in milder)
