"""The socket at a table: actions in, news out."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from hexenkessel.server.api.services import Services, Serving, Visitor
from hexenkessel.server.audience import Listener
from hexenkessel.server.contract import Person
from hexenkessel.server.limits import Bucket
from hexenkessel.server.log import note, note_failure
from hexenkessel.server.news import (
    Act,
    ChatNews,
    ErrorNews,
    Message,
    News,
    Ping,
    Pong,
    RefusedNews,
    Say,
    StaleNews,
    StateNews,
    TableNews,
    Undo,
    Undone,
)
from hexenkessel.server.state import BEFORE_EVERYTHING, refusal_text
from hexenkessel.server.table import Table, line_of
from hexenkessel.server.trouble import RefusedAction, Stale, Trouble, nobody

_CHAT_ON_ARRIVAL: Final = 50
_MOST_OFFENCES: Final = 20

_GOING_AWAY: Final = 1001
_NOT_TEXT: Final = 1003
_POLICY: Final = 1008
_TRY_AGAIN: Final = 1013
_UNKNOWN_TABLE: Final = 4404

_decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/play")
async def play(socket: Socket, services: Serving, person: Visitor, id: FromPath[str]) -> None:
    """Everything that happens at a table, as it happens."""
    await socket.accept()
    try:
        found = await services.hall.table(id)
    except Trouble as trouble:
        await _say(socket, ErrorNews(trouble.text, trouble.error), services.settings.patience)
        await socket.close(_UNKNOWN_TABLE, trouble.error)
        return
    listener = Listener(person, _since(socket))
    if listener.told > found.number:
        listener.tell_undone(0)  # what the client has seen was taken back while it was away
    found.audience.add(listener)
    if found.seat_of(person.id if person else None) is not None:
        found.audience.tell_table()
    for line in found.chat[-_CHAT_ON_ARRIVAL:]:
        listener.tell(ChatNews(line_of(line)))
    try:
        await _Conversation(socket, found, listener, services).hold()
    finally:
        found.audience.remove(listener)
        if found.seat_of(person.id if person else None) is not None:
            found.audience.tell_table()


def _since(socket: Socket) -> int:
    """The number of the last state that the client has seen, if it says one."""
    since = socket.query_params.get("since", "")
    return int(since) if re.fullmatch(r"\d{1,7}", since, re.ASCII) else BEFORE_EVERYTHING


async def _say(socket: Socket, news: News, patience: float) -> None:
    # Not wait_for: in Python 3.11 it can lose a cancellation that comes when the message has just left.
    async with asyncio.timeout(patience):
        await socket.send_data(msgspec.json.encode(news).decode())


class _Conversation:
    """One socket from its opening to its end."""

    def __init__(self, socket: Socket, table: Table, listener: Listener, services: Services) -> None:
        self._socket = socket
        self._table = table
        self._listener = listener
        self._services = services
        per_second = services.settings.messages_per_second
        self._bucket = Bucket(per_second, 5 * per_second)
        self._offences = 0

    async def hold(self) -> None:
        """Listen and speak at the same time, until either ends."""
        tasks = [asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._speak())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            code = next((task.result() for task in done if not task.exception()), _TRY_AGAIN)
            for task in done:
                if (error := task.exception()) and not isinstance(error, (WebSocketDisconnect, TimeoutError)):
                    note("socket-failed", table=self._table.id, error=repr(error)[:200])
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if code:
            with suppress(Exception):
                async with asyncio.timeout(1):
                    await self._socket.close(code)

    # Speaking

    async def _speak(self) -> int:
        listener = self._listener
        while True:
            await listener.wake.wait()
            listener.wake.clear()
            if listener.is_dropped:
                note("socket-dropped", table=self._table.id, reason="does not read")
                return _TRY_AGAIN
            if listener.wants_table:
                listener.wants_table = False
                await self._say(TableNews(self._table.summary()))
            for news in listener.next_news():
                await self._say(news)
            if listener.wants_state and self._table.row.state != "open":
                await self._tell_state()

    async def _say(self, news: News) -> None:
        await _say(self._socket, news, self._services.settings.patience)

    async def _tell_state(self) -> None:
        listener, table = self._listener, self._table
        listener.wants_state = False
        back_to, listener.back_to = listener.back_to, None
        # Whatever is undone while we send is noted anew, so what is made here is made before we wait.
        since = listener.told if back_to is None else min(listener.told, back_to)
        person = listener.person
        state = table.state(table.seat_of(person.id if person else None), since)
        listener.told = state.number
        if back_to is not None:
            await self._say(Undone(back_to))
        await self._say(StateNews(*msgspec.structs.astuple(state)))

    # Listening

    async def _listen(self) -> int:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return 0
            text = received.get("text")
            if not isinstance(text, str):
                return _NOT_TEXT
            if not self._bucket.take():
                self._listener.tell(ErrorNews("Too many messages; wait a little.", "too-many-messages"))
                self._offences += 1
            else:
                await self._hear(text)
            if self._offences > _MOST_OFFENCES:
                note("socket-dropped", table=self._table.id, reason="nonsense")
                return _POLICY

    async def _hear(self, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._offences += 1
            self._listener.tell(ErrorNews(f"This is no message: {error}"[:300], "bad-message"))
            return
        try:
            await self._do(message)
        except Stale as stale:
            self._listener.tell(StaleNews(_id_of(message), stale.number))
        except RefusedAction as refused:
            refusal = refusal_text(self._table.game, refused.refusal, self._language())
            self._listener.tell(RefusedNews(_id_of(message), refusal))
        except Trouble as trouble:
            self._listener.tell(ErrorNews(trouble.text, trouble.error, _id_of(message)))
        except Exception:
            note_failure("message-failed", table=self._table.id)
            self._listener.tell(ErrorNews("The server could not do this.", "failed", _id_of(message)))

    async def _do(self, message: Message) -> None:
        table, person = self._table, self._listener.person
        match message:
            case Ping():
                self._listener.tell(Pong())
            case Act():
                await table.act(table.demand_seat_to_act(_somebody(person)), message.number, message.action)
            case Undo():
                await table.undo(table.demand_seat_to_act(_somebody(person)), message.number)
            case Say():
                await table.say(_somebody(person), message.text)

    def _language(self) -> str:
        """Somebody may have chosen another one since the socket was opened."""
        person = self._listener.person
        return self._services.people.language_of(person.id) if person else "en"


def _somebody(person: Person | None) -> Person:
    if person is None:
        raise nobody()
    return person


def _id_of(message: Message) -> str:
    return message.id if isinstance(message, (Act, Undo)) else ""
