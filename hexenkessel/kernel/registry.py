"""The registry of games: found by an entry point in the group `hexenkessel.games`, or registered by hand."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from hexenkessel.kernel.game import Game

_registered: dict[str, Game[Any, Any]] = {}


class UnknownGame(LookupError):
    """No game of this name is installed."""


def register(game: Game[Any, Any]) -> None:
    """Make a game known without an installed entry point, for tests and notebooks."""
    _registered[game.name] = game


@cache
def _installed() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group="hexenkessel.games")}


def game_names() -> tuple[str, ...]:
    return tuple(sorted({*_installed(), *_registered}))


def find_game(name: str) -> Game[Any, Any]:
    """The game of this name. Raises UnknownGame with the names there are."""
    if name not in _registered:
        if name not in _installed():
            raise UnknownGame(f"There is no game {name[:40]!r} here; there is {', '.join(game_names())}.")
        game: Game[Any, Any] = _installed()[name].load()
        if game.name != name:
            raise UnknownGame(f"What is installed as {name[:40]!r} calls itself {game.name!r}.")
        register(game)
    return _registered[name]
