"""The yardstick: a bare WebSocket server that knows nothing and sends the same traffic.

The same process model as ours: uvicorn with the same event loop and WebSocket implementation, one process.
What it says was written down when our server said it. A message names the lines that the connections of the
same path are to get, one each; `read FILE` lets it read those lines first.
"""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any, Final

import uvicorn

from hexenkessel.server.app import LARGEST_MESSAGE

_rooms: Final[dict[str, list[Any]]] = {}
_lines: Final[list[str]] = []


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An ASGI application."""
    room = _rooms.setdefault(scope["path"], [])
    await receive()
    room.append(send)
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        words = message["text"].split()
        if words[0] == "read":
            _lines[:] = Path(words[1]).read_text("utf-8").splitlines()
            await send({"type": "websocket.send", "text": "done"})
            continue
        for each, line in zip(room, words, strict=True):
            await each({"type": "websocket.send", "text": _lines[int(line)]})
    room.remove(send)


def main() -> None:
    listening = socket.create_server(("127.0.0.1", 0), backlog=512)
    config = uvicorn.Config(
        echo,
        ws="websockets-sansio",
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
