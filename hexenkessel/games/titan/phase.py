"""What all steps of Titan have in common."""

from __future__ import annotations

from typing import TypeAlias

from hexenkessel.games.titan.actions import CallTime, Concede, Split, Stop
from hexenkessel.games.titan.terms import Marker
from hexenkessel.games.titan.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.kernel.seats import HOST, Observer, Seat
from hexenkessel.kernel.step import Step

TitanPosition: TypeAlias = Position[World]
TitanChange: TypeAlias = Change[World]


def words_of_the_host(world: World) -> list[Action]:
    """What ends the game: the host may say it at any time, but once."""
    if world.time_is_up:
        return []
    # T21.1a: the hour was agreed before the game; who looks at the clock is the host.
    # T21.0a: a game may have to stop without that; whether all have agreed, the host knows.
    return [CallTime(), Stop()] if world.options.timed else [Stop()]


def scores(world: World) -> tuple[int, ...]:
    return tuple(player.score for player in world.players)


def let_this_turn_be_the_last(change: TitanChange, said: CallTime | Stop) -> None:
    change.state = change.state.but(time_is_up=True)
    change.tell("time-called" if isinstance(said, CallTime) else "stop-agreed")


class TitanStep(Step[World], frozen=True):
    """A step that names the rule it refuses by, and that lets the host end the game."""

    def asides(self, position: TitanPosition, seat: Seat) -> list[Action]:
        return words_of_the_host(position.state) if seat == HOST else []

    def explain(self, position: TitanPosition, seat: Seat, action: Action) -> Refusal:
        known = isinstance(action, self.answers)
        return Refusal(self.why_not(position, seat, action) if known else self.why_not_now(action))

    def apply(self, change: TitanChange, seat: Seat, action: Action) -> None:
        if isinstance(action, (CallTime, Stop)):
            let_this_turn_be_the_last(change, action)
        else:
            self.answer(change, seat, action)

    def scores(self, position: TitanPosition) -> tuple[int, ...]:
        return scores(position.state)

    def is_out(self, position: TitanPosition, seat: Seat) -> bool:
        return not position.state.is_alive(seat)

    def why_not_now(self, action: Action) -> str:
        """The id of the rule that leaves no room for this kind of action in this step."""
        match action:
            case Split():
                # T6.1a: splitting has its phase, and no other.
                return "T6.1a"
            case Concede():
                # Where nobody fights there is nothing to concede (T9.4a).
                return "T9.4a"
        # T6.0b: everything in one phase is finished before the next begins.
        return "T6.0b"

    def why_not(self, position: TitanPosition, seat: Seat, action: Action) -> str:
        """The id of the rule that forbids an action of a kind this step understands."""
        raise NotImplementedError

    def answer(self, change: TitanChange, seat: Seat, action: Action) -> None:
        """Do what a seat has answered."""
        raise NotImplementedError

    def as_seen_by(self, observer: Observer, world: World) -> TitanStep:
        """This step without what the observer may not know."""
        return self


def is_own(world: World, seat: Seat, marker: Marker) -> bool:
    return marker in world.legions and world.legions[marker].owner == seat
