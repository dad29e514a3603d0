"""What a game begins with: pools, markers, garrisons, starting armies (G2.3, G4.4, G5.1, G5.6, G5.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from hexenkessel.games.gods.equipment.board import LANDS_OF, TOWER_LANDS
from hexenkessel.games.gods.equipment.figures import ELEMENTS, FIGURES
from hexenkessel.games.gods.equipment.spells import SPELLS
from hexenkessel.games.gods.terms import PACKAGE, Figure, Figures, LandName, Side
from hexenkessel.kernel.data import DataError, read_data

FILE: Final = "start.json"

# G1.2b: three players have a Titan; a fourth is the Darklord.
TITAN_PLAYERS: Final = 3


class MarkerFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ordinary: int
    towers: tuple[LandName, ...]


class GarrisonFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    holder: Side
    figures: Figures


class _Counters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    figures: int
    spells: int
    markers: int


class Equipment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of what everybody starts with."""

    titan_players: int
    pool: dict[Figure, int]
    markers: dict[Side, MarkerFigures]
    garrisons: dict[LandName, GarrisonFigures]
    titan_figures: Figures
    elements: Figures
    dark_armies: tuple[Figures, ...]
    spells: int
    counters: _Counters


def check_equipment(start: Equipment) -> None:
    """Raise DataError unless the counters are those that the rules count."""
    if start.titan_players != TITAN_PLAYERS or start.elements != ELEMENTS:
        raise DataError(FILE, "players", "one Element for each of three Titan players")
    if start.garrisons.keys() != TOWER_LANDS:
        raise DataError(FILE, "garrisons", "one for each kind of tower land")
    # G2.3d: sixteen markers of each of five colours, nine grey ones.
    markers = {side: kind.ordinary + len(kind.towers) for side, kind in start.markers.items()}
    if markers != {"titan": 16, "darklord": 16, "neutral": 9}:
        raise DataError(FILE, "markers", f"{markers} do not fit the colours")
    # G5.1e: a complete set of spells for everybody.
    if start.spells != len(SPELLS):
        raise DataError(FILE, "spells", f"{start.spells} instead of {len(SPELLS)}")
    # G5.1a: these come in the colour of each player; the Darklord has the Dark-Titan for a Titan.
    for name, number in start.pool.items():
        if FIGURES[name].count != number:
            raise DataError(FILE, name, f"{number} in a pool, {FIGURES[name].count} on the table of figures")
    # G2.3a: 921 figures, 64 spells and 89 markers.
    found = (_figures(start), 4 * start.spells, 4 * 16 + 16 + markers["neutral"])
    expected = start.counters
    if found != (expected.figures, expected.spells, expected.markers):
        raise DataError(FILE, "counters", f"{found} instead of {expected}")


def _figures(start: Equipment) -> int:
    """All figures: four pools, the special ones, and the grey Creatures, which come from no pool."""
    owners = {"titan": 3, "all": 4, "darklord": 1, "special": 1}
    grey = sum(
        len(LANDS_OF[land]) * sum(FIGURES[name].rank == "creature" for name in garrison.figures)
        for land, garrison in start.garrisons.items()
        if garrison.holder == "neutral"
    )
    return sum(kind.count * owners[kind.pool] for kind in FIGURES.values()) + grey


def _read_equipment() -> Equipment:
    start = read_data(PACKAGE, FILE, Equipment)
    check_equipment(start)
    return start


EQUIPMENT: Final[Equipment] = _read_equipment()

# G3.5b: eight kinds of Demilords start there, G3.3b: and the Angels of the Titan players.
# G5.6a, G5.6b, G5.6c, G5.6d and G5.6e: who guards a tower land of each kind at first.
GARRISONS: Final[Mapping[LandName, GarrisonFigures]] = MappingProxyType(EQUIPMENT.garrisons)

# G4.4c: four of a Titan player's markers are for towers. G4.4e: three of the Darklord's are.
MARKERS: Final[Mapping[Side, MarkerFigures]] = MappingProxyType(EQUIPMENT.markers)

# G5.7b: what a Titan player starts with in the City, beside his Element.
TITAN_FIGURES: Final = EQUIPMENT.titan_figures

# G5.7h: the Darklord starts with these in the Dungeon,
# G5.7i: in three armies, each with a Headcracker.
DARK_ARMIES: Final = EQUIPMENT.dark_armies


def starting_pool(side: Side) -> Counter[Figure]:
    """All figures of one player's colour and side, those that start on the board among them.

    >>> [starting_pool("titan")[name] for name in ("Lion", "Demon")]
    [8, 0]
    """
    # G5.1d: recruitable figures in the numbers of the table.
    # G5.1b: the Darklord's Titan is the Dark-Titan; G5.1c: he has the Jabberwok, too.
    return Counter({name: kind.count for name, kind in FIGURES.items() if kind.pool in ("all", side)})
