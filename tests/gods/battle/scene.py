"""Battles written as text, so that a test shows the map it speaks of in one line.

An army is ``"Warbear C3, Troll D4:2, Ogre off"``: kind, hex, and hits taken after a colon.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hexenkessel.games.gods.armies.seafaring import why_not_ashore
from hexenkessel.games.gods.battle.battle import Battle, Troop, start_battle
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.reasons import (
    why_not_carry,
    why_not_maneuver,
    why_not_rangestrike,
    why_not_strike,
)
from hexenkessel.legions.battle.hexes import ATTACKER, GONE, HEX, LABELS, OFF
from hexenkessel.legions.battle.masks import members

COLOURS = {"red": 0, "green": 1, "blue": 2, "yellow": 2, "black": 3, "grey": -1}
"""The seat that a colour stands for; yellow is another Titan player."""


def scene(
    land: str,
    attackers: str = "",
    defenders: str = "",
    *,
    half: int = ATTACKER,
    round: int = 2,
    entry: int = 3,
    colours: str = "red blue",
    points: tuple[int, int] = (0, 0),
    **more: Any,
) -> GodsFight:
    """A fight in the middle of a battle, by default in the attacker's half; ``more`` are fields of it."""
    return GodsFight(
        battle_of(
            land,
            attackers,
            defenders,
            half=half,
            round=round,
            entry=entry,
            colours=colours,
            points=points,
            **more,
        )
    )


def battle_of(
    land: str,
    attackers: str,
    defenders: str,
    *,
    entry: int,
    colours: str,
    points: tuple[int, int],
    **more: Any,
) -> Battle:
    troops, hexes, hits = [], [], []
    for army, colour, score in zip((attackers, defenders), colours.split(), points, strict=True):
        names = []
        for text in filter(None, army.split(", ")):
            kind, place = text.split()
            label, _, wounds = place.partition(":")
            names.append(kind)
            hexes.append({"off": OFF, "gone": GONE}.get(label, HEX.get(label, -1)))
            hits.append(int(wounds or 0))
        is_bound = bool(why_not_ashore(tuple(names), has_landed=False))
        troops.append(Troop(tuple(names), COLOURS[colour], score, bound=is_bound))
    assert -1 not in hexes
    battle = start_battle(land, entry, *troops)
    return msgspec.structs.replace(battle, hexes=tuple(hexes), hits=tuple(hits), **more)


def at(fight: GodsFight, label: str) -> int:
    """The figure in this hex, or, as ``"Titan@C3"``, that one of two."""
    name, _, hex = label.rpartition("@")
    if not name:
        return fight.unit_at[HEX[hex]]
    kind = fight.roster.kind(name)
    return next(u for u, k in enumerate(fight.kinds) if k == kind and fight.hexes[u] == HEX[hex])


def hexes(mask: int) -> set[str]:
    return {LABELS[hex] for hex in members(mask)}


def places(fight: GodsFight, units: int) -> set[str]:
    """Where these figures stand."""
    return {LABELS[fight.hexes[u]] for u in members(units)}


def reach(fight: GodsFight, label: str) -> set[str]:
    """Where the figure in this hex can go; ``"off"`` asks for the first who has not entered."""
    return hexes(fight.reach(fight.hexes.index(OFF) if label == "off" else at(fight, label)))


def barred(fight: GodsFight, label: str, hex: str) -> str | None:
    """The rule that keeps the figure in this hex from going to that one."""
    unit = fight.hexes.index(OFF) if label == "off" else at(fight, label)
    return why_not_maneuver(fight, unit, HEX[hex])


def strike(fight: GodsFight, striker: str, target: str) -> tuple[int, int]:
    """Dice and strike number."""
    return fight.strike_terms(at(fight, striker), at(fight, target))


def no_strike(fight: GodsFight, striker: str, target: str) -> str | None:
    return why_not_strike(fight, at(fight, striker), at(fight, target))


def no_carry(fight: GodsFight, striker: str, first: str, other: str, number: int) -> str:
    units = (at(fight, striker), at(fight, first), at(fight, other))
    return why_not_carry(fight, *units, number)


def shot(fight: GodsFight, striker: str, target: str, start: str | None = None) -> tuple[int, int]:
    """Dice and strike number of a rangestrike; no dice if it is not allowed."""
    units = (at(fight, striker), at(fight, target))
    return fight.rangestrike_terms(*units) if start is None else fight.terms_from(*units, HEX[start])


def no_shot(fight: GodsFight, striker: str, target: str, start: str | None = None) -> str | None:
    units = (at(fight, striker), at(fight, target))
    return why_not_rangestrike(fight, *units, None if start is None else HEX[start])


def options(fight: GodsFight, striker: str, target: str) -> list[tuple[int, int, set[str]]]:
    """What may be announced, with the hexes hits may carry over to."""
    found = fight.options(at(fight, striker), at(fight, target))
    return [(dice, number, places(fight, carry)) for dice, number, carry in found]
