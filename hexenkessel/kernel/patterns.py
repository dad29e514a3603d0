"""Step patterns: simultaneous moves (choices sealed until all have chosen), and reaction windows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar, Self, TypeVar

import msgspec

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.kernel.step import Step

S = TypeVar("S")


class SealedStep(Step[S], frozen=True, kw_only=True):
    """Several seats choose at once and in secret; then all choices are opened together.

    A seat may change its mind as long as another has not chosen; once they are opened nobody can.
    Subclasses define `choosers`, `choices` and `open`, and say which actions are chosen from by narrowing the
    field `chosen: tuple[tuple[Seat, <their actions> | None], ...] = ()`.
    """

    is_sealed: ClassVar[bool] = True
    is_told: ClassVar[bool] = True  # that a seat has chosen; where many choose often it fills the story

    # By seat, so that the order of choosing leaves no trace. None: chosen, but not for your eyes.
    chosen: tuple[tuple[Seat, Action | None], ...] = ()

    def choosers(self, position: Position[S]) -> tuple[Seat, ...]:
        """Everybody who has to choose."""
        raise NotImplementedError

    def choices(self, position: Position[S], seat: Seat) -> Sequence[Action]:
        """The legal choices of this seat."""
        raise NotImplementedError

    def open(self, change: Change[S]) -> None:
        """All have chosen: let it happen. Must pop or replace this step."""
        raise NotImplementedError

    def has_chosen(self, seat: Seat) -> bool:
        return any(chooser == seat for chooser, _ in self.chosen)

    def chosen_by(self, seat: Seat) -> Action | None:
        return next((action for chooser, action in self.chosen if chooser == seat), None)

    def with_choice(self, seat: Seat, action: Action) -> Self:
        """This step with the seat's choice noted, in place of an earlier one."""
        kept = [(other, choice) for other, choice in self.chosen if other != seat]
        in_order = sorted([*kept, (seat, action)], key=lambda choice: choice[0])
        return msgspec.structs.replace(self, chosen=tuple(in_order))

    def as_seen_by(self, observer: Observer, state: S) -> Self:
        """This step in a view: who has chosen is public, what he has chosen only he knows."""
        known = tuple((seat, choice if seat == observer else None) for seat, choice in self.chosen)
        return msgspec.structs.replace(self, chosen=known)

    def sampled(self, position: Position[S], rng: random.Random) -> Self:
        """Some choice of each whose choice is still sealed."""
        step = self
        for seat, choice in self.chosen:
            if choice is None:
                step = step.with_choice(seat, rng.choice(step.choices(position, seat)))
        return step

    def due(self, position: Position[S]) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.choosers(position) if not self.has_chosen(seat))

    def legal(self, position: Position[S], seat: Seat) -> list[Action]:
        return [*self.choices(position, seat)]

    def asides(self, position: Position[S], seat: Seat) -> list[Action]:
        if not self.has_chosen(seat):
            return []
        chosen = self.chosen_by(seat)
        return [other for other in self.choices(position, seat) if other != chosen]

    def answer(self, change: Change[S], seat: Seat, action: Action) -> None:
        if self.is_told:
            change.tell("sealed-choice", seat=seat)
        change.replace(self.with_choice(seat, action))

    def run(self, change: Change[S]) -> None:
        # Whoever chose last sees the others' choices now, whether or not the game speaks of a secret.
        change.revealed = True
        self.open(change)


class Pass(Action, frozen=True, tag="pass"):
    """Let it happen."""


class WindowStep(Step[S], frozen=True, kw_only=True):
    """Something is about to happen, and some seats may answer it before it does.

    All of them are asked, also those who hold nothing to answer with: who is asked must not tell what
    he holds. When one answers, `react` decides what becomes of it, usually by pushing another window,
    so that an answer can be answered; when all have passed, `close` lets the thing happen.
    A subclass defines `asked`, `reactions`, `react` and `close`, and lists `Pass` among its `answers`.
    """

    passed: tuple[Seat, ...] = ()  # sorted, so that the order of passing leaves no trace

    def asked(self, position: Position[S]) -> tuple[Seat, ...]:
        """Everybody who may answer, whatever he holds."""
        raise NotImplementedError

    def reactions(self, position: Position[S], seat: Seat) -> Sequence[Action]:
        """The legal reactions of this seat, besides passing."""
        raise NotImplementedError

    def react(self, change: Change[S], seat: Seat, action: Action) -> None:
        """A seat answers. Must push, pop or replace a step."""
        raise NotImplementedError

    def close(self, change: Change[S]) -> None:
        """All have passed: let it happen. Must pop or replace this step."""
        raise NotImplementedError

    def has_passed(self, seat: Seat) -> bool:
        return seat in self.passed

    def with_pass(self, seat: Seat) -> Self:
        """This window with the seat's pass noted."""
        return msgspec.structs.replace(self, passed=tuple(sorted((*self.passed, seat))))

    def due(self, position: Position[S]) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.asked(position) if seat not in self.passed)

    def legal(self, position: Position[S], seat: Seat) -> list[Action]:
        return [Pass(), *self.reactions(position, seat)]

    def answer(self, change: Change[S], seat: Seat, action: Action) -> None:
        if isinstance(action, Pass):
            change.replace(self.with_pass(seat))
        else:
            self.react(change, seat, action)

    def run(self, change: Change[S]) -> None:
        self.close(change)
