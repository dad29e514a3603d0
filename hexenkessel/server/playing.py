"""The game as it is being played: actions, taking them back, and what happens when time is up."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec

from hexenkessel.bots.registry import bot_names
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import check, play
from hexenkessel.kernel.history import Move
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import Refused
from hexenkessel.kernel.seats import HOST, Seat
from hexenkessel.server import clock
from hexenkessel.server.chat import Talk
from hexenkessel.server.clocks import clocks_of, faces, run_out, waiting_at
from hexenkessel.server.contract.tables import ClockFaces
from hexenkessel.server.ledger import course_of, in_turn, rolls_of
from hexenkessel.server.log import note
from hexenkessel.server.metrics import ACTIONS
from hexenkessel.server.motions import moved_at, needed_for
from hexenkessel.server.state import spelled
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import ActionRow, TableRow
from hexenkessel.server.summary import pace_of
from hexenkessel.server.tidying import YOUNG
from hexenkessel.server.trouble import Paused, RefusedAction, Stale, seat_lent

_SUBSTITUTE: Final = "greedy"


class Playing(Talk):
    """A table at which a game is played."""

    _by_hand: int | None = None  # the number of the position in which no standing order answers

    async def act(
        self,
        seat: Seat,
        number: int,
        words: str,
        bot: str | None = None,
        seen: Position[Any] | None = None,
    ) -> None:
        """Play an action; a bot says its name and what it has seen, for while it thinks somebody may go back
        and play otherwise. Raises a Trouble, and then nothing has changed."""
        try:
            await self._in_turn(partial(self._act, seat, number, words, bot, seen))
        except (RefusedAction, Stale) as trouble:
            ACTIONS.add("stale" if isinstance(trouble, Stale) else "refused")
            raise
        ACTIONS.add("accepted")

    async def _act(
        self, seat: Seat, number: int, words: str, bot: str | None, seen: Position[Any] | None
    ) -> None:
        self._demand_current(number)
        if seen is not None and seen is not self.history.position:
            raise Stale(self.number)
        self._demand_player(seat, bot)
        await self._play(seat, self._read(words))

    @in_turn
    async def undo(self, seat: Seat, number: int) -> None:
        """Take the seat's last action back. Raises a Trouble, and then nothing has changed."""
        self._demand_current(number)
        self._demand_player(seat, None)
        if refusal := self.history.why_not_undo(seat):
            raise RefusedAction(refusal)
        await self._rewind(number - 1)

    def _demand_current(self, number: int) -> None:
        """Raises Stale if it is about another state than the last one, and not-begun if there is none."""
        if number != len(self.history.moves):
            raise Stale(self.number)

    def _demand_player(self, seat: Seat, bot: str | None) -> None:
        """While he waited for his turn the game may have been paused, or the seat lent or taken back."""
        self._demand_going_on()
        if self.is_running and self.seats[seat].bot != bot:
            raise Stale(self.number) if bot else seat_lent()

    def _demand_going_on(self) -> None:
        if self.row.paused:
            raise Paused

    def _read(self, words: str) -> Action:
        try:
            return self.game.grammar.read(words)
        except Refused as refused:
            raise RefusedAction(refused.refusal) from None

    async def _play(self, seat: Seat, action: Action, **changes: Any) -> None:
        """Play an action of the newest position, and change something else about the table with it."""
        position, before = self.history.position, self.row
        try:
            played = play(position, seat, action)
        except Refused as refused:
            raise RefusedAction(refused.refusal) from None
        text, rolls = spelled(self.game.grammar, action), rolls_of(played)
        row = ActionRow(self.id, self.number + 1, seat, text, clock.seconds(), rolls)
        prepare = partial(self._prepare, Move(seat, action, position, played))
        await self._write(self._at(played.position, changes), action=row, meanwhile=prepare)
        self.history.note(seat, action, played)
        self.times[row.number] = row.time
        self._tell_that_play_went_on(before)
        YOUNG.spare_them()

    def _prepare(self, move: Move[Any]) -> None:
        """While an action is on its way to disk, work out what will be told of it: nobody waits for both."""

    async def _rewind(self, number: int, by_consent: bool = False) -> None:
        """Go back to where so many actions had been played."""
        # Somebody wants to decide otherwise: no order does the same again at once.
        self._by_hand = number
        before = self.row
        after = self._at(self.history.position_at(number), {"undos": before.undos + 1})
        drop = partial(rows.drop_actions, table=self.id, after=number)
        await self._write(after, drop, by_consent=by_consent)
        self.history.rewind(number)
        self._forget_states()
        self.times = {at: time for at, time in self.times.items() if at <= number}
        self.audience.tell_undone(number)
        self._tell_that_play_went_on(before)

    def _at(self, position: Position[Any], changes: dict[str, Any]) -> TableRow:
        """This table with the game in another position."""
        course: dict[str, Any] = {"motion": self._motion_at(position), **course_of(position), **changes}
        if position.outcome is not None:
            course |= {"state": "finished", "paused": False, "motion": None}
        return msgspec.structs.replace(self.row, **course)

    def _motion_at(self, position: Position[Any]) -> str | None:
        """What is asked of everybody, if it can still be granted when the game has gone on or back."""
        moved = moved_at(self.row)
        if moved is None or moved.kind in ("undo", "lend"):
            return None
        if moved.kind == "stop" and check(position, HOST, self.game.stop):
            return None
        return self.row.motion

    def _tell_that_play_went_on(self, before: TableRow) -> None:
        if self.row.state != before.state or self.row.motion != before.motion:
            self.audience.tell_table()
        if self.row.state == "finished":
            note("game-finished", table=self.id, actions=self.number)
            self._open_gallery()
        self.audience.show_state()
        self.on_turn()

    def _was_reloaded(self, before: int, common: int) -> None:
        self._forget_states()
        if common < before:
            self.audience.tell_undone(common)
        self.audience.tell_table()
        self.audience.tell_state()
        self.on_turn()

    # Time

    @property
    def has_clocks(self) -> bool:
        return pace_of(self.row).kind != "none"

    def clocks(self) -> ClockFaces:
        return faces(self.row, self.seats, clock.now())

    @in_turn
    async def time_out(self) -> None:
        """Lend the seats whose time is up to a bot; whoever sits there may take his back."""
        now = clock.now()
        pace, waiting = pace_of(self.row), waiting_at(self.row, self.seats)
        if pace.kind == "none" or pace.timeout == "wait":
            return
        late = run_out(clocks_of(self.row, self.seats, now), waiting, now)
        if not late:
            return  # somebody was faster
        bot = substitute_in(self.game)
        lent = (msgspec.structs.replace(self.seats[seat], bot=bot) for seat in sorted(late))
        # Silence is no consent: what only they have still to answer is not asked any more.
        moved = moved_at(self.row)
        needed = () if moved is None else needed_for(moved, self.seats)
        await self._seat(*lent, motion=None if late.issuperset(needed) else self.row.motion)
        note("timed-out", table=self.id, seats=",".join(map(str, sorted(late))), number=self.number)
        self.audience.tell_state()
        self.on_turn()


def substitute_in(game: Game[Any, Any]) -> str:
    """The bot that steps in for somebody whose time is up."""
    names = bot_names(game)
    return _SUBSTITUTE if _SUBSTITUTE in names else names[0]
