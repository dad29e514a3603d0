"""The seats of a running table: whose they are, and who plays for him; before the game see `waiting_room`.

One person may have several seats: then several people share a screen, and each of their seats has a name.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

import msgspec

from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.words import PersonId, TableId
from hexenkessel.server.errors import not_his_seat, not_now, not_seated, seat_lent, unfit
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import SeatRow, TableRow
from hexenkessel.server.table.ledger import Ledger
from hexenkessel.server.table.messages import Look
from hexenkessel.server.table.subscribers import Subscribers


class Seating:
    """The seats of a table by person, checks of who may act, and the way to change them."""

    def __init__(self, ledger: Ledger, subscribers: Subscribers) -> None:
        self._ledger = ledger
        self._subscribers = subscribers
        # Who sits where, as it was for those seats: asked for with every message to every screen.
        self._sitting: tuple[tuple[SeatRow, ...], dict[PersonId | None, tuple[Seat, ...]]] = ((), {})

    # Whose seat

    def seats_of(self, person: PersonId | None) -> tuple[Seat, ...]:
        seats = self._ledger.seats
        if self._sitting[0] is not seats:
            self._sitting = seats, _by_person(seats)
        return self._sitting[1].get(person, ())

    def sits(self, person: PersonId | None) -> bool:
        return bool(self.seats_of(person))

    def is_host(self, person: PersonId | None) -> bool:
        return person is not None and person == self._ledger.row.host

    def usual_look(self, person: PersonId | None) -> Observer:
        """Through which seat somebody looks who has named none: through his only one.

        Who has several sees what a spectator sees, until he says who is in front of the screen.
        """
        seats = self.seats_of(person)
        return seats[0] if len(seats) == 1 else None

    def look_of(self, person: PersonId | None, look: Look | None) -> Observer:
        """Through which seat somebody looks who has said this last. A seat that is not his does not count."""
        if look is not None and (look.seat is None or look.seat in self.seats_of(person)):
            return look.seat
        return self.usual_look(person)

    def demand_seat(self, person: Person, seat: Seat | None) -> Seat:
        """The seat he names, if it is his; his only one if he names none."""
        seats = self.seats_of(person.id)
        if not seats:
            raise not_seated()
        if seat is not None and seat not in seats:
            raise not_his_seat()
        if seat is None and len(seats) > 1:
            raise unfit("which-seat", "You have several seats; say which one.")
        return seats[0] if seat is None else seat

    def demand_seat_to_act(self, person: Person, seat: Seat | None) -> Seat:
        """The seat in which this person may decide something now."""
        mine = self.demand_seat(person, seat)
        if self._ledger.seats[mine].bot is not None:
            raise seat_lent()
        return mine

    # In one's turn

    async def change(self, *changed: SeatRow, **changes: Any) -> None:
        """Let these seats be so from now on, and change something else about the table with them."""
        by_number = {row.seat: row for row in changed}
        seats = tuple(by_number.get(row.seat, row) for row in self._ledger.seats)
        await self._ledger.write(msgspec.structs.replace(self._ledger.row, **changes), seats=seats)
        self._subscribers.tell_table()

    # After the game

    def demand_played(self, person: Person) -> None:
        """Raises an ApiError unless the game is over and he has played it."""
        if not self._ledger.is_over or self._ledger.row.kind != "game":
            raise not_now("not-finished", "There is no game that is over.")
        if not self.sits(person.id):
            raise not_seated()

    async def play_again(self, row: TableRow, seats: Collection[SeatRow], instead: TableId | None) -> None:
        """Open this table for those who sit here, unless somebody has just been faster."""
        async with self._ledger:
            if self._ledger.row.rematch == instead:
                after = msgspec.structs.replace(self._ledger.row, rematch=row.id)
                await self._ledger.write(
                    after, partial(rows.add_table, row=row, seats=seats, texts=self._ledger.texts)
                )
                self._subscribers.tell_table()


def _by_person(seats: tuple[SeatRow, ...]) -> dict[PersonId | None, tuple[Seat, ...]]:
    people = {row.person for row in seats if row.person is not None}
    return {person: tuple(row.seat for row in seats if row.person == person) for person in people}


def is_lonely(seats: Sequence[SeatRow]) -> bool:
    """One person sits there alone among bots."""
    return sum(row.person is not None for row in seats) == 1


def ordered_to(row: SeatRow, orders: Sequence[str]) -> SeatRow:
    return msgspec.structs.replace(row, orders=msgspec.json.encode(orders).decode())
