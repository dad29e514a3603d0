"""15.3: whose a ship is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch15_ships import aboard
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import Rule
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


def why_not_claim(index: Index, seat: Seat, ship: Figure) -> Rule | None:
    """A15.3ak: the majority on its fields, allies counted together; with equal numbers nothing changes."""
    crew = aboard.crew(index, ship)
    is_there = any(each.owner == seat for each in crew)
    is_most = aboard.leading_side(index, crew) == index.field.sides[seat]
    is_new = ship.owner is None or index.field.is_enemy(seat, ship.owner)
    return None if is_there and is_most and is_new else "A15.3ak"
