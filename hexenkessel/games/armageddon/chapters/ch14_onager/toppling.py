"""A14.3g: which walls of a field fall."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch11_towers.towers import LEAST_WALLS
from hexenkessel.games.armageddon.chapters.ch14_onager.actions import Topple
from hexenkessel.games.armageddon.ground.works import Works
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep
from hexenkessel.games.armageddon.rolling import Throw, throw
from hexenkessel.games.armageddon.terms import SIDES, Place
from hexenkessel.hexes.axial import Direction
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

FACES = 6


def walls_at(works: Works, place: Place) -> list[Direction]:
    """The sides of a place on which its own walls stand."""
    return sorted(each.side for each in works.walls if each.place == place)


def choices(sides: list[Direction]) -> list[tuple[Direction, ...]]:
    """What one hit can bring down of the walls on these sides.

    >>> choices([0, 1, 3])
    [(0, 1)]
    >>> choices([0, 2])
    [(0,), (2,)]
    """
    pairs = [(side, (side + 1) % 6) for side in sides if (side + 1) % 6 in sides]
    return list(pairs) if pairs else [(side,) for side in sides]


class Toppling(ArmageddonStep, frozen=True, tag="toppling"):
    """A14.3g: the shooter says which walls fall. R-A14.3g: where nobody shot, the dice do."""

    answers: ClassVar[tuple[type[Action], ...]] = (Topple,)

    seat: Seat | None
    place: Place

    def _choices(self, index: Index) -> list[tuple[Direction, ...]]:
        return choices(walls_at(index.field.works, self.place))

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        is_choice = len(self._choices(position.state.index)) > 1
        return (self.seat,) if self.seat is not None and is_choice else ()

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-toppling", {"field": position.state.index.name(self.place)})

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        index = position.state.index
        return [Topple(index.name(self.place), SIDES[sides[0]]) for sides in self._choices(index)]

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        return Refusal("A14.3g") if isinstance(action, Topple) else NOT_AN_ANSWER

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Topple)
        first = SIDES.index(action.side)
        found = self._choices(change.state.index)
        self._fall(change, next(sides for sides in found if sides[0] == first))

    def run(self, change: ArmageddonChange) -> None:
        found = self._choices(change.state.index)
        if not found:
            change.pop()
        else:
            self._fall(change, found[self._drawn(change, len(found))])

    def _drawn(self, change: ArmageddonChange, among: int) -> int:
        """R-A14.3g: all with the same chance."""
        fair = FACES - FACES % among
        while among > 1:
            face = throw(change, Throw("walls", self.seat, field=self.place), dice=1)
            if face <= fair:
                return (face - 1) % among
        return 0

    def _fall(self, change: ArmageddonChange, sides: tuple[Direction, ...]) -> None:
        change.pop()
        place = self.place
        works = change.state.works.without_walls((place, side) for side in sides)
        # A11.1j, A11.1k: with fewer than four walls it is no tower any more. A11.1m: a foundation stays.
        tower = works.tower(place)
        if tower is not None and not tower.foundation and len(walls_at(works, place)) < LEAST_WALLS:
            works = works.without_tower(place)
        name = change.state.index.name(place)
        change.state = change.state.but(works=works)
        change.tell("toppled", field=name, sides=tuple(SIDES[side] for side in sides))
