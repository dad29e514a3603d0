"""The record of a game, as a file: setup and actions as text, with every roll, sealed line by line.

    hexenkessel-record 2
    game titan 1.0.0
    seats 2
    options {"mulligan":true}
    commitment 7d7c…
    host 5f1e…
    part 1 c0de…
    fork 12 e90a…
    ~ 91b2c3d4
    0 = towers:3,5 ~ 0a1b2c3d
    1 0 divide Centaur,Centaur,Ogre,Titan ~ 8c0ffee0
    ; 1 hello there ~ 5eed5eed
    12 1 roll = movement:4 ~ 11aa22bb

Each line ends with a seal over itself and all before it, so that an edited line is found at once. It finds
accidents and careless forgers; who makes all seals anew is found by the rules and the dice (`verification`).

`part` is what a seat has added to the dice; bots and some people add nothing.

`fork` says that after action 12 the game was played on with new dice (`dice.Fork`). Their commitment is the
SHA-256 of the part, so it needs no line; a game may have been forked again and again, always further on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Any, Final

import msgspec

from hexenkessel.kernel.dice import DiceParts, Fork, by_seat
from hexenkessel.kernel.event import Roll
from hexenkessel.kernel.history import History
from hexenkessel.kernel.messages import kernel_messages
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.position import Setup
from hexenkessel.kernel.seats import Seat

FORMAT: Final = "hexenkessel-record 2"
LARGEST_RECORD: Final = 20_000_000  # characters
MOST_FORKS: Final = 100  # each makes every draw a little slower

_ENTRY: Final = re.compile(
    r"(?P<number>\d{1,7})(?: (?P<seat>-1|\d{1,2}) (?P<action>[^@=~]+?))?"
    r"(?: @ (?P<time>\d{1,12}))?(?: = (?P<rolls>[^~]+?))?",
    re.ASCII,
)
_HEADER_WORDS: Final = ("game", "seats", "options", "commitment", "host")
_SEAL: Final = re.compile(r"[0-9a-f]{8}", re.ASCII)


class BadRecord(ValueError):
    """The text is no record, or a damaged one; says at which line, and by which message what is wrong."""

    def __init__(self, line: int, key: str, /, **args: object) -> None:
        self.line = line
        self.key = key
        self.told = {name: str(value) for name, value in args.items()}
        self.problem = kernel_messages().say(key, self.told)
        super().__init__(f"Line {line}: {self.problem}")


class SealedLine(msgspec.Struct, frozen=True):
    """A line below the header, as it stands in the file, without its seal."""

    line: int  # in the file, from 1
    number: int  # of the action it belongs to
    text: str
    seal: str


class Entry(msgspec.Struct, frozen=True):
    """One line of play. Number 0 is the opening, which nobody chose."""

    number: int
    seat: Seat
    action: str
    rolls: str
    line: int  # in the file, from 1
    time: int | None = None  # seconds since 1970, if the table kept time


class Remark(msgspec.Struct, frozen=True):
    """A line of chat, and after which action it was said."""

    after: int
    seat: Seat
    text: str


class Record(msgspec.Struct, frozen=True):
    """A record as it was read. Reading says nothing yet about whether it is true: see `verification`."""

    setup: Setup
    commitment: str
    players: tuple[str, ...]
    header: tuple[str, ...]
    header_seal: str
    lines: tuple[SealedLine, ...]
    entries: tuple[Entry, ...]
    remarks: tuple[Remark, ...] = ()
    result: str | None = None


# Writing


def write_record(
    history: History[Any, Any],
    players: Iterable[str] = (),
    remarks: Iterable[Remark] = (),
    times: dict[int, int] | None = None,
) -> str:
    """The record of a game so far, as text."""
    lines = [("", history.opening.rolls)]
    for (seat, action), result in zip(history.moves, history.results, strict=True):
        lines.append((f"{seat} {history.game.grammar.write(action)}", result.rolls))
    written = ((move, rolls_text(rolls)) for move, rolls in lines)
    return record_of(history.setup, written, history.position.outcome, players, remarks, times)


def record_of(
    setup: Setup,
    played: Iterable[tuple[str, str]],
    outcome: Outcome | None,
    players: Iterable[str] = (),
    remarks: Iterable[Remark] = (),
    times: dict[int, int] | None = None,
) -> str:
    """The record of what was played: first the opening, then seat and action, each with its rolls."""
    dice = setup.dice
    header = [
        FORMAT,
        f"game {setup.game} {setup.version}",
        f"seats {setup.seats}",
        *(f"player {seat} {_one_line(name)}" for seat, name in enumerate(players)),
        f"options {msgspec.json.encode(setup.options, order='sorted').decode()}",
        f"commitment {dice.commitment}",
        f"host {dice.host}",
        *(f"part {seat} {part}" for seat, part in enumerate(dice.seats) if part is not None),
        *(f"fork {fork.after} {fork.host}" for fork in dice.forks),
    ]
    said: dict[int, list[str]] = {}
    for remark in remarks:
        said.setdefault(remark.after, []).append(f"; {remark.seat} {_one_line(remark.text)}")
    lines: list[str] = []
    for number, (move, rolls) in enumerate(played):
        time = f" @ {times[number]}" if times and number in times else ""
        lines.append(f"{number}{move and f' {move}'}{time}{rolls}")
        lines += said.get(number, [])
    if outcome:
        lines.append(result_text(outcome))
    return _sealed(header, lines)


def _sealed(header: list[str], lines: list[str]) -> str:
    seal = seal_of("", "\n".join(header))
    sealed = [*header, f"~ {seal}"]
    for line in lines:
        seal = seal_of(seal, line)
        sealed.append(f"{line} ~ {seal}")
    return "\n".join(sealed) + "\n"


def seal_of(before: str, line: str) -> str:
    return blake2b(f"{before}\n{line}".encode(), digest_size=4).hexdigest()


def rolls_text(rolls: tuple[Roll, ...]) -> str:
    if not rolls:
        return ""
    return " = " + " ".join(f"{roll.purpose}:{','.join(map(str, roll.dice))}" for roll in rolls)


def result_text(outcome: Outcome) -> str:
    places, scores = (",".join(map(str, row)) for row in (outcome.places, outcome.scores))
    return f"end {outcome.reason} {places} {scores}"


def _one_line(text: str) -> str:
    return " ".join(text.split())[:400]


# Reading


def read_record(text: str) -> Record:
    """Parse a record. Raises BadRecord; checks the form only, not whether the game is true."""
    if len(text) > LARGEST_RECORD:
        raise BadRecord(1, "record-too-large")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadRecord(len(lines_in(text[: error.end])), "record-not-text") from None
    lines = lines_in(text)
    if lines[0].strip() != FORMAT:
        raise BadRecord(1, "record-format", format=FORMAT)
    seal_at = next((at for at, line in enumerate(lines) if line.startswith("~ ")), None)
    if seal_at is None:
        raise BadRecord(len(lines), "record-open-header")
    setup, commitment, players = _read_header(lines[1:seal_at])
    body = _Body()
    for at, line in enumerate(lines[seal_at + 1 :], seal_at + 2):
        if line.strip():
            body.read(at, line)
    if not body.entries:
        raise BadRecord(len(lines), "record-no-opening")
    return Record(
        setup,
        commitment,
        players,
        tuple(lines[:seal_at]),
        lines[seal_at][2:].strip(),
        tuple(body.lines),
        tuple(body.entries),
        tuple(body.remarks),
        body.result,
    )


def lines_in(text: str) -> list[str]:
    """The lines of a record. Whatever else may end a line for Python stands in somebody's options."""
    return [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]


