"""The registry of bots: those that play any game are here, a game brings others along."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from hexenkessel.bots.random_bot import RandomBot
from hexenkessel.kernel.bot import Bot, BotFactory
from hexenkessel.kernel.game import Game

_FOR_EVERY_GAME: Final[Mapping[str, BotFactory]] = MappingProxyType({"random": RandomBot})


class UnknownBot(LookupError):
    """No bot of this name plays this game."""


def bot_names(game: Game[Any, Any]) -> tuple[str, ...]:
    """The names of all bots that play a game, sorted."""
    return tuple(sorted({*_FOR_EVERY_GAME, *game.bots}))


def find_bot(game: Game[Any, Any], name: str, seed: int) -> Bot[Any]:
    """A new bot for one seat of one game. Raises UnknownBot with the names there are."""
    make = game.bots.get(name) or _FOR_EVERY_GAME.get(name)
    if make is None:
        names = ", ".join(bot_names(game))
        raise UnknownBot(f"No bot called {name[:40]!r} plays {game.name}; there is {names}.")
    return make(seed)
