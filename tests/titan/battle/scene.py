"""Battles written as text, so that a test shows the map it speaks of in one line.

An army is ``"Warbear C3, Troll D4:2, Ogre off"``: kind, hex, and hits taken after a colon.
"""

from __future__ import annotations

from hexenkessel.games.titan.battle.battle import Battle
from hexenkessel.games.titan.battle.fight import Fight
from hexenkessel.games.titan.characters import KINDS
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, GONE, HEX, LABELS, OFF
from hexenkessel.legions.battle.masks import members


def scene(
    terrain: str,
    attackers: str = "",
    defenders: str = "",
    *,
    half: int = ATTACKER,
    round: int = 2,
    entry: int = 3,
    titan_powers: tuple[int, int] = (6, 6),
) -> Fight:
    """A fight in the middle of a battle, by default in the attacker's half."""
    kinds, sides, hexes, hits = [], [], [], []
    for side, army in ((ATTACKER, attackers), (DEFENDER, defenders)):
        for entry_text in filter(None, army.split(", ")):
            kind, place = entry_text.split()
            label, _, wounds = place.partition(":")
            kinds.append(KINDS.index(kind))
            sides.append(side)
            hexes.append({"off": OFF, "gone": GONE}.get(label, HEX.get(label, -1)))
            hits.append(int(wounds or 0))
    assert -1 not in hexes
    return Fight(
        Battle(
            terrain=terrain,
            entry=entry,
            round=round,
            half=half,
            kinds=tuple(kinds),
            sides=tuple(sides),
            hexes=tuple(hexes),
            hits=tuple(hits),
            titan_powers=titan_powers,
        )
    )


def at(fight: Fight, label: str) -> int:
    """The character in this hex."""
    return fight.unit_at[HEX[label]]


def hexes(mask: int) -> set[str]:
    return {LABELS[hex] for hex in members(mask)}


def places(fight: Fight, units: int) -> set[str]:
    """Where these characters stand."""
    return {LABELS[fight.hexes[u]] for u in members(units)}


def reach(fight: Fight, label: str) -> set[str]:
    """Where the character in this hex can go; ``"off"`` asks for the first who has not entered."""
    return hexes(fight.reach(fight.hexes.index(OFF) if label == "off" else at(fight, label)))


def strike(fight: Fight, striker: str, target: str) -> tuple[int, int]:
    return fight.strike_terms(at(fight, striker), at(fight, target))


def shot(fight: Fight, striker: str, target: str) -> tuple[int, int]:
    return fight.rangestrike_terms(at(fight, striker), at(fight, target))


def options(fight: Fight, striker: str, target: str) -> list[tuple[int, int, set[str]]]:
    """What may be announced, with the hexes hits may carry to."""
    found = fight.options(at(fight, striker), at(fight, target))
    return [(dice, number, places(fight, carry)) for dice, number, carry in found]
