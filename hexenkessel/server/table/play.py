"""The game as it is being played: its beginning, actions, and taking them back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import BadSetup
from hexenkessel.kernel.gate import check, play
from hexenkessel.kernel.history import History, Move
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import Refused
from hexenkessel.kernel.seats import HOST, Seat
from hexenkessel.kernel.standing_orders import first_orders
from hexenkessel.server.errors import Paused, RefusedAction, Stale, not_now, seat_lent
from hexenkessel.server.ops import clock
from hexenkessel.server.ops.log import log_event
from hexenkessel.server.ops.metrics import ACTIONS
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import ActionRow, SeatRow, TableRow
from hexenkessel.server.table.broadcast import Broadcast
from hexenkessel.server.table.chat import Chat
from hexenkessel.server.table.ledger import Ledger, progress_of, rolls_of, setup_of
from hexenkessel.server.table.motions import moved_at
from hexenkessel.server.table.seating import is_lonely, ordered_to
from hexenkessel.server.table.state import spelled
from hexenkessel.server.table.subscribers import Subscribers


class Play:
    """Applies and undoes actions. `on_turn` is called whenever a bot or a standing order may be due."""

    def __init__(self, ledger: Ledger, subscribers: Subscribers, broadcast: Broadcast, chat: Chat) -> None:
        self._ledger = ledger
        self._subscribers = subscribers
        self._broadcast = broadcast
        self._chat = chat
        self.on_turn: Callable[[], None] = lambda: None
        self.by_hand: int | None = None  # the number of the position in which no standing order answers

    async def act(
        self,
        seat: Seat,
        number: int,
        words: str,
        bot: str | None = None,
        seen: Position[Any] | None = None,
    ) -> None:
        """Play an action; a bot says its name and what it has seen, for while it thinks somebody may go back
        and play otherwise. Raises an ApiError, and then nothing has changed."""
        ledger = self._ledger
        try:
            async with ledger:
                ledger.demand_current(number)
                if seen is not None and seen is not ledger.history.position:
                    raise Stale(ledger.number)
                self._demand_player(seat, bot)
                await self.go_on(seat, self.read(words))
        except (RefusedAction, Stale) as api_error:
            ACTIONS.add("stale" if isinstance(api_error, Stale) else "refused")
            raise
        ACTIONS.add("accepted")

    async def undo(self, seat: Seat, number: int) -> None:
        """Take the seat's last action back. Raises an ApiError, and then nothing has changed."""
        async with self._ledger:
            self._ledger.demand_current(number)
            self._demand_player(seat, None)
            if refusal := self._ledger.history.why_not_undo(seat):
                raise RefusedAction(refusal)
            await self.go_back(number - 1)

    def read(self, words: str) -> Action:
        try:
            return self._ledger.game.grammar.read(words)
        except Refused as refused:
            raise RefusedAction(refused.refusal) from None

    def demand_no_pause(self) -> None:
        if self._ledger.row.paused:
            raise Paused

    def _demand_player(self, seat: Seat, bot: str | None) -> None:
        """Check again under the lock: the game may have been paused meanwhile, or the seat lent."""
        self.demand_no_pause()
        ledger = self._ledger
        if ledger.is_running and ledger.seats[seat].bot != bot:
            raise Stale(ledger.number) if bot else seat_lent()

    # In one's turn

    async def begin(self, taken: Iterable[SeatRow]) -> None:
        """Begin the game, with these in their seats."""
        # Who has given no part of the dice has none: one made up now, knowing all others, could be chosen.
        ledger, seats = self._ledger, tuple(taken)
        if orders := first_orders(ledger.game, is_lonely(seats)):
            seats = tuple(ordered_to(row, orders) if row.person else row for row in seats)
        try:
            history = await asyncio.to_thread(_opening, ledger, seats)
        except BadSetup as bad:
            problem = f"{bad} The rules have changed since this table was opened; open another one."
            raise not_now("other-rules", problem) from None
        after = msgspec.structs.replace(
            ledger.row,
            state="running",
            version=history.setup.version,
            opening=rolls_of(history.opening),
            **progress_of(history.position),
        )
        await ledger.write(after, seats=seats, begun=history)
        log_event("game-started", table=ledger.id, game=ledger.game.name, seats=len(seats))
        self._subscribers.tell_table()
        self.tell_turn()

    async def go_on(self, seat: Seat, action: Action, **changes: Any) -> None:
        """Play an action of the newest position, and change something else about the table with it."""
        ledger = self._ledger
        position, before = ledger.history.position, ledger.row
        try:
            played = play(position, seat, action)
        except Refused as refused:
            raise RefusedAction(refused.refusal) from None
        text, rolls = spelled(ledger.game.grammar, action), rolls_of(played)
        row = ActionRow(ledger.id, ledger.number + 1, seat, text, clock.seconds(), rolls)
        prepare = partial(self._broadcast.prepare, Move(seat, action, position, played))
        await ledger.write(self._at(played.position, changes), action=row, meanwhile=prepare)
        ledger.history.note(seat, action, played)
        ledger.times[row.number] = row.time
        self._tell_that_it_went_on(before)

    async def go_back(self, number: int, by_consent: bool = False) -> None:
        """Go back to where so many actions had been played."""
        # Somebody wants to decide otherwise: no order does the same again at once.
        self.by_hand = number
        ledger, before = self._ledger, self._ledger.row
        after = self._at(ledger.history.position_at(number), {"undos": before.undos + 1})
        drop = partial(rows.drop_actions, table=ledger.id, after=number)
        await ledger.write(after, drop, by_consent=by_consent)
        ledger.history.rewind(number)
        ledger.times = {at: time for at, time in ledger.times.items() if at <= number}
        self._subscribers.tell_undone(number)
        self._tell_that_it_went_on(before)

    def _at(self, position: Position[Any], changes: dict[str, Any]) -> TableRow:
        """This table with the game in another position."""
        progress: dict[str, Any] = {"motion": self._motion_at(position), **progress_of(position), **changes}
        if position.outcome is not None:
            progress |= {"state": "finished", "paused": False, "motion": None}
        return msgspec.structs.replace(self._ledger.row, **progress)

    def _motion_at(self, position: Position[Any]) -> str | None:
        """The pending motion, if it can still be granted when the game has gone on or back."""
        moved = moved_at(self._ledger.row)
        if moved is None or moved.kind in ("undo", "lend"):
            return None
        if moved.kind == "stop" and check(position, HOST, self._ledger.game.stop):
            return None
        return self._ledger.row.motion

    def _tell_that_it_went_on(self, before: TableRow) -> None:
        row = self._ledger.row
        if row.state != before.state or row.motion != before.motion:
            self._subscribers.tell_table()
        if row.state == "finished":
            log_event("game-finished", table=row.id, actions=self._ledger.number)
            self._chat.open_gallery()
        self._subscribers.tell_state()
        self.on_turn()

    def tell_turn(self) -> None:
        """Broadcast the new position: it may be somebody else's turn."""
        self._subscribers.tell_state()
        self.on_turn()

    def tell_reloaded(self, before: int, common: int) -> None:
        """Broadcast a reloaded game: there were so many actions; these of them are still the same."""
        if common < before:
            self._subscribers.tell_undone(common)
        self._subscribers.tell_table()
        self.tell_turn()


def _opening(ledger: Ledger, seats: tuple[SeatRow, ...]) -> History[Any, Any]:
    return History(ledger.game, setup_of(ledger.game, ledger.row, seats, ledger.texts))
