"""Connection limits: how many may be open, of one address and altogether, and who makes room for others.

A connection is *half open* until it has sent the head of its first request. Those of browsers and proxies
are so for a moment; those of an attacker stay. So whoever is new takes the place of the oldest half-open one
where there is no room left: who waits in silence keeps nobody out, not even others of the same address.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final, Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hexenkessel.server.ops.log import log_event
from hexenkessel.server.ops.metrics import LIMITS
from hexenkessel.server.settings import Settings

RESERVED_FILES: Final = 200  # for the database, processes, and files that are being read
MOST_FILES: Final = 65_536
_FEWEST: Final = 64  # connections
_LOG_EVERY: Final = 1.0  # seconds: a flood of connections is no flood of lines
_MOST_NAMED: Final = 3  # addresses in one line


class Connection(Protocol):
    """A connection as the limits see it."""

    address: str

    def make_room(self) -> None:
        """Close it: somebody else needs its place."""


class ConnectionLimits:
    """All open connections of one server.

    A trusted proxy speaks for many: of its connections only the half-open ones count here. Whose they are is
    known when the head has come, and from then on their requests and sockets are counted by the middleware.
    """

    def __init__(self, settings: Settings, most: int) -> None:
        self.settings = settings
        self._most = most
        self._most_of_one = settings.connections_per_address
        # Whose word uvicorn takes, too.
        self._proxies = ProxyHeadersMiddleware(_nowhere, settings.proxies).trusted_hosts
        self._open: Counter[str] = Counter()
        self._total = 0
        self._half_open: OrderedDict[Connection, None] = OrderedDict()  # the oldest first
        self._turned_away: Counter[str] = Counter()  # addresses, since the last line in the log
        self._log_timer: asyncio.TimerHandle | None = None

    def admit(self, connection: Connection) -> bool:
        """Count a new connection, half open; False if there is no room for it."""
        address = connection.address
        if self._open[address] >= self._most_of_one and not self._make_room(lambda it: it.address == address):
            return False
        if self._total >= self._most and not self._make_room(lambda _: True):
            return False
        self._open[address] += 1
        self._total += 1
        self._half_open[connection] = None
        return True

    def heard(self, connection: Connection) -> None:
        """The head of its first request has come."""
        if connection in self._half_open:
            del self._half_open[connection]
            if connection.address in self._proxies:
                self._count_off(connection.address)

    def closed(self, connection: Connection) -> None:
        """One that was admitted is over."""
        self._total -= 1
        was_half_open = connection in self._half_open
        self._half_open.pop(connection, None)
        if was_half_open or connection.address not in self._proxies:
            self._count_off(connection.address)

    def _count_off(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _make_room(self, is_fitting: Callable[[Connection], bool]) -> bool:
        """Close the oldest half-open connection of these; False if there is none."""
        oldest = next(filter(is_fitting, self._half_open), None)
        if oldest is None:
            return False
        self.note(oldest.address)
        self.closed(oldest)
        oldest.make_room()
        return True

    def note(self, address: str) -> None:
        """A connection of this address is turned away: a line in the log, and only one for many."""
        LIMITS.add("connections")
        self._turned_away[address] += 1
        if self._log_timer is None:
            self._log_timer = asyncio.get_running_loop().call_later(_LOG_EVERY, self._log)

    def _log(self) -> None:
        counted, self._turned_away, self._log_timer = self._turned_away, Counter(), None
        named = " ".join(address for address, _ in counted.most_common(_MOST_NAMED))
        log_event(
            "connections-turned-away",
            logging.WARNING,
            count=counted.total(),
            addresses=named,
            open=self._total,
        )


async def _nowhere(*_: object) -> None:
    """The application behind a middleware that is asked for its list of proxies and nothing else."""


def raise_file_limit() -> None:
    """Let this process open as many files as it may: every connection is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """As many as the limit of open files leaves room for."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    return max(_FEWEST, files - RESERVED_FILES)
