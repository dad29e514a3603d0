"""16.1: where beasts are placed that the scenario leaves to the players, before anybody sets up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch16_beasts import territory
from hexenkessel.games.armageddon.chapters.ch16_beasts.actions import Settle
from hexenkessel.games.armageddon.chapters.ch16_beasts.kinds import RIDER
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep
from hexenkessel.games.armageddon.rolling import roll_off
from hexenkessel.games.armageddon.terms import Field, Kind, Rule
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


class Settling(ArmageddonStep, frozen=True, tag="settling"):
    """A16.1b: who rolls highest names the great field, who rolls highest then the field in it."""

    answers: ClassVar[tuple[type[Action], ...]] = (Settle,)

    left: tuple[Kind, ...]
    seat: Seat | None = None  # who names it; None: it has not been rolled for
    great: str = ""  # the great field that has been named

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        return () if self.seat is None else (self.seat,)

    def _fields(self, index: Index) -> list[Field]:
        return [
            field
            for field in range(index.ground.size)
            if why_not_settle(index, self.left[0], field) is None and self.great in ("", _great(index, field))
        ]

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        key = "prompt-settling-field" if self.great else "prompt-settling"
        return Prompt(key, {"kind": self.left[0]})

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        index = position.state.index
        return [Settle(index.name(field)) for field in self._fields(index)]

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Settle):
            return NOT_AN_ANSWER
        index = position.state.index
        field = index.ground.number.get(action.field)
        if field is None or field >= index.ground.size:
            return Refusal("A2.3i", {"figure": 0, "field": action.field})
        return Refusal(why_not_settle(index, self.left[0], field) or "A16.1b")

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Settle)
        index = change.state.index
        field = index.ground.number[action.field]
        if not self.great:
            change.tell("chose-great-field", seat=seat, kind=self.left[0], field=action.field)
            change.replace(Settling(self.left, great=_great(index, field)))
            return
        change.replace(Settling(self.left[1:]))
        settle(change, self.left[0], field)

    def run(self, change: ArmageddonChange) -> None:
        if not self.left:
            change.pop()
        elif not self._fields(change.state.index):
            # There is no place for it in this land.
            change.replace(Settling(self.left[1:]))
        else:
            seat, rolls = roll_off(change, "beast-place")
            for who, roll in rolls:
                change.tell("rolled-for-beast", seat=who, kind=self.left[0], roll=roll)
            change.replace(Settling(self.left, seat, self.great))


def _great(index: Index, field: Field) -> str:
    return index.name(field).partition("/")[0]


def why_not_settle(index: Index, kind: Kind, field: Field) -> Rule | None:
    """The rule by which a beast cannot be placed there."""
    if kind == RIDER:
        return None
    ground = index.ground
    if rule := territory.why_not_at_home(ground, kind, field):
        return rule
    if field in ground.towers or territory.is_shut_in(ground, kind, field):
        return "A16.1c"
    # A16.1d: where nobody is.
    if any(index.at(place) for place in ground.floors_of(field)):
        return "A16.1d"
    # A16.1f: one in an area; two giants may share one.
    area = territory.area_of(ground, kind, field)
    others = [each for each in index.figures.values() if each.kind in territory.HOMES and each.field in area]
    if kind == territory.GIANT and len(others) < 2 and all(each.kind == kind for each in others):
        return None
    return "A16.1f" if others else None


def settle(change: ArmageddonChange, kind: Kind, field: Field) -> None:
    state = change.state
    beast = Figure(len(state.origins) + 1, kind, None, field)
    change.state = state.but(figures={**state.figures, beast.id: beast}, origins=(*state.origins, None))
    change.tell("settled", figure=beast.id, kind=kind, field=state.index.name(field))
