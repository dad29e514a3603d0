"""A generator of actions that were never offered: of the game's own words, and of others."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.text import has_text

STRANGE_NUMBERS: Final = (-1, 0, 1, 7, 999_999_999, -999_999_999)
STRANGE_WORDS: Final = ("Nobody", "x", "0", "no", "None", "A" * 40)


class Vocabulary:
    """The actions met in a game, and what they speak of."""

    def __init__(self, actions: tuple[Action, ...]) -> None:
        self.actions = actions
        self._words: tuple[str, ...] = STRANGE_WORDS
        self._numbers: tuple[int, ...] = STRANGE_NUMBERS
        values = {value for action in actions for value in _values_in(action)}
        self._words += tuple(sorted(value for value in values if isinstance(value, str)))
        self._numbers += tuple(sorted(value for value in values if type(value) is int))

    def made_up(self, listed: list[Action], rng: random.Random, count: int) -> Iterator[Action]:
        """Well-formed actions, most of them impossible now: old ones, or listed ones with a word changed."""
        for _ in range(count):
            pool = listed if listed and rng.random() < 0.6 else self.actions
            if not pool:
                return
            action = rng.choice(pool)
            if rng.random() < 0.7:
                action = self._changed(action, rng)
            if has_text(action):
                yield action

    def _changed(self, action: Action, rng: random.Random) -> Action:
        fields = action.__struct_fields__
        if not fields:
            return action
        name = rng.choice(fields)
        return msgspec.structs.replace(action, **{name: self._other(getattr(action, name), rng)})

    def _other(self, value: Any, rng: random.Random) -> Any:
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return rng.choice([value + 1, value - 1, rng.choice(self._numbers)])
        if isinstance(value, tuple):
            return self._other_tuple(value, rng)
        if value is None:
            return rng.choice([rng.choice(self._words), rng.choice(self._numbers)])
        return rng.choice(self._words)

    def _other_tuple(self, items: tuple[Any, ...], rng: random.Random) -> tuple[Any, ...]:
        if not items:
            return (rng.choice(self._words),)
        where = rng.randrange(len(items))
        other = self._other(items[where], rng)
        return rng.choice(
            [
                (),
                items[::-1],
                (*items, items[where]),
                (*items, other),
                (*items[:where], *items[where + 1 :]),
                (*items[:where], other, *items[where + 1 :]),
            ]
        )


def _values_in(action: Action) -> Iterator[str | int]:
    for name in action.__struct_fields__:
        value = getattr(action, name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, (str, int)):
                yield item
