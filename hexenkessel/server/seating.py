"""Who sits at a table, and who plays for him; before the game see `waiting`.

One person may have several seats: then several people share a screen, and each of their seats has a name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from hexenkessel.kernel.game import Game
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.server.audience import Audience
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.words import PersonId, TableId
from hexenkessel.server.fresh import Fresh
from hexenkessel.server.ledger import Ledger, in_turn
from hexenkessel.server.news import Look
from hexenkessel.server.people import People
from hexenkessel.server.state import Told
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import SeatRow, StoredTable, TableRow
from hexenkessel.server.storage.store import Store
from hexenkessel.server.trouble import not_his_seat, not_now, not_seated, seat_lent, unfit

_LONGEST_PART: Final = 128


class Seating(Ledger):
    """A table with its seats. `on_turn` is called whenever somebody may be due for whom the server plays."""

    def __init__(
        self, stored: StoredTable, game: Game[Any, Any], store: Store, people: People, fresh: Fresh
    ) -> None:
        super().__init__(stored, game, store)
        self.audience = Audience()
        self.on_turn: Callable[[], None] = lambda: None
        self._people = people
        self._fresh = fresh
        # What has been made of the newest position for those who look on; and of the next one while the
        # action that leads there is on its way to disk.
        self._told_last: Told | None = None
        self._told_next: Told | None = None
        # Who sits where, as it was for those seats: asked for with every message to every screen.
        self._sitting: tuple[tuple[SeatRow, ...], dict[PersonId | None, tuple[Seat, ...]]] = ((), {})

    @property
    def is_running(self) -> bool:
        return self.row.state == "running"

    @property
    def is_full(self) -> bool:
        return not any(is_free(seat) for seat in self.seats)

    # Whose seat

    def seats_of(self, person: PersonId | None) -> tuple[Seat, ...]:
        if self._sitting[0] is not self.seats:
            self._sitting = self.seats, _by_person(self.seats)
        return self._sitting[1].get(person, ())

    def sits(self, person: PersonId | None) -> bool:
        return bool(self.seats_of(person))

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
        if self.seats[mine].bot is not None:
            raise seat_lent()
        return mine

    # After the game

    def demand_played(self, person: Person) -> None:
        """Raises a Trouble unless the game is over and he has played it."""
        if self.row.state != "finished" or self.row.kind != "game":
            raise not_now("not-finished", "There is no game that is over.")
        if not self.sits(person.id):
            raise not_seated()

    @in_turn
    async def play_again(self, row: TableRow, seats: Collection[SeatRow], instead: TableId | None) -> None:
        """Open this table for those who sit here, unless somebody has just been faster."""
        if self.row.rematch == instead:
            after = msgspec.structs.replace(self.row, rematch=row.id)
            await self._write(after, partial(rows.add_table, row=row, seats=seats))
            self.audience.tell_table()

    async def _seat(self, *changed: SeatRow, **changes: Any) -> None:
        """Let these seats be so from now on, and change something else about the table with them."""
        by_number = {row.seat: row for row in changed}
        seats = tuple(by_number.get(row.seat, row) for row in self.seats)
        await self._write(msgspec.structs.replace(self.row, **changes), seats=seats)
        self._forget_states()
        self.audience.tell_table()

    def _forget_states(self) -> None:
        """What would be told now is not what was."""
        self._told_last = self._told_next = None


def _by_person(seats: tuple[SeatRow, ...]) -> dict[PersonId | None, tuple[Seat, ...]]:
    people = {row.person for row in seats if row.person is not None}
    return {person: tuple(row.seat for row in seats if row.person == person) for person in people}


def is_free(seat: SeatRow) -> bool:
    """Nobody sits there; it may yet be kept for somebody."""
    return seat.person is None and seat.bot is None


def is_lonely(seats: Sequence[SeatRow]) -> bool:
    """One person sits there alone among bots."""
    return sum(row.person is not None for row in seats) == 1


def ordered_to(row: SeatRow, orders: Sequence[str]) -> SeatRow:
    return msgspec.structs.replace(row, orders=msgspec.json.encode(orders).decode())


def clean_part(part: str | None) -> str | None:
    """Somebody's part of the dice: any word will do, if a record can hold it."""
    if part is None or (part.isascii() and part.isalnum() and 8 <= len(part) <= _LONGEST_PART):
        return part
    raise unfit("bad-part", f"A part of the dice is a word of 8 to {_LONGEST_PART} letters and digits.")
