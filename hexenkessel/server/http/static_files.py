"""Static files of the browser client, built from web/, and its one page for every address that is no file."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

import hexenkessel
from hexenkessel.server.api.services import AnyRequest, Serving
from hexenkessel.server.errors import ApiError
from hexenkessel.server.http.index_page import page_at

_PACKAGE: Final = Path(hexenkessel.__file__).parent
# Inside an installed package, or where `npm run build` puts it in a copy of the repository.
_FOLDERS: Final = (_PACKAGE / "server" / "dist", _PACKAGE.parent / "web" / "dist")
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_TEXTS: Final = re.compile(r"text/|image/svg|application/(json|javascript)")
_MOST_PACKED: Final = 256  # files, more than a build has

UNPACKED: Final = "packs-itself"  # who has this option, is not packed by the application

_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hexenkessel</title></head>
<body><h1>Hexenkessel</h1>
<p>The server is running, but the client has not been built. In a copy of the repository, say:</p>
<pre>cd web &amp;&amp; npm ci &amp;&amp; npm run build</pre>
<p>The interface for programs is described in <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body></html>
"""


@get(["/", "/{path:path}"], include_in_schema=False, opt={UNPACKED: True})
async def client(services: Serving, request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page."""
    if path == "/api" or path.startswith("/api/"):
        raise _nothing()
    folder = client_folder(services.settings.client)
    if folder is None:
        return _not_built()
    packs = "gzip" in request.headers.get("accept-encoding", "")
    file = await asyncio.to_thread(_file, folder, path, packs)
    if file is not None:
        return file
    # A missing picture is missing; anything else is an address within the client.
    if path.startswith("/assets/"):
        raise _nothing()
    try:
        page = await page_at(services, request, folder, path)
    except FileNotFoundError:
        return _not_built()
    return Response(page, media_type="text/html", headers={"cache-control": "no-cache"})


def _nothing() -> ApiError:
    return ApiError(404, "unknown-path", "There is nothing here.")


def _not_built() -> Response[bytes]:
    return Response(_NOT_BUILT.encode(), media_type="text/html", status_code=503)


def _file(folder: Path, path: str, packs: bool) -> Response[bytes] | None:
    """The file of this name, if it is one of the client's and nothing outside."""
    if "\0" in path:
        return None
    try:
        file = (folder / path.lstrip("/")).resolve()
        if file.name == "index.html" or not file.is_relative_to(folder.resolve()) or not file.is_file():
            return None
        return _answer(file, path.startswith("/assets/"), packs)
    except OSError:  # no file can be called so, or a newer client is being installed just now
        return None


def _answer(file: Path, is_for_ever: bool, packs: bool) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # Files in assets/ have a hash in their name; everything else may change at the next visit.
    headers = {"cache-control": _FOR_EVER if is_for_ever else "no-cache"}
    if not _TEXTS.match(kind):
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    headers["vary"] = "Accept-Encoding"
    if packs:
        headers["content-encoding"] = "gzip"
        found = file.stat()
        return Response(_packed(file, found.st_mtime_ns, found.st_size), media_type=kind, headers=headers)
    return Response(file.read_bytes(), media_type=kind, headers=headers)


@lru_cache(_MOST_PACKED)
def _packed(file: Path, changed: int, size: int) -> bytes:
    """A file compressed as small as can be, once: the key is also when it was changed and how long it is."""
    return gzip.compress(file.read_bytes(), mtime=0)


def client_folder(chosen: str) -> Path | None:
    folders = (Path(chosen),) if chosen else _FOLDERS
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)
