"""10.6: rolling for hunger."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch10_walls import besieging, position
from hexenkessel.games.armageddon.chapters.ch10_walls.besieging import State
from hexenkessel.games.armageddon.chapters.keeping import owning
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.field import Siege
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.games.armageddon.terms import FigureId
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

HUNGER: Final = "hunger"  # the cause of these rolls for life
_THINGS: Final = frozenset({"wagon"})  # what does not eat


def number_in(hunger_round: int) -> int:
    """A10.6j, R-A10.6j: what must be rolled at least in the first, the second … round of hunger.

    >>> number_in(1), number_in(14)
    (6, 19)
    """
    return 5 + hunger_round


def grace(fields: int) -> int:
    """A10.6i: for so many rounds nobody goes hungry."""
    return fields + 1


def turns_of(index: Index, siege: Siege, seat: Seat) -> int:
    """So many turns this seat has begun since the siege was announced, with the one that it has now."""
    field = index.field
    order = field.order
    return field.round - siege.since + (order.index(seat) > order.index(siege.seat))


def hungry(index: Index, siege: Siege, seat: Seat) -> list[Figure]:
    """A10.6j: all of this seat's warriors and animals in there."""
    # Who is not with the besieger's enemies does not go hungry for them.
    if not index.field.is_enemy(seat, siege.seat):
        return []
    inside = (figure for place in siege.places for figure in index.at(place) if figure.kind not in _THINGS)
    return [
        figure
        for figure in inside
        if (figure.owner if figure.is_warrior else owning.party(index, figure)) == seat
    ]


class Hunger(ArmageddonStep, frozen=True, tag="hunger"):
    """A10.6j: before one moves, one siege after the other."""

    answers: ClassVar[tuple[type[Action], ...]] = ()

    seat: Seat
    left: tuple[Siege, ...]
    rolled: tuple[FigureId, ...] = ()  # for whom it has been rolled: once, however many besiege them

    def run(self, change: ArmageddonChange) -> None:
        if not self.left:
            change.pop()
            return
        siege = self.left[0]
        change.replace(Hunger(self.seat, self.left[1:], self.rolled))
        index = change.state.index
        who = [each for each in hungry(index, siege, self.seat) if each.id not in self.rolled]
        # R-A10.6f: whether it is still a siege is looked at before each roll.
        if who and siege in change.state.sieges and look_at(change, siege) == "holds":
            fields = position.size_of(index.ground, siege.places)
            if turns_of(index, siege, self.seat) > grace(fields):
                rolled = (*self.rolled, *(each.id for each in who))
                change.replace(Hunger(self.seat, self.left[1:], rolled))
                change.push(*self._rolls(who))

    def _rolls(self, who: list[Figure]) -> list[LifeRolls]:
        # A10.6k: for each elephant a roll of its own.
        alone = [figure for figure in who if figure.kind in ELEPHANTS]
        # A10.6m, R-A10.6m: those who are equally hungry support each other.
        numbers = sorted({figure.hunger for figure in who})
        groups = [
            tuple(figure.id for figure in who if figure.hunger == number and figure not in alone)
            for number in numbers
        ]
        together = [LifeRolls(self.seat, group, HUNGER) for group in groups if group]
        return [*together, *(LifeRolls(self.seat, (each.id,), HUNGER) for each in alone)]


def look_at(change: ArmageddonChange, siege: Siege) -> State:
    """A10.6n: whether it holds; if its conditions are broken it is lifted."""
    state = besieging.state_of(change.state.index, siege)
    if state == "lifted":
        lift(change, siege)
    return state


def lift(change: ArmageddonChange, siege: Siege) -> None:
    """A10.6n: fully; in a new siege all of them begin anew."""
    field = change.state
    left = tuple(each for each in field.sieges if each != siege)
    # Unless others besiege them too.
    hungry_still = {place for each in left for place in each.places}
    places = set(siege.places) - hungry_still
    fed = [each.but(hunger=0) for each in field.figures.values() if each.hunger and each.field in places]
    change.state = field.changing(*fed).but(sieges=left)
    change.tell("siege-lifted", seat=siege.seat, field=field.index.name(siege.places[0]))
