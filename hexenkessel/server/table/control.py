"""Control of a running game beside its actions: motions, pause, resignation, seats lent to bots, time-outs,
and what the host calls."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from hexenkessel.bots.registry import bot_names
from hexenkessel.kernel.action import Action, Resign
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import check
from hexenkessel.kernel.seats import HOST, Seat
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.play import MotionWish
from hexenkessel.server.contract.tables import ClockFaces
from hexenkessel.server.errors import RefusedAction, not_now, not_seated, seat_lent, unfit
from hexenkessel.server.ops import clock
from hexenkessel.server.ops.log import log_event
from hexenkessel.server.storage.rows import SeatRow
from hexenkessel.server.table.clocks import clocks_of, faces, run_out, waiting_at
from hexenkessel.server.table.ledger import Ledger
from hexenkessel.server.table.motions import Moved, moved_at, needed_for, stored, voices
from hexenkessel.server.table.play import Play
from hexenkessel.server.table.seating import Seating
from hexenkessel.server.table.subscribers import Subscribers
from hexenkessel.server.table.summary import pace_of

ABSENCE: Final = 900.0  # seconds for which a table waits before a bot may be asked to play for somebody
ABSENCE_OF_THE_ONLY_OTHER: Final = (
    86_400.0  # between two nobody else can judge, and he may mean to come tomorrow
)
_SUBSTITUTE: Final = "greedy"


class GameControl:
    """Motions, pauses, resignations, lent seats and time-outs of one game."""

    def __init__(self, ledger: Ledger, seating: Seating, subscribers: Subscribers, play: Play) -> None:
        self._ledger = ledger
        self._seating = seating
        self._subscribers = subscribers
        self._play = play

    # By consent

    async def move(self, person: Person, wish: MotionWish) -> None:
        """Ask everybody for something; what nobody else need agree to is done at once."""
        async with self._ledger:
            self._demand_running()
            seat = self._voice(person, wish.seat)
            if self._ledger.seats[seat].bot is not None:
                raise seat_lent()
            if self._ledger.row.motion is not None:
                raise not_now("motion-pending", "Something else is being asked of everybody.")
            if wish.kind == "pause":
                self._play.demand_no_pause()
            elif wish.kind == "stop":
                self._demand_stop()
            number = self._back_to(wish.number) if wish.kind == "undo" else None
            whose = self._absent(person, wish.whose) if wish.kind == "lend" else None
            await self._vote(Moved(wish.kind, seat, number, (seat,), whose))

    async def answer(self, person: Person, agree: bool, seat: Seat | None) -> None:
        """Agree to what somebody has moved, or not: one is enough to end it."""
        async with self._ledger:
            moved, voice = self._demand_motion(), self._voice(person, seat)
            if person.id in (self._ledger.seats[said].person for said in moved.agreed):
                raise not_now("already-answered", "You have agreed already.")
            if agree:
                await self._vote(msgspec.structs.replace(moved, agreed=(*moved.agreed, voice)))
            else:
                await self._vote(None)

    async def withdraw(self, person: Person) -> None:
        """Take back what one has moved."""
        async with self._ledger:
            if self._demand_motion().by not in self._seating.seats_of(person.id):
                raise not_now("not-yours", "Somebody else has asked for this.")
            await self._vote(None)

    async def _vote(self, moved: Moved | None) -> None:
        """Let this be what is asked from now on; if all have agreed, do it."""
        if moved is not None and not needed_for(moved, self._ledger.seats):
            await self._carry(moved)
        else:
            await self._ledger.write(msgspec.structs.replace(self._ledger.row, motion=stored(moved)))
            self._subscribers.tell_table()

    async def _carry(self, moved: Moved) -> None:
        log_event("motion-carried", table=self._ledger.id, motion=moved.kind, number=self._ledger.number)
        match moved.kind:
            case "pause":
                await self._pause(True)
            case "undo":
                assert moved.number is not None
                await self._play.go_back(moved.number, by_consent=True)
            case "stop":
                await self._play.go_on(HOST, self._demand_stop(), motion=None)
            case "lend":
                assert moved.whose is not None
                await self._lend(moved.whose, substitute_in(self._ledger.game))
        self._subscribers.tell_table()

    async def resume(self, person: Person) -> None:
        """Go on after a pause. Who plays need not ask."""
        async with self._ledger:
            self._demand_running()
            if not self._seating.sits(person.id):
                raise not_seated()
            if not self._ledger.row.paused:
                raise not_now("not-paused", "The game is not paused.")
            await self._pause(False)

    async def _pause(self, paused: bool) -> None:
        await self._ledger.write(msgspec.structs.replace(self._ledger.row, paused=paused, motion=None))
        self._subscribers.tell_table()
        self._play.tell_turn()

    # Without somebody

    async def lend(self, person: Person, seat: Seat | None, bot: str | None) -> None:
        """Let a bot play one's seat, or take it back (None)."""
        async with self._ledger:
            mine = self._seating.demand_seat(person, seat)
            self._demand_running()
            await self._lend(mine, bot)

    async def _lend(self, seat: Seat, bot: str | None) -> None:
        # By whomever it was lent or taken back: nobody is asked about it any more.
        moved, lent = moved_at(self._ledger.row), self._ledger.seats[seat]
        motion = None if moved is not None and moved.whose == seat else self._ledger.row.motion
        await self._seating.change(msgspec.structs.replace(lent, bot=bot), motion=motion)
        await self._go_on_without_him()

    async def resign(self, person: Person, seat: Seat | None) -> None:
        """Give up for good: where others play on, a bot does so in his place. Whose it was stays known."""
        ledger = self._ledger
        async with ledger:
            mine = self._seating.demand_seat(person, seat)
            self._demand_running()
            if self.ends_without(mine):
                await self._play.go_on(HOST, Resign(mine), motion=None, paused=False)
                self._subscribers.tell_table()
                return
            moved = moved_at(ledger.row)
            if moved is not None and mine in (moved.by, moved.whose):
                await self._vote(None)
            bot, was = substitute_in(ledger.game), ledger.seats[mine]
            given_up = SeatRow(ledger.id, mine, None, bot, was.part, was.name, kept_for=person.id)
            await self._seating.change(given_up)
            log_event("seat-given-up", table=ledger.id, seat=mine)
            await self._go_on_without_him()

    def ends_without(self, seat: Seat) -> bool:
        """Is the game over if this seat gives up? Of two sides the other has won then, and so have bots."""
        position = self._ledger.history.position
        step = position.steps[-1]
        seats = self._ledger.seats
        others = [row for row in seats if row.seat != seat and not step.is_out(position, row.seat)]
        sides = {step.side_of(position, row.seat) for row in others}
        is_decided = len(sides) == 1 and step.side_of(position, seat) not in sides
        return is_decided or all(row.person is None for row in others)

    async def _go_on_without_him(self) -> None:
        # Whoever has left his seat to a bot may have been the last who was asked. But he has not agreed that
        # somebody else should leave his.
        moved = moved_at(self._ledger.row)
        if moved is not None and not needed_for(moved, self._ledger.seats):
            await (self._vote(None) if moved.kind == "lend" else self._carry(moved))
        self._play.tell_turn()

    # By the clock

    @property
    def has_clocks(self) -> bool:
        return pace_of(self._ledger.row).kind != "none"

    def clocks(self) -> ClockFaces:
        return faces(self._ledger.row, self._ledger.seats, clock.now())

    async def time_out(self) -> None:
        """Lend the seats whose time is up to a bot; whoever sits there may take his back.

        Where nobody is left who plays himself the game is paused: bots do not end it among themselves.
        """
        ledger = self._ledger
        async with ledger:
            row, seats, now = ledger.row, ledger.seats, clock.now()
            pace = pace_of(row)
            if pace.kind == "none" or pace.timeout == "wait":
                return
            late = run_out(clocks_of(row, seats, now), waiting_at(row, seats), now)
            if not late:
                return  # somebody was faster
            bot = substitute_in(ledger.game)
            lent = (msgspec.structs.replace(seats[seat], bot=bot) for seat in sorted(late))
            # Silence is no consent: what only they have still to answer is not asked any more.
            moved = moved_at(row)
            needed = () if moved is None else needed_for(moved, seats)
            motion = None if late.issuperset(needed) else row.motion
            is_left = any(seat.person and not seat.bot and seat.seat not in late for seat in seats)
            await self._seating.change(*lent, motion=motion, paused=not is_left)
            log_event("timed-out", table=row.id, seats=",".join(map(str, sorted(late))), number=ledger.number)
            self._play.tell_turn()

    # By the host

    async def call(self, person: Person, words: str) -> None:
        """Let the host of the table say what the rules leave to the host of the game."""
        async with self._ledger:
            self._demand_running()
            if not self._seating.is_host(person.id):
                raise not_now("not-host", "Only the host of the table calls.")
            self._play.demand_no_pause()
            action = self._play.read(words)
            if action == self._ledger.game.stop:
                raise not_now("by-consent", "To stop, everybody must agree.")
            await self._play.go_on(HOST, action)

    async def close(self, person: Person) -> None:
        """Let the host remove a table that has not begun, or at which nobody else sits."""
        async with self._ledger:
            if not self._seating.is_host(person.id):
                raise not_now("not-host", "Only the host closes a table.")
            others = {row.person for row in self._ledger.seats} - {person.id, None}
            if self._ledger.row.state != "open" and others:
                raise not_now("others-sit", "Other people sit here: the table cannot be closed any more.")
            await self._ledger.remove()

    # What must be so

    def _demand_running(self) -> None:
        if not self._ledger.is_running:
            raise not_now("not-running", "The game is not being played.")

    def _voice(self, person: Person, seat: Seat | None) -> Seat:
        """The seat for which somebody speaks; he need not say which."""
        speaking = voices(self._ledger.seats)
        if seat is not None or person.id not in speaking:
            return self._seating.demand_seat(person, seat)
        return speaking[person.id]

    def _demand_motion(self) -> Moved:
        self._demand_running()
        moved = moved_at(self._ledger.row)
        if moved is None:
            raise not_now("no-motion", "Nothing is being asked of everybody.")
        return moved

    def _demand_stop(self) -> Action:
        """The host's action that stops the game. Raises RefusedAction if a rule forbids it now."""
        stop = self._ledger.game.stop
        if stop is None:
            raise not_now("no-stop", "This game knows no end by agreement.")
        if refusal := check(self._ledger.history.position, HOST, stop):
            raise RefusedAction(refusal)
        return stop

    def _absent(self, person: Person, whose: Seat | None) -> Seat:
        """This seat, if somebody else there has kept the table waiting so long that a bot may step in."""
        row, seats, his = self._ledger.row, self._ledger.seats, self._seating.seats_of(person.id)
        now, waiting = clock.now(), waiting_at(row, seats)
        if whose not in waiting.running or whose in his:
            raise not_now("not-waited-for", "The table does not wait for somebody else there.")
        if self.has_clocks and whose not in run_out(clocks_of(row, seats, now), waiting, now):
            raise not_now("time-left", "There is time left on the clock of this seat.")
        quiet = now - self._ledger.quiet_since
        if needed_for(Moved("lend", whose, agreed=his, whose=whose), seats):
            if quiet < ABSENCE:
                raise not_now(
                    "too-soon", f"The table waits {ABSENCE / 60:.0f} minutes before a bot steps in."
                )
        # Where nobody else is asked, only his absence speaks for it.
        elif self._subscribers.has(seats[whose].person):
            raise not_now("still-here", "He is at the table, and there is nobody else to agree to it.")
        elif quiet < ABSENCE_OF_THE_ONLY_OTHER:
            raise not_now("too-soon-for-two", "Where two play, each waits a day for the other.")
        return whose

    def _back_to(self, number: int | None) -> int:
        last, earliest = self._ledger.number, self._ledger.history.earliest
        back = last - 1 if number is None else number
        if not 0 <= back < last:
            raise unfit("bad-number", f"The game has {last} actions.")
        if back < earliest:
            raise not_now("before-fork", f"The game was played on after action {earliest}: no further back.")
        return back


def substitute_in(game: Game[Any, Any]) -> str:
    """The bot that steps in for somebody whose time is up."""
    names = bot_names(game)
    return _SUBSTITUTE if _SUBSTITUTE in names else names[0]
