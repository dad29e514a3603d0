"""One-time abilities of Creatures: who may use which one, when, and on whom (G16.2, G16.5a to G16.5o)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from hexenkessel.games.gods.actions import UseAbility
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import (
    FieldStep,
    Throw,
    battle_of,
    fight_of,
    find_unit,
    put_back,
    take_up,
    unit_names,
)
from hexenkessel.games.gods.battle.roster import GOD
from hexenkessel.games.gods.battle.spells.effect import empty_hexes, is_there, living, name_of, names_of
from hexenkessel.games.gods.equipment.figures import FIGURES, KINDS
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.terms import Figure
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.legions.battle.hexes import HEX, HEXES, LABELS, distance, neighbours

Target: TypeAlias = int
"""The figure or the hex that an ability is aimed at; NOBODY where it needs none."""

NOBODY: Final = -1


# --- when it may be used ------------------------------------------------------------------------


def uses(world: World, step: FieldStep) -> list[Action]:
    """The abilities that the side of this step may use now."""
    fight = fight_of(world)
    # G16.2c: only in the strike phase after the own maneuver phase.
    # G16.2e: so in the first battle round the attacker alone, for in the defender's phase nobody strikes.
    if step.side != fight.half:
        return []
    names = unit_names(battle_of(world))
    found: list[Action] = []
    # G16.2d: whether and when is up to the owner; ruling on G15.2d: of a grey garrison, to who plays it.
    for unit in living(fight, step.side):
        ability = ABILITIES.get(KINDS[fight.kinds[unit]])
        if ability is not None and not (fight.used | fight.announced) >> unit & 1:
            found += [_said(names, unit, ability, target) for target in ability.targets(fight, unit)]
    return found


def why_not_use(world: World, step: FieldStep, action: UseAbility) -> str:
    """The id of the rule that forbids this use; empty when it is allowed."""
    fight, battle = fight_of(world), battle_of(world)
    unit = find_unit(battle, action.unit)
    if unit is None or fight.sides[unit] != step.side or step.side != fight.half:
        return "G16.2c"
    kind = KINDS[fight.kinds[unit]]
    # G16.1a: one-time abilities are those of the Creatures with the cross.
    # G16.1b: Humans have no symbol; what they do for others always works.
    if FIGURES[kind].ability is None:
        return "G16.2c"
    # G16.2b: once in a battle.
    if (fight.used | fight.announced) >> unit & 1:
        return "G16.2b"
    # Ruling on G15.2b: without life left one attacks, and that is all.
    if not is_there(fight, unit):
        return "G15.2b"
    # G16.5b: a Basilisk is asked when its dice lie.
    if kind not in ABILITIES:
        return "G16.5b"
    ability = ABILITIES[kind]
    target = find_unit(battle, action.target) if action.target else None
    at = HEX.get(action.hex, HEXES) if action.hex else None
    said = {"figure": (target, at is None), "hex": (at, action.target is None)}.get(
        ability.aim, (NOBODY, action.target is None and at is None)
    )
    if said[0] is None or not said[1]:
        return ability.rule
    return ability.why_not(fight, unit, said[0])


def use(change: GodsChange, step: FieldStep, action: UseAbility) -> None:
    """Use it; ``step`` stays on top."""
    battle = battle_of(change.state)
    unit = find_unit(battle, action.unit)
    assert unit is not None
    target = find_unit(battle, action.target) if action.target else None
    at = HEX[action.hex] if action.hex else NOBODY
    fight = take_up(change)
    ability = ABILITIES[KINDS[fight.kinds[unit]]]
    ability.use(change, fight, unit, at if target is None else target)
    put_back(change, fight)


def _said(names: tuple[str, ...], unit: int, ability: Ability, target: Target) -> UseAbility:
    return UseAbility(
        names[unit],
        names[target] if ability.aim == "figure" else None,
        LABELS[target] if ability.aim == "hex" else None,
    )


# --- what each does -----------------------------------------------------------------------------


# G16.1c: attacks, damage, strike-backs and the ground, each as its entry says.
# G16.2a: one-time ones make an attack stronger or do something about strike-backs.
class Ability:
    """The ability of one kind of Creature; ``rule`` is broken by who aims it wrong."""

    aim: str = ""  # what it is aimed at: a "figure", a "hex" or nothing
    rule: str = ""

    def targets(self, fight: GodsFight, unit: int) -> list[Target]:
        """All that it may be aimed at now; [NOBODY] if it needs no target and may be used."""
        return [] if self.why_not(fight, unit, NOBODY) else [NOBODY]

    def why_not(self, fight: GodsFight, unit: int, target: Target) -> str:
        return ""

    def use(self, change: GodsChange, fight: GodsFight, unit: int, target: Target) -> None:
        raise NotImplementedError


class ReapersCall(Ability):
    """Deathbringer. Ruling on G15.2d: who is slain so still strikes back."""

    aim = "figure"
    rule = "G16.5f"

    def targets(self, fight: GodsFight, unit: int) -> list[Target]:
        enemies = living(fight, 1 - fight.sides[unit])
        return [target for target in enemies if not self.why_not(fight, unit, target)]

    def why_not(self, fight: GodsFight, unit: int, target: Target) -> str:
        # G16.5f: any enemy figure, ruling on G16.5h: a Master too, but not the God.
        is_enemy = fight.sides[target] != fight.sides[unit] and is_there(fight, target)
        if not is_enemy or fight.kinds[target] == GOD:
            return "G16.5f"
        # G16.5e: it is no magic, so it cannot harm a stone.
        if fight.stone >> target & 1:
            return "G16.5e"
        # G16.5h: he may not slay himself.
        return "" if 2 * fight.life(target) < fight.life(unit) else "G16.5h"

    def use(self, change: GodsChange, fight: GodsFight, unit: int, target: Target) -> None:
        life = fight.life(target)
        fight.used |= 1 << unit
        fight.hurt(target, life)
        # G16.5g: twice as many points as were needed.
        fight.hurt(unit, 2 * life)
        change.tell("reapers-call", unit=name_of(fight, unit), target=name_of(fight, target), hits=2 * life)


class Announced(Ability):
    """Something that belongs to an attack: it is announced before, and the next attack is made with it."""

    def __init__(self, rule: str, event: str) -> None:
        self.rule = rule
        self.event = event

    def why_not(self, fight: GodsFight, unit: int, target: Target) -> str:
        # There is an enemy to attack, and the attack has not been made.
        return "" if fight.targets(unit) else self.rule

    def use(self, change: GodsChange, fight: GodsFight, unit: int, target: Target) -> None:
        fight.announced |= 1 << unit
        change.tell(self.event, unit=name_of(fight, unit))


class Fear(Announced):
    """Nightmare. It does not ask how the dice fall, so it works at once."""

    def use(self, change: GodsChange, fight: GodsFight, unit: int, target: Target) -> None:
        near = fight.tables.contact[fight.hexes[unit]]
        # G16.5l: all enemies next to it, also those slain in this phase, for they strike back, too.
        frightened = [
            other
            for other, side in enumerate(fight.sides)
            if side != fight.sides[unit] and fight.is_on_map(other) and near >> fight.hexes[other] & 1
        ]
        fight.used |= 1 << unit
        for other in frightened:
            fight.feared |= 1 << other
        change.tell("fear", unit=name_of(fight, unit), units=names_of(fight, frightened))


class Flameburst(Ability):
    """Phoenix."""

    rule = "G16.5m"

    def _burnt(self, fight: GodsFight, unit: int) -> list[int]:
        # G16.5m: all enemies next to it, also those behind a Cliff. G16.5e: but no stone, for it is no magic.
        return [
            other
            for other in living(fight, 1 - fight.sides[unit])
            if distance(fight.hexes[unit], fight.hexes[other]) == 1 and not fight.stone >> other & 1
        ]

    def why_not(self, fight: GodsFight, unit: int, target: Target) -> str:
        return "" if self._burnt(fight, unit) else "G16.5m"

    def use(self, change: GodsChange, fight: GodsFight, unit: int, target: Target) -> None:
        burnt = self._burnt(fight, unit)
        fight.used |= 1 << unit
        for other in burnt:
            fight.hurt(other, 1)
        change.tell("flameburst", unit=name_of(fight, unit), units=names_of(fight, burnt))


class Decoy(Ability):
    """Unicorn."""

    aim = "hex"
    rule = "G16.5o"

    def targets(self, fight: GodsFight, unit: int) -> list[Target]:
        return [hex for hex in neighbours(fight.hexes[unit]) if not self.why_not(fight, unit, hex)]

    def why_not(self, fight: GodsFight, unit: int, target: Target) -> str:
        # G16.5o: a free hex next to it.
        is_near = target < HEXES and distance(fight.hexes[unit], target) == 1
        return "" if is_near and empty_hexes(fight) >> target & 1 else "G16.5o"

    def use(self, change: GodsChange, fight: GodsFight, unit: int, target: Target) -> None:
        fight.used |= 1 << unit
        # Ruling on G16.5o: the Tree covers what is there and gives it back.
        fight.plant(target, fight.sides[unit])
        change.tell("decoy", unit=name_of(fight, unit), hex=LABELS[target])


# G16.5a: beside the attack, and also out of melee, as far as they do not need an attack.
ABILITIES: Final[Mapping[Figure, Ability]] = MappingProxyType(
    {
        "Deathbringer": ReapersCall(),
        # G16.5i: announced with an attack.
        "Demon": Announced("G16.5i", "final-blow"),
        # G16.5l: used in an attack.
        "Nightmare": Fear("G16.5l", "fear"),
        "Phoenix": Flameburst(),
        # G16.5n: with the usual attack.
        "Plaque": Announced("G16.5n", "cuff"),
        "Unicorn": Decoy(),
    }
)
"""By who has them. The Basilisk's is asked for when its dice lie."""


