"""One WebSocket connection to a table: actions in, broadcast out."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from sqlalchemy.exc import OperationalError

from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.server.api.services import Services
from hexenkessel.server.api.sockets import MOST_OFFENCES, NOT_TEXT, POLICY, TRY_AGAIN, Socket, until_one_ends
from hexenkessel.server.contract.people import Person
from hexenkessel.server.errors import ApiError, RefusedAction, Stale, failed, no_storage, not_now
from hexenkessel.server.http.rate_limits import TokenBucket
from hexenkessel.server.ops.log import log_event, log_exception
from hexenkessel.server.table.messages import (
    Act,
    ClocksNews,
    Continue,
    ContinuingNews,
    ErrorNews,
    Look,
    Message,
    Ping,
    Pong,
    RefusedNews,
    Say,
    StaleNews,
    TableNews,
    Undo,
    Undone,
    encoded,
)
from hexenkessel.server.table.state import refusal_text
from hexenkessel.server.table.subscribers import Subscriber
from hexenkessel.server.table.table import Table

_decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)
_answering: Final[set[asyncio.Task[None]]] = set()  # the event loop itself keeps no task alive


class TableConnection:
    """One socket from its opening to its end: a task that receives beside one that sends."""

    def __init__(self, socket: Socket, table: Table, subscriber: Subscriber, services: Services) -> None:
        self._socket = socket
        self._table = table
        self._subscriber = subscriber
        self._services = services
        self._wake = asyncio.Event()  # there may be something to send
        per_second = services.settings.messages_per_second
        self._bucket = TokenBucket(per_second, 5 * per_second)
        self._offences = 0

    async def run(self) -> None:
        """Receive and send, until either ends."""
        self._subscriber.on_news = self._wake.set
        self._wake.set()  # whoever comes is told at once how things stand
        receiving = asyncio.ensure_future(self._receive_all())
        sending = asyncio.ensure_future(self._send_all())
        try:
            await until_one_ends(self._socket, receiving, sending, table=self._table.id)
        finally:
            self._subscriber.on_news = lambda: None

    def _drop(self, code: int, reason: str) -> int:
        log_event("socket-dropped", table=self._table.id, reason=reason)
        return code

    # Sending

    async def _send_all(self) -> int:
        """Send whatever waits. Backpressure: `send` waits until the client reads, but not for ever."""
        patience = self._services.settings.patience
        while True:
            await self._wake.wait()
            self._wake.clear()
            while texts := await self._next_messages():
                for text in texts:
                    try:
                        async with asyncio.timeout(patience):
                            await self._socket.send_data(text)
                    except TimeoutError:
                        return self._drop(TRY_AGAIN, "does not read")
            if self._subscriber.is_dropped:
                return self._drop(TRY_AGAIN, "too far behind, or no longer welcome")

    async def _next_messages(self) -> list[str]:
        """The next pending messages of this subscriber, made when all before have been sent: of table and
        state always the newest. Empty if nothing is pending."""
        subscriber, table = self._subscriber, self._table
        while not subscriber.is_dropped:
            if subscriber.wants_table:
                subscriber.wants_table = False
                return [encoded(TableNews(table.summary(self._observer())))]
            if (news := subscriber.next_news()) is not None:
                return [encoded(news)]
            if not subscriber.wants_state or table.row.state == "open":
                return []
            # If that had to be waited for there may be other news by now.
            if not await table.broadcast.list_choices(self._observer()):
                return self._state_messages()
        return []

    def _state_messages(self) -> list[str]:
        subscriber, table = self._subscriber, self._table
        subscriber.wants_state = False
        state, back_to = table.broadcast.news_for(subscriber), subscriber.back_to
        subscriber.back_to, subscriber.told = None, table.number
        messages = [state] if back_to is None else [encoded(Undone(back_to)), state]
        if table.control.has_clocks:
            messages.append(encoded(ClocksNews(*msgspec.structs.astuple(table.control.clocks()))))
        return messages

    def _observer(self) -> Observer:
        """The observer of the next message."""
        return self._table.broadcast.eyes_of(self._subscriber)[0]

    # Receiving

    async def _receive_all(self) -> int:
        """Answer one message after the other; while one is being answered the client waits with the next."""
        while self._offences <= MOST_OFFENCES:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return 0
            text = received.get("text")
            if not isinstance(text, str):
                return NOT_TEXT
            if self._bucket.take():
                await self._handle(text)
            else:
                self._count_offence(ErrorNews("Too many messages; wait a little.", "too-many-messages"))
        return self._drop(POLICY, "nonsense")

    async def _handle(self, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._count_offence(ErrorNews(f"This is no message: {error}"[:300], "bad-message"))
            return
        # A task of its own, which nobody cancels: an action is played although its player has gone.
        answering = asyncio.create_task(self._answer(message))
        _answering.add(answering)
        answering.add_done_callback(_answering.discard)
        await asyncio.shield(answering)

    def _count_offence(self, error: ErrorNews) -> None:
        self._offences += 1
        self._subscriber.tell(error)

    async def _answer(self, message: Message) -> None:
        try:
            await self._dispatch(message)
        except Stale as stale:
            self._subscriber.tell(StaleNews(_id_of(message), stale.number))
        except RefusedAction as refused:
            language = self._services.people.language_of(self._subscriber.person)
            refusal = refusal_text(self._table.game, refused.refusal, language)
            self._subscriber.tell(RefusedNews(_id_of(message), refusal))
        except ApiError as api_error:
            self._send_error(api_error, message)
        except OperationalError:
            self._send_error(no_storage(), message)
        except Exception:
            log_exception("message-failed", table=self._table.id)
            self._send_error(failed(), message)

    def _send_error(self, api_error: ApiError, message: Message) -> None:
        self._subscriber.tell(ErrorNews(api_error.text, api_error.code, _id_of(message)))

    async def _dispatch(self, message: Message) -> None:
        table = self._table
        match message:
            case Ping():
                self._subscriber.tell(Pong())
            case Act():
                await table.play.act(self._acting_seat(message.seat), message.number, message.action)
            case Continue():
                seat = self._acting_seat(message.seat)
                told = await table.broadcast.continuing(seat, message.number, message.pick)
                self._subscriber.tell(ContinuingNews(*msgspec.structs.astuple(told), id=message.id))
            case Undo():
                await table.play.undo(self._acting_seat(message.seat), message.number)
            case Look():
                if message.seat is not None:
                    table.seating.demand_seat(self._person(), message.seat)
                self._subscriber.look(message.seat)
            case Say():
                await table.chat.say(self._person(), message.text, message.channel, message.seat)

    def _acting_seat(self, seat: Seat | None) -> Seat:
        """The acting seat, which must be looked through: what becomes of an action may tell its secrets."""
        person = self._person()
        acting = self._table.seating.demand_seat_to_act(person, seat)
        if acting != self._table.seating.look_of(person.id, self._subscriber.asked):
            raise not_now("other-seat", "Look through this seat first.")
        return acting

    def _person(self) -> Person:
        """The person of this connection, as he is by now."""
        return self._services.people.somebody(self._subscriber.person)


def _id_of(message: Message) -> str:
    return message.id if isinstance(message, (Act, Continue, Undo)) else ""
