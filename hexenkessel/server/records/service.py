"""Records at the server: uploaded for analysis, verified, and played on with new dice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from itertools import zip_longest
from typing import Any, Final

import msgspec

from hexenkessel.kernel.dice import Fork
from hexenkessel.kernel.messages import kernel_messages
from hexenkessel.kernel.record import MOST_FORKS, BadRecord, write_record
from hexenkessel.kernel.seats import HOST
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.records import NewAnalysis, PlayOn, Problem, Verification
from hexenkessel.server.contract.tables import Origin
from hexenkessel.server.contract.words import TableId
from hexenkessel.server.errors import ApiError, Sleeping, not_now, unfit, unknown_table
from hexenkessel.server.lobby.new_tables import demand_bot, new_row, row_like
from hexenkessel.server.lobby.registry import TableRegistry
from hexenkessel.server.ops.log import log_event
from hexenkessel.server.ops.tokens import TokenSource
from hexenkessel.server.ops.worker import Worker
from hexenkessel.server.people.sessions import clean_name, plain_words
from hexenkessel.server.records.export import record_in
from hexenkessel.server.records.verification import Examined, Finding, examine
from hexenkessel.server.storage import rows
from hexenkessel.server.storage.bulk_insert import chunks_of, remove_copy
from hexenkessel.server.storage.rows import ActionRow, ChatRow, SeatRow, StoredTable
from hexenkessel.server.storage.store import Store
from hexenkessel.server.storage.texts import options_apart
from hexenkessel.server.table.chat import LONGEST_CHAT
from hexenkessel.server.table.ledger import progress_of
from hexenkessel.server.table.summary import dice_of
from hexenkessel.server.table.table import Table

LARGEST_UPLOAD: Final = 2 * 1024 * 1024  # bytes of the request
MOST_ANALYSES: Final = 50  # of one person; the oldest makes room
MOST_WAITING: Final = 4  # records of one address that wait until they are checked
_PATIENCE: Final = 30.0  # seconds for one record
_MOST_REMEMBERED: Final = 500
_LONGEST_NAME: Final = 30


class BadRecordTold(ApiError):
    """The error for an upload that is no record, or not a true one."""

    def __init__(self, finding: Finding, language: str) -> None:
        say = kernel_messages(language).say
        told = {"line": str(finding.line), "problem": say(finding.key, finding.args)}
        super().__init__(422, "bad-record", say("record-line", told))
        self.line = finding.line

    def body(self) -> dict[str, Any]:
        return {**super().body(), "line": self.line}


class Records:
    """Everything that can be done with games of which nothing is secret any more."""

    def __init__(self, registry: TableRegistry, store: Store, tokens: TokenSource) -> None:
        self._registry = registry
        self._store = store
        self._tokens = tokens
        # Whatever somebody brings along, the games that were played here are checked beside it.
        self._uploads = Worker()
        self._checks = Worker()
        self._verified: OrderedDict[tuple[str, int], asyncio.Task[Verification]] = OrderedDict()

    def close(self) -> None:
        for task in self._verified.values():
            task.cancel()
        self._uploads.close()
        self._checks.close()

    async def record(self, table: TableId) -> tuple[str, str]:
        """The game and the record of a table where it is over; also where this program cannot continue it."""
        try:
            found = await self._registry.table(table)
        except Sleeping as sleeping:
            if not sleeping.is_over:
                raise
            return await self._stored_record(table)
        return found.game.name, await found.record()

    async def _stored_record(self, table: TableId) -> tuple[str, str]:
        """The record from what is stored, without playing it again."""
        stored = await self._store.read(partial(rows.load_table, table=table))
        if stored is None:
            raise unknown_table()
        (summary,) = await self._registry.summaries_of([stored])
        players = [seat.name or "?" for seat in summary.seats]
        return stored.row.game, await asyncio.to_thread(record_in, stored, players)

    # Analysis

    async def analyse(self, person: Person, wish: NewAnalysis, address: str) -> Table:
        """A table at which a record can be looked at. Raises BadRecordTold."""
        name = clean_name(wish.name or person.name)
        _demand_turn(self._uploads, address)
        examined = await _examine(self._uploads, wish.record, address)
        if isinstance(examined, Finding):
            raise BadRecordTold(examined, person.language)
        stored = self._analysis_of(examined, person, name)

        await self._registry.demand_storage(person)
        await self._store.write(partial(rows.drop_analyses, host=person.id, newest=MOST_ANALYSES - 1))
        await self._add(stored)
        log_event("record-analysed", table=stored.row.id, game=stored.row.game, person=person.id)
        return await self._registry.table(stored.row.id)

    async def _add(self, stored: StoredTable) -> None:
        """Store a whole table, with all that has happened there; others write in between."""
        try:
            for chunk in chunks_of(stored):
                await self._store.write(chunk)
        except BaseException:
            with suppress(Exception):  # else at the next start
                await self._store.write(partial(remove_copy, table=stored.row.id))
            raise

    def _analysis_of(self, examined: Examined, person: Person, name: str) -> StoredTable:
        options, texts = options_apart(examined.options)
        opened = new_row(self._tokens, person, examined.game, examined.version, options, name, private=True)
        row = msgspec.structs.replace(
            opened,
            state="finished",
            host_part=examined.host_part,
            kind="analysis",
            forks=examined.forks,
            opening=examined.opening,
            **examined.progress,
        )
        table = row.id
        names = [plain_words(player)[:_LONGEST_NAME] or None for player in examined.players]
        seats = tuple(
            SeatRow(table, seat, part=part, name=player)
            for seat, (part, player) in enumerate(zip_longest(examined.parts, names))
        )
        actions = tuple(
            ActionRow(table, number, move.seat, move.text, move.time, move.rolls)
            for number, move in enumerate(examined.moves, 1)
        )
        # A database wants to know whose words these are: they are those of whoever has brought them.
        chat = tuple(
            ChatRow(
                table,
                remark.after,
                remark.seat if 0 <= remark.seat < len(seats) else None,
                person.id,
                (names[remark.seat] if HOST < remark.seat < len(names) else None) or "?",
                words,
                row.created,
            )
            for remark in examined.remarks
            if (words := plain_words(remark.text)[:LONGEST_CHAT])
        )
        return StoredTable(row, seats, actions, chat, texts)

    # Verification

    async def verification(self, table: Table, address: str) -> Verification:
        """The game played again from its record; done once, however many ask."""
        table.demand_finished()
        key = (table.id, table.row.revision)
        if key not in self._verified:
            _demand_turn(self._checks, address)
            self._verified[key] = asyncio.create_task(self._verify(table, address))
            while len(self._verified) > _MOST_REMEMBERED:
                self._verified.popitem(last=False)
        try:
            return await asyncio.shield(self._verified[key])
        except Exception:
            self._verified.pop(key, None)
            raise

    async def _verify(self, table: Table, address: str) -> Verification:
        stored = await self._store.read(partial(rows.load_table, table=table.id))
        assert stored is not None
        # Without what was said: whoever looks on may say as much as he likes.
        written = await asyncio.to_thread(write_record, table.history)
        examined = await _examine(self._checks, written, address)
        if isinstance(examined, Finding):
            problem = Problem(examined.number, examined.text, examined.key, examined.args)
            return Verification(False, (problem,), table.number, 0)
        problems = tuple(_differences(stored, examined))
        return Verification(not problems, problems, len(examined.moves), examined.rolls)

    # Playing on

    async def play_on(self, person: Person, table: Table, wish: PlayOn) -> Table:
        """A new game that is the same for so many actions, with bots in all other seats, and new dice."""
        table.demand_finished()
        bot = demand_bot(table.game, wish.bot)
        if not 0 <= wish.number <= table.number:
            raise unfit("bad-number", f"The game has {table.number} actions.")
        if not 0 <= wish.seat < len(table.seats):
            raise unfit("bad-seat", f"The table has {len(table.seats)} seats.")
        if table.history.position_at(wish.number).outcome is not None:
            raise not_now("game-over", "The game is over there; go back a little.")
        dice = dice_of(table.row, table.seats).forked(wish.number, self._tokens.part())
        if len(dice.forks) > MOST_FORKS:
            raise not_now("too-many-forks", f"A game can be played on {MOST_FORKS} times.")
        await self._registry.demand_room(person)
        source = await self._store.read(partial(rows.load_table, table=table.id))
        assert source is not None
        stored = self._continued(table, source, person, wish, bot, dice.forks)
        await self._add(stored)
        log_event(
            "game-played-on", table=stored.row.id, origin=table.id, number=wish.number, person=person.id
        )
        return await self._registry.table(stored.row.id)

    def _continued(
        self,
        table: Table,
        source: StoredTable,
        person: Person,
        wish: PlayOn,
        bot: str,
        forks: tuple[Fork, ...],
    ) -> StoredTable:
        before = table.row
        row = msgspec.structs.replace(
            row_like(before, self._tokens, person),
            state="running",
            host_part=before.host_part,
            pace="{}",  # bots are never in a hurry
            origin=msgspec.json.encode(Origin(table.id, wish.number, forks[-1].commitment)).decode(),
            forks=msgspec.json.encode(forks).decode(),
            opening=before.opening,
            **progress_of(table.history.position_at(wish.number)),
        )
        seats = tuple(
            SeatRow(
                row.id,
                seat.seat,
                person=person.id if seat.seat == wish.seat else None,
                bot=None if seat.seat == wish.seat else bot,
                part=seat.part,
            )
            for seat in table.seats
        )
        actions = (msgspec.structs.replace(action, table=row.id) for action in source.actions)
        played = tuple(action for action in actions if action.number <= wish.number)
        return StoredTable(row, seats, played, texts=source.texts)


def _demand_turn(worker: Worker, address: str) -> None:
    """A record may take long: whoever has several waiting waits with the next."""
    if worker.waiting_of(address) >= MOST_WAITING:
        raise ApiError(429, "too-many-records", "Too many records of yours are being checked; wait a little.")


async def _examine(worker: Worker, text: str, address: str) -> Examined | Finding:
    try:
        return await worker.do(examine, text, _PATIENCE, owner=address)
    except TimeoutError:
        bad = BadRecord(1, "record-late", seconds=round(_PATIENCE))
        return Finding(1, 0, bad.problem, bad.key, bad.told)


def _differences(stored: StoredTable, examined: Examined) -> list[Problem]:
    """The actions whose stored dice are others than those the parts give."""
    shown = [(0, stored.row.opening), *((action.number, action.rolls) for action in stored.actions)]
    made = [examined.opening, *(move.rolls for move in examined.moves)]
    return [
        _shown_otherwise(number, old, new)
        for (number, old), new in zip(shown, made, strict=True)
        if old is not None and old != new
    ]


def _shown_otherwise(number: int, shown: str, made: str) -> Problem:
    args = {"number": str(number), "shown": shown, "made": made}
    return Problem(number, kernel_messages().say("record-shown", args), "record-shown", args)
