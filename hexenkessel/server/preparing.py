"""What games make when it is first needed, made before anybody plays."""

from __future__ import annotations

from functools import cache

from hexenkessel.kernel.registry import find_game, game_names


@cache
def prepare_games() -> None:
    """Once in the life of a process: no action at any table is to wait for tables that all games share."""
    for name in game_names():
        find_game(name).prepare()
