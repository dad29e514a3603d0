"""Responses: compressed JSON, refusals in the visitor's language, state as far as he may know."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import Final

from litestar import Response

from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.server.api.services import AnyRequest
from hexenkessel.server.contract.people import Person
from hexenkessel.server.contract.play import State
from hexenkessel.server.contract.tables import TableSummary
from hexenkessel.server.contract.words import PersonId
from hexenkessel.server.errors import RefusalTold, RefusedAction
from hexenkessel.server.table.state import refusal_text
from hexenkessel.server.table.table import Table

_WORTH_PACKING: Final = 2000  # bytes


async def packed(request: AnyRequest, written: bytes) -> Response[bytes]:
    """A compressed JSON response, made beside the event loop. Its handler has the option UNPACKED."""
    headers = {"vary": "Accept-Encoding"}
    if len(written) >= _WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        written = await asyncio.to_thread(gzip.compress, written, 5, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(written, media_type="application/json", headers=headers)


@contextmanager
def refusing(table: Table, person: Person) -> Iterator[None]:
    """Turns a refusal into one in the language of whoever has tried it."""
    try:
        yield
    except RefusedAction as refused:
        raise RefusalTold(refusal_text(table.game, refused.refusal, person.language)) from None


async def done(table: Table, person: Person, change: Awaitable[None]) -> TableSummary:
    """The response to a change of a table: its summary afterwards."""
    with refusing(table, person):
        await change
    return summary_for(table, person)


async def played(table: Table, person: Person, seat: Seat, change: Awaitable[None]) -> State:
    """The response to an action: the state as its seat sees it afterwards."""
    with refusing(table, person):
        await change
    return await state_for(table, person.id, seat)


async def state_for(table: Table, person: PersonId | None, observer: Observer) -> State:
    """The state as this observer, who is this person, may know it."""
    await table.broadcast.list_choices(observer)
    return table.broadcast.state(observer, is_host=table.seating.is_host(person))


def summary_for(table: Table, person: Person | None) -> TableSummary:
    return table.summary(table.seating.usual_look(person.id if person else None))
