"""Standing orders: what a seat has left word to answer, the server answers for it.

An order is never part of somebody else's action. It waits for its turn at the table as everybody does, and
only then looks what its seat is asked and whether it still holds: so it never answers an old question, and
who has switched it off can rely on that.
"""

from __future__ import annotations

from collections.abc import Collection

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.orders import open_orders, standing_answer
from hexenkessel.kernel.seats import Seat
from hexenkessel.server.contract.people import Person
from hexenkessel.server.course import Course
from hexenkessel.server.ledger import in_turn
from hexenkessel.server.log import note_failure
from hexenkessel.server.seating import is_lonely, ordered_to
from hexenkessel.server.summary import orders_of
from hexenkessel.server.trouble import unfit


class Obedience(Course):
    """A table at which standing orders are left."""

    @in_turn
    async def leave_orders(self, person: Person, seat: Seat | None, orders: Collection[str]) -> None:
        """Leave word what to answer; it holds until other orders, or none, are left."""
        mine = self.demand_seat(person, seat)
        known = open_orders(self.game, is_lonely(self.seats))
        if not set(orders) <= set(known):
            raise unfit("unknown-order", f"At this table there is {', '.join(known) or 'none'}.")
        await self._seat(ordered_to(self.seats[mine], [name for name in known if name in orders]))
        self._by_hand = None
        self.on_turn()

    def _ordered(self) -> tuple[Seat, Action] | None:
        """What some seat has left word to answer now. It sees what the seat sees, and nothing else."""
        if not self.is_running or self.row.paused or self.number == self._by_hand:
            return None
        position = self.history.position
        for seat in position.due:
            row = self.seats[seat]
            if row.person is not None and row.bot is None and row.orders != "[]":
                # Somebody may have come since the orders were left.
                orders = {*orders_of(row)} & {*open_orders(self.game, is_lonely(self.seats))}
                answer = standing_answer(self.game, position, seat, orders)
                if answer is not None:
                    return seat, answer
        return None

    @in_turn
    async def obey(self) -> bool:
        """Let one order answer, in the position as it is when it is our turn; False if none does."""
        try:
            ordered = self._ordered()
        except Exception:
            # The order itself has failed: it is asked again when play has gone on.
            note_failure("order-failed", table=self.id)
            return False
        if ordered is None:
            return False
        await self._play(*ordered)
        return True
