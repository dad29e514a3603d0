"""Endpoints that control a running game: motions and votes, pause, calls of the host, clocks."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from hexenkessel.server.api.responses import done
from hexenkessel.server.api.services import AtTable, Somebody
from hexenkessel.server.contract.play import CallText, MotionAnswer, MotionWish
from hexenkessel.server.contract.tables import ClockFaces, TableSummary


class ControlController(Controller):
    """Motions, pauses, calls of the host, clocks."""

    path = "/api/tables"
    tags = ("control",)

    @post("/{id:str}/motion", status_code=200)
    async def move(self, table: AtTable, somebody: Somebody, data: JSONBody[MotionWish]) -> TableSummary:
        """Ask everybody who plays to stop, to pause or to go back, or to let a bot play for somebody who has
        kept the table waiting; done at once if nobody else plays."""
        return await done(table, somebody, table.control.move(somebody, data))

    @post("/{id:str}/motion/answer", status_code=200)
    async def answer(self, table: AtTable, somebody: Somebody, data: JSONBody[MotionAnswer]) -> TableSummary:
        """Agree to what is asked, or not. When the last one agrees it is done; one "no" ends it."""
        return await done(table, somebody, table.control.answer(somebody, data.agree, data.seat))

    @post("/{id:str}/motion/withdraw", status_code=200)
    async def withdraw(self, table: AtTable, somebody: Somebody) -> TableSummary:
        """Take back what you have asked."""
        return await done(table, somebody, table.control.withdraw(somebody))

    @post("/{id:str}/resume", status_code=200)
    async def resume(self, table: AtTable, somebody: Somebody) -> TableSummary:
        """Let a paused game go on."""
        return await done(table, somebody, table.control.resume(somebody))

    @post("/{id:str}/call", status_code=200)
    async def call(self, table: AtTable, somebody: Somebody, data: JSONBody[CallText]) -> TableSummary:
        """Call, as the host of the table, one of the `calls` of your state: that an agreed time is up."""
        return await done(table, somebody, table.control.call(somebody, data.action))

    @get("/{id:str}/clocks")
    async def clocks(self, table: AtTable) -> ClockFaces:
        """The clocks: how much time everybody has left."""
        return table.control.clocks()
