"""Battles at sea, laid out in a few words, for tests of chapter 15.

    position = sea("0 longship 1/20 pole=E", "0 axe 1/20+1", "0 axe 1/19+1", wind="storm E", lowland="1/12")

All is water but what is named. Decks are `"1/20+1"`, swimmers stand on the water. Ships are told where they
point to, what they are moored to (`moored=1/12,1/13`), tied to (`tied=3`), and what is damaged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from hexenkessel.games.armageddon.chapters.ch15_ships.numbers import STRENGTHS
from hexenkessel.games.armageddon.field import Wind
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.works import Works
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.kernel.gate import Played, _apply, check
from hexenkessel.kernel.refusal import Refused
from tests.armageddon import table
from tests.armageddon.table import battle, land, said

CHAPTERS = (2, 3, 4, 5, "15.1", "15.2")


def sea(
    *figures: str,
    wind: str = "calm E",
    left: int = 9,
    streams: str = "",
    chapters: tuple[int | str, ...] = CHAPTERS,
    great: Sequence[tuple[int, int]] = ((0, 0),),
    active: int = 0,
    round: int = 2,
    in_combat: bool = False,
    zones: Sequence[str] = (),
    goals: tuple[Any, ...] = (),
    sides: tuple[int, ...] = (),
    seats: int = 2,
    rounds: int = 20,
    steps: tuple[Any, ...] | None = None,
    **terrain: Any,
) -> ArmageddonPosition:
    """It is the turn of seat 0, who moves, with this wind, which lasts."""
    solid = " ".join(terrain.values()).split()
    water = [f"{number}/{small}" for number in range(1, len(great) + 1) for small in range(1, 49)]
    terrain["water"] = " ".join(name for name in water if name not in solid)
    position = battle(
        chapters=chapters,
        on=land(great, **terrain),
        active=active,
        round=round,
        in_combat=in_combat,
        zones=zones,
        goals=goals,
        sides=sides,
        seats=seats,
        rounds=rounds,
        steps=steps,
    )
    ground = position.state.index.ground
    named = [_figure(number, said, ground.number) for number, said in enumerate(figures, 1)]
    flows = tuple(
        (ground.number[word.split(">")[0]], SIDES.index(word.split(">")[1])) for word in streams.split()
    )
    strength, side = wind.split()
    field = position.state.but(
        figures={figure.id: figure for figure in named},
        origins=tuple(figure.owner for figure in named),
        wind=Wind(STRENGTHS.index(strength) + 1, SIDES.index(side), left),
        works=Works(streams=flows),
    )
    return msgspec.structs.replace(position, state=field)


def _figure(number: int, said: str, fields: dict[str, int]) -> Figure:
    owner, kind, field, *more = said.split()
    extra: dict[str, Any] = {}
    for word in more:
        name, value = word.split("=")
        extra[name] = _value(name, value, fields)
    return Figure(number, kind, None if owner == "-" else int(owner), fields[field], **extra)


def _value(name: str, value: str, fields: dict[str, int]) -> Any:
    match name:
        case "pole":
            return SIDES.index(value)
        case "moored":
            return tuple(sorted(fields[each] for each in value.split(",")))
        case "tied":
            return tuple(map(int, value.split(",")))
        case "damage":
            return tuple(value.split(","))
        case "course" | "sailing" | "anchors":
            return value
        case "acted" | "clings":
            return bool(int(value))
        case _:
            return int(value)


class Dice(table.LoadedDice):
    """The same, and single dice for the wind."""

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        return self.single(purpose) if count == 1 else super().roll(purpose, count, sides, need)


def played(
    position: ArmageddonPosition, line: str, rolls: Iterable[int] = (), seat: int | None = None
) -> Any:
    action = said(line)
    who = position.due[0] if seat is None else seat
    if refusal := check(position, who, action):
        raise Refused(refusal)
    dice = Dice(rolls)
    result: Played[Any] = _apply(position, who, action, dice)
    assert not dice.sums, f"too many rolls are loaded: {dice.sums}"
    return result


def after(position: ArmageddonPosition, *lines: str, rolls: Iterable[int] = ()) -> ArmageddonPosition:
    """The position after these actions; the rolls fall in the last of them."""
    for line in lines[:-1]:
        position = played(position, line).position
    found: ArmageddonPosition = played(position, lines[-1], rolls).position
    return found


def events(position: ArmageddonPosition, line: str, rolls: Iterable[int] = ()) -> list[str]:
    return [event.key for event in played(position, line, rolls).events]


def where(position: ArmageddonPosition) -> dict[int, str]:
    """Where everybody is."""
    return table.places(position)
