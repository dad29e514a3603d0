"""The server process: listen, serve under uvicorn, shut down gracefully."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Final

import uvicorn

from hexenkessel.server.app import LARGEST_MESSAGE, create_app
from hexenkessel.server.http.connections import ConnectionLimits, most_connections, raise_file_limit
from hexenkessel.server.http.http_protocol import HttpProtocol
from hexenkessel.server.http.websocket_protocol import WebSocketProtocol
from hexenkessel.server.ops.gc_tuning import collect_young_only
from hexenkessel.server.ops.log import configure_logging
from hexenkessel.server.settings import Settings, secret_of

_GRACE: Final = 5  # seconds for open requests after somebody has said stop


class CannotListen(OSError):
    """The address is in use or not ours."""


class _Server(uvicorn.Server):
    """Says when it is ready."""

    on_ready: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_ready()


def listen(settings: Settings) -> socket.socket:
    """Take the address, so that it is known before anything else begins. Raises CannotListen."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=512)
    except OSError as error:
        raise CannotListen(f"{settings.host}:{settings.port}: {error.strerror or error}") from None


def link_to(settings: Settings, listening: socket.socket) -> str:
    """The URL of the server for a browser."""
    if settings.origin:
        return settings.origin
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"


def serve(settings: Settings, on_ready: Callable[[str], None]) -> bool:
    """Serve until SIGINT or SIGTERM. `on_ready` is told the link. False if the server could not start.

    Raises CannotListen, and BadSettings if the secret is none.
    """
    secret_of(settings)
    configure_logging(settings.log)
    raise_file_limit()
    _prefer_prompt_answers()
    listening = listen(settings)
    server = server_for(settings)
    server.on_ready = lambda: on_ready(link_to(settings, listening))
    with listening:
        server.run(sockets=[listening])
    return server.started


def _prefer_prompt_answers() -> None:
    """Set up the interpreter for many small tasks, of which none may wait for long."""
    # The thread that writes gives the event loop way at every statement; it gets its turn back after so long.
    sys.setswitchinterval(0.002)
    collect_young_only()


def server_for(settings: Settings) -> _Server:
    limits = ConnectionLimits(settings, most_connections())
    config = uvicorn.Config(
        create_app(settings),
        http=partial(HttpProtocol, limits=limits),  # type: ignore[arg-type]  # called as the class would be
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=_GRACE,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
    )
    return _Server(config)
