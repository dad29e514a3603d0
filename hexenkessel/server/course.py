"""What the table decides together: to stop, to pause, to go back; and what its host calls."""

from __future__ import annotations

from functools import partial

import msgspec

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import check
from hexenkessel.kernel.seats import HOST, Seat
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.play import MotionWish
from hexenkessel.server.contract.words import PersonId
from hexenkessel.server.log import note
from hexenkessel.server.motions import Moved, moved_at, needed_for, stored, voices
from hexenkessel.server.playing import Playing
from hexenkessel.server.storage.rows import SeatRow
from hexenkessel.server.trouble import RefusedAction, not_now, not_seated, unfit


class Course(Playing):
    """A table whose people can agree on something."""

    # By consent

    async def move(self, person: Person, wish: MotionWish) -> None:
        """Ask everybody to stop, to pause or to go back; what nobody else need agree to is done at once."""
        await self._in_turn(partial(self._move, person, wish))

    async def _move(self, person: Person, wish: MotionWish) -> None:
        self._demand_running()
        seat = self._voice(person, wish.seat)
        if self.row.motion is not None:
            raise not_now("motion-pending", "Something else is being asked of everybody.")
        if wish.kind == "pause":
            self._demand_going_on()
        elif wish.kind == "stop":
            self._demand_stop()
        number = self._back_to(wish.number) if wish.kind == "undo" else None
        await self._vote(Moved(wish.kind, seat, number, (seat,)))

    async def answer(self, person: Person, agree: bool, seat: Seat | None) -> None:
        """Agree to what somebody has moved, or not: one is enough to end it."""
        await self._in_turn(partial(self._answer, person, agree, seat))

    async def _answer(self, person: Person, agree: bool, seat: Seat | None) -> None:
        moved, voice = self._demand_motion(), self._voice(person, seat)
        if person.id in (self.seats[said].person for said in moved.agreed):
            raise not_now("already-answered", "You have agreed already.")
        if agree:
            await self._vote(msgspec.structs.replace(moved, agreed=(*moved.agreed, voice)))
        else:
            await self._vote(None)

    async def withdraw(self, person: Person) -> None:
        """Take back what one has moved."""
        await self._in_turn(partial(self._withdraw, person))

    async def _withdraw(self, person: Person) -> None:
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
                await self._rewind(moved.number, motion=None)
            case "stop":
                await self._play(HOST, self._demand_stop(), motion=None)
        self.audience.tell_table()

    async def resume(self, person: Person) -> None:
        """Go on after a pause. Who plays need not ask."""
        await self._in_turn(partial(self._resume, person))

    async def _resume(self, person: Person) -> None:
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

    async def _seat(self, *changed: SeatRow) -> None:
        await super()._seat(*changed)
        # Whoever has lent his seat to a bot is not asked any more, and may have been the last.
        moved = moved_at(self.row)
        if moved is not None and not needed_for(moved, self.seats):
            await self._carry(moved)

    # By the host

    def is_host(self, person: PersonId | None) -> bool:
        return person is not None and person == self.row.host

    async def call(self, person: Person, words: str) -> None:
        """Let the host of the table say what the rules leave to the host of the game."""
        await self._in_turn(partial(self._call, person, words))

    async def _call(self, person: Person, words: str) -> None:
        self._demand_running()
        if not self.is_host(person.id):
            raise not_now("not-host", "Only the host of the table calls.")
        self._demand_going_on()
        action = self._read(words)
        if action == self.game.stop:
            raise not_now("by-consent", "To stop, everybody must agree.")
        await self._play(HOST, action)

    # What must be so

    def _demand_running(self) -> None:
        if not self.is_running:
            raise not_now("not-running", "The game is not being played.")

    def _voice(self, person: Person, seat: Seat | None) -> Seat:
        """The seat for which somebody speaks; he need not say which."""
        if seat is not None or person.id not in voices(self.seats):
            return self.demand_seat_to_act(person, seat)
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

    def _back_to(self, number: int | None) -> int:
        back = self.number - 1 if number is None else number
        if not 0 <= back < self.number:
            raise unfit("bad-number", f"The game has {self.number} actions.")
        if back < (earliest := self.history.earliest):
            raise not_now("before-fork", f"The game was played on after action {earliest}: no further back.")
        return back
