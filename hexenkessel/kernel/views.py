"""One position as several observers see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

import msgspec

from hexenkessel.kernel.seats import Observer

V = TypeVar("V")

_encode: Final = msgspec.json.Encoder().encode


class Views(Generic[V]):
    """What each of them may know is made once. A game may let them share what all of them know."""

    def __init__(self, see: Callable[[Observer], V], show: Callable[[V], object]) -> None:
        self._see = see
        self._show = show
        self._seen: dict[Observer, V] = {}

    def of(self, observer: Observer) -> V:
        """The view of this observer."""
        if (view := self._seen.get(observer)) is None:
            view = self._seen[observer] = self._see(observer)
        return view

    def written(self, observer: Observer) -> msgspec.Raw:
        """What his screen is sent of it, as JSON."""
        return msgspec.Raw(_encode(self._show(self.of(observer))))
