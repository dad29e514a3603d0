"""16.6: giants, wild and tame: their stones, how they are tamed, and how they are kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch14_onager.effects import hit_field
from hexenkessel.games.armageddon.chapters.ch16_beasts import territory, threats
from hexenkessel.games.armageddon.chapters.ch16_beasts.actions import Tame, ThrowStone
from hexenkessel.games.armageddon.chapters.chapter import Reach, Way
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep, kill
from hexenkessel.games.armageddon.rolling import throw_by
from hexenkessel.games.armageddon.terms import Field, FigureId
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

LEASH: Final = 12  # A16.6m
PACE: Final = 1  # A16.6c


class Stones(ArmageddonStep, frozen=True, tag="stones"):
    """A16.6d: one stone after another, each settled before the next; then who has lived may tame him."""

    is_calm: ClassVar[bool] = True

    giant: FigureId
    by: Seat | None  # his master; nobody's is wild
    left: tuple[Field, ...]
    near: tuple[FigureId, ...] = ()  # the warriors on whose fields stones have fallen

    def run(self, change: ArmageddonChange) -> None:
        index = change.state.index
        giant = index.figures.get(self.giant)
        if giant is None or giant.owner != self.by:
            change.pop()
        elif self.left:
            field = self.left[0]
            places = index.ground.floors_of(field)
            here = tuple(each.id for place in places for each in index.at(place) if each.is_warrior)
            change.replace(Stones(self.giant, self.by, self.left[1:], (*self.near, *here)))
            change.tell(
                "stone",
                seat=-1 if self.by is None else self.by,
                kind=giant.kind,
                figure=giant.id,
                field=index.name(field),
            )
            # R-A14.3g: of a wild giant's walls the dice say which fall.
            hit_field(change, field, self.by)
        else:
            change.replace(Taming(self.giant, self.near))


class Taming(ArmageddonStep, frozen=True, tag="taming"):
    """A16.6g: each warrior who has lived through a stone beside him may try once; it is no action."""

    answers: ClassVar[tuple[type[Action], ...]] = (Tame, Done)

    giant: FigureId
    near: tuple[FigureId, ...]  # who has not tried yet
    passed: tuple[Seat, ...] = ()

    def _mine(self, index: Index, seat: Seat) -> list[Figure]:
        """A16.6h: also one who is tame, if he is another's."""
        giant = index.figures.get(self.giant)
        if giant is None or giant.owner == seat or seat in self.passed:
            return []
        return [index.figures[each] for each in self.near if _is_of(index, each, seat)]

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        index = position.state.index
        found = (seat for seat in position.state.order if self._mine(index, seat))
        return tuple(found)[:1]

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        index = position.state.index
        return Prompt("prompt-taming", {"field": index.name(index.figures[self.giant].field)})

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        return [*(Tame(each.id) for each in self._mine(position.state.index, seat)), Done()]

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Tame):
            return NOT_AN_ANSWER
        # A16.6g: one try for each who was there.
        return Refusal("A16.6g") if action.figure in position.state.figures else NOT_POSSIBLE

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        if not isinstance(action, Tame):
            change.replace(Taming(self.giant, self.near, (*self.passed, seat)))
            return
        left = tuple(each for each in self.near if each != action.figure)
        change.replace(Taming(self.giant, left, self.passed))
        giant, warrior = change.state.figures[self.giant], change.state.figures[action.figure]
        roll = throw_by(change, "beast", warrior, giant.kind)
        result = territory.tamed_by(roll)
        change.tell(
            "tried-to-tame",
            seat=seat,
            figure=warrior.id,
            kind=warrior.kind,
            field=change.state.index.name(warrior.field),
            roll=roll,
            result=result,
        )
        if result == "tame":
            threats.tame(change, giant, warrior)
        elif result == "dead":
            threats.slay(change, giant, warrior)
        else:
            kill(change, warrior.id, "beast")
            end_if_won(change, "now")

    def run(self, change: ArmageddonChange) -> None:
        change.pop()


def _is_of(index: Index, who: FigureId, seat: Seat) -> bool:
    figure = index.figures.get(who)
    return figure is not None and figure.owner == seat


# A tame giant


def reach_of(index: Index, giant: Figure) -> Reach:
    """A16.6c: one step a round in any direction, to where a wild one could go. Who has thrown stays."""
    if giant.steps >= PACE or giant.thrown:
        return {}
    fields = territory.steps_of(index.ground, giant.kind, giant.field)
    return {field: Way(PACE, (field,)) for field in fields}


def hurls(index: Index, giant: Figure) -> Iterator[Action]:
    """A16.6e: onto those fields around him that his master names, once each."""
    for field in territory.stones(index.ground, giant.field):
        if field not in giant.thrown:
            yield ThrowStone(giant.id, index.name(field))


def why_not_hurl(index: Index, seat: Seat, action: ThrowStone) -> Refusal | None:
    giant = index.figures.get(action.figure)
    if giant is None or giant.kind != territory.GIANT:
        return NOT_POSSIBLE
    about: dict[str, str | int | bool] = {"figure": giant.id}
    if giant.owner != seat:
        return Refusal("A2.3e", about)
    field = index.ground.number.get(action.field, NOWHERE)
    if field in giant.thrown:
        return Refusal("A16.6e", about)
    return None if field in territory.stones(index.ground, giant.field) else Refusal("A16.6f", about)


def hurl(change: ArmageddonChange, seat: Seat, action: ThrowStone) -> None:
    giant = change.state.figures[action.figure]
    field = change.state.index.ground.number[action.field]
    thrown = tuple(sorted((*giant.thrown, field)))
    change.state = change.state.changing(giant.but(thrown=thrown, busy=change.state.round))
    change.push(Stones(giant.id, seat, (field,)))


def stray(change: ArmageddonChange) -> None:
    """A16.6m: without a warrior of his master within twelve fields a tame giant is wild again."""
    index = change.state.index
    for giant in list(index.figures.values()):
        if giant.kind != territory.GIANT or giant.owner is None:
            continue
        masters = index.warriors(giant.owner)
        if not any(index.ground.distance(giant.field, each.field) <= LEASH for each in masters):
            change.state = change.state.changing(giant.but(owner=None))
            name = index.name(giant.field)
            change.tell("strayed", seat=giant.owner, figure=giant.id, kind=giant.kind, field=name)
