"""The wall clock. Rules know none; tables do."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now() -> float:
    """Seconds since 1970, with their fractions."""
    return time.time()


def seconds() -> int:
    """Since 1970."""
    return int(time.time())


def moment(when: float | None = None) -> str:
    """Now, or so many seconds since 1970, as in `2031-05-04T19:30:00.125Z`."""
    at = datetime.fromtimestamp(now() if when is None else when, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
