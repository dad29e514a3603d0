"""The yardstick: a bare WebSocket server that knows nothing and sends the same traffic.

The same process model as ours: uvicorn with the same event loop and WebSocket implementation, one process,
and the least that an ASGI application can be.

What it says was written down when our server said it. A message names the lines that the connections of the
same path are to get, one each; `read FILE` lets it read those lines first.

At an address under `/durable` it does the least that any server must do which loses nothing: before it
answers it puts what it was told at the end of a file, and waits until the disk has it. All that wait share
one `fdatasync`, as in our server.
"""

from __future__ import annotations

import asyncio
import os
import queue
import socket
import sys
import threading
from pathlib import Path
from typing import Any, Final, TypeAlias

import uvicorn

from hexenkessel.server.app import LARGEST_MESSAGE
from hexenkessel.server.http.websocket_protocol import WebSocketProtocol

_rooms: Final[dict[str, list[Any]]] = {}  # by path: how to send to each connection
_texts: Final[list[str]] = []

_Written: TypeAlias = asyncio.Future[None]


class Journal:
    """A file that only grows, and the thread that writes it."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        self._waiting: queue.SimpleQueue[tuple[bytes, _Written]] = queue.SimpleQueue()
        threading.Thread(target=self._write_all, daemon=True).start()

    def write(self, text: str) -> _Written:
        """Done when it is on disk."""
        written: _Written = asyncio.get_running_loop().create_future()
        self._waiting.put((text.encode() + b"\n", written))
        return written

    def _write_all(self) -> None:
        while True:
            group = [self._waiting.get()]
            while not self._waiting.empty():
                group.append(self._waiting.get())
            os.write(self._file, b"".join(text for text, _ in group))
            os.fdatasync(self._file)
            group[0][1].get_loop().call_soon_threadsafe(_settle, [written for _, written in group])


def _settle(group: list[_Written]) -> None:
    for written in group:
        if not written.done():
            written.set_result(None)


_journal: Final = Journal(Path(sys.argv[1])) if len(sys.argv) > 1 else None


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An ASGI application."""
    journal = _journal if scope["path"].startswith("/durable") else None
    room = _rooms.setdefault(scope["path"], [])
    await receive()
    room.append(send)
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        words = message["text"].split()
        if words[0] == "read":
            _texts[:] = Path(words[1]).read_text(encoding="utf-8").split("\n")
            await send({"type": "websocket.send", "text": "done"})
            continue
        if journal is not None:
            await journal.write(message["text"])
        for each, line in zip(room, words, strict=True):
            await each({"type": "websocket.send", "text": _texts[int(line)]})
    room.remove(send)


def main() -> None:
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    config = uvicorn.Config(
        echo,
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
    )
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
