"""13.1: ladders are thrown over, and whoever stands on one falls with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch13_ladders import leaning
from hexenkessel.games.armageddon.chapters.ch13_ladders.actions import ThrowOver
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep, spend_action
from hexenkessel.games.armageddon.rolling import is_enough, throw_by
from hexenkessel.games.armageddon.terms import FigureId, Place, Rule
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

NUMBER: Final = 12  # A13.1n
FALL: Final = "fall"  # why somebody rolls for life


def why_not_throw_over(index: Index, seat: Seat, action: ThrowOver) -> Refusal | None:
    figure, ladder = index.figures.get(action.figure), index.figures.get(action.ladder)
    if figure is None or ladder is None or ladder.kind != "ladder":
        return NOT_POSSIBLE
    rule = _why_not(index, seat, figure, ladder)
    return Refusal(rule, {"figure": figure.id}) if rule else None


def _why_not(index: Index, seat: Seat, figure: Figure, ladder: Figure) -> Rule | None:
    # A2.4e: with one's own.
    if figure.owner != seat:
        return "A2.4e"
    # A13.1n: it is an action. A2.4i, A2.4l: one in a round.
    if figure.acted:
        return "A2.4i"
    # A13.1m: any warrior on the platform on which it leans; majorities do not count.
    is_there = figure.is_warrior and not figure.ladder
    if not is_there or leaning.tops(index).get(ladder.id) != figure.field:
        return "A13.1m"
    # A13.1m: with nobody or with an enemy on it.
    climber = leaning.climber_of(index, ladder.id)
    is_friend = climber is not None and not index.field.is_enemy(climber.owner, seat)
    return "A13.1m" if is_friend else index.rules.may_stir(index, figure) or None


def listed(index: Index, figure: Figure) -> Iterator[ThrowOver]:
    if figure.owner is not None and figure.is_warrior:
        for each, top in leaning.tops(index).items():
            if top == figure.field and not _why_not(index, figure.owner, figure, index.figures[each]):
                yield ThrowOver(figure.id, each)


def throw_over(change: ArmageddonChange, seat: Seat, action: ThrowOver) -> None:
    index = change.state.index
    figure, ladder = index.figures[action.figure], index.figures[action.ladder]
    spend_action(change, figure)
    roll = throw_by(change, "ladder", figure)
    is_over = is_enough(change.state.index, roll, NUMBER)
    change.tell(
        "thrown-over",
        seat=seat,
        figure=figure.id,
        kind=figure.kind,
        field=index.name(figure.field),
        place=index.name(ladder.field),
        roll=roll,
        number=NUMBER,
        result="over" if is_over else "stands",
    )
    if is_over:
        topple(change, ladder.id)


def topple(change: ArmageddonChange, who: FigureId) -> None:
    """A13.1n: it lies where it stood, undamaged. A13.1o: whoever is on it falls."""
    index = change.state.index
    ladder = index.figures[who]
    climber = leaning.climber_of(index, who)
    change.state = change.state.changing(ladder.but(upright=False))
    if climber is not None:
        change.push(Falling(climber.id, ladder.field))


def lost(change: ArmageddonChange, ladder: Figure) -> None:
    """R-A13.1d: it is destroyed under whoever is on it."""
    climber = leaning.climber_of(change.state.index, ladder.id)
    if climber is not None:
        change.push(Falling(climber.id, ladder.field))


def drop_loose(change: ArmageddonChange) -> None:
    """What a ladder leaned on is gone, or has been moved or turned away: it falls as if thrown over."""
    index = change.state.index
    for ladder in index.figures.values():
        if ladder.upright and ladder.id not in leaning.tops(index):
            change.tell("ladder-fell", figure=ladder.id, kind=ladder.kind, field=index.name(ladder.field))
            topple(change, ladder.id)


class Falling(ArmageddonStep, frozen=True, tag="falling"):
    """A13.1o: from a ladder to its foot. If there is no room, those who are there fight for it."""

    is_tumult: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = ()

    figure: FigureId
    foot: Place

    def run(self, change: ArmageddonChange) -> None:
        figure = change.state.figures.get(self.figure)
        if figure is None or not figure.ladder:
            change.pop()
            return
        change.state = change.state.changing(figure.but(field=self.foot, ladder=0))
        change.replace(Scramble(self.foot, intruders=(figure.id,)))
        seat = figure.owner
        assert seat is not None, "warriors belong to somebody"
        change.push(LifeRolls(seat, (figure.id,), FALL))
