"""What costs gems, and what is paid for with a figure (G16.5, G19.1, G22.4, G9.5)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

import msgspec

from hexenkessel.games.gods.equipment.figures import DEMILORDS, END_CREATURES, HUMANS, value
from hexenkessel.games.gods.terms import PACKAGE, Figure, Figures, Gems
from hexenkessel.kernel.data import DataError, read_data

FILE: Final = "prices.json"


class _DemilordPrices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    others: Gems
    exceptions: dict[Figure, Gems | None]


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of prices as a whole; None stands for what is not for sale."""

    hire: dict[Figure, Gems]
    revive: _DemilordPrices
    conjure: _DemilordPrices
    darkland_teleport: Gems
    sacrifice: int


def check_prices(prices: Prices) -> None:
    """Raise DataError unless every Human has a price and only Demilords have others."""
    if prices.hire.keys() != HUMANS:
        raise DataError(FILE, "hire", "exactly the Humans can be hired")
    for name, list_ in (("revive", prices.revive), ("conjure", prices.conjure)):
        if not list_.exceptions.keys() <= DEMILORDS:
            raise DataError(FILE, name, "only Demilords have a price")


PRICES: Final[Prices] = read_data(PACKAGE, FILE, Prices)
check_prices(PRICES)

# G9.5a: 250 gems for a teleport from Darkland to Darkland.
DARKLAND_TELEPORT: Final[Gems] = PRICES.darkland_teleport


def hire_price(human: Figure) -> Gems:
    """Gems for one Human in City or Dungeon."""
    # G22.4c: Humans are hired at the prices of G16.5:
    # G16.5p: nothing for a Novice, G16.5q: 50 for a Knight, G16.5s: 50 for an Amazon, G16.5t: 75 for a
    # Pixie, G16.5x: 75 for an Aquarian, G16.5ac: 100 for a Priestess, G16.5af: 100 for a Warlord,
    # G16.5ah: 150 for a Priest.
    return PRICES.hire[human]


def revive_price(demilord: Figure) -> Gems:
    """Gems for a Demilord slain in the combat just won; the Immortal joins for nothing (G16.5ax).

    >>> revive_price("Pegasus"), revive_price("Locker")
    (50, 100)
    """
    # G19.1b: 50 gems for each.
    # G16.5bc: a Locker costs twice as much, also when he is conjured.
    return _listed(PRICES.revive, demilord) or 0


def conjure_price(demilord: Figure) -> Gems | None:
    """Gems for a Demilord out of the pool, in City or Dungeon; None for one who is never conjured.

    >>> conjure_price("Siren"), conjure_price("Locker"), conjure_price("Immortal")
    (200, 400, None)
    """
    # G22.4d: 200 gems for each; an Executer only after he has been slain, the Immortal never (G16.5ay).
    return _listed(PRICES.conjure, demilord)


def _listed(prices: _DemilordPrices, demilord: Figure) -> Gems | None:
    return prices.exceptions.get(demilord, prices.others)


# G16.5ak: an army that gives up an end creature worth at least 36 points gets the Executer.
SACRIFICES: Final = frozenset(name for name in END_CREATURES if value(name) >= PRICES.sacrifice)


def sacrifices(army: Iterable[Figure]) -> Figures:
    """Those in this army any one of whom can be given for the Executer, each kind once, sorted.

    An army has only one Executer (G4.3b), so one that holds him gives nobody.

    >>> sacrifices(("Serpent", "Colossus", "Colossus"))
    ('Colossus',)
    """
    held: Collection[Figure] = set(army)
    return () if "Executer" in held else tuple(sorted(SACRIFICES.intersection(held)))
