"""Replay of a game that is over: any position with everything on the table, and the story up to there.

The story of a long game takes a tenth of a second to write, and anybody may ask for it. So all of it is
written once, beside the event loop, and kept for the games that were looked at last; whoever asks gets a
piece of that. Whoever goes step by step needs only a few entries, which are written for him.
"""

from __future__ import annotations

import asyncio
from itertools import accumulate
from typing import Any, Final

import msgspec

from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.history import History
from hexenkessel.server.contract.words import TableId
from hexenkessel.server.table.state import open_entry, open_state
from hexenkessel.server.table.table import Table

_encode: Final = msgspec.json.Encoder().encode

_FEW: Final = 100  # entries
_MOST_STORIES: Final = 16  # of which the longest have two or three megabytes


def is_long(number: int, since: int) -> bool:
    """Are there many entries between these two?"""
    return number - max(since, -1) > _FEW


class WrittenStory:
    """All entries of a story, as they go over the wire."""

    def __init__(self, history: History[Any, Any]) -> None:
        entries = _written_entries(history, range(len(history.moves) + 1))
        self._text = b",".join(entries)
        self._begins = (0, *accumulate(len(entry) + 1 for entry in entries))

    def of(self, numbers: range) -> bytes:
        return self._text[self._begins[numbers.start] : self._begins[numbers.stop] - 1] if numbers else b""


class Replays:
    """Writes what is asked for of games that are over."""

    def __init__(self) -> None:
        self._stories = BoundedCache[TableId, asyncio.Task[WrittenStory]](_MOST_STORIES)

    async def state(self, table: Table, number: int, since: int) -> bytes:
        """The game after so many actions, and of its story what comes after the action numbered `since`."""
        table.demand_replay(number)
        story = await self._story(table) if is_long(number, since) else None
        return await asyncio.to_thread(_written, table.history, number, since, story)

    async def _story(self, table: Table) -> WrittenStory:
        """Written once, however many ask."""
        writing = self._stories.recall(table.id)
        if writing is None:
            writing = asyncio.create_task(asyncio.to_thread(WrittenStory, table.history))
            self._stories.keep(table.id, writing)
        try:
            return await asyncio.shield(writing)
        except Exception:
            self._stories.pop(table.id, None)
            raise


def _written(history: History[Any, Any], number: int, since: int, story: WrittenStory | None) -> bytes:
    numbers = range(max(since + 1, 0), number + 1)
    told = story.of(numbers) if story else b",".join(_written_entries(history, numbers))
    state = msgspec.structs.asdict(open_state(history, number))
    return _encode(state | {"story": msgspec.Raw(b"[" + told + b"]")})


def _written_entries(history: History[Any, Any], numbers: range) -> list[bytes]:
    return [_encode(open_entry(history, number)) for number in numbers]
