"""The stored state of a table, and the one way to change it: lock, optimistic concurrency, write-through.

Everything that changes a table goes this way: wait for one's turn, check, write, and only when it is on disk
change what is in memory. The database is the arbiter: who has not seen its last state must look again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from itertools import takewhile
from typing import Any

import msgspec
from sqlalchemy import Connection

from hexenkessel.kernel.game import BadSetup, Game
from hexenkessel.kernel.gate import Played
from hexenkessel.kernel.history import History
from hexenkessel.kernel.position import Setup
from hexenkessel.kernel.record import rolls_text
from hexenkessel.kernel.refusal import Refused
from hexenkessel.server.errors import Sleeping, Stale, nobody, not_now, unknown_table
from hexenkessel.server.ops import clock
from hexenkessel.server.ops.log import log_event
from hexenkessel.server.storage import people as people_rows
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import ActionRow, ChatRow, Conflict, SeatRow, StoredTable, TableRow
from hexenkessel.server.storage.store import Store
from hexenkessel.server.storage.table_changes import TableChange
from hexenkessel.server.storage.texts import Texts, options_together
from hexenkessel.server.table.clocks import clocks_after, woken
from hexenkessel.server.table.summary import dice_of


class Differs(Exception):
    """The replay of a stored game has diverged: from which action on (0 is the opening), and how."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(problem)
        self.number = number
        self.problem = problem


class Ledger:
    """A table as it is stored, and the game that follows from it. Raises Differs if another one would.

    Whoever wants to change it waits for his turn, and looks only then at how things are: `async with ledger`.
    Should that be broken off, which happens only when the server stops, it is in doubt.
    """

    def __init__(self, stored: StoredTable, game: Game[Any, Any], store: Store) -> None:
        self.game = game
        self.on_change: Callable[[], None] = lambda: None  # called after everything that may have changed it
        # Called when all was read anew: how many actions there were, and how many of them are still the same.
        self.on_reload: Callable[[int, int], None] = lambda before, common: None
        self._store = store
        self._turn = asyncio.Lock()
        self._is_doubtful = False  # a write has failed, and nobody knows whether it is on disk
        self._adopt(stored, rebuilt(game, stored))

    def _adopt(self, stored: StoredTable, history: History[Any, Any] | None) -> None:
        self.row = woken(stored.row, self._store.opened)
        self.seats = stored.seats
        self.texts = stored.texts
        self.times = {action.number: action.time for action in stored.actions if action.time}
        self.chat = list(stored.chat)
        self.quiet_since = clock.now()  # nothing has changed since then, as far as we have been here
        self._history = history

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_running(self) -> bool:
        return self.row.state == "running"

    @property
    def is_over(self) -> bool:
        return self.row.state == "finished"

    @property
    def history(self) -> History[Any, Any]:
        if self._history is None:
            raise not_now("not-begun", "The game has not begun yet.")
        return self._history

    @property
    def number(self) -> int:
        return len(self._history.moves) if self._history else 0

    def demand_current(self, number: int) -> None:
        """Raises Stale if it is about another state than the last one, and not-begun if there is none."""
        if number != len(self.history.moves):
            raise Stale(self.number)

    # One after the other

    @property
    def is_in_use(self) -> bool:
        """Is the lock held?"""
        return self._turn.locked()

    async def __aenter__(self) -> None:
        await self._turn.acquire()
        if self._is_doubtful:
            try:
                await self._reload()
            except BaseException:
                self._turn.release()
                raise

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            if isinstance(error, Conflict):
                # Another server has changed this table: what it wrote is what is true.
                await self._reload()
                raise Stale(self.number) from None
        finally:
            self._turn.release()
            self.on_change()

    async def look_again(self) -> None:
        """Reload it: something was changed in the database, past this table."""
        async with self:
            await self._reload()

    async def _reload(self) -> None:
        stored = await self._store.read(partial(rows.load_table, table=self.id))
        if stored is None:
            raise unknown_table()  # it has been removed
        before = [] if self._history is None else list(self._history.moves)
        try:
            history = await asyncio.to_thread(rebuilt, self.game, stored)
        except Differs as differs:
            # It stays doubtful: nobody changes it from here.
            note_difference(stored.row, differs)
            raise cannot_continue(stored.row) from None
        self._adopt(stored, history)
        self._is_doubtful = False
        after = [] if history is None else history.moves
        pairs = zip(before, after, strict=False)
        self.on_reload(len(before), sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs)))

    # In one's turn

    async def write(
        self,
        after: TableRow,
        *jobs: Callable[[Connection], None],
        seats: tuple[SeatRow, ...] | None = None,
        action: ActionRow | None = None,
        begun: History[Any, Any] | None = None,
        meanwhile: Callable[[], None] | None = None,
        by_consent: bool = False,
    ) -> None:
        """Store the table as it is to be from now on, with other seats if need be; its clocks follow.

        A game may have `begun` by this. `meanwhile` is called while the disk writes, if that needs nobody
        here. All may have agreed to go back (`by_consent`).
        """
        before, seats_before = self.row, self.seats
        seats = seats_before if seats is None else seats
        clocks = clocks_after(before, seats_before, after, seats, clock.now(), by_consent)
        after = msgspec.structs.replace(after, revision=before.revision + 1, clocks=clocks)
        moved = (
            partial(rows.change_seat, row=seat)
            for seat, old in zip(seats, seats_before, strict=True)
            if seat != old
        )
        self._is_doubtful = True
        written, is_apart = self._store.begin(TableChange(before, after, action, (*moved, *jobs)))
        if is_apart and meanwhile is not None:
            asyncio.get_running_loop().call_soon(meanwhile)
        await written
        self._is_doubtful = False
        self.row, self.seats = after, seats
        if begun is not None:
            self._history = begun
        self.quiet_since = clock.now()

    async def remove(self) -> None:
        """With all of its game. Whoever still waits for his turn looks again, and finds nothing."""
        self._is_doubtful = True
        await self._store.write(partial(people_rows.remove_table, row=self.row))

    # At any time

    async def say(self, line: ChatRow) -> ChatRow:
        """Store what somebody has said. Raises an ApiError if he has been forgotten meanwhile."""
        stored = await self._store.write(partial(people_rows.say, row=line))
        if stored is None:
            raise nobody()
        self.chat.append(stored)
        return stored


