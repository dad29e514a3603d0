"""A bounded cache that evicts the oldest entry."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(OrderedDict[K, V], Generic[K, V]):
    """A cache with room for so much. Then the oldest is evicted, one entry for each that is new.

    To forget everything at once would be simpler, but whoever comes next would have to work it all out again,
    and all who come after him would wait.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, key: K, value: V) -> V:
        if len(self) >= self._most:
            self.popitem(last=False)
        self[key] = value
        return value

    def recall(self, key: K) -> V | None:
        """Like `get`, and the entry is new again (LRU): for what is asked often while much else comes."""
        try:
            self.move_to_end(key)
        except KeyError:
            return None
        return self.get(key)  # another thread may just have made room
