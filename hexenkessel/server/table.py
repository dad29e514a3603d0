"""A table in memory: who sits there, the game as it is being played, and who looks on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.dice import fresh_part
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import check, play
from hexenkessel.kernel.history import History
from hexenkessel.kernel.record import Remark, write_record
from hexenkessel.kernel.refusal import Refusal, Refused
from hexenkessel.kernel.seats import HOST, Observer, Seat
from hexenkessel.server import clock
from hexenkessel.server.audience import Audience
from hexenkessel.server.contract import ChatLine, Person, PersonId, State, TableSummary
from hexenkessel.server.ledger import Ledger, course_of, setup_of
from hexenkessel.server.log import note
from hexenkessel.server.news import ChatNews
from hexenkessel.server.people import People, plain_words
from hexenkessel.server.state import BEFORE_EVERYTHING, open_state, state_for
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import ActionRow, ChatRow, SeatRow, StoredTable
from hexenkessel.server.storage.store import Store
from hexenkessel.server.summary import summary_of
from hexenkessel.server.trouble import RefusedAction, Stale, not_now, not_seated, unfit

LONGEST_CHAT: Final = 400
_LONGEST_PART: Final = 128


class Table(Ledger):
    """One table. `on_turn` is called whenever somebody else may be due, so that bots can be asked."""

    def __init__(self, stored: StoredTable, game: Game[Any, Any], store: Store, people: People) -> None:
        super().__init__(stored, game, store)
        self.audience = Audience()
        self.on_turn: Callable[[Table], None] = lambda table: None
        self._people = people
        self._states: dict[tuple[Observer, int, bool], State] = {}

    # Looking

    @property
    def is_running(self) -> bool:
        return self.row.state == "running"

    @property
    def is_idle(self) -> bool:
        """Nobody looks on, and nothing is being written."""
        return not self.audience and not self._turn.locked()

    def seat_of(self, person: PersonId | None) -> Seat | None:
        found = (seat.seat for seat in self.seats if person is not None and seat.person == person)
        return next(found, None)

    def summary(self) -> TableSummary:
        return summary_of(self.row, self.seats, self._people.name_of, self.audience.has)

    def state(self, observer: Observer, since: int = BEFORE_EVERYTHING) -> State:
        """What this observer may know. The same for all who sit in the same place and know as much."""
        may_act = observer is not None and self.is_running and self.seats[observer].bot is None
        key = (observer, since, may_act)
        if key not in self._states:
            self._states[key] = state_for(self.history, observer, since, may_act)
        return self._states[key]

    def why_not(self, seat: Seat, words: str) -> Refusal | None:
        """Which rule would forbid this."""
        try:
            return check(self.history.position, seat, self.game.grammar.read(words))
        except Refused as refused:
            return refused.refusal

    def replay(self, number: int) -> State:
        self._demand_finished()
        if not 0 <= number <= self.number:
            raise unfit("bad-number", f"The game has {self.number} actions.")
        return open_state(self.history, number)

    def record(self) -> str:
        self._demand_finished()
        players = [seat.name or "?" for seat in self.summary().seats]
        said = ((line, HOST if line.seat is None else line.seat) for line in self.chat)
        remarks = [Remark(line.after, seat, line.text) for line, seat in said]
        return write_record(self.history, players, remarks, self.times)

    def _demand_finished(self) -> None:
        if self.row.state != "finished":
            raise not_now("not-finished", "The game is not over yet.")

    # Seats

    async def sit(self, person: Person, seat: Seat, part: str | None) -> None:
        await self._in_turn(partial(self._sit, person, seat, part))

    async def _sit(self, person: Person, seat: Seat, part: str | None) -> None:
        self._demand_open()
        if not 0 <= seat < len(self.seats):
            raise unfit("bad-seat", f"The table has {len(self.seats)} seats.")
        if self.seat_of(person.id) is not None:
            raise not_now("already-seated", "You already sit at this table.")
        if self.seats[seat].person is not None or self.seats[seat].bot is not None:
            raise not_now("seat-taken", "Somebody else sits there.")
        await self._seat(SeatRow(self.id, seat, person.id, None, clean_part(part)))

    async def stand(self, person: Person) -> None:
        await self._in_turn(partial(self._stand, person))

    async def _stand(self, person: Person) -> None:
        self._demand_open()
        await self._seat(SeatRow(self.id, self._demand_seat(person)))

    async def lend(self, person: Person, bot: str | None) -> None:
        """Let a bot play one's seat, or take it back (None)."""
        await self._in_turn(partial(self._lend, person, bot))

    async def _lend(self, person: Person, bot: str | None) -> None:
        seat = self._demand_seat(person)
        if not self.is_running:
            raise not_now("not-running", "The game is not being played.")
        await self._seat(msgspec.structs.replace(self.seats[seat], bot=bot))
        self.audience.tell_state()
        self.on_turn(self)

    async def start(self, person: Person, part: str | None) -> None:
        await self._in_turn(partial(self._start, person, part))

    async def _start(self, person: Person, part: str | None) -> None:
        self._demand_open()
        # The host starts; where he has stood up, whoever sits.
        if person.id != self.row.host and (self.seat_of(self.row.host) is not None or not self._sits(person)):
            raise not_now("not-host", "The host starts the game.")
        if any(seat.person is None and seat.bot is None for seat in self.seats):
            raise not_now("seats-open", "Some seats are still open.")
        seats = tuple(self._with_part(seat, person, part) for seat in self.seats)
        setup = setup_of(self.game, self.row, seats)
        history = History(self.game, setup)
        after = msgspec.structs.replace(
            self.row, state="running", version=setup.version, **course_of(history.position)
        )
        await self._write(after, *(partial(rows.change_seat, row=seat) for seat in seats))
        self.seats, self._history = seats, history
        self._states.clear()
        note("game-started", table=self.id, game=self.game.name, seats=len(seats))
        self.audience.tell_table()
        self.audience.tell_state()
        self.on_turn(self)

    def _with_part(self, seat: SeatRow, person: Person, part: str | None) -> SeatRow:
        """Who has given no part gets one from the server; who starts may give his now."""
        given = clean_part(part) if seat.person == person.id else None
        return msgspec.structs.replace(seat, part=given or seat.part or fresh_part())

    async def _seat(self, row: SeatRow) -> None:
        await self._write(self.row, partial(rows.change_seat, row=row))
        self.seats = (*self.seats[: row.seat], row, *self.seats[row.seat + 1 :])
        self._states.clear()
        self.audience.tell_table()

    def _demand_open(self) -> None:
        if self.row.state != "open":
            raise not_now("not-open", "The game has already begun.")

    def _sits(self, person: Person) -> bool:
        return self.seat_of(person.id) is not None

    def _demand_seat(self, person: Person) -> Seat:
        seat = self.seat_of(person.id)
        if seat is None:
            raise not_seated()
        return seat

    def demand_seat_to_act(self, person: Person) -> Seat:
        """The seat in which this person may decide something now."""
        seat = self._demand_seat(person)
        if self.seats[seat].bot is not None:
            raise not_now("seat-lent", "A bot plays your seat; take it back first.")
        return seat

    # Play

    async def act(self, seat: Seat, number: int, words: str) -> None:
        """Play an action. Raises RefusedAction or Stale, and then nothing has changed."""
        await self._in_turn(partial(self._act, seat, number, words))

    async def _act(self, seat: Seat, number: int, words: str) -> None:
        history = self.history
        if number != self.number:
            raise Stale(self.number)
        try:
            action: Action = self.game.grammar.read(words)
            played = play(history.position, seat, action)
        except Refused as refused:
            raise RefusedAction(refused.refusal) from None
        row = ActionRow(self.id, number + 1, seat, self.game.grammar.write(action), clock.seconds())
        state = "finished" if played.position.outcome else "running"
        after = msgspec.structs.replace(self.row, state=state, **course_of(played.position))
        await self._write(after, partial(rows.add_action, row=row))
        history.note(seat, action, played)
        self.times[row.number] = row.time
        self._tell_that_play_went_on()

    async def undo(self, seat: Seat, number: int) -> None:
        """Take the seat's last action back. Raises RefusedAction or Stale."""
        await self._in_turn(partial(self._undo, seat, number))

    async def _undo(self, seat: Seat, number: int) -> None:
        history = self.history
        if number != self.number:
            raise Stale(self.number)
        if refusal := history.why_not_undo(seat):
            raise RefusedAction(refusal)
        after = msgspec.structs.replace(self.row, **course_of(history.position_at(number - 1)))
        await self._write(after, partial(rows.drop_actions, table=self.id, after=number - 1))
        history.undo(seat)
        self.times.pop(number, None)
        self.audience.tell_undone(self.number)
        self._tell_that_play_went_on()

    def _tell_that_play_went_on(self) -> None:
        self._states.clear()
        if self.row.state == "finished":
            note("game-finished", table=self.id, actions=self.number)
            self.audience.tell_table()
        self.audience.tell_state()
        self.on_turn(self)

    def _was_reloaded(self, before: int, common: int) -> None:
        self._states.clear()
        if common < before:
            self.audience.tell_undone(common)
        self.audience.tell_table()
        self.audience.tell_state()
        self.on_turn(self)

    # Words

    async def say(self, person: Person, text: str) -> ChatLine:
        words = plain_words(text)
        if not words or len(words) > LONGEST_CHAT:
            raise unfit("bad-text", f"Say something, in at most {LONGEST_CHAT} letters.")
        seat = self.seat_of(person.id)
        row = ChatRow(self.id, self.number, seat, person.id, person.name, words, clock.moment())
        stored = await self._store.write(partial(rows.add_chat, row=row))
        self.chat.append(stored)
        line = line_of(stored)
        self.audience.tell(ChatNews(line))
        return line


def line_of(row: ChatRow) -> ChatLine:
    return ChatLine(row.id, row.seat, row.name, row.text, row.time)


def clean_part(part: str | None) -> str | None:
    """Somebody's part of the dice: any word will do, if a record can hold it."""
    if part is None or (part.isascii() and part.isalnum() and 8 <= len(part) <= _LONGEST_PART):
        return part
    raise unfit("bad-part", f"A part of the dice is a word of 8 to {_LONGEST_PART} letters and digits.")
