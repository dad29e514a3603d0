"""How a visitor is answered: in his language, and as far as he may know."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import Final

from litestar import Response

from hexenkessel.kernel.seats import Seat
from hexenkessel.server.api.services import AnyRequest
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.play import State
from hexenkessel.server.contract.tables import TableSummary
from hexenkessel.server.state import refusal_text
from hexenkessel.server.table import Table
from hexenkessel.server.trouble import RefusalTold, RefusedAction

_WORTH_PACKING: Final = 2000  # bytes


async def packed(request: AnyRequest, written: bytes) -> Response[bytes]:
    """JSON that may be long, packed beside the event loop. Its handler has the option UNPACKED."""
    headers = {"vary": "Accept-Encoding"}
    if len(written) >= _WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        written = await asyncio.to_thread(gzip.compress, written, 5, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(written, media_type="application/json", headers=headers)


@contextmanager
def refusing(table: Table, person: Person) -> Iterator[None]:
    """A refusal is told in the language of whoever has tried it."""
    try:
        yield
    except RefusedAction as refused:
        raise RefusalTold(refusal_text(table.game, refused.refusal, person.language)) from None


async def done(table: Table, person: Person, change: Awaitable[None]) -> TableSummary:
    """The table as it is when this has been done."""
    with refusing(table, person):
        await change
    return summary_for(table, person)


async def played(table: Table, person: Person, seat: Seat, change: Awaitable[None]) -> State:
    """The game as this seat sees it when this has been done."""
    with refusing(table, person):
        await change
    return table.telling.state(seat, is_host=table.seating.is_host(person.id))


def summary_for(table: Table, person: Person | None) -> TableSummary:
    return table.summary(table.seating.usual_look(person.id if person else None))
