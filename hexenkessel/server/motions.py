"""What somebody asks of the whole table: to stop, to pause, to go back. Values in, values out.

Everybody who plays is asked once, however many seats are his. Who has lent all his seats to bots is not
asked. Of a motion only what was said is stored; who has still to answer follows from who plays now.
"""

from __future__ import annotations

import msgspec

from hexenkessel.kernel.seats import Seat
from hexenkessel.server.contract.tables import Motion
from hexenkessel.server.contract.words import MotionKind, PersonId
from hexenkessel.server.storage.rows import SeatRow, TableRow


class Moved(msgspec.Struct, frozen=True):
    """A motion as stored."""

    kind: MotionKind
    by: Seat
    number: int | None = None
    agreed: tuple[Seat, ...] = ()


def voices(seats: tuple[SeatRow, ...]) -> dict[PersonId, Seat]:
    """Everybody who plays now, and the seat for which he speaks: the first that no bot plays."""
    speaking: dict[PersonId, Seat] = {}
    for seat in seats:
        if seat.person is not None and seat.bot is None:
            speaking.setdefault(seat.person, seat.seat)
    return speaking


def moved_at(row: TableRow) -> Moved | None:
    return None if row.motion is None else msgspec.json.decode(row.motion, type=Moved)


def stored(moved: Moved | None) -> str | None:
    return None if moved is None else msgspec.json.encode(moved).decode()


def needed_for(moved: Moved, seats: tuple[SeatRow, ...]) -> tuple[Seat, ...]:
    """The seats that have still to answer."""
    said = {seats[seat].person for seat in moved.agreed}
    return tuple(seat for person, seat in voices(seats).items() if person not in said)


def motion_at(row: TableRow, seats: tuple[SeatRow, ...]) -> Motion | None:
    """The motion as everybody sees it."""
    moved = moved_at(row)
    if moved is None:
        return None
    return Motion(moved.kind, moved.by, moved.number, moved.agreed, needed_for(moved, seats))
