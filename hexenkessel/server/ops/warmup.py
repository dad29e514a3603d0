"""Warm-up before the first request: struct types resolved by one thread, and what games build lazily.

msgspec works out how to read a Struct when it first has to. If two threads have to at the same moment, the
process can die (msgspec 0.22: a segmentation fault, seen when a server loaded several tables after a crash).
So one thread does it for all of them, before there are others.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec

from hexenkessel.kernel.registry import find_game, game_names


@cache
def resolve_struct_types() -> None:
    """Make a decoder of every Struct type, once in the life of a process: it takes hundredths of a second."""
    for name in game_names():
        find_game(name)
    for kind in _structs(msgspec.Struct):
        # Some only hold what is never written down, such as an action of any game: nobody reads those.
        with suppress(NameError, TypeError):
            msgspec.json.Decoder(kind)


def _structs(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from _structs(each)


@cache
def warm_up_games() -> None:
    """Build what all games of a kind share, once in the life of a process: no action is to wait for it."""
    for name in game_names():
        find_game(name).prepare()
