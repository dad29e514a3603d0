"""How much one visitor may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from hexenkessel.server.metrics import LIMITS

_MOST_VISITORS: Final = 10_000


class Bucket:
    """Fills by so many drops a second up to a brim; each request takes one. The name is for the metrics."""

    def __init__(self, per_second: float, brim: float, name: str = "messages") -> None:
        self._name = name
        self._per_second = per_second
        self._brim = max(1.0, brim)
        self._drops = self._brim
        self._filled = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._drops = min(self._brim, self._drops + (now - self._filled) * self._per_second)
        self._filled = now
        if self._drops < 1:
            LIMITS.add(self._name)
            return False
        self._drops -= 1
        return True


class Buckets:
    """One for each visitor; those who were seen least recently are forgotten."""

    def __init__(self, per_second: float, brim: float, name: str) -> None:
        self._name = name
        self._per_second = per_second
        self._brim = brim
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str) -> bool:
        bucket = self._buckets.get(visitor)
        if bucket is None:
            bucket = self._buckets[visitor] = Bucket(self._per_second, self._brim, self._name)
            while len(self._buckets) > _MOST_VISITORS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(visitor)
        return bucket.take()
