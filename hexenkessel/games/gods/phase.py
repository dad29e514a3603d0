"""What all steps of Gods of Titan have in common."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from hexenkessel.games.gods.actions import CallTime, DropOffer, GiveUp, MakeOffer, Reveal, TakeOffer
from hexenkessel.games.gods.terms import Marker
from hexenkessel.games.gods.titans.masters import may_reveal, reveal_master
from hexenkessel.games.gods.trade import drop_offer, make_offer, take_offer, trades_of, why_not_offer
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.action import Action, Stop
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.refusal import Reason, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Step

GodsPosition: TypeAlias = Position[World]
GodsChange: TypeAlias = Change[World]


class GodsStep(Step[World], frozen=True):
    """A step in which everybody may trade and show his Master, and the host may end the game.

    Subclasses define `do` in place of `answer`.
    """

    is_set_up: ClassVar[bool] = True  # whether there are pools and armies already
    may_give_up: ClassVar[bool] = True  # whether the Mover, when he is asked, may leave the game instead

    # Unasked

    def asides(self, position: GodsPosition, seat: Seat) -> list[Action]:
        world = position.state
        if not self.is_set_up:
            return []
        # G7.1a: trade is possible at any moment, in others' turns and combats too.
        actions = trades_of(world, seat)
        # G4.4f: so is revealing one's Master.
        if may_reveal(world, seat):
            actions.append(Reveal())
        if self._may_give_up(position, seat):
            actions.append(GiveUp())
        return actions

    def _may_give_up(self, position: GodsPosition, seat: Seat) -> bool:
        # G28.11a: during one's own turn, where it is one's own decision.
        is_asked = self.is_set_up and seat == position.state.active and seat in position.due
        return is_asked and self.may_give_up and position.state.is_alive(seat)

    def check_aside(self, position: GodsPosition, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, MakeOffer):
            rule = why_not_offer(position.state, seat, action) if self.is_set_up else "G7.1a"
            return Refusal(rule) if rule else None
        if isinstance(action, GiveUp):
            return None if self._may_give_up(position, seat) else Refusal("G28.11a")
        refusal = super().check_aside(position, seat, action)
        if refusal is not None and self.is_set_up and isinstance(action, (TakeOffer, DropOffer, Reveal)):
            # Whether one is asked or not: what is wrong is not that it is somebody else's decision.
            return Refusal("G4.4f" if isinstance(action, Reveal) else "G7.1c")
        return refusal

    def readers(self, position: GodsPosition, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        # G7.1b: a secret offer is read by the two alone.
        if isinstance(action, MakeOffer) and action.how == "secretly":
            return (seat, action.partner)
        return super().readers(position, seat, action)

    def answer(self, change: GodsChange, seat: Seat, action: Action) -> None:
        match action:
            case MakeOffer():
                make_offer(change, seat, action)
            case TakeOffer():
                take_offer(change, seat, action)
            case DropOffer():
                drop_offer(change, seat, action)
            case Reveal():
                reveal_master(change, seat)
            case GiveUp():
                from hexenkessel.games.gods.surrender import give_up

                give_up(change, seat)
            case _:
                self.do(change, seat, action)

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        """Do what a seat has answered."""
        raise NotImplementedError(f"{type(self).__name__} asks for decisions but does not apply them.")

    # The host

    def words_of_the_host(self, position: GodsPosition) -> list[Action]:
        world = position.state
        if world.time_is_up:
            return []
        return [CallTime(), Stop()] if world.options.timed else [Stop()]

    def obey(self, change: GodsChange, action: Action) -> None:
        if isinstance(action, CallTime):
            _let_this_turn_be_the_last(change, "time-called")
        else:
            super().obey(change, action)

    def stop(self, change: GodsChange) -> None:
        _let_this_turn_be_the_last(change, "stop-agreed")

    def scores(self, position: GodsPosition) -> tuple[int, ...]:
        return tuple(player.battle_points for player in position.state.players)

    def is_out(self, position: GodsPosition, seat: Seat) -> bool:
        return not position.state.is_alive(seat)

    # What may not be said

    def why_not_now(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        match action:
            case MakeOffer():
                return why_not_offer(position.state, seat, action)
            case TakeOffer() | DropOffer():
                # There is no such offer, or one of the two has no longer what it says.
                return "G7.1c"
            case Reveal():
                return "G4.4f"
            case GiveUp():
                return "G28.11a"
        # G6.1c: everything in one phase is finished before the next begins.
        return "G6.1c"


def _let_this_turn_be_the_last(change: GodsChange, key: str) -> None:
    change.state = change.state.but(time_is_up=True)
    change.tell(key)


def is_own(world: World, seat: Seat, marker: Marker) -> bool:
    return marker in world.armies and world.armies[marker].owner == seat


def pop_to(change: GodsChange, kind: type[Step[World]]) -> None:
    """Everything above this step is over."""
    while not isinstance(change.steps[-1], kind):
        change.pop()
