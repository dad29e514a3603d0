"""13.2: where one gets to from the platform of a siege tower, and whom one can fight from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from hexenkessel.games.armageddon.chapters.ch11_towers.towers import tower_at
from hexenkessel.games.armageddon.chapters.ch12_devices import siding
from hexenkessel.games.armageddon.chapters.ch13_ladders.leaning import has_walls_above
from hexenkessel.games.armageddon.chapters.edges import GAITS, Edges
from hexenkessel.games.armageddon.chapters.tolls import Gait
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.works import Tower
from hexenkessel.games.armageddon.terms import Field, Place, Rule
from hexenkessel.hexes.axial import Direction, opposite

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

ACROSS: Final = 2  # A13.2l, A13.2p: steps
STAIRS: Final = 1  # A11.2b
_KEPT_OUT: Final[tuple[Gait, ...]] = ("wheels", "elephant", "led-elephant")
_BURDENED: Final = tuple(gait for gait in GAITS if gait != "foot")


class Bridge(NamedTuple):
    """The place to which one can step from the platform, and whether one can strike there as well."""

    place: Place
    is_melee: bool


Landing: TypeAlias = Bridge | Rule


def siege_towers(index: Index) -> list[Figure]:
    known: list[Figure] | None = index.memo.get(("siege-towers",))
    if known is None:
        known = [figure for figure in index.figures.values() if figure.kind == "siege-tower"]
        index.memo["siege-towers",] = known
    return known


def siege_tower_at(index: Index, place: Place) -> Figure | None:
    """The one inside which this is."""
    return next((each for each in siege_towers(index) if each.field == place), None)


def siege_tower_under(index: Index, place: Place) -> Figure | None:
    """The one whose platform this is."""
    size = index.ground.size
    found = siege_tower_at(index, place - size) if place >= size else None
    return found if found is not None and siding.has_cover(found) else None


def platform_of(index: Index, tower: Figure) -> Place:
    return tower.field + index.ground.size


# Where the platform leads


def landing(index: Index, tower: Figure) -> Landing:
    """Over the middle one of its three side walls, or the rule why one gets nowhere."""
    ground = index.ground
    here = tower.field
    # One that stands on a ship leads nowhere.
    there = ground.around[here][tower.pole]
    # A13.2l, A13.2p: with no river or moat between.
    if there == NOWHERE or (here, there) in ground.rivers:
        return "A13.2l"
    other = siege_tower_at(index, there)
    if other is not None:
        return _over_to_siege_tower(index, tower, other)
    built = tower_at(ground, there)
    side = opposite(tower.pole)
    if built is not None and built.platform:
        return _onto_tower(ground, here, built, side)
    return _over_wall(ground, here, there)


def _over_to_siege_tower(index: Index, tower: Figure, other: Figure) -> Landing:
    # A13.2o: to one of the other's three front sides, and of equal level.
    is_front = siding.place_of(other, opposite(tower.pole)) in siding.WALLED[other.kind]
    is_level = index.ground.level[tower.field] == index.ground.level[other.field]
    if not (is_front and is_level and siding.has_cover(other)):
        return "A13.2o"
    return Bridge(platform_of(index, other), is_melee=True)


def _onto_tower(ground: Ground, here: Field, built: Tower, side: Direction) -> Landing:
    there = built.field
    # A13.2l: to a wall of the tower.
    if (there, side) not in ground.walls:
        return "A13.2l"
    # R-A13.2l, A13.2r: what must be as high as the siege tower's platform is the top of the walls; of those
    # on the tower's platform, if there are any.
    is_walled = has_walls_above(ground, there)
    if ground.level[here] + 1 != ground.level[there] + 1 + int(is_walled):
        return "A13.2r" if is_walled else "A13.2l"
    return Bridge(ground.place(there, built.platform), is_melee=True)


def _over_wall(ground: Ground, here: Field, there: Field) -> Landing:
    # A13.2p: at a wall, whosever inside it is; an open gate is none (A10.2c).
    wall = ground.wall_between(here, there)
    if wall is None:
        return "A13.2p"
    # A13.2q: not to a higher field.
    if ground.level[there] > ground.level[here]:
        return "A13.2q"
    if ground.level[there] != ground.level[here]:
        return "A13.2p"
    # A10.3a: nobody strikes over a wall.
    return Bridge(there, is_melee=False)


# All edges


def lay_edges(index: Index, edges: Edges) -> None:
    for tower in siege_towers(index):
        _lay_sides(index, tower, edges)
    for tower in siege_towers(index):
        if siding.has_cover(tower):
            _lay_platform(index, tower, edges)


def _lay_sides(index: Index, tower: Figure, edges: Edges) -> None:
    here = tower.field
    for side, other in enumerate(index.ground.around[here]):
        if other == NOWHERE:
            continue
        # A13.2c: no phalanxes. A13.2s: neither chariots nor elephants.
        edges.bar(here, other, "A13.2c", ("phalanx",))
        if siding.has_wall(tower, side):
            # R-A13.2k: nobody walks through its walls. A13.2j: nor strikes, as at a tower.
            edges.bar(here, other, "A13.2k", siding.WALKERS)
            edges.blow(here, other, "A13.2j")
        edges.bar(here, other, "A13.2s", _KEPT_OUT)


def _lay_platform(index: Index, tower: Figure, edges: Edges) -> None:
    above = platform_of(index, tower)
    # A13.2j: stairs inside. A13.2d: only for warriors on foot.
    edges.bar(tower.field, above, "A13.2d", _BURDENED)
    _both_ways(edges, tower.field, above, STAIRS)
    bridge = landing(index, tower)
    if isinstance(bridge, Bridge):
        # A13.2l, A13.2p: both ways.
        _both_ways(edges, above, bridge.place, ACROSS)
        if not bridge.is_melee:
            edges.blow(above, bridge.place, "A13.2n")


def _both_ways(edges: Edges, one: Place, other: Place, steps: int) -> None:
    edges.link(one, other, steps)
    edges.link(other, one, steps)


# Why not


def why_not_across(index: Index, one: Place, other: Place) -> Rule | None:
    """The rule that keeps everybody from getting from one of these places to the other; None: it is not
    about the platform of a siege tower."""
    for place, there in ((one, other), (other, one)):
        tower = siege_tower_under(index, place)
        if tower is None or there in index.adjacent(place) or index.ground.distance(place, there) > 1:
            continue
        # A13.2q: not from or to the ground outside, but over a wall right ahead.
        is_ahead = index.ground.direction(place, there) == tower.pole
        found = landing(index, tower) if is_ahead else "A13.2q"
        return found if isinstance(found, str) else "A13.2q"
    return None


def why_not_strike(index: Index, one: Place, other: Place) -> Rule | None:
    if other == one or other in index.adjacent(one) or index.ground.distance(one, other) > 1:
        return None
    # A13.2n, A13.2j: from a platform only where one could also step across, or down the stairs.
    is_platform = any(siege_tower_under(index, place) is not None for place in (one, other))
    return "A13.2n" if is_platform else None
