"""Questions about fabulous beasts (chapter 16)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, TypeAlias

import msgspec

from hexenkessel.games.armageddon.ask.questions import (
    Answer,
    BadQuestion,
    Count,
    Family,
    Question,
    Strength,
    course,
)
from hexenkessel.games.armageddon.chapters.ch16_beasts import song
from hexenkessel.games.armageddon.chapters.ch16_beasts.courses import reflected
from hexenkessel.games.armageddon.ground.ground import NOWHERE, Ground, ground_of
from hexenkessel.games.armageddon.ground.land import GreatField, Land
from hexenkessel.games.armageddon.terms import Field, Side

Offset: TypeAlias = Annotated[int, msgspec.Meta(ge=-99, le=99)]
_EAST: Final = 0
_WEST: Final = 3


class SirenAsked(Question, frozen=True, kw_only=True):
    """What must be rolled so far from a siren?"""

    at: tuple[Offset, Offset]
    wind: Strength = "breeze"
    toward: Side = "E"


def _siren(asked: SirenAsked) -> Answer:
    found = song.sector(course(asked.toward), song.REACH[asked.wind])
    away = found.get(asked.at)
    return {"number": None if away is None else song.number_at(away)}


class BounceAsked(Question, frozen=True, kw_only=True):
    """Where does a beast end that is driven so many steps, with so many fields before and behind it?"""

    steps: Count
    ahead: Count
    behind: Count

    def check(self) -> None:
        if self.ahead + self.behind >= len(_long_row()[1]):
            raise BadQuestion(f"An area has at most {len(_long_row()[1])} fields here.")


def _bounce(asked: BounceAsked) -> Answer:
    ground, row = _long_row()
    area = row[: asked.behind + 1 + asked.ahead]
    way = reflected(ground, area[asked.behind], _EAST, asked.steps, lambda _, to: to in area)
    end = area.index(way.path[-1]) if way.path else asked.behind
    return {"end": end - asked.behind}


@cache
def _long_row() -> tuple[Ground, list[Field]]:
    """The longest row of fields from west to east on a land of its own."""
    places = sorted({(2 * k + i, k + j) for k in range(4) for i in (0, 1) for j in (0, 1)})
    land = Land(tuple(GreatField(number, at) for number, at in enumerate(places, 1)))
    ground = ground_of(land)
    rows = [[field] for field in range(ground.size) if ground.around[field][_WEST] == NOWHERE]
    for row in rows:
        while (to := ground.around[row[-1]][_EAST]) != NOWHERE:
            row.append(to)
    return ground, max(rows, key=len)


ASKED: Final[Family] = {"siren": (SirenAsked, _siren), "bounce": (BounceAsked, _bounce)}
