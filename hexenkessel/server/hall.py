"""All tables: those in memory, those that wait in the database, and the bots that play at them."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from functools import partial
from typing import Any, Final

import msgspec

from hexenkessel.bots.random_bot import RandomBot
from hexenkessel.bots.registry import bot_names
from hexenkessel.kernel.dice import DiceParts, fresh_part
from hexenkessel.kernel.game import BadSetup, Game
from hexenkessel.kernel.gate import decision
from hexenkessel.kernel.registry import UnknownGame, find_game
from hexenkessel.kernel.seats import Seat
from hexenkessel.server import clock
from hexenkessel.server.contract import NewTable, Person, PersonId, SeatWish, TableId, TableSummary, Which
from hexenkessel.server.log import note, note_failure
from hexenkessel.server.opponents import Opponents
from hexenkessel.server.people import People, clean_name
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.rows import SeatRow, StoredTable, TableRow
from hexenkessel.server.storage.store import Store, StoreClosed
from hexenkessel.server.summary import summary_of
from hexenkessel.server.table import Table, clean_part
from hexenkessel.server.trouble import RefusedAction, Stale, Trouble, not_now, unfit, unknown_table

MOST_UNFINISHED: Final = 40  # tables of one host
_PAUSE_AFTER_FAILURE: Final = 2.0  # seconds


class Hall:
    """Finds, opens and keeps tables."""

    def __init__(self, store: Store, people: People, opponents: Opponents, most_tables: int) -> None:
        self._store = store
        self._people = people
        self._opponents = opponents
        self._most_tables = most_tables
        self._tables: OrderedDict[TableId, Table] = OrderedDict()
        self._loading: dict[TableId, asyncio.Task[Table]] = {}
        self._bots: dict[TableId, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    async def close(self) -> None:
        """Stop the bots; what they have played is stored."""
        tasks = [*self._bots.values(), *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Finding

    async def table(self, table: TableId) -> Table:
        """The table, from memory or from the database. Raises Trouble (404) if there is none."""
        if table in self._tables:
            self._tables.move_to_end(table)
            return self._tables[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            if table in self._loading and self._loading[table].done():
                del self._loading[table]

    async def _load(self, table: TableId) -> Table:
        stored = await self._store.read(partial(rows.load_table, table=table))
        if stored is None:
            raise unknown_table()
        game = game_called(stored.row.game)
        if stored.row.state != "open" and stored.row.version != game.version:
            raise not_now("other-version", f"Its rules are those of version {stored.row.version}.")
        await self._people.look_up(_people_at(stored))
        found = await asyncio.to_thread(Table, stored, game, self._store, self._people)
        self._keep(found)
        return found

    def _keep(self, table: Table) -> None:
        table.on_turn = self.ask_bots
        self._tables[table.id] = table
        self.ask_bots(table)
        idle = [
            other
            for other in self._tables.values()
            if other.is_idle and other.id not in self._bots and other is not table
        ]
        for other in idle[: max(0, len(self._tables) - self._most_tables)]:
            del self._tables[other.id]

    async def summaries(self, which: Which, person: PersonId | None) -> list[TableSummary]:
        if which == "mine" and person is None:
            return []
        found = await self._store.read(partial(rows.list_tables, which=which, person=person))
        await self._people.look_up({each for stored in found for each in _people_at(stored)})
        return [
            summary_of(stored.row, stored.seats, self._people.name_of, self._is_at(stored.row.id))
            for stored in found
        ]

    def _is_at(self, table: TableId) -> Any:
        live = self._tables.get(table)
        return live.audience.has if live else lambda person: False

    def tell_of(self, person: PersonId) -> None:
        """Somebody has another name now."""
        for table in self._tables.values():
            if table.seat_of(person) is not None:
                table.audience.tell_table()

    # Opening

    async def open_table(self, person: Person, wish: NewTable) -> Table:
        game = game_called(wish.game)
        row, seats = _new_table(game, person, wish)
        if await self._store.read(partial(rows.count_unfinished, host=person.id)) >= MOST_UNFINISHED:
            raise not_now("too-many-tables", f"You have {MOST_UNFINISHED} tables that are not finished.")
        await self._store.write(partial(rows.add_table, row=row, seats=seats))
        await self._people.look_up([person.id])
        table = Table(StoredTable(row, seats), game, self._store, self._people)
        self._keep(table)
        note("table-opened", table=table.id, game=game.name, person=person.id)
        if wish.start and not any(each.kind == "open" for each in wish.seats):
            await table.start(person, None)
        return table

    # Bots

    async def resume(self) -> None:
        """After a start: bots go on where they were."""
        for table in await self._store.read(rows.running_with_bots):
            try:
                await self.table(table)
            except Trouble as trouble:
                note("table-left", table=table, reason=trouble.error)
            except Exception:
                note_failure("table-left", table=table)

    def ask_bots(self, table: Table) -> None:
        if table.id not in self._bots and _due_bot(table) is not None:
            task = asyncio.create_task(self._play_bots(table))
            self._bots[table.id] = task

    async def _play_bots(self, table: Table) -> None:
        try:
            while (seat := _due_bot(table)) is not None:
                try:
                    await self._play_bot(table, seat)
                except Stale:
                    continue
                except StoreClosed:
                    return
                except Exception:
                    note_failure("bot-stuck", table=table.id, seat=seat)
                    await asyncio.sleep(_PAUSE_AFTER_FAILURE)
        finally:
            self._bots.pop(table.id, None)

    async def _play_bot(self, table: Table, seat: Seat) -> None:
        position, bot = table.history.position, table.seats[seat].bot
        assert bot is not None
        view, asked = table.game.view(position, seat), decision(position, seat)
        action = await self._opponents.choose(table.id, table.game, bot, view, asked)
        if table.is_running and table.seats[seat].bot != bot:
            raise Stale(table.number)  # the seat was taken back in the meantime
        try:
            await table.act(seat, position.number, table.game.grammar.write(action))
        except RefusedAction as refused:
            note("bot-refused", table=table.id, bot=bot, seat=seat, rule=refused.refusal.rule)
            action = RandomBot(position.number).choose(view, asked)
            await table.act(seat, position.number, table.game.grammar.write(action))


def _due_bot(table: Table) -> Seat | None:
    """A bot that is asked something."""
    if not table.is_running:
        return None
    return next((seat for seat in table.history.position.due if table.seats[seat].bot is not None), None)


def _people_at(stored: StoredTable) -> set[PersonId]:
    return {stored.row.host, *(seat.person for seat in stored.seats if seat.person is not None)}


def game_called(name: str) -> Game[Any, Any]:
    try:
        return find_game(name)
    except UnknownGame as unknown:
        raise Trouble(404, "unknown-game", str(unknown)) from None


def demand_bot(game: Game[Any, Any], bot: str | None) -> str:
    if bot is None or bot not in bot_names(game):
        raise unfit("unknown-bot", f"For {game.name} there is {', '.join(bot_names(game))}.")
    return bot


def _new_table(game: Game[Any, Any], person: Person, wish: NewTable) -> tuple[TableRow, tuple[SeatRow, ...]]:
    if sum(each.kind == "me" for each in wish.seats) > 1:
        raise unfit("too-many-seats", "One person sits in one seat.")
    try:
        setup = game.setup(len(wish.seats), DiceParts(""), wish.options)
    except BadSetup as bad:
        raise unfit("bad-setup", str(bad)) from None
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=game.name,
        version=game.version,
        options=msgspec.json.encode(setup.options).decode(),
        name=clean_name(wish.name or person.name),
        host=person.id,
        private=wish.private,
        state="open",
        created=clock.moment(),
        number=0,
        revision=0,
        due="[]",
        outcome=None,
        host_part=fresh_part(),
    )
    part = clean_part(wish.part)
    wishes = enumerate(wish.seats)
    return row, tuple(_new_seat(game, row.id, seat, each, person, part) for seat, each in wishes)


def _new_seat(
    game: Game[Any, Any], table: TableId, seat: Seat, wish: SeatWish, person: Person, part: str | None
) -> SeatRow:
    if wish.kind == "me":
        return SeatRow(table, seat, person=person.id, part=part)
    return SeatRow(table, seat, bot=demand_bot(game, wish.bot) if wish.kind == "bot" else None)
