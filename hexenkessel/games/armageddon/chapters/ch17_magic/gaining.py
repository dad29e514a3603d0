"""17.5: the roll for magic, the rolls that please a magician, and the units that must be spent at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch17_magic import casting, lasting, offering, stock
from hexenkessel.games.armageddon.chapters.ch17_magic.actions import CallWind, Cast, MoveBeast, Roll
from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIAN
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import (
    ArmageddonChange,
    ArmageddonPosition,
    ArmageddonStep,
    afterwards,
)
from hexenkessel.games.armageddon.rolling import AGAIN, Throw, throw_by
from hexenkessel.games.armageddon.terms import FigureId
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.field import Battlefield
    from hexenkessel.games.armageddon.index import Index


class MagicRoll(ArmageddonStep, frozen=True, tag="magic-roll"):
    """A17.5b: before anything moves, a player may roll for magic, once; what he forgets is lost."""

    answers: ClassVar[tuple[type[Action], ...]] = (Roll, Done)

    seat: Seat

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        return (self.seat,) if _gainer(position.state, self.seat) else ()

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        return [Roll(), Done()]

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        change.pop()
        magician = _gainer(change.state, seat)
        if isinstance(action, Roll) and magician is not None:
            # R-A17.5b: a triple is repeated here as everywhere.
            roll = throw_by(change, stock.MAGIC_ROLL, magician)
            change.tell("rolled-for-magic", seat=seat, roll=roll)

    def run(self, change: ArmageddonChange) -> None:
        change.pop()


class Spending(ArmageddonStep, frozen=True, tag="spending"):
    """A17.5h: of new units a third is spent at once or lost; A17.5i: so is what goes beyond a hundred."""

    answers: ClassVar[tuple[type[Action], ...]] = (Cast, CallWind, MoveBeast, Done)

    seat: Seat
    figure: FigureId
    owed: int

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        magician = position.state.figures.get(self.figure)
        can = magician is not None and any(offering.casts(position.state.index, magician))
        return (self.seat,) if can else ()

    def is_open(self, position: ArmageddonPosition, seat: Seat) -> bool:
        return True

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        index = position.state.index
        return [*offering.casts(index, index.figures[self.figure]), Done()]

    def check(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, (Cast, CallWind, MoveBeast)) and action.figure == self.figure:
            return offering.why_not_cast(position.state.index, seat, action)
        return NOT_AN_ANSWER

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        change.pop()
        if isinstance(action, (Cast, CallWind, MoveBeast)):
            self._settle(change, casting.announce(change, seat, action))
        else:
            self._settle(change, 0)

    def run(self, change: ArmageddonChange) -> None:
        change.pop()
        self._settle(change, 0)

    def _settle(self, change: ArmageddonChange, spent: int) -> None:
        if self.figure not in change.state.figures:
            return
        units = stock.units_of(change.state, self.figure)
        left = min(stock.MOST, units - max(0, self.owed - spent))
        if left < units:
            change.state = stock.with_units(change.state, self.figure, left)
            change.tell("units-lost", seat=self.seat, units=units - left)


def _gainer(field: Battlefield, seat: Seat | None) -> Figure | None:
    """Whose units grow: a player's magician; of several the one with fewest units."""
    if seat is None or seat not in field.living:
        return None
    mine = stock.magicians(field, seat)
    return min(mine, key=lambda each: (stock.units_of(field, each.id), each.id), default=None)


def dice_fell(change: ArmageddonChange, throw: Throw, dice: tuple[int, ...]) -> str | None:
    """A17.5d: a magic roll brings units and falls again; if it brings none, it counts as it lies."""
    if not stock.is_triple(dice) or throw.purpose not in stock.COUNTING:
        return None
    field = change.state
    seat = _pleased(field.index, throw)
    magician = _gainer(field, seat)
    if seat is None or magician is None:
        return None
    units = stock.units_of(field, magician.id)
    credit = stock.credit(units, can_spend(field, seat, magician, throw.purpose))
    if credit is None:
        return None
    change.state = stock.with_units(field, magician.id, units + credit.units)
    change.tell("magic-roll", seat=seat, dice=dice[0], units=credit.units)
    if credit.owed:
        _owe(change, Spending(seat, magician.id, credit.owed))
    return AGAIN


def _pleased(index: Index, throw: Throw) -> Seat | None:
    """Whose roll it is. A17.2an: of an animal moved by a spell it is the caster's, while it tramples."""
    if throw.cause == "trample" and throw.figure in lasting.lies_on(index, lasting.HERDED):
        return index.field.active
    return throw.seat


def can_spend(field: Battlefield, seat: Seat, magician: Figure, purpose: str) -> bool:
    """A17.5h: not off turn, nor after his spell of this round, nor in a formula; A17.6g: nor as a mortal."""
    if purpose in stock.FORMULAS or field.active != seat or magician.kind != MAGICIAN:
        return False
    return magician.id not in field.magic.cast


def _owe(change: ArmageddonChange, new: Spending) -> None:
    """R-A17.5h: when the duel, shot or roll for life is settled; several magic rolls at once together."""
    for place, step in enumerate(change.steps):
        if isinstance(step, Spending) and step.figure == new.figure:
            change.steps[place] = Spending(new.seat, new.figure, step.owed + new.owed)
            return
    afterwards(change, new)
