"""All tables: those in memory, those that wait in the database, and the bots that play at them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from functools import partial
from itertools import islice
from typing import Any, Final

from hexenkessel.kernel.game import Game
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.tables import NewTable, TableSummary
from hexenkessel.server.contract.words import PersonId, TableId
from hexenkessel.server.errands import Errands
from hexenkessel.server.fresh import Fresh
from hexenkessel.server.hirelings import Hirelings
from hexenkessel.server.ledger import Differs, cannot_continue, note_difference
from hexenkessel.server.lobby import Lobby
from hexenkessel.server.log import note, note_failure
from hexenkessel.server.new_tables import game_called, new_table, table_again
from hexenkessel.server.opponents import Opponents
from hexenkessel.server.people import People
from hexenkessel.server.storage import persons, rows
from hexenkessel.server.storage.listing import Search, list_tables
from hexenkessel.server.storage.rows import Conflict, StoredTable, TableRow
from hexenkessel.server.storage.store import Store
from hexenkessel.server.summary import summary_of
from hexenkessel.server.table import Table
from hexenkessel.server.timekeeper import Timekeeper
from hexenkessel.server.trouble import Sleeping, Trouble, not_now, unknown_table

MOST_UNFINISHED: Final = 40  # tables of one host


class Hall:
    """Finds, opens and keeps tables."""

    def __init__(
        self, store: Store, people: People, opponents: Opponents, fresh: Fresh, most_tables: int
    ) -> None:
        self._store = store
        self._people = people
        self._fresh = fresh
        self._most_tables = most_tables
        self._tables: OrderedDict[TableId, Table] = OrderedDict()
        self._loading: dict[TableId, asyncio.Task[Table]] = {}
        self._differing: dict[TableId, int] = {}  # those that cannot be continued, at which revision
        self._looked: set[TableId] = set()  # somebody has asked for them since we were last asked for these
        self._errands = Errands()
        self._hirelings = Hirelings(opponents)
        self._timekeeper = Timekeeper(store, self.table)
        self.lobby = Lobby()
        people.who_is_here = self._people_here

    def __len__(self) -> int:
        return len(self._tables)

    async def close(self) -> None:
        """Stop whoever plays for others; what was played is stored, and how much time is left."""
        tasks = list(self._loading.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._errands.close()
        await self._hirelings.close()
        await self._timekeeper.close()

    # Finding

    async def table(self, table: TableId) -> Table:
        """The table, from memory or from the database. Raises Trouble (404) if there is none."""
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
        """It was tried before: nobody need play it again, and it is in the log once."""
        return self._differing.get(row.id) == row.revision

    def _seated(self, stored: StoredTable, game: Game[Any, Any]) -> Table:
        return Table(stored, game, self._store, self._people)

    def _keep(self, table: Table) -> None:
        self._looked.add(table.id)
        table.play.on_turn = partial(self._look_at, table)
        self.lobby.watch(table)
        self._tables[table.id] = table
        self._look_at(table)
        if (too_many := len(self._tables) - self._most_tables) > 0:
            others = (other for other in self._tables.values() if other is not table)
            idle = (other for other in others if other.is_idle and not self._is_busy_at(other))
            for other in tuple(islice(idle, too_many)):
                del self._tables[other.id]

    def _look_at(self, table: Table) -> None:
        """Something has happened there: somebody may be due for whom the server plays."""
        self._timekeeper.watch(table)
        self._errands.look_at(table)
        self._hirelings.look_at(table)

    def _is_busy_at(self, table: Table) -> bool:
        return table.id in self._hirelings or table.id in self._errands

    async def summaries(self, search: Search, person: PersonId | None) -> list[TableSummary]:
        found = await self._store.read(partial(list_tables, search=search, person=person))
        return await self.summaries_of(found)

    async def summaries_of(self, found: Collection[StoredTable]) -> list[TableSummary]:
        """Whether they can be opened or not."""
        await self._people.look_up({each for stored in found for each in _people_at(stored)})
        return [
            summary_of(
                stored.row,
                stored.seats,
                self._people.name_of,
                self._is_at(stored.row.id),
                differs=self._is_known_to_differ(stored.row),
            )
            for stored in found
        ]

    def _people_here(self) -> set[PersonId]:
        """Who belongs to a table in memory, or looks on there."""
        tables = self._tables.values()
        belong = {each for table in tables for each in _people_at(StoredTable(table.row, table.seats))}
        return belong.union(*(table.audience.people for table in tables))

    def _is_at(self, table: TableId) -> Any:
        live = self._tables.get(table)
        return live.audience.has if live else lambda person: False

    def tell_of(self, person: PersonId) -> None:
        """Somebody has another name now."""
        for table in self._tables.values():
            if table.seating.sits(person):
                table.audience.tell_table()

    @property
    def sockets(self) -> int:
        return sum(len(table.audience) for table in self._tables.values())

    def end_sockets(self, person: PersonId) -> None:
        """His cookies have ended; who still has a good one comes again by himself."""
        self.lobby.drop(person)
        for table in self._tables.values():
            table.audience.drop(person)

    def looked_at(self) -> set[TableId]:
        """The tables at which somebody has looked since this was last asked."""
        looked, self._looked = self._looked, {table.id for table in self._tables.values() if table.audience}
        return looked | self._looked

    async def look_again(self, tables: Collection[TableId]) -> None:
        """These were changed in the database."""
        for table in [table for table in self._tables.values() if table.id in tables]:
            try:
                await table.ledger.look_again()
            except Trouble:
                self._let_go(table)

    async def close_table(self, person: Person, table: Table) -> None:
        """Its host does not need it any more."""
        await table.course.close(person)
        self._let_go(table)
        note("table-closed", table=table.id, person=person.id)

    async def remove(self, table: Table) -> bool:
        """Remove a table that nobody needs; False if somebody has just changed something there."""
        try:
            await self._store.write(partial(persons.remove_table, row=table.row))
        except Conflict:
            return False
        self._let_go(table)
        return True

    def _let_go(self, table: Table) -> None:
        """It has been removed."""
        self._tables.pop(table.id, None)
        self._looked.discard(table.id)
        self._timekeeper.forget(table)
        self.lobby.removed(table)
        table.audience.drop_all()

    # New tables

    async def open_table(self, person: Person, wish: NewTable) -> Table:
        game = game_called(wish.game)
        await self.demand_room(person)
        # What somebody has made may be large: meanwhile others are served.
        row, seats = await asyncio.to_thread(new_table, game, person, wish, self._fresh)
        await self._store.write(partial(rows.add_table, row=row, seats=seats))
        await self._people.look_up([person.id])
        table = self._seated(StoredTable(row, seats), game)
        self._keep(table)
        note("table-opened", table=table.id, game=game.name, person=person.id)
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
            row, seats = table_again(first.row, first.seats, person, self._fresh)
            await first.seating.play_again(row, seats, instead=given_up)
            table = await self._again(first)
            assert table is not None
        return table

    async def _again(self, first: Table) -> Table | None:
        """The table of the rematch; None if nobody has asked for one, or it was given up before it began."""
        try:
            return await self.table(first.row.rematch) if first.row.rematch else None
        except Trouble as trouble:
            if trouble.status == 404:
                return None
            raise

    async def demand_room(self, person: Person) -> None:
        if await self._store.read(partial(rows.count_unfinished, host=person.id)) >= MOST_UNFINISHED:
            raise not_now("too-many-tables", f"You have {MOST_UNFINISHED} tables; finish or close one.")

    # After a start

    async def resume(self) -> None:
        """Clocks run on, and bots go on where they were."""
        await self._timekeeper.resume()
        for table in await self._store.read(rows.running_with_bots):
            try:
                await self.table(table)
            except Trouble as trouble:
                note("table-left", table=table, reason=trouble.error)
            except Exception:
                note_failure("table-left", table=table)


def asleep(row: TableRow, game: Game[Any, Any]) -> Sleeping:
    """Why a game of another version of the rules does not go on, and what can be done."""
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
