"""Battles told in lines, so that a test reads like the log of the game it speaks of.

    played = told(position, '''
        Red: strike Ogre-0 Lion-3 6 5 | 6 6 5 1 1 1
        Blue: strike Lion-3 Ogre-0 5 3 | 1 1 1 1 1
    ''')

Before the colon stands who speaks, after the bar what the dice show. Dice that nobody loaded may not fall,
and dice that were loaded must.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexenkessel.games.titan.battle.battle import Battle
from hexenkessel.games.titan.battle.course import Part
from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.characters import KINDS
from hexenkessel.games.titan.world import World
from hexenkessel.kernel.event import Event, Roll
from hexenkessel.kernel.gate import Played, asides
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, GONE, LABELS, OFF
from tests.titan.table import RED, SPEAKERS, LoadedDice, battle, lines, say, settled, table

DONOR = {"Red2": "8 Angel Ogre"}


def told(position: Any, script: str) -> Played[World]:
    """What comes of these lines, one after another; events and rolls of all of them together."""
    events: list[Event] = []
    rolls: list[Roll] = []
    played = None
    for line in filter(None, (line.strip() for line in script.splitlines())):
        who, _, words = line.partition(": ")
        words, _, faces = words.partition(" | ")
        dice = LoadedDice(*map(int, faces.split()))
        played = say(position, SPEAKERS[who], words.strip(), dice)
        assert not dice.faces, f"{dice.faces} were loaded for {line!r}, but never fell"
        position = played.position
        events += played.events
        rolls += played.rolls
    assert played is not None
    return Played(position, tuple(events), tuple(rolls), played.closes_undo)


def fought(
    legions: Mapping[str, str],
    land: int,
    places: Mapping[str, str],
    part: Part = "strike",
    *,
    half: int = ATTACKER,
    **more: Any,
) -> Any:
    """A battle laid by hand at the start of this part of the half, run on to its first decision."""
    return settled(battle(legions, land, places, part=part, half=half, **more))


def arena(terrain: str, attackers: str, defenders: str, part: Part = "strike", **more: Any) -> Any:
    """A battle of Red against Blue written as two armies: `arena("Plains", "Ogre C3, Troll A1:2", …)`.

    Kind, hex, and hits after a colon. Numbers are given out as the game does: attackers first, by name.
    """
    land = next(number for number, land in LANDS.items() if land.terrain == terrain)
    legions: dict[str, str] = {}
    places: dict[str, str] = {}
    hits: dict[str, int] = {}
    for marker, army in (("Red1", attackers), ("Blue1", defenders)):
        members = sorted((member.split() for member in army.split(", ")), key=lambda member: member[0])
        legions[marker] = " ".join([str(land), *(name for name, _ in members)])
        for name, place in members:
            unit = f"{name}-{len(places)}"
            places[unit], _, wounded = place.partition(":")
            hits[unit] = int(wounded or 0)
    on_map = {unit: place for unit, place in places.items() if place != "off"}
    others = more.pop("others", {})
    entry = more.pop("entry", 3 if terrain == "Tower" else 1)
    return fought(legions | others, land, on_map, part, hits=hits, entry=entry, **more)


def met(legions: Mapping[str, str], entry: int = 1, **more: Any) -> Any:
    """Red has moved into a land of Blue's, both have declined to talk, and the battle begins."""
    attackers = {marker: entry for marker in legions if marker.startswith("Red")}
    position = settled(table(legions, moved=attackers, **more))
    return told(position, "Blue: stand\nRed: fight").position


def first_blood(
    attackers: str = "Ogre D4, Ogre F1", defenders: str = "Lion C3:4, Lion A1", **more: Any
) -> Any:
    """A defender has just been slain, in a strike phase of the defender's half."""
    position = arena(
        "Plains", attackers, defenders, half=more.pop("half", DEFENDER), **{"others": DONOR} | more
    )
    return struck(position)


def struck(position: Any) -> Any:
    """The Ogre in D4 and the Lion in C3 strike each other, in whatever order it is their turn."""
    names = {place: unit for unit, place in standing(position).items()}
    ogre, lion = names["D4"], names["C3"]
    for _ in range(2):
        if position.due == (RED,):
            position = told(position, f"Red: strike {ogre} {lion} 6 5 | 5 1 1 1 1 1").position
        else:
            position = told(position, f"Blue: strike {lion} {ogre} 5 3 | 1 1 1 1 1").position
    return position


def unasked(position: Any, seat: int) -> list[str]:
    """What this seat may say without being asked, as lines."""
    return lines(asides(position, seat))


def field(position: Any) -> Battle:
    found = position.state.battle
    assert isinstance(found, Battle)
    return found


def standing(position: Any) -> dict[str, str]:
    """Where everybody is: {"Ogre-0": "C3", "Lion-3": "off"}; those who are gone are left out."""
    places = {**dict(enumerate(LABELS)), OFF: "off"}
    found = field(position)
    return {_name(found, unit): places[hex] for unit, hex in enumerate(found.hexes) if hex != GONE}


def wounds(position: Any) -> dict[str, int]:
    """Who has hits, and how many."""
    found = field(position)
    return {_name(found, unit): hits for unit, hits in enumerate(found.hits) if hits}


def _name(found: Battle, unit: int) -> str:
    return f"{KINDS[found.kinds[unit]]}-{unit}"


def keys(played: Played[World]) -> list[str]:
    """What happened, in short."""
    return [event.key for event in played.events]


def phase(position: Any) -> str:
    """The name of the step that waits."""
    return type(position.step).__name__
