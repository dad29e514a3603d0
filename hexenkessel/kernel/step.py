"""Steps, the states of a game's state machine: whom each asks, what may be answered, what that does."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, ClassVar, Generic, Self, TypeVar

import msgspec

from hexenkessel.kernel.action import Action, Pick, Stop, picks
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.outcome import Outcome, rank
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, NOT_POSSIBLE, NOT_YOUR_DECISION, Reason, Refusal
from hexenkessel.kernel.seats import HOST, Observer, Seat

if TYPE_CHECKING:
    from hexenkessel.kernel.position import Position

S = TypeVar("S")


class Prompt(msgspec.Struct, frozen=True):
    """The question to a seat, as a message key with arguments."""

    key: str
    args: dict[str, Argument] = {}


class Step(msgspec.Struct, Generic[S], frozen=True, tag_field="step"):
    """Base of all steps. One that asks defines `due`, `legal`, `why_not` and `answer`; one that asks nobody
    has `run`.

    `legal` is the one place that says what may be done; `why_not` says which rule forbids the rest.
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

    # What may be said

    def legal(self, position: Position[S], seat: Seat) -> list[Action]:
        """The legal actions of a due seat."""
        return []

    def on_screen(self, position: Position[S], seat: Seat) -> list[Action]:
        """The part of `legal` that a screen is sent, in the order in which a person wants it.

        Of several that come to the same, one is enough: the others stay legal for whoever says them.
        """
        return self.legal(position, seat)

    def chosen_by(self, seat: Seat) -> Action | None:
        """This seat's choice so far, where choices are sealed."""
        return None

    def asides(self, position: Position[S], seat: Seat) -> list[Action]:
        """The asides of a seat, due or not: what it may say now without being asked."""
        return []

    def check_aside(self, position: Position[S], seat: Seat, action: Action) -> Refusal | None:
        """None if this seat may say this unasked. A step whose `asides` list only a part overrides this."""
        return None if action in self.asides(position, seat) else NOT_YOUR_DECISION

    def words_of_the_host(self, position: Position[S]) -> list[Action]:
        """The asides of the host: `Stop`, in a game that lists it, and what else there is."""
        return []

    def is_open(self, position: Position[S], seat: Seat) -> bool:
        """May this seat choose more than `legal` lists?"""
        return False

    def first_picks(self, position: Position[S], seat: Seat) -> tuple[Pick, ...] | None:
        """The first clicks that lead somewhere, where the whole list is too long to be sent; else None."""
        return None

    def continuing(self, position: Position[S], seat: Seat, pick: Pick) -> list[Action]:
        """The actions of `legal` that begin with this pick."""
        return [action for action in self.legal(position, seat) if picks(action)[0] == pick]

    # What may not be said

    def check(self, position: Position[S], seat: Seat, action: Action) -> Refusal | None:
        """None if a due seat may answer this."""
        if action in self.legal(position, seat):
            return None
        return self.explain(position, seat, action)

    def explain(self, position: Position[S], seat: Seat, action: Action) -> Refusal:
        """The rule that forbids this action, which is known not to be legal."""
        is_known = isinstance(action, self.answers)
        reason = (self.why_not if is_known else self.why_not_now)(position, seat, action)
        return Refusal(reason) if isinstance(reason, str) else reason or NOT_POSSIBLE

    def why_not(self, position: Position[S], seat: Seat, action: Action) -> Reason:
        """The rule that forbids an action of a kind this step understands."""
        return NOT_POSSIBLE

    def why_not_now(self, position: Position[S], seat: Seat, action: Action) -> Reason:
        """The rule that leaves no room for this kind of action in this step."""
        return NOT_AN_ANSWER

    # Who may know it

    def readers(self, position: Position[S], seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        """The seats that may read this answer word by word; None for everybody.

        All others learn of it by events and views alone. A step whose answers name what is hidden,
        as who leaves a stack, overrides this.
        """
        return (seat,) if self.is_sealed else None

    def as_seen_by(self, observer: Observer, state: S) -> Self:
        """This step for a view: without what the observer may not know."""
        return self

    def sampled(self, position: Position[S], rng: random.Random) -> Self:
        """This step of a view for a position that fits it: something plausible in place of what is hidden."""
        return self

    # What happens

    def apply(self, change: Change[S], seat: Seat, action: Action) -> None:
        """Do it. The gate has checked it."""
        if seat == HOST:
            self.obey(change, action)
        else:
            self.answer(change, seat, action)

    def obey(self, change: Change[S], action: Action) -> None:
        """Do what the host has said."""
        if isinstance(action, Stop):
            self.stop(change)
        else:
            self.answer(change, HOST, action)

    def answer(self, change: Change[S], seat: Seat, action: Action) -> None:
        """Do what a seat has answered, or what was said unasked."""
        raise NotImplementedError(f"{type(self).__name__} asks for decisions but does not apply them.")

    def run(self, change: Change[S]) -> None:
        """Nobody is due: go on. Must pop, push or replace a step, or end the game."""
        raise NotImplementedError(f"{type(self).__name__} asks nobody and does not run by itself.")

    # What becomes of the seats when all agree to stop here, or one of them gives up

    def stop(self, change: Change[S]) -> None:
        """Everybody has agreed to end the game: at once, and by what each has reached."""
        reached = self.scores(change.before)
        change.end(Outcome("stopped", rank([(score,) for score in reached]), reached))

    def scores(self, position: Position[S]) -> tuple[int, ...]:
        """The score of each seat, for a game that is given up."""
        return (0,) * position.setup.seats

    def is_out(self, position: Position[S], seat: Seat) -> bool:
        """Is this seat out of the game already?"""
        return False

    def side_of(self, position: Position[S], seat: Seat) -> int:
        """The side (team) of a seat: seats of one side win and lose together."""
        return seat
