"""8.1: what belongs to a chariot: the wagon, its horses on the pole field, and its crew."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.terrain import OPEN, SOLID
from hexenkessel.games.armageddon.majority import most_of
from hexenkessel.games.armageddon.terms import Field, FigureId, Kind, Soil
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

TEAM: Final[frozenset[Kind]] = frozenset({"light-chariot-horse", "heavy-chariot-horse"})
MOST_HORSES: Final = 4  # A8.1c
FAST: Final = 3  # A8.2c, A8.3a: speed 3 or 4
STEPS: Final = (0, 3, 3, 4, 4)  # A8.1l: by the number of horses
TOP_SPEED: Final = 4  # A8.1y
# A8.1v: where a wagon without horses may be.
PULLED: Final[frozenset[Soil]] = SOLID - {"swamp"}


def team_of(index: Index, wagon: Figure) -> list[Figure]:
    """A8.1b: the horses harnessed to a wagon."""
    known: dict[FigureId, list[Figure]] | None = index.memo.get(("teams",))
    if known is None:
        known = index.memo["teams",] = {}
        for figure in index.figures.values():
            if figure.harness:
                known.setdefault(figure.harness, []).append(figure)
    return known.get(wagon.id, [])


def crew_of(index: Index, wagon: Figure) -> list[Figure]:
    return index.riders.get(wagon.id, [])


def wagons(index: Index) -> list[Figure]:
    known: list[Figure] | None = index.memo.get(("wagons",))
    if known is None:
        known = index.memo["wagons",] = [each for each in index.figures.values() if each.kind == "wagon"]
    return known


def wagon_of(index: Index, figure: Figure) -> Figure | None:
    """The wagon on which a warrior stands."""
    if not figure.on:
        return None
    wagon = index.figures[figure.on]
    return wagon if wagon.kind == "wagon" else None


def pole_field(ground: Ground, wagon: Figure) -> Field:
    """A8.1b: the field that the pole points to, or NOWHERE."""
    return ground.beside(wagon.field, wagon.pole)


def behind(ground: Ground, wagon: Figure) -> Field:
    """A8.1o: the field right behind the wagon, or NOWHERE."""
    return ground.behind(wagon.field, wagon.pole)


def is_open(ground: Ground, field: Field) -> bool:
    # A8.1i
    return ground.footing[field] in OPEN


def is_passable(index: Index, one: Field, other: Field) -> bool:
    """A8.1s: is there nothing between two fields that a wagon cannot cross, whatever ground lies beyond?"""
    return has_way(index.ground, one, other) and index.barrier("wheels", one, other) in (None, "A8.1i")


def has_way(ground: Ground, one: Field, other: Field) -> bool:
    """A8.1s: no rivers, and another level only over a ramp."""
    if (one, other) in ground.rivers:
        return False
    return ground.level[one] == ground.level[other] or (one, other) in ground.ramps


def driving_side(index: Index, wagon: Figure) -> int | None:
    """A8.4l: the side with most warriors on the wagon; None if there is none. A8.4k: allies add up."""
    crew = crew_of(index, wagon)
    return most_of(Counter(index.field.sides[each.owner] for each in crew if each.owner is not None))


def driver(index: Index, wagon: Figure) -> Seat | None:
    """A8.4j: who drives it; None if nobody can.

    A8.4k: of allies its owner, or else the one with most warriors on it, the first of them in turn order.
    """
    side = driving_side(index, wagon)
    if side is None:
        return None
    aboard = [each.owner for each in crew_of(index, wagon)]
    mine = [seat for seat in index.field.order if seat in aboard and index.field.sides[seat] == side]
    return wagon.owner if wagon.owner in mine else max(mine, key=aboard.count)
