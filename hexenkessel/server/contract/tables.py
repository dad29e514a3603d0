"""Types of tables: seats, time control, motions, summaries, new tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.server.contract.words import (
    Asked,
    MotionKind,
    PaceKind,
    PersonId,
    SeatKind,
    TableId,
    TableKind,
    TableState,
    TimeOut,
)


class Pace(msgspec.Struct, frozen=True):
    """The time control of a table: a bank and an increment, or days for each decision."""

    kind: PaceKind = "none"
    bank: int = 1800  # seconds
    increment: int = 30  # seconds
    days: int = 3
    timeout: TimeOut = "bot"  # what happens when the time is up


class PaceWish(Asked, frozen=True):
    """The pace of a new table."""

    kind: PaceKind = "none"
    bank: Annotated[int, msgspec.Meta(ge=60, le=36_000)] = 1800
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 30
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3
    timeout: TimeOut = "bot"


class ClockFace(msgspec.Struct, frozen=True):
    """The clock of one seat."""

    left: float  # seconds; below zero where the table waits for who has none left
    running: bool


class ClockFaces(msgspec.Struct, frozen=True):
    """All clocks of a table, by seat; none where there is no pace."""

    seats: tuple[ClockFace, ...]
    paused: bool


class Motion(msgspec.Struct, frozen=True):
    """A pending motion: somebody asks the whole table to stop, to pause, to go back to after so many actions,
    or to let a bot play for somebody who stays away."""

    kind: MotionKind
    by: int
    number: int | None
    agreed: tuple[int, ...]
    needed: tuple[int, ...]  # the seats that have still to answer
    whose: int | None = None  # the seat that is to be lent


class Origin(msgspec.Struct, frozen=True):
    """The table and the number of its action from which a game was played on, and the pledge for its dice."""

    table: TableId
    number: int
    commitment: str = ""


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat and who sits there. A person with a bot has lent it the seat for a while.

    `name` is that of whoever plays here at the person's screen, where one was given. Standing orders are told
    only to him who looks through this seat. One that is `kept` is open only to the person it is kept for.
    """

    seat: int
    kind: SeatKind
    name: str | None
    person: PersonId | None
    bot: str | None
    connected: bool
    orders: tuple[str, ...] = ()
    kept_for: PersonId | None = None


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list: what everybody may know without looking at the board."""

    id: TableId
    game: str
    version: str
    options: dict[str, Scalar]
    name: str
    state: TableState
    private: bool
    created: str
    number: int
    seats: tuple[SeatSummary, ...]
    host: PersonId
    due: tuple[int, ...]
    outcome: Outcome | None
    commitment: str
    kind: TableKind
    pace: Pace
    paused: bool
    motion: Motion | None
    rematch: TableId | None  # where the same people play again
    origin: Origin | None
    parts: DiceParts | None  # None until the game is over
    may_stop: bool  # the game knows an end by agreement, and it can still be agreed on
    ends_without: tuple[int, ...] = ()  # seats of people; if one of them gives up, the game is over
    asleep: bool = False  # this version of the program cannot continue it


class SeatWish(Asked, frozen=True):
    """A seat of a new table: for whom. With several "me" people share a screen, each with a name."""

    kind: Literal["me", "bot", "open"]
    bot: str | None = None
    name: str | None = None


class NewTable(Asked, frozen=True):
    """A table somebody wants to open. His part of the dice he gives later, when he has seen the commitment.

    One that is to `start` at once needs nobody else, and has dice of the server alone.
    """

    game: str
    seats: tuple[SeatWish, ...]
    options: dict[str, Scalar] = msgspec.field(default_factory=dict)
    private: bool = False
    start: bool = False
    name: str = ""
    pace: PaceWish = PaceWish()


class SeatChoice(Asked, frozen=True):
    """A seat that somebody wants to take, with his part of the dice."""

    seat: int
    part: str | None = None


class DicePart(Asked, frozen=True):
    """Somebody's part of the dice, given when he starts the game."""

    part: str | None = None


class SeatNamed(Asked, frozen=True):
    """One of somebody's seats; None is his only one."""

    seat: int | None = None


class Swap(Asked, frozen=True):
    """Two seats whose people or bots are to change places."""

    a: int
    b: int


class BotChoice(Asked, frozen=True):
    """The bot that is to play somebody's seat for a while."""

    bot: str
    seat: int | None = None


class Hired(Asked, frozen=True):
    """The bot that is to have an open seat."""

    seat: int
    bot: str


class OrdersLeft(Asked, frozen=True):
    """All standing orders of one of somebody's seats, by name; none to have none any more."""

    orders: tuple[str, ...]
    seat: int | None = None
