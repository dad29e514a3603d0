"""The workbench of a battle, second part: who may go where, who comes and who is gone (G11, G12)."""

from __future__ import annotations

from hexenkessel.legions.battle.hexes import DEFENDER, GONE, OFF
from hexenkessel.legions.battle.masks import ALL_HEXES, members, spread
from hexenkessel.legions.battle.tables import LONGEST_WAY

from .ground import NONE, GodsGround
from .roster import DEMON, GOD, IS_CREATURE, IS_HELPER, IS_MASTER, PEGASUS, WAVES


class GodsField(GodsGround):
    """Figures that move."""

    # --- maneuvers ------------------------------------------------------------------------------

    def is_held(self, u: int) -> bool:
        # G16.5bh: neither a Pegasus nor the rider is ever held.
        if self.kinds[u] == PEGASUS or self.partner(u) != NONE:
            return False
        # G12.7af: nor a native in Fog; who stands next to him is, by the usual rule.
        nature = self.tables.natures[self.natures[u]]
        return not (self.tables.land.hazards[self.hexes[u]] == "fog" and nature.is_native("fog"))

    def reach(self, u: int) -> int:
        # G16.5d: who is stone does not move; G16.5cf: nor does the God.
        if self.stone >> u & 1 or self.kinds[u] == GOD:
            return 0
        side = self.sides[u]
        if self.deadlock >> side & 1:
            return self._drag(u)
        found = super().reach(u)
        if found == 0 and self.round == 1 and side == DEFENDER and self.tables.setup:
            return self._outside(u)
        return found

    def _outside(self, u: int) -> int:
        """Where a defender of a tower land sets up who finds no place inside."""
        free = ALL_HEXES & ~(self.here[0] | self.here[1])
        if self.hexes[u] != OFF or self.half != DEFENDER or self.tables.setup & free:
            return 0
        # Ruling on G11.3c: when the walls are full, the others set up next to them.
        around = 0
        for hex in members(self.tables.setup):
            around |= self.tables.contact[hex]
        return around & ~self.tables.setup & self.free_hexes_for(u)

    def _walk(self, u: int, near: int, slow: int, free: int) -> int:
        # G12.6d: within Water figures with a wave dive; G12.7be: they are its natives, but for the Pixie.
        if self.waters and WAVES[self.kinds[u]]:
            found = 0
            for hex, _ in self.ways(u).items():
                found |= 1 << hex
            return found
        return super()._walk(u, near, slow, free)

    def _drag(self, u: int) -> int:
        """Where a figure can go that Deadlock binds to the ground."""
        allowed = super().reach(u)
        if allowed == 0:
            return 0
        # G15.6v: it may not go so far that less than one life point would be left.
        most = self.powers[u] - self.hits[u] - 1
        rider = self._carried(u)
        if rider != NONE:
            most = min(most, self.powers[rider] - self.hits[rider] - 1)
        found = 0
        for hex, steps in self.ways(u).items():
            if steps <= most:
                found |= 1 << hex
        return found & allowed

    def ways(self, u: int) -> dict[int, int]:
        """For one who walks or dives: where it can end, and how many hexes it enters on the shortest way."""
        tables, nature, start, paces = self.tables, self.natures[u], self.hexes[u], self.paces(u)
        free = ALL_HEXES & ~(self.here[0] | self.here[1])
        # G12.6d: a diver passes taken Water hexes, each step being one from Water to Water.
        deep = self.waters if WAVES[self.kinds[u]] else 0
        found: dict[int, int] = {}
        # Least movement used to be in a hex after so many steps.
        used: dict[int, int] = {start: 0}
        for step in range(1, LONGEST_WAY + 1):
            beyond: dict[int, int] = {}
            for hex, cost in used.items():
                if hex == OFF:
                    gate = tables.edge[2 * self.entry + self.sides[u]] & free
                    ones, twos = gate & tables.ground_for_one[nature], gate & tables.ground_for_two[nature]
                elif step == 1:
                    ones, twos = tables.step_for_one[nature][hex], tables.step_for_two[nature][hex]
                else:
                    ones = spread(tables.spread_for_one[nature], 1 << hex)
                    twos = spread(tables.spread_for_two[nature], 1 << hex)
                dive = deep if hex != OFF and deep >> hex & 1 else 0
                # Under somebody one can only dive on.
                allowed = free | dive if hex in (OFF, start) or free >> hex & 1 else dive
                for price, mask in ((1, ones), (2, twos)):
                    if cost + price <= paces:
                        for other in members(mask & allowed):
                            beyond[other] = min(beyond.get(other, 99), cost + price)
            for hex in beyond:
                if free >> hex & 1 and hex not in found:
                    found[hex] = step
            used = beyond
        return found

    def _carried(self, u: int) -> int:
        """Whom this one takes along if it moves now."""
        if self.kinds[u] != PEGASUS:
            return NONE
        rider = self.partner(u)
        # G12.1b: nobody moves twice, so who has moved already is left behind.
        return NONE if rider == NONE or self.moved >> rider & 1 else rider

    def maneuver(self, u: int, hex: int) -> None:
        """Move or enter; ``hex`` is one of ``reach`` or ``meetings``, or a rider's own, where he gets off."""
        steps = self._steps_to(u, hex) if self.deadlock >> self.sides[u] & 1 else 0
        rider = self._carried(u)
        if rider != NONE:
            # G16.5be: both move together, as the Pegasus moves.
            self.moved |= 1 << rider
            self._leave(rider)
            self.hexes[rider] = OFF
        super().maneuver(u, hex)
        self._forgive(u)
        if rider != NONE:
            self._stand(rider, hex)
            self._forgive(rider)
        # G15.6u: each hex costs one point.
        if steps:
            self.hit(u, steps)
            if rider != NONE:
                self.hit(rider, steps)

    def _steps_to(self, u: int, hex: int) -> int:
        """How many hexes a figure enters on the shortest way to this one, be a Pegasus or a rider there."""
        there = self.unit_at[hex]
        if there in (NONE, u, self.partner(u)):
            return self.ways(u).get(hex, 0)
        alone = self.copy()
        alone.remove(there)
        assert isinstance(alone, GodsField)
        return alone.ways(u).get(hex, 0)

    def _forgive(self, u: int) -> None:
        """It has left the hex in which Landscaping had put it wrong."""
        if self.misplaced >> u & 1:
            self.misplaced &= ~(1 << u)
            self.renew_skills()

    def put(self, u: int, hex: int) -> None:
        """Put a figure into a free hex by magic: that is no move, and a rider leaves the Pegasus."""
        self._place(u, hex)
        self._forgive(u)

    def swap(self, a: int, b: int) -> None:
        """Let all who stand in the hexes of these two change places by magic (G15.6m)."""
        one, other = self.hexes[a], self.hexes[b]
        everybody = range(len(self.kinds))
        ones = [u for u in everybody if self.hexes[u] == one]
        others = [u for u in everybody if self.hexes[u] == other]
        for u in ones + others:
            self._leave(u)
        for u in ones:
            self._stand(u, other)
            self._forgive(u)
        for u in others:
            self._stand(u, one)
            self._forgive(u)

    def forgive_all(self) -> None:
        """Natures have changed: whoever may stand where it stands is no longer there by mistake."""
        for u in members(self.misplaced):
            if self.hexes[u] < OFF and self.may_stand(u, self.hexes[u]):
                self._forgive(u)

    def is_pegasus(self, u: int) -> bool:
        return self.kinds[u] == PEGASUS

    def may_ride(self, u: int) -> bool:
        # G16.5be: everybody but Creatures; ruling on G16.5bh: not the God, and no Pegasus on another.
        kind = self.kinds[u]
        return not IS_CREATURE[kind] and kind not in (GOD, PEGASUS)

    def may_get_off(self, u: int) -> bool:
        """Whether this rider may let the Pegasus go on alone: neither has moved, and the ground bears him."""
        pegasus = self.partner(u)
        if pegasus == NONE or self.kinds[u] == PEGASUS or self.sides[u] != self.half:
            return False
        return not (self.moved >> u | self.moved >> pegasus) & 1 and self.may_stand(u, self.hexes[u])

    def meetings(self, u: int) -> int:
        """The units with which this one could share a hex after its move: a Pegasus, or a rider for it."""
        if self.moved >> u & 1 or self.sides[u] != self.half or self.hexes[u] == GONE:
            return 0
        is_pegasus = self.kinds[u] == PEGASUS
        # One rider at a time; who is carried or carries somebody is no longer free.
        if not (is_pegasus or self.may_ride(u)) or self._carried(u) != NONE:
            return 0
        found = 0
        for other in range(len(self.kinds)):
            hex = self.hexes[other]
            if hex >= OFF or self.sides[other] != self.sides[u] or other in (u, self.partner(u)):
                continue
            if self.pairs >> hex & 1 or not self.is_alive(other):
                continue
            if not (self.may_ride(other) if is_pegasus else self.kinds[other] == PEGASUS):
                continue
            alone = self.copy()
            alone.remove(other)
            if alone.reach(u) >> hex & 1:
                found |= 1 << other
        return found

    # --- coming and going -----------------------------------------------------------------------

    def remove(self, u: int) -> None:
        if self.hexes[u] == GONE:
            return
        super().remove(u)
        kind = self.kinds[u]
        # G24.7c: with a Master who is destroyed the battle ends: by an Executer,
        # G23.7f: or any way once the Dark-Titan has appeared. Else a Phantom follows, and it goes on.
        if IS_MASTER[kind] and (self.masters_die or any([victim == u for _, victim in self.executed])):
            self.is_leader_gone = True
        if IS_HELPER[kind]:
            self._count_helpers()

    def add(self, kind: int, side: int) -> int:
        """A newcomer, still off the map; returns its number. It is the side's own."""
        unit = super().add(kind, side)
        self.owners = [*self.owners, self.owner_of(side)]
        self._count_helpers()
        return unit

    def owner_of(self, side: int) -> int:
        """Whose the army of this side is: that of its first figure."""
        for u in range(len(self.owners)):
            if self.home(u) == side:
                return self.owners[u]
        return NONE

    def summon_red(self, side: int, hex: int) -> int:
        """G15.6p: a red Demon comes out of nowhere; it is nobody's."""
        unit = self.add(DEMON, side)
        self.owners = [*self.owners[:unit], NONE]
        self.reds |= 1 << unit
        self._place(unit, hex)
        return unit

    def own_left(self, side: int) -> int:
        """How many of an army are not gone, whoever else fights for it."""
        if self.slaves == 0 and self.reds == 0:
            return self.present[side]
        count = 0
        for u in range(len(self.kinds)):
            # G15.6p: a red Demon alone is no army; G15.6ad: nor is who fights for the enemy, or a slave.
            if self.sides[u] == side and self.hexes[u] != GONE and not self.reds >> u & 1:
                count += 1 - (self.slaves >> u & 1)
        return count

    def is_over(self) -> bool:
        # G11.1f: a battle ends when an army has no figures left; for its last round see ``is_time_up``.
        return self.is_leader_gone or self.own_left(0) == 0 or self.own_left(1) == 0

    def is_time_up(self) -> bool:
        # G11.8a: seven rounds; the last one is played to its end.
        return self.half == DEFENDER and super().is_time_up()

    def next_half(self) -> None:
        super().next_half()
        side = self.half
        if self.stone:
            # G16.5c: stone lasts until the owner's next maneuver phase.
            for u in members(self.stone):
                if self.sides[u] == side:
                    self.stone &= ~(1 << u)
        if self.decoys:
            # G16.5o: and so does the Tree of a Unicorn.
            rest = [decoy for decoy in self.decoys if decoy[1] != side]
            if len(rest) < len(self.decoys):
                self.decoys = tuple(rest)
                self.lie_down()
