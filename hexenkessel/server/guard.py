"""What stands before everything else: same origin, JSON only, not too fast; and headers for all answers."""

from __future__ import annotations

import ipaddress
import logging
import re
import time
from collections import Counter
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hexenkessel.server.limits import Buckets
from hexenkessel.server.log import note
from hexenkessel.server.metrics import LIMITS, REQUESTS
from hexenkessel.server.settings import Settings
from hexenkessel.server.tidying import YOUNG
from hexenkessel.server.trouble import Trouble

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_IPV6_HOUSEHOLD: Final = 64  # bits that one visitor cannot choose
_BURST: Final = 5.0  # seconds' worth of requests that may come at once

# No script but our own files; styles set on single elements are Svelte's, and cannot run anything.
_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
# For a year no browser that was here over TLS tries without. Other hosts of the domain are not our business.
_TLS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """An ASGI application around ours."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._origin = settings.origin.rstrip("/").lower()
        self._sockets: Counter[str] = Counter()  # open ones, by address
        self._most_sockets = settings.sockets_per_address
        per_second = settings.requests_per_second
        self._requests = Buckets(per_second, _BURST * per_second, "requests")

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
            note("socket-refused", reason=reason, address=address)
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
        headers = [*_HEADERS, _TLS_ONLY] if is_behind_tls(scope, self._origin) else _HEADERS

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *headers]
                if scope["method"] == "OPTIONS":
                    _name_all_methods(scope, message)
            await send(message)

        YOUNG.look_at_them()
        if reason := self._why_not(scope):
            await _refuse(send_with_headers, reason)
        else:
            await self.app(scope, receive, send_with_headers)
        YOUNG.look_at_them()  # there may have been a look before it was over
        REQUESTS.add(f"{status // 100}xx")
        level = logging.INFO if status >= 400 or scope["method"] not in _SAFE else logging.DEBUG
        milliseconds = round(1000 * (time.perf_counter() - began), 1)
        note("request", level, method=scope["method"], path=scope["path"], status=status, ms=milliseconds)

    def _why_not(self, scope: Any) -> str | None:
        headers = _headers(scope)
        if not self._requests.take(address_of(scope)):
            return "too-many-requests"
        if scope["type"] == "http":
            if scope["method"] in _SAFE:
                return None
            is_json = headers.get("content-type", "").partition(";")[0].strip() == "application/json"
            has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
            if has_body and not is_json:
                return "not-json"
        return None if self._is_same_origin(headers) else "foreign-origin"

    def _is_same_origin(self, headers: dict[str, str]) -> bool:
        """A browser says from whose page a request comes; a program says nothing, and has its own cookie."""
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        if origin is None:
            return True
        if self._origin:
            return origin.lower() == self._origin
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


_TROUBLES: Final = {
    trouble.error: trouble
    for trouble in (
        Trouble(429, "too-many-requests", "Too many requests; wait a little."),
        Trouble(415, "not-json", "The body of a request is JSON."),
        Trouble(403, "foreign-origin", "This comes from another site."),
    )
}


async def _refuse(send: Send, reason: str) -> None:
    trouble = _TROUBLES[reason]
    body = msgspec.json.encode(trouble.body())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _name_all_methods(scope: Any, message: Any) -> None:
    """Litestar names only those of the handler that was registered first, where a path has several."""
    if path := scope.get("path_template"):
        routes = [route for route in scope["litestar_app"].routes if route.path == path]
        methods = ", ".join(sorted({method for route in routes for method in route.methods}))
        others = [header for header in message["headers"] if header[0].lower() != b"allow"]
        message["headers"] = [*others, (b"allow", methods.encode())]


def _headers(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def is_behind_tls(scope: Any, origin: str) -> bool:
    """As the settings say, or a proxy whose word we take: uvicorn has put it into the scheme."""
    return scope["scheme"] in ("https", "wss") or origin.startswith("https:")


def address_of(scope: Any) -> str:
    """Who counts as one visitor: with IPv6 a whole household, since each may choose among its addresses."""
    written = str(scope["client"][0]) if scope.get("client") else "?"
    try:
        address = ipaddress.ip_address(written.partition("%")[0])
    except ValueError:
        return written[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, _IPV6_HOUSEHOLD), strict=False))


# What a proxy adds when it passes a request on.
_PASSED_ON: Final = frozenset(
    {"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"}
)
_HERE: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})


def is_from_here(scope: Any, settings: Settings) -> bool:
    """Whether this comes from the machine itself, and not only through a proxy on it.

    Behind a proxy on the same machine every request comes from here. So none counts that was passed on, that
    calls us by another name, or that comes to a server which has a public name. A proxy that hides all three
    is of no use to anybody: with neither the visitor's `Host` nor an `origin` in the settings, every POST of
    a browser is foreign.
    """
    headers = _headers(scope)
    if settings.origin or _PASSED_ON & headers.keys():
        return False
    host = re.sub(r":\d+$", "", headers.get("host", "").lower())
    try:
        is_loopback = ipaddress.ip_address(scope["client"][0]).is_loopback if scope.get("client") else False
    except ValueError:
        is_loopback = False
    return is_loopback and host in _HERE
