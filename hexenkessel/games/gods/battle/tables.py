"""The tables of the battlefields, also of those that a spell has changed."""

from __future__ import annotations

from typing import Final

from hexenkessel.legions.battle.battleland import Battleland
from hexenkessel.legions.battle.tables import TableCache, Tables

from .hazards import HAZARDS
from .roster import ROSTER

_CACHE: Final = TableCache(HAZARDS, ROSTER)


def tables_for(land: Battleland) -> Tables:
    """The tables of one map, made when it is first asked for; natures are filled in when they come."""
    return _CACHE.tables_for(land)
