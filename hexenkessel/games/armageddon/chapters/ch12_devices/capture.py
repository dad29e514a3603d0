"""12.1: who has most warriors on a device's field may declare it captured."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import Rule
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


def why_not_seize(index: Index, seat: Seat, device: Figure) -> Rule | None:
    # A12.1n: the majority on its field, allies counted together; equal numbers leave it whose it was.
    is_there = any(each.is_warrior and each.owner == seat for each in index.at(device.field))
    is_most = index.majority((device.field,)) == index.field.sides[seat]
    is_new = device.owner is None or index.field.is_enemy(seat, device.owner)
    return None if is_there and is_most and is_new else "A12.1n"
