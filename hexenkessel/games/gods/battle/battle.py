"""A battle as a position stores it: flat, frozen, every figure by its number (G11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from hexenkessel.games.gods.equipment.battlefields import MAPS
from hexenkessel.games.gods.equipment.figures import ELEMENTS, FIGURES, KINDS, base_power
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.terms import Battlefield, BattlePoints, EntrySide, Figure, Figures, Side, Spell
from hexenkessel.legions.battle.hexes import DEFENDER, HEX, OFF

from .terrain import BATTLEFIELDS, ENTRIES, Ground, Third

Unit: TypeAlias = int
"""Number of a figure in the order of battle. It keeps it to the end; newcomers get the next one."""

Units: TypeAlias = int
"""A set of figures, one bit each."""

Sides: TypeAlias = int
"""A set of sides: bit 0 for the attacker, bit 1 for the defender."""

Decoy: TypeAlias = tuple[int, int]
"""A hex with the Tree of a Unicorn, and whose it is: it goes when that side's maneuver phase begins."""

NONE: Final = -1

# G5.3b: the Darklord's seat, and the colour of nobody, as the world has them.
_DARKLORD: Final = 3
_NEUTRAL: Final = -1


class Battle(msgspec.Struct, frozen=True, kw_only=True):
    """Where a battle stands. Nothing in it follows from the rest.

    Two figures in one hex are a Pegasus and the rider (G16.5be).
    """

    # The ground
    land: Battlefield
    entry: EntrySide  # the side over which the attacker comes
    turn: Third = 0  # of the map, after Landscaping
    grounds: tuple[Ground, ...] = ()  # G15.6a: what Create Hazard has put into hexes
    decoys: tuple[Decoy, ...] = ()  # G16.5o

    # Time
    round: int = 1
    half: int = DEFENDER  # G11.1b: the defender's comes first
    has_had_fourth: bool = False  # the defender's fourth maneuver phase has begun (G15.6k, G15.6l)

    # The figures
    kinds: tuple[int, ...]
    sides: tuple[int, ...]  # G11.6a: on which each fights now, for whoever draws the map has to show it
    owners: tuple[int, ...]  # whose each is; NEUTRAL for grey figures, the God and the red Demon
    powers: tuple[int, ...]  # with all that has been added to it (G16.5: Knight, Guardian, Necromancer …)
    hexes: tuple[int, ...]
    hits: tuple[int, ...]
    moved: Units = 0  # in this maneuver phase
    struck: Units = 0  # in this strike phase, as often as they may
    once: Units = 0  # who may do it twice, and has done it once (G12.7k, G12.7m)

    # The armies
    camps: tuple[Side, Side]  # who leads them: a Titan player, the Darklord, or nobody
    bound: Sides = 0  # whose land-capable sea figures may not leave the water (G3.10i)
    masters_die: bool = False  # the Dark-Titan has appeared: with a Master the battle ends (G24.7c)
    is_final: bool = False  # G27.5: in the Skycastle, against the God
    lent: tuple[str, ...] = ()  # there: the armies out of which the defenders were lent, in their order
    reinforced: bool = False  # G17.2b: once
    declined: bool = False  # the defender could have reinforced in round 4 and did not want to (G17.1e)

    # Spells (G15)
    cast: tuple[Spell, Spell] = ("", "")  # G15.4a: what each army has cast
    footsore: Sides = 0  # whose figures fly
    homeland: Sides = 0  # whose figures are native everywhere
    deadlock: Sides = 0  # whose figures are bound to the ground
    shielded: Unit = NONE  # whom the next strike-back does not hurt
    misplaced: Units = 0  # who stands, since Landscaping, where he may not (G15.6y)
    reds: Units = 0  # red Demons (G15.6p), of which either army may have one
    slaves: Units = 0  # who fights against the own army (G15.6ad); its side is the other one

    # Abilities (G16)
    used: Units = 0  # whose one-time ability is gone
    announced: Units = 0  # whose next attack is made with it
    stone: Units = 0  # Basilisks
    feared: Units = 0  # who strikes back with half the power next time
    executed: tuple[tuple[Unit, Unit], ...] = ()  # Executer and whom he has slain himself (G16.5an)


