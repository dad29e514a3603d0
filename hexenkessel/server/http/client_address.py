"""The address of a client: who counts as one for rate limits, and who sits at this very machine."""

from __future__ import annotations

import ipaddress
import re
from typing import Any, Final

from hexenkessel.server.http.headers import headers_of
from hexenkessel.server.settings import Settings

_IPV6_HOUSEHOLD: Final = 64  # bits that one visitor cannot choose


def address_of(scope: Any) -> str:
    """The key of a client for rate limits: with IPv6 a prefix, since each may choose among its addresses."""
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


def is_from_loopback(scope: Any, settings: Settings) -> bool:
    """Is this from the machine itself, and not only through a proxy on it?

    Behind a proxy on the same machine every request comes from here. So none counts that was passed on, that
    calls us by another name, or that comes to a server which has a public name. A proxy that hides all three
    is of no use to anybody: with neither the visitor's `Host` nor an `origin` in the settings, every POST of
    a browser is foreign.
    """
    headers = headers_of(scope)
    if settings.origin or _PASSED_ON & headers.keys():
        return False
    host = re.sub(r":\d+$", "", headers.get("host", "").lower())
    try:
        is_loopback = ipaddress.ip_address(scope["client"][0]).is_loopback if scope.get("client") else False
    except ValueError:
        is_loopback = False
    return is_loopback and host in _HERE
