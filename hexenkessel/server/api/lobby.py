"""The list of tables: what it may be asked for, and the socket that says when it is worth looking again."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from hexenkessel.server.api.services import Serving, Visitor
from hexenkessel.server.contract.words import Asked
from hexenkessel.server.limits import Bucket
from hexenkessel.server.lobby import Reader
from hexenkessel.server.log import note
from hexenkessel.server.news import Pong
from hexenkessel.server.settings import Settings

_PAUSE: Final = 1.0  # seconds between two pieces of news
_MOST_OFFENCES: Final = 20

_NOT_TEXT: Final = 1003
_POLICY: Final = 1008
_TRY_AGAIN: Final = 1013

Socket = WebSocket[Any, Any, Any]

# What the list of tables may be asked for.
Word: TypeAlias = Annotated[str | None, QueryParameter(max_length=80)]
Moment: TypeAlias = Annotated[
    str | None, QueryParameter(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$")
]


class _Ping(Asked, frozen=True):
    """Are you there? All that can be said here, so it is no choice among several, and needs its type."""

    type: Literal["ping"]


_decoder: Final[msgspec.json.Decoder[_Ping]] = msgspec.json.Decoder(_Ping)


class LobbyNews(msgspec.Struct, frozen=True, tag="lobby"):
    """A table that you may see was opened, has other people, has begun or ended, or you are due there."""


@websocket("/api/lobby")
async def lobby(socket: Socket, services: Serving, person: Visitor) -> None:
    """News of the list of tables; fetch it again when something comes."""
    await socket.accept()
    reader = services.hall.lobby.enter(person.id if person else None)
    listening = asyncio.ensure_future(_listen(socket, services.settings))
    speaking = asyncio.ensure_future(_speak(socket, reader, services.settings.patience))
    tasks = (listening, speaking)
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        code = next((task.result() for task in done if not task.exception()), _TRY_AGAIN)
        for task in done:
            if (error := task.exception()) and not isinstance(error, (WebSocketDisconnect, TimeoutError)):
                note("socket-failed", error=repr(error)[:200])
    finally:
        services.hall.lobby.leave(reader)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if code:
        with suppress(Exception):
            async with asyncio.timeout(1):
                await socket.close(code)


async def _speak(socket: Socket, reader: Reader, patience: float) -> int:
    while True:
        await reader.wake.wait()
        if reader.is_dropped:
            return _TRY_AGAIN
        reader.wake.clear()
        await _say(socket, LobbyNews(), patience)
        await asyncio.sleep(_PAUSE)


async def _listen(socket: Socket, settings: Settings) -> int:
    bucket = Bucket(settings.messages_per_second, 5 * settings.messages_per_second)
    offences = 0
    while offences <= _MOST_OFFENCES:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return 0
        text = received.get("text")
        if not isinstance(text, str):
            return _NOT_TEXT
        if bucket.take() and _is_ping(text):
            await _say(socket, Pong(), settings.patience)
        else:
            offences += 1
    return _POLICY


def _is_ping(text: str) -> bool:
    try:
        _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True


async def _say(socket: Socket, news: LobbyNews | Pong, patience: float) -> None:
    async with asyncio.timeout(patience):
        await socket.send_data(msgspec.json.encode(news).decode())
