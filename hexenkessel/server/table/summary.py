"""A table as it stands in a list: from its rows alone, whether it is in memory or not."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256

import msgspec

from hexenkessel.kernel.dice import DiceParts, Fork, by_seat
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.registry import UnknownGame, find_game
from hexenkessel.kernel.seats import Observer
from hexenkessel.server.contract.tables import Origin, Pace, SeatSummary, TableSummary
from hexenkessel.server.contract.words import PersonId, SeatKind
from hexenkessel.server.storage.listing import LONGEST_TOLD
from hexenkessel.server.storage.rows import SeatRow, TableRow
from hexenkessel.server.storage.texts import Texts, options_together
from hexenkessel.server.table.motions import motion_at


def summary_of(
    row: TableRow,
    seats: tuple[SeatRow, ...],
    texts: Texts,
    name_of: Callable[[PersonId], str],
    is_connected: Callable[[PersonId], bool],
    observer: Observer = None,
    differs: bool = False,
) -> TableSummary:
    """The summary of a table: what everybody may know, and the standing orders of the observer's own seat.

    One that `differs` from what people have seen, when it is played again, cannot be continued.
    """
    return TableSummary(
        id=row.id,
        game=row.game,
        version=row.version,
        options=_told_options(row, texts),
        name=row.name,
        state=row.state,
        private=row.private,
        created=row.created,
        number=row.number,
        seats=tuple(_seat(seat, name_of, is_connected, seat.seat == observer) for seat in seats),
        host=row.host,
        due=msgspec.json.decode(row.due, type=tuple[int, ...]),
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome),
        commitment=sha256(row.host_part.encode()).hexdigest(),
        kind=row.kind,
        pace=pace_of(row),
        paused=row.paused,
        motion=motion_at(row, seats),
        rematch=row.rematch,
        origin=None if row.origin is None else msgspec.json.decode(row.origin, type=Origin),
        parts=dice_of(row, seats) if row.state == "finished" else None,
        may_stop=_may_stop(row.game),
        asleep=differs or _is_of_other_rules(row),
    )


def _told_options(row: TableRow, texts: Texts) -> dict[str, Scalar]:
    """A summary is sent often: of a text as long as a book it tells the beginning."""
    return {
        name: f"{value[:LONGEST_TOLD]}…" if isinstance(value, str) and len(value) > LONGEST_TOLD else value
        for name, value in options_together(row.options, texts).items()
    }


def pace_of(row: TableRow) -> Pace:
    return _pace_in(row.pace)


@lru_cache(maxsize=256)
def _pace_in(stored: str) -> Pace:
    """Asked for with every action, and nearly always the same."""
    return msgspec.json.decode(stored, type=Pace)


def orders_of(row: SeatRow) -> tuple[str, ...]:
    return msgspec.json.decode(row.orders, type=tuple[str, ...])


def dice_of(row: TableRow, seats: tuple[SeatRow, ...]) -> DiceParts:
    """The dice parts of a game that has begun; not every seat has given one."""
    given = {seat.seat: seat.part for seat in seats if seat.part is not None}
    return DiceParts(row.host_part, by_seat(given), msgspec.json.decode(row.forks, type=tuple[Fork, ...]))


def _may_stop(game: str) -> bool:
    try:
        return find_game(game).stop is not None
    except UnknownGame:
        return False


def _is_of_other_rules(row: TableRow) -> bool:
    try:
        return row.state != "open" and row.version != find_game(row.game).version
    except UnknownGame:
        return True


def _seat(
    row: SeatRow,
    name_of: Callable[[PersonId], str],
    is_connected: Callable[[PersonId], bool],
    is_observers: bool,
) -> SeatSummary:
    if row.person is not None:
        kind: SeatKind = "person"
        name: str | None = row.name or name_of(row.person)
        connected = is_connected(row.person)
    else:
        kind = "bot" if row.bot is not None else "kept" if row.kept_for is not None else "open"
        # Those of an uploaded record sit nowhere, but have names.
        name, connected = row.bot or row.name, row.bot is not None
        if row.kept_for is not None:
            name = row.name or name_of(row.kept_for)
    orders = orders_of(row) if is_observers else ()
    return SeatSummary(row.seat, kind, name, row.person, row.bot, connected, orders, row.kept_for)
