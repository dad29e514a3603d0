"""The 21 battlefields as values, as they lie, turned, and with what spells have made of them (G2.2, G11)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

from hexenkessel.games.gods.equipment.battlefields import MAPS
from hexenkessel.games.gods.terms import Battlefield, EntrySide, HexLabel
from hexenkessel.legions.battle.battleland import PLAIN, Battleland, Edges
from hexenkessel.legions.battle.hexes import ATTACKER, CUBE, DEFENDER, HEX, HEXES, LABELS, Army, Hex

Third: TypeAlias = int
"""How far a battlefield is turned: by so many thirds of a full turn, clockwise."""

Ground: TypeAlias = tuple[Hex, str]
"""Something that lies in a hex now and did not before."""

BATTLEFIELDS: Final[tuple[Battlefield, ...]] = tuple(sorted(MAPS.maps))
ENTRIES: Final[tuple[EntrySide, ...]] = (1, 3, 5)


def edge_hexes(entry: EntrySide, army: Army) -> tuple[Hex, ...]:
    """The side an army enters over when the attacker comes over ``entry``."""
    edge = MAPS.entry[str(entry)]
    # G11.2a: the attacker's side is four hexes wide, the defender's, opposite, three.
    # G11.6d: what joins the defender later comes over the same side; ruling on G11.3c: in a tower land it is
    # the one opposite the attacker.
    return tuple(HEX[label] for label in (edge.attacker if army == ATTACKER else edge.defender))


EDGES: Final[Edges] = tuple(
    edge_hexes(entry, army) if entry in ENTRIES else () for entry in range(6) for army in (ATTACKER, DEFENDER)
)


def _land(name: Battlefield) -> Battleland:
    shape = MAPS.maps[name]
    hazards: dict[HexLabel, str] = {
        label: hazard for hazard, labels in shape.hazards.items() for label in labels
    }
    heights = {label: int(height) for height, labels in shape.heights.items() for label in labels}
    sides = {(upper, direction): hazard for upper, direction, hazard in shape.sides}
    # G11.3a: in a tower land the defender sets up inside the walls.
    walls = MAPS.towers[name].defender_setup if name in MAPS.towers else ()
    return Battleland(
        name=name,
        hazards=tuple(hazards.get(label, PLAIN) for label in LABELS),
        # G12.7g: higher ground counts where somebody shoots over somebody.
        heights=tuple(heights.get(label, 0) for label in LABELS),
        sides=tuple(tuple(sides.get((label, d)) for d in range(6)) for label in LABELS),
        edges=EDGES,
        setup=tuple(HEX[label] for label in walls),
    )


LANDS: Final[Mapping[Battlefield, Battleland]] = MappingProxyType(
    {name: _land(name) for name in BATTLEFIELDS}
)


def _turned(hex: Hex) -> Hex:
    """Where a hex comes to lie when the map is turned by a third, clockwise."""
    # Around the middle of all hexes; everything is multiplied by their number, so that it is whole.
    middle = [sum(cube[axis] for cube in CUBE) for axis in range(3)]
    x, y, z = (HEXES * CUBE[hex][axis] - middle[axis] for axis in range(3))
    place = (z + middle[0], x + middle[1], y + middle[2])
    return next(other for other in range(HEXES) if tuple(HEXES * part for part in CUBE[other]) == place)


TURNED: Final[tuple[Hex, ...]] = tuple(_turned(hex) for hex in range(HEXES))


def turned(land: Battleland) -> Battleland:
    """The map turned by a third: all that lies on it, but not where armies come in."""
    hazards, heights, sides = list(land.hazards), list(land.heights), list(land.sides)
    for hex, place in enumerate(TURNED):
        hazards[place] = land.hazards[hex]
        heights[place] = land.heights[hex]
        sides[place] = (*land.sides[hex][4:], *land.sides[hex][:4])
    return msgspec.structs.replace(
        land,
        hazards=tuple(hazards),
        heights=tuple(heights),
        sides=tuple(sides),
        setup=tuple(sorted(TURNED[hex] for hex in land.setup)),
    )


@lru_cache(maxsize=1024)
def land_of(name: Battlefield, turn: Third = 0, grounds: tuple[Ground, ...] = ()) -> Battleland:
    """A battlefield turned by so many thirds, with other ground in some hexes; what comes later covers."""
    land = LANDS[name]
    # G15.6w: Landscaping lays it as the caster likes.
    for _ in range(turn):
        land = turned(land)
    # G15.6a: heights and hexsides stay as they are.
    for hex, hazard in grounds:
        land = land.with_hazard(hex, hazard)
    return land
