"""The ASGI application: routes, services, error handlers, lifespan."""

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

from hexenkessel.server.api.control import ControlController
from hexenkessel.server.api.games import GamesController
from hexenkessel.server.api.health import health, metrics, program_version
from hexenkessel.server.api.lobby import lobby
from hexenkessel.server.api.openapi import OpenApiPlugin
from hexenkessel.server.api.people import PeopleController
from hexenkessel.server.api.play import play
from hexenkessel.server.api.records import RecordsController
from hexenkessel.server.api.services import DEPENDENCIES, AnyRequest, Services
from hexenkessel.server.api.tables import TablesController
from hexenkessel.server.errors import ApiError, failed, no_storage
from hexenkessel.server.http.middleware import Middleware
from hexenkessel.server.http.static_files import UNPACKED, client
from hexenkessel.server.lobby.expiry import expire_periodically, sweep_periodically
from hexenkessel.server.ops.gc_tuning import collect_when_idle
from hexenkessel.server.ops.log import log_event, log_exception
from hexenkessel.server.ops.metrics import watch_loop
from hexenkessel.server.ops.warmup import resolve_struct_types, warm_up_games
from hexenkessel.server.settings import Settings

LARGEST_REQUEST: Final = 64 * 1024
LARGEST_MESSAGE: Final = 16 * 1024


def create_app(settings: Settings) -> ASGIApp:
    """One server, as an ASGI application for uvicorn with `WebSocketProtocol`."""
    resolve_struct_types()
    app = Litestar(
        [
            PeopleController,
            GamesController,
            TablesController,
            ControlController,
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
            ApiError: _api_error,
            OperationalError: _no_storage,
            RecursionError: _too_deep,
            HTTPException: _http_error,
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
            render_plugins=[OpenApiPlugin()],
        ),
        logging_config=None,
    )
    return Middleware(app, settings)


def _lifespan(settings: Settings) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings)
        await services.open()
        app.state.services = services
        log_event("server-started")
        resuming = asyncio.create_task(services.registry.resume())
        preparing = asyncio.create_task(asyncio.to_thread(warm_up_games))
        watching = asyncio.create_task(watch_loop())
        collecting = asyncio.create_task(collect_when_idle(lambda: not services.registry.sockets))
        clearing = asyncio.gather(
            expire_periodically(services.registry, services.store, settings.waiting_days),
            sweep_periodically(services.registry, services.store),
        )
        try:
            yield
        finally:
            resuming.cancel()
            watching.cancel()
            collecting.cancel()
            clearing.cancel()
            await asyncio.gather(resuming, preparing, watching, collecting, clearing, return_exceptions=True)
            await services.close()
            log_event("server-stopped")

    return lifespan


def _answer(
    status: int, body: dict[str, Any], headers: dict[str, str] | None = None
) -> Response[dict[str, Any]]:
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def _api_error(request: AnyRequest, api_error: ApiError) -> Response[dict[str, Any]]:
    return _answer(api_error.status, api_error.body())


def _no_storage(request: AnyRequest, error: OperationalError) -> Response[dict[str, Any]]:
    """The disk is full, or somebody else has locked the database; the store has noted it."""
    return _api_error(request, no_storage())


def _http_error(request: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """The answer to a request that Litestar finds wrong."""
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
    log_exception("request-failed", path=request.scope["path"])
    return _api_error(request, failed())
