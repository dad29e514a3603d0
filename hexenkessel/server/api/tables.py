"""Tables: to find one, open one, sit down, and play without a socket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from litestar import Controller, Response, get, post
from litestar.params import FromQuery, JSONBody

from hexenkessel.server.api.services import AtTable, Serving, Somebody, Visitor
from hexenkessel.server.contract import (
    ActionText,
    Answer,
    BotChoice,
    ChatLine,
    ChatText,
    DicePart,
    NewTable,
    Person,
    Question,
    SeatChoice,
    State,
    TableSummary,
    UndoWish,
    Which,
)
from hexenkessel.server.hall import demand_bot
from hexenkessel.server.state import refusal_text
from hexenkessel.server.table import Table
from hexenkessel.server.trouble import RefusalTold, RefusedAction


@contextmanager
def _refusing(table: Table, person: Person) -> Iterator[None]:
    """A refusal is told in the language of whoever has tried it."""
    try:
        yield
    except RefusedAction as refused:
        raise RefusalTold(refusal_text(table.game, refused.refusal, person.language)) from None


class TablesController(Controller):
    """What happens at tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get()
    async def tables(
        self, services: Serving, person: Visitor, which: FromQuery[Which] = "open"
    ) -> list[TableSummary]:
        """The newest tables of a kind. Private ones are listed only for those who sit there."""
        return await services.hall.summaries(which, person.id if person else None)

    @post()
    async def open_table(
        self, services: Serving, somebody: Somebody, data: JSONBody[NewTable]
    ) -> TableSummary:
        """Open a table; with `start` and no open seat the game begins at once."""
        return (await services.hall.open_table(somebody, data)).summary()

    @get("/{id:str}")
    async def summary(self, table: AtTable) -> TableSummary:
        return table.summary()

    # Seats

    @post("/{id:str}/sit", status_code=200)
    async def sit(self, table: AtTable, somebody: Somebody, data: JSONBody[SeatChoice]) -> TableSummary:
        """Take an open seat, with your own part of the dice if you like."""
        await table.sit(somebody, data.seat, data.part)
        return table.summary()

    @post("/{id:str}/stand", status_code=200)
    async def stand(self, table: AtTable, somebody: Somebody) -> TableSummary:
        """Give the seat up before the game begins."""
        await table.stand(somebody)
        return table.summary()

    @post("/{id:str}/start", status_code=200)
    async def start(
        self, table: AtTable, somebody: Somebody, data: JSONBody[DicePart | None] = None
    ) -> TableSummary:
        """Begin, once every seat is taken."""
        await table.start(somebody, data.part if data else None)
        return table.summary()

    @post("/{id:str}/resign-to-bot", status_code=200)
    async def lend(self, table: AtTable, somebody: Somebody, data: JSONBody[BotChoice]) -> TableSummary:
        """Let a bot play your seat for a while."""
        await table.lend(somebody, demand_bot(table.game, data.bot))
        return table.summary()

    @post("/{id:str}/take-back", status_code=200)
    async def take_back(self, table: AtTable, somebody: Somebody) -> TableSummary:
        """Play your seat yourself again."""
        await table.lend(somebody, None)
        return table.summary()

    # Play

    @get("/{id:str}/state")
    async def state(self, table: AtTable, person: Visitor) -> State:
        """The game as you may know it, in your seat or as a spectator, with the whole story."""
        return table.state(table.seat_of(person.id if person else None))

    @post("/{id:str}/act", status_code=200)
    async def act(self, table: AtTable, somebody: Somebody, data: JSONBody[ActionText]) -> State:
        """Play an action. 409 with `refusal` if a rule forbids it, with `stale` if the game has gone on."""
        seat = table.demand_seat_to_act(somebody)
        with _refusing(table, somebody):
            await table.act(seat, data.number, data.action)
        return table.state(seat)

    @post("/{id:str}/undo", status_code=200)
    async def undo(self, table: AtTable, somebody: Somebody, data: JSONBody[UndoWish]) -> State:
        """Take your last action back, as long as nothing has come of it."""
        seat = table.demand_seat_to_act(somebody)
        with _refusing(table, somebody):
            await table.undo(seat, data.number)
        return table.state(seat)

    @post("/{id:str}/check", status_code=200)
    async def check(self, table: AtTable, somebody: Somebody, data: JSONBody[Question]) -> Answer:
        """Whether an action would be refused, and why. Nothing happens."""
        refusal = table.why_not(table.demand_seat_to_act(somebody), data.action)
        return Answer(None if refusal is None else refusal_text(table.game, refusal, somebody.language))

    @post("/{id:str}/chat", status_code=200)
    async def chat(self, table: AtTable, somebody: Somebody, data: JSONBody[ChatText]) -> ChatLine:
        """Say something to everybody at the table."""
        return await table.say(somebody, data.text)

    # Afterwards

    @get("/{id:str}/record", media_type="text/plain")
    async def record(self, table: AtTable) -> Response[str]:
        """The record of a game that is over: every action and every roll, to be checked by anybody."""
        headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.hxk"'}
        return Response(table.record(), media_type="text/plain; charset=utf-8", headers=headers)

    @get("/{id:str}/replay")
    async def replay(self, table: AtTable, number: FromQuery[int] = 0) -> State:
        """A game that is over, after so many actions, with everything on the table."""
        return table.replay(number)
