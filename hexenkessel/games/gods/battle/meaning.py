"""What an action on a battlefield would do in a view."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from hexenkessel.games.gods.actions import Carry, Maneuver, Rangestrike, Strike
from hexenkessel.games.gods.battle.phase import find_unit, looked_at, unit_names
from hexenkessel.games.gods.preview import hits_needed, rangestrike_terms
from hexenkessel.games.gods.view import GodsView
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import HEX
from hexenkessel.legions.battle.masks import members

Words: TypeAlias = dict[str, Argument]


def ends(maneuvers: Iterable[Maneuver], view: GodsView) -> list[Prompt | None]:
    """What awaits a figure where it goes: a hazard, or enemies in contact."""
    battle = view.battle
    if battle is None:
        return [None for _ in maneuvers]
    fight, names = looked_at(battle), unit_names(battle)
    hazards, contact = fight.tables.land.hazards, fight.tables.contact
    found: list[Prompt | None] = []
    name, unit, enemies = "", None, 0
    for maneuver in maneuvers:
        if maneuver.unit != name:
            name, unit = maneuver.unit, find_unit(battle, maneuver.unit)
            enemies = 0 if unit is None else fight.here[1 - fight.sides[unit]]
        hex = HEX[maneuver.hex]
        hazard, near = hazards[hex], contact[hex] & enemies
        if near:
            foes = ", ".join([names[fight.unit_at[other]] for other in members(near)])
            found.append(_end("plain" if hazard == "tower" else hazard, foes))
        elif hazard in ("plain", "tower") or unit is None:
            found.append(None)
        else:
            found.append(_end(hazard, "none"))
    return found


@lru_cache(maxsize=1024)
def _end(hazard: str, foes: str) -> Prompt:
    return Prompt("action-maneuver", {"hazard": hazard, "foes": foes})


def of_strike(action: Strike, view: GodsView) -> Words | None:
    if view.battle is None:
        return None
    unit, target = find_unit(view.battle, action.unit), find_unit(view.battle, action.target)
    if unit is None or target is None:
        return None
    fight, names = looked_at(view.battle), unit_names(view.battle)
    takers = fight.carry_targets(unit, target, action.dice, action.number)
    need = hits_needed(fight, unit, target)
    carry = ", ".join(names[taker] for taker in members(takers)) if action.dice > need else ""
    return {"dice": action.dice, "number": action.number, "need": need, "carry": carry or "none"}


def of_rangestrike(action: Rangestrike, view: GodsView) -> Words | None:
    if view.battle is None:
        return None
    unit, target = find_unit(view.battle, action.unit), find_unit(view.battle, action.target)
    if unit is None or target is None:
        return None
    fight = looked_at(view.battle)
    dice, number = rangestrike_terms(fight, unit, target, action)
    return {"dice": dice, "number": number, "need": fight.life(target)}


def of_carry(action: Carry, view: GodsView) -> Words | None:
    if view.battle is None or (target := find_unit(view.battle, action.target)) is None:
        return None
    return {"need": looked_at(view.battle).life(target)}
