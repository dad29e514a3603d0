"""A battle as text: the map of 27 hexes, who stands in them, and who is still outside."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from hexenkessel.games.gods.battle.battle import Battle
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import looked_at, unit_names
from hexenkessel.games.gods.combats.combat import CombatStep
from hexenkessel.games.gods.equipment.figures import FIGURES
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.words import colour, field_name, folded
from hexenkessel.legions.battle.field import LAST_ROUND
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, LABELS, OFF
from hexenkessel.legions.battle.picture import draw_hexes, pitch_for

_SIGNS: Final = {"slope": ":", "cliff": "#", "dune": "~", "wall": "="}
_SHORT: Final = {"bramble": "brmbl", "volcano": "volcn", "darkness": "dark"}

_EFFECTS: Final[Mapping[str, str]] = {
    "tree": "nobody enters but a Pixie, fliers may pass; it stops rangestrikes without magic",
    "bramble": "slows strangers, who attack worse out of it, and worse at natives in it",
    "drift": "slows strangers, and gives them a hit in every strike phase",
    "volcano": "only Dragons may enter; they attack out of it with three more dice",
    "bog": "only natives may enter; others may fly across",
    "sand": "slows strangers on foot",
    "fog": "strangers on foot go no further in it; natives in it are never held, and harder to hit",
    "hedge": "slows strangers, who have one die less out of it, and against natives in it",
    "beach": "natives on it are harder to hit, and only magic can be shot at them",
    "water": "slows strangers; natives dive, are harder to hit, and only magic can be shot at them",
    "darkness": "only natives may enter; attacks on somebody in it do one damage less",
    "cloud": "strangers cannot end in it; out of it one attacks with half as many dice again",
    "slope": "slows strangers going up, who attack up worse; natives attack down with one more die",
    "cliff": "cannot be walked over, nor struck across",
    "dune": "natives attack down with two more dice, strangers attack up with one less",
    "wall": "slows everybody going up; attacks down are better, attacks up are worse",
}


def draw_battlefield(view: GodsView, battle: Battle, width: int) -> str:
    pitch = pitch_for(width)
    fight, names = looked_at(battle), unit_names(battle)
    standing: dict[int, list[int]] = {}
    for unit, hex in enumerate(battle.hexes):
        if hex < OFF:
            standing.setdefault(hex, []).append(unit)
    inscriptions = [
        (hex, "+".join(names[unit] for unit in units)[:pitch], _standing(fight, units[-1], pitch))
        for hex, units in standing.items()
    ]
    drawn = draw_hexes(fight.tables.land, pitch, _SIGNS, _SHORT, inscriptions)
    above = [part for line in _headlines(view, battle, fight) for part in folded(line, width, 5)]
    below = [part for line in _key(battle, fight) for part in folded(line, width, 5)]
    return "\n".join([*above, *drawn, *below])


def _standing(fight: GodsFight, unit: int, room: int) -> str:
    """Whose a figure is, its values, and its hits; the slain stand until the phase ends."""
    whose = colour(fight.owners[unit])
    if not fight.is_alive(unit):
        return f"{whose} SLAIN"
    taken = f" x{fight.hits[unit]}" if fight.hits[unit] else ""
    values = f" {fight.powers[unit]}-{fight.skills[unit]}{taken}"
    return f"{whose[: room - len(values)]}{values}"


def _headlines(view: GodsView, battle: Battle, fight: GodsFight) -> Iterator[str]:
    combat = next((step for step in view.steps if isinstance(step, CombatStep)), None)
    where = battle.land if combat is None else field_name(combat.field)
    half = ("attacker", "defender")[battle.half]
    yield f"Battle in {where}  ·  round {battle.round} of {LAST_ROUND}  ·  the {half}’s half"
    names, land = unit_names(battle), fight.tables.land
    for side, role in ((ATTACKER, "attacks"), (DEFENDER, "defends")):
        is_set_up = bool(land.setup) and side == DEFENDER and battle.round == 1
        edge = land.setup if is_set_up else land.edge(battle.entry, side)
        way = "sets up in" if is_set_up else "enters over"
        hexes = " ".join(LABELS[hex] for hex in sorted(edge))
        outside = [
            names[unit] for unit, hex in enumerate(battle.hexes) if hex == OFF and battle.sides[unit] == side
        ]
        waiting = f"; outside: {', '.join(outside)}" if outside else ""
        who = ("attacker", "defender")[side] if combat is None else combat.combat.markers[side]
        spell = f"; has cast {battle.cast[side]}" if battle.cast[side] else ""
        yield f"{who} {role} and {way} {hexes}{waiting}{spell}"


def _key(battle: Battle, fight: GodsFight) -> Iterator[str]:
    """What is drawn on this map, in a few words."""
    land = fight.tables.land
    yield "6-2 x3 means power 6, skill 2, three hits taken; hits equal to the power slay."
    if any(land.heights):
        yield "↑1 is the height of the ground."
    if any(hex < OFF and not fight.is_alive(unit) for unit, hex in enumerate(battle.hexes)):
        yield "SLAIN: it still strikes if it has not yet, and leaves when both sides have struck."
    hazards = [hazard for hazard in dict.fromkeys(land.hazards) if hazard in _EFFECTS]
    sides = dict.fromkeys(hazard for around in land.sides for hazard in around if hazard)
    for hazard in (*hazards, *sides):
        natives = [name for name, kind in FIGURES.items() if hazard in kind.natives]
        sign = f"{_SIGNS[hazard] * 4} " if hazard in _SIGNS else ""
        at_home = f" (native: {', '.join(natives)})" if natives else ""
        yield f"{sign}{hazard}: {_EFFECTS[hazard]}{at_home}"
