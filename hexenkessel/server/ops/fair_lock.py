"""A fair lock: whoever waits for it takes turns by owner (round robin), however much one owner wants."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairLock:
    """Like `asyncio.Lock`, but the turn goes round among owners and not in the order of their requests.

    Who has forty requests waiting is served one of them, then everybody else who waits, then the next.
    """

    def __init__(self) -> None:
        self._is_held = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def waiting_of(self, owner: str) -> int:
        """The number of waiting requests of this owner."""
        return len(self._waiting.get(owner, ()))

    @asynccontextmanager
    async def turn_of(self, owner: str) -> AsyncIterator[None]:
        """Hold the lock in the turn of this owner."""
        if self._is_held:
            await self._wait(owner)
        self._is_held = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, owner: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on()  # it had just become his
            elif turn in (turns := self._waiting.get(owner, deque())):
                turns.remove(turn)
                if not turns:
                    del self._waiting[owner]
            raise

    def _pass_on(self) -> None:
        """Give the lock to the next owner. It stays held meanwhile, so that nobody slips in."""
        while self._waiting:
            owner, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[owner] = turns  # at the end: all others come first
            if not turn.done():
                turn.set_result(None)
                return
        self._is_held = False
