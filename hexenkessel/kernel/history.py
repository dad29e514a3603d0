"""The history of a game: every action and position so far (event sourcing), undo, rewind, forks."""

from __future__ import annotations

from functools import cached_property
from typing import Generic, NamedTuple, TypeVar

import msgspec

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.gate import Played, play
from hexenkessel.kernel.position import Position, Setup
from hexenkessel.kernel.refusal import (
    A_DIE_HAS_FALLEN,
    NOTHING_TO_UNDO,
    OTHERS_HAVE_ACTED,
    Refusal,
    Refused,
)
from hexenkessel.kernel.seats import Seat

S = TypeVar("S")
V = TypeVar("V")


class Move(NamedTuple, Generic[S]):
    """An action, from which position it was played, and what came of it."""

    seat: Seat
    action: Action
    before: Position[S]
    played: Played[S]


class History(Generic[S, V]):
    """Plays actions one after another and remembers them."""

    def __init__(self, game: Game[S, V], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.opening: Played[S] = game.begin(setup)
        self.moves: list[tuple[Seat, Action]] = []
        self.results: list[Played[S]] = []

    @property
    def position(self) -> Position[S]:
        return self.results[-1].position if self.results else self.opening.position

    def position_at(self, number: int) -> Position[S]:
        """The position after this many actions."""
        return self.results[number - 1].position if number else self.opening.position

    def move(self, number: int) -> Move[S]:
        """The action with this number; the first is 1."""
        seat, action = self.moves[number - 1]
        return Move(seat, action, self.position_at(number - 1), self.results[number - 1])

    @cached_property
    def earliest(self) -> int:
        """The limit of undo and rewind: not beyond a fork, because whoever knows the game that was left
        knows how its dice would fall."""
        return max((fork.after for fork in self.setup.dice.forks), default=0)

    def play(self, seat: Seat, action: Action) -> Played[S]:
        """Play one action. Raises Refused, and then nothing has changed."""
        played = play(self.position, seat, action)
        self.note(seat, action, played)
        return played

    def note(self, seat: Seat, action: Action, played: Played[S]) -> None:
        """Remember what has been played elsewhere from the position that is the last one here."""
        self.moves.append((seat, action))
        self.results.append(played)

    def why_not_undo(self, seat: Seat) -> Refusal | None:
        """None if this seat may take its last action back."""
        if len(self.moves) <= self.earliest:
            return NOTHING_TO_UNDO
        if self.moves[-1][0] != seat:
            return OTHERS_HAVE_ACTED
        return A_DIE_HAS_FALLEN if self.results[-1].closes_undo else None

    def undo(self, seat: Seat) -> Position[S]:
        """Take the seat's last action back: as if it had never been. Raises Refused."""
        if refusal := self.why_not_undo(seat):
            raise Refused(refusal)
        return self.rewind(len(self.moves) - 1)

    def rewind(self, number: int) -> Position[S]:
        """Go back to the position after this many actions, with everybody's consent or to fork a game."""
        if not 0 <= number <= len(self.moves):
            raise ValueError(f"There are {len(self.moves)} actions, so there is no position {number}.")
        del self.moves[number:], self.results[number:]
        return self.position

    def forked(self, number: int, part: str) -> History[S, V]:
        """Another game that was the same for so many actions, and goes on with dice of its own."""
        if not 0 <= number <= len(self.moves):
            raise ValueError(f"There are {len(self.moves)} actions, so there is no position {number}.")
        dice = self.setup.dice.forked(number, part)
        other = History(self.game, msgspec.structs.replace(self.setup, dice=dice))
        for seat, action in self.moves[:number]:
            other.play(seat, action)
        return other
