"""A table whose game has not begun: sitting down, standing up, changing places, bots, and the start."""

from __future__ import annotations

from typing import Final

import msgspec

from hexenkessel.kernel.seats import Seat
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.words import PersonId
from hexenkessel.server.errors import not_now, not_seated, unfit
from hexenkessel.server.storage.rows import SeatRow
from hexenkessel.server.table.ledger import Ledger
from hexenkessel.server.table.play import Play
from hexenkessel.server.table.seating import Seating
from hexenkessel.server.table.subscribers import Subscribers

_LONGEST_PART: Final = 128


class WaitingRoom:
    """A table before the game: sit, stand, swap, hire, free, start."""

    def __init__(self, ledger: Ledger, seating: Seating, subscribers: Subscribers, play: Play) -> None:
        self._ledger = ledger
        self._seating = seating
        self._subscribers = subscribers
        self._play = play

    async def sit(self, person: Person, seat: Seat, part: str | None) -> None:
        """Take a seat; of those that are kept for somebody he takes all; the last of them begins the game."""
        async with self._ledger:
            self._demand_open()
            taken, table = self._demand_there(seat), self._ledger.id
            if self._seating.sits(person.id):
                raise not_now("already-seated", "You already sit at this table.")
            kept, given = self._kept_for(person.id), _clean_part(part)
            if taken in kept:
                await self._seating.change(
                    *(SeatRow(table, mine.seat, person.id, None, given, mine.name) for mine in kept)
                )
                if self._is_full:
                    await self._play.begin(self._ledger.seats)
                return
            _demand_free(taken)
            # He has found another place.
            freed = (SeatRow(table, other.seat) for other in kept)
            await self._seating.change(SeatRow(table, seat, person.id, None, given), *freed)

    async def hire(self, person: Person, seat: Seat, bot: str) -> None:
        """Let a bot have a seat in which nobody sits: for whoever does not come."""
        async with self._ledger:
            self._demand_open()
            hired = self._demand_there(seat)
            if not self._seating.is_host(person.id):
                raise not_now("not-host", "Only the host gives a seat to a bot.")
            _demand_free(hired)
            await self._seating.change(SeatRow(self._ledger.id, seat, None, bot))

    async def free(self, person: Person, seat: Seat | None) -> None:
        """Let a seat be for everybody: one that is kept for oneself (None: all), or as the host anybody's:
        whoever sat down may have gone away."""
        async with self._ledger:
            self._demand_open()
            freed = self._kept_for(person.id) if seat is None else (self._demand_there(seat),)
            # Who sits there himself stands up.
            owners = {row.kept_for or row.bot or row.person for row in freed if row.person != person.id}
            if not owners or None in owners:
                raise not_now("not-kept", "This seat is kept for nobody.")
            if not self._seating.is_host(person.id) and owners != {person.id}:
                raise not_now("not-host", "Only the host frees the seat of somebody else.")
            await self._seating.change(*(SeatRow(self._ledger.id, row.seat) for row in freed))

    async def stand(self, person: Person, seat: Seat | None) -> None:
        async with self._ledger:
            self._demand_open()
            mine = self._seating.demand_seat(person, seat)
            await self._seating.change(SeatRow(self._ledger.id, mine))

    async def swap(self, person: Person, a: Seat, b: Seat) -> None:
        """Let two seats change places: the host any two, everybody else his own with one that is nobody's."""
        async with self._ledger:
            self._demand_open()
            one, other = self._demand_there(a), self._demand_there(b)
            if a == b:
                raise unfit("bad-seat", "Name two seats.")
            if not self._seating.is_host(person.id):
                people = {row.person or row.kept_for for row in (one, other)}
                if person.id not in people:
                    raise not_seated()
                if people != {person.id, None}:
                    raise not_now("seat-taken", "Somebody else sits there; only the host can exchange you.")
            await self._seating.change(
                msgspec.structs.replace(one, seat=b), msgspec.structs.replace(other, seat=a)
            )

    async def start(self, person: Person, part: str | None) -> None:
        async with self._ledger:
            self._demand_open()
            row, sits, version = self._ledger.row, self._seating.sits, self._ledger.game.version
            # The host starts; where he has stood up, whoever sits.
            if person.id != row.host and (sits(row.host) or not sits(person.id)):
                raise not_now("not-host", "The host starts the game.")
            if not self._is_full:
                raise not_now("seats-open", "Some seats are still open.")
            if row.version != version:
                # Nobody begins by other rules than those for which he sat down without having been told.
                await self._ledger.write(msgspec.structs.replace(row, version=version))
                self._subscribers.tell_table()
                raise not_now(
                    "newer-rules", "There is a new version of the rules. Start again to play by it."
                )
            given = _clean_part(part)
            await self._play.begin(
                msgspec.structs.replace(seat, part=given) if given and seat.person == person.id else seat
                for seat in self._ledger.seats
            )

    # What must be so

    def _demand_open(self) -> None:
        if self._ledger.row.state != "open":
            raise not_now("not-open", "The game has already begun.")

    def _demand_there(self, seat: Seat) -> SeatRow:
        seats = self._ledger.seats
        if not 0 <= seat < len(seats):
            raise unfit("bad-seat", f"The table has {len(seats)} seats.")
        return seats[seat]

    def _kept_for(self, person: PersonId) -> tuple[SeatRow, ...]:
        return tuple(row for row in self._ledger.seats if row.kept_for == person)

    @property
    def _is_full(self) -> bool:
        return not any(_is_free(row) for row in self._ledger.seats)


def _is_free(seat: SeatRow) -> bool:
    """Nobody sits there; it may yet be kept for somebody."""
    return seat.person is None and seat.bot is None


def _demand_free(seat: SeatRow) -> None:
    if not _is_free(seat):
        raise not_now("seat-taken", "Somebody else sits there.")
    if seat.kept_for is not None:
        raise not_now("seat-kept", "This seat is kept for somebody else.")


def _clean_part(part: str | None) -> str | None:
    """Somebody's part of the dice: any word will do, if a record can hold it."""
    if part is None or (part.isascii() and part.isalnum() and 8 <= len(part) <= _LONGEST_PART):
        return part
    raise unfit("bad-part", f"A part of the dice is a word of 8 to {_LONGEST_PART} letters and digits.")