def setup_of(game: Game[Any, Any], row: TableRow, seats: tuple[SeatRow, ...], texts: Texts) -> Setup:
    return game.setup(len(seats), dice_of(row, seats), options_together(row.options, texts))


def rebuilt(game: Game[Any, Any], stored: StoredTable) -> History[Any, Any] | None:
    """The game as it stands, from what is stored; None if it has not begun.

    Raises Differs unless every action is accepted, each die falls as people have seen it fall, and the same
    seats are due at the end.
    """
    if stored.row.state == "open":
        return None
    number = 0
    try:
        history = History(game, setup_of(game, stored.row, stored.seats, stored.texts))
        _demand_same_rolls(0, stored.row.opening, history.opening)
        for action in stored.actions:
            number = action.number
            played = history.play(action.seat, game.grammar.read(action.text))
            _demand_same_rolls(number, action.rolls, played)
    except Differs:
        raise
    except BadSetup as bad:
        raise Differs(0, str(bad)) from None
    except Refused as refused:
        said = game.messages().say(refused.refusal.key, refused.refusal.args)
        what = f"{action.text!r} of seat {action.seat}"
        raise Differs(number, f"{what} is refused by {refused.refusal.rule}: {said}") from None
    except Exception as error:
        # Rules that break down on one game are no reason to fail for anybody else.
        raise Differs(number, f"The rules fail: {type(error).__name__}: {error}"[:300]) from error
    _demand_same_end(stored.row, number, progress_of(history.position))
    return history


def _demand_same_rolls(number: int, stored: str | None, played: Played[Any]) -> None:
    """Raises Differs unless the dice fell as stored; an older program has stored none."""
    if stored is not None and (rolls := rolls_of(played)) != stored:
        raise Differs(number, f"The dice fall otherwise: {rolls or 'none'}, and were {stored or 'none'}.")


def _demand_same_end(row: TableRow, number: int, progress: dict[str, Any]) -> None:
    if (progress["number"], progress["outcome"]) != (row.number, row.outcome):
        before, after = row.outcome or "not over", progress["outcome"] or "not over"
        raise Differs(number, f"The game ends otherwise: it is {after}, and was {before}.")
    if progress["due"] != row.due:
        raise Differs(number, f"Other seats are to decide afterwards: {progress['due']}, and were {row.due}.")


def note_difference(row: TableRow, differs: Differs) -> None:
    details = {"table": row.id, "game": row.game, "action": differs.number, "problem": differs.problem}
    log_event("table-differs", logging.WARNING, **details)


def cannot_continue(row: TableRow) -> Sleeping:
    """The error for visitors of a game that diverges; how may be a secret, and stands in the log."""
    return Sleeping(
        "cannot-continue",
        "This version of the program cannot continue this game: played again, it would take another course. "
        "Nothing is lost; the log tells whoever runs this server what differs.",
        row.state == "finished",
    )


def rolls_of(played: Played[Any]) -> str:
    """The dice that fell, as they are stored."""
    return rolls_text(played.rolls).removeprefix(" = ")


def progress_of(position: Any) -> dict[str, Any]:
    """The columns by which a list of tables shows how far a game is."""
    outcome = position.outcome
    return {
        "number": position.number,
        "due": msgspec.json.encode(position.due).decode(),
        "outcome": None if outcome is None else msgspec.json.encode(outcome).decode(),
    }
