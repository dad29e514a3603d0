"""A13.1g, A13.1j, A13.1l: what a ladder can lean on, and where one gets to from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from hexenkessel.games.armageddon.chapters.ch11_towers.towers import tower_at
from hexenkessel.games.armageddon.chapters.ch12_devices import siding
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.works import Tower
from hexenkessel.games.armageddon.terms import Field, FigureId, Place, Rule
from hexenkessel.hexes.axial import Direction, opposite

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

Top: TypeAlias = Place | Rule
"""The platform to which a ladder leads, or the rule why it cannot lean there."""


def has_walls_above(ground: Ground, field: Field) -> bool:
    """Are there walls on the platform of this tower, as a keep has them?"""
    upper = ground.floors_of(field)[1:]
    return any(place in upper for place, _ in ground.walls)


def top_over(index: Index, foot: Place, side: Direction) -> Top:
    """Of a ladder that stands on this place and leans over this side of it."""
    ground = index.ground
    here = ground.field_of(foot)
    there = ground.around[here][side]
    # A13.1g: with no river or moat between.
    if there == NOWHERE or (here, there) in ground.rivers:
        return "A13.1g"
    tower = tower_at(ground, there)
    if tower is not None:
        return _top_of_tower(ground, foot, tower, opposite(side))
    if foot != here:
        return "A13.1l"
    return _top_of_device(index, foot, there, opposite(side))


def _top_of_tower(ground: Ground, foot: Place, tower: Tower, side: Direction) -> Top:
    is_keep = has_walls_above(ground, tower.field)
    is_above = ground.floor_of(foot) > 0
    # A13.1j, R-A13.1j: against a keep from the platform beside it, not from the ground. A13.1l: and from a
    # platform against nothing else.
    if is_keep != is_above:
        return "A13.1l" if is_above else "A13.1j"
    top = ground.place(tower.field, tower.platform)
    # A13.1g: against a wall. A13.1a: a ladder is one level step long, so the ground is level there, or the
    # keep one step higher.
    is_wall = (top - ground.size, side) in ground.walls
    if not tower.platform or not is_wall or ground.level[top] != ground.level[foot] + 1:
        return "A13.1l" if is_above else "A13.1g"
    return top


def _top_of_device(index: Index, foot: Place, there: Field, side: Direction) -> Top:
    device = siding.walled_at(index, there)
    if device is None or index.ground.level[there] != index.ground.level[foot]:
        return "A13.1g"
    # A13.1j: against the walls of a siege tower, as long as they bear a platform; not against a tortoise.
    is_fit = device.kind == "siege-tower" and siding.has_wall(device, side) and siding.has_cover(device)
    return there + index.ground.size if is_fit else "A13.1j"


def tops(index: Index) -> Mapping[FigureId, Place]:
    """Where each ladder leads that is set up and still leans on something."""
    known: dict[FigureId, Place] | None = index.memo.get(("ladders",))
    if known is None:
        known = index.memo["ladders",] = {}
        for ladder in index.figures.values():
            if ladder.upright:
                top = top_over(index, ladder.field, ladder.pole)
                if isinstance(top, int):
                    known[ladder.id] = top
    return known


def rungs(index: Index, ladder: Figure) -> Place:
    """R-A13.1d: where one stands on it, as high as the platform."""
    return ladder.field + index.ground.size


def climbers(index: Index) -> list[Figure]:
    known: list[Figure] | None = index.memo.get(("climbers",))
    if known is None:
        known = [figure for figure in index.figures.values() if figure.ladder]
        index.memo["climbers",] = known
    return known


def climber_of(index: Index, ladder: FigureId) -> Figure | None:
    return next((figure for figure in climbers(index) if figure.ladder == ladder), None)


def target_of(index: Index, climber: Figure) -> Place | None:
    """The platform that somebody on a ladder can reach."""
    return tops(index).get(climber.ladder)
