"""The browser client: files that were built from web/, and its one page for every address that is no file."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

import hexenkessel
from hexenkessel.server.api.services import Serving
from hexenkessel.server.trouble import Trouble

_PACKAGE: Final = Path(hexenkessel.__file__).parent
# Inside an installed package, or where `npm run build` puts it in a copy of the repository.
_FOLDERS: Final = (_PACKAGE / "server" / "dist", _PACKAGE.parent / "web" / "dist")
_FOR_EVER: Final = "public, max-age=31536000, immutable"

_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hexenkessel</title></head>
<body><h1>Hexenkessel</h1>
<p>The server is running, but the client has not been built. In a copy of the repository, say:</p>
<pre>cd web &amp;&amp; npm ci &amp;&amp; npm run build</pre>
<p>The interface for programs is described in <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body></html>
"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(services: Serving, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page."""
    return await asyncio.to_thread(_answer, client_folder(services.settings.client), path)


def _answer(folder: Path | None, path: str) -> Response[bytes]:
    nothing = Trouble(404, "unknown-path", "There is nothing here.")
    if path == "/api" or path.startswith("/api/"):
        raise nothing
    if folder is None:
        return Response(_NOT_BUILT.encode(), media_type="text/html", status_code=503)
    file = _file(folder, path)
    if file is None:
        # A missing picture is missing; anything else is an address within the client.
        if path.startswith("/assets/"):
            raise nothing
        file = folder / "index.html"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # Files in assets/ have a hash in their name; everything else may change at the next visit.
    caching = _FOR_EVER if path.startswith("/assets/") else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": caching})


def client_folder(chosen: str) -> Path | None:
    folders = (Path(chosen),) if chosen else _FOLDERS
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def _file(folder: Path, path: str) -> Path | None:
    """The file of this name, if it is one of the client's and nothing outside."""
    if "\0" in path:
        return None
    file = (folder / path.lstrip("/")).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
