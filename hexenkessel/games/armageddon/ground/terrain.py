"""5.1, 5.2: what there is to know of each terrain. A5.1e: a level step is as high as a field is wide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from hexenkessel.games.armageddon.terms import Soil, Terrain

Danger: TypeAlias = Literal["thirst", "freezing", "sinking"]

# A5.1c: impassably high.
PEAK_LEVEL: Final = 99


class TerrainFacts(msgspec.Struct, frozen=True):
    """A5.1a, A5.1b: level. A5.2b, A18.1b: room units. A5.2f: who stands there may be in danger."""

    level: int
    room: int
    danger: Danger | None = None
    trees: int = 0  # A5.5g: so many level steps high


TERRAIN: Final[Mapping[Terrain, TerrainFacts]] = {
    "water": TerrainFacts(0, 4),
    "lowland": TerrainFacts(1, 4),
    "highland": TerrainFacts(2, 4),
    "mountain": TerrainFacts(3, 3),  # A5.2c, A18.1b
    "forest": TerrainFacts(1, 3, trees=1),
    "swamp": TerrainFacts(1, 2, "sinking"),  # A5.2d
    "desert": TerrainFacts(1, 4, "thirst"),
    "highland-desert": TerrainFacts(2, 4, "thirst"),
    "ice-lowland": TerrainFacts(1, 4, "freezing"),
    "ice-highland": TerrainFacts(2, 4, "freezing"),
    "ice-mountain": TerrainFacts(3, 3, "freezing"),
    "peaks": TerrainFacts(PEAK_LEVEL, 0),
}

# A5.2, A7.1a: where warriors and animals without riders may stay at all.
SOLID: Final[frozenset[Soil]] = frozenset(TERRAIN) - {"water", "peaks"} | {"floor"}
# A6.1h, A8.1i, A7.1m: open ground on which formations, chariots and riders keep their full strength.
OPEN: Final[frozenset[Soil]] = frozenset(
    {"lowland", "highland", "desert", "highland-desert", "ice-lowland", "ice-highland", "floor"}
)