class _Body:
    """The parser below the header, with what it has read so far."""

    def __init__(self) -> None:
        self.lines: list[SealedLine] = []
        self.entries: list[Entry] = []
        self.remarks: list[Remark] = []
        self.result: str | None = None

    def read(self, at: int, line: str) -> None:
        expected = len(self.entries)
        text, _, seal = line.rpartition(" ~ ")
        if not _SEAL.fullmatch(seal):
            raise BadRecord(at, "record-unsealed", number=expected)
        if text.startswith("; "):
            self.remarks.append(_read_remark(at, text, max(expected - 1, 0)))
        elif self.result is not None:
            raise BadRecord(at, "record-after-end")
        elif text.startswith("end "):
            self.result = text
        else:
            self.entries.append(_read_entry(at, text, expected))
        self.lines.append(SealedLine(at, max(len(self.entries) - 1, 0), text, seal))


def _read_header(lines: list[str]) -> tuple[Setup, str, tuple[str, ...]]:
    fields: dict[str, str] = {}
    lines_of: dict[str, int] = {}
    players: list[str] = []
    parts: dict[Seat, str] = {}
    forks: list[Fork] = []
    for at, line in enumerate(lines, 2):
        word, _, rest = line.partition(" ")
        if word == "player":
            players.append(_read_player(at, rest, len(players)))
            lines_of[word] = at
        elif word == "part":
            seat, part = _read_part(at, rest, parts)
            parts[seat] = part
            lines_of[word] = at
        elif word == "fork":
            forks.append(_read_fork(at, rest, forks))
        elif word in _HEADER_WORDS and word not in fields:
            fields[word], lines_of[word] = rest, at
        else:
            raise BadRecord(at, "record-not-header")
    for word in _HEADER_WORDS:
        if word not in fields:
            raise BadRecord(len(lines) + 2, "record-missing", word=word)
    name, _, version = fields["game"].partition(" ")
    try:
        options = msgspec.json.decode(fields["options"], type=dict[str, str | int | bool])
    except msgspec.DecodeError:
        raise BadRecord(lines_of["options"], "record-options") from None
    if not re.fullmatch(r"\d{1,2}", fields["seats"], re.ASCII):
        raise BadRecord(lines_of["seats"], "record-seats")
    for word, seats in (("player", len(players)), ("part", max(parts, default=-1) + 1)):
        if seats > int(fields["seats"]):
            raise BadRecord(lines_of[word], "record-few-seats", seats=fields["seats"])
    dice = DiceParts(fields["host"], by_seat(parts), tuple(forks))
    setup = Setup(name, version, int(fields["seats"]), options, dice)
    return setup, fields["commitment"], tuple(players)


