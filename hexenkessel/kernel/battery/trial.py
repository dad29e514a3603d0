"""A trial: one random game, and the sample of its positions that each check looks at."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.battery.vocabulary import Vocabulary
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import asides, legal
from hexenkessel.kernel.history import History
from hexenkessel.kernel.messages import Messages
from hexenkessel.kernel.position import Position, Setup
from hexenkessel.kernel.seats import HOST, Observer, Seat


class Trial:
    """A game that was played at random, and where in it a check is looking now."""

    def __init__(self, game: Game[Any, Any], setup: Setup, seed: int, looks: int, is_first: bool) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.is_first = is_first  # what need not be done for every game is done for this one
        self.history: History[Any, Any] = History(game, setup)
        self.times: list[float] = []  # for each action, seconds of this processor
        self._looks = looks
        self.number = 0  # the position a check is looking at
        self.bad: tuple[Seat, Action] | None = None  # what it is trying there

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """All who may speak: the host and the seats."""
        return (HOST, *range(self.setup.seats))

    @property
    def observers(self) -> tuple[Observer, ...]:
        """All who may look on: the seats and a spectator."""
        return (*range(self.setup.seats), None)

    @property
    def last(self) -> int:
        return len(self.history.results)

    @cached_property
    def messages(self) -> Messages:
        return self.game.messages("en")

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """Words and numbers of this game, to make up actions from."""
        actions = [action for _, action in self.history.moves]
        for number in sorted(self.rng("vocabulary").sample(range(self.last + 1), min(self.last + 1, 12))):
            position = self.history.position_at(number)
            for seat in self.everybody:
                actions += [*legal(position, seat), *asides(position, seat)]
        return Vocabulary(tuple(actions))

    def rng(self, purpose: str) -> random.Random:
        """Chance for a check: the same in every run."""
        return random.Random(f"{self.game.name} {self.setup.seats} {self.seed} {purpose}")

    def looked_at(self, purpose: str) -> Iterator[Position[Any]]:
        """Some positions, among them the first and the last, other ones for every purpose.

        A rare kind of step is looked at as often as a common one: each kind in turn, while there are any.
        """
        between = list(range(1, self.last))
        self.rng(purpose).shuffle(between)
        seen: Counter[type] = Counter()
        in_turn: list[tuple[int, int]] = []
        for number in between:
            kind = type(self.history.position_at(number).step)
            in_turn.append((seen[kind], number))
            seen[kind] += 1
        chosen = [number for _, number in sorted(in_turn, key=lambda turn: turn[0])[: self._looks]]
        yield from self.walk(sorted({0, *chosen, self.last}))

    def walk(self, numbers: list[int] | range) -> Iterator[Position[Any]]:
        """These positions. If something goes wrong meanwhile, the record ends there."""
        for number in numbers:
            self.number, self.bad = number, None
            yield self.history.position_at(number)

    @property
    def next_move(self) -> tuple[Seat, Action] | None:
        """The move that was played at the position looked at."""
        return self.history.moves[self.number] if self.number < self.last else None

    def say(self, seat: Seat, action: Action) -> str:
        """An action in words for a failure, which will end its record."""
        self.bad = (seat, action)
        who = "the host" if seat == HOST else f"seat {seat}"
        return f"{who}, '{self.game.grammar.write(action)}'"
