"""What movement and combat have in common: figures that do something, one after the other, until the end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep
from hexenkessel.kernel.action import Action, Pick
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.figures import Figure
    from hexenkessel.games.armageddon.index import Index

# With more figures than this, what they can do is told figure by figure.
SHORT_LIST: Final = 8


class Part(ArmageddonStep, frozen=True):
    """A part of a turn: what each figure can do, and what can be said besides."""

    is_calm: ClassVar[bool] = True

    seat: Seat

    def of_figure(self, index: Index, figure: Figure) -> list[Action]:
        """What begins with a click on this figure, which is the player's own."""
        raise NotImplementedError

    def at_large(self, index: Index, seat: Seat) -> list[Action]:
        """What begins with a button."""
        raise NotImplementedError

    def run(self, change: ArmageddonChange) -> None:
        change.pop()

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        index = position.state.index
        listed: list[Action] = []
        for figure in index.figures.values():
            if index.rules.moved_by(index, figure) == seat:
                listed += self.of_figure(index, figure)
        return listed + self.at_large(index, seat)

    def first_picks(self, position: ArmageddonPosition, seat: Seat) -> tuple[Pick, ...] | None:
        index = position.state.index
        moved_by = index.rules.moved_by
        mine = [figure for figure in index.figures.values() if moved_by(index, figure) == seat]
        if len(mine) <= SHORT_LIST:
            return None
        figures = [Pick("figure", figure.id) for figure in mine if self.of_figure(index, figure)]
        verbs = dict.fromkeys(action.verb for action in self.at_large(index, seat))
        return (*figures, *(Pick("button", verb) for verb in verbs))

    def continuing(self, position: ArmageddonPosition, seat: Seat, pick: Pick) -> list[Action]:
        index = position.state.index
        if pick.kind == "button":
            return [action for action in self.at_large(index, seat) if action.verb == pick.id]
        figure = index.figures.get(pick.id) if isinstance(pick.id, int) else None
        if pick.kind != "figure" or figure is None or index.rules.moved_by(index, figure) != seat:
            return []
        return self.of_figure(index, figure)


def has_blows(index: Index, seat: Seat) -> bool:
    """Is there anything that anybody of this seat can still do in combat, and that is worth waiting for?"""
    rules = index.rules
    mine = (figure for figure in index.figures.values() if figure.owner == seat)
    lists = chain((rules.blows_of(index, figure) for figure in mine), _at_large(index, seat))
    if not rules.overriding("is_awaited"):
        return any(lists)
    return any(_is_awaited(index, seat, action) for said in lists for action in said)


def _at_large(index: Index, seat: Seat) -> Iterator[list[Action]]:
    yield index.rules.blows_at_large(index, seat)


def _is_awaited(index: Index, seat: Seat, action: Action) -> bool:
    chapter = index.rules.striker(action)
    return chapter is not None and chapter.is_awaited(index, seat, action)


def strike(change: ArmageddonChange, seat: Seat, action: Action) -> None:
    """A2.4z: what is done cannot be taken back."""
    chapter = change.state.index.rules.striker(action)
    assert chapter is not None
    chapter.do(change, seat, action)
    end_if_won(change, "now")


def meddle(change: ArmageddonChange, seat: Seat, action: Action) -> bool:
    """Do it, if it may be done at any time of the own turn: it ends no movement and begins no combat."""
    chapter = change.state.index.rules.meddler(action)
    if chapter is None:
        return False
    chapter.do(change, seat, action)
    end_if_won(change, "now")
    return True
