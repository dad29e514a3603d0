"""The WebSocket endpoint of the lobby: says when the list of tables has changed. Also the list's filters."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from litestar import websocket
from litestar.params import QueryParameter

from hexenkessel.server.api.services import Serving, Visitor
from hexenkessel.server.api.sockets import MOST_OFFENCES, NOT_TEXT, POLICY, TRY_AGAIN, Socket, until_one_ends
from hexenkessel.server.contract.words import Asked
from hexenkessel.server.http.rate_limits import TokenBucket
from hexenkessel.server.lobby.feed import Reader
from hexenkessel.server.settings import Settings
from hexenkessel.server.table.messages import Pong

_PAUSE: Final = 1.0  # seconds between two pieces of news

# What the list of tables may be asked for.
LONGEST_SEARCH: Final = 80
Word: TypeAlias = Annotated[str | None, QueryParameter(max_length=LONGEST_SEARCH)]
Moment: TypeAlias = Annotated[
    str | None, QueryParameter(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$")
]


class _Ping(Asked, frozen=True):
    """The ping, all that can be sent here; so it is no choice among several, and needs its type."""

    type: Literal["ping"]


_decoder: Final[msgspec.json.Decoder[_Ping]] = msgspec.json.Decoder(_Ping)


class LobbyNews(msgspec.Struct, frozen=True, tag="lobby"):
    """A table that you may see was opened, has other people, has begun or ended, or you are due there."""


@websocket("/api/lobby")
async def lobby(socket: Socket, services: Serving, person: Visitor) -> None:
    """News of the list of tables; fetch it again when something comes."""
    await socket.accept()
    reader = services.registry.lobby.enter(person.id if person else None)
    listening = asyncio.ensure_future(_receive(socket, services.settings))
    speaking = asyncio.ensure_future(_send_news(socket, reader, services.settings.patience))
    try:
        await until_one_ends(socket, listening, speaking)
    finally:
        services.registry.lobby.leave(reader)


async def _send_news(socket: Socket, reader: Reader, patience: float) -> int:
    while True:
        await reader.wake.wait()
        if reader.is_dropped:
            return TRY_AGAIN
        reader.wake.clear()
        await _send(socket, LobbyNews(), patience)
        await asyncio.sleep(_PAUSE)


async def _receive(socket: Socket, settings: Settings) -> int:
    bucket = TokenBucket(settings.messages_per_second, 5 * settings.messages_per_second)
    offences = 0
    while offences <= MOST_OFFENCES:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return 0
        text = received.get("text")
        if not isinstance(text, str):
            return NOT_TEXT
        if bucket.take() and _is_ping(text):
            await _send(socket, Pong(), settings.patience)
        else:
            offences += 1
    return POLICY


def _is_ping(text: str) -> bool:
    try:
        _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


async def _send(socket: Socket, news: LobbyNews | Pong, patience: float) -> None:
    async with asyncio.timeout(patience):
        await socket.send_data(msgspec.json.encode(news).decode())
