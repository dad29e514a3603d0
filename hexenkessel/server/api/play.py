"""The socket at a table: actions in, news out."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import OperationalError

from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.server.api.services import Services, Serving, Visitor
from hexenkessel.server.audience import Listener
from hexenkessel.server.contract.people import Person
from hexenkessel.server.limits import Bucket
from hexenkessel.server.log import note, note_failure
from hexenkessel.server.news import (
    Act,
    ChatNews,
    ClocksNews,
    Continue,
    ContinuingNews,
    ErrorNews,
    Look,
    Message,
    News,
    Ping,
    Pong,
    RefusedNews,
    Say,
    StaleNews,
    TableNews,
    Undo,
    Undone,
)
from hexenkessel.server.state import BEFORE_EVERYTHING, refusal_text
from hexenkessel.server.table import Table
from hexenkessel.server.trouble import RefusedAction, Stale, Trouble, no_storage, nobody, not_now

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
    whose = person.id if person else None
    listener = Listener(person, _number(socket, "since", BEFORE_EVERYTHING))
    if (seat := _number(socket, "seat", None)) is not None:
        listener.asked = listener.shown = Look(seat)
    is_new = listener.told == BEFORE_EVERYTHING
    if not is_new and (listener.told > found.number or _number(socket, "undos", 0) != found.row.undos):
        listener.tell_undone(0)  # what the client has seen was taken back while it was away
    found.audience.add(listener)
    if found.sits(whose):
        found.audience.tell_table()
    for line in found.recent_lines(person):
        listener.tell(ChatNews(line))
    try:
        await _Conversation(socket, found, listener, services).hold()
    finally:
        found.audience.remove(listener)
        if found.sits(whose):
            found.audience.tell_table()


N = TypeVar("N", int, int | None)


def _number(socket: Socket, name: str, otherwise: N) -> int | N:
    """What the client says in the address, if it is a number."""
    said = socket.query_params.get(name, "")
    return int(said) if re.fullmatch(r"\d{1,7}", said, re.ASCII) else otherwise


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
        self._sending_since = inf

    async def hold(self) -> None:
        """Listen and speak at the same time, until either ends."""
        tasks = [asyncio.ensure_future(work) for work in (self._listen(), self._speak(), self._watch())]
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
            await listener.news()
            if listener.is_dropped:
                note("socket-dropped", table=self._table.id, reason="does not read")
                return _TRY_AGAIN
            if listener.wants_table:
                listener.wants_table = False
                await self._say(TableNews(self._table.summary(self._observer())))
            for news in listener.next_news():
                await self._say(news)
            if listener.wants_state and self._table.row.state != "open":
                await self._tell_state()

    async def _say(self, news: News) -> None:
        await self._send(msgspec.json.encode(news).decode())

    async def _send(self, text: str) -> None:
        self._sending_since = monotonic()
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})
        self._sending_since = inf

    async def _watch(self) -> int:
        """Send away who does not take what he is sent. One timer for all messages, which are many."""
        patience = self._services.settings.patience
        while monotonic() - self._sending_since < patience:
            await asyncio.sleep(patience / 4)
        note("socket-dropped", table=self._table.id, reason="does not read")
        return _TRY_AGAIN

    async def _tell_state(self) -> None:
        listener, table = self._listener, self._table
        listener.wants_state = False
        # Whatever is undone while we send is noted anew, so what is made here is made before we wait.
        news = table.news_for(listener)
        back_to, listener.back_to = listener.back_to, None
        listener.told = table.number
        if back_to is not None:
            await self._say(Undone(back_to))
        await self._send(news)
        if table.has_clocks:
            await self._say(ClocksNews(*msgspec.structs.astuple(table.clocks())))

    def _observer(self) -> Observer:
        """Whose eyes the next frame is for."""
        person = self._listener.person
        return self._table.look_of(person.id if person else None, self._listener.shown)

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
        except OperationalError:
            full = no_storage()
            self._listener.tell(ErrorNews(full.text, full.error, _id_of(message)))
        except Exception:
            note_failure("message-failed", table=self._table.id)
            self._listener.tell(ErrorNews("The server could not do this.", "failed", _id_of(message)))

    async def _do(self, message: Message) -> None:
        table, person = self._table, self._listener.person
        match message:
            case Ping():
                self._listener.tell(Pong())
            case Act():
                await table.act(self._acting_seat(message.seat), message.number, message.action)
            case Continue():
                seat = self._acting_seat(message.seat)
                told = table.continuing(seat, message.number, message.pick)
                self._listener.tell(ContinuingNews(*msgspec.structs.astuple(told), id=message.id))
            case Undo():
                await table.undo(self._acting_seat(message.seat), message.number)
            case Look():
                if message.seat is not None:
                    table.demand_seat(_somebody(person), message.seat)
                self._listener.look(message.seat)
            case Say():
                await table.say(_somebody(person), message.text, message.channel, message.seat)

    def _acting_seat(self, seat: Seat | None) -> Seat:
        """What becomes of an action may tell its seat's secrets: only he may try it who looks through it."""
        person = _somebody(self._listener.person)
        acting = self._table.demand_seat_to_act(person, seat)
        if acting != self._table.look_of(person.id, self._listener.asked):
            raise not_now("other-seat", "Look through this seat first.")
        return acting

    def _language(self) -> str:
        """Somebody may have chosen another one since the socket was opened."""
        person = self._listener.person
        return self._services.people.language_of(person.id) if person else "en"


def _somebody(person: Person | None) -> Person:
    if person is None:
        raise nobody()
    return person


def _id_of(message: Message) -> str:
    return message.id if isinstance(message, (Act, Continue, Undo)) else ""