def _read_player(at: int, text: str, expected: Seat) -> str:
    seat, _, name = text.partition(" ")
    if seat != str(expected):
        raise BadRecord(at, "record-seat-expected", seat=expected)
    return name


def _read_part(at: int, text: str, before: dict[Seat, str]) -> tuple[Seat, str]:
    seat, _, part = text.partition(" ")
    if not re.fullmatch(r"\d{1,2}", seat, re.ASCII) or int(seat) <= max(before, default=-1):
        raise BadRecord(at, "record-part-seat")
    return int(seat), part


def _read_fork(at: int, text: str, before: list[Fork]) -> Fork:
    after, _, part = text.partition(" ")
    if not re.fullmatch(r"\d{1,7}", after, re.ASCII) or not part:
        raise BadRecord(at, "record-fork")
    if before and before[-1].after >= int(after):
        raise BadRecord(at, "record-fork-order", number=before[-1].after)
    if len(before) == MOST_FORKS:
        raise BadRecord(at, "record-many-forks", most=MOST_FORKS)
    return Fork(int(after), part)


def _read_entry(at: int, text: str, expected: int) -> Entry:
    found = _ENTRY.fullmatch(text)
    if found is None:
        raise BadRecord(at, "record-action", number=expected)
    if int(found["number"]) != expected or (expected > 0) != (found["seat"] is not None):
        raise BadRecord(at, "record-action-expected", number=expected)
    return Entry(
        expected,
        int(found["seat"] or -1),
        found["action"] or "",
        found["rolls"] or "",
        at,
        int(found["time"]) if found["time"] else None,
    )


def _read_remark(at: int, text: str, after: int) -> Remark:
    seat, _, words = text[2:].partition(" ")
    if not re.fullmatch(r"-1|\d{1,2}", seat, re.ASCII):
        raise BadRecord(at, "record-remark")
    return Remark(after, int(seat), words)


def sealed_lines(record: Record) -> Iterator[tuple[SealedLine, str]]:
    """Each line below the header with the seal it ought to have."""
    seal = seal_of("", "\n".join(record.header))
    for line in record.lines:
        yield line, seal_of(seal, line.text)
        seal = line.seal  # a broken seal is reported once, where it is broken
