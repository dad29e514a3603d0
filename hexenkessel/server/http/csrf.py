"""The CSRF check: whatever changes something comes from our own page, or from a program, and is JSON.

A form of another site can send neither JSON nor our origin; cookies are `SameSite` besides.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from hexenkessel.server.http.headers import headers_of

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def why_forbidden(scope: Any, our_origin: str) -> str | None:
    """The code of the error for a request that another site may have made; None if it is ours."""
    headers = headers_of(scope)
    if scope["type"] == "http":
        if scope["method"] in SAFE_METHODS:
            return None
        is_json = headers.get("content-type", "").partition(";")[0].strip() == "application/json"
        has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        if has_body and not is_json:
            return "not-json"
    return None if is_same_origin(headers, our_origin) else "foreign-origin"


def is_same_origin(headers: dict[str, str], our_origin: str) -> bool:
    """A browser says from whose page a request comes; a program says nothing, and has its own cookie."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    if our_origin:
        return origin.lower() == our_origin
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:  # no address at all, such as `http://[::1`
        return False
