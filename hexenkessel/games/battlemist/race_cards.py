"""The race cards as a game is played with them: those of the set, or what its players have made of them.

`changes` is what differs from the set, as the option `values` has it; it is empty in most games.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from hexenkessel.games.battlemist.components import RACES, REALMS, VALUES, Race, Values
from hexenkessel.games.battlemist.effect import ARMY, KINDS
from hexenkessel.games.battlemist.goods import RESOURCES, Goods
from hexenkessel.games.battlemist.terms import RaceName, RealmName
from hexenkessel.kernel.table_options import BadTable, TableOfNumbers

_MOST_GOODS: Final = {"start": 30, "income": 12}
_UNIT_LIMITS: Final = {"rout": (1, 10), "kill": (1, 10), "move": (1, 6)}


def _cells(race: Race) -> Iterator[tuple[str, int, int, int]]:
    """What stands on a race card as numbers: name, number, the least and the most it may be (B1.4.4a)."""
    for part, goods in (("start", race.start), ("income", race.income)):
        for resource in RESOURCES:
            yield f"{part}-{resource}", goods.of(resource), 0, _MOST_GOODS[part]
    for kind in ARMY:
        for value, (least, most) in _UNIT_LIMITS.items():
            yield f"{kind}-{value}", getattr(race.units[kind], value), least, most


def _table() -> TableOfNumbers:
    cards = [[*_cells(race)] for race in RACES.values()]
    names, _, least, most = (tuple(part) for part in zip(*cards[0], strict=True))
    return TableOfNumbers(
        tuple(RACES), names, least, most, tuple(tuple(cell[1] for cell in card) for card in cards)
    )


TABLE: Final = _table()


@lru_cache(maxsize=64)
def cards_with(changes: str) -> dict[RaceName, Race]:
    """All race cards with these changes. Raises BadTable if they do not fit the table or each other."""
    cards = {
        name: _card(RACES[name], dict(zip(TABLE.columns, row, strict=True)))
        for name, row in zip(TABLE.rows, TABLE.numbers(changes), strict=True)
    }
    for name, card in cards.items():
        for kind, values in card.units.items():
            # B3.3.3e: a die that kills would rout as well.
            if values.rout > values.kill:
                raise BadTable("above", cell=f"{name}.{kind}-rout", limit=f"{name}.{kind}-kill")
    return cards


def _card(race: Race, cells: dict[str, int]) -> Race:
    start, income = (Goods(*(cells[f"{part}-{one}"] for one in RESOURCES)) for part in _MOST_GOODS)
    units = {
        kind: Values(cells[f"{kind}-rout"], cells[f"{kind}-kill"], cells[f"{kind}-move"]) for kind in ARMY
    }
    return msgspec.structs.replace(race, start=start, income=income, units=units)


@lru_cache(maxsize=256)
def values_of(race: RaceName, changes: str = "") -> tuple[Values, ...]:
    """How each kind of unit, monsters included, fights and moves for this race, in the order of KINDS."""
    units = cards_with(changes)[race].units
    return tuple(units[kind] if kind in units else VALUES[race][kind] for kind in KINDS)


def income_in(realm: RealmName, changes: str = "") -> Goods:
    """What a realm yields without town or city: as its tile says, or a home as the card of its race does."""
    tile = REALMS[realm]
    return tile.income if tile.race is None or not changes else cards_with(changes)[tile.race].income
