"""A battle as text: the map of 27 hexes, who stands in them, and who is still outside."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from hexenkessel.games.titan.battle.battle import Battle
from hexenkessel.games.titan.battle.course import BattleCourse
from hexenkessel.games.titan.battle.fight import Fight
from hexenkessel.games.titan.battle.phase import unit_names
from hexenkessel.games.titan.battle.terrain import LANDS, TOWER_SETUP, entry_hexes
from hexenkessel.games.titan.characters import CHARACTERS
from hexenkessel.games.titan.terms import Marker
from hexenkessel.games.titan.view import TitanView
from hexenkessel.games.titan.words import folded, land_name
from hexenkessel.games.titan.world import COLOURS
from hexenkessel.legions.battle.field import LAST_ROUND
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, LABELS, OFF
from hexenkessel.legions.battle.picture import draw_hexes, pitch_for

_SIGNS: Final = {"slope": ":", "cliff": "#", "dune": "~", "wall": "="}
_SHORT: Final = {"bramble": "brmbl", "volcano": "volcn"}

_EFFECTS: Final[Mapping[str, str]] = {
    "tree": "nobody may enter, fliers may pass; it stops rangestrikes",
    "bramble": "slows strangers, who strike worse out of it; natives in it are harder to hit",
    "drift": "slows strangers, and gives them a hit in every strike phase",
    "volcano": "only Dragons may enter; they strike out of it with two more dice",
    "bog": "only natives may enter",
    "sand": "slows strangers on foot",
    "slope": "slows strangers going up, who strike up worse; natives strike down with one more die",
    "cliff": "cannot be walked over, nor struck across",
    "dune": "natives strike down with two more dice, strangers strike up with one less",
    "wall": "slows everybody going up; strikes down are better, strikes up are worse",
}


def draw_battlefield(view: TitanView, battle: Battle, width: int) -> str:
    pitch = pitch_for(width)
    legions = _legions(view)
    colours = [COLOURS[view.legions[marker].owner] for marker in legions]
    fight, names = Fight(battle), unit_names(battle)
    standing = [
        (hex, names[unit], _standing(fight, unit, colours[battle.sides[unit]], pitch))
        for unit, hex in enumerate(battle.hexes)
        if hex < OFF
    ]
    drawn = draw_hexes(LANDS[battle.terrain], pitch, _SIGNS, _SHORT, standing)
    where = land_name(view.legions[legions[DEFENDER]].land)
    above = [part for line in _headlines(battle, legions, where) for part in folded(line, width, 5)]
    below = [part for line in _key(battle, fight) for part in folded(line, width, 5)]
    return "\n".join([*above, *drawn, *below])


def _standing(fight: Fight, unit: int, colour: str, room: int) -> str:
    """Whose a character is, its figures, and its hits; T13.6a: the slain stand until the phase ends."""
    if not fight.is_alive(unit):
        return f"{colour} SLAIN"
    taken = f" x{fight.hits[unit]}" if fight.hits[unit] else ""
    figures = f" {fight.power(unit)}-{fight.skill(unit)}{taken}"
    return f"{colour[: room - len(figures)]}{figures}"


def _legions(view: TitanView) -> tuple[Marker, Marker]:
    course = next(step for step in view.steps if isinstance(step, BattleCourse))
    return course.meeting.markers


def _headlines(battle: Battle, legions: tuple[Marker, Marker], where: str) -> Iterator[str]:
    half = ("attacker", "defender")[battle.half]
    yield f"Battle in {where}  ·  round {battle.round} of {LAST_ROUND}  ·  the {half}’s half"
    names = unit_names(battle)
    for side, role in ((ATTACKER, "attacks"), (DEFENDER, "defends")):
        is_set_up = battle.terrain == "Tower" and side == DEFENDER and battle.round == 1
        edge = TOWER_SETUP if is_set_up else entry_hexes(battle.terrain, battle.entry, side)
        way = "sets up in" if is_set_up else "enters over"
        hexes = " ".join(LABELS[hex] for hex in sorted(edge))
        outside = [
            names[unit] for unit, hex in enumerate(battle.hexes) if hex == OFF and battle.sides[unit] == side
        ]
        waiting = f"; outside: {', '.join(outside)}" if outside else ""
        yield f"{legions[side]} {role} and {way} {hexes}{waiting}"


def _key(battle: Battle, fight: Fight) -> Iterator[str]:
    """What is drawn on this map, in a few words."""
    land = LANDS[battle.terrain]
    yield "6-2 x3 means power 6, skill 2, three hits taken; hits equal to the power slay."
    if any(land.heights):
        yield "↑1 is the height of the ground."
    if any(hex < OFF and not fight.is_alive(unit) for unit, hex in enumerate(battle.hexes)):
        yield "SLAIN: it still strikes if it has not yet, and leaves when both sides have struck."
    hazards = [hazard for hazard in dict.fromkeys(land.hazards) if hazard in _EFFECTS]
    sides = dict.fromkeys(hazard for around in land.sides for hazard in around if hazard)
    for hazard in (*hazards, *sides):
        natives = [name for name, kind in CHARACTERS.items() if hazard in kind.natives]
        sign = f"{_SIGNS[hazard] * 4} " if hazard in _SIGNS else ""
        at_home = f" (native: {', '.join(natives)})" if natives else ""
        yield f"{sign}{hazard}: {_EFFECTS[hazard]}{at_home}"
