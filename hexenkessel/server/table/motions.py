"""Motions: to stop, pause, go back, or go on without somebody needs everybody's consent. Values in and out.

Everybody is asked once, however many seats are his. To take back what was played, or to end the game, takes
the word of all; who has lent all his seats to bots is not asked whether the others pause, or go on without
somebody. Nor is he for whom a bot shall play, but he may say no. Of a motion only what was said is stored;
who has still to answer follows from who sits there now.
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
    whose: Seat | None = None  # that a bot is to play


def voices(seats: tuple[SeatRow, ...]) -> dict[PersonId, Seat]:
    """Everybody, and the seat for which he speaks: the first of his that no bot plays, or else the first."""
    speaking: dict[PersonId, Seat] = {}
    for row in sorted(seats, key=lambda row: row.bot is not None):
        if row.person is not None:
            speaking.setdefault(row.person, row.seat)
    return speaking


def moved_at(row: TableRow) -> Moved | None:
    return None if row.motion is None else msgspec.json.decode(row.motion, type=Moved)


def stored(moved: Moved | None) -> str | None:
    return None if moved is None else msgspec.json.encode(moved).decode()


def needed_for(moved: Moved, seats: tuple[SeatRow, ...]) -> tuple[Seat, ...]:
    """The seats that have still to answer."""
    unasked = {seats[seat].person for seat in (*moved.agreed, moved.whose) if seat is not None}
    takes_all = moved.kind in ("stop", "undo")
    return tuple(
        seat
        for person, seat in voices(seats).items()
        if person not in unasked and (takes_all or seats[seat].bot is None)
    )


def motion_at(row: TableRow, seats: tuple[SeatRow, ...]) -> Motion | None:
    """The motion as everybody sees it."""
    moved = moved_at(row)
    if moved is None:
        return None
    return Motion(moved.kind, moved.by, moved.number, moved.agreed, needed_for(moved, seats), moved.whose)
