"""The lobby's feed: tells those who look at the list of tables when it has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial

import msgspec

from hexenkessel.server.contract.words import PersonId, TableState
from hexenkessel.server.storage.rows import SeatRow
from hexenkessel.server.table.table import Table


class Reader:
    """One open socket of somebody who looks at the list."""

    def __init__(self, person: PersonId | None) -> None:
        self.person = person
        self.is_dropped = False
        self.wake = asyncio.Event()
        self.wake.set()  # what has changed between his list and his socket he is told at once


class _Shown(msgspec.Struct, frozen=True):
    """A snapshot of a table as a list shows it; another one is news."""

    host: PersonId
    seats: tuple[SeatRow, ...]
    due: str
    state: TableState
    paused: bool

    @classmethod
    def of(cls, table: Table) -> _Shown:
        row = table.row
        return cls(row.host, table.seats, row.due, row.state, row.paused)

    @property
    def for_all(self) -> tuple[object, ...]:
        """The part of the snapshot that concerns everybody who may see the table."""
        places = tuple((seat.person, seat.bot, seat.name, seat.kept_for) for seat in self.seats)
        return self.state, self.paused, self.host, places

    @property
    def turn(self) -> frozenset[PersonId]:
        """The people for whom the table waits."""
        due = msgspec.json.decode(self.due, type=tuple[int, ...])
        return frozenset(seat.person for seat in self.seats if seat.person and seat.seat in due)

    @property
    def belong(self) -> frozenset[PersonId]:
        people = (person for seat in self.seats for person in (seat.person, seat.kept_for) if person)
        return frozenset({self.host, *people})


class _Watched:
    """A table, and what was last seen of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shown = _Shown.of(table)


class LobbyFeed:
    """Tells those who look at the list when a table that they may see was opened, taken, begun or ended,
    and those who play at one when it is their turn."""

    def __init__(self) -> None:
        self._readers: set[Reader] = set()

    def __len__(self) -> int:
        return len(self._readers)

    def __iter__(self) -> Iterator[Reader]:
        return iter(tuple(self._readers))

    def enter(self, person: PersonId | None) -> Reader:
        reader = Reader(person)
        self._readers.add(reader)
        return reader

    def leave(self, reader: Reader) -> None:
        self._readers.discard(reader)

    def drop(self, person: PersonId) -> None:
        """End the sockets of somebody whose cookies have ended."""
        for reader in self:
            if reader.person == person:
                reader.is_dropped = True
                reader.wake.set()

    # Tables

    def watch(self, table: Table) -> None:
        """From now on tell what becomes of it."""
        watched = _Watched(table)
        table.ledger.on_change = partial(self._look_at, watched)
        if table.row.revision == 0:  # it has just been opened
            self._tell(table, watched.shown.belong)

    def removed(self, table: Table) -> None:
        self._tell(table, _Shown.of(table).belong)

    def _look_at(self, watched: _Watched) -> None:
        before, now = watched.shown, _Shown.of(watched.table)
        if before == now:
            return  # as after most actions
        watched.shown = now
        if not self._readers:
            return
        if before.for_all != now.for_all:
            # Who has just stood up must see it too.
            self._tell(watched.table, before.belong | now.belong)
        else:
            self._tell_those(before.turn ^ now.turn)

    def _tell_those(self, people: frozenset[PersonId]) -> None:
        """It has become their turn, or is so no longer: that is news for nobody else."""
        for reader in self._readers:
            if reader.person in people:
                reader.wake.set()

    def _tell(self, table: Table, belong: frozenset[PersonId]) -> None:
        for reader in self._readers:
            if not table.row.private or reader.person in belong:
                reader.wake.set()
