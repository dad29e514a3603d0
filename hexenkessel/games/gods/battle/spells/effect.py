"""What a spell is: at what it can be aimed, what stands against that, and what it does (G15.4, G15.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import unit_name
from hexenkessel.games.gods.battle.roster import CHIMERA
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.legions.battle.fight import strike_number
from hexenkessel.legions.battle.masks import ALL_HEXES

if TYPE_CHECKING:
    from hexenkessel.games.gods.battle.phase import FieldStep
    from hexenkessel.games.gods.battle.spells.painchain import PainchainStep

NOWHERE: Final = -1

# G15.4c: what a spell needs is said, and nothing else.
MALFORMED: Final = "G15.4c"


class Aim(NamedTuple):
    """At what a spell is aimed: the words of a Cast as numbers of figures and hexes."""

    units: tuple[int, ...] = ()
    hex: int = NOWHERE
    word: str = ""
    number: int = 0


class Effect:
    """One spell. It is asked about a workbench and the side that casts; the caster itself never matters.

    ``needs`` names the parts of an Aim that it uses; all others are empty.
    """

    needs: ClassVar[frozenset[str]] = frozenset()
    is_open: ClassVar[bool] = False  # there are more aims than are listed

    def aims(self, fight: GodsFight, side: int) -> list[Aim]:
        """At what it may be aimed now; if it is open, a useful part of that."""
        return [Aim()]

    def why_not(self, fight: GodsFight, side: int, aim: Aim) -> str:
        """The id of the rule that forbids this aim, in which nothing is said that is not needed."""
        return ""

    def work(self, change: GodsChange, fight: GodsFight, step: FieldStep, aim: Aim) -> PainchainStep | None:
        """Do it on this workbench; returns what has to be decided then, if anything."""
        raise NotImplementedError


def empty_but(aim: Aim, needs: frozenset[str]) -> bool:
    """Is nothing said in this aim besides what is needed?"""
    nothing = Aim()
    return all(
        name in needs or said == default
        for name, said, default in zip(Aim._fields, aim, nothing, strict=True)
    )


def living(fight: GodsFight, side: int) -> list[int]:
    """The figures of a side that stand on the battlefield and have life left."""
    return [unit for unit, its in enumerate(fight.sides) if its == side and is_there(fight, unit)]


def is_there(fight: GodsFight, unit: int) -> bool:
    """Is this figure on the battlefield, and alive? A spell is not aimed at who is slain already."""
    return fight.is_on_map(unit) and fight.is_alive(unit)


def empty_hexes(fight: GodsFight) -> int:
    """The hexes in which nobody stands."""
    return ALL_HEXES & ~(fight.here[0] | fight.here[1])


def name_of(fight: GodsFight, unit: int) -> str:
    return unit_name(fight.kinds[unit], unit)


def names_of(fight: GodsFight, units: list[int]) -> tuple[str, ...]:
    return tuple(name_of(fight, unit) for unit in units)


def number_against(fight: GodsFight, skill: int, target: int) -> int:
    """The strike number of dice with this skill against a figure. G15.3c: hazards do not matter."""
    # Ruling on G16.5aj: the Chimera's skill is that of the spell.
    return strike_number(skill, skill if fight.kinds[target] == CHIMERA else fight.skills[target])


def roll_at(change: GodsChange, fight: GodsFight, spell: str, target: int, dice: int, skill: int) -> int:
    """Dice of a spell against one figure; returns the damage it takes."""
    number = number_against(fight, skill, target)
    rolled = change.roll(spell, dice, need=number)
    hits = sum(face >= number for face in rolled)
    # Ruling on G15.2d: whom a spell slays still strikes back. Ruling on G15.6d: nothing carries over.
    excess = fight.hurt(target, hits)
    change.tell("spell-roll", target=name_of(fight, target), number=number, dice=rolled, hits=hits)
    return hits - excess
