"""Standing orders: what a seat has left word to answer, the server answers for it.

An order is never part of somebody else's action. It waits for its turn at the table as everybody does, and
only then looks what its seat is asked and whether it still holds: so it never answers an old question, and
who has switched it off can rely on that.
"""

from __future__ import annotations

from collections.abc import Collection

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.standing_orders import open_orders, standing_answer
from hexenkessel.server.contract.people import Person
from hexenkessel.server.errors import unfit
from hexenkessel.server.ops.log import log_exception
from hexenkessel.server.ops.rules_worker import RulesWorker
from hexenkessel.server.table.ledger import Ledger
from hexenkessel.server.table.play import Play
from hexenkessel.server.table.seating import Seating, is_lonely, ordered_to
from hexenkessel.server.table.summary import orders_of


class Orders:
    """The standing orders of all seats at a table."""

    def __init__(self, ledger: Ledger, seating: Seating, play: Play, rules_worker: RulesWorker) -> None:
        self._ledger = ledger
        self._seating = seating
        self._play = play
        self._rules_worker = rules_worker

    async def leave(self, person: Person, seat: Seat | None, orders: Collection[str]) -> None:
        """Leave word what to answer; it holds until other orders, or none, are left."""
        async with self._ledger:
            mine = self._ledger.seats[self._seating.demand_seat(person, seat)]
            known = self._open_orders()
            if not set(orders) <= set(known):
                raise unfit("unknown-order", f"At this table there is {', '.join(known) or 'none'}.")
            await self._seating.change(ordered_to(mine, [name for name in known if name in orders]))
            self._play.by_hand = None
            self._play.on_turn()

    async def obey(self) -> bool:
        """Let one order answer, in the position as it is when it is our turn; False if none does."""
        async with self._ledger:
            try:
                ordered = await self._ordered()
            except Exception:
                # The order itself has failed: it is asked again when play has gone on.
                log_exception("order-failed", table=self._ledger.id)
                return False
            if ordered is None:
                return False
            await self._play.go_on(*ordered)
            return True

    async def _ordered(self) -> tuple[Seat, Action] | None:
        """The answer of some seat's standing order, if one applies now. It sees what the seat sees."""
        ledger = self._ledger
        if not ledger.is_running or ledger.row.paused or ledger.number == self._play.by_hand:
            return None
        position = ledger.history.position
        for seat in position.due:
            row = ledger.seats[seat]
            if row.person is not None and row.bot is None and row.orders != "[]":
                # Somebody may have come since the orders were left.
                orders = {*orders_of(row)} & {*self._open_orders()}
                ask, host = self._rules_worker.ask, ledger.row.host
                answer = await ask(host, standing_answer, ledger.game, position, seat, orders)
                if answer is not None:
                    return seat, answer
        return None

    def _open_orders(self) -> tuple[str, ...]:
        return open_orders(self._ledger.game, is_lonely(self._ledger.seats))
