"""The clocks of a table: values in, values out. What time it is, they are told.

A clock runs while its seat is asked and a person plays it. So nobody starts or stops clocks: whatever changes
at a table, they follow from whom it waited for before and whom it waits for now.

Live, a seat has a bank of seconds and gains an increment whenever it has answered all that it was asked. By
days, a seat has so many days for whatever it is asked until it is somebody else's turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from hexenkessel.kernel.seats import Seat
from hexenkessel.server.contract.tables import ClockFace, ClockFaces, Pace
from hexenkessel.server.storage.rows import SeatRow, TableRow
from hexenkessel.server.table.summary import pace_of

DAY: Final = 86_400.0
BREATH: Final = 10.0
"""Seconds: what somebody who is asked again has at least, where clocks are live; see `_once_more`."""


class Clocks(msgspec.Struct, frozen=True):
    """The time each seat had left at a moment (seconds since 1970); negative if it is overdrawn."""

    left: tuple[float, ...] = ()
    at: float = 0.0


class Waiting(msgspec.Struct, frozen=True):
    """The seats a table waits for, and who plays them: from this follows which clocks run."""

    number: int  # of the position
    due: frozenset[Seat] = frozenset()
    bots: frozenset[Seat] = frozenset()  # seats that a bot plays, its own or lent
    stands: bool = False  # paused

    @property
    def running(self) -> frozenset[Seat]:
        """The seats whose clocks run."""
        return frozenset() if self.stands else self.due - self.bots


def allowance(pace: Pace) -> float:
    """The time a seat begins with."""
    return pace.days * DAY if pace.kind == "days" else float(pace.bank)


def opened(pace: Pace, seats: int, now: float) -> Clocks:
    return Clocks((allowance(pace),) * seats, now)


def reckoned(clocks: Clocks, running: Iterable[Seat], now: float) -> Clocks:
    """The clocks as they stand now, if these have run since they were last looked at."""
    passed = max(0.0, now - clocks.at)
    running = frozenset(running)
    left = tuple(left - passed if seat in running else left for seat, left in enumerate(clocks.left))
    return Clocks(left, now)


def turned(
    clocks: Clocks, pace: Pace, before: Waiting, after: Waiting, now: float, by_consent: bool = False
) -> Clocks:
    """The clocks when the table has waited for some until now, and from now on waits for others.

    It may have gone back to where it was before: by the consent of all, or because somebody has taken his own
    answer back.
    """
    left = list(reckoned(clocks, before.running, now).left)
    asked_anew = after.due - before.due
    for seat in range(len(left)):
        if seat in before.bots - after.bots and left[seat] <= 0:
            left[seat] = _once_more(pace)
        elif after.number < before.number:
            # Something was taken back: to answer and take it back, again and again, must not make time.
            if pace.kind == "live" and seat in asked_anew:
                left[seat] -= min(float(pace.increment), max(0.0, left[seat] - BREATH))
            # What all have agreed to ask again, nobody may lose his seat by.
            if by_consent and seat in after.due - after.bots:
                left[seat] = max(left[seat], _once_more(pace))
        elif pace.kind == "live" and seat in before.running - after.due:
            left[seat] += pace.increment
        elif pace.kind == "days" and seat in asked_anew:
            left[seat] = allowance(pace)
    return Clocks(tuple(left), now)


def _once_more(pace: Pace) -> float:
    """The least for somebody who takes his seat back after his time was up, or is asked again by consent."""
    return allowance(pace) if pace.kind == "days" else max(float(pace.increment), BREATH)


def awake(clocks: Clocks, since: float) -> Clocks:
    """Clocks do not run while there is no server, for nobody can answer; this one is there since then."""
    return Clocks(clocks.left, max(clocks.at, since))


def time_is_up_at(clocks: Clocks, pace: Pace, waiting: Waiting) -> float | None:
    """The deadline: when the first running clock reaches zero, where that matters."""
    if pace.kind == "none" or pace.timeout == "wait":
        return None
    return min((clocks.at + clocks.left[seat] for seat in waiting.running), default=None)


def run_out(clocks: Clocks, waiting: Waiting, now: float) -> frozenset[Seat]:
    """The seats whose time is up."""
    left = reckoned(clocks, waiting.running, now).left
    return frozenset(seat for seat in waiting.running if left[seat] <= 0)


# As they are stored


def waiting_at(row: TableRow, seats: tuple[SeatRow, ...]) -> Waiting:
    return Waiting(
        number=row.number,
        due=frozenset(msgspec.json.decode(row.due, type=tuple[int, ...]))
        if row.state == "running"
        else frozenset(),
        bots=frozenset(seat.seat for seat in seats if seat.bot is not None),
        stands=row.paused,
    )


def clocks_of(row: TableRow, seats: tuple[SeatRow, ...], now: float) -> Clocks:
    """The clocks as stored; new ones where there are none yet."""
    clocks = msgspec.json.decode(row.clocks, type=Clocks)
    return clocks if len(clocks.left) == len(seats) else opened(pace_of(row), len(seats), now)


def clocks_after(
    before: TableRow,
    seats_before: tuple[SeatRow, ...],
    after: TableRow,
    seats_after: tuple[SeatRow, ...],
    now: float,
    by_consent: bool = False,
) -> str:
    """The clocks of a table that changes from one row to another, as they are to be stored."""
    pace = pace_of(after)
    if pace.kind == "none" or after.state == "open":
        return "{}"
    clocks = clocks_of(before, seats_before, now)
    was, will = waiting_at(before, seats_before), waiting_at(after, seats_after)
    return _stored(turned(clocks, pace, was, will, now, by_consent))


def charged(row: TableRow, seats: tuple[SeatRow, ...], now: float) -> str:
    """The clocks of a table at which nothing else happens, as they are to be stored."""
    return clocks_after(row, seats, row, seats, now)


def woken(row: TableRow, since: float) -> TableRow:
    """The row as it is for a server that is there since then."""
    if row.clocks == "{}":
        return row
    clocks = awake(msgspec.json.decode(row.clocks, type=Clocks), since)
    return msgspec.structs.replace(row, clocks=_stored(clocks))


def _stored(clocks: Clocks) -> str:
    return msgspec.json.encode(clocks).decode()


def faces(row: TableRow, seats: tuple[SeatRow, ...], now: float) -> ClockFaces:
    """The clocks as people see them now; none where the table has none."""
    if pace_of(row).kind == "none" or row.state == "open":
        return ClockFaces((), row.paused)
    running = waiting_at(row, seats).running
    left = reckoned(clocks_of(row, seats, now), running, now).left
    shown = tuple(ClockFace(round(each, 1), seat in running) for seat, each in enumerate(left))
    return ClockFaces(shown, row.paused)
