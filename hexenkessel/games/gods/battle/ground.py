"""The workbench of a battle, first part: figures on their ground, what they are there, two in one hex
(G12.7, G15.6, G16.5).

Plain integers and lists, so that mypyc makes it fast. Methods that change something trust their caller.
"""

from __future__ import annotations

from typing import Final

from hexenkessel.games.gods.terms import Side
from hexenkessel.legions.battle import fight as shared
from hexenkessel.legions.battle.field import Field
from hexenkessel.legions.battle.hexes import HEXES, OFF
from hexenkessel.legions.battle.tables import Tables

from .natures import AT_SEA, BLACK, DEADLOCK, FOOTSORE, HOMELAND, nature_of
from .roster import (
    CHIMERA,
    IS_CREATURE,
    IS_ELEMENT,
    IS_HELPER,
    JABBERWOK,
    PEGASUS,
    PRIEST,
    PRIESTESS,
    ROSTER,
)
from .tables import tables_for
from .terrain import land_of

NONE: Final = -1


class GodsGround(shared.Fight):
    """The figures on their battlefield. Sets of hexes, of units and of sides are bit masks.

    Fields that are not explained here are those of ``Battle``. Two in a hex are a Pegasus and the rider: the
    one who can be attacked stands in ``unit_at``, the other in ``second_at``.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.name: str = tables.land.name
        self.turn: int = 0
        self.grounds: tuple[tuple[int, str], ...] = ()
        self.decoys: tuple[tuple[int, int], ...] = ()
        self.has_had_fourth: bool = False
        self.owners: list[int] = []
        self.camps: tuple[Side, Side] = ("titan", "titan")
        self.bound: int = 0
        self.masters_die: bool = False
        self.is_final: bool = False
        self.lent: tuple[str, ...] = ()
        self.reinforced: bool = False
        self.declined: bool = False
        self.cast: tuple[str, str] = ("", "")
        self.footsore: int = 0
        self.homeland: int = 0
        self.deadlock: int = 0
        self.misplaced: int = 0
        self.reds: int = 0
        self.slaves: int = 0
        self.stone: int = 0
        self.executed: tuple[tuple[int, int], ...] = ()
        # All below follows from the above: whether there is a Pegasus at all, the second of two in a hex, the
        # hexes with two, the hexes with Water, with Cloud, with Darkness and with Trees, and how many living
        # Priests, Priestesses and Warlords each army has.
        self.has_pegasus: bool = False
        self.second_at: list[int] = [NONE] * HEXES
        self.pairs: int = 0
        self.waters: int = 0
        self.clouds: int = 0
        self.darks: int = 0
        self.trees: int = 0
        self.priests: list[int] = [0, 0]
        self.priestesses: list[int] = [0, 0]
        self.warlords: list[int] = [0, 0]

    def become(self, other: Field) -> None:
        super().become(other)
        assert isinstance(other, GodsGround)
        self.name = other.name
        self.turn = other.turn
        self.grounds = other.grounds
        self.decoys = other.decoys
        self.has_had_fourth = other.has_had_fourth
        self.owners = other.owners
        self.camps = other.camps
        self.bound = other.bound
        self.masters_die = other.masters_die
        self.is_final = other.is_final
        self.lent = other.lent
        self.reinforced = other.reinforced
        self.declined = other.declined
        self.cast = other.cast
        self.footsore = other.footsore
        self.homeland = other.homeland
        self.deadlock = other.deadlock
        self.misplaced = other.misplaced
        self.reds = other.reds
        self.slaves = other.slaves
        self.stone = other.stone
        self.executed = other.executed
        self.has_pegasus = other.has_pegasus
        self.second_at = other.second_at[:]
        self.pairs = other.pairs
        self.waters = other.waters
        self.clouds = other.clouds
        self.darks = other.darks
        self.trees = other.trees
        self.priests = other.priests[:]
        self.priestesses = other.priestesses[:]
        self.warlords = other.warlords[:]

    # --- the ground -----------------------------------------------------------------------------

    def lie_down(self) -> None:
        """Take the map that name, turn, grounds and decoys describe; everybody's nature is that on it."""
        grounds = [*self.grounds]
        # G16.5o: the Tree of a Decoy covers what is there, and gives it back.
        grounds.extend([(hex, "tree") for hex, _ in self.decoys])
        self.tables = tables_for(land_of(self.name, self.turn, tuple(grounds)))
        hazards = self.tables.land.hazards
        self.waters = self.clouds = self.darks = self.trees = 0
        for hex in range(HEXES):
            hazard = hazards[hex]
            if hazard == "water":
                self.waters |= 1 << hex
            elif hazard == "cloud":
                self.clouds |= 1 << hex
            elif hazard == "darkness":
                self.darks |= 1 << hex
            elif hazard == "tree":
                self.trees |= 1 << hex
        self.renew_natures()

    def renew_natures(self) -> None:
        """Something has changed that makes figures what they are on the ground."""
        self.natures = [self.first_nature(self.kinds[u], self.sides[u]) for u in range(len(self.kinds))]

    def set_ground(self, hex: int, hazard: str) -> None:
        """Put a hazard, or plain ground, into a hex for the rest of the battle (G15.6a)."""
        self.grounds = (*[ground for ground in self.grounds if ground[0] != hex], (hex, hazard))
        self.lie_down()

    def set_land(self, name: str, turn: int) -> None:
        """Replace the whole battlefield (G15.6w); everybody stays where he is."""
        self.name = name
        self.turn = turn
        self.grounds = ()
        self.decoys = ()
        self.lie_down()
        # G15.6y: who stands now where he may not is marked until he leaves.
        self.misplaced = 0
        for u in range(len(self.kinds)):
            if self.hexes[u] < OFF and not self.may_stand(u, self.hexes[u]):
                self.misplaced |= 1 << u
        self.renew_skills()

    def plant(self, hex: int, side: int) -> None:
        """A Tree until the maneuver phase of that side begins (G16.5o)."""
        self.decoys = (*self.decoys, (hex, side))
        self.lie_down()

    def may_stand(self, u: int, hex: int) -> bool:
        """Whether this figure could end a move in this hex, if nobody were there."""
        nature = self.natures[u]
        ground = self.tables.ground_for_one[nature] | self.tables.ground_for_two[nature]
        return ground >> hex & 1 != 0

    def free_hexes_for(self, u: int) -> int:
        """The hexes in which nobody stands and this figure may."""
        nature = self.natures[u]
        ground = self.tables.ground_for_one[nature] | self.tables.ground_for_two[nature]
        return ground & ~(self.here[0] | self.here[1])

    # --- what a figure is -----------------------------------------------------------------------

    def first_power(self, kind: int, side: int) -> int:
        power = ROSTER.powers[kind]
        # G16.5bb: a Jabberwok who comes later has twice his power too, if an Element was there at the start.
        if kind == JABBERWOK:
            for u in range(len(self.owners)):
                if IS_ELEMENT[self.kinds[u]] and self.home(u) != side:
                    return 2 * power
        return power

    def first_skill(self, kind: int, side: int) -> int:
        # G16.5aj: a Chimera's skill is that of whom she fights; the printed one counts for moving.
        if kind == CHIMERA:
            self.has_relative_skills = True
        if kind == PEGASUS:
            self.has_pegasus = True
        return ROSTER.skills[kind]

    def first_nature(self, kind: int, side: int) -> int:
        marks = BLACK if self.camps[side] == "darklord" else 0
        if self.bound >> side & 1:
            marks |= AT_SEA
        if self.footsore >> side & 1:
            marks |= FOOTSORE
        if self.homeland >> side & 1:
            marks |= HOMELAND
        if self.deadlock >> side & 1:
            marks |= DEADLOCK
        return self.tables.number_of(nature_of(kind, marks))

    def renew_skills(self) -> None:
        # G15.6y: who stands where he may not has one skill less.
        self.skills = [
            ROSTER.skills[self.kinds[u]] - (self.misplaced >> u & 1) for u in range(len(self.kinds))
        ]

    def paces(self, u: int) -> int:
        # G12.3a: at most as many hexes as the skill says,
        # G16.5ag: and a Creature one more with a Warlord in the army; G12.3c: but the tables know no way of
        # more than four, G12.3d: for which a fifth makes up where something slows.
        if self.warlords[self.sides[u]] and IS_CREATURE[self.kinds[u]]:
            return self.skills[u] + 1
        return self.skills[u]

    def home(self, u: int) -> int:
        """The side to whose army a figure belongs, also when it fights on the other one (G15.6ad)."""
        return self.sides[u] ^ (self.slaves >> u & 1)

    def set_side(self, u: int, side: int) -> None:
        """Let a figure go over to the other army, where it stands; not one of two in a hex."""
        super().set_side(u, side)
        self.natures = [*self.natures[:u], self.first_nature(self.kinds[u], side), *self.natures[u + 1 :]]
        self._count_helpers()

    def enslave(self, u: int) -> None:
        """G15.6ad: from now on a figure fights on the other side."""
        self.slaves ^= 1 << u
        self.set_side(u, 1 - self.sides[u])

    def _count_helpers(self) -> None:
        """How many living Priests, Priestesses and Warlords help each army."""
        self.priests = [0, 0]
        self.priestesses = [0, 0]
        self.warlords = [0, 0]
        for u in range(len(self.kinds)):
            kind = self.kinds[u]
            # G16.4a: what a Human does for the army ends with the Human's life.
            if IS_HELPER[kind] and self.is_alive(u):
                counts = self.priests
                if kind != PRIEST:
                    counts = self.priestesses if kind == PRIESTESS else self.warlords
                counts[self.sides[u]] += 1

    # --- two in a hex ---------------------------------------------------------------------------

    def partner(self, u: int) -> int:
        """Who stands in the same hex: the rider of this Pegasus, or the Pegasus of this rider."""
        hex = self.hexes[u]
        if hex >= OFF or not self.pairs >> hex & 1:
            return NONE
        return self.second_at[hex] if self.unit_at[hex] == u else self.unit_at[hex]

    def is_covered(self, u: int) -> bool:
        """Whether a living Pegasus keeps attacks from this rider.

        G16.5bf: apart from that each of the two fights for himself, with the own values.
        """
        # G16.5bg: the rider can be attacked only once the Pegasus is slain.
        hex = self.hexes[u]
        return hex < OFF and self.pairs >> hex & 1 != 0 and self.unit_at[hex] != u

    def _stand(self, u: int, hex: int) -> None:
        other = self.unit_at[hex]
        super()._stand(u, hex)
        if other != NONE:
            self.second_at[hex] = other
            self.pairs |= 1 << hex
            self._face(hex)

    def _leave(self, u: int) -> None:
        hex = self.hexes[u]
        if not self.pairs >> hex & 1:
            super()._leave(u)
            return
        other = self.partner(u)
        self.pairs &= ~(1 << hex)
        self.second_at[hex] = NONE
        self.unit_at[hex] = other
        self._judge(other)

    def _judge(self, u: int) -> None:
        hex = self.hexes[u]
        if hex < OFF and self.pairs >> hex & 1:
            self._face(hex)
        else:
            super()._judge(u)
        if IS_HELPER[self.kinds[u]]:
            self._count_helpers()

    def _face(self, hex: int) -> None:
        """Of two in a hex, who meets the enemy?"""
        a, b = self.unit_at[hex], self.second_at[hex]
        pegasus, rider = (a, b) if self.kinds[a] == PEGASUS else (b, a)
        front, other = (pegasus, rider) if self.is_alive(pegasus) else (rider, pegasus)
        self.unit_at[hex] = front
        self.second_at[hex] = other
        if self.is_alive(front):
            self.fit[self.sides[front]] |= 1 << hex
        else:
            self.fit[self.sides[front]] &= ~(1 << hex)
