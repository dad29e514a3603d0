"""A table whose game has not begun: sitting down, standing up, changing places, bots, and the start."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec

from hexenkessel.kernel.game import BadSetup
from hexenkessel.kernel.history import History
from hexenkessel.kernel.orders import first_orders
from hexenkessel.kernel.seats import Seat
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.words import PersonId
from hexenkessel.server.ledger import course_of, in_turn, rolls_of, setup_of
from hexenkessel.server.log import note
from hexenkessel.server.seating import Seating, clean_part, is_free, is_lonely, ordered_to
from hexenkessel.server.storage.rows import SeatRow
from hexenkessel.server.trouble import not_now, not_seated, unfit


class WaitingRoom(Seating):
    """A table with what may be done there before the game."""

    @in_turn
    async def sit(self, person: Person, seat: Seat, part: str | None) -> None:
        """Take a seat; of those that are kept for somebody he takes all; the last of them begins the game."""
        self._demand_open()
        self._demand_there(seat)
        if self.sits(person.id):
            raise not_now("already-seated", "You already sit at this table.")
        kept, given = self.kept_for(person.id), clean_part(part)
        if seat in kept:
            names = ((mine, self.seats[mine].name) for mine in kept)
            await self._seat(*(SeatRow(self.id, mine, person.id, None, given, name) for mine, name in names))
            if self.is_full:
                await self._begin(self.seats)
            return
        self._demand_free(self.seats[seat])
        # He has found another place.
        freed = (SeatRow(self.id, other) for other in kept)
        await self._seat(SeatRow(self.id, seat, person.id, None, given), *freed)

    def kept_for(self, person: PersonId) -> tuple[Seat, ...]:
        return tuple(row.seat for row in self.seats if row.kept_for == person)

    @in_turn
    async def hire(self, person: Person, seat: Seat, bot: str) -> None:
        """Let a bot have a seat in which nobody sits: for whoever does not come."""
        self._demand_open()
        self._demand_there(seat)
        if person.id != self.row.host:
            raise not_now("not-host", "Only the host gives a seat to a bot.")
        self._demand_free(self.seats[seat])
        await self._seat(SeatRow(self.id, seat, None, bot))

    @in_turn
    async def free(self, person: Person, seat: Seat | None) -> None:
        """Let a seat be for everybody: one that is kept for oneself (None: all), or as the host any that is
        kept, or a bot's."""
        self._demand_open()
        if seat is not None:
            self._demand_there(seat)
        freed = self.kept_for(person.id) if seat is None else (seat,)
        keepers = {self.seats[each].kept_for or self.seats[each].bot for each in freed}
        if not freed or None in keepers:
            raise not_now("not-kept", "This seat is kept for nobody.")
        if person.id != self.row.host and keepers != {person.id}:
            raise not_now("not-host", "Only the host frees a seat that is kept for somebody else.")
        await self._seat(*(SeatRow(self.id, each) for each in freed))

    @in_turn
    async def stand(self, person: Person, seat: Seat | None) -> None:
        self._demand_open()
        await self._seat(SeatRow(self.id, self.demand_seat(person, seat)))

    @in_turn
    async def swap(self, person: Person, a: Seat, b: Seat) -> None:
        """Let two seats change places: the host any two, everybody else his own with one that is nobody's."""
        self._demand_open()
        self._demand_there(a)
        self._demand_there(b)
        if a == b:
            raise unfit("bad-seat", "Name two seats.")
        if person.id != self.row.host:
            people = {row.person or row.kept_for for row in (self.seats[a], self.seats[b])}
            if person.id not in people:
                raise not_seated()
            if people != {person.id, None}:
                raise not_now("seat-taken", "Somebody else sits there; only the host can exchange you.")
        one, other = self.seats[a], self.seats[b]
        await self._seat(msgspec.structs.replace(one, seat=b), msgspec.structs.replace(other, seat=a))

    @in_turn
    async def start(self, person: Person, part: str | None) -> None:
        self._demand_open()
        # The host starts; where he has stood up, whoever sits.
        if person.id != self.row.host and (self.sits(self.row.host) or not self.sits(person.id)):
            raise not_now("not-host", "The host starts the game.")
        if not self.is_full:
            raise not_now("seats-open", "Some seats are still open.")
        if self.row.version != self.game.version:
            # Nobody begins by other rules than those for which he sat down without having been told.
            await self._write(msgspec.structs.replace(self.row, version=self.game.version))
            self.audience.tell_table()
            raise not_now("newer-rules", "There is a new version of the rules. Start again to play by it.")
        given = clean_part(part)
        await self._begin(
            msgspec.structs.replace(seat, part=given) if given and seat.person == person.id else seat
            for seat in self.seats
        )

    async def _begin(self, taken: Iterable[SeatRow]) -> None:
        # Who has given no part of the dice has none: one made up now, knowing all others, could be chosen.
        seats = tuple(taken)
        if orders := first_orders(self.game, is_lonely(seats)):
            seats = tuple(ordered_to(row, orders) if row.person else row for row in seats)
        try:
            history = await asyncio.to_thread(self._opening, seats)
        except BadSetup as bad:
            problem = f"{bad} The rules have changed since this table was opened; open another one."
            raise not_now("other-rules", problem) from None
        after = msgspec.structs.replace(
            self.row,
            state="running",
            version=history.setup.version,
            opening=rolls_of(history.opening),
            **course_of(history.position),
        )
        await self._write(after, seats=seats)
        self._history = history
        self._forget_states()
        note("game-started", table=self.id, game=self.game.name, seats=len(seats))
        self.audience.tell_table()
        self.audience.tell_state()
        self.on_turn()

    def _opening(self, seats: tuple[SeatRow, ...]) -> History[Any, Any]:
        return History(self.game, setup_of(self.game, self.row, seats))

    def _demand_open(self) -> None:
        if self.row.state != "open":
            raise not_now("not-open", "The game has already begun.")

    def _demand_there(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.seats):
            raise unfit("bad-seat", f"The table has {len(self.seats)} seats.")

    def _demand_free(self, seat: SeatRow) -> None:
        if not is_free(seat):
            raise not_now("seat-taken", "Somebody else sits there.")
        if seat.kept_for is not None:
            raise not_now("seat-kept", "This seat is kept for somebody else.")
