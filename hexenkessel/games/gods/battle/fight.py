"""The workbench of a battle, third part: attacks and rangestrikes (G13, G14); made from a Battle, changed in
place, frozen again.
"""

from __future__ import annotations

from typing import final

from hexenkessel.legions.battle.hexes import DISTANCE, HEXES, OFF
from hexenkessel.legions.battle.masks import members
from hexenkessel.legions.battle.tables import Tables

from .battle import Battle
from .field import GodsField
from .ground import NONE
from .roster import CHIMERA, DEMON, EXECUTER, GOD, IS_CREATURE, IS_LORD, IS_MASTER, PIXIE, ROSTER
from .tables import tables_for
from .terrain import LANDS


@final
class GodsFight(GodsField):
    """One battle to play on. How a strike phase goes is said in the shared workbench.

    For spells and abilities: ``hurt`` and ``heal`` a figure, ``put`` it elsewhere, ``enslave`` it,
    ``set_power``; ``set_ground``, ``plant`` and ``set_land``; and the fields that are those of ``Battle``,
    after whose change ``renew_natures`` may be due.
    """

    def __init__(self, battle: Battle | None = None, tables: Tables | None = None) -> None:
        super().__init__(tables_for(LANDS["Plains"]) if tables is None else tables)
        self.once: int = 0
        self.shielded: int = NONE
        self.used: int = 0
        self.announced: int = 0
        self.feared: int = 0
        if battle is not None:
            self._take_up(battle)

    def _take_up(self, battle: Battle) -> None:
        self.name = battle.land
        self.turn = battle.turn
        self.grounds = battle.grounds
        self.decoys = battle.decoys
        self.lie_down()
        self.entry = battle.entry
        self.round = battle.round
        self.half = battle.half
        self.has_had_fourth = battle.has_had_fourth
        self.owners = list(battle.owners)
        self.moved = battle.moved
        self.struck = battle.struck
        self.once = battle.once
        self.camps = battle.camps
        self.bound = battle.bound
        self.masters_die = battle.masters_die
        self.is_final = battle.is_final
        self.lent = battle.lent
        self.reinforced = battle.reinforced
        self.declined = battle.declined
        self.cast = battle.cast
        self.footsore = battle.footsore
        self.homeland = battle.homeland
        self.deadlock = battle.deadlock
        self.shielded = battle.shielded
        self.misplaced = battle.misplaced
        self.reds = battle.reds
        self.slaves = battle.slaves
        self.used = battle.used
        self.announced = battle.announced
        self.stone = battle.stone
        self.feared = battle.feared
        self.executed = battle.executed
        self.lay_out(battle.kinds, battle.sides, battle.hexes, battle.hits, battle.powers)
        if self.misplaced:
            self.renew_skills()
        self._count_helpers()

    def freeze(self) -> Battle:
        """What a position stores of this."""
        return Battle(
            land=self.name,
            entry=self.entry,
            turn=self.turn,
            grounds=self.grounds,
            decoys=self.decoys,
            round=self.round,
            half=self.half,
            has_had_fourth=self.has_had_fourth,
            kinds=tuple(self.kinds),
            sides=tuple(self.sides),
            owners=tuple(self.owners),
            powers=tuple(self.powers),
            hexes=tuple(self.hexes),
            hits=tuple(self.hits),
            moved=self.moved,
            struck=self.struck,
            once=self.once,
            camps=self.camps,
            bound=self.bound,
            masters_die=self.masters_die,
            is_final=self.is_final,
            lent=self.lent,
            reinforced=self.reinforced,
            declined=self.declined,
            cast=self.cast,
            footsore=self.footsore,
            homeland=self.homeland,
            deadlock=self.deadlock,
            shielded=self.shielded,
            misplaced=self.misplaced,
            reds=self.reds,
            slaves=self.slaves,
            used=self.used,
            announced=self.announced,
            stone=self.stone,
            feared=self.feared,
            executed=self.executed,
        )

    def copy(self) -> GodsFight:
        fight = GodsFight(None, self.tables)
        fight.become(self)
        fight.once = self.once
        fight.shielded = self.shielded
        fight.used = self.used
        fight.announced = self.announced
        fight.feared = self.feared
        return fight

    def __reduce__(self) -> tuple[type[GodsFight], tuple[Battle]]:
        return GodsFight, (self.freeze(),)

    # --- the phase ------------------------------------------------------------------------------

    def begin_strikes(self) -> list[int]:
        """Start a strike phase; returns those hurt by the ground, and the red Demon."""
        # G12.7ap: Drift hurts a stranger in it at the start of every strike phase, G13.1a: before all else;
        # G12.7aq: whom it slays stays until the phase ends, and attacks.
        hurt = super().begin_strikes()
        self.once = 0
        # G16.5e: who is stone does not feel it, for it is no magic.
        for u in members(self.stone):
            if u in hurt:
                hurt.remove(u)
                self.heal(u, 1)
        # G15.6y: so does ground on which Landscaping has put somebody wrong.
        for u in members(self.misplaced):
            if self.hexes[u] < OFF:
                self.hit(u, 1)
                hurt.append(u)
        # G15.6q: and the red Demon wastes away; G15.6r: at its end it attacks once more.
        for u in members(self.reds):
            if self.hexes[u] < OFF:
                self.hit(u, 1)
                hurt.append(u)
        return hurt

    def end_strikes(self) -> list[int]:
        self.once = 0
        self.announced = 0
        # G15.6c: the shield is for one strike-back.
        self.shielded = NONE
        return super().end_strikes()

    def mark_struck(self, u: int) -> None:
        self.announced &= ~(1 << u)
        if self.sides[u] != self.half:
            # G16.5l: fear is for the next strike-back.
            self.feared &= ~(1 << u)
        elif self.kinds[u] == PIXIE and self.trees >> self.hexes[u] & 1 and not self.once >> u & 1:
            # G12.7k: a Pixie on a Tree attacks twice in her own strike phase, and once in a strike-back;
            # G12.7m: and she may rangestrike twice.
            self.once |= 1 << u
            return
        super().mark_struck(u)

    # --- attacks --------------------------------------------------------------------------------

    def _target_hexes(self, u: int) -> int:
        # G16.5d: who is stone does not attack; G16.5cf: nor does the God.
        if self.stone >> u & 1 or self.kinds[u] == GOD:
            return 0
        found = super()._target_hexes(u)
        # G16.5e: a stone is hurt by magic only.
        return found & ~self._stone_hexes() if self.stone else found

    def _stone_hexes(self) -> int:
        found = 0
        for u in members(self.stone):
            if self.hexes[u] < OFF:
                found |= 1 << self.hexes[u]
        return found

    def strike_dice(self, u: int, t: int) -> int:
        # G16.3a: what is always active is in here, and nobody can do without it.
        dice, power = super().strike_dice(u, t), self.powers[u]
        if self.feared >> u & 1 and self.sides[u] != self.half:
            # G16.5l: half the power, rounded down.
            dice -= power - (power >> 1)
            power >>= 1
        # G12.7bp: out of a Cloud half as many again, rounded down, also in a strike-back.
        if self.clouds >> self.hexes[u] & 1:
            dice += power >> 1
        # G16.5ai: with a Priest in the army Creatures have one more, also in a strike-back.
        if self.priests[self.sides[u]] and IS_CREATURE[self.kinds[u]]:
            dice += 1
        return dice if dice > 0 else 0

    def strike_number(self, u: int, t: int) -> int:
        # G16.5cg: every die rolled against the God hits; G16.5ch: only the Dark-Titan's army can attack him.
        return 1 if self.kinds[t] == GOD else super().strike_number(u, t)

    def skill_against(self, u: int, other: int) -> int:
        # G16.5aj: a Chimera's skill is always that of the other one.
        return self.skills[other] if self.kinds[u] == CHIMERA else self.skills[u]

    def wound(self, u: int, t: int, hits: int) -> int:
        """Let the hits of a melee attack fall on its target; returns those that may carry over."""
        # G15.6c: the shielded one is not hurt by a strike-back.
        if t == self.shielded and self.sides[u] != self.half:
            return 0
        # G12.7bj: in Darkness each attack does one damage less.
        if hits > 0 and self.darks >> self.hexes[t] & 1:
            hits -= 1
        was_alive = self.is_alive(t)
        excess = self.hit(t, hits)
        # G16.5an: the Executer remembers which Lords and Masters he has slain himself.
        is_trophy = IS_LORD[self.kinds[t]] or IS_MASTER[self.kinds[t]]
        if self.kinds[u] == EXECUTER and is_trophy and was_alive and not self.is_alive(t):
            self.executed = (*self.executed, (u, t))
        return excess

    def hurt(self, u: int, points: int) -> int:
        """Damage that is no attack; returns what is beyond what slays. The slain stay until it ends."""
        return self.hit(u, points)

    def heal(self, u: int, points: int) -> None:
        """Take hits from one who is on the map."""
        self.hits[u] -= min(points, self.hits[u])
        self._judge(u)

    def life(self, u: int) -> int:
        """Hits a figure can still take, counting the last one."""
        return self.powers[u] - self.hits[u]

    def _carry_hexes(self, u: int, t: int) -> int:
        # Ruling on G27.5k: nothing carries over from the God.
        # G16.5j: nor with a Final Blow.
        if self.kinds[t] == GOD or (self.announced >> u & 1 and self.kinds[u] == DEMON):
            return 0
        found = super()._carry_hexes(u, t)
        return found & ~self._stone_hexes() if self.stone else found

    def _carry_others(self, u: int, t: int) -> list[int]:
        others = super()._carry_others(u, t)
        # G16.5bg: what is beyond the Pegasus may go on to the rider, who can be attacked then.
        rider = self.partner(t) if self.pairs else NONE
        if rider != NONE and self.is_alive(rider) and rider not in others:
            at = self.hexes[t]
            if not self.tables.no_carry[HEXES * self.hexes[u] + at] >> at & 1:
                return [*others, rider]
        return others

    # --- rangestrikes ---------------------------------------------------------------------------

    def is_immune(self, t: int, u: int) -> bool:
        # G16.5e: so is who is stone.
        return self.stone >> t & 1 != 0 or super().is_immune(t, u)

    def range_dice(self, u: int, t: int) -> int:
        hex, at = self.hexes[u], self.hexes[t]
        # G14.6b, G3.2d: Masters are immune to magic too.
        # G14.1a: nobody adjacent is a target, be there a Cliff between; G16.5bg: nor is a rider.
        if IS_MASTER[self.kinds[t]] or DISTANCE[HEXES * hex + at] < 2 or self.unit_at[at] != t:
            return 0
        dice = super().range_dice(u, t)
        # G16.5ae: with a Priestess in the army Creatures have one more.
        if dice and self.priestesses[self.sides[u]] and IS_CREATURE[self.kinds[u]]:
            dice += 1
        return dice

    def range_starts(self, u: int) -> int:
        """The hexes from which a rangestrike of this figure may start."""
        hex = self.hexes[u]
        found = 1 << hex
        # G12.7bq: from a Cloud also out of every other free one.
        if self.clouds >> hex & 1:
            found |= self.clouds & ~(self.here[0] | self.here[1])
        return found

    def rangestrike_targets(self, u: int) -> int:
        found = super().rangestrike_targets(u)
        if self.clouds and ROSTER.rangestrikes[self.kinds[u]] and self.may_rangestrike(u):
            for start in members(self.range_starts(u) & ~(1 << self.hexes[u])):
                there = self.as_if_in(u, start)
                for t in self.units_in(self.fit[1 - self.sides[u]]):
                    if there.range_dice(u, t):
                        found |= 1 << t
        return found

    def rangestrike_terms(self, u: int, t: int) -> tuple[int, int]:
        """Dice and strike number from where it is best; no dice if it is not allowed."""
        best = super().rangestrike_terms(u, t)
        if self.clouds and self.may_rangestrike(u):
            for start in members(self.range_starts(u) & ~(1 << self.hexes[u])):
                terms = self.terms_from(u, t, start)
                if terms[0] and (best[0] == 0 or terms[1] < best[1]):
                    best = terms
        return best

    def terms_from(self, u: int, t: int, start: int) -> tuple[int, int]:
        """Dice and strike number of a rangestrike that starts in this hex; no dice if it is not allowed."""
        if start == self.hexes[u]:
            return super().rangestrike_terms(u, t)
        if not self.may_rangestrike(u) or self.sides[t] == self.sides[u]:
            return 0, 0
        if self.hexes[t] >= OFF or not self.is_alive(t):
            return 0, 0
        there = self.as_if_in(u, start)
        dice = there.range_dice(u, t)
        return (dice, there.range_number(u, t)) if dice else (0, 0)

    def as_if_in(self, u: int, start: int) -> GodsFight:
        """The same with a shooter in another hex, as far as lines of fire go, and with no other Cloud."""
        other = self.copy()
        other.hexes[u] = start
        other.clouds = 0
        return other
