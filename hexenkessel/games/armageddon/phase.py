"""What all steps of Armageddon have in common."""

from __future__ import annotations

from typing import TypeAlias

from hexenkessel.games.armageddon.actions import Stop
from hexenkessel.games.armageddon.endings import scores, standing
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import HOST, Observer, Seat
from hexenkessel.kernel.step import Step

ArmageddonPosition: TypeAlias = Position[Battlefield]
ArmageddonChange: TypeAlias = Change[Battlefield]


class ArmageddonStep(Step[Battlefield], frozen=True):
    """A step that lets the host end the game and names the rule it refuses by.

    A1.1d: what is not allowed is forbidden, so whatever `legal` does not list needs a rule that allows it.
    A step that asks defines `due`, `legal`, `why_not` and `answer`; one that asks nobody only `run`.
    """

    def asides(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        return [Stop()] if seat == HOST else []

    def explain(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal:
        return self.why_not(position, seat, action) or NOT_POSSIBLE

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        """The rule that forbids this; None: no rule forbids it."""
        return NOT_POSSIBLE if isinstance(action, self.answers) else NOT_AN_ANSWER

    def apply(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Stop):
            change.end(standing(change.state, "stopped"))
        else:
            self.answer(change, seat, action)

    def scores(self, position: ArmageddonPosition) -> tuple[int, ...]:
        return scores(position.state)

    def side_of(self, position: ArmageddonPosition, seat: Seat) -> int:
        return position.state.sides[seat]

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        """Do what a seat has answered."""
        raise NotImplementedError

    def as_seen_by(self, observer: Observer) -> ArmageddonStep:
        """This step without what the observer may not know."""
        return self
