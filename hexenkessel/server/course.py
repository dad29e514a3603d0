"""What the table decides together: to stop, pause, go back, go on without somebody; what its host calls."""

from __future__ import annotations

from typing import Final

import msgspec

from hexenkessel.kernel.action import Action, Resign
from hexenkessel.kernel.gate import check
from hexenkessel.kernel.seats import HOST, Seat
from hexenkessel.server import clock
from hexenkessel.server.clocks import clocks_of, run_out, waiting_at
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.play import MotionWish
from hexenkessel.server.contract.words import PersonId
from hexenkessel.server.ledger import in_turn
from hexenkessel.server.log import note
from hexenkessel.server.motions import Moved, moved_at, needed_for, stored, voices
from hexenkessel.server.playing import Playing, substitute_in
from hexenkessel.server.storage.rows import SeatRow
from hexenkessel.server.trouble import RefusedAction, not_now, not_seated, seat_lent, unfit

ABSENCE: Final = 900.0  # seconds for which a table waits before a bot may be asked to play for somebody
ABSENCE_OF_THE_ONLY_OTHER: Final = (
    86_400.0  # between two nobody else can judge, and he may mean to come tomorrow
)


class Course(Playing):
    """A table whose people can agree on something."""

    # By consent

    @in_turn
    async def move(self, person: Person, wish: MotionWish) -> None:
        """Ask everybody for something; what nobody else need agree to is done at once."""
        self._demand_running()
        seat = self._voice(person, wish.seat)
        if self.seats[seat].bot is not None:
            raise seat_lent()
        if self.row.motion is not None:
            raise not_now("motion-pending", "Something else is being asked of everybody.")
        if wish.kind == "pause":
            self._demand_going_on()
        elif wish.kind == "stop":
            self._demand_stop()
        number = self._back_to(wish.number) if wish.kind == "undo" else None
        whose = self._absent(person, wish.whose) if wish.kind == "lend" else None
        await self._vote(Moved(wish.kind, seat, number, (seat,), whose))

    @in_turn
    async def answer(self, person: Person, agree: bool, seat: Seat | None) -> None:
        """Agree to what somebody has moved, or not: one is enough to end it."""
        moved, voice = self._demand_motion(), self._voice(person, seat)
        if person.id in (self.seats[said].person for said in moved.agreed):
            raise not_now("already-answered", "You have agreed already.")
        if agree:
            await self._vote(msgspec.structs.replace(moved, agreed=(*moved.agreed, voice)))
        else:
            await self._vote(None)

    @in_turn
    async def withdraw(self, person: Person) -> None:
        """Take back what one has moved."""
        moved = self._demand_motion()
        if moved.by not in self.seats_of(person.id):
            raise not_now("not-yours", "Somebody else has asked for this.")
        await self._vote(None)

    async def _vote(self, moved: Moved | None) -> None:
        """Let this be what is asked from now on; if all have agreed, do it."""
        if moved is not None and not needed_for(moved, self.seats):
            await self._carry(moved)
        else:
            await self._write(msgspec.structs.replace(self.row, motion=stored(moved)))
            self.audience.tell_table()

    async def _carry(self, moved: Moved) -> None:
        note("motion-carried", table=self.id, motion=moved.kind, number=self.number)
        match moved.kind:
            case "pause":
                await self._pause(True)
            case "undo":
                assert moved.number is not None
                await self._rewind(moved.number, by_consent=True)
            case "stop":
                await self._play(HOST, self._demand_stop(), motion=None)
            case "lend":
                assert moved.whose is not None
                await self._lend(moved.whose, substitute_in(self.game))
        self.audience.tell_table()

    @in_turn
    async def resume(self, person: Person) -> None:
        """Go on after a pause. Who plays need not ask."""
        self._demand_running()
        if not self.sits(person.id):
            raise not_seated()
        if not self.row.paused:
            raise not_now("not-paused", "The game is not paused.")
        await self._pause(False)

    async def _pause(self, paused: bool) -> None:
        await self._write(msgspec.structs.replace(self.row, paused=paused, motion=None))
        self.audience.tell_table()
        self.audience.tell_state()
        self.on_turn()

    @in_turn
    async def lend(self, person: Person, seat: Seat | None, bot: str | None) -> None:
        """Let a bot play one's seat, or take it back (None)."""
        mine = self.demand_seat(person, seat)
        self._demand_running()
        await self._lend(mine, bot)

    async def _lend(self, seat: Seat, bot: str | None) -> None:
        # By whomever it was lent or taken back: nobody is asked about it any more.
        moved = moved_at(self.row)
        motion = None if moved is not None and moved.whose == seat else self.row.motion
        await self._seat(msgspec.structs.replace(self.seats[seat], bot=bot), motion=motion)
        await self._go_on_without_him()

    @in_turn
    async def resign(self, person: Person, seat: Seat | None) -> None:
        """Give up for good: where others play on, a bot does so in his place."""
        mine = self.demand_seat(person, seat)
        self._demand_running()
        if self._ends_without(mine):
            await self._play(HOST, Resign(mine), motion=None, paused=False)
            self.audience.tell_table()
            return
        moved = moved_at(self.row)
        if moved is not None and mine in (moved.by, moved.whose):
            await self._vote(None)
        bot = substitute_in(self.game)
        await self._seat(SeatRow(self.id, mine, bot=bot, part=self.seats[mine].part))
        note("seat-given-up", table=self.id, seat=mine)
        await self._go_on_without_him()

    def _ends_without(self, seat: Seat) -> bool:
        """Is the game over if this seat gives up? Of two sides the other has won then, and so have bots."""
        position = self.history.position
        step = position.steps[-1]
        others = [row for row in self.seats if row.seat != seat and not step.is_out(position, row.seat)]
        sides = {step.side_of(position, row.seat) for row in others}
        is_decided = len(sides) == 1 and step.side_of(position, seat) not in sides
        return is_decided or all(row.person is None for row in others)

    async def _go_on_without_him(self) -> None:
        # Whoever has left his seat to a bot may have been the last who was asked. But he has not agreed that
        # somebody else should leave his.
        moved = moved_at(self.row)
        if moved is not None and not needed_for(moved, self.seats):
            await (self._vote(None) if moved.kind == "lend" else self._carry(moved))
        self.audience.tell_state()
        self.on_turn()

    # By the host

    def is_host(self, person: PersonId | None) -> bool:
        return person is not None and person == self.row.host

    @in_turn
    async def call(self, person: Person, words: str) -> None:
        """Let the host of the table say what the rules leave to the host of the game."""
        self._demand_running()
        if not self.is_host(person.id):
            raise not_now("not-host", "Only the host of the table calls.")
        self._demand_going_on()
        action = self._read(words)
        if action == self.game.stop:
            raise not_now("by-consent", "To stop, everybody must agree.")
        await self._play(HOST, action)

    @in_turn
    async def close(self, person: Person) -> None:
        """Let the host remove a table that has not begun, or at which nobody else sits."""
        if not self.is_host(person.id):
            raise not_now("not-host", "Only the host closes a table.")
        if self.row.state != "open" and {row.person for row in self.seats} - {person.id, None}:
            raise not_now("others-sit", "Other people sit here: the table cannot be closed any more.")
        await self._remove()

    # What must be so

    def _demand_running(self) -> None:
        if not self.is_running:
            raise not_now("not-running", "The game is not being played.")

    def _voice(self, person: Person, seat: Seat | None) -> Seat:
        """The seat for which somebody speaks; he need not say which."""
        if seat is not None or person.id not in voices(self.seats):
            return self.demand_seat(person, seat)
        return voices(self.seats)[person.id]

    def _demand_motion(self) -> Moved:
        self._demand_running()
        moved = moved_at(self.row)
        if moved is None:
            raise not_now("no-motion", "Nothing is being asked of everybody.")
        return moved

    def _demand_stop(self) -> Action:
        """What the host says to stop. Raises RefusedAction if a rule forbids it now."""
        stop = self.game.stop
        if stop is None:
            raise not_now("no-stop", "This game knows no end by agreement.")
        if refusal := check(self.history.position, HOST, stop):
            raise RefusedAction(refusal)
        return stop

    def _absent(self, person: Person, whose: Seat | None) -> Seat:
        """This seat, if somebody else there has kept the table waiting so long that a bot may step in."""
        now, waiting = clock.now(), waiting_at(self.row, self.seats)
        if whose not in waiting.running or whose in self.seats_of(person.id):
            raise not_now("not-waited-for", "The table does not wait for somebody else there.")
        if self.has_clocks and whose not in run_out(clocks_of(self.row, self.seats, now), waiting, now):
            raise not_now("time-left", "There is time left on the clock of this seat.")
        quiet = now - self.quiet_since
        if needed_for(Moved("lend", whose, agreed=self.seats_of(person.id), whose=whose), self.seats):
            if quiet < ABSENCE:
                raise not_now(
                    "too-soon", f"The table waits {ABSENCE / 60:.0f} minutes before a bot steps in."
                )
        # Where nobody else is asked, only his absence speaks for it.
        elif self.audience.has(self.seats[whose].person):
            raise not_now("still-here", "He is at the table, and there is nobody else to agree to it.")
        elif quiet < ABSENCE_OF_THE_ONLY_OTHER:
            raise not_now("too-soon-for-two", "Where two play, each waits a day for the other.")
        return whose

    def _back_to(self, number: int | None) -> int:
        back = self.number - 1 if number is None else number
        if not 0 <= back < self.number:
            raise unfit("bad-number", f"The game has {self.number} actions.")
        if back < (earliest := self.history.earliest):
            raise not_now("before-fork", f"The game was played on after action {earliest}: no further back.")
        return back
