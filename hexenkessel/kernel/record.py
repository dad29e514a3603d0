"""The file one shares: setup and actions as text, with every roll, sealed line by line.

    hexenkessel-record 2
    game titan 1.0.0
    seats 2
    options {"mulligan":true}
    commitment 7d7c…
    host 5f1e…
    fork 12 e90a…
    ~ 91b2c3d4
    0 = towers:3,5 ~ 0a1b2c3d
    1 0 divide Centaur,Centaur,Ogre,Titan ~ 8c0ffee0
    ; 1 hello there ~ 5eed5eed
    12 1 roll = movement:4 ~ 11aa22bb

Each line ends with a seal over itself and all before it, so that an edited line is found at once. It finds
accidents and careless forgers; who makes all seals anew is found by the rules and the dice (`verification`).

`fork` says that after action 12 the game was played on with new dice (`dice.Fork`). Their commitment is the
SHA-256 of the part, so it needs no line; a game may have been forked again and again, always further on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Any, Final

import msgspec

from hexenkessel.kernel.dice import DiceParts, Fork
from hexenkessel.kernel.event import Roll
from hexenkessel.kernel.history import History
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
    """The text is no record, or a damaged one; says at which line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"Line {line}: {problem}")
        self.line = line
        self.problem = problem


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
    """What somebody said, and after which action."""

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
        *(f"part {seat} {part}" for seat, part in enumerate(dice.seats)),
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
        raise BadRecord(1, "The record is too large.")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise BadRecord(len(text[: error.end].splitlines()), "This line is not text.") from None
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(1, f"A record begins with {FORMAT!r}.")
    seal_at = next((at for at, line in enumerate(lines) if line.startswith("~ ")), None)
    if seal_at is None:
        raise BadRecord(len(lines), "The header is not closed by its seal.")
    setup, commitment, players = _read_header(lines[1:seal_at])
    body = _Body()
    for at, line in enumerate(lines[seal_at + 1 :], seal_at + 2):
        if line.strip():
            body.read(at, line)
    if not body.entries:
        raise BadRecord(len(lines), "The record ends before the opening.")
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


class _Body:
    """What has been read below the header so far."""

    def __init__(self) -> None:
        self.lines: list[SealedLine] = []
        self.entries: list[Entry] = []
        self.remarks: list[Remark] = []
        self.result: str | None = None

    def read(self, at: int, line: str) -> None:
        expected = len(self.entries)
        text, _, seal = line.rpartition(" ~ ")
        if not _SEAL.fullmatch(seal):
            raise BadRecord(at, f"The seal of this line cannot be read; action {expected} was expected here.")
        if text.startswith("; "):
            self.remarks.append(_read_remark(at, text, max(expected - 1, 0)))
        elif self.result is not None:
            raise BadRecord(at, "Only remarks may follow the end of the game.")
        elif text.startswith("end "):
            self.result = text
        else:
            self.entries.append(_read_entry(at, text, expected))
        self.lines.append(SealedLine(at, max(len(self.entries) - 1, 0), text, seal))


def _read_header(lines: list[str]) -> tuple[Setup, str, tuple[str, ...]]:
    fields: dict[str, str] = {}
    lines_of: dict[str, int] = {}
    rows: dict[str, list[str]] = {"player": [], "part": []}
    forks: list[Fork] = []
    for at, line in enumerate(lines, 2):
        word, _, rest = line.partition(" ")
        if word in rows:
            seat, _, value = rest.partition(" ")
            if seat != str(len(rows[word])):
                raise BadRecord(at, f"Seat {len(rows[word])} was expected here.")
            rows[word].append(value)
            lines_of[word] = at
        elif word == "fork":
            forks.append(_read_fork(at, rest, forks))
        elif word in _HEADER_WORDS and word not in fields:
            fields[word], lines_of[word] = rest, at
        else:
            raise BadRecord(at, "This line does not belong into a header.")
    for word in _HEADER_WORDS:
        if word not in fields:
            raise BadRecord(len(lines) + 2, f"The header has no line '{word}'.")
    name, _, version = fields["game"].partition(" ")
    try:
        options = msgspec.json.decode(fields["options"], type=dict[str, str | int | bool])
    except msgspec.DecodeError:
        raise BadRecord(lines_of["options"], "The options cannot be read.") from None
    if not re.fullmatch(r"\d{1,2}", fields["seats"], re.ASCII):
        raise BadRecord(lines_of["seats"], "The number of seats cannot be read.")
    for word, values in rows.items():
        if len(values) > int(fields["seats"]):
            raise BadRecord(lines_of[word], f"There are only {fields['seats']} seats.")
    dice = DiceParts(fields["host"], tuple(rows["part"]), tuple(forks))
    setup = Setup(name, version, int(fields["seats"]), options, dice)
    return setup, fields["commitment"], tuple(rows["player"])


def _read_fork(at: int, text: str, before: list[Fork]) -> Fork:
    after, _, part = text.partition(" ")
    if not re.fullmatch(r"\d{1,7}", after, re.ASCII) or not part:
        raise BadRecord(at, "A fork names the action after which it begins, and a part of the dice.")
    if before and before[-1].after >= int(after):
        raise BadRecord(at, f"A fork after action {before[-1].after} stands before this one.")
    if len(before) == MOST_FORKS:
        raise BadRecord(at, f"A game can be forked {MOST_FORKS} times.")
    return Fork(int(after), part)


def _read_entry(at: int, text: str, expected: int) -> Entry:
    found = _ENTRY.fullmatch(text)
    if found is None:
        raise BadRecord(at, f"Action {expected} cannot be read.")
    if int(found["number"]) != expected or (expected > 0) != (found["seat"] is not None):
        raise BadRecord(at, f"Action {expected} was expected here.")
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
        raise BadRecord(at, "A remark begins with the seat that made it.")
    return Remark(after, int(seat), words)


def sealed_lines(record: Record) -> Iterator[tuple[SealedLine, str]]:
    """Each line below the header with the seal it ought to have."""
    seal = seal_of("", "\n".join(record.header))
    for line in record.lines:
        yield line, seal_of(seal, line.text)
        seal = line.seal  # a broken seal is reported once, where it is broken
