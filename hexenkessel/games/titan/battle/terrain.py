"""The eleven Battlelands: 27 hexes, their hazards, heights and edges (T2.2, T10.1, T10.2)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

import msgspec

from hexenkessel.kernel.data import DataError, read_data
from hexenkessel.legions.battle.battleland import Battleland
from hexenkessel.legions.battle.hexes import (
    ATTACKER,
    DEFENDER,
    HEX,
    HEXES,
    LABELS,
    PLACE,
    Army,
    Direction,
    Hex,
    opposite,
)

from ..terms import EntrySide, HexLabel, Terrain

FILE = "maps.json"

HexHazard: TypeAlias = Literal["plain", "tree", "bramble", "drift", "volcano", "bog", "sand", "tower"]
SideHazard: TypeAlias = Literal["slope", "cliff", "dune", "wall"]


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
    """Hazards by hexes, heights above zero, and hexsides named by their upper hex."""

    hazards: dict[HexHazard, tuple[HexLabel, ...]]
    heights: dict[str, tuple[HexLabel, ...]]
    sides: tuple[tuple[HexLabel, Direction, SideHazard], ...]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which rule says what a hazard does; where several are named, only together with the others."""

    rule: str
    of: tuple[HexHazard | SideHazard, ...]
    on: Literal["movement", "strikes", "rangestrikes"]


class Battlelands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hexes: dict[HexLabel, HexFigures]
    entry: dict[str, EdgeFigures]
    tower: TowerFigures
    effects: tuple[Effect, ...]  # for screens, which know no rules
    maps: dict[Terrain, MapFigures]


def check_maps(figures: Battlelands) -> None:
    """Raise DataError unless the figures describe maps the rules can be played on."""
    # T2.2a: every Battleland has the same 27 hexes, and there is one for each of the eleven terrains.
    labels = list(figures.hexes)
    if len(labels) != HEXES or labels != sorted(labels):
        raise DataError(FILE, "hexes", f"{HEXES} hexes in the order of their labels expected")
    for label, shape in figures.hexes.items():
        _check_hex(figures, label, shape)
    if len(figures.maps) != 11 or list(figures.maps) != sorted(figures.maps):
        raise DataError(FILE, "maps", "eleven maps in alphabetical order expected")
    if sorted(figures.entry) != ["1", "3", "5"]:
        raise DataError(FILE, "entry", "entry sides 1, 3 and 5 expected")
    for name, edge in figures.entry.items():
        if len(edge.attacker) != 4 or len(edge.defender) != 3:
            raise DataError(FILE, f"entry {name}", "four hexes for the attacker, three for the defender")
    for name, shape_of_map in figures.maps.items():
        _check_map(figures, name, shape_of_map)


def _check_hex(figures: Battlelands, label: HexLabel, shape: HexFigures) -> None:
    if len(shape.neighbours) != 6:
        raise DataError(FILE, label, "six neighbours expected")
    if PLACE.get(label) != (shape.x, shape.y):
        raise DataError(FILE, label, "is drawn elsewhere than the hexes of battles")
    lower = shape.x % 2
    beside = [(0, -1), (1, lower - 1), (1, lower), (0, 1), (-1, lower), (-1, lower - 1)]
    for direction, other in enumerate(shape.neighbours):
        if other is None:
            continue
        there = figures.hexes.get(other)
        if there is None or there.neighbours[opposite(direction)] != label:
            raise DataError(FILE, label, f"{other} does not lie opposite in direction {direction}")
        if (there.x - shape.x, there.y - shape.y) != beside[direction]:
            raise DataError(FILE, label, f"{other} is drawn elsewhere than in direction {direction}")


def _check_map(figures: Battlelands, name: Terrain, shape: MapFigures) -> None:
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
    explained = {effect.of[0] for effect in figures.effects}
    for found in (*shape.hazards, *(hazard for _, _, hazard in shape.sides)):
        if found not in explained:
            raise DataError(FILE, name, f"no effect of {found} is named")


_FIGURES: Final = read_data("hexenkessel.games.titan", FILE, Battlelands)
check_maps(_FIGURES)

TERRAINS: Final[tuple[Terrain, ...]] = tuple(_FIGURES.maps)
ENTRIES: Final[tuple[EntrySide, ...]] = (1, 3, 5)

# T10.2b: inside the walls of his Tower the defender may set up anywhere.
TOWER_SETUP: Final[tuple[Hex, ...]] = tuple(HEX[label] for label in _FIGURES.tower.defender_setup)


def entry_hexes(terrain: Terrain, entry: EntrySide, army: Army) -> tuple[Hex, ...]:
    """The edge an army enters over when the attacker came in over side ``entry`` of the land."""
    if terrain == "Tower":
        # T10.2a: at a Tower the attacker always comes from the side opposite the name.
        entry = _FIGURES.tower.attacker_entry
        # T10.2c: and what joins the defender later comes over the name edge.
        if army == DEFENDER:
            return tuple(HEX[label] for label in _FIGURES.tower.reinforcement_entry)
    edge = _FIGURES.entry[str(entry)]
    # T10.1b: the attacker comes over the edge of four hexes on the side his legion came from.
    # T10.1c: the defender over the edge of three hexes facing it.
    return tuple(HEX[label] for label in (edge.attacker if army == ATTACKER else edge.defender))


def _land(name: Terrain) -> Battleland:
    shape = _FIGURES.maps[name]
    hazards: dict[HexLabel, HexHazard] = {
        label: hazard for hazard, labels in shape.hazards.items() for label in labels
    }
    heights = {label: int(height) for height, labels in shape.heights.items() for label in labels}
    sides = {(upper, direction): hazard for upper, direction, hazard in shape.sides}
    return Battleland(
        name=name,
        hazards=tuple(hazards.get(label, "plain") for label in LABELS),
        heights=tuple(heights.get(label, 0) for label in LABELS),
        sides=tuple(tuple(sides.get((label, d)) for d in range(6)) for label in LABELS),
        edges=tuple(
            entry_hexes(name, entry, army) if entry in ENTRIES else ()
            for entry in range(6)
            for army in (ATTACKER, DEFENDER)
        ),
        setup=TOWER_SETUP if name == "Tower" else (),
    )


LANDS: Final[Mapping[Terrain, Battleland]] = MappingProxyType({name: _land(name) for name in TERRAINS})
