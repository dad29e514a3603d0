"""What can be asked about a battle."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from hexenkessel.games.gods.armies.seafaring import why_not_ashore
from hexenkessel.games.gods.ask.questions import BadQuestion, Points, Question, check_figures, shortened
from hexenkessel.games.gods.battle.battle import Troop, power_in_battle
from hexenkessel.games.gods.battle.terrain import BATTLEFIELDS, ENTRIES
from hexenkessel.games.gods.equipment.battlefields import FIXED_ENTRY
from hexenkessel.games.gods.equipment.figures import is_creature
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.terms import Battlefield, BattlePoints, EntrySide, Figure, HexLabel
from hexenkessel.games.gods.world import DARKLORD, NEUTRAL
from hexenkessel.legions.battle.hexes import HEX, HEXES

Side: TypeAlias = Literal["A", "D"]
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=HEXES)]
"""Which of the units of a question is meant, counted from 0."""

Colour: TypeAlias = Literal["red", "green", "blue", "yellow", "black", "grey"]
Round: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=LIMITS.battle_rounds)]

SIDES: Final = "AD"  # the attacker is side 0
OUTSIDE: Final = "off"
"""The hex of a figure that has not entered."""


class Unit(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A figure in a battle: `["A", "Ogre", "C4", 2]`."""

    side: Side
    name: Figure
    hex: HexLabel
    hits: Annotated[int, msgspec.Meta(ge=0, le=9_999)]

    @property
    def is_outside(self) -> bool:
        return self.hex == OUTSIDE


class Scores(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The battle points of both players, on which the power of their Masters depends."""

    A: Points = 0
    D: Points = 0


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose the armies are: Titan players', the Darklord's (black), or nobody's (grey)."""

    A: Colour = "red"
    D: Colour = "blue"


class BattleQuestion(Question, frozen=True, kw_only=True):
    """Base of all questions about a battle. There is no spell, no one-time ability, and nobody has landed."""

    map: Battlefield
    entry: EntrySide
    round: Round
    units: Annotated[tuple[Unit, ...], msgspec.Meta(min_length=1, max_length=HEXES)]
    scores: Scores = Scores()
    colours: Colours = Colours()

    @property
    def named(self) -> tuple[Place, ...]:
        """The places in `units` that the question speaks of."""
        return ()

    def troop(self, side: Side) -> Troop:
        """One of the armies, all of it that the question names."""
        figures = tuple(unit.name for unit in self.units if unit.side == side)
        # G3.10i (ruling): who is bound to the sea ring fights on no map but that of the Coast.
        is_bound = self.map == "Coast" and bool(why_not_ashore(figures, has_landed=False))
        points: BattlePoints = getattr(self.scores, side)
        return Troop(figures, _seat(getattr(self.colours, side)), points, bound=is_bound)

    def power(self, unit: Unit) -> int:
        other: Side = "D" if unit.side == "A" else "A"
        return power_in_battle(unit.name, self.troop(unit.side), self.troop(other))

    def check(self) -> None:
        if self.map not in BATTLEFIELDS:
            raise BadQuestion(
                f"There is no battlefield {shortened(self.map)}; there are {', '.join(BATTLEFIELDS)}."
            )
        if self.entry not in ENTRIES:
            raise BadQuestion("An attacker enters over side 1, 3 or 5.")
        if self.entry != (fixed := FIXED_ENTRY.get(self.map, self.entry)):
            raise BadQuestion(f"An attacker enters a {self.map} over side {fixed}.")
        check_figures(unit.name for unit in self.units)
        self._check_places()
        for unit in self.units:
            self.check_hits(unit)
        for place in self.named:
            if place >= len(self.units):
                raise BadQuestion(f"There is no unit {place}: the last one is {len(self.units) - 1}.")

    def _check_places(self) -> None:
        standing: dict[HexLabel, list[Unit]] = {}
        for unit in self.units:
            if unit.is_outside:
                continue
            if unit.hex not in HEX:
                raise BadQuestion(f"There is no hex {shortened(unit.hex)} on a battlefield.")
            standing.setdefault(unit.hex, []).append(unit)
        for label, units in standing.items():
            if len(units) > 1 and not _are_pegasus_and_rider(units):
                raise BadQuestion(f"Two figures cannot stand in {label}, except a Pegasus and the rider.")

    def check_hits(self, unit: Unit) -> None:
        """One slain in this strike phase has hits equal to its power and is still on the map (G13.1d)."""
        most = self.power(unit)
        if unit.hits > most:
            raise BadQuestion(f"A {unit.name} with power {most} cannot have {unit.hits} hits.")
        if unit.hits == most and unit.is_outside:
            raise BadQuestion(f"A slain {unit.name} cannot enter.")


def _are_pegasus_and_rider(units: list[Unit]) -> bool:
    names = sorted(unit.name for unit in units)
    riders = [name for name in names if name != "Pegasus" and not is_creature(name) and name != "God"]
    is_one_army = len({unit.side for unit in units}) == 1
    return is_one_army and len(names) == 2 and names.count("Pegasus") == 1 and len(riders) == 1


def _seat(colour: Colour) -> int:
    if colour == "grey":
        return NEUTRAL
    # Which of the Titan players it is does not matter in a battle.
    return DARKLORD if colour == "black" else 0


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


class Reach(BattleQuestion, frozen=True, kw_only=True):
    """Where can this figure end its maneuver phase?"""

    mover: Place

    @property
    def named(self) -> tuple[Place, ...]:
        return (self.mover,)

    def check_hits(self, unit: Unit) -> None:
        super().check_hits(unit)
        # The slain are gone before anybody maneuvers again.
        if unit.hits == self.power(unit):
            raise BadQuestion(f"A {unit.name} with {unit.hits} hits is slain and no longer on the map.")
