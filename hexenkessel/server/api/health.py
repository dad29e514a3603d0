"""Whether the server is well."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from litestar import get
from sqlalchemy import text

from hexenkessel.server.api.services import Serving
from hexenkessel.server.contract import Health
from hexenkessel.server.trouble import Trouble


@get("/api/health", tags=["health"])
async def health(services: Serving) -> Health:
    """Says ok if the database answers and can be written."""
    if not services.store.is_open:
        raise Trouble(503, "no-storage", "Nothing can be stored.")
    await services.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return Health("ok", program_version(), len(services.hall))


def program_version() -> str:
    try:
        return version("hexenkessel")
    except PackageNotFoundError:
        return "0"
