"""Battles laid out for the examiner, and what the rules leave to who has been hit."""

from __future__ import annotations

from itertools import product
from typing import Any

from msgspec.structs import replace

from hexenkessel.games.battlemist.actions import Suffer
from hexenkessel.games.battlemist.battle.battle import Battle, Side
from hexenkessel.games.battlemist.battle.choices import Suffering
from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.battle.course import BattleCourse
from hexenkessel.games.battlemist.battle.dice import Hits
from hexenkessel.games.battlemist.units import NO_UNITS, Units, named
from tests.battlemist.exam.desk import lay

REALM = "oxmarch"  # a plain

RACE_CARDS = {
    "dwarves": "5/5/8 2/2/4 6/8/2 6/8/2 4/9/2",
    "elves": "5/8/5 2/4/2 7/9/2 5/7/2 6/8/3",
    "knights": "6/5/7 3/2/3 6/9/2 6/9/2 4/6/3",
    "orcs": "8/5/5 4/2/2 7/9/2 6/8/2 5/7/3",
    "barbarians": "6/7/5 3/3/2 6/9/2 6/8/2 5/7/4",
    "dark-lord": "5/6/6 2/3/3 6/10/2 6/8/2 4/7/3",
}
"""Start stock, home income, and rout/kill/movement of footman, archer and cavalry."""


def counted(text: str) -> str:
    """`3 footman archer` as one word for each unit."""
    found: list[str] = []
    count = 1
    for word in text.split():
        if word.isdecimal():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return " ".join(found)


def fight(attacker: str, mine: str, defender: str, yours: str, realm: str = REALM, **settings: Any) -> Any:
    units = {defender: {realm: counted(yours)}, attacker: {realm: counted(mine)}}
    for race, places in settings.pop("elsewhere", {}).items():
        units[race] = units.get(race, {}) | places
    return lay(CombatPhase(0), races=(attacker, defender), units=units, **settings)


def sides(position: Any) -> tuple[str, str, str, str]:
    """Ready and routed of the attacker, ready and routed of the defender."""
    fought = position.state.battle
    assert fought is not None, "the battle is over"
    letters = "facDFG"
    return tuple(  # type: ignore[return-value]
        "".join(letter * count for letter, count in zip(letters, units, strict=True))
        for side in (fought.attacker, fought.defender)
        for units in (side.ready, side.routed)
    )


def at(
    ready: str,
    routed: str,
    foe: str,
    foe_routed: str = "",
    *,
    killed: tuple[int, int] = (0, 0),
    races: tuple[str, str] = ("orcs", "knights"),
    **settings: Any,
) -> Any:
    """A second combat round about to begin: the attacker's ready and routed, the defender's."""
    mine, yours = counted(f"{ready} {routed}"), counted(f"{foe} {foe_routed}")
    position = fight(races[0], mine, races[1], yours, **settings)
    sides_ = [
        Side(seat, races[seat], named(counted(there).split()), named(counted(away).split()), killed[seat])
        for seat, there, away in ((0, ready, routed), (1, foe, foe_routed))
    ]
    battle = Battle(settings.get("realm", REALM), sides_[0], sides_[1], round=1, step="melee")
    state = position.state.but(battle=battle)
    none = Suffering(on_attacker=Hits(), on_defender=Hits())
    return replace(position, state=state, steps=(*position.steps, BattleCourse(stage="settled"), none))


def takes(units: Units, number: int) -> list[Units]:
    ranges = [range(min(count, number) + 1) for count in units]
    return [taken for taken in product(*ranges) if sum(taken) == number]  # type: ignore[misc]


def less(some: Units, fewer: Units) -> Units:
    return tuple(a - b for a, b in zip(some, fewer, strict=True))  # type: ignore[return-value]


def more(some: Units, others: Units) -> Units:
    return tuple(a + b for a, b in zip(some, others, strict=True))  # type: ignore[return-value]


def outcomes(ready: Units, routed: Units, hits: Hits, step: str) -> set[tuple[Units, Units]]:
    """Every (ready, routed) the owner may end up with (B3.3.3.1k, m, o, p, s; B3.3.3.2e)."""
    found: set[tuple[Units, Units]] = set()
    standing, total = sum(ready), hits.kills + hits.routs
    for killed_standing in range(hits.kills + 1):
        routed_standing = min(standing, total) - killed_standing
        if not 0 <= routed_standing <= hits.routs:
            continue
        for killed in takes(ready, killed_standing):
            for fled in takes(less(ready, killed), routed_standing):
                hit = more(killed, fled)
                if not in_order(ready, hit, step):
                    continue
                left, away = less(ready, hit), more(routed, fled)
                surplus = min(total - sum(hit), sum(away))
                found |= {
                    (left, less(away, dead)) for dead in takes(away, surplus) if in_order(away, dead, step)
                }
    return found


def in_order(available: Units, struck: Units, step: str) -> bool:
    """B3.3.3.1k: archers last, by arrows; B3.3.3.1m: cavalry first, by cavalry; routed units too."""
    number, others = sum(struck), sum(available) - available[1]
    if step == "archery":
        return struck[1] <= max(0, number - others)
    return step != "cavalry" or struck[2] >= min(number, available[2])


def outcome_of(ready: Units, routed: Units, hits: Hits, action: Suffer) -> tuple[Units, Units]:
    killed, fled = named(action.killed), named(action.routed)
    if hits.kills + hits.routs <= sum(ready):
        return less(less(ready, killed), fled), more(routed, fled)
    return NO_UNITS, less(more(ready, routed), killed)
