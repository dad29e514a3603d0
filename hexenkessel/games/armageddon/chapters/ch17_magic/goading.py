"""17.2: move beasts, and what it means that a beast is near (A17.2ag)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch16_beasts import rider, roaming, territory
from hexenkessel.games.armageddon.chapters.ch16_beasts.kinds import RIDER
from hexenkessel.games.armageddon.chapters.ch17_magic import aiming, stock
from hexenkessel.games.armageddon.chapters.ch17_magic.actions import MoveBeast
from hexenkessel.games.armageddon.chapters.ch17_magic.prices import BEASTS, beast_units
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.games.armageddon.terms import SIDES, Field, FigureId, Rule
from hexenkessel.hexes.axial import Direction
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

FARTHEST_SONG: Final = 4  # R-A17.2aq


def why_not(index: Index, magician: Figure, beast: Figure, toward: Direction, steps: int) -> Rule | None:
    if beast.kind not in BEASTS:
        return "A17.3d"
    if index.ground.distance(magician.field, beast.field) > aiming.REACH:
        return "A17.3f"
    # A17.2aq: with the wind, and as far as in a storm at most.
    if beast.kind in territory.SINGING and (toward not in _courses(index, beast) or steps > FARTHEST_SONG):
        return "A17.2aq"
    # A17.3k
    is_paid = beast_units(beast.kind, steps) <= stock.units_of(index.field, magician.id)
    return None if is_paid else "A17.3k"


def _courses(index: Index, beast: Figure) -> tuple[Direction, ...]:
    """A17.2ap: any main direction. A17.2aq: for a siren that of the wind, if any has been rolled."""
    if beast.kind not in territory.SINGING:
        return tuple(range(len(SIDES)))
    return () if index.field.wind is None else (index.field.wind.toward,)


def choices(index: Index, magician: Figure) -> Iterator[MoveBeast]:
    """A17.2ap: as many steps as he can pay for."""
    left = stock.units_of(index.field, magician.id)
    for beast in index.figures.values():
        if beast.kind not in BEASTS or index.ground.distance(magician.field, beast.field) > aiming.REACH:
            continue
        most = left // beast_units(beast.kind, 1)
        if beast.kind in territory.SINGING:
            most = min(most, FARTHEST_SONG)
        for toward in _courses(index, beast):
            for steps in range(1, most + 1):
                yield MoveBeast(magician.id, beast.id, SIDES[toward], steps)


class Untamed(ArmageddonStep, frozen=True, tag="untamed"):
    """A17.2ar: below all that a tame giant does as a wild one; then he is tame again."""

    is_calm: ClassVar[bool] = True

    giant: FigureId
    master: Seat

    def run(self, change: ArmageddonChange) -> None:
        change.pop()
        giant = change.state.figures.get(self.giant)
        # Whoever has tamed him meanwhile keeps him.
        if giant is not None and giant.owner is None:
            change.state = change.state.changing(giant.but(owner=self.master))


def goad(change: ArmageddonChange, seat: Seat, who: FigureId, toward: Direction, steps: int) -> None:
    """R-A17.2ap: it moves and threatens, throws or hits as it does with a new wind."""
    beast = change.state.figures[who]
    if beast.kind == RIDER:
        change.push(rider.set_out(change, seat, beast, toward, steps))
        return
    if beast.kind in territory.SINGING:
        roaming.sing_once(change, beast, toward, steps)
        return
    if beast.owner is not None:
        change.push(Untamed(who, beast.owner))
        beast = beast.but(owner=None)
        change.state = change.state.changing(beast)
    roaming.drive(change, beast, toward, steps)


def near_beasts(index: Index) -> frozenset[Field]:
    """A17.2ag: the fields on which beasts stand, and those that they threaten or throw onto from there.

    The Rider threatens nobody before he moves.
    """
    key = ("near-beasts",)
    known: frozenset[Field] | None = index.memo.get(key)
    if known is None:
        known = frozenset(field for beast in roaming.beasts(index) for field in _threatened(index, beast))
        index.memo[key] = known
    return known


def _threatened(index: Index, beast: Figure) -> Iterator[Field]:
    ground = index.ground
    yield beast.field
    if beast.kind in territory.SINGING:
        yield from roaming.heard_by(index, beast)
        return
    yield from territory.threatened(ground, beast.kind, beast.field, (), beast.trail)
    if beast.kind == territory.GIANT:
        yield from territory.stones(ground, beast.field)
