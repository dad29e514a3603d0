"""What all steps of Armageddon have in common: the host's stop, and what befalls a figure."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from hexenkessel.games.armageddon.endings import outcome_of, scores
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import FigureId
from hexenkessel.kernel.action import Action, Stop
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.position import Position
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Step

ArmageddonPosition: TypeAlias = Position[Battlefield]
ArmageddonChange: TypeAlias = Change[Battlefield]


class ArmageddonStep(Step[Battlefield], frozen=True):
    """A step that lets the host end the game.

    A1.1d: what is not allowed is forbidden, so whatever `legal` does not list needs a rule that allows it.
    """

    is_tumult: ClassVar[bool] = False  # while it lasts a field may hold more than there is room for
    is_calm: ClassVar[bool] = False  # between two things that it does nothing is half done

    def words_of_the_host(self, position: ArmageddonPosition) -> list[Action]:
        return [Stop()]

    def stop(self, change: ArmageddonChange) -> None:
        change.end(outcome_of(change.state, "stopped"))

    def scores(self, position: ArmageddonPosition) -> tuple[int, ...]:
        return scores(position.state)

    def side_of(self, position: ArmageddonPosition, seat: Seat) -> int:
        return position.state.sides[seat]


def afterwards(change: ArmageddonChange, step: ArmageddonStep) -> None:
    """Do this as soon as what is going on has been settled, and after all that waits for the same.

    Dice call for it that have just fallen: nothing has come of them yet, and more may fall.
    """
    calm = (place for place, each in enumerate(change.steps, 1) if getattr(each, "is_calm", False))
    change.steps.insert(max(calm, default=0), step)


def kill(change: ArmageddonChange, who: FigureId, cause: str, *slayers: Seat | None) -> None:
    """A2.4w: a killed figure is removed at once. What it rode, led or was part of is its chapter's business.

    `slayers` are the players whose figures have killed it, if any have. Nothing is told here: whoever kills
    says why.
    """
    figure = change.state.figures[who]
    rules = change.state.index.rules
    if rules.is_deathless(change.state.index, figure):
        return
    change.state = change.state.without(who)
    rules.died(change, figure, cause, frozenset(seat for seat in slayers if seat is not None))


def spend_action(change: ArmageddonChange, *figures: Figure) -> None:
    """A2.4l: these have had their action of this round."""
    now = change.state.round
    change.state = change.state.changing(
        *(change.state.figures[figure.id].but(acted=True, busy=now) for figure in figures)
    )
