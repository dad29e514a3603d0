"""A table in memory: its parts, and what concerns several of them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import check
from hexenkessel.kernel.history import History
from hexenkessel.kernel.record import write_record
from hexenkessel.kernel.seats import HOST, Observer
from hexenkessel.server.contract.tables import TableSummary
from hexenkessel.server.errors import not_now, unfit
from hexenkessel.server.ops.rules_worker import RulesWorker
from hexenkessel.server.people.sessions import People
from hexenkessel.server.records.export import remarks_in
from hexenkessel.server.storage.rows import SeatRow, StoredTable, TableRow
from hexenkessel.server.storage.store import Store
from hexenkessel.server.table.broadcast import Broadcast
from hexenkessel.server.table.chat import Chat
from hexenkessel.server.table.control import GameControl
from hexenkessel.server.table.ledger import Ledger
from hexenkessel.server.table.orders import Orders
from hexenkessel.server.table.play import Play
from hexenkessel.server.table.seating import Seating
from hexenkessel.server.table.subscribers import Subscribers
from hexenkessel.server.table.summary import summary_of
from hexenkessel.server.table.waiting_room import WaitingRoom


class Table:
    """One table: each of its parts knows only those that were made before it."""

    def __init__(
        self,
        stored: StoredTable,
        game: Game[Any, Any],
        store: Store,
        people: People,
        rules_worker: RulesWorker,
    ) -> None:
        self._people = people
        self.ledger = ledger = Ledger(stored, game, store)
        self.subscribers = subscribers = Subscribers()
        self.seating = seating = Seating(ledger, subscribers)
        self.broadcast = broadcast = Broadcast(ledger, seating, subscribers, rules_worker)
        self.chat = chat = Chat(ledger, seating, subscribers, people)
        self.play = play = Play(ledger, subscribers, broadcast, chat)
        self.waiting = WaitingRoom(ledger, seating, subscribers, play)
        self.control = GameControl(ledger, seating, subscribers, play)
        self.orders = Orders(ledger, seating, play, rules_worker)
        ledger.on_reload = play.tell_reloaded

    # What nearly everybody asks for

    @property
    def id(self) -> str:
        return self.ledger.row.id

    @property
    def game(self) -> Game[Any, Any]:
        return self.ledger.game

    @property
    def row(self) -> TableRow:
        return self.ledger.row

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        return self.ledger.seats

    @property
    def history(self) -> History[Any, Any]:
        return self.ledger.history

    @property
    def number(self) -> int:
        return self.ledger.number

    @property
    def is_running(self) -> bool:
        return self.ledger.is_running

    @property
    def is_idle(self) -> bool:
        """Nobody looks on, and nothing is being written."""
        return not self.subscribers and not self.ledger.is_in_use

    def summary(self, observer: Observer = None) -> TableSummary:
        told = summary_of(
            self.row,
            self.seats,
            self.ledger.texts,
            self._people.name_of,
            self.subscribers.has,
            observer,
        )
        if not self.is_running:
            return told
        stop, ends_without = self.game.stop, self.control.ends_without
        return msgspec.structs.replace(
            told,
            # Where it has been agreed already the last turn is under way.
            may_stop=stop is not None and check(self.history.position, HOST, stop) is None,
            ends_without=tuple(row.seat for row in self.seats if row.person and ends_without(row.seat)),
        )

    # After the game

    def demand_finished(self) -> None:
        if not self.ledger.is_over:
            raise not_now("not-finished", "The game is not over yet.")

    def demand_replay(self, number: int) -> None:
        """Raises an ApiError unless the game is over and has had so many actions."""
        self.demand_finished()
        if not 0 <= number <= self.number:
            raise unfit("bad-number", f"The game has {self.number} actions.")

    async def record(self) -> str:
        self.demand_finished()
        players = [seat.name or "?" for seat in self.summary().seats]
        remarks, times = remarks_in(self.ledger.chat), self.ledger.times
        return await asyncio.to_thread(write_record, self.history, players, remarks, times)
