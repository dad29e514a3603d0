"""Endpoints of records: download, upload for analysis, replay, verification, playing on."""

from __future__ import annotations

from litestar import Controller, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from hexenkessel.server.api.responses import packed
from hexenkessel.server.api.services import AnyRequest, AtTable, Serving, Somebody
from hexenkessel.server.contract.play import State
from hexenkessel.server.contract.records import NewAnalysis, PlayOn, Verification
from hexenkessel.server.contract.tables import TableSummary
from hexenkessel.server.errors import ApiError
from hexenkessel.server.http.client_address import address_of
from hexenkessel.server.http.static_files import UNPACKED
from hexenkessel.server.records.replay import is_long
from hexenkessel.server.records.service import LARGEST_UPLOAD
from hexenkessel.server.table.state import BEFORE_EVERYTHING


class RecordsController(Controller):
    """Endpoints of records: of games that are over, or that somebody has uploaded."""

    path = "/api"
    tags = ("records",)

    @post("/analysis", request_max_body_size=LARGEST_UPLOAD)
    async def analyse(
        self, request: AnyRequest, services: Serving, somebody: Somebody, data: JSONBody[NewAnalysis]
    ) -> TableSummary:
        """Look at a record on a table of your own. 422 `bad-record` with the `line` that is wrong."""
        address = address_of(request.scope)
        if not services.uploads.take(address):
            raise ApiError(429, "too-many-records", "Too many records come from there; wait a little.")
        return (await services.records.analyse(somebody, data, address)).summary()

    @get("/tables/{id:str}/record", media_type="text/plain")
    async def record(self, request: AnyRequest, services: Serving, id: FromPath[str]) -> Response[str]:
        """The record of a game that is over: every action and every roll, to be checked by anybody."""
        services.demand_story(address_of(request.scope))
        game, text = await services.records.record(id)
        headers = {"content-disposition": f'attachment; filename="{game}-{id}.hxk"'}
        return Response(text, media_type="text/plain", headers=headers)

    @get(
        "/tables/{id:str}/replay",
        opt={UNPACKED: True},
        responses={200: ResponseSpec(State, description="The state, with its story")},
    )
    async def replay(
        self,
        request: AnyRequest,
        services: Serving,
        table: AtTable,
        number: FromQuery[int] = 0,
        since: FromQuery[int] = BEFORE_EVERYTHING,
    ) -> Response[bytes]:
        """A game that is over, after so many actions, with everything on the table.

        The story begins after the action numbered `since`: who goes step by step gets each entry once.
        """
        if is_long(number, since):
            services.demand_story(address_of(request.scope))
        return await packed(request, await services.replays.state(table, number, since))

    @get("/tables/{id:str}/verification")
    async def verification(self, request: AnyRequest, services: Serving, table: AtTable) -> Verification:
        """Every action and every roll of a game that is over, made again by the rules and from the parts."""
        return await services.records.verification(table, address_of(request.scope))

    @post("/tables/{id:str}/play-on")
    async def play_on(
        self, services: Serving, somebody: Somebody, table: AtTable, data: JSONBody[PlayOn]
    ) -> TableSummary:
        """Play on from any position of it, against bots and with new dice, at a new table."""
        return (await services.records.play_on(somebody, table, data)).summary()
