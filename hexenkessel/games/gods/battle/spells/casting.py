"""Casting spells: who may cast which one, when, and at what (G15.1 to G15.5)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hexenkessel.games.gods.actions import Cast
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import (
    FieldStep,
    battle_of,
    fight_of,
    find_unit,
    put_back,
    take_up,
    unit_names,
)
from hexenkessel.games.gods.battle.roster import IS_MASTER
from hexenkessel.games.gods.battle.spells.effect import MALFORMED, NOWHERE, Aim, Effect, empty_but, is_there
from hexenkessel.games.gods.battle.spells.grade_2 import CreateHazard, Shield, Wave, WimpsVacation
from hexenkessel.games.gods.battle.spells.grade_3 import Footsore, Teleport, Timewarp
from hexenkessel.games.gods.battle.spells.grade_4 import Chaos, Homeland, Summon
from hexenkessel.games.gods.battle.spells.grade_5 import Deadlock, Landscaping, Painchain, Slavery
from hexenkessel.games.gods.equipment.figures import FIGURES, KINDS, MAGIC_GIFTED
from hexenkessel.games.gods.equipment.spells import SPELLS
from hexenkessel.games.gods.equipment.spells import why_not_cast as why_cannot_cast
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.terms import Spell
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.legions.battle.hexes import HEX, LABELS, OFF

EFFECTS: Final[Mapping[Spell, Effect]] = MappingProxyType(
    {
        "Create-Hazard": CreateHazard(),
        "Shield": Shield(),
        "Shockwave": Wave("Shockwave", 2),
        "Wimps-Vacation": WimpsVacation(),
        "Footsore": Footsore(),
        # G15.6h: with skill 3.
        "Quake": Wave("Quake", 3),
        "Teleport": Teleport(),
        "Timewarp": Timewarp(),
        "Chaos": Chaos(),
        "Homeland": Homeland(),
        # G15.6o: with skill 4.
        "Inferno": Wave("Inferno", 4),
        "Summon": Summon(),
        "Deadlock": Deadlock(),
        "Landscaping": Landscaping(),
        "Painchain": Painchain(),
        "Slavery": Slavery(),
    }
)


def casts(world: World, step: FieldStep) -> list[Action]:
    """All that the side of this step may cast now, by caster, grade and name; of Chaos single exchanges."""
    fight = fight_of(world)
    if why_nobody_casts(fight, step.side):
        return []
    names, held = unit_names(battle_of(world)), spells_of(world, step)
    aims: dict[Spell, list[Aim]] = {}
    found: list[Action] = []
    for unit in casters(fight, step.side):
        for spell in held:
            if SPELLS[spell].grade <= FIGURES[KINDS[fight.kinds[unit]]].skill:
                if spell not in aims:
                    aims[spell] = EFFECTS[spell].aims(fight, step.side)
                found += [said(names, unit, spell, aim) for aim in aims[spell]]
    return found


def may_cast(world: World, step: FieldStep) -> bool:
    """Is there anything that the side of this step may cast? The same as ``casts``, but cheaper."""
    fight = fight_of(world)
    if why_nobody_casts(fight, step.side):
        return False
    most = _most_skill(fight, step.side)
    return any(
        SPELLS[spell].grade <= most and EFFECTS[spell].aims(fight, step.side)
        for spell in spells_of(world, step)
    )


def _most_skill(fight: GodsFight, side: int) -> int:
    """The skill of the best caster; hazards do not matter (G15.3c)."""
    return max((FIGURES[KINDS[fight.kinds[unit]]].skill for unit in casters(fight, side)), default=0)


def is_open(world: World, step: FieldStep) -> bool:
    """May the side of this step cast something with more aims than are listed?"""
    fight = fight_of(world)
    if why_nobody_casts(fight, step.side):
        return False
    most = _most_skill(fight, step.side)
    return any(
        EFFECTS[spell].is_open and SPELLS[spell].grade <= most and EFFECTS[spell].aims(fight, step.side)
        for spell in spells_of(world, step)
    )


def spells_of(world: World, step: FieldStep) -> tuple[Spell, ...]:
    """What the owner of the army has in his pool, by grade, then by name."""
    owner = step.combat.owners(world)[step.side]
    # Ruling on G15.2d: a neutral garrison has no pool, and so it does not cast.
    held = frozenset(world.players[owner].spells) if owner >= 0 else frozenset()
    return tuple(spell for spell in SPELLS if spell in held)


def casters(fight: GodsFight, side: int) -> list[int]:
    """The figures of a side that could cast something."""
    return [
        unit
        for unit, its in enumerate(fight.sides)
        # G15.1a: the magic-gifted; G15.2b: in melee or not, ruling on G15.2b: but with life left.
        if its == side and KINDS[fight.kinds[unit]] in MAGIC_GIFTED and is_there(fight, unit)
    ]


def why_nobody_casts(fight: GodsFight, side: int) -> str:
    """The id of the rule because of which nobody of this side casts anything now; empty if there is none."""
    # G15.2a: only the side that has just maneuvered. G15.2c: in round 1 the defender's phase has no attacks.
    if side != fight.half:
        return "G15.2a"
    # G15.4a: an army casts once in a battle, G15.4b: what and when it likes.
    if fight.cast[side]:
        return "G15.4a"
    # G15.5a: nobody casts while a Master is there.
    # G15.5b: and who has been slain is there until the phase ends.
    if any(IS_MASTER[kind] and hex < OFF for kind, hex in zip(fight.kinds, fight.hexes, strict=True)):
        return "G15.5a"
    return ""


def said(names: tuple[str, ...], unit: int, spell: Spell, aim: Aim) -> Cast:
    """A cast in words."""
    units = tuple([names[target] for target in aim.units])
    hex = LABELS[aim.hex] if aim.hex != NOWHERE else None
    return Cast(names[unit], spell, units, hex, aim.word or None, aim.number)


def aim_of(world: World, action: Cast) -> Aim | None:
    """At what a cast is aimed; None if it names somebody or something that is not there."""
    found = [find_unit(battle_of(world), name) for name in action.units]
    units = tuple([unit for unit in found if unit is not None])
    if len(units) < len(found) or (action.hex is not None and action.hex not in HEX):
        return None
    hex = NOWHERE if action.hex is None else HEX[action.hex]
    return Aim(units, hex, action.word or "", action.number)


def why_not_cast(world: World, step: FieldStep, action: Cast) -> str:
    """The id of the rule that forbids this spell; empty when it may be cast."""
    fight, unit = fight_of(world), find_unit(battle_of(world), action.unit)
    if unit is None or fight.sides[unit] != step.side or step.side != fight.half:
        return "G15.2a"
    caster, spell = KINDS[fight.kinds[unit]], action.spell
    if caster not in MAGIC_GIFTED:
        return "G15.1a"
    # Ruling on G15.2b: without life left one attacks, and that is all.
    if not is_there(fight, unit):
        return "G15.2b"
    if rule := why_nobody_casts(fight, step.side):
        return rule
    # G15.2d: out of the pool of the army's owner, which a spell leaves for good.
    if spell not in spells_of(world, step):
        return "G15.2d"
    # G15.3b: the printed skill counts (G15.3c).
    if rule := why_cannot_cast(caster, spell):
        return rule
    aim, effect = aim_of(world, action), EFFECTS[spell]
    # G15.4c: all that a spell needs is said, and nothing else.
    if aim is None or not empty_but(aim, effect.needs):
        return MALFORMED
    return effect.why_not(fight, step.side, aim)


def cast(change: GodsChange, step: FieldStep, action: Cast) -> None:
    """Cast it; ``step`` stays on top, unless there is more to decide."""
    world, spell = change.state, action.spell
    aim = aim_of(world, action)
    assert aim is not None
    # G15.2d: it leaves the pool and the game.
    owner = step.combat.owners(world)[step.side]
    left = list(world.players[owner].spells)
    left.remove(spell)
    change.state = world.with_player(owner, spells=tuple(left))
    change.tell("cast", unit=action.unit, spell=spell)
    fight = take_up(change)
    fight.cast = (spell, fight.cast[1]) if step.side == 0 else (fight.cast[0], spell)
    # G15.2b: beside its attack; so it may still make that, or has made it.
    beyond = EFFECTS[spell].work(change, fight, step, aim)
    put_back(change, fight)
    if beyond is not None:
        change.push(beyond)
