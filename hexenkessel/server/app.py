"""The application: all parts put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp
from sqlalchemy.exc import OperationalError

from hexenkessel.server.api.course import CourseController
from hexenkessel.server.api.document import DocumentPlugin
from hexenkessel.server.api.games import GamesController
from hexenkessel.server.api.health import health, metrics, program_version
from hexenkessel.server.api.lobby import lobby
from hexenkessel.server.api.people import PeopleController
from hexenkessel.server.api.play import play
from hexenkessel.server.api.records import RecordsController
from hexenkessel.server.api.services import DEPENDENCIES, AnyRequest, Services
from hexenkessel.server.api.tables import TablesController
from hexenkessel.server.clearing import clear_now_and_then
from hexenkessel.server.client import UNPACKED, client
from hexenkessel.server.forms import make_forms_ready
from hexenkessel.server.guard import Guard
from hexenkessel.server.log import note, note_failure
from hexenkessel.server.metrics import watch_loop
from hexenkessel.server.preparing import prepare_games
from hexenkessel.server.settings import Settings
from hexenkessel.server.tidying import tidy_up
from hexenkessel.server.trouble import Trouble, failed, no_storage

LARGEST_REQUEST: Final = 64 * 1024
LARGEST_MESSAGE: Final = 16 * 1024


def create_app(settings: Settings) -> ASGIApp:
    """One server, as an ASGI application for uvicorn with `wire.Wire`."""
    make_forms_ready()
    app = Litestar(
        [
            PeopleController,
            GamesController,
            TablesController,
            CourseController,
            RecordsController,
            health,
            metrics,
            lobby,
            play,
            client,
        ],
        dependencies=DEPENDENCIES,
        lifespan=[_lifespan(settings)],
        exception_handlers={
            Trouble: _trouble,
            OperationalError: _no_storage,
            RecursionError: _too_deep,
            HTTPException: _http_trouble,
            Exception: _failure,
        },
        request_max_body_size=LARGEST_REQUEST,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key=UNPACKED
        ),
        openapi_config=OpenAPIConfig(
            title="Hexenkessel",
            version=program_version(),
            description="A table for fantasy war games. The socket is at /api/tables/{table}/play.",
            path="/api/openapi.json",
            render_plugins=[DocumentPlugin()],
        ),
        logging_config=None,
    )
    return Guard(app, settings)


def _lifespan(settings: Settings) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings)
        await services.open()
        app.state.services = services
        note("server-started")
        resuming = asyncio.create_task(services.hall.resume())
        preparing = asyncio.create_task(asyncio.to_thread(prepare_games))
        watching = asyncio.create_task(watch_loop())
        tidying = asyncio.create_task(tidy_up(lambda: not services.hall.sockets))
        clearing = asyncio.create_task(
            clear_now_and_then(services.hall, services.store, settings.waiting_days)
        )
        try:
            yield
        finally:
            resuming.cancel()
            watching.cancel()
            tidying.cancel()
            clearing.cancel()
            await asyncio.gather(resuming, preparing, watching, tidying, clearing, return_exceptions=True)
            await services.close()
            note("server-stopped")

    return lifespan


def _answer(
    status: int, body: dict[str, Any], headers: dict[str, str] | None = None
) -> Response[dict[str, Any]]:
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def _trouble(request: AnyRequest, trouble: Trouble) -> Response[dict[str, Any]]:
    return _answer(trouble.status, trouble.body())


def _no_storage(request: AnyRequest, error: OperationalError) -> Response[dict[str, Any]]:
    """The disk is full, or somebody else has locked the database; the store has noted it."""
    return _trouble(request, no_storage())


def _http_trouble(request: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """What Litestar finds wrong with a request."""
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        text = "; ".join(
            f"{place.get('key', '')} {place.get('message', '')}".strip()
            for place in error.extra
            if isinstance(place, dict)
        )
    return _answer(error.status_code, {"error": f"http-{error.status_code}", "text": text}, error.headers)


def _too_deep(request: AnyRequest, error: RecursionError) -> Response[dict[str, Any]]:
    return _answer(400, {"error": "http-400", "text": "This is nested too deeply."})


def _failure(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """A mistake of ours: everything into the log, nothing of it to the visitor."""
    note_failure("request-failed", path=request.scope["path"])
    return _trouble(request, failed())
