"""What can be asked, and what makes sense as a question.

The shape of a question is checked by its type; what the shape cannot say is checked by `check`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from hexenkessel.games.titan.battle.terrain import ENTRIES, TERRAINS
from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.characters import CHARACTERS, power
from hexenkessel.games.titan.terms import Character, EntrySide, HexLabel, Land, Score, Terrain
from hexenkessel.games.titan.world import FULL
from hexenkessel.legions.battle.field import LAST_ROUND
from hexenkessel.legions.battle.hexes import HEX, HEXES

Side: TypeAlias = Literal["A", "D"]
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=HEXES)]
"""Which of the units of a question is meant, counted from 0."""

LandNumber: TypeAlias = Annotated[Land, msgspec.Meta(ge=0, le=9_999)]
Lands: TypeAlias = Annotated[tuple[LandNumber, ...], msgspec.Meta(max_length=len(LANDS))]
Roll: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Round: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=LAST_ROUND)]
Points: TypeAlias = Annotated[Score, msgspec.Meta(ge=0, le=99_999)]

OUTSIDE: Final = "off"
"""The hex of a character that has not entered."""


class BadQuestion(ValueError):
    """The question makes no sense; says why in one sentence."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all questions. The field `ask` names which one it is."""

    ask: str

    def check(self) -> None:
        """Raise BadQuestion if the words of the question name nothing that exists."""


class Moves(Question, frozen=True):
    """Where may a legion move along the signs?"""

    land: LandNumber
    roll: Roll
    own: Lands = ()
    enemy: Lands = ()
    engaged: Lands = ()

    def check(self) -> None:
        for land in (self.land, *self.own, *self.enemy, *self.engaged):
            check_land(land)


class TowerTeleport(Question, frozen=True):
    """Where may a Lord's legion teleport from here, on an empty board?"""

    land: LandNumber

    def check(self) -> None:
        check_land(self.land)


class Recruits(Question, frozen=True):
    """Whom may such a legion muster in such a land?"""

    terrain: Terrain
    legion: Annotated[tuple[Character, ...], msgspec.Meta(min_length=1, max_length=FULL)]

    def check(self) -> None:
        check_terrain(self.terrain)
        check_characters(self.legion)


class Unit(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A character in a battle: `["A", "Ogre", "C4", 2]`."""

    side: Side
    name: Character
    hex: HexLabel
    hits: Annotated[int, msgspec.Meta(ge=0, le=9_999)]

    @property
    def is_outside(self) -> bool:
        return self.hex == OUTSIDE


class Scores(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points of both players, on which the power of their Titans depends."""

    A: Points = 0
    D: Points = 0

    def of(self, side: Side) -> Score:
        return self.A if side == "A" else self.D


class BattleQuestion(Question, frozen=True, kw_only=True):
    """Base of all questions about a battle."""

    map: Terrain
    entry: EntrySide
    round: Round
    units: Annotated[tuple[Unit, ...], msgspec.Meta(min_length=1, max_length=HEXES)]
    scores: Scores = Scores()

    @property
    def named(self) -> tuple[Place, ...]:
        """The places in `units` that the question speaks of."""
        return ()

    def check(self) -> None:
        check_terrain(self.map)
        if self.entry not in ENTRIES:
            raise BadQuestion("An attacker enters over side 1, 3 or 5.")
        check_characters(unit.name for unit in self.units)
        taken: set[HexLabel] = set()
        for unit in self.units:
            if unit.hex not in HEX and not unit.is_outside:
                raise BadQuestion(f"There is no hex {shortened(unit.hex)} on a Battleland.")
            if unit.hex in taken:
                raise BadQuestion(f"Two characters cannot stand in {unit.hex}.")
            if not unit.is_outside:
                taken.add(unit.hex)
            self.check_hits(unit)
        for place in self.named:
            if place >= len(self.units):
                raise BadQuestion(f"There is no unit {place}: the last one is {len(self.units) - 1}.")

    def check_hits(self, unit: Unit) -> None:
        """One slain in this strike phase has hits equal to its power and is still on the map (T12.0a)."""
        most = power(unit.name, self.scores.of(unit.side))
        if unit.hits > most:
            raise BadQuestion(f"A {unit.name} with power {most} cannot have {unit.hits} hits.")
        if unit.hits == most and unit.is_outside:
            raise BadQuestion(f"A slain {unit.name} cannot enter.")


class _AtTarget(BattleQuestion, frozen=True, kw_only=True):
    by: Place
    at: Place

    @property
    def named(self) -> tuple[Place, ...]:
        return (self.by, self.at)


class Strike(_AtTarget, frozen=True, kw_only=True):
    """With how many dice, against which number?"""


class Rangestrike(_AtTarget, frozen=True, kw_only=True):
    """Is it allowed, with how many dice, against which number?"""


class Carry(_AtTarget, frozen=True, kw_only=True):
    """What may be announced, and to whom may hits carry then?"""


class Reach(BattleQuestion, frozen=True, kw_only=True):
    """Where can this character end its maneuver phase?"""

    mover: Place

    @property
    def named(self) -> tuple[Place, ...]:
        return (self.mover,)

    def check_hits(self, unit: Unit) -> None:
        super().check_hits(unit)
        # The slain are gone before anybody maneuvers again.
        if unit.hits == power(unit.name, self.scores.of(unit.side)):
            raise BadQuestion(f"A {unit.name} with {unit.hits} hits is slain and no longer on the map.")


def check_land(land: Land) -> None:
    if land not in LANDS:
        raise BadQuestion(f"There is no land {land} on the Masterboard.")


def check_terrain(terrain: Terrain) -> None:
    if terrain not in TERRAINS:
        raise BadQuestion(f"There is no terrain {shortened(terrain)}; there are {', '.join(TERRAINS)}.")


def check_characters(names: Iterable[Character]) -> None:
    for name in names:
        if name not in CHARACTERS:
            raise BadQuestion(f"There is no character {shortened(name)}.")


def shortened(word: str) -> str:
    return repr(word if len(word) <= 40 else word[:40] + "…")
