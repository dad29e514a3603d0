"""Health check and metrics."""

from __future__ import annotations

import hmac
from importlib.metadata import PackageNotFoundError, version

from litestar import Response, get
from sqlalchemy import text

from hexenkessel.server.api.services import AnyRequest, Serving
from hexenkessel.server.contract.games import Health
from hexenkessel.server.errors import ApiError
from hexenkessel.server.http.client_address import is_from_loopback
from hexenkessel.server.ops.metrics import CONTENT_TYPE, memory_used, report
from hexenkessel.server.settings import Settings


@get("/api/health", tags=["health"])
async def health(services: Serving) -> Health:
    """Says ok if the database answers, and took what was to be written last."""
    if not services.store.is_open or services.store.is_failing:
        raise ApiError(503, "no-storage", "Nothing can be stored.")
    await services.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return Health("ok", program_version(), len(services.registry))


@get("/api/metrics", tags=["health"], media_type="text/plain")
async def metrics(request: AnyRequest, services: Serving) -> Response[str]:
    """Metrics for Prometheus: on the machine itself, or with the token of the settings."""
    if not (has_token(request, services.settings) or is_from_loopback(request.scope, services.settings)):
        raise ApiError(403, "not-for-you", "This is for the host of the server.")
    registry = services.registry
    gauges: dict[str, tuple[str, float]] = {
        "hexenkessel_table_sockets": ("Open sockets at tables.", registry.sockets),
        "hexenkessel_lobby_sockets": ("Open sockets of the list of tables.", len(registry.lobby)),
        "hexenkessel_tables_in_memory": ("Tables in memory.", len(registry)),
        "hexenkessel_writer_queue": ("Jobs that wait for the writer.", services.store.waiting),
        "process_resident_memory_bytes": ("Memory of the server, without its bots.", memory_used()),
    }
    return Response(report(gauges), media_type=CONTENT_TYPE)


def has_token(request: AnyRequest, settings: Settings) -> bool:
    shown = request.headers.get("authorization", "").encode("utf-8", "replace")
    is_right = hmac.compare_digest(shown, f"Bearer {settings.metrics_token}".encode())
    return is_right and bool(settings.metrics_token)


def program_version() -> str:
    try:
        return version("hexenkessel")
    except PackageNotFoundError:
        return "0"
