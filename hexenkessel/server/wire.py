"""The line to one browser, as short as it can be.

What is told to all screens of a table after every action does not go through ASGI, where each message is a
dictionary, some calls and a wait: a frame is made once, and written to the transport of everybody who is to
get it. What a browser says is heard when it arrives, not by a task that waits for it. Everything else about
the connection (handshake, pings, closing, frames that no browser would send) remains uvicorn's business; only
that it would answer and wait without end: frames that say nothing are counted here, and who takes nothing for
too long is not waited for.
"""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from hexenkessel.server.limits import Bucket

_EXTENSION: Final = "hexenkessel.wire"
_TEXT: Final = 0x81  # a whole message of text
_MASKED: Final = 0x80  # as everything that a browser says
_HEAD: Final = 6  # bytes before what a short message says
_SHORT: Final = 126
_BITE: Final = 4096  # bytes: nobody waits until more than this has been read, though it may hold many frames
_EMPTY_PER_SECOND: Final = 10.0  # frames that say nothing
_EMPTY_AT_ONCE: Final = 100.0
_GOODBYE: Final = 15.0  # seconds to take what was sent last; uvicorn waits ten for an answer


def framed(text: bytes) -> bytes:
    """A message as it goes over the line, to any number of browsers."""
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 65536:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + text


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that can also be used directly, by whoever finds it in the scope."""

    on_text: Callable[[str], None] | None = None  # hears what comes; without it the application receives it
    on_room: Callable[[], None] | None = None  # is told when there is room again
    has_room: bool = True
    full_since: float = inf

    def say(self, frame: bytes) -> None:
        """Send this. Whoever does not look whether there is room makes it wait in memory."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(frame)

    def pause(self) -> None:
        """Let the browser wait with what else it has to say."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    # What uvicorn and the event loop call

    def data_received(self, data: bytes) -> None:
        if self.on_text is not None and (text := self._short_text(data)) is not None:
            self.on_text(text)
            return
        for begin in range(0, len(data), _BITE):
            if not self.transport.is_closing():
                super().data_received(data[begin : begin + _BITE])

    def _short_text(self, data: bytes) -> str | None:
        """What is said, if this is one short message from beginning to end, as nearly all that browsers say
        are. Whatever else comes is read by those who know all about frames, which takes them longer."""
        size, conn = len(data) - _HEAD, self.conn
        if not 0 <= size < _SHORT or data[0] != _TEXT or data[1] != _MASKED | size:
            return None
        if conn.reader.buffer or conn.current_size is not None or conn.state is not State.OPEN:
            return None  # something has begun before, or is over
        mask = int.from_bytes((data[2:_HEAD] * (1 + size // 4))[:size])
        try:
            return (int.from_bytes(data[_HEAD:]) ^ mask).to_bytes(size).decode()
        except UnicodeDecodeError:
            return None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            # The application begins when this is over.
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[_EXTENSION] = self

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._empty = Bucket(_EMPTY_PER_SECOND, _EMPTY_AT_ONCE, "frames")

    def handle_ping(self) -> None:
        if self._may_say_nothing():
            pong = b"".join(self.conn.data_to_send())
            if self.has_room:
                self.transport.write(pong)

    def handle_pong(self, event: Frame) -> None:
        if self._may_say_nothing():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_say_nothing():
            super().handle_cont(event)

    def _may_say_nothing(self) -> bool:
        """What is no message, or a piece of one, is not counted by whoever hears messages, but here."""
        if self._empty.take():
            return True
        if not self.transport.is_closing():
            self.conn.fail(CloseCode.POLICY_VIOLATION)
            if self.has_room:
                self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            self._let_go()
        return False

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._let_go()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._let_go()

    def _let_go(self) -> None:
        """It is being closed, and would wait for him to read. Who has not read so far gets no more time."""
        self.loop.call_later(_GOODBYE if self.has_room else 0.0, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        if self.on_text is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.on_text(text)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.has_room, self.full_since = False, monotonic()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.has_room, self.full_since = True, inf
        if self.on_room is not None:
            self.on_room()


def wire_of(scope: Any) -> Wire:
    """The line by which a WebSocket has come."""
    wire: Wire = scope["extensions"][_EXTENSION]
    return wire
