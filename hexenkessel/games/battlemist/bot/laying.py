"""Laying the board: good realms around the own home, deserts around others', homes where there is room."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexenkessel.games.battlemist.actions import Lay
from hexenkessel.games.battlemist.components import REALMS
from hexenkessel.games.battlemist.laying.places import cell_of, cells_of
from hexenkessel.games.battlemist.terms import Place, RealmName
from hexenkessel.games.battlemist.view import BattlemistView
from hexenkessel.hexes.axial import Cell, distance, neighbours
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.seats import Seat

_GOOD_HOME: Final = 12.0  # what must lie around a place to settle there early
_WAIT: Final = 3  # tiles left, with which one waits no longer


@lru_cache(maxsize=64)
def tile_worth(realm: RealmName) -> float:
    """What it is good for to have a realm near: its yield, and less for rough ground, which stops units."""
    tile = REALMS[realm]
    return (
        0.0 if tile.is_home else tile.income.total - (0.3 if tile.terrain in ("forest", "mountain") else 0.0)
    )


def choose_lay(view: BattlemistView, decision: Decision, seat: Seat) -> Action:
    me = view.players[seat]
    cells = cells_of(view.tiles)
    homes = {
        other: (view.tiles[player.home].q, view.tiles[player.home].r)
        for other, player in enumerate(view.players)
        if player.home in view.tiles
    }
    lays = [action for action in decision.actions if isinstance(action, Lay)]
    settling = [lay for lay in lays if lay.realm == me.home]
    if settling:
        worth, best = max(((_site_worth(lay.place, cells, homes), lay) for lay in settling), key=_first)
        others = [lay for lay in lays if lay.realm != me.home]
        if not others or me.tiles_left <= _WAIT or worth >= _GOOD_HOME:
            return best
        lays = others
    found: dict[tuple[RealmName, Place], float] = {}

    def worth_here(lay: Lay) -> float:
        known = found.get((lay.realm, lay.place))
        if known is None:
            known = found[lay.realm, lay.place] = _tile_value(lay, cells, homes, seat)
        return known

    return max(lays, key=worth_here)


def _first(entry: tuple[float, Lay]) -> float:
    return entry[0]


def _cell(place: Place) -> Cell:
    cell = cell_of(place)
    assert cell is not None
    return cell


def _site_worth(place: Place, cells: dict[Cell, RealmName], homes: dict[Seat, Cell]) -> float:
    """What lies around a place for a home, and how far the others are."""
    here = _cell(place)
    worth = 0.0
    for cell in neighbours(here):
        if cell in cells:
            worth += tile_worth(cells[cell])
            worth += 0.3 * sum(
                tile_worth(cells[around]) for around in neighbours(cell) if around in cells and around != here
            )
        else:
            worth += 1.0  # a free place, where something good may come
    nearest = min((distance(here, home) for home in homes.values()), default=5)
    return worth + 6.0 * min(nearest, 5) - 30.0


def _tile_value(lay: Lay, cells: dict[Cell, RealmName], homes: dict[Seat, Cell], seat: Seat) -> float:
    """Good tiles near the own home, bad ones near others'."""
    here = _cell(lay.place)
    worth = tile_worth(lay.realm) - 2.2
    value = 0.0
    for owner, home in homes.items():
        near = max(0, 4 - distance(here, home))
        value += near * worth * (1.0 if owner == seat else -0.4)
    if seat not in homes:
        # Without a home yet: make a place worth settling, and keep bad tiles apart from it.
        value += 0.3 * worth * sum(tile_worth(cells[c]) for c in neighbours(here) if c in cells)
    return value
