"""What magic has left on a battlefield: units, and what ends only when somebody has his turn again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hexenkessel.games.armageddon.terms import FigureId, Place
from hexenkessel.hexes.axial import Direction
from hexenkessel.kernel.seats import Seat


class Lasting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that ends when a player has begun so many turns more (A17.3b, R-A17.6g)."""

    word: str  # a spell, or "mortal" or "rest" (A17.6e)
    seat: Seat  # whose turns are counted
    turns: int = 1
    figures: tuple[FigureId, ...] = ()
    edges: tuple[tuple[Place, Place], ...] = ()  # of a river, or of the side on which a gate is
    strength: str = ""  # A17.2aw: of a wind that blows for these alone
    toward: Direction = 0


class Magic(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of it; empty where there is no magician."""

    units: Mapping[FigureId, int] = {}  # by magician, where it is not what all begin with
    cast: tuple[FigureId, ...] = ()  # A17.3a: who has cast a spell since his player's turn began, sorted
    lasting: tuple[Lasting, ...] = ()

    def but(self, **changes: Any) -> Magic:
        return msgspec.structs.replace(self, **changes)


NO_MAGIC = Magic()
