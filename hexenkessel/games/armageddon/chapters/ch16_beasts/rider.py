"""16.3: the Rider of Darkness, whom every player moves with the wind before his own figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch14_onager.effects import hit_field
from hexenkessel.games.armageddon.chapters.ch16_beasts.actions import Settle
from hexenkessel.games.armageddon.chapters.ch16_beasts.courses import over_all
from hexenkessel.games.armageddon.chapters.ch16_beasts.kinds import RIDER
from hexenkessel.games.armageddon.chapters.ch16_beasts.settling import Settling
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Chapter, Moment, Verdict
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.games.armageddon.terms import Field, FigureId, Kind, Sections
from hexenkessel.hexes.axial import Direction
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

MANY_PLAYERS: Final = 6


def is_moved_by(place: int, players: int) -> bool:
    """A16.3b: does whoever is in this place of the turn order move him? With more than six every second."""
    return players <= MANY_PLAYERS or place % 2 == 0


def set_out(change: ArmageddonChange, seat: Seat, rider: Figure, toward: Direction, steps: int) -> Riding:
    """He sets out on a straight way."""
    ground = change.state.index.ground
    path = over_all(ground, rider.field, toward, steps)
    change.tell(
        "rode",
        seat=seat,
        kind=rider.kind,
        field=ground.names[rider.field],
        path=tuple(ground.names[to] for to in path),
    )
    return Riding(seat, rider.id, path)


class Riding(ArmageddonStep, frozen=True, tag="riding"):
    """A16.3c, A16.3d: he comes to one field after the other, and each is hit and settled at once."""

    is_calm: ClassVar[bool] = True

    seat: Seat
    rider: FigureId
    left: tuple[Field, ...] | None = None  # the fields he still comes to; None: he has not set out yet

    def run(self, change: ArmageddonChange) -> None:
        rider, wind = change.state.figures[self.rider], change.state.wind
        if self.left is None:
            # R-A16.3c: as many steps as the die shows, in a calm too.
            toward, steps = (0, 0) if wind is None else (wind.toward, wind.die)
            change.replace(set_out(change, self.seat, rider, toward, steps))
        elif self.left:
            change.replace(Riding(self.seat, self.rider, self.left[1:]))
            change.state = change.state.changing(rider.but(field=self.left[0]))
            hit_field(change, self.left[0])
        else:
            change.pop()


class RiderOfDarkness(Chapter):
    """16.3."""

    number = 16
    section = "16.3"
    needs: ClassVar[Sections] = ("14.3", "15.1")
    kinds: ClassVar[tuple[Kind, ...]] = (RIDER,)
    answers: ClassVar[tuple[type[Action], ...]] = (Settle,)
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (Riding, Settling)

    def opening(self, change: ArmageddonChange, seat: Seat) -> Iterable[tuple[Moment, ArmageddonStep]]:
        field = change.state
        if is_moved_by(field.order.index(seat), field.seats):
            for figure in field.figures.values():
                if figure.kind == RIDER:
                    yield Moment.RIDER, Riding(seat, figure.id)

    def before_armies(self, change: ArmageddonChange) -> Iterable[ArmageddonStep]:
        if RIDER in change.state.unplaced:
            yield Settling((RIDER,))

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        # A16.3a: everywhere. A18.1h: above peaks too, whatever the table says.
        return ALLOWED if figure.kind == RIDER else None

    def is_deathless(self, index: Index, figure: Figure) -> bool | None:
        # A14.3y
        return True if figure.kind == RIDER else None
