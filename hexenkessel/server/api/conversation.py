"""What is said over the socket at a table: actions in, news out."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from typing import Final

import msgspec
from sqlalchemy.exc import OperationalError

from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.server.api.services import Services
from hexenkessel.server.api.sockets import MOST_OFFENCES, NOT_TEXT, POLICY, TRY_AGAIN, Socket, until_one_ends
from hexenkessel.server.audience import Listener
from hexenkessel.server.contract.people import Person
from hexenkessel.server.limits import Bucket
from hexenkessel.server.log import note, note_failure
from hexenkessel.server.news import (
    Act,
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
    written,
)
from hexenkessel.server.state import refusal_text
from hexenkessel.server.table import Table
from hexenkessel.server.trouble import RefusedAction, Stale, Trouble, failed, no_storage, not_now
from hexenkessel.server.wire import wire_of

_decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)


class Conversation:
    """One socket from its opening to its end."""

    def __init__(self, socket: Socket, table: Table, listener: Listener, services: Services) -> None:
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self._table = table
        self._listener = listener
        self._services = services
        self._loop = asyncio.get_running_loop()
        self._end: asyncio.Future[int] = self._loop.create_future()  # with which code to close
        self._will_speak = False
        per_second = services.settings.messages_per_second
        self._bucket = Bucket(per_second, 5 * per_second)
        self._offences = 0
        self._work: asyncio.Task[None] | None = None  # what was said last, while it is being done
        self._unheard: deque[str] = deque()  # what was said since then

    async def hold(self) -> None:
        """Listen and speak, until either ends."""
        listener, wire = self._listener, self._wire
        listener.on_news, listener.speak = self._speak_soon, self._speak
        wire.on_text, wire.on_room = self._hear, self._speak
        self._speak_soon()  # whoever comes is told at once how things stand
        listening, watching = asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._watch())
        try:
            await until_one_ends(self._socket, self._end, listening, watching, table=self._table.id)
        finally:
            wire.on_text = wire.on_room = None

    def _end_with(self, code: int, reason: str) -> None:
        if not self._end.done():
            note("socket-dropped", table=self._table.id, reason=reason)
            self._end.set_result(code)

    async def _watch(self) -> int:
        """Send away who does not take what he is sent. One timer for all messages, which are many."""
        patience = self._services.settings.patience
        while monotonic() - self._wire.full_since < patience:
            await asyncio.sleep(patience / 4)
        self._end_with(TRY_AGAIN, "does not read")
        return TRY_AGAIN

    # Speaking

    def _speak_soon(self) -> None:
        """When whoever has something to tell is done with it."""
        if not self._will_speak:
            self._will_speak = True
            self._loop.call_soon(self._speak)

    def _speak(self) -> None:
        """Tell what waits, as far as he reads."""
        self._will_speak = False
        if self._end.done():
            return
        listener = self._listener
        if listener.is_dropped:
            self._end_with(TRY_AGAIN, "too far behind, or no longer welcome")
            return
        try:
            if listener.has_other_news:
                self._tell_other_news()
            if listener.wants_state and self._wire.has_room and self._table.row.state != "open":
                self._tell_state()
        except Exception as error:
            self._end.set_exception(error)

    def _tell_other_news(self) -> None:
        listener = self._listener
        while self._wire.has_room:
            if listener.wants_table:
                listener.wants_table = False
                self._say(TableNews(self._table.summary(self._observer())))
            elif (news := listener.next_news()) is not None:
                self._say(news)
            else:
                break

    def _tell_state(self) -> None:
        listener, table = self._listener, self._table
        listener.wants_state = False
        news = table.telling.news_for(listener)
        if listener.back_to is not None:
            self._say(Undone(listener.back_to))
            listener.back_to = None
        listener.told = table.number
        self._wire.say(news)
        if table.course.has_clocks:
            self._say(ClocksNews(*msgspec.structs.astuple(table.course.clocks())))

    def _say(self, news: News) -> None:
        self._wire.say(written(news))

    def _observer(self) -> Observer:
        """Whose eyes the next frame is for."""
        return self._table.seating.look_of(self._listener.person, self._listener.shown)

    # Listening

    async def _listen(self) -> int:
        """Wait until he goes. What came before we listened to the wire itself has been waiting here."""
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return 0
            text = received.get("text")
            if not isinstance(text, str):
                return NOT_TEXT
            self._hear(text)

    def _hear(self, text: str) -> None:
        """One after the other: while something is being done, the browser waits with the rest."""
        if self._work is not None:
            self._unheard.append(text)
            self._wire.pause()
        elif not self._bucket.take():
            self._listener.tell(ErrorNews("Too many messages; wait a little.", "too-many-messages"))
            self._offend()
        else:
            self._consider(text)

    def _consider(self, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._listener.tell(ErrorNews(f"This is no message: {error}"[:300], "bad-message"))
            self._offend()
            return
        # A task of its own, which nobody ends: it is done even if he has gone in the meantime.
        self._work = self._loop.create_task(self._answer(message))
        self._work.add_done_callback(self._go_on)

    def _go_on(self, _: asyncio.Task[None]) -> None:
        self._work = None
        while self._unheard and self._work is None and not self._end.done():
            self._hear(self._unheard.popleft())
        if self._work is None:
            self._wire.resume()

    def _offend(self) -> None:
        self._offences += 1
        if self._offences > MOST_OFFENCES:
            self._end_with(POLICY, "nonsense")

    async def _answer(self, message: Message) -> None:
        try:
            await self._do(message)
        except Stale as stale:
            self._listener.tell(StaleNews(_id_of(message), stale.number))
        except RefusedAction as refused:
            language = self._services.people.language_of(self._listener.person)
            refusal = refusal_text(self._table.game, refused.refusal, language)
            self._listener.tell(RefusedNews(_id_of(message), refusal))
        except Trouble as trouble:
            self._tell_trouble(trouble, message)
        except OperationalError:
            self._tell_trouble(no_storage(), message)
        except Exception:
            note_failure("message-failed", table=self._table.id)
            self._tell_trouble(failed(), message)

    def _tell_trouble(self, trouble: Trouble, message: Message) -> None:
        self._listener.tell(ErrorNews(trouble.text, trouble.error, _id_of(message)))

    async def _do(self, message: Message) -> None:
        table = self._table
        match message:
            case Ping():
                self._listener.tell(Pong())
            case Act():
                await table.play.act(self._acting_seat(message.seat), message.number, message.action)
            case Continue():
                seat = self._acting_seat(message.seat)
                told = table.telling.continuing(seat, message.number, message.pick)
                self._listener.tell(ContinuingNews(*msgspec.structs.astuple(told), id=message.id))
            case Undo():
                await table.play.undo(self._acting_seat(message.seat), message.number)
            case Look():
                if message.seat is not None:
                    table.seating.demand_seat(self._somebody(), message.seat)
                self._listener.look(message.seat)
            case Say():
                await table.talk.say(self._somebody(), message.text, message.channel, message.seat)

    def _acting_seat(self, seat: Seat | None) -> Seat:
        """What becomes of an action may tell its seat's secrets: only he may try it who looks through it."""
        person = self._somebody()
        acting = self._table.seating.demand_seat_to_act(person, seat)
        if acting != self._table.seating.look_of(person.id, self._listener.asked):
            raise not_now("other-seat", "Look through this seat first.")
        return acting

    def _somebody(self) -> Person:
        """Whose socket this is, as he is by now."""
        return self._services.people.somebody(self._listener.person)


def _id_of(message: Message) -> str:
    return message.id if isinstance(message, (Act, Continue, Undo)) else ""
