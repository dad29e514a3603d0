"""The workbench of a battle, first part: who stands where, and who may go where (T10, T11).

Plain integers and lists, so that mypyc makes it fast. Methods that change something trust their
caller; the questions beside them say what is allowed.
"""

from __future__ import annotations

from .battle import Battle
from .masks import ALL_HEXES, spread
from .tables import FLIES, IS_TITAN, POWER, SKILL, Tables, tables_for
from .terrain import DEFENDER, GONE, HEXES, LAST_ROUND, OFF


class Field:
    """The characters of one battle on their map. Sets of hexes and of characters are bit masks."""

    def __init__(self, battle: Battle | None = None) -> None:
        self.tables: Tables = tables_for("Plains" if battle is None else battle.terrain)
        self.entry: int = 1
        self.round: int = 1
        self.half: int = DEFENDER
        self.kinds: list[int] = []
        self.sides: list[int] = []
        self.hexes: list[int] = []
        self.hits: list[int] = []
        self.powers: list[int] = []
        self.titan_powers: list[int] = [0, 0]
        self.moved: int = 0
        self.struck: int = 0
        # All below follows from the above: hexes taken by each army, by its living members only, who
        # stands in a hex, how many of each army are not gone, and whether a Titan is.
        self.here: list[int] = [0, 0]
        self.fit: list[int] = [0, 0]
        self.unit_at: list[int] = [-1] * HEXES
        self.present: list[int] = [0, 0]
        self.is_titan_gone: bool = False
        if battle is not None:
            self._lay_out(battle)

    def _lay_out(self, battle: Battle) -> None:
        self.entry = battle.entry
        self.round = battle.round
        self.half = battle.half
        self.moved = battle.moved
        self.struck = battle.struck
        self.titan_powers = list(battle.titan_powers)
        self.kinds = list(battle.kinds)
        self.sides = list(battle.sides)
        self.hits = list(battle.hits)
        self.hexes = [OFF] * len(self.kinds)
        self.powers = [self._power_of(self.kinds[u], self.sides[u]) for u in range(len(self.kinds))]
        for u in range(len(self.kinds)):
            hex = battle.hexes[u]
            self.present[self.sides[u]] += 1
            if hex == GONE:
                self.remove(u)
            elif hex != OFF:
                self._place(u, hex)

    def freeze(self) -> Battle:
        """What a position stores of this."""
        return Battle(
            terrain=self.tables.land.name,
            entry=self.entry,
            round=self.round,
            half=self.half,
            kinds=tuple(self.kinds),
            sides=tuple(self.sides),
            hexes=tuple(self.hexes),
            hits=tuple(self.hits),
            titan_powers=(self.titan_powers[0], self.titan_powers[1]),
            moved=self.moved,
            struck=self.struck,
        )

    def _become(self, other: Field) -> None:
        self.tables = other.tables
        self.entry = other.entry
        self.round = other.round
        self.half = other.half
        # Only `add` changes these four, and it makes new lists.
        self.kinds = other.kinds
        self.sides = other.sides
        self.powers = other.powers
        self.titan_powers = other.titan_powers
        self.hexes = other.hexes[:]
        self.hits = other.hits[:]
        self.moved = other.moved
        self.struck = other.struck
        self.here = other.here[:]
        self.fit = other.fit[:]
        self.unit_at = other.unit_at[:]
        self.present = other.present[:]
        self.is_titan_gone = other.is_titan_gone

    # --- who is there ---------------------------------------------------------------------------

    def power(self, u: int) -> int:
        return self.powers[u]

    def skill(self, u: int) -> int:
        return SKILL[self.kinds[u]]

    def is_on_map(self, u: int) -> bool:
        return self.hexes[u] < OFF

    def is_alive(self, u: int) -> bool:
        """Whether it is neither gone nor slain; the slain stay on the map until the strike phase ends."""
        # T13.0d: hits equal to its power slay a character.
        return self.hexes[u] != GONE and self.hits[u] < self.powers[u]

    def living(self, side: int) -> int:
        """The characters of an army that are alive, entered or not."""
        found = 0
        for u in range(len(self.kinds)):
            if self.sides[u] == side and self.is_alive(u):
                found |= 1 << u
        return found

    def is_engaged(self, u: int) -> bool:
        """Whether it stands in contact with an enemy, be he slain in this phase."""
        hex = self.hexes[u]
        return hex < OFF and self.tables.contact[hex] & self.here[1 - self.sides[u]] != 0

    def is_over(self) -> bool:
        """Whether the battle has ended at the end of a phase: an army or a Titan is gone."""
        # T10.0d: a battle ends when one or both armies are gone; for its last round see ``is_time_up``.
        return self.is_titan_gone or self.present[0] == 0 or self.present[1] == 0

    def is_time_up(self) -> bool:
        # T10.5b: with the defender's eighth maneuver phase due, the attacker has lost by time.
        return self.round > LAST_ROUND

    # --- maneuvers ------------------------------------------------------------------------------

    def reach(self, u: int) -> int:
        """The hexes in which this character can end its maneuver, its own not among them."""
        hex, side = self.hexes[u], self.sides[u]
        # T11.0a: in his phase a player moves as many of his characters as he likes, each once.
        if hex == GONE or side != self.half or self.moved >> u & 1:
            return 0
        tables, kind = self.tables, self.kinds[u]
        # T23.1a: characters are in each other's way as follows.
        # T11.5c: nobody ends a move in a hex that is taken,
        # T11.5a: and a walker does not even pass through one, be it a friend's or an enemy's.
        free = ALL_HEXES & ~(self.here[0] | self.here[1])
        # The Tower defender sets up instead of his first maneuver phase.
        if self.round == 1 and side == DEFENDER and tables.setup != 0:
            return tables.setup & free if hex == OFF else 0
        if hex == OFF:
            # T11.1a: the first hex of one who enters lies on his edge and counts like any other.
            edge = 2 * self.entry + side
            if FLIES[kind]:
                return tables.flight_in[kind][edge] & free
            nature = tables.nature[kind]
            gate = tables.edge[edge] & free
            return self._walk(
                kind, gate & tables.ground_for_one[nature], gate & tables.ground_for_two[nature], free
            )
        # T11.3a: whoever stands next to an enemy when the phase begins may not move. Enemies do not move
        # in this phase and those who have moved are done, so to look now comes to the same.
        # T11.3c: enemies passed on the way stop nobody.
        if tables.contact[hex] & self.here[1 - side]:
            return 0
        # T11.5b: fliers pass over taken hexes.
        if FLIES[kind]:
            return tables.flight[kind][hex] & free
        nature = tables.nature[kind]
        return self._walk(
            kind, tables.step_for_one[nature][hex] & free, tables.step_for_two[nature][hex] & free, free
        )

    def _walk(self, kind: int, near: int, slow: int, free: int) -> int:
        """All a walker can reach whose first step leads into ``near`` for one or into ``slow`` for two."""
        nature = self.tables.nature[kind]
        by_one, by_two = self.tables.spread_for_one[nature], self.tables.spread_for_two[nature]
        is_slowed = self.tables.is_slowed[nature]
        reached, older = near, near
        newer = (spread(by_one, near) | slow) & free & ~reached
        reached |= newer
        # T11.2a: a character goes no further than its skill.
        # T11.6a: from hex to neighbouring hex; characters beside the way do not matter.
        # T11.1b: the tables know no step off the map.
        for _ in range(SKILL[kind] - 2):
            step = spread(by_one, newer)
            if is_slowed:
                step |= spread(by_two, older)
            older = newer
            newer = step & free & ~reached
            reached |= newer
        return reached

    def maneuver(self, u: int, hex: int) -> None:
        """Move or enter; ``hex`` is taken from ``reach``."""
        # T11.6b: what was not used is lost, for nobody moves twice.
        self.moved |= 1 << u
        self._place(u, hex)

    def _place(self, u: int, hex: int) -> None:
        old, bit, army = self.hexes[u], 1 << hex, self.sides[u]
        if old < OFF:
            self.here[army] ^= 1 << old
            self.fit[army] &= ~(1 << old)
            self.unit_at[old] = -1
        self.hexes[u] = hex
        self.unit_at[hex] = u
        self.here[army] |= bit
        if self.hits[u] < self.powers[u]:
            self.fit[army] |= bit

    def add(self, kind: int, side: int) -> int:
        """A newcomer, still off the map; returns its number."""
        self.kinds = [*self.kinds, kind]
        self.sides = [*self.sides, side]
        self.powers = [*self.powers, self._power_of(kind, side)]
        self.hexes.append(OFF)
        self.hits.append(0)
        self.present[side] += 1
        return len(self.kinds) - 1

    def _power_of(self, kind: int, side: int) -> int:
        return self.titan_powers[side] if IS_TITAN[kind] else POWER[kind]

    def remove(self, u: int) -> None:
        """Take a character out of the battle."""
        hex, army = self.hexes[u], self.sides[u]
        if hex == GONE:
            return
        if hex < OFF:
            self.here[army] ^= 1 << hex
            self.fit[army] &= ~(1 << hex)
            self.unit_at[hex] = -1
        self.hexes[u] = GONE
        self.present[army] -= 1
        # T19.3a: with a Titan the battle ends.
        if IS_TITAN[self.kinds[u]]:
            self.is_titan_gone = True

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
