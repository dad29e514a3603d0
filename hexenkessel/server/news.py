"""What goes over the socket of a table: messages from the client, news from the server."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from hexenkessel.kernel.action import Pick
from hexenkessel.server.contract.play import ChatLine, Continuing, RefusalText, State
from hexenkessel.server.contract.tables import ClockFaces, TableSummary
from hexenkessel.server.contract.words import Asked, Channel
from hexenkessel.server.wire import framed


class Act(Asked, frozen=True, tag="act"):
    """Play an action."""

    number: int
    action: str
    id: str = ""
    seat: int | None = None


class Continue(Asked, frozen=True, tag="continue"):
    """What may be answered that begins with this click? Nothing happens."""

    number: int
    pick: Pick
    id: str = ""
    seat: int | None = None


class Undo(Asked, frozen=True, tag="undo"):
    """Take the last action back."""

    number: int
    id: str = ""
    seat: int | None = None


class Look(Asked, frozen=True, tag="look"):
    """From now on show what this seat of mine sees; None: what a spectator sees."""

    seat: int | None


class Say(Asked, frozen=True, tag="chat"):
    """Say something."""

    text: str
    channel: Channel = "table"
    seat: int | None = None


class Ping(Asked, frozen=True, tag="ping"):
    """Are you there?"""


Message: TypeAlias = Act | Continue | Undo | Look | Say | Ping


class StateNews(State, frozen=True, tag="state"):
    """The state, with the story since the last one."""


class ContinuingNews(Continuing, frozen=True, tag="continuing", kw_only=True):
    """What the message with this id has asked for."""

    id: str


class ClocksNews(ClockFaces, frozen=True, tag="clocks"):
    """The clocks, as they stand with the state before."""


class TableNews(msgspec.Struct, frozen=True, tag="table"):
    """Who sits where, and whether the game has begun or ended."""

    table: TableSummary


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The position is back at this number."""

    number: int


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """What follows is what this seat sees, from the beginning; what came before was for other eyes."""

    seat: int | None


class RefusedNews(msgspec.Struct, frozen=True, tag="refused"):
    """The action with this id was refused."""

    id: str
    refusal: RefusalText


class StaleNews(msgspec.Struct, frozen=True, tag="stale"):
    """The message with this id was about a state that is no longer the last one."""

    id: str
    number: int


class ChatNews(msgspec.Struct, frozen=True, tag="chat"):
    """Somebody has said something."""

    line: ChatLine


class ErrorNews(msgspec.Struct, frozen=True, tag="error"):
    """Something else is wrong with what the client has sent."""

    text: str
    error: str = ""
    id: str = ""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """I am here."""


News: TypeAlias = (
    StateNews
    | ContinuingNews
    | ClocksNews
    | TableNews
    | Undone
    | Looked
    | RefusedNews
    | StaleNews
    | ChatNews
    | ErrorNews
    | Pong
)


def written(news: News) -> bytes:
    """As it goes over a wire."""
    return framed(msgspec.json.encode(news))