class Troop(msgspec.Struct, frozen=True):
    """An army that goes to battle, and all its owner brings that matters there."""

    figures: Figures
    owner: int
    battle_points: BattlePoints = 0
    trophies: int = 0  # of the owner's Executer
    bound: bool = False  # G3.10i

    @property
    def camp(self) -> Side:
        if self.owner == _NEUTRAL:
            return "neutral"
        return "darklord" if self.owner == _DARKLORD else "titan"


def start_battle(
    land: Battlefield, entry: EntrySide, attacker: Troop, defender: Troop, *, masters_die: bool = False
) -> Battle:
    """A battle before its first maneuver phase: attackers first, then defenders, nobody on the map."""
    if land not in BATTLEFIELDS:
        raise ValueError(f"no battlefield is called {land!r}")
    if entry not in ENTRIES or entry != MAPS.fixed_entry.get(land, entry):
        raise ValueError(f"nobody enters a {land} over side {entry}")
    troops = (attacker, defender)
    units = [(side, name) for side, troop in enumerate(troops) for name in troop.figures]
    return Battle(
        land=land,
        entry=entry,
        kinds=tuple(KINDS.index(name) for _, name in units),
        sides=tuple(side for side, _ in units),
        owners=tuple(troops[side].owner for side, _ in units),
        powers=tuple(power_in_battle(name, troops[side], troops[1 - side]) for side, name in units),
        hexes=(OFF,) * len(units),
        hits=(0,) * len(units),
        camps=(attacker.camp, defender.camp),
        bound=attacker.bound | defender.bound << 1,
        masters_die=masters_die,
    )


def start_final_battle(
    entry: EntrySide, attacker: Troop, god: int, lent: Sequence[tuple[Figure, int]]
) -> Battle:
    """G27.5: the Dark-Titan's army against the God with so much life, and Creatures lent by their owners."""
    defender = Troop(tuple(name for name, _ in lent), 0)
    battle = start_battle("Skycastle", entry, attacker, defender, masters_die=True)
    count = len(attacker.figures)
    return msgspec.structs.replace(
        battle,
        is_final=True,
        # The God is the last in the order of battle, and nobody's.
        kinds=(*battle.kinds, KINDS.index("God")),
        sides=(*battle.sides, DEFENDER),
        owners=(*battle.owners[:count], *(owner for _, owner in lent), _NEUTRAL),
        # G16.5ce: his power is his life.
        powers=(*battle.powers, god),
        # G16.5cd: he is there from the start, G27.5f: in the middle of a short side; G27.5g: over that side
        # the others enter, G27.5i: and the Darklord over the one opposite.
        hexes=(*battle.hexes, HEX[MAPS.god[str(entry)]]),
        hits=(*battle.hits, 0),
    )


def power_in_battle(name: Figure, own: Troop, enemy: Troop) -> int:
    """The power with which a figure of an army goes into battle against the other."""
    # G3.9a: it is both the number of dice and the hits one can take.
    # G16.3b: for those with the wavy line it is another one each time.
    power = base_power(name, own.battle_points)
    if name == "Knight":
        # G16.5r: two more against black and grey armies.
        return power + (2 if enemy.camp != "titan" else 0)
    if name == "Guardian":
        return power + guardian_bonus(own.figures)
    if name == "Jabberwok":
        # G16.5bb: twice as much against an army with an Element, if it is there when the battle begins.
        return power if set(ELEMENTS).isdisjoint(enemy.figures) else 2 * power
    if name == "Executer":
        # G16.5an: one more for every trophy, as far as they were credited before (G16.5ap).
        return power + own.trophies
    # G16.5bw: a Necromancer always begins with six.
    return power


def guardian_bonus(army: Figures) -> int:
    """What a Guardian gains from the classes in his army when the battle begins.

    >>> guardian_bonus(("Angel", "Guardian", "Knight"))
    4
    """
    # G16.5av: one for a Human, two for a Demilord, three for an Element, four for a Lord, five for a Master;
    # G16.5aw: only the highest counts, and he himself is none.
    others = list(army)
    others.remove("Guardian")
    return max((LIMITS.guardian.get(FIGURES[name].rank, 0) for name in others), default=0)
