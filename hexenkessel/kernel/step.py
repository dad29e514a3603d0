"""A named stage of play: whom it asks, what they may answer, and what each answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

import msgspec

from hexenkessel.kernel.action import Action, Pick, picks
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.kernel.position import Position

S = TypeVar("S")


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked, as a message key with arguments."""

    key: str
    args: dict[str, Argument] = {}


class Step(msgspec.Struct, Generic[S], frozen=True, tag_field="step"):
    """Base of all steps. A step that asks nobody runs on by itself.

    `legal` is the one place that says what may be done; `explain` says which rule forbids the rest.
    Where a list would explode, `legal` offers a useful part of it, `is_open` says so for the seat,
    and the step overrides `check` to answer exactly. Where it is merely long, `first_picks` and `continuing`
    give it piece by piece.
    """

    answers: ClassVar[tuple[type[Action], ...]] = ()  # the kinds of action this step understands
    is_sealed: ClassVar[bool] = False  # choices stay secret until all have chosen

    def due(self, position: Position[S]) -> tuple[Seat, ...]:
        """The seats that must decide. Several may be due at once, in any order."""
        return ()

    def prompt(self, position: Position[S], seat: Seat) -> Prompt:
        return Prompt(f"prompt-{type(self).__struct_config__.tag}")

    def legal(self, position: Position[S], seat: Seat) -> list[Action]:
        """What a due seat may answer."""
        return []

    def on_screen(self, position: Position[S], seat: Seat) -> list[Action]:
        """What of `legal` a screen is sent, in the order in which a person wants it.

        Of several that come to the same, one is enough: the others stay legal for whoever says them.
        """
        return self.legal(position, seat)

    def chosen_by(self, seat: Seat) -> Action | None:
        """What this seat has chosen so far, where choices are sealed."""
        return None

    def asides(self, position: Position[S], seat: Seat) -> list[Action]:
        """What any seat, due or not, or the host may say at this moment without being asked."""
        return []

    def is_open(self, position: Position[S], seat: Seat) -> bool:
        """May this seat choose more than `legal` lists?"""
        return False

    def first_picks(self, position: Position[S], seat: Seat) -> tuple[Pick, ...] | None:
        """The first clicks that lead somewhere, where the whole list is too long to be sent; else None."""
        return None

    def continuing(self, position: Position[S], seat: Seat, pick: Pick) -> list[Action]:
        """What `legal` lists that begins with this click."""
        return [action for action in self.legal(position, seat) if picks(action)[0] == pick]

    def check(self, position: Position[S], seat: Seat, action: Action) -> Refusal | None:
        """None if a due seat may answer this."""
        if action in self.legal(position, seat):
            return None
        return self.explain(position, seat, action)

    def explain(self, position: Position[S], seat: Seat, action: Action) -> Refusal:
        """Which rule forbids this action, which is known not to be legal."""
        return NOT_POSSIBLE if isinstance(action, self.answers) else NOT_AN_ANSWER

    def readers(self, position: Position[S], seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        """Who may read what this seat has answered, word by word; None for everybody.

        All others learn of it by events and views alone. A step whose answers name what is hidden,
        as who leaves a stack, overrides this.
        """
        return (seat,) if self.is_sealed else None

    def apply(self, change: Change[S], seat: Seat, action: Action) -> None:
        """Do it. The gate has checked it."""
        raise NotImplementedError(f"{type(self).__name__} asks for decisions but does not apply them.")

    # What becomes of the seats when one of them gives up here

    def scores(self, position: Position[S]) -> tuple[int, ...]:
        """What each has reached."""
        return (0,) * position.setup.seats

    def is_out(self, position: Position[S], seat: Seat) -> bool:
        """Has it lost before?"""
        return False

    def side_of(self, position: Position[S], seat: Seat) -> int:
        """Seats of one side win and lose together."""
        return seat

    def run(self, change: Change[S]) -> None:
        """Nobody is due: go on. Must pop, push or replace a step, or end the game."""
        raise NotImplementedError(f"{type(self).__name__} asks nobody and does not run by itself.")