# --- what comes with the hits of an attack ------------------------------------------------------


def after_hits(change: GodsChange, throw: Throw, excess: int) -> int:
    """The hits of a melee attack have fallen; returns those that may carry over (G16.5i, G16.5n)."""
    fight = fight_of(change.state)
    if not fight.announced >> throw.unit & 1:
        return excess
    fight = take_up(change)
    fight.announced &= ~(1 << throw.unit)
    # G16.2b: now it is gone. G16.5k: whether the target was slain or not.
    fight.used |= 1 << throw.unit
    excess = _WITH_HITS[KINDS[fight.kinds[throw.unit]]](change, fight, throw, excess)
    put_back(change, fight)
    return excess


def _final_blow(change: GodsChange, fight: GodsFight, throw: Throw, excess: int) -> int:
    # G16.5i: if the target is slain, the hits left over heal the Demon, at most to its nine.
    healed = min(excess, fight.hits[throw.unit])
    if healed:
        fight.heal(throw.unit, healed)
        change.tell("final-blow-heals", unit=name_of(fight, throw.unit), hits=healed)
    # G16.5j: nothing carries over.
    return 0


def _cuff(change: GodsChange, fight: GodsFight, throw: Throw, excess: int) -> int:
    # G16.5n: one more for the target, ruling: even if no die has hit. It does not carry over.
    if fight.is_alive(throw.target):
        fight.hurt(throw.target, 1)
        change.tell("cuff-lands", target=name_of(fight, throw.target))
    return excess


_WITH_HITS: Final[Mapping[Figure, Callable[[GodsChange, GodsFight, Throw, int], int]]] = MappingProxyType(
    {"Demon": _final_blow, "Plaque": _cuff}
)
