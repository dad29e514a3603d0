"""A table as it stands in a list: from its rows alone, whether it is in memory or not."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

import msgspec

from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.server.contract import PersonId, SeatKind, SeatSummary, TableSummary
from hexenkessel.server.storage.rows import SeatRow, TableRow


def summary_of(
    row: TableRow,
    seats: tuple[SeatRow, ...],
    name_of: Callable[[PersonId], str],
    is_connected: Callable[[PersonId], bool],
) -> TableSummary:
    return TableSummary(
        id=row.id,
        game=row.game,
        version=row.version,
        options=options_of(row),
        name=row.name,
        state=row.state,
        private=row.private,
        created=row.created,
        number=row.number,
        seats=tuple(_seat(seat, name_of, is_connected) for seat in seats),
        host=row.host,
        due=msgspec.json.decode(row.due, type=tuple[int, ...]),
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome),
        commitment=sha256(row.host_part.encode()).hexdigest(),
    )


def options_of(row: TableRow) -> dict[str, Scalar]:
    return msgspec.json.decode(row.options, type=dict[str, Scalar])


def _seat(
    row: SeatRow, name_of: Callable[[PersonId], str], is_connected: Callable[[PersonId], bool]
) -> SeatSummary:
    if row.person is not None:
        kind: SeatKind = "person"
        name: str | None = name_of(row.person)
        connected = is_connected(row.person)
    else:
        kind = "open" if row.bot is None else "bot"
        name, connected = row.bot, row.bot is not None
    return SeatSummary(row.seat, kind, name, row.person, row.bot, connected)
