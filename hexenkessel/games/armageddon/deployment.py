"""Setting up: armies bought for points, and figures placed within their zone, openly or in secret."""

from __future__ import annotations

from typing import ClassVar, Final

from hexenkessel.games.armageddon.actions import Dismiss, Enlist, Place, Ready
from hexenkessel.games.armageddon.chapters.ch06_phalanx.actions import Form
from hexenkessel.games.armageddon.chapters.ch15_ships.mustering import with_ships_noted
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.figures import KINDS, PHALANX_PRICE, Figure, room_of
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep
from hexenkessel.games.armageddon.scenarios.format import KillLeader
from hexenkessel.games.armageddon.terms import Field, FigureId
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.kernel.step import Prompt

MOST_FIGURES: Final = 100  # of one player who buys his army


class Enlisting(ArmageddonStep, frozen=True, tag="enlisting"):
    """One after the other, the players buy their armies and place them, where all can see it."""

    answers: ClassVar[tuple[type[Action], ...]] = (Enlist, Dismiss, Ready)

    budget: int
    ready: tuple[Seat, ...] = ()  # in turn order

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        return position.state.order[len(self.ready) :][:1]

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-enlisting", {"points": self.budget - spent(position.state, seat)})

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        field = position.state
        index = field.index
        left = self.budget - spent(field, seat)
        mine = [figure for figure in field.figures.values() if figure.owner == seat]
        listed: list[Action] = [Dismiss(figure.id) for figure in mine]
        for kind in KINDS if len(mine) < MOST_FIGURES else ():
            if kind in index.rules.kinds and KINDS[kind].for_sale and KINDS[kind].price <= left:
                recruit = Figure(0, kind, seat, 0)
                listed += [
                    Enlist(kind, index.name(where))
                    for where in field.zones[seat]
                    if index.free[where] >= KINDS[kind].room
                    and not index.rules.may_stay(index, recruit, where)
                ]
        # A6.1f: what is formed costs more than its men. To mount costs nothing.
        dear = left < PHALANX_PRICE
        listed += [
            action for action in index.rules.at_muster(index, seat) if not (dear and isinstance(action, Form))
        ]
        # An army without warriors could not even begin.
        return [*listed, Ready()] if seat in field.living else listed

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        field = change.state
        match action:
            case Enlist(kind, name):
                number = max(field.figures, default=0) + 1
                recruit = Figure(number, kind, seat, field.index.ground.number[name])
                change.state = field.changing(recruit)
                change.tell("enlisted", seat=seat, kind=kind, field=name)
            case Dismiss(who):
                change.state = without(field, field.figures[who])
                change.tell("dismissed", seat=seat, kind=field.figures[who].kind)
            case Ready():
                change.tell("ready", seat=seat)
                change.replace(Enlisting(self.budget, (*self.ready, seat)))
            case _:
                field.index.rules.mustered(change, seat, action)

    def run(self, change: ArmageddonChange) -> None:
        """All have bought: figures are numbered anew without gaps, and leaders noted."""
        field = change.state
        new = {before: number for number, before in enumerate((0, *field.figures))}
        numbered = [
            figure.but(
                id=new[figure.id], on=new[figure.on], led_by=new[figure.led_by], harness=new[figure.harness]
            )
            for figure in field.figures.values()
        ]
        leaders = {goal.leader for goal in field.goals if isinstance(goal, KillLeader)}
        change.state = field.but(
            figures={figure.id: figure for figure in numbered},
            origins=tuple(figure.owner for figure in numbered),
            leaders=tuple(figure.id for figure in numbered if figure.kind in leaders),
        )
        change.state = with_ships_noted(change.state)
        change.pop()


def spent(field: Battlefield, seat: Seat) -> int:
    men = sum(KINDS[figure.kind].price for figure in field.figures.values() if figure.owner == seat)
    return men + PHALANX_PRICE * field.index.rules.counts(field.index, seat, "phalanx")


def without(field: Battlefield, gone: Figure) -> Battlefield:
    """The field before the battle without one who is sent home; what belonged to him is on its own, and who
    stood on his places goes too."""
    for each in field.index.rules.aboard(field.index, gone):
        field = without(field, field.figures[each.id])
    figures = {
        each: figure.but(
            on=0 if figure.on == gone.id else figure.on,
            led_by=0 if figure.led_by == gone.id else figure.led_by,
            harness=0 if figure.harness == gone.id else figure.harness,
            phalanx=0 if figure.phalanx == gone.phalanx else figure.phalanx,
        )
        for each, figure in field.figures.items()
        if each != gone.id
    }
    phalanxes = {number: phalanx for number, phalanx in field.phalanxes.items() if number != gone.phalanx}
    return field.but(figures=figures, phalanxes=phalanxes)


