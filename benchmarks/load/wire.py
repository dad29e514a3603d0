"""One WebSocket connection with as little work as possible: the server is measured, not the client."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from secrets import token_bytes
from typing import Final, TypeAlias, cast

Hear: TypeAlias = Callable[[bytes], None]
"""Is told each text message."""

_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A


class Line(asyncio.Protocol):
    """Reads whole text frames, which is all that the two servers send, and answers pings."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self._received = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own has another ancestry

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        if not self.upgraded.done():
            self.upgraded.set_exception(ConnectionError("The server has hung up."))

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self.upgraded.done() and not self._read_answer():
            return
        while (frame := self._next_frame()) is not None:
            kind, payload = frame
            if kind == _TEXT:
                self.hear(payload)
            elif kind == _PING:
                self._send(_PONG, payload)
            elif kind == _CLOSE:
                self._transport.close()
            else:
                raise ValueError(f"A frame of kind {kind:#x}.")

    def say(self, text: str) -> None:
        self._send(_TEXT, text.encode())

    def close(self) -> None:
        self._transport.close()

    def _read_answer(self) -> bool:
        """The server's answer to our request, which comes before the first frame."""
        head, end, rest = bytes(self._received).partition(b"\r\n\r\n")
        if not end:
            return False
        self._received = bytearray(rest)
        if head.split(b" ", 2)[1] == b"101":
            self.upgraded.set_result(None)
            return True
        self.upgraded.set_exception(ConnectionError(head.decode("latin-1")))
        return False

    def _next_frame(self) -> tuple[int, bytes] | None:
        received = self._received
        if len(received) < 2:
            return None
        size, start = received[1], 2
        if size == 126:
            size, start = int.from_bytes(received[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(received[2:10], "big"), 10
        if len(received) < start + size:
            return None
        frame = received[0], bytes(received[start : start + size])
        del received[: start + size]
        return frame

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
        # A client must mask what it sends; a mask of zeros leaves it as it is.
        self._transport.write(head + bytes(4) + payload)


async def connect(port: int, path: str, hear: Hear, cookie: str = "") -> Line:
    """An open connection. Raises ConnectionError."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(hear), "127.0.0.1", port)
    headers = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(token_bytes(16)).decode()}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    line._transport.write("\r\n".join([*headers, "", ""]).encode())
    await line.upgraded
    return line
