"""A map as a value: what lies in its hexes and on its hexsides, how high they are, where armies come in."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from .hexes import HEXES, NEIGHBOUR, Army, Hex, opposite

Hazard: TypeAlias = str
"""What a hex or a hexside holds; its name is a matter between a game's maps and its hazards."""

PLAIN: Hazard = "plain"

Edges: TypeAlias = tuple[tuple[Hex, ...], ...]
"""The hexes an army comes in over, by ``2 * entry + army``; empty where nobody does."""

NO_EDGES: Edges = ((),) * 12


class Crossing(msgspec.Struct, frozen=True):
    """What stands on the hexside between two neighbouring hexes, as seen when going over it."""

    hazard: Hazard | None
    is_up: bool


class Battleland(msgspec.Struct, frozen=True, cache_hash=True):
    """One map. ``sides[hex][direction]`` is the hazard of which this hex is the upper one.

    Two maps with the same content are the same map, so that one which changes in mid-battle is a new value.
    """

    name: str
    hazards: tuple[Hazard, ...] = (PLAIN,) * HEXES
    heights: tuple[int, ...] = (0,) * HEXES
    sides: tuple[tuple[Hazard | None, ...], ...] = ((None,) * 6,) * HEXES
    edges: Edges = NO_EDGES
    setup: tuple[Hex, ...] = ()  # where the defender sets up, if he does not come in over an edge

    def crossing(self, start: Hex, end: Hex) -> Crossing:
        """The hexside on the way from one hex to its neighbour."""
        direction = NEIGHBOUR[start].index(end)
        down = self.sides[start][direction]
        up = self.sides[end][opposite(direction)]
        return Crossing(up or down, up is not None)

    def edge(self, entry: int, army: Army) -> tuple[Hex, ...]:
        return self.edges[2 * entry + army]

    def with_hazard(self, hex: Hex, hazard: Hazard) -> Battleland:
        """The same map with something else in one hex."""
        return msgspec.structs.replace(self, hazards=(*self.hazards[:hex], hazard, *self.hazards[hex + 1 :]))
