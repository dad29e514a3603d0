"""15.3: fortifications that have a gate to the water only, and which ships starve them (10.6 asks)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, hull, sailing
from hexenkessel.games.armageddon.figures import Figure, rested
from hexenkessel.games.armageddon.ground.ground import NOWHERE, Ground
from hexenkessel.games.armageddon.terms import Field
from hexenkessel.hexes.axial import Direction

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


def is_water_gate(ground: Ground, field: Field, side: Direction) -> bool:
    """A15.3an: does a gate on this side of a field lead to the water? Only at a coast where one can land."""
    beyond = ground.around[field][side]
    return beyond != NOWHERE and ground.terrain[beyond] == "water" and hull.is_landable(ground, field)


def can_blockade(index: Index, ship: Figure, field: Field, side: Direction) -> bool:
    """A15.3ao: a manned ship that could anchor before this gate in one move, with a side line."""
    ground = index.ground
    if not aboard.crew(index, ship) or not is_water_gate(ground, field, side):
        return False
    edge = (ground.around[field][side], field)
    fresh = rested(ship)
    if aboard.steersman(index, ship) is None:
        return edge in hull.side_lines(ground, ship)
    return any(
        edge in hull.side_lines(ground, hull.laid(ground, fresh, lie))
        for lie in sailing.voyage_of(index, fresh).lies
    )
