"""A2.3d, A2.4e: a round is a turn of every player; a turn is danger, movement, combat."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.armageddon.combat import Combat
from hexenkessel.games.armageddon.figures import rested
from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.movement import Movement
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat


class Rounds(ArmageddonStep, frozen=True, tag="rounds"):
    """Below all other steps of a battle: whose turn is next."""

    is_calm: ClassVar[bool] = True

    answers: ClassVar[tuple[type[Action], ...]] = ()

    def run(self, change: ArmageddonChange) -> None:
        if change.state.active is not None and end_if_won(change, "turn"):
            return
        following = _next(change)
        if following is None:
            if not _begin_round(change):
                return
            following = _next(change)
            assert following is not None, "a round begins only if somebody lives"
        change.state = change.state.but(active=following, fallen=(), set_out=False)
        change.push(Turn(following))


def _next(change: ArmageddonChange) -> Seat | None:
    """A2.4e: in turn order. A2.4ab: who has no warriors left is skipped."""
    field = change.state
    if field.round == 0:
        return None
    order = field.order
    start = 0 if field.active is None else order.index(field.active) + 1
    return next((seat for seat in order[start:] if seat in field.living), None)


def _begin_round(change: ArmageddonChange) -> bool:
    """False if the battle is over instead."""
    field = change.state
    if field.round:
        if end_if_won(change, "round"):
            return False
        field = change.state
    if field.round >= field.rounds or not field.living:
        end_if_won(change, "end")
        return False
    field.index.rules.round_begins(change)
    field = change.state
    # A17.6o: the last warrior of all may have been a mortal magician, who is none now.
    if not field.living:
        end_if_won(change, "end")
        return False
    figures = {each: rested(figure) for each, figure in field.figures.items()}
    change.state = field.but(round=field.round + 1, active=None, figures=figures)
    change.tell("round", round=change.state.round, rounds=field.rounds)
    return True


class Turn(ArmageddonStep, frozen=True, tag="turn"):
    """A17.5e: what comes in which order in the turn of one player."""

    is_calm: ClassVar[bool] = True

    answers: ClassVar[tuple[type[Action], ...]] = ()

    seat: Seat
    begun: bool = False

    def run(self, change: ArmageddonChange) -> None:
        if self.begun:
            change.pop()
            change.state.index.rules.turn_ends(change, self.seat)
            return
        change.replace(Turn(self.seat, begun=True))
        change.tell("turn", seat=self.seat)
        change.state.index.rules.turn_begins(change, self.seat)
        # A2.4a: first all movement, then all fighting. What chapters put before both lies on top.
        opening = change.state.index.rules.opening(change, self.seat)
        change.push(Combat(self.seat), Movement(self.seat), *reversed(opening))
