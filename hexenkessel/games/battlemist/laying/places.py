"""Where a tile may lie and how it must be turned (B2.3): pure questions about a half-built board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from hexenkessel.games.battlemist.actions import Lay
from hexenkessel.games.battlemist.components import RACES, REALMS
from hexenkessel.games.battlemist.terms import Place, RealmName
from hexenkessel.games.battlemist.world import Placed
from hexenkessel.hexes.axial import Cell, neighbours, opposite, rim

Tiles: TypeAlias = Mapping[RealmName, Placed]
Edges: TypeAlias = tuple[str, ...]
"""What the six edges of a place must show, clockwise from the east; an empty word asks for nothing."""

WILD = ("",) * 6
TURNS = range(6)


def place_of(cell: Cell) -> Place:
    """
    >>> place_of((2, -1))
    'c2.-1'
    """
    return f"c{cell[0]}.{cell[1]}"


def cell_of(place: Place) -> Cell | None:
    """The cell a word names, or None if it names none."""
    q, dot, r = place.removeprefix("c").partition(".")
    try:
        cell = (int(q), int(r))
    except ValueError:
        return None
    return cell if dot and place_of(cell) == place else None


def cells_of(tiles: Tiles) -> dict[Cell, RealmName]:
    return {(placed.q, placed.r): realm for realm, placed in tiles.items()}


def edge(realm: RealmName, turn: int, direction: int) -> str:
    """The colour on one side of a tile; empty for a home, whose edges match all colours (B2.3f)."""
    edges = REALMS[realm].edges
    return edges[(direction - turn) % 6] if edges else ""


class Site:
    """A free place at the rim of the board, with what it touches."""

    __slots__ = ("cell", "demanded", "place", "touched")

    def __init__(self, cell: Cell, tiles: Tiles, cells: Mapping[Cell, RealmName]) -> None:
        self.cell = cell
        self.place = place_of(cell)
        self.touched: list[RealmName] = []
        demanded = list(WILD)
        for direction, around in enumerate(neighbours(cell)):
            realm = cells.get(around)
            if realm is not None:
                self.touched.append(realm)
                demanded[direction] = edge(realm, tiles[realm].turn, opposite(direction))
        self.demanded: Edges = tuple(demanded)


class _Board:
    """A half-built board as a key: the same object with as many tiles is the same board."""

    __slots__ = ("size", "tiles")

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles
        self.size = len(tiles)

    def __hash__(self) -> int:
        return id(self.tiles)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Board) and other.tiles is self.tiles and other.size == self.size


def sites(tiles: Tiles) -> tuple[Site, ...]:
    """B2.3g: every place that touches the board, and B2.3h: makes no peninsula longer than one tile."""
    return _sites(_Board(tiles))


@lru_cache(maxsize=64)
def _sites(board: _Board) -> tuple[Site, ...]:
    tiles = board.tiles
    cells = cells_of(tiles)
    found = (Site(cell, tiles, cells) for cell in rim(cells))
    return tuple(site for site in found if is_no_peninsula(site, tiles, cells))


def is_no_peninsula(site: Site, tiles: Tiles, cells: Mapping[Cell, RealmName]) -> bool:
    """B2.3h: the only tile a new one touches must itself touch two."""
    if len(site.touched) > 1:
        return True
    only = tiles[site.touched[0]]
    return sum(around in cells for around in neighbours((only.q, only.r))) > 1


@lru_cache(maxsize=65536)
def turns_that_fit(realm: RealmName, demanded: Edges) -> tuple[int, ...]:
    """B2.3e: the turns in which every edge that touches a tile matches it. Tiles are never flipped."""
    edges = REALMS[realm].edges
    if not edges:
        return (0,)
    wanted = [(direction, colour) for direction, colour in enumerate(demanded) if colour]
    first, colour = wanted[0] if wanted else (0, "")
    found = []
    for turn in TURNS:
        # Most turns fail at the first edge; a negative place counts from the end, as a turned tile does.
        if colour and edges[first - turn] != colour:
            continue
        if all(edges[direction - turn] == other for direction, other in wanted):
            found.append(turn)
    return tuple(found)


def mismatches(realm: RealmName, turn: int, demanded: Edges) -> int:
    edges = REALMS[realm].edges
    if not edges:
        return 0
    return sum(
        bool(colour) and edges[(direction - turn) % 6] != colour for direction, colour in enumerate(demanded)
    )


@lru_cache(maxsize=65536)
def lays_at(realm: RealmName, place: Place, demanded: Edges) -> tuple[Lay, ...]:
    return tuple(Lay(realm, place, turn) for turn in turns_that_fit(realm, demanded))


# Homes


def alignment(home: RealmName) -> str:
    race = REALMS[home].race
    assert race is not None
    return RACES[race].alignment


def steps_from(home: RealmName, tiles: Tiles, cells: Mapping[Cell, RealmName]) -> dict[Cell, int]:
    """B2.3m: steps over laid tiles; B2.3n: empty spaces do not count."""
    start = (tiles[home].q, tiles[home].r)
    found = {start: 0}
    edge_cells = [start]
    while edge_cells:
        further = []
        for cell in edge_cells:
            for around in neighbours(cell):
                if around in cells and around not in found:
                    found[around] = found[cell] + 1
                    further.append(around)
        edge_cells = further
    return found


def distances(home: RealmName, tiles: Tiles) -> list[tuple[bool, dict[Cell, int]]]:
    """For every other home on the board: is it of the same alignment, and how far is every tile from it."""
    cells = cells_of(tiles)
    return [
        (alignment(other) == alignment(home), steps_from(other, tiles, cells))
        for other in tiles
        if REALMS[other].is_home
    ]


def distance_of(site: Site, steps: Mapping[Cell, int], tiles: Tiles) -> int:
    """How far a home on this place would be from another."""
    far = 10**6
    return 1 + min((steps.get((tiles[r].q, tiles[r].r), far) for r in site.touched), default=far)


def home_fits(site: Site, far: list[tuple[bool, dict[Cell, int]]], tiles: Tiles) -> bool:
    """B2.3l: two realms from every home; B2.3m: four from one of the same alignment."""
    return all(distance_of(site, steps, tiles) >= (4 if is_same else 2) for is_same, steps in far)


# What may be laid


def lays(tiles: Tiles, held: tuple[RealmName, ...]) -> Iterator[Lay]:
    """Every way to lay one of these tiles. B2.3o: a home needs a place like any tile."""
    homes = {realm: distances(realm, tiles) for realm in held if REALMS[realm].is_home}
    for site in sites(tiles):
        for realm in held:
            if realm not in homes or home_fits(site, homes[realm], tiles):
                yield from lays_at(realm, site.place, site.demanded)


def why_not(tiles: Tiles, held: tuple[RealmName, ...], lay: Lay) -> str:
    """The id of the rule that forbids to lay this; it is known to be forbidden."""
    cell, cells = cell_of(lay.place), cells_of(tiles)
    if lay.realm not in held:
        return "B2.3b"  # only what was dealt to him, and his home
    if cell is None or cell in cells:
        return "B2.3g"
    site = Site(cell, tiles, cells)
    if not site.touched:
        return "B2.3g"
    if not is_no_peninsula(site, tiles, cells):
        return "B2.3o" if REALMS[lay.realm].is_home else "B2.3h"
    if not REALMS[lay.realm].is_home:
        return "B2.3e"
    far = distances(lay.realm, tiles)
    if any(distance_of(site, steps, tiles) < 2 for _, steps in far):
        return "B2.3l"
    return "B2.3f" if home_fits(site, far, tiles) else "B2.3m"


def neighbours_on(tiles: Tiles) -> dict[RealmName, tuple[RealmName, ...]]:
    """Which realms touch which, once all lie."""
    cells = cells_of(tiles)
    return {
        realm: tuple(cells[around] for around in neighbours((placed.q, placed.r)) if around in cells)
        for realm, placed in tiles.items()
    }


# B2.3s: when nothing fits anywhere


def least_evil(tiles: Tiles, held: tuple[RealmName, ...]) -> list[Lay]:
    """For a neutral tile: the places and turns with the fewest mismatches, without peninsulas if possible."""
    cells = cells_of(tiles)
    places = sites(tiles) or tuple(Site(cell, tiles, cells) for cell in rim(cells))
    found = [
        (mismatches(realm, turn, site.demanded), Lay(realm, site.place, turn))
        for realm in held
        if not REALMS[realm].is_home
        for site in places
        for turn in TURNS
    ]
    fewest = min((count for count, _ in found), default=0)
    return [lay for count, lay in found if count == fewest]


def farthest(tiles: Tiles, home: RealmName) -> list[Lay]:
    """For a home, once all neutral tiles lie: the places farthest from homes of the same alignment."""
    cells = cells_of(tiles)
    places = sites(tiles) or tuple(Site(cell, tiles, cells) for cell in rim(cells))
    far = distances(home, tiles)

    def worth(site: Site) -> tuple[int, int]:
        same = [distance_of(site, steps, tiles) for is_same, steps in far if is_same]
        any_home = [distance_of(site, steps, tiles) for _, steps in far]
        return min(same, default=99), min(any_home, default=99) > 1

    best = max(worth(site) for site in places)
    return [Lay(home, site.place) for site in places if worth(site) == best]
