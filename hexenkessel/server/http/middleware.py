"""The ASGI middleware around everything: rate limits, the CSRF check, security headers, the request log."""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hexenkessel.server.errors import ApiError
from hexenkessel.server.http.client_address import address_of
from hexenkessel.server.http.csrf import SAFE_METHODS, why_forbidden
from hexenkessel.server.http.headers import security_headers
from hexenkessel.server.http.rate_limits import TokenBuckets
from hexenkessel.server.ops.log import log_event
from hexenkessel.server.ops.metrics import LIMITS, REQUESTS
from hexenkessel.server.settings import Settings

_BURST: Final = 5.0  # seconds' worth of requests that may come at once
_LONGEST_TARGET: Final = 8192  # bytes of path and query; ours have a few hundred
_LONGEST_LOGGED: Final = 200  # letters of a path


class Middleware:
    """An ASGI application around ours."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._origin = settings.origin.rstrip("/").lower()
        self._sockets: Counter[str] = Counter()  # open ones, by address
        self._most_sockets = settings.sockets_per_address
        self._answering: Counter[str] = Counter()  # requests, by address: also of those behind one proxy
        self._most_requests = settings.connections_per_address
        per_second = settings.requests_per_second
        self._requests = TokenBuckets(per_second, _BURST * per_second, "requests")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        reason = self._why_not(scope)
        if reason is None and self._sockets[address] >= self._most_sockets:
            reason = "too-many-sockets"
            LIMITS.add("sockets")
        if reason:
            log_event("socket-refused", reason=reason, address=address)
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": reason})
            return
        self._sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0
        headers = security_headers(scope, self._origin)

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *headers]
                if scope["method"] == "OPTIONS":
                    _name_all_methods(scope, message)
            await send(message)

        if reason := self._why_not(scope):
            await _refuse(send_with_headers, reason)
        else:
            await self._answer(scope, receive, send_with_headers)
        REQUESTS.add(f"{status // 100}xx")
        level = logging.INFO if status >= 400 or scope["method"] not in SAFE_METHODS else logging.DEBUG
        milliseconds = round(1000 * (time.perf_counter() - began), 1)
        log_event(
            "request",
            level,
            method=scope["method"],
            path=scope["path"][:_LONGEST_LOGGED],
            status=status,
            ms=milliseconds,
        )

    async def _answer(self, scope: Any, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if self._answering[address] >= self._most_requests:
            LIMITS.add("connections")
            await _refuse(send, "too-many-connections")
            return
        self._answering[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._answering[address] -= 1
            if not self._answering[address]:
                del self._answering[address]

    def _why_not(self, scope: Any) -> str | None:
        if not self._requests.take(address_of(scope)):
            return "too-many-requests"
        if len(scope["raw_path"]) + len(scope["query_string"]) > _LONGEST_TARGET:
            return "too-long"
        return why_forbidden(scope, self._origin)


_REFUSALS: Final = {
    api_error.code: api_error
    for api_error in (
        ApiError(429, "too-many-requests", "Too many requests; wait a little."),
        ApiError(429, "too-many-connections", "Too many requests come from there at once; wait a little."),
        ApiError(414, "too-long", "The address is too long."),
        ApiError(415, "not-json", "The body of a request is JSON."),
        ApiError(403, "foreign-origin", "This comes from another site."),
    )
}


async def _refuse(send: Send, reason: str) -> None:
    api_error = _REFUSALS[reason]
    body = msgspec.json.encode(api_error.body())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": api_error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _name_all_methods(scope: Any, message: Any) -> None:
    """Litestar names only those of the handler that was registered first, where a path has several."""
    if path := scope.get("path_template"):
        routes = [route for route in scope["litestar_app"].routes if route.path == path]
        methods = ", ".join(sorted({method for route in routes for method in route.methods}))
        others = [header for header in message["headers"] if header[0].lower() != b"allow"]
        message["headers"] = [*others, (b"allow", methods.encode())]
