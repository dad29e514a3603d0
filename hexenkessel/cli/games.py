"""List the games that are installed."""

from __future__ import annotations

import argparse


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
        for option, value in msgspec.to_builtins(game.options()).items():
            shown = str(value).lower() if isinstance(value, bool) else value
            print(f"    --option {option}={shown}")
        print(f"    --bot {' or '.join(bot_names(game))}")
    return 0
