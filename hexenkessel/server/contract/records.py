"""Types of records: uploads, verification, playing on."""

from __future__ import annotations

import msgspec

from hexenkessel.server.contract.words import Asked


class NewAnalysis(Asked, frozen=True):
    """A record somebody wants to look at; the table is called after him unless he names it."""

    record: str
    name: str | None = None


class PlayOn(Asked, frozen=True):
    """After how many actions somebody wants to play on, in which seat, and the bot in all others."""

    number: int
    seat: int
    bot: str


class Problem(msgspec.Struct, frozen=True):
    """A flaw of a record, and at which action: in English, and as a message that every game has."""

    number: int
    text: str
    key: str
    args: dict[str, str]


class Verification(msgspec.Struct, frozen=True):
    """The result of a verification: a game played again, action by action and roll by roll."""

    ok: bool
    problems: tuple[Problem, ...]
    actions: int
    rolls: int