class Deploying(ArmageddonStep, frozen=True, tag="deploying"):
    """Everybody moves his figures about within his zone: in turn order, or all at once and in secret.

    The battlefield keeps the places of the scenario until all are ready; what a seat changes is noted here.
    """

    answers: ClassVar[tuple[type[Action], ...]] = (Place, Ready)

    is_secret: bool = False
    placed: tuple[tuple[Seat, tuple[tuple[FigureId, Field], ...]], ...] = ()  # by seat and figure
    ready: tuple[Seat, ...] = ()  # sorted

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        waiting = tuple(seat for seat in position.state.order if seat not in self.ready)
        return tuple(sorted(waiting)) if self.is_secret else waiting[:1]

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-deploying")

    def places_of(self, seat: Seat) -> dict[FigureId, Field]:
        return dict(next((places for other, places in self.placed if other == seat), ()))

    def laid(self, field: Battlefield, *seats: Seat) -> Battlefield:
        """The field as these seats have set it up."""
        figures = [
            field.figures[who].but(field=where)
            for seat in seats
            for who, where in self.places_of(seat).items()
        ]
        return field.changing(*figures) if figures else field

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        field = self.laid(position.state, seat)
        listed: list[Action] = []
        for figure in field.figures.values():
            if figure.owner == seat:
                listed += [
                    Place(figure.id, field.index.name(where))
                    for where in field.own_zone(seat)
                    if where != figure.field and self._moved(field, seat, figure, where)
                ]
        return [*listed, Ready()]

    def _moved(self, field: Battlefield, seat: Seat, figure: Figure, to: Field) -> list[Figure]:
        """The figure and what belongs to it in their new places; nothing if they cannot stand there."""
        index = field.index
        rules = index.rules
        along = rules.together(index, figure)
        start, end = index.ground.cells[figure.field], index.ground.cells[to]
        vector = (end[0] - start[0], end[1] - start[1])
        moved = [each.but(field=index.ground.shifted(each.field, vector)) for each in along]
        if any(each.field == NOWHERE or each.field not in field.own_zone(seat) for each in moved):
            return []
        free: dict[Field, int] = {}
        for before, after in zip(along, moved, strict=True):
            need = room_of(before, index.figures)
            free[before.field] = free.get(before.field, index.free[before.field]) + need
            free[after.field] = free.get(after.field, index.free[after.field]) - need
        if any(free[each.field] < 0 or rules.may_stay(index, each, each.field) for each in moved):
            return []
        return moved

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Place):
            return NOT_POSSIBLE if isinstance(action, Ready) else NOT_AN_ANSWER
        figure = position.state.figures.get(action.figure)
        if figure is None:
            return NOT_POSSIBLE
        # A2.3e: everybody his own; A2.3a: no more than there is room for.
        return Refusal("A2.3e" if figure.owner != seat else "A2.3a", {"figure": action.figure})

    def readers(self, position: ArmageddonPosition, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        return (seat,) if self.is_secret and isinstance(action, Place) else None

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        if not isinstance(action, Place):
            change.tell("ready", seat=seat)
            change.replace(Deploying(self.is_secret, self.placed, tuple(sorted((*self.ready, seat)))))
            return
        field = self.laid(change.state, seat)
        figure = field.figures[action.figure]
        moved = self._moved(field, seat, figure, field.index.ground.number[action.field])
        places = self.places_of(seat) | {each.id: each.field for each in moved}
        others = [entry for entry in self.placed if entry[0] != seat]
        mine = (seat, tuple(sorted(places.items())))
        change.replace(Deploying(self.is_secret, tuple(sorted([*others, mine])), self.ready))
        to = (seat,) if self.is_secret else None
        change.tell("placed", to=to, seat=seat, figure=figure.id, kind=figure.kind, field=action.field)

    def run(self, change: ArmageddonChange) -> None:
        change.state = self.laid(change.state, *range(change.state.seats))
        change.pop()
        if self.is_secret:
            change.reveal("deployed")
        else:
            change.tell("deployed")

    def as_seen_by(self, observer: Observer, state: Battlefield) -> Deploying:
        if not self.is_secret:
            return self
        mine = tuple(entry for entry in self.placed if entry[0] == observer)
        return Deploying(self.is_secret, mine, self.ready)
