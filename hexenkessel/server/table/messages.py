"""The messages on the WebSocket of a table: from the client, and news from the server."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from hexenkessel.kernel.action import Pick
from hexenkessel.server.contract.play import ChatLine, Continuing, RefusalText, State
from hexenkessel.server.contract.tables import ClockFaces, TableSummary
from hexenkessel.server.contract.words import Asked, Channel


class Act(Asked, frozen=True, tag="act"):
    """Play an action."""

    number: int
    action: str
    id: str = ""
    seat: int | None = None


class Continue(Asked, frozen=True, tag="continue"):
    """Ask for all actions that begin with this click. Nothing happens."""

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
    """Switch the view: from now on show what this seat of mine sees; None: what a spectator sees."""

    seat: int | None


class Say(Asked, frozen=True, tag="chat"):
    """Send a line of chat."""

    text: str
    channel: Channel = "table"
    seat: int | None = None


class Ping(Asked, frozen=True, tag="ping"):
    """The heartbeat of a client."""


Message: TypeAlias = Act | Continue | Undo | Look | Say | Ping


class StateNews(State, frozen=True, tag="state"):
    """The state, with the story since the last one."""


class ContinuingNews(Continuing, frozen=True, tag="continuing", kw_only=True):
    """The answer to the `continue` with this id."""

    id: str


class ClocksNews(ClockFaces, frozen=True, tag="clocks"):
    """The clocks, as they stand with the state before."""


class TableNews(msgspec.Struct, frozen=True, tag="table"):
    """The summary of the table: who sits where, and whether the game has begun or ended."""

    table: TableSummary


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """Actions were undone: the position is back at this number."""

    number: int


class Looked(msgspec.Struct, frozen=True, tag="looked"):
    """The view was switched: what follows is what this seat sees, from the beginning."""

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
    """A line of chat."""

    line: ChatLine


class ErrorNews(msgspec.Struct, frozen=True, tag="error"):
    """Something else is wrong with what the client has sent."""

    text: str
    error: str = ""
    id: str = ""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


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


def encoded(news: News) -> str:
    """The text of a WebSocket message."""
    return msgspec.json.encode(news).decode()
