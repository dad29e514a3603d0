"""The 21 battlefields as data: hexes, hazards, heights, hexsides, sides of entry (G2.2, G11.2 to G11.4)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

import msgspec

from hexenkessel.games.gods.equipment.board import BATTLEFIELDS, TOWER_LANDS
from hexenkessel.games.gods.terms import PACKAGE, Battlefield, EntrySide, HexLabel, LandName
from hexenkessel.kernel.data import DataError, read_data

FILE: Final = "maps.json"

Direction: TypeAlias = int
"""0 to 5, clockwise from the top of a hex."""

HexHazard: TypeAlias = Literal[
    "tree",
    "sand",
    "bog",
    "bramble",
    "fog",
    "hedge",
    "drift",
    "volcano",
    "beach",
    "water",
    "darkness",
    "cloud",
]
SideHazard: TypeAlias = Literal["dune", "cliff", "slope", "wall"]


class HexFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Column, row downward (columns B, D, F sit half a hex lower), and the six hexes around."""

    x: int
    y: int
    neighbours: tuple[HexLabel | None, ...]


class EdgeFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    attacker: tuple[HexLabel, ...]
    defender: tuple[HexLabel, ...]


class TowerFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    attacker_entry: EntrySide
    defender_setup: tuple[HexLabel, ...]
    reinforcement_entry: tuple[HexLabel, ...]


class MapFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hazards by hexes, heights above zero, and hexsides named by their upper hex.

    G2.2b: hazards are hexes and hexsides that change movement or fighting.
    """

    hazards: dict[HexHazard, tuple[HexLabel, ...]]
    heights: dict[str, tuple[HexLabel, ...]]
    sides: tuple[tuple[HexLabel, Direction, SideHazard], ...]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which rule says what a hazard does; where several are named, only together with the others."""

    rule: str
    of: tuple[HexHazard | SideHazard, ...]
    on: Literal["movement", "strikes", "rangestrikes"]


class BattlefieldFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of battlefields as a whole."""

    hexes: dict[HexLabel, HexFigures]
    entry: dict[str, EdgeFigures]
    god: dict[str, HexLabel]  # by the side from which the Darklord comes
    towers: dict[LandName, TowerFigures]
    fixed_entry: dict[LandName, EntrySide]
    effects: tuple[Effect, ...]  # for screens, which know no rules
    maps: dict[Battlefield, MapFigures]


def check_battlefields(figures: BattlefieldFigures) -> None:
    """Raise DataError unless the figures describe battlefields the rules can be played on."""
    labels = list(figures.hexes)
    if len(labels) != 27 or labels != sorted(labels):
        raise DataError(FILE, "hexes", "27 hexes in the order of their labels expected")
    for label, shape in figures.hexes.items():
        _check_hex(figures, label, shape)
    # G2.2a: 21 battlefields, all of 27 hexes.
    if len(figures.maps) != 21 or figures.maps.keys() != BATTLEFIELDS:
        raise DataError(FILE, "maps", "one for each of the 21 battlefields expected")
    if sorted(figures.entry) != ["1", "3", "5"] or figures.god.keys() != figures.entry.keys():
        raise DataError(FILE, "entry", "entry sides 1, 3 and 5 expected")
    for name, edge in figures.entry.items():
        # G11.2a: the attacker's side is four hexes wide, the defender's three.
        if len(edge.attacker) != 4 or len(edge.defender) != 3:
            raise DataError(FILE, f"entry {name}", "four hexes for the attacker, three for the defender")
        # G27.5f: the God stands in the middle of a short side.
        if figures.god[name] != edge.defender[1]:
            raise DataError(FILE, f"god {name}", "the middle hex of the short side expected")
    if figures.towers.keys() != TOWER_LANDS:
        raise DataError(FILE, "towers", "exactly the tower lands have walls")
    for name, shape_of_map in figures.maps.items():
        _check_map(figures, name, shape_of_map)


def _check_hex(figures: BattlefieldFigures, label: HexLabel, shape: HexFigures) -> None:
    if len(shape.neighbours) != 6:
        raise DataError(FILE, label, "six neighbours expected")
    lower = shape.x % 2
    beside = [(0, -1), (1, lower - 1), (1, lower), (0, 1), (-1, lower), (-1, lower - 1)]
    for direction, other in enumerate(shape.neighbours):
        if other is None:
            continue
        there = figures.hexes.get(other)
        if there is None or there.neighbours[(direction + 3) % 6] != label:
            raise DataError(FILE, label, f"{other} does not lie opposite in direction {direction}")
        if (there.x - shape.x, there.y - shape.y) != beside[direction]:
            raise DataError(FILE, label, f"{other} is drawn elsewhere than in direction {direction}")


def _check_map(figures: BattlefieldFigures, name: Battlefield, shape: MapFigures) -> None:
    listed = [label for labels in shape.hazards.values() for label in labels]
    if len(set(listed)) != len(listed) or not set(listed) <= set(figures.hexes):
        raise DataError(FILE, name, "a hex is unknown or has two hazards")
    borders = set()
    for upper, direction, hazard in shape.sides:
        lower = figures.hexes[upper].neighbours[direction]
        if lower is None:
            raise DataError(FILE, name, f"the {hazard} of {upper} faces off the map")
        if (upper, lower) in borders or (lower, upper) in borders:
            raise DataError(FILE, name, f"the side between {upper} and {lower} is named twice")
        borders.add((upper, lower))
    explained = {hazard for effect in figures.effects for hazard in effect.of}
    for found in (*shape.hazards, *(hazard for _, _, hazard in shape.sides)):
        if found not in explained:
            raise DataError(FILE, name, f"no effect of {found} is named")


def _read_battlefields() -> BattlefieldFigures:
    figures = read_data(PACKAGE, FILE, BattlefieldFigures)
    check_battlefields(figures)
    return figures


MAPS: Final[BattlefieldFigures] = _read_battlefields()

# G11.3c: in a tower land the attacker always comes over the same side,
# G11.4a: and so he does on the Coast.
FIXED_ENTRY: Final[Mapping[LandName, EntrySide]] = MappingProxyType(MAPS.fixed_entry)
