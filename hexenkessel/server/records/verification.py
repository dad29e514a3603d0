"""Verification of an uploaded record, in a worker process: whatever it says, nobody waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec

from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.record import BadRecord, Record, Remark, read_record
from hexenkessel.kernel.registry import UnknownGame, find_game, game_names
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.verification import Tampered, verify
from hexenkessel.server.table.chat import MOST_LINES
from hexenkessel.server.table.ledger import progress_of

MOST_ACTIONS: Final = 10_000  # all positions of a game are kept in memory while somebody looks at it
MOST_REMARKS: Final = 2 * MOST_LINES  # as many as there can be at a table and in its gallery
LONGEST_PART: Final = 128  # that fits into the database
_LINE_OF_THE_GAME: Final = 2


class Finding(msgspec.Struct, frozen=True):
    """A flaw of an uploaded record: in which line, and at which action."""

    line: int
    number: int
    text: str
    key: str  # the same as a message of the kernel, for those who read another language
    args: dict[str, str]


class ExaminedAction(msgspec.Struct, frozen=True):
    """One action of a record that is true."""

    seat: Seat
    text: str
    time: int
    rolls: str


class Examined(msgspec.Struct, frozen=True):
    """A record that is true, as far as a table needs to know it."""

    game: str
    version: str
    options: dict[str, Scalar]
    host_part: str
    parts: tuple[str | None, ...]  # for each seat
    forks: str  # JSON
    players: tuple[str, ...]
    opening: str
    moves: tuple[ExaminedAction, ...]
    remarks: tuple[Remark, ...]
    progress: dict[str, str | int | None]
    rolls: int


def examine(text: str) -> Examined | Finding:
    """Read a record and play it, action by action and roll by roll."""
    try:
        return _examined(text)
    except Tampered as tampered:
        return Finding(tampered.line, tampered.action, tampered.problem, tampered.key, tampered.told)
    except BadRecord as bad:
        return Finding(bad.line, 0, bad.problem, bad.key, bad.told)


def _examined(text: str) -> Examined:
    record = read_record(text)
    if len(record.entries) > MOST_ACTIONS + 1:
        line = record.entries[MOST_ACTIONS + 1].line
        raise BadRecord(line, "record-too-long", most=MOST_ACTIONS)
    if len(record.remarks) > MOST_REMARKS:
        remarks = (sealed.line for sealed in record.lines if sealed.text.startswith("; "))
        raise BadRecord(next(islice(remarks, MOST_REMARKS, None)), "record-many-remarks", most=MOST_REMARKS)
    for line, part in _parts_in(record):
        if len(part) > LONGEST_PART or not part.isprintable():
            raise BadRecord(line, "record-part", most=LONGEST_PART)
    try:
        game = find_game(record.setup.game)
    except UnknownGame:
        names = {"game": record.setup.game[:40], "here": ", ".join(game_names())}
        raise BadRecord(_LINE_OF_THE_GAME, "record-unknown-game", **names) from None
    history = verify(game, record)
    setup, dice = history.setup, history.setup.dice
    return Examined(
        game=setup.game,
        version=setup.version,
        options=dict(setup.options),
        host_part=dice.host,
        parts=(*dice.seats, *[None] * (setup.seats - len(dice.seats))),
        forks=msgspec.json.encode(dice.forks).decode(),
        players=record.players,
        opening=record.entries[0].rolls,
        moves=tuple(
            ExaminedAction(entry.seat, game.grammar.write(action), entry.time or 0, entry.rolls)
            for entry, (_, action) in zip(record.entries[1:], history.moves, strict=True)
        ),
        remarks=record.remarks,
        progress=progress_of(history.position),
        rolls=sum(len(played.rolls) for played in (history.opening, *history.results)),
    )


def _parts_in(record: Record) -> Iterator[tuple[int, str]]:
    """Every part of the dice, and the line in which it stands."""
    for line, written in enumerate(record.header, 1):
        word, _, rest = written.partition(" ")
        if word == "host":
            yield line, rest
        elif word in ("part", "fork"):
            yield line, rest.partition(" ")[2]
