"""Endpoints of the games: setup forms, figures, messages, rulebooks. Nothing here changes at run time."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import inspect

from hexenkessel.bots.registry import bot_names
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.languages import ENGLISH
from hexenkessel.kernel.messages import message_source
from hexenkessel.kernel.registry import find_game, game_names
from hexenkessel.kernel.rulebook import LABELS, Rule, RulebookError, load_rulebook
from hexenkessel.kernel.table_options import TableOfNumbers
from hexenkessel.server.api.services import AnyRequest, Serving
from hexenkessel.server.contract.games import (
    ChapterText,
    GameForm,
    OptionForm,
    RulebookText,
    RuleText,
    SetupAnswer,
    SetupWish,
)
from hexenkessel.server.errors import ApiError
from hexenkessel.server.http.client_address import address_of
from hexenkessel.server.lobby.new_tables import LARGEST_SETUP, game_called, setup_flaws


class GamesController(Controller):
    """Endpoints of the games: what can be played."""

    path = "/api/games"
    tags = ("games",)

    @get()
    async def games(self) -> list[GameForm]:
        """All games that are installed, what a newcomer should begin with first."""
        found = sorted(map(find_game, game_names()), key=lambda game: (game.presentation.shelf, game.name))
        return [form_of(game) for game in found]

    @get("/{game:str}/figures", media_type="application/json", responses={200: ResponseSpec(dict[str, Any])})
    async def figures(self, request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
        """The game's own figures: boards, pieces, prices, limits."""
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

    @get("/{game:str}/options/{option:str}/{choice:str}", media_type="text/plain")
    async def written_out(
        self, request: AnyRequest, game: FromPath[str], option: FromPath[str], choice: FromPath[str]
    ) -> Response[bytes]:
        """The whole text for which a proposed choice stands, for who wants to begin from it."""
        text = game_called(game).written_out(option, choice)
        if text is None:
            raise ApiError(404, "unknown-choice", "There is no more to it.")
        return _lasting(request, text.encode(), "text/plain")

    @post("/{game:str}/check", status_code=200, request_max_body_size=LARGEST_SETUP)
    async def check(
        self, request: AnyRequest, services: Serving, game: FromPath[str], data: JSONBody[SetupWish]
    ) -> SetupAnswer:
        """Dry run of a setup: everything that is wrong with it, if anything. Nothing happens."""
        services.demand_check(address_of(request.scope))
        # What somebody has made may be large: meanwhile others are served.
        return SetupAnswer(await asyncio.to_thread(setup_flaws, game_called(game), data))


def _known(language: str) -> str:
    if language not in LABELS:
        raise ApiError(404, "unknown-language", f"There is {', '.join(LABELS)}.")
    return language


def _lasting(request: AnyRequest, content: bytes, media_type: str) -> Response[bytes]:
    """A cacheable response with an ETag: a browser keeps it, and asks only whether it is still the same."""
    tag = f'"{sha256(content).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(content, headers=headers, media_type=media_type)


@lru_cache(maxsize=16)
def figures_of(game: Game[Any, Any]) -> bytes:
    return msgspec.json.encode(game.figures())


@lru_cache(maxsize=16)
def rulebook_of(game: Game[Any, Any], language: str) -> RulebookText:
    folder = game.folder / "rulebook"
    try:
        book = load_rulebook(folder, language)
    except RulebookError:
        if language == ENGLISH:
            raise ApiError(404, "no-rulebook", f"{game.name} has no rulebook.") from None
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
        case inspect.Metadata(extra={"table": TableOfNumbers() as table}):
            return OptionForm(name, "table", default, table=table)
        case inspect.StrType():
            return OptionForm(name, "text", default, max=kind.max_length)
        case inspect.Metadata():
            # Examples of a text are what a form proposes.
            proposed = tuple((kind.extra_json_schema or {}).get("examples", ()))
            return msgspec.structs.replace(_option_form(name, kind.type, default), choices=proposed or None)
    raise TypeError(f"The option {name} is neither a switch, a number, a choice, a text nor a table.")
