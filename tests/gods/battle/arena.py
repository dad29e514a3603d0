"""Battles laid out by hand in two lines, and played line by line.

    position = arena("Plains", "Warlock C3, Ogre A1:2", "Lion D4")

    position = told(position, '''
        Red: cast Warlock-1 Quake | 6 6 1
        Red: strike Ogre-0 Lion-2 6 5 | 1 1 1 1 1 1
    ''').position

Kind, hex, and hits after a colon. Attackers are numbered first, each army in alphabetical order. Before the
colon stands who speaks, after the bar what the dice show: dice that nobody loaded may not fall, and dice that
were loaded must.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hexenkessel.games.gods.armies.markers import grey_marker
from hexenkessel.games.gods.battle.battle import Battle, start_battle
from hexenkessel.games.gods.battle.course import BattleCourse, Part, troop_of
from hexenkessel.games.gods.combats.combat import Combat
from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.games.gods.equipment.battlefields import FIXED_ENTRY
from hexenkessel.games.gods.equipment.board import FIELDS, TOWERS, battlefield
from hexenkessel.games.gods.equipment.figures import KINDS
from hexenkessel.games.gods.equipment.spells import SPELLS
from hexenkessel.games.gods.turn import Turn
from hexenkessel.games.gods.world import DARKLORD, World
from hexenkessel.kernel.event import Event, Roll
from hexenkessel.kernel.gate import Played
from hexenkessel.legions.battle.hexes import ATTACKER, GONE, HEX, LABELS, OFF
from tests.gods.table import SPEAKERS, LoadedDice, say, seat_of, settled, table

# Where on the board each battlefield is.
FIELD = {battlefield(field): field for field in sorted(FIELDS, reverse=True)}


def arena(
    land: str,
    attackers: str,
    defenders: str,
    part: Part = "omens",
    *,
    half: int = ATTACKER,
    round: int = 2,
    entry: int = 3,
    colours: tuple[str, str] = ("Red", "Black"),
    spells: tuple[str, ...] | None = None,
    others: dict[str, str] | None = None,
    **battle: Any,
) -> Any:
    """A battle before its strike phase, or before another part of the half, run on to its first decision.

    The defender may be Grey: then he is the garrison of a tower land. Everybody has all spells, or these.
    Whatever else a Battle holds can be changed by its name.
    """
    field = FIELD[land]
    stacks: list[list[tuple[str, str, int]]] = []
    for army in (attackers, defenders):
        members = sorted((member.split() for member in army.split(", ")), key=lambda member: member[0])
        stacks.append([(name, *_place(place)) for name, place in members])
    figures = [" ".join(name for name, _, _ in stack) for stack in stacks]
    attacker, defender = f"{colours[0]}1", f"{colours[1]}1"
    armies = {attacker: f"{field} {figures[0]}"} | (others or {})
    towers = {}
    if colours[1] == "Grey":
        assert field in TOWERS
        towers, defender = {field: f"Grey {figures[1]}"}, grey_marker(field)
    else:
        armies[defender] = f"{field} {figures[1]}"
        towers = {field: "nobody"} if field in TOWERS else {}
    position = table(armies, towers=towers, active=seat_of(attacker), but={attacker: {"moved": True}})
    world = position.state
    if spells is not None:
        for seat in range(len(world.players)):
            world = world.with_player(seat, spells=tuple(sorted(spells)))
    assert spells is not None or len(world.players[0].spells) == len(SPELLS)
    # G25.2c: somebody else plays a grey garrison.
    defends = seat_of(defender) if seat_of(defender) >= 0 else DARKLORD
    combat = Combat(field, attacker, defender, (seat_of(attacker), defends))
    laid = start_battle(
        land, FIXED_ENTRY.get(land, entry), troop_of(world, attacker), troop_of(world, defender)
    )
    places = [member for stack in stacks for member in stack]
    laid = msgspec.structs.replace(
        laid,
        hexes=tuple({**HEX, "off": OFF, "gone": GONE}[place] for _, place, _ in places),
        hits=tuple(hits for _, _, hits in places),
        round=round,
        half=half,
        **battle,
    )
    steps = (Turn(world.active, phase=2), CombatPhase(world.active), BattleCourse(*combat, part=part))
    return settled(msgspec.structs.replace(position, state=world.but(battle=laid), steps=steps))


def _place(text: str) -> tuple[str, int]:
    place, _, hits = text.partition(":")
    return place, int(hits or 0)


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


def after(position: Any, script: str) -> Any:
    return told(position, script).position


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


def power(position: Any, unit: str) -> int:
    found = field(position)
    return next(found.powers[n] for n in range(len(found.kinds)) if _name(found, n) == unit)


def marked(position: Any, mark: str) -> set[str]:
    """Who is in a set of the battle: `marked(position, "stone")`."""
    found = field(position)
    units = getattr(found, mark)
    return {_name(found, unit) for unit in range(len(found.kinds)) if units >> unit & 1}


def _name(found: Battle, unit: int) -> str:
    return f"{KINDS[found.kinds[unit]]}-{unit}"


def phase(position: Any) -> str:
    """The name of the step that waits."""
    return type(position.step).__name__
