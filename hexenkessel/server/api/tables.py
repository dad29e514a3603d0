"""Endpoints of tables: list, open, sit down, and play without a socket."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody

from hexenkessel.server.api.lobby import Moment, Word
from hexenkessel.server.api.responses import done, played, state_for, summary_for
from hexenkessel.server.api.services import AnyRequest, AtTable, Serving, Somebody, Visitor
from hexenkessel.server.contract.play import (
    ActionText,
    Answer,
    ChatLine,
    ChatText,
    Continuing,
    PickMade,
    Question,
    State,
    UndoWish,
)
from hexenkessel.server.contract.tables import (
    BotChoice,
    DicePart,
    Hired,
    NewTable,
    OrdersLeft,
    SeatChoice,
    SeatNamed,
    Swap,
    TableSummary,
)
from hexenkessel.server.contract.words import PaceKind, Which
from hexenkessel.server.errors import ApiError, nobody
from hexenkessel.server.http.client_address import address_of
from hexenkessel.server.lobby.new_tables import LARGEST_SETUP, demand_bot
from hexenkessel.server.storage.listing import Search
from hexenkessel.server.table.state import refusal_text


class TablesController(Controller):
    """Endpoints of tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get()
    async def tables(
        self,
        request: AnyRequest,
        services: Serving,
        person: Visitor,
        which: FromQuery[Which] = "open",
        game: Word = None,
        text: Word = None,
        free: FromQuery[bool] = False,
        pace: FromQuery[PaceKind | None] = None,
        before: Moment = None,
    ) -> list[TableSummary]:
        """The newest 50 tables of a kind; the next ones are those opened `before` the last of them.

        Private ones are listed only for those who belong to them.
        """
        if text and not services.searches.take(address_of(request.scope)):
            raise ApiError(429, "too-many-searches", "Too many searches come from there; wait a little.")
        search = Search(which, game, text, free, pace, before)
        return await services.registry.summaries(search, person.id if person else None)

    @post(request_max_body_size=LARGEST_SETUP)
    async def open_table(
        self, request: AnyRequest, services: Serving, somebody: Somebody, data: JSONBody[NewTable]
    ) -> TableSummary:
        """Open a table; with `start` and no open seat the game begins at once."""
        services.demand_check(address_of(request.scope))
        return (await services.registry.open_table(somebody, data)).summary()

    @get("/{id:str}")
    async def summary(self, table: AtTable, person: Visitor) -> TableSummary:
        return summary_for(table, person)

    # Seats

    @post("/{id:str}/sit", status_code=200)
    async def sit(self, table: AtTable, somebody: Somebody, data: JSONBody[SeatChoice]) -> TableSummary:
        """Take an open seat, with your own part of the dice if you like."""
        return await done(table, somebody, table.waiting.sit(somebody, data.seat, data.part))

    @post("/{id:str}/stand", status_code=200)
    async def stand(
        self, table: AtTable, somebody: Somebody, data: JSONBody[SeatNamed | None] = None
    ) -> TableSummary:
        """Give the seat up before the game begins."""
        return await done(table, somebody, table.waiting.stand(somebody, _seat_in(data)))

    @post("/{id:str}/swap", status_code=200)
    async def swap(self, table: AtTable, somebody: Somebody, data: JSONBody[Swap]) -> TableSummary:
        """Exchange two seats before the game: the host any two, others their own with one of nobody's."""
        return await done(table, somebody, table.waiting.swap(somebody, data.a, data.b))

    @post("/{id:str}/start", status_code=200)
    async def start(
        self, table: AtTable, somebody: Somebody, data: JSONBody[DicePart | None] = None
    ) -> TableSummary:
        """Begin, once every seat is taken."""
        return await done(table, somebody, table.waiting.start(somebody, data.part if data else None))

    @post("/{id:str}/lend", status_code=200)
    async def lend(self, table: AtTable, somebody: Somebody, data: JSONBody[BotChoice]) -> TableSummary:
        """Let a bot play your seat for a while."""
        bot = demand_bot(table.game, data.bot)
        return await done(table, somebody, table.control.lend(somebody, data.seat, bot))

    @post("/{id:str}/take-back", status_code=200)
    async def take_back(
        self, table: AtTable, somebody: Somebody, data: JSONBody[SeatNamed | None] = None
    ) -> TableSummary:
        """Play your seat yourself again."""
        return await done(table, somebody, table.control.lend(somebody, _seat_in(data), None))

    @post("/{id:str}/resign", status_code=200)
    async def resign(
        self, table: AtTable, somebody: Somebody, data: JSONBody[SeatNamed | None] = None
    ) -> TableSummary:
        """Give up for good: of two the other wins, and so do bots; among more a bot goes on for you."""
        return await done(table, somebody, table.control.resign(somebody, _seat_in(data)))

    @post("/{id:str}/orders", status_code=200)
    async def orders(self, table: AtTable, somebody: Somebody, data: JSONBody[OrdersLeft]) -> TableSummary:
        """Leave standing orders: the server plays what they answer, as often as your seat is asked."""
        seat = table.seating.demand_seat(somebody, data.seat)
        await table.orders.leave(somebody, seat, data.orders)
        return table.summary(seat)

    @post("/{id:str}/rematch", status_code=200)
    async def rematch(self, services: Serving, table: AtTable, somebody: Somebody) -> TableSummary:
        """The table where the same people play again: their seats are kept for them.

        Sit down there with your part of the dice; the game begins when the last of you has.
        """
        return summary_for(await services.registry.rematch(somebody, table), somebody)

    @post("/{id:str}/close", status_code=200)
    async def close(self, services: Serving, table: AtTable, somebody: Somebody) -> None:
        """Remove, as the host, a table that has not begun or at which nobody else sits, with all of its game.

        Who looks at it is sent away; from then on there is no such table.
        """
        await services.registry.close_table(somebody, table)

    @post("/{id:str}/hire", status_code=200)
    async def hire(self, table: AtTable, somebody: Somebody, data: JSONBody[Hired]) -> TableSummary:
        """Let a bot have a seat in which nobody sits, before the game; only the host may."""
        bot = demand_bot(table.game, data.bot)
        return await done(table, somebody, table.waiting.hire(somebody, data.seat, bot))

    @post("/{id:str}/free", status_code=200)
    async def free(
        self, table: AtTable, somebody: Somebody, data: JSONBody[SeatNamed | None] = None
    ) -> TableSummary:
        """Let a seat that is kept for you be for everybody; the host may free any but his own."""
        return await done(table, somebody, table.waiting.free(somebody, _seat_in(data)))

    # Play

    @get("/{id:str}/state")
    async def state(self, table: AtTable, person: Visitor, seat: FromQuery[int | None] = None) -> State:
        """The game as you may know it, in your seat or as a spectator, with the whole story.

        Who has several seats names one; who names none sees what a spectator sees.
        """
        if seat is None:
            whose = person.id if person else None
            return await state_for(table, whose, table.seating.usual_look(whose))
        if person is None:
            raise nobody()
        return await state_for(table, person.id, table.seating.demand_seat(person, seat))

    @post("/{id:str}/act", status_code=200)
    async def act(self, table: AtTable, somebody: Somebody, data: JSONBody[ActionText]) -> State:
        """Play an action. 409 with `refusal` if a rule forbids it, with `stale` if the game has gone on."""
        seat = table.seating.demand_seat_to_act(somebody, data.seat)
        return await played(table, somebody, seat, table.play.act(seat, data.number, data.action))

    @post("/{id:str}/undo", status_code=200)
    async def undo(self, table: AtTable, somebody: Somebody, data: JSONBody[UndoWish]) -> State:
        """Take your last action back, as long as nothing has come of it."""
        seat = table.seating.demand_seat_to_act(somebody, data.seat)
        return await played(table, somebody, seat, table.play.undo(seat, data.number))

    @post("/{id:str}/continue", status_code=200)
    async def continuing(self, table: AtTable, somebody: Somebody, data: JSONBody[PickMade]) -> Continuing:
        """All actions that begin with this click. Nothing happens.

        409 with `stale` if the game has gone on.
        """
        seat = table.seating.demand_seat_to_act(somebody, data.seat)
        return await table.broadcast.continuing(seat, data.number, data.pick)

    @post("/{id:str}/check", status_code=200)
    async def check(self, table: AtTable, somebody: Somebody, data: JSONBody[Question]) -> Answer:
        """Dry run of an action: the rule that would refuse it, if any. Nothing happens."""
        refusal = table.broadcast.why_not(table.seating.demand_seat_to_act(somebody, data.seat), data.action)
        return Answer(None if refusal is None else refusal_text(table.game, refusal, somebody.language))

    @get("/{id:str}/chat")
    async def lines(self, table: AtTable, person: Visitor) -> list[ChatLine]:
        """The last lines of the chat, as far as you may read them."""
        return table.chat.recent_lines(person.id if person else None)

    @post("/{id:str}/chat", status_code=200)
    async def chat(self, table: AtTable, somebody: Somebody, data: JSONBody[ChatText]) -> ChatLine:
        """Say something at the table if you play, in the gallery if you look on."""
        return await table.chat.say(somebody, data.text, data.channel, data.seat)


def _seat_in(named: SeatNamed | None) -> int | None:
    return named.seat if named else None
