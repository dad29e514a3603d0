"""One place through which every die of a battle falls, so that chapters can listen: A16.2, A17.5c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from hexenkessel.games.armageddon.terms import Field, FigureId

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.figures import Figure
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange
    from hexenkessel.kernel.seats import Seat

DICE: Final = 3  # A2.4o: of every roll that is compared with a number
AGAIN: Final = "again"


class Throw(NamedTuple):
    """Who rolls, and why."""

    purpose: str  # "attack", "defence", "shot", "life", "protection" …
    seat: Seat | None  # None: for what is nobody's
    figure: FigureId = 0  # 0: it is not one figure's roll
    field: Field | None = None  # where it is rolled, if that is anywhere
    cause: str = ""  # the manner of a bout, the cause of a roll for life, the danger of a field


def throw(change: ArmageddonChange, what: Throw, dice: int = DICE) -> int:
    """The sum of these dice; they fall anew as often as a chapter says so."""
    while True:
        fell = change.roll(what.purpose, dice)
        if change.state.index.rules.dice_fell(change, what, fell) != AGAIN:
            return sum(fell)


def throw_by(change: ArmageddonChange, purpose: str, figure: Figure, cause: str = "") -> int:
    """A roll of this figure, where it really stands (A8.3m: who tramples counts as if he stood elsewhere)."""
    stands = change.state.figures[figure.id].field
    return throw(change, Throw(purpose, figure.owner, figure.id, stands, cause))


def roll_off(change: ArmageddonChange, purpose: str) -> tuple[Seat, list[tuple[Seat, int]]]:
    """Before the battle: who rolls highest, and all that was rolled; who ties for it rolls again."""
    told: list[tuple[Seat, int]] = []
    seats = list(range(change.state.seats))
    while len(seats) > 1:
        rolls = {seat: sum(change.roll(purpose, DICE)) for seat in seats}
        told += rolls.items()
        seats = [seat for seat in seats if rolls[seat] == max(rolls.values())]
    return seats[0], told


def is_enough(index: Index, roll: int, number: int) -> bool:
    """Does a roll serve its purpose, for which so much is needed?"""
    return index.rules.is_enough(index, roll, number)
