"""The registry of tables: finds, loads, keeps and evicts them, and resumes them after a start."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from functools import partial
from itertools import islice
from typing import Any, Final

from hexenkessel.kernel.game import Game
from hexenkessel.server.bots.autoplay import OrderRunner
from hexenkessel.server.bots.pool import BotPool
from hexenkessel.server.bots.seats import BotSeats
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.tables import NewTable, TableSummary
from hexenkessel.server.contract.words import PersonId, TableId
from hexenkessel.server.errors import ApiError, Sleeping, not_now, unknown_table
from hexenkessel.server.lobby.feed import LobbyFeed
from hexenkessel.server.lobby.new_tables import game_called, new_table, table_again
from hexenkessel.server.ops.log import log_event, log_exception
from hexenkessel.server.ops.metrics import memory_used
from hexenkessel.server.ops.rules_worker import RulesWorker
from hexenkessel.server.ops.tokens import TokenSource
from hexenkessel.server.people.sessions import People
from hexenkessel.server.settings import Settings
from hexenkessel.server.storage import people as people_rows
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.listing import Search, list_tables
from hexenkessel.server.storage.quota import bytes_kept_by, oldest_finished
from hexenkessel.server.storage.rows import Conflict, StoredTable, TableRow
from hexenkessel.server.storage.store import Store
from hexenkessel.server.table.ledger import Differs, cannot_continue, note_difference
from hexenkessel.server.table.summary import summary_of
from hexenkessel.server.table.table import Table
from hexenkessel.server.table.timeouts import TimeoutScheduler

MOST_UNFINISHED: Final = 40  # tables of one host


class TableRegistry:
    """The tables in memory: a cache of the database, bounded, with whatever plays at them for others."""

    def __init__(
        self,
        store: Store,
        people: People,
        rules_worker: RulesWorker,
        bot_pool: BotPool,
        tokens: TokenSource,
        settings: Settings,
    ) -> None:
        self._store = store
        self._people = people
        self._rules_worker = rules_worker
        self._tokens = tokens
        self._most_tables = settings.tables_in_memory
        self._most_memory = settings.memory * 1_000_000
        self._most_stored = settings.storage_per_host * 1_000_000
        self._tables: OrderedDict[TableId, Table] = OrderedDict()
        self._loading: dict[TableId, asyncio.Task[Table]] = {}
        self._differing: dict[TableId, int] = {}  # those that cannot be continued, at which revision
        self._looked: set[TableId] = set()  # somebody has asked for them since we were last asked for these
        self._order_runner = OrderRunner()
        self._bot_seats = BotSeats(bot_pool, settings.self_playing_tables)
        self._timeouts = TimeoutScheduler(store, self.table)
        self.lobby = LobbyFeed()
        people.who_is_here = self._people_here

    def __len__(self) -> int:
        return len(self._tables)

    async def close(self) -> None:
        """Stop whoever plays for others; what was played is stored, and how much time is left."""
        tasks = list(self._loading.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._order_runner.close()
        await self._bot_seats.close()
        await self._timeouts.close()

    # Finding

    async def table(self, table: TableId) -> Table:
        """The table, from memory or from the database. Raises ApiError (404) if there is none."""
        if table in self._tables:
            self._tables.move_to_end(table)
            self._looked.add(table)
            return self._tables[table]
        if "\0" in table:
            raise unknown_table()  # PostgreSQL cannot even be asked
        if table not in self._loading:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            # Not by whoever asked: he may have gone, and an old table must not be found here later.
            loading.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: TableId) -> Table:
        stored = await self._store.read(partial(rows.load_table, table=table))
        if stored is None:
            raise unknown_table()
        game = game_called(stored.row.game)
        if stored.row.state != "open" and stored.row.version != game.version:
            raise asleep(stored.row, game)
        await self._people.look_up(_people_at(stored))
        if self._is_known_to_differ(stored.row):
            raise cannot_continue(stored.row)
        try:
            found = await asyncio.to_thread(self._seated, stored, game)
        except Differs as differs:
            self._differing[table] = stored.row.revision
            note_difference(stored.row, differs)
            raise cannot_continue(stored.row) from None
        self._keep(found)
        return found

    def _is_known_to_differ(self, row: TableRow) -> bool:
        """Was it tried before? Then nobody need play it again, and it is in the log once."""
        return self._differing.get(row.id) == row.revision

    def _seated(self, stored: StoredTable, game: Game[Any, Any]) -> Table:
        return Table(stored, game, self._store, self._people, self._rules_worker)

    def _keep(self, table: Table) -> None:
        self._looked.add(table.id)
        table.play.on_turn = partial(self._look_at, table)
        self.lobby.watch(table)
        self._tables[table.id] = table
        self._look_at(table)
        self._evict(table)

    def _evict(self, newest: Table) -> None:
        """Let idle tables leave memory: those above the limit, and all of them where memory runs short."""
        too_many = len(self._tables) - self._most_tables
        if memory_used() > self._most_memory:
            too_many = len(self._tables)
        if too_many > 0:
            others = (other for other in self._tables.values() if other is not newest)
            idle = (other for other in others if other.is_idle and not self._is_busy_at(other))
            for other in tuple(islice(idle, too_many)):
                del self._tables[other.id]

    def _look_at(self, table: Table) -> None:
        """Wake timers, standing orders and bots: something has happened there, and one of them may be due."""
        self._timeouts.watch(table)
        self._order_runner.look_at(table)
        self._bot_seats.look_at(table)

    def _is_busy_at(self, table: Table) -> bool:
        return table.id in self._bot_seats or table.id in self._order_runner

    async def summaries(self, search: Search, person: PersonId | None) -> list[TableSummary]:
        found = await self._store.read(partial(list_tables, search=search, person=person))
        return await self.summaries_of(found)

    async def summaries_of(self, found: Collection[StoredTable]) -> list[TableSummary]:
        """Summaries of stored tables, whether they can be opened or not."""
        await self._people.look_up({each for stored in found for each in _people_at(stored)})
        return [
            summary_of(
                stored.row,
                stored.seats,
                stored.texts,
                self._people.name_of,
                self._is_at(stored.row.id),
                differs=self._is_known_to_differ(stored.row),
            )
            for stored in found
        ]

    def _people_here(self) -> set[PersonId]:
        """Everybody who belongs to a table in memory, or looks on there."""
        tables = self._tables.values()
        belong = {each for table in tables for each in _people_at(StoredTable(table.row, table.seats))}
        return belong.union(*(table.subscribers.people for table in tables))

    def _is_at(self, table: TableId) -> Any:
        live = self._tables.get(table)
        return live.subscribers.has if live else lambda person: False

    def tell_of(self, person: PersonId) -> None:
        """Broadcast to somebody's tables that he has another name now."""
        for table in self._tables.values():
            if table.seating.sits(person):
                table.subscribers.tell_table()

    @property
    def sockets(self) -> int:
        return sum(len(table.subscribers) for table in self._tables.values())

    def end_sockets(self, person: PersonId) -> None:
        """Close all sockets of somebody whose sessions have ended; who still has a good one reconnects."""
        self.lobby.drop(person)
        for table in self._tables.values():
            table.subscribers.drop(person)

    def looked_at(self) -> set[TableId]:
        """The tables at which somebody has looked since this was last asked."""
        looked, self._looked = (
            self._looked,
            {table.id for table in self._tables.values() if table.subscribers},
        )
        return looked | self._looked

    async def look_again(self, tables: Collection[TableId]) -> None:
        """Reload those of these tables that are in memory: they were changed in the database."""
        for table in [table for table in self._tables.values() if table.id in tables]:
            try:
                await table.ledger.look_again()
            except ApiError:
                self._drop(table)

    async def close_table(self, person: Person, table: Table) -> None:
        """Remove a table for its host."""
        await table.control.close(person)
        self._drop(table)
        log_event("table-closed", table=table.id, person=person.id)

    async def remove(self, table: Table) -> bool:
        """Remove a table that nobody needs; False if somebody has just changed something there."""
        try:
            await self._store.write(partial(people_rows.remove_table, row=table.row))
        except Conflict:
            return False
        self._drop(table)
        return True

    async def discard(self, row: TableRow) -> bool:
        """Remove a table, unless somebody looks at it or it is no longer as this row says."""
        found = self._tables.get(row.id)
        if found is not None:
            return not found.subscribers and found.row == row and await self.remove(found)
        try:
            await self._store.write(partial(people_rows.remove_table, row=row))
        except Conflict:
            return False
        return True

    def _drop(self, table: Table) -> None:
        """Drop a removed table from memory, and disconnect its subscribers."""
        self._tables.pop(table.id, None)
        self._looked.discard(table.id)
        self._timeouts.forget(table)
        self.lobby.removed(table)
        table.subscribers.drop_all()

    # New tables

    async def open_table(self, person: Person, wish: NewTable) -> Table:
        game = game_called(wish.game)
        await self.demand_room(person)
        # What somebody has made may be large: meanwhile others are served.
        stored = await asyncio.to_thread(new_table, game, person, wish, self._tokens)
        await self._store.write(
            partial(rows.add_table, row=stored.row, seats=stored.seats, texts=stored.texts)
        )
        await self._people.look_up([person.id])
        table = self._seated(stored, game)
        self._keep(table)
        log_event("table-opened", table=table.id, game=game.name, person=person.id)
        if wish.start and not any(each.kind == "open" for each in wish.seats):
            await table.waiting.start(person, None)
        return table

    async def rematch(self, person: Person, first: Table) -> Table:
        """The table where the people of a finished game play again: opened by the first of them who asks.

        Nobody sits there yet: first he sees what the host has pledged, then he gives his part of the dice.
        """
        first.seating.demand_played(person)
        given_up = first.row.rematch  # before we wait: whoever is faster meanwhile has opened ours
        table = await self._again(first)
        if table is None:
            await self.demand_room(person)
            row, seats = table_again(first.row, first.seats, person, self._tokens)
            await first.seating.play_again(row, seats, instead=given_up)
            table = await self._again(first)
            assert table is not None
        return table

    async def _again(self, first: Table) -> Table | None:
        """The table of the rematch; None if nobody has asked for one, or it was given up before it began."""
        try:
            return await self.table(first.row.rematch) if first.row.rematch else None
        except ApiError as api_error:
            if api_error.status == 404:
                return None
            raise

    async def demand_room(self, person: Person) -> None:
        """Raises an ApiError if this person has too many tables to open one more."""
        if await self._store.read(partial(rows.count_unfinished, host=person.id)) >= MOST_UNFINISHED:
            raise not_now("too-many-tables", f"You have {MOST_UNFINISHED} tables; finish or close one.")
        await self.demand_storage(person)

    async def demand_storage(self, person: Person) -> None:
        """Keep within the quota of a host: the oldest games that are over make room for new ones."""
        but = set[TableId]()
        while await self._store.read(partial(bytes_kept_by, host=person.id)) > self._most_stored:
            oldest = await self._store.read(partial(oldest_finished, host=person.id, but=but))
            if oldest is None:
                raise not_now("too-much-stored", "Your tables take too much room; finish or close some.")
            if await self.discard(oldest):
                log_event("table-closed", table=oldest.id, reason="its host keeps too much")
            else:
                but.add(oldest.id)

    # After a start

    async def resume(self) -> None:
        """After a start: clocks run on, and bots go on where somebody waits for them.

        All other tables stay where they are until somebody asks for them: one that waits for a person, and
        one that plays by itself, which nobody looks at yet.
        """
        await self._timeouts.resume()
        for table in await self._store.read(rows.waiting_for_bots):
            try:
                await self.table(table)
            except ApiError as api_error:
                log_event("table-left", table=table, reason=api_error.code)
            except Exception:
                log_exception("table-left", table=table)


def asleep(row: TableRow, game: Game[Any, Any]) -> Sleeping:
    """The error for a game of another version of the rules: why it sleeps, and what can be done."""
    return Sleeping(
        "other-version",
        f"This game was begun under version {row.version} of the rules of {game.name}, and here is "
        f"{game.version}. Nothing is lost: it sleeps until whoever runs this server moves it. `hexenkessel "
        "upgrade` says whether anything would change, and moves it with `--apply`.",
        row.state == "finished",
    )


def _people_at(stored: StoredTable) -> set[PersonId]:
    people = {stored.row.host, *(person for seat in stored.seats for person in (seat.person, seat.kept_for))}
    return {person for person in people if person is not None}
