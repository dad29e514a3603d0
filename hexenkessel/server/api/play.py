"""The socket at a table: where it is opened and closed."""

from __future__ import annotations

import re
from typing import Final, TypeVar

from litestar import websocket
from litestar.params import FromPath

from hexenkessel.server.api.conversation import Conversation
from hexenkessel.server.api.services import Serving, Visitor
from hexenkessel.server.api.sockets import Socket
from hexenkessel.server.audience import Listener
from hexenkessel.server.news import ChatNews, ErrorNews, Look, written
from hexenkessel.server.state import BEFORE_EVERYTHING
from hexenkessel.server.trouble import Trouble
from hexenkessel.server.wire import wire_of

_UNKNOWN_TABLE: Final = 4404


@websocket("/api/tables/{id:str}/play")
async def play(socket: Socket, services: Serving, person: Visitor, id: FromPath[str]) -> None:
    """Everything that happens at a table, as it happens."""
    await socket.accept()
    try:
        found = await services.hall.table(id)
    except Trouble as trouble:
        wire_of(socket.scope).say(written(ErrorNews(trouble.text, trouble.error)))
        await socket.close(_UNKNOWN_TABLE, trouble.error)
        return
    whose = person.id if person else None
    listener = Listener(whose, _number(socket, "since", BEFORE_EVERYTHING))
    if (seat := _number(socket, "seat", None)) is not None:
        listener.asked = listener.shown = Look(seat)
    is_new = listener.told == BEFORE_EVERYTHING
    if not is_new and (listener.told > found.number or _number(socket, "undos", 0) != found.row.undos):
        listener.tell_undone(0)  # what the client has seen was taken back while it was away
    found.audience.add(listener)
    found.play.on_turn()  # bots alone may have waited for somebody who looks on
    if found.seating.sits(whose):
        found.audience.tell_table()
    for line in found.talk.recent_lines(whose):
        listener.tell(ChatNews(line))
    try:
        await Conversation(socket, found, listener, services).hold()
    finally:
        found.audience.remove(listener)
        if found.seating.sits(whose):
            found.audience.tell_table()


N = TypeVar("N", int, int | None)


def _number(socket: Socket, name: str, otherwise: N) -> int | N:
    """What the client says in the address, if it is a number."""
    said = socket.query_params.get(name, "")
    return int(said) if re.fullmatch(r"\d{1,7}", said, re.ASCII) else otherwise
