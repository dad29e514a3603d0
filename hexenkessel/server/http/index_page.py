"""The index page of the client; for a table with preload links to all that will be asked for, so that a
browser fetches everything at once, and not one thing after the other."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from sqlalchemy.exc import OperationalError

from hexenkessel.kernel.languages import ENGLISH, LANGUAGES
from hexenkessel.server.api.services import AnyRequest, Services
from hexenkessel.server.people.sessions import COOKIE
from hexenkessel.server.storage import rows

_TABLE: Final = re.compile(r"/table/([\w-]+)/?")
_TAG: Final = re.compile(r"\s*([A-Za-z]+)")


class _Visit(NamedTuple):
    """A visit to a table: what has to be preloaded follows from it."""

    table: str
    game: str
    language: str


async def page_at(services: Services, request: AnyRequest, folder: Path, path: str) -> bytes:
    """The page of the client in this folder, for an address within it."""
    table = _TABLE.fullmatch(path)
    visit = await _visit(services, request, table[1]) if table else None
    return await asyncio.to_thread(_written, folder, visit)


async def _visit(services: Services, request: AnyRequest, table: str) -> _Visit | None:
    """The visit; None if there is no such table, or the database cannot tell: the page comes in any case."""
    try:
        game = await services.store.read(partial(rows.game_at, table=table))
        person = await services.people.behind(request.cookies.get(COOKIE))
    except OperationalError:
        return None
    language = person.language if person else _preferred(request.headers.get("accept-language", ""))
    return _Visit(table, game, language) if game else None


def _preferred(accepted: str) -> str:
    """The first of a browser's languages that we speak, as the client chooses too."""
    tags = (_TAG.match(tag) for tag in accepted.split(","))
    spoken = (tag[1].lower() for tag in tags if tag)
    return next((language for language in spoken if language in LANGUAGES), ENGLISH)


def _written(folder: Path, visit: _Visit | None) -> bytes:
    page = (folder / "index.html").read_bytes()
    ahead = folder / "ahead.json"
    if visit is None or not ahead.is_file():
        return page
    files = msgspec.json.decode(ahead.read_bytes(), type=dict[str, list[str]])
    links = [_link(file) for file in dict.fromkeys(_wanted(files, visit)) if file.encode() not in page]
    head = "".join([f'<meta name="game" content="{escape(visit.game)}">', *links, "</head>"])
    return page.replace(b"</head>", head.encode())


def _wanted(files: dict[str, list[str]], visit: _Visit) -> list[str]:
    table, game, language = visit
    return [
        *files.get("table", []),
        *files.get(f"games/{game}", []),
        *files.get(f"words/{language}", []),
        "/api/me",
        f"/api/tables/{table}",
        "/api/games",
        f"/api/games/{game}/figures",
        # English steps in where a game has no words of a language.
        *(f"/api/games/{game}/messages/{spoken}" for spoken in dict.fromkeys((language, ENGLISH))),
        # Letters last: a word can be read in others, but without script there is none.
        *files.get("letters", []),
    ]


def _link(file: str) -> str:
    address = escape(file)
    match file.rpartition(".")[2]:
        case "js":
            return f'<link rel="modulepreload" crossorigin href="{address}">'
        case "css":
            return f'<link rel="stylesheet" crossorigin href="{address}">'
        case "woff2":
            return f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{address}">'
        case _:
            return f'<link rel="preload" as="fetch" crossorigin href="{address}">'
