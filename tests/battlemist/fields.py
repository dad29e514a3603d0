"""Battles laid out by hand: `battle("knights", "4 cavalry 4 footman", "dwarves", "3 archer 2 cavalry")`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hexenkessel.games.battlemist.battle.battle import Battle, Side
from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.battle.course import BattleCourse, Stage
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.units import kinds_in, named
from hexenkessel.kernel.dice import Chance
from hexenkessel.kernel.event import Event
from tests.battlemist.table import begun, due, say, table

REALM = "plains-of-loth"
SPENT = "stars 1 used 1"


def words(text: str) -> str:
    """`2 footman archer` written out: `footman footman archer`."""
    found: list[str] = []
    count = 1
    for word in text.split():
        if word.isdecimal():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return " ".join(found)


def battle(
    attacker: str,
    attacking: str,
    defender: str,
    defending: str,
    realm: str = REALM,
    *,
    others: Sequence[str] = (),
    elsewhere: Mapping[str, Mapping[str, str]] | None = None,
    **more: Any,
) -> Any:
    """The combat step of the attacker, who has come to a realm of the defender's.

    All stars are used and all hands empty unless said otherwise: nobody is asked for cards and spells.
    """
    races = (attacker, defender, *others)
    units: dict[str, dict[str, str]] = {race: {} for race in (defender, attacker, *others)}
    units[defender][realm] = words(defending)
    units[attacker][realm] = words(attacking)
    for race, places in (elsewhere or {}).items():
        units[race] |= {place: words(text) for place, text in places.items()}
    settings: dict[str, Any] = {race.replace("-", "_"): "stars 1 used 1" for race in races}
    return table(CombatPhase(0), races=races, units=units, **{**settings, "active": 0, **more})


def side(position: Any, race: str) -> tuple[str, str]:
    """Who stands and who is routed, as words."""
    fought = position.state.battle
    assert fought is not None, "the battle is over"
    found = fought.side_of(position.state.seat_of_race(race))
    return " ".join(kinds_in(found.ready)), " ".join(kinds_in(found.routed))


def passing(position: Any, dice: Chance | None = None, before_round: int = 99) -> tuple[Any, list[Event]]:
    """Everybody passes in all moments, up to that before this combat round; and what happened meanwhile."""
    played = begun(position, dice)
    position, events = played.position, [*played.events]
    while isinstance(position.step, Moment):
        fought = position.state.battle
        if fought and fought.round >= before_round and "before_round" in position.step.windows:
            break
        played = say(position, f"{due(position)[0]}: pass", dice)
        position = played.position
        events += played.events
    return position, events


def using(position: Any, *said: str, dice: Chance | None = None) -> Any:
    """Somebody uses a card or spell in this moment; all others pass, now and when they might answer it."""
    for line in said:
        race = line.partition(": ")[0]
        for other in due(position):
            if other != race:
                position = say(position, f"{other}: pass").position
        position = say(position, line, dice).position
        while isinstance(position.step, Moment) and position.step.windows[0].startswith("react"):
            position = say(position, f"{due(position)[0]}: pass", dice).position
    return position


def in_battle(
    one: tuple[str, str, int], other: tuple[str, str, int], stage: Stage, round: int = 2, **more: Any
) -> Any:
    """Knights against dwarves in mid-battle: who stands, who is routed, how many were killed, by side."""
    position = battle("knights", f"{one[0]} {one[1]}", "dwarves", f"{other[0]} {other[1]}", **more)
    sides = [
        Side(seat, race, named(words(ready).split()), named(words(routed).split()), killed)
        for seat, race, (ready, routed, killed) in ((0, "knights", one), (1, "dwarves", other))
    ]
    fought = Battle(REALM, sides[0], sides[1], round=round)
    return msgspec.structs.replace(
        position, steps=(*position.steps, BattleCourse(stage)), state=position.state.but(battle=fought)
    )


def dice_thrown(events: list[Any]) -> list[tuple[int, str, tuple[int, ...]]]:
    return [(e.args["seat"], e.args["arm"], e.args["dice"]) for e in events if e.key == "attacked"]
