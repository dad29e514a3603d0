"""The WebSocket endpoint of a table."""

from __future__ import annotations

import re
from typing import Final, TypeVar

from litestar import websocket
from litestar.params import FromPath

from hexenkessel.server.api.services import Serving, Visitor
from hexenkessel.server.api.sockets import Socket
from hexenkessel.server.api.table_connection import TableConnection
from hexenkessel.server.errors import ApiError
from hexenkessel.server.table.messages import ChatNews, ErrorNews, Look, encoded
from hexenkessel.server.table.state import BEFORE_EVERYTHING
from hexenkessel.server.table.subscribers import Subscriber

_UNKNOWN_TABLE: Final = 4404


@websocket("/api/tables/{id:str}/play")
async def play(socket: Socket, services: Serving, person: Visitor, id: FromPath[str]) -> None:
    """The stream of a table: everything that happens there, as it happens."""
    await socket.accept()
    try:
        found = await services.registry.table(id)
    except ApiError as api_error:
        await socket.send_data(encoded(ErrorNews(api_error.text, api_error.code)))
        await socket.close(_UNKNOWN_TABLE, api_error.code)
        return
    whose = person.id if person else None
    subscriber = Subscriber(whose, _number(socket, "since", BEFORE_EVERYTHING))
    if (seat := _number(socket, "seat", None)) is not None:
        subscriber.asked = subscriber.shown = Look(seat)
    is_new = subscriber.told == BEFORE_EVERYTHING
    if not is_new and (subscriber.told > found.number or _number(socket, "undos", 0) != found.row.undos):
        subscriber.tell_undone(0)  # what the client has seen was taken back while it was away
    found.subscribers.add(subscriber)
    found.play.on_turn()  # bots alone may have waited for somebody who looks on
    if found.seating.sits(whose):
        found.subscribers.tell_table()
    for line in found.chat.recent_lines(whose):
        subscriber.tell(ChatNews(line))
    try:
        await TableConnection(socket, found, subscriber, services).run()
    finally:
        found.subscribers.remove(subscriber)
        if found.seating.sits(whose):
            found.subscribers.tell_table()


N = TypeVar("N", int, int | None)


def _number(socket: Socket, name: str, otherwise: N) -> int | N:
    """A number from the query of the address; anything else counts as missing."""
    said = socket.query_params.get(name, "")
    return int(said) if re.fullmatch(r"\d{1,7}", said, re.ASCII) else otherwise
