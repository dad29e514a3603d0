"""Security headers of every answer: content security policy, framing, referrer, TLS only."""

from __future__ import annotations

from typing import Any, Final

# No script but our own files; styles set on single elements are Svelte's, and cannot run anything.
_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_ALWAYS: Final = [
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


def security_headers(scope: Any, origin: str) -> list[tuple[bytes, bytes]]:
    return [*_ALWAYS, _TLS_ONLY] if is_behind_tls(scope, origin) else _ALWAYS


def is_behind_tls(scope: Any, origin: str) -> bool:
    """As the settings say, or a proxy whose word we take: uvicorn has put it into the scheme."""
    return scope["scheme"] in ("https", "wss") or origin.startswith("https:")


def headers_of(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
