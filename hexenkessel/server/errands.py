"""Sees to it that standing orders are obeyed; what they are see `orders`."""

from __future__ import annotations

from hexenkessel.server.stand_ins import StandIns
from hexenkessel.server.table import Table


class Errands(StandIns):
    """Those who obey orders."""

    stuck = "order-stuck"

    def are_needed_at(self, table: Table) -> bool:
        return any(seat.orders != "[]" for seat in table.seats)

    async def play_one(self, table: Table) -> bool:
        return await table.orders.obey()
