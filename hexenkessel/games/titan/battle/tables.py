"""The tables of the eleven Battlelands."""

from __future__ import annotations

from typing import Final

from hexenkessel.legions.battle.tables import TableCache, Tables

from ..terms import Terrain
from .hazards import HAZARDS
from .roster import ROSTER
from .terrain import LANDS

_CACHE: Final = TableCache(HAZARDS, ROSTER)


def tables_for(terrain: Terrain) -> Tables:
    """The tables of one terrain, made when it is first asked for."""
    return _CACHE.fill(LANDS[terrain])


def make_all_tables() -> None:
    """Make the tables of every terrain now, so that no battle waits for them."""
    for terrain in LANDS:
        tables_for(terrain)
