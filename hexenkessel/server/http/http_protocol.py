"""The HTTP protocol under uvicorn, with limits that uvicorn lacks: deadlines for the head and the body of a
request, a largest head, a deadline for who does not read the answer, and connection limits.

What is said after the upgrade to a WebSocket is the business of `websocket_protocol`.
"""

from __future__ import annotations

import asyncio
from asyncio.events import TimerHandle
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from hexenkessel.server.http.client_address import address_of
from hexenkessel.server.http.connections import ConnectionLimits
from hexenkessel.server.http.websocket_protocol import WebSocketProtocol

LARGEST_HEAD: Final = 64 * 1024  # bytes
_TIMEOUT: Final = 408
_HEAD_TOO_LARGE: Final = 431
_NO_ROOM: Final = 503


class HttpProtocol(HttpToolsProtocol):
    """One connection: half open until it has sent the head of its first request."""

    address: str = "?"  # of whoever is at the other end, be it a proxy

    def __init__(self, *arguments: Any, limits: ConnectionLimits, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._limits = limits
        self._is_admitted = False
        self._is_reading_head = True
        self._head_size = 0
        self._deadline: TimerHandle | None = None  # of the head, then of the body
        self._reading: TimerHandle | None = None  # looks whether the other end reads what it is sent
        self._unread = 0  # bytes, when it was last looked

    # What the event loop calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = address_of({"client": self.client})
        self._is_admitted = self._limits.admit(self)
        if self._is_admitted:
            self._expect_head()
        else:
            self._limits.note(self.address)
            self._say(_NO_ROOM)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._settle_deadline()
        self._stop_watching_reader()
        self._release()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._deadline is None:  # all before was answered or is being answered: the next request begins
            self._expect_head()
        if self._is_reading_head:
            self._head_size += len(data)
        super().data_received(data)
        if self._is_reading_head and self._head_size > LARGEST_HEAD:
            self._turn_away(_HEAD_TOO_LARGE)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_watching_reader()

    # What the parser calls

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._deadline is None:  # it came with the end of the one before
            self._expect_head()

    def on_headers_complete(self) -> None:
        self._is_reading_head = False
        self._settle_deadline()
        self._limits.heard(self)
        super().on_headers_complete()
        self._deadline = self.loop.call_later(self._limits.settings.body_time, self._turn_away, _TIMEOUT)

    def on_message_complete(self) -> None:
        self._settle_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._settle_deadline()
        super().handle_websocket_upgrade()
        upgraded = self.transport.get_protocol()
        assert isinstance(upgraded, WebSocketProtocol)
        upgraded.on_lost = self._release

    # Deadlines

    def _expect_head(self) -> None:
        self._is_reading_head, self._head_size = True, 0
        self._deadline = self.loop.call_later(self._limits.settings.head_time, self._turn_away, _TIMEOUT)

    def _settle_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _watch_reader(self) -> None:
        self._unread = self.transport.get_write_buffer_size()
        self._reading = self.loop.call_later(self._limits.settings.patience, self._demand_reading)

    def _demand_reading(self) -> None:
        """The deadline of a slow consumer: who has read nothing since we last looked is disconnected."""
        if self.transport.get_write_buffer_size() < self._unread:
            self._watch_reader()
        else:
            self._limits.note(self.address)
            self.transport.abort()

    def _stop_watching_reader(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    # The end

    def make_room(self) -> None:
        """Somebody else needs the place of this half-open connection; the limits have counted it off."""
        self._is_admitted = False
        self._close_with(_NO_ROOM)

    def _turn_away(self, status: int) -> None:
        self._limits.note(self.address)
        self._close_with(status)

    def _close_with(self, status: int) -> None:
        """Close it with an answer, if something was asked and not answered yet: a browser that has connected
        ahead of its next request would take one for the answer to that."""
        self._settle_deadline()
        if self.transport.is_closing():
            return
        is_answered = self.cycle is not None and self.cycle.response_started and not self._is_reading_head
        if self._head_size and not is_answered:
            self._say(status)
        self.transport.close()

    def _say(self, status: int) -> None:
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")

    def _release(self) -> None:
        if self._is_admitted:
            self._is_admitted = False
            self._limits.closed(self)
