"""List the games that are installed."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from textwrap import fill
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game

WIDTH: Final = 80
MARGIN: Final = " " * 8  # before what an option does


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as one JSON document")


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    from hexenkessel.cli.opponents import bot_names
    from hexenkessel.kernel.registry import find_game, game_names

    found = [find_game(name) for name in game_names()]
    if arguments.json:
        listed = [
            {
                "name": game.name,
                "version": game.version,
                "seats": [game.seats[0], game.seats[-1]],
                "options": msgspec.to_builtins(game.options()),
                "bots": bot_names(game),
            }
            for game in found
        ]
        print(msgspec.json.encode(listed).decode())
        return 0
    for game in found:
        print(f"{game.name} {game.version}: {game.seats[0]} to {game.seats[-1]} seats")
        for line in options_of(game):
            print(line)
        print(f"    --bot {' or '.join(bot_names(game))}")
    return 0


def options_of(game: Game[Any, Any]) -> Iterator[str]:
    """Each option with its usual value, what it may be, and what that does."""
    import msgspec

    from hexenkessel.cli.arguments import values_of

    messages = game.messages()
    for field in msgspec.structs.fields(game.options):
        usual = field.default
        shown = ("no", "yes")[usual] if isinstance(usual, bool) else usual
        yield f"    --option {field.name}={shown}"
        meaning = f": {messages.say(key)}" if (key := f"option-{field.name}") in messages else ""
        yield fill(
            f"{values_of(field.type)}{meaning}", WIDTH, initial_indent=MARGIN, subsequent_indent=MARGIN
        )
