"""Rate limits: token buckets, one for each client."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from hexenkessel.server.ops.metrics import LIMITS

_MOST_VISITORS: Final = 10_000


class TokenBucket:
    """A token bucket, refilled at a rate up to a burst; each request takes one. Named for metrics."""

    def __init__(self, per_second: float, burst: float, name: str = "messages") -> None:
        self._name = name
        self._per_second = per_second
        self._burst = max(1.0, burst)
        self._tokens_left = self._burst
        self._filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._tokens_left = min(self._burst, self._tokens_left + (now - self._filled) * self._per_second)
        self._filled = now
        if self._tokens_left < 1:
            LIMITS.add(self._name)
            return False
        self._tokens_left -= 1
        return True


class TokenBuckets:
    """One token bucket for each client; those who were seen least recently are forgotten."""

    def __init__(self, per_second: float, burst: float, name: str) -> None:
        self._name = name
        self._per_second = per_second
        self._burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, visitor: str) -> bool:
        bucket = self._buckets.get(visitor)
        if bucket is None:
            bucket = self._buckets[visitor] = TokenBucket(self._per_second, self._burst, self._name)
            while len(self._buckets) > _MOST_VISITORS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(visitor)
        return bucket.take()
