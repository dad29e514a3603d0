"""The games: their forms, figures, messages and rulebooks. Nothing here changes while the server runs."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromPath
from msgspec import inspect

from hexenkessel.bots.registry import bot_names
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.languages import ENGLISH
from hexenkessel.kernel.messages import message_source
from hexenkessel.kernel.registry import find_game, game_names
from hexenkessel.kernel.rulebook import LABELS, Rule, RulebookError, load_rulebook
from hexenkessel.kernel.tables import Table
from hexenkessel.server.api.services import AnyRequest
from hexenkessel.server.contract.games import ChapterText, GameForm, OptionForm, RulebookText, RuleText
from hexenkessel.server.opening import game_called
from hexenkessel.server.trouble import Trouble


class GamesController(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get()
    async def games(self) -> list[GameForm]:
        """All games that are installed, what a newcomer should begin with first."""
        found = sorted(map(find_game, game_names()), key=lambda game: (game.shelf, game.name))
        return [form_of(game) for game in found]

    @get("/{game:str}/figures", media_type="application/json")
    async def figures(self, request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
        """The game's own figures: boards, pieces, charts, by the name of the file they are in."""
        return _lasting(request, figures_of(game_called(game)), "application/json")

    @get("/{game:str}/messages/{language:str}", media_type="text/plain")
    async def messages(
        self, request: AnyRequest, game: FromPath[str], language: FromPath[str]
    ) -> Response[bytes]:
        """Everything the game can say in one language, as Fluent messages."""
        source = message_source(_known(language), game_called(game).folder / "messages")
        return _lasting(request, source.encode(), "text/plain")

    @get("/{game:str}/rulebook/{language:str}")
    async def rulebook(self, game: FromPath[str], language: FromPath[str]) -> RulebookText:
        """The rulebook; in English where there is none in this language."""
        return rulebook_of(game_called(game), _known(language))


def _known(language: str) -> str:
    if language not in LABELS:
        raise Trouble(404, "unknown-language", f"There is {', '.join(LABELS)}.")
    return language


def _lasting(request: AnyRequest, content: bytes, media_type: str) -> Response[bytes]:
    """An answer that a browser may keep, and asks only whether it is still the same."""
    tag = f'"{sha256(content).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(content, headers=headers, media_type=media_type)


@lru_cache(maxsize=16)
def figures_of(game: Game[Any, Any]) -> bytes:
    folder = game.folder / "data"
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    parsed = {
        file.name: msgspec.json.decode(file.read_bytes()) for file in files if file.name.endswith(".json")
    }
    return msgspec.json.encode(parsed)


@lru_cache(maxsize=16)
def rulebook_of(game: Game[Any, Any], language: str) -> RulebookText:
    folder = game.folder / "rulebook"
    try:
        book = load_rulebook(folder, language)
    except RulebookError:
        if language == ENGLISH:
            raise Trouble(404, "no-rulebook", f"{game.name} has no rulebook.") from None
        return rulebook_of(game, ENGLISH)
    chapters = tuple(
        ChapterText(
            chapter.heading,
            chapter.introduction,
            tuple(_rule_text(book.rules[rule]) for rule in chapter.rules),
        )
        for chapter in book.chapters
    )
    return RulebookText(language, chapters)


def _rule_text(rule: Rule) -> RuleText:
    return RuleText(rule.id, rule.title, rule.text, rule.rulings, rule.examples)


def form_of(game: Game[Any, Any]) -> GameForm:
    kind = inspect.type_info(game.options)
    assert isinstance(kind, inspect.StructType)
    options = tuple(_option_form(field.name, field.type, field.default) for field in kind.fields)
    return GameForm(
        name=game.name,
        version=game.version,
        seats=(game.seats[0], game.seats[-1]),
        bots=bot_names(game),
        options=options,
        orders=tuple(order.name for order in game.orders),
        telling_orders=tuple(order.name for order in game.orders if order.is_telling),
        stop=game.stop is not None,
    )


def _option_form(name: str, kind: inspect.Type, default: Scalar) -> OptionForm:
    match kind:
        case inspect.BoolType():
            return OptionForm(name, "bool", default)
        case inspect.IntType():
            return OptionForm(name, "int", default, min=kind.ge, max=kind.le)
        case inspect.LiteralType():
            # msgspec sorts them; the usual choice comes first.
            choices = sorted(map(str, kind.values), key=lambda choice: choice != default)
            return OptionForm(name, "choice", default, choices=tuple(choices))
        case inspect.Metadata(extra={"table": Table() as table}):
            return OptionForm(name, "table", default, table=table)
    raise TypeError(f"The option {name} is neither a switch nor a number nor a choice nor a table.")
