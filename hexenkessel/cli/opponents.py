"""The bots one can play against, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexenkessel.cli.command_error import CommandError

if TYPE_CHECKING:
    from hexenkessel.kernel.bot import Bot
    from hexenkessel.kernel.game import Game


def bot_names(game: Game[Any, Any]) -> tuple[str, ...]:
    from hexenkessel.bots import registry

    return registry.bot_names(game)


def usual_bot(game: Game[Any, Any]) -> str:
    """The bot that one plays against without asking for another."""
    names = bot_names(game)
    return "greedy" if "greedy" in names else names[0]


def check_bot(game: Game[Any, Any], name: str) -> None:
    names = bot_names(game)
    if name not in names:
        raise CommandError(f"There is no bot {name[:40]!r} for {game.name}; there is {' and '.join(names)}.")


def find_bot(game: Game[Any, Any], name: str, seed: int) -> Bot[Any]:
    from hexenkessel.bots import registry

    check_bot(game, name)
    return registry.find_bot(game, name, seed)
