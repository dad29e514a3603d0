"""Standing orders: what a seat has left word to answer, the server answers for it.

An order is never part of somebody else's action. It waits for its turn at the table as everybody does, and
only then looks what its seat is asked and whether it still holds: so it never answers an old question, and
who has switched it off can rely on that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.orders import first_orders, open_orders, standing_answer
from hexenkessel.kernel.seats import Seat
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.words import TableId
from hexenkessel.server.course import Course
from hexenkessel.server.fresh import Fresh
from hexenkessel.server.log import note_failure
from hexenkessel.server.people import People
from hexenkessel.server.storage.rows import SeatRow, StoredTable
from hexenkessel.server.storage.store import Store, StoreClosed
from hexenkessel.server.summary import orders_of
from hexenkessel.server.trouble import Stale, unfit

_PAUSE_AFTER_FAILURE: Final = 2.0  # seconds
_NOTHING: Final = -1


class Obedience(Course):
    """A table at which standing orders are left."""

    def __init__(
        self, stored: StoredTable, game: Game[Any, Any], store: Store, people: People, fresh: Fresh
    ) -> None:
        super().__init__(stored, game, store, people, fresh)
        self._by_hand = _NOTHING  # the number of a position in which no order answers

    async def leave_orders(self, person: Person, seat: Seat | None, orders: Collection[str]) -> None:
        """Leave word what to answer; it holds until other orders, or none, are left."""
        await self._in_turn(partial(self._leave_orders, person, seat, orders))

    async def _leave_orders(self, person: Person, seat: Seat | None, orders: Collection[str]) -> None:
        mine = self.demand_seat(person, seat)
        known = open_orders(self.game, _is_lonely(self.seats))
        if not set(orders) <= set(known):
            raise unfit("unknown-order", f"At this table there is {', '.join(known) or 'none'}.")
        await self._seat(_ordered_to(self.seats[mine], [name for name in known if name in orders]))
        self._by_hand = _NOTHING
        self.on_turn()

    async def _begin(self, taken: Iterable[SeatRow]) -> None:
        seats = tuple(taken)
        if orders := first_orders(self.game, _is_lonely(seats)):
            seats = tuple(_ordered_to(row, orders) if row.person else row for row in seats)
        await super()._begin(seats)

    async def _rewind(self, number: int, **changes: Any) -> None:
        # Somebody wants to decide otherwise: no order does the same again at once.
        self._by_hand = number
        await super()._rewind(number, **changes)

    def ordered(self) -> tuple[Seat, Action] | None:
        """What some seat has left word to answer now. It sees what the seat sees, and nothing else."""
        if not self.is_running or self.row.paused or self.number == self._by_hand:
            return None
        position = self.history.position
        for seat in position.due:
            row = self.seats[seat]
            if row.person is not None and row.bot is None and row.orders != "[]":
                # Somebody may have come since the orders were left.
                orders = {*orders_of(row)} & {*open_orders(self.game, _is_lonely(self.seats))}
                answer = standing_answer(self.game, position, seat, orders)
                if answer is not None:
                    return seat, answer
        return None

    async def obey(self) -> None:
        """Let one order answer, in the position as it is when it is our turn."""
        await self._in_turn(self._obey)

    async def _obey(self) -> None:
        if ordered := self.ordered():
            await self._play(*ordered)


def _is_lonely(seats: Sequence[SeatRow]) -> bool:
    return sum(row.person is not None for row in seats) == 1


def _ordered_to(row: SeatRow, orders: Sequence[str]) -> SeatRow:
    return msgspec.structs.replace(row, orders=msgspec.json.encode(orders).decode())


class Errands:
    """Sees to it that orders are obeyed: one task for each table where some order has an answer."""

    def __init__(self) -> None:
        self._tasks: dict[TableId, asyncio.Task[None]] = {}

    def __contains__(self, table: TableId) -> bool:
        return table in self._tasks

    def look_at(self, table: Obedience) -> None:
        """Something has happened at this table. Nothing is played before whoever did it has ended."""
        if table.id not in self._tasks and any(seat.orders != "[]" for seat in table.seats):
            self._tasks[table.id] = asyncio.create_task(self._run(table))

    async def _run(self, table: Obedience) -> None:
        try:
            while table.ordered() is not None:
                try:
                    await table.obey()
                except Stale:
                    continue
                except StoreClosed:
                    return
                except Exception:
                    note_failure("order-stuck", table=table.id)
                    await asyncio.sleep(_PAUSE_AFTER_FAILURE)
        except Exception:
            # The order itself has failed: it is asked again when play has gone on.
            note_failure("order-failed", table=table.id)
        finally:
            del self._tasks[table.id]

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
