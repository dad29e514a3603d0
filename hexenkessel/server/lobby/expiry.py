"""Expiry: abandoned tables are closed, games that were given up at once are dropped, unused texts too."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from hexenkessel.server.errors import ApiError
from hexenkessel.server.lobby.registry import TableRegistry
from hexenkessel.server.ops import clock
from hexenkessel.server.ops.log import log_event, log_exception
from hexenkessel.server.storage import listing, texts
from hexenkessel.server.storage.quota import given_up
from hexenkessel.server.storage.rows import TableRow
from hexenkessel.server.storage.store import Store

_PAUSE: Final = 3600.0  # seconds; also after a start, so that people can come back first
_SHORT_PAUSE: Final = 60.0  # seconds, for what may be dropped soon
_DAY: Final = 86_400.0


async def expire_periodically(registry: TableRegistry, store: Store, days: float) -> None:
    while True:
        await asyncio.sleep(_PAUSE)
        try:
            await expire_tables(registry, store, days)
            await drop_given_up(registry, store)
        except Exception:
            log_exception("clearing-failed")  # the next time will do


async def sweep_periodically(registry: TableRegistry, store: Store) -> None:
    while True:
        await asyncio.sleep(_SHORT_PAUSE)
        try:
            # Those that were opened lately are quickly found; all others come with the rest.
            await drop_given_up(registry, store, since=clock.moment(clock.now() - 2 * _PAUSE))
            await drop_unused_texts(store)
        except Exception:
            log_exception("clearing-failed")


async def expire_tables(registry: TableRegistry, store: Store, days: float) -> None:
    """Note which tables were looked at, and close those that nobody has looked at for so many days."""
    await store.write(partial(listing.note_looks, tables=registry.looked_at(), time=clock.moment()))
    forgotten = partial(listing.forget_looks, before=clock.moment(clock.now() - days * _DAY))
    for row in await store.write(forgotten):
        try:
            if await _remove(registry, row):
                log_event("table-closed", table=row.id, reason="nobody looks at it")
        except ApiError as api_error:
            log_event("table-left", table=row.id, reason=api_error.code)


async def _remove(registry: TableRegistry, row: TableRow) -> bool:
    if row.state == "open":  # who has it in a list is told
        return await registry.remove(await registry.table(row.id))
    return await registry.discard(row)  # without playing it again


async def drop_given_up(registry: TableRegistry, store: Store, since: str = "") -> None:
    """Drop games that ended within a few actions because somebody gave up: soon where he played alone, but so
    that he can look at the end once more, and after a day where others may not know yet."""
    alone, together = int(clock.now() - _SHORT_PAUSE), int(clock.now() - _DAY)
    for row in await store.read(partial(given_up, alone=alone, before=together, since=since)):
        if await registry.discard(row):
            log_event("table-closed", table=row.id, reason="given up at once")


async def drop_unused_texts(store: Store) -> None:
    """A few at a time: others write in between."""
    while digests := await store.read(texts.unused_texts):
        await store.write(partial(texts.drop_texts, digests=digests))
