"""What has been worked out before and may be asked again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memory(OrderedDict[K, V], Generic[K, V]):
    """As much as there is room for. Then the oldest is forgotten, one thing for each that is new.

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
        """As `get`, and it is new again: for what is asked again and again while much else comes and goes."""
        try:
            self.move_to_end(key)
        except KeyError:
            return None
        return self.get(key)  # another thread may just have made room
