"""17.6: a magician who is mortal for a while, and what he falls onto."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch15_ships import aboard
from hexenkessel.games.armageddon.chapters.ch16_beasts import roaming
from hexenkessel.games.armageddon.chapters.ch17_magic import hovering, lasting
from hexenkessel.games.armageddon.chapters.ch17_magic.actions import Remove
from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIAN, MORTAL
from hexenkessel.games.armageddon.chapters.ch17_magic.prices import ANIMALS
from hexenkessel.games.armageddon.chapters.ch17_magic.state import Lasting
from hexenkessel.games.armageddon.chapters.keeping import owning
from hexenkessel.games.armageddon.figures import Figure, differ
from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.ground.terrain import SOLID
from hexenkessel.games.armageddon.phase import (
    ArmageddonChange,
    ArmageddonPosition,
    ArmageddonStep,
    kill,
)
from hexenkessel.games.armageddon.rolling import Throw, throw
from hexenkessel.games.armageddon.terms import Field, FigureId, Place
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

ROUNDS = 3  # A17.6g


def fall(change: ArmageddonChange, winner: Seat, who: FigureId) -> None:
    """A17.6g: from now on he is mortal, and stands on what is below him."""
    index = change.state.index
    loser = index.figures[who]
    place = landing(index, index.ground.field_of(loser.field))
    seat = -1 if loser.owner is None else loser.owner
    change.tell("made-mortal", seat=winner, foe=seat, field=index.name(loser.field))
    # A17.6m: two steps; those he has flown in this round are over.
    fallen = loser.but(kind=MORTAL, field=loser.field if place is None else place, steps=0, course="")
    # A17.6j: into the water, where ships are known and so are swimmers.
    if place is not None and index.ground.terrain[place] == "water" and "15.2" in index.rules.sections:
        fallen = fallen.but(swims=change.state.round)
    change.state = change.state.changing(fallen)
    index = change.state.index
    # A17.6l: he is dead where he cannot stay.
    if place is None or index.rules.may_stay(index, fallen, place):
        change.tell("fell-dead", seat=seat, figure=who, kind=MORTAL, field=index.name(fallen.field))
        kill(change, who, "fall")
        end_if_won(change, "now")
        return
    lasting.add(change, Lasting(lasting.MORTAL_FOR, winner, ROUNDS, (who,)))
    change.push(MakingRoom(winner, fallen.field, who))


def landing(index: Index, field: Field) -> Place | None:
    """A17.6k: on the platform of a tower, beside an animal, on the ground; None: he cannot."""
    # A17.6l: there is a beast.
    if any(beast.field == field for beast in roaming.beasts(index)):
        return None
    tower = index.ground.towers.get(field)
    if tower is not None:
        return index.ground.place(field, tower.platform)
    if aboard.ship_at(index, field) is not None:
        return aboard.deck_at(index, field)
    # A17.6l: a tortoise has no top to stand on. A17.6j: in water he swims, where anybody does.
    if any(each.kind == "tortoise" for each in index.at(field)):
        return None
    return field if index.ground.terrain[field] in SOLID or index.ground.terrain[field] == "water" else None


def rise(change: ArmageddonChange, who: FigureId) -> None:
    """A17.6o: he hovers again, and nothing ties him to the ground."""
    figure = change.state.figures.get(who)
    if figure is None or figure.kind != MORTAL:
        return
    owning.bereave(change, figure, frozenset())
    figure, index = change.state.figures[who], change.state.index
    field = _above(index, index.ground.field_of(figure.field))
    risen = figure.but(kind=MAGICIAN, field=field, on=0, spell="", swims=0, clings=False)
    change.state = change.state.changing(risen)
    seat = -1 if figure.owner is None else figure.owner
    change.tell("rose", seat=seat, figure=who, kind=MAGICIAN, field=change.state.index.name(field))


def _above(index: Index, field: Field) -> Field:
    """A17.1b: where another hovers there already, the next field above which nobody does."""
    free = (other for other in range(index.ground.size) if not hovering.magicians_above(index, other))
    return min(free, key=lambda other: (index.ground.distance(field, other), other))


class MakingRoom(ArmageddonStep, frozen=True, tag="making-room"):
    """A17.6i: as long as there are too many, the winner gives up somebody of his own there.

    Where he has nobody, the dice say which other player must.
    """

    is_tumult: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Remove,)

    seat: Seat  # the winner, or whom the dice have named
    field: Place
    magician: FigureId

    def _is_crowded(self, index: Index) -> bool:
        return self.magician in index.figures and index.free[self.field] < 0

    def _mine(self, index: Index, seat: Seat | None = None) -> list[Figure]:
        """The warriors and animals there that he can give up."""
        owner = self.seat if seat is None else seat
        return [
            each
            for each in index.at(self.field)
            if each.owner == owner
            and each.id != self.magician
            and (each.is_warrior or each.kind in ANIMALS)
            and not index.rules.is_deathless(index, each)
        ]

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        index = position.state.index
        is_choice = self._is_crowded(index) and differ(index, self._mine(index))
        return (self.seat,) if is_choice else ()

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-making-room", {"field": position.state.index.name(self.field)})

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        return [Remove(each.id) for each in self._mine(position.state.index)]

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        return Refusal("A17.6i") if isinstance(action, Remove) else NOT_AN_ANSWER

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Remove)
        figure = change.state.figures[action.figure]
        where = change.state.index.name(figure.field)
        change.tell("sacrificed", seat=self.seat, figure=figure.id, kind=figure.kind, field=where)
        kill(change, figure.id, "surplus")
        end_if_won(change, "now")

    def run(self, change: ArmageddonChange) -> None:
        index = change.state.index
        mine = self._mine(index)
        others = [seat for seat in index.field.order if seat != self.seat and self._mine(index, seat)]
        if not self._is_crowded(index) or not (mine or others):
            change.pop()
        elif mine:
            self.answer(change, self.seat, Remove(mine[0].id))
        else:
            change.replace(MakingRoom(_drawn(change, others, self.field), self.field, self.magician))


def _drawn(change: ArmageddonChange, seats: list[Seat], field: Field) -> Seat:
    """Whoever rolls lowest of these; who ties for it rolls again."""
    while len(seats) > 1:
        rolls = {seat: throw(change, Throw("making-room", seat, field=field)) for seat in seats}
        seats = [seat for seat in seats if rolls[seat] == min(rolls.values())]
    return seats[0]
