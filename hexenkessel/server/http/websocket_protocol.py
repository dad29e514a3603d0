"""The WebSocket protocol: uvicorn's, with limits where it has none.

uvicorn answers pings without end, and waits as long as it takes for a client that does not read what is sent
last. Here frames that carry no message are counted, and who takes nothing for too long is not waited for.
"""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from hexenkessel.server.http.rate_limits import TokenBucket

_CHUNK: Final = 4096  # bytes: after so many it is looked whether the connection is closed by now
_EMPTY_PER_SECOND: Final = 10.0  # frames without a message: pings, pongs, continuations
_EMPTY_AT_ONCE: Final = 100.0
_GOODBYE: Final = 15.0  # seconds to take what was sent last; uvicorn waits ten for an answer

_NO_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection with a rate limit on control frames and a deadline on closing."""

    on_lost: Callable[[], None] | None = None  # called when the connection is over

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._empty = TokenBucket(_EMPTY_PER_SECOND, _EMPTY_AT_ONCE, "frames")

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), _CHUNK):
            if not self.transport.is_closing():
                super().data_received(data[begin : begin + _CHUNK])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # The head is no handshake that can be read; uvicorn would say nothing, and wait.
            self.transport.write(_NO_HANDSHAKE)
            self.transport.close()

    @property
    def has_room(self) -> bool:
        """Does the client read what it is sent?"""
        return self.writable.is_set()

    def handle_ping(self) -> None:
        if self._take_empty():
            pong = b"".join(self.conn.data_to_send())
            if self.has_room:
                self.transport.write(pong)

    def handle_pong(self, event: Frame) -> None:
        if self._take_empty():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._take_empty():
            super().handle_cont(event)

    def _take_empty(self) -> bool:
        """The rate limit of frames that no application sees and so none can count."""
        if self._empty.take():
            return True
        if not self.transport.is_closing():
            self.conn.fail(CloseCode.POLICY_VIOLATION)
            if self.has_room:
                self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            self._abort_later()
        return False

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_later()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._abort_later()

    def _abort_later(self) -> None:
        """Closing waits until the client has read everything. Who has not read so far gets no more time."""
        self.loop.call_later(_GOODBYE if self.has_room else 0.0, self.transport.abort)
