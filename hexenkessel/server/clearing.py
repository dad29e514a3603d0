"""Tables that wait for players, and at which nobody looks any more: they are closed, so that a list of open
tables is one of those where somebody may be met."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from hexenkessel.server import clock
from hexenkessel.server.hall import Hall
from hexenkessel.server.log import note, note_failure
from hexenkessel.server.storage import looks
from hexenkessel.server.storage.store import Store
from hexenkessel.server.trouble import Trouble

_PAUSE: Final = 3600.0  # seconds; also after a start, so that people can come back first
_DAY: Final = 86_400.0


async def clear_now_and_then(hall: Hall, store: Store, days: float) -> None:
    while True:
        await asyncio.sleep(_PAUSE)
        try:
            await clear(hall, store, days)
        except Exception:
            note_failure("clearing-failed")  # the next time will do


async def clear(hall: Hall, store: Store, days: float) -> None:
    """Note which tables were looked at, and close those that nobody has looked at for so many days."""
    await store.write(partial(looks.note_looks, tables=hall.looked_at(), time=clock.moment()))
    forgotten = partial(looks.forget_looks, before=clock.moment(clock.now() - days * _DAY))
    for table in await store.write(forgotten):
        try:
            if await hall.remove(await hall.table(table)):
                note("table-closed", table=table, reason="nobody looks at it")
        except Trouble as trouble:
            note("table-left", table=table, reason=trouble.error)
