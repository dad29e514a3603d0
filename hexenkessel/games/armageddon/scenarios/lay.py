"""A scenario laid out: the battlefield with which a game begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hexenkessel.games.armageddon.chapters.book import rules_for
from hexenkessel.games.armageddon.chapters.ch15_ships.mustering import with_ships_noted
from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIAN
from hexenkessel.games.armageddon.chapters.ch17_magic.state import Magic
from hexenkessel.games.armageddon.field import Battlefield, Phalanx, Streak
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import NOWHERE, Ground, ground_of
from hexenkessel.games.armageddon.scenarios.building import works_of
from hexenkessel.games.armageddon.scenarios.format import KillLeader, Scenario, Unit
from hexenkessel.games.armageddon.terms import SIDES, Field, FigureId, Kind, Place, PlaceName, Sections
from hexenkessel.kernel.seats import Seat

MEN_IN_A_PHALANX: Final = 4  # A6.1a
_SEATS: Final = "-123456"  # seats as players count them


def lay_out(
    scenario: Scenario, chapters: Sections, sides: tuple[int, ...], *, is_empty: bool = False
) -> Battlefield:
    """The field before anybody has moved; without armies, if they are still to be bought.

    What only a chapter brings into play that is not in use stays away: its animals and things are left out,
    riders stand on foot, a phalanx is four men.
    """
    rules = rules_for(chapters)
    ground = ground_of(scenario.land, floors=rules.floors)
    muster = _Muster(ground, chapters)
    if not is_empty:
        for placement in scenario.setup:
            owner = placement.player - 1 if placement.player else None
            place = ground.named(placement.field)
            # Where no section knows ships nobody is on their decks.
            is_deck = placement.field not in ground.number and ground.terrain[place] == "water"
            for unit in () if is_deck else placement.units:
                muster.add(unit, owner, place)
    figures = muster.figures
    leaders = {goal.leader for goal in scenario.goals if isinstance(goal, KillLeader)}
    field = Battlefield(
        scenario=scenario.id,
        land=scenario.land,
        chapters=chapters,
        sides=sides,
        zones=tuple(_zone(ground, zone) for zone in scenario.zones),
        goals=scenario.goals,
        rounds=scenario.rounds,
        figures={figure.id: figure for figure in figures},
        origins=tuple(figure.owner for figure in figures),
        leaders=tuple(figure.id for figure in figures if figure.kind in leaders),
        phalanxes=muster.phalanxes,
        unplaced=tuple(kind for kind in scenario.beasts if kind in rules.kinds),
        magic=Magic(units=muster.units),
        works=works_of(scenario.land, ground, rules.works),
        losses=(0,) * len(sides),
        streaks=tuple(Streak() for _ in scenario.goals),
        title=scenario.title,
        intro=scenario.intro,
        lesson=scenario.lesson,
        hints=scenario.hints,
    )
    return with_ships_noted(field)


def _zone(ground: Ground, names: tuple[PlaceName, ...]) -> tuple[Place, ...]:
    """A field with all that is above it, a floor alone."""
    fields = [number for name in names if (number := ground.number.get(name, NOWHERE)) != NOWHERE]
    above = (floor for field in fields for floor in ground.floors_of(field)[1:])
    return tuple(dict.fromkeys((*fields, *above)))


class _Muster:
    """Numbers figures one after the other."""

    def __init__(self, ground: Ground, chapters: Sections) -> None:
        self.figures: list[Figure] = []
        self.phalanxes: dict[int, Phalanx] = {}
        self.units: dict[FigureId, int] = {}  # by magician
        self._ground = ground
        self._kinds = rules_for(chapters).kinds
        self._has_phalanx = "6" in chapters

    def add(self, unit: Kind | Unit, owner: Seat | None, field: Field) -> None:
        if isinstance(unit, str):
            unit = Unit(unit)
        for _ in range(unit.count):
            if unit.front is not None:
                self._phalanx(unit, owner, field)
            else:
                self._unit(unit, owner, field)

    def _figure(self, kind: Kind, owner: Seat | None, field: Field, **more: Any) -> FigureId:
        """Its number; 0 if no chapter in use knows its kind."""
        if kind not in self._kinds:
            return 0
        self.figures.append(Figure(len(self.figures) + 1, kind, owner, field, **more))
        return len(self.figures)

    def _phalanx(self, unit: Unit, owner: Seat | None, field: Field) -> None:
        number = 0
        if self._has_phalanx and unit.front is not None:
            number = len(self.phalanxes) + 1
            self.phalanxes[number] = Phalanx(SIDES.index(unit.front))
        for _ in range(MEN_IN_A_PHALANX):
            self._figure(unit.kind, owner, field, phalanx=number)

    def _unit(self, unit: Unit, owner: Seat | None, field: Field) -> None:
        pole = SIDES.index(unit.pole) if unit.pole else 0
        carrier = self._figure(unit.kind, owner, field, pole=pole)
        if carrier and unit.kind == MAGICIAN:
            self.units[carrier] = unit.units
        for rider in unit.riders:
            self._figure(rider, owner, field, on=carrier)
        # A8.1b: the team stands on the field that the pole points to.
        ahead = self._ground.around[field][pole]
        for horse in unit.team if carrier and ahead != NOWHERE else ():
            self._figure(horse, owner, ahead, harness=carrier)


def sides_of(teams: str, seats: int) -> tuple[int, ...]:
    """For each seat the number of its side. "12-34": two against two. Raises ValueError."""
    if not teams:
        return tuple(range(seats))
    groups = [[_SEATS.find(digit) for digit in group] for group in teams.split("-")]
    named = [seat for group in groups for seat in group]
    if sorted(named) != list(range(1, seats + 1)) or len(groups) < 2:
        raise ValueError(f"Teams name every seat once, as in '12-34', and not {teams!r}.")
    return tuple(_groups_of(groups, seats))


def _groups_of(groups: list[list[int]], seats: int) -> Iterator[int]:
    for seat in range(1, seats + 1):
        yield next(number for number, group in enumerate(groups) if seat in group)
