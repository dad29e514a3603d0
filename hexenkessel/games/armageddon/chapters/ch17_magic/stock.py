"""17.5: magic units, and the rolls that bring them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIAN, MORTAL
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.rolling import DICE
from hexenkessel.games.armageddon.terms import FigureId
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.field import Battlefield
    from hexenkessel.games.armageddon.phase import ArmageddonChange

START: Final = 30  # where a scenario says nothing else
GAIN: Final = 30  # A17.5d
AT_ONCE: Final = 10  # A17.5h: a third of it
MOST: Final = 100  # A17.5i

# A17.5c: all that warriors and animals roll in melee, ranged combat, for life, hunger or against beasts.
# A17.5g: what is rolled in serving devices and the like goes by other words.
FORMULAS: Final = ("formula", "counter-formula")
MAGIC_ROLL: Final = "magic-roll"
COUNTING: Final = frozenset(
    ("attack", "defence", "shot", "life", "hunger", "beast", "siren", "taming", MAGIC_ROLL, *FORMULAS)
)


def is_triple(dice: tuple[int, ...]) -> bool:
    """A17.5a: three equal ones, except sixes."""
    return len(dice) == DICE and len(set(dice)) == 1 and dice[0] != 6


def magicians(field: Battlefield, seat: Seat | None = None) -> list[Figure]:
    """All of them, mortal or not, or those of a seat."""
    return [
        figure
        for figure in field.figures.values()
        if figure.kind in (MAGICIAN, MORTAL) and seat in (None, figure.owner)
    ]


def units_of(field: Battlefield, magician: FigureId) -> int:
    """A17.3j: known to everybody."""
    return field.magic.units.get(magician, START)


def with_units(field: Battlefield, magician: FigureId, units: int) -> Battlefield:
    return field.but(magic=field.magic.but(units={**field.magic.units, magician: units}))


def pay(change: ArmageddonChange, magician: FigureId, units: int) -> None:
    change.state = with_units(change.state, magician, units_of(change.state, magician) - units)


class Credit(NamedTuple):
    """What a magic roll brings."""

    units: int  # at once
    owed: int  # of these so many must be spent at once, or are lost


def credit(stock: int, can_spend: bool) -> Credit | None:
    """A17.5d, A17.5h: None, if it brings nothing and so is a roll like any other.

    Who can spend them at once has all units for that moment, even beyond the hundred (A17.5i).
    """
    if can_spend:
        return Credit(GAIN, AT_ONCE)
    gain = min(GAIN - AT_ONCE, MOST - stock)
    return Credit(gain, 0) if gain > 0 else None
