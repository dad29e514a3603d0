"""Common parts of the WebSocket endpoints: close codes, tolerated offences, and how they end."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from hexenkessel.server.ops.log import log_event

Socket: TypeAlias = WebSocket[Any, Any, Any]

MOST_OFFENCES: Final = 20

# With which code a socket is closed.
NOT_TEXT: Final = 1003
POLICY: Final = 1008
TRY_AGAIN: Final = 1013


async def until_one_ends(socket: Socket, *works: asyncio.Future[int], **about: str) -> None:
    """Wait until one task ends with the code to close with, 0 if nobody is there; cancel the rest."""
    try:
        done, _ = await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
        code = next((work.result() for work in done if not work.exception()), TRY_AGAIN)
        for work in done:
            if (error := work.exception()) and not isinstance(error, (WebSocketDisconnect, OSError)):
                log_event("socket-failed", logging.INFO, error=repr(error)[:200], **about)
    finally:
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
    if code:
        with suppress(Exception):
            async with asyncio.timeout(1):
                await socket.close(code)
