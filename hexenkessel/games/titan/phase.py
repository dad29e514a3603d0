"""What all steps of Titan have in common."""

from __future__ import annotations

from typing import TypeAlias

from hexenkessel.games.titan.actions import CallTime, Concede, Split
from hexenkessel.games.titan.terms import Marker
from hexenkessel.games.titan.world import World
from hexenkessel.kernel.action import Action, Stop
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import Reason
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Step

TitanPosition: TypeAlias = Position[World]
TitanChange: TypeAlias = Change[World]


class TitanStep(Step[World], frozen=True):
    """A step that lets the host end the game, and says which phase has room for what."""

    def words_of_the_host(self, position: TitanPosition) -> list[Action]:
        """What ends the game: the host may say it at any time, but once."""
        world = position.state
        if world.time_is_up:
            return []
        # T21.1a: the hour was agreed before the game; who looks at the clock is the host.
        # T21.0a: a game may have to stop without that; whether all have agreed, the host knows.
        return [CallTime(), Stop()] if world.options.timed else [Stop()]

    def obey(self, change: TitanChange, action: Action) -> None:
        if isinstance(action, CallTime):
            _let_this_turn_be_the_last(change, "time-called")
        else:
            super().obey(change, action)

    def stop(self, change: TitanChange) -> None:
        _let_this_turn_be_the_last(change, "stop-agreed")

    def scores(self, position: TitanPosition) -> tuple[int, ...]:
        return tuple(player.score for player in position.state.players)

    def is_out(self, position: TitanPosition, seat: Seat) -> bool:
        return not position.state.is_alive(seat)

    def why_not_now(self, position: TitanPosition, seat: Seat, action: Action) -> Reason:
        match action:
            case Split():
                # T6.1a: splitting has its phase, and no other.
                return "T6.1a"
            case Concede():
                # Where nobody fights there is nothing to concede (T9.4a).
                return "T9.4a"
        # T6.0b: everything in one phase is finished before the next begins.
        return "T6.0b"


def _let_this_turn_be_the_last(change: TitanChange, key: str) -> None:
    change.state = change.state.but(time_is_up=True)
    change.tell(key)


def is_own(world: World, seat: Seat, marker: Marker) -> bool:
    return marker in world.legions and world.legions[marker].owner == seat
