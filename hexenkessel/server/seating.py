"""Who sits at a table: sitting down, standing up, changing places, lending a seat to a bot, and the start.

One person may have several seats: then several people share a screen, and each of their seats has a name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Any, Final

import msgspec

from hexenkessel.kernel.game import BadSetup, Game
from hexenkessel.kernel.history import History
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.server.audience import Audience
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.play import State
from hexenkessel.server.contract.words import PersonId, TableId
from hexenkessel.server.fresh import Fresh
from hexenkessel.server.ledger import Ledger, course_of, rolls_of, setup_of
from hexenkessel.server.log import note
from hexenkessel.server.news import Look
from hexenkessel.server.people import People
from hexenkessel.server.state import Told
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import SeatRow, StoredTable, TableRow
from hexenkessel.server.storage.store import Store
from hexenkessel.server.trouble import Trouble, not_now, not_seated, seat_lent, unfit

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
        self._states: dict[tuple[Observer, int, bool], tuple[State, str]] = {}
        self._told_last: Told | None = None

    @property
    def is_running(self) -> bool:
        return self.row.state == "running"

    @property
    def is_full(self) -> bool:
        return not any(is_free(seat) for seat in self.seats)

    # Whose seat

    def seats_of(self, person: PersonId | None) -> tuple[Seat, ...]:
        if person is None:
            return ()
        return tuple([seat.seat for seat in self.seats if seat.person == person])

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
        if not seats or (seat is not None and seat not in seats):
            raise not_seated()
        if seat is None and len(seats) > 1:
            raise Trouble(400, "which-seat", "You have several seats; say which one.")
        return seats[0] if seat is None else seat

    def demand_seat_to_act(self, person: Person, seat: Seat | None) -> Seat:
        """The seat in which this person may decide something now."""
        mine = self.demand_seat(person, seat)
        if self.seats[mine].bot is not None:
            raise seat_lent()
        return mine

    # Before the game

    async def sit(self, person: Person, seat: Seat, part: str | None) -> None:
        """Take a seat; of those that are kept for somebody he takes all; the last of them begins the game."""
        await self._in_turn(partial(self._sit, person, seat, part))

    async def _sit(self, person: Person, seat: Seat, part: str | None) -> None:
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

    async def free(self, person: Person, seat: Seat | None) -> None:
        """Let a kept seat be for everybody: one that is kept for oneself (None: all), or as the host any."""
        await self._in_turn(partial(self._free, person, seat))

    async def _free(self, person: Person, seat: Seat | None) -> None:
        self._demand_open()
        if seat is not None:
            self._demand_there(seat)
        freed = self.kept_for(person.id) if seat is None else (seat,)
        keepers = {self.seats[each].kept_for for each in freed}
        if not freed or None in keepers:
            raise not_now("not-kept", "This seat is kept for nobody.")
        if person.id != self.row.host and keepers != {person.id}:
            raise not_now("not-host", "Only the host frees a seat that is kept for somebody else.")
        await self._seat(*(SeatRow(self.id, each) for each in freed))

    async def stand(self, person: Person, seat: Seat | None) -> None:
        await self._in_turn(partial(self._stand, person, seat))

    async def _stand(self, person: Person, seat: Seat | None) -> None:
        self._demand_open()
        await self._seat(SeatRow(self.id, self.demand_seat(person, seat)))

    async def swap(self, person: Person, a: Seat, b: Seat) -> None:
        """Let two seats change places: the host any two, everybody else his own with one that is nobody's."""
        await self._in_turn(partial(self._swap, person, a, b))

    async def _swap(self, person: Person, a: Seat, b: Seat) -> None:
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

    async def start(self, person: Person, part: str | None) -> None:
        await self._in_turn(partial(self._start, person, part))

    async def _start(self, person: Person, part: str | None) -> None:
        self._demand_open()
        # The host starts; where he has stood up, whoever sits.
        if person.id != self.row.host and (self.sits(self.row.host) or not self.sits(person.id)):
            raise not_now("not-host", "The host starts the game.")
        if not self.is_full:
            raise not_now("seats-open", "Some seats are still open.")
        given = clean_part(part)
        await self._begin(
            msgspec.structs.replace(seat, part=given) if given and seat.person == person.id else seat
            for seat in self.seats
        )

    async def _begin(self, taken: Iterable[SeatRow]) -> None:
        # Who has given no part of the dice gets one from the server.
        seats = tuple(msgspec.structs.replace(seat, part=seat.part or self._fresh.part()) for seat in taken)
        try:
            setup = setup_of(self.game, self.row, seats)
        except BadSetup as bad:
            problem = f"{bad} The rules have changed since this table was opened; open another one."
            raise not_now("other-rules", problem) from None
        history = History(self.game, setup)
        after = msgspec.structs.replace(
            self.row,
            state="running",
            version=setup.version,
            opening=rolls_of(history.opening),
            **course_of(history.position),
        )
        await self._write(after, seats=seats)
        self._history = history
        self._states.clear()
        note("game-started", table=self.id, game=self.game.name, seats=len(seats))
        self.audience.tell_table()
        self.audience.tell_state()
        self.on_turn()

    # During the game

    async def lend(self, person: Person, seat: Seat | None, bot: str | None) -> None:
        """Let a bot play one's seat, or take it back (None)."""
        await self._in_turn(partial(self._lend, person, seat, bot))

    async def _lend(self, person: Person, seat: Seat | None, bot: str | None) -> None:
        mine = self.demand_seat(person, seat)
        if not self.is_running:
            raise not_now("not-running", "The game is not being played.")
        await self._seat(msgspec.structs.replace(self.seats[mine], bot=bot))
        self.audience.tell_state()
        self.on_turn()

    # After the game

    def demand_played(self, person: Person) -> None:
        """Raises a Trouble unless the game is over and he has played it."""
        if self.row.state != "finished" or self.row.kind != "game":
            raise not_now("not-finished", "There is no game that is over.")
        if not self.sits(person.id):
            raise not_seated()

    async def play_again(self, row: TableRow, seats: Collection[SeatRow], instead: TableId | None) -> None:
        """Open this table for those who sit here, unless somebody has just been faster."""
        await self._in_turn(partial(self._play_again, row, seats, instead))

    async def _play_again(self, row: TableRow, seats: Collection[SeatRow], instead: TableId | None) -> None:
        if self.row.rematch == instead:
            after = msgspec.structs.replace(self.row, rematch=row.id)
            await self._write(after, partial(rows.add_table, row=row, seats=seats))
            self.audience.tell_table()

    async def _seat(self, *changed: SeatRow) -> None:
        by_number = {row.seat: row for row in changed}
        await self._write(self.row, seats=tuple(by_number.get(row.seat, row) for row in self.seats))
        self._states.clear()
        self.audience.tell_table()

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


def is_free(seat: SeatRow) -> bool:
    """Nobody sits there; it may yet be kept for somebody."""
    return seat.person is None and seat.bot is None


def clean_part(part: str | None) -> str | None:
    """Somebody's part of the dice: any word will do, if a record can hold it."""
    if part is None or (part.isascii() and part.isalnum() and 8 <= len(part) <= _LONGEST_PART):
        return part
    raise unfit("bad-part", f"A part of the dice is a word of 8 to {_LONGEST_PART} letters and digits.")
