"""16.4 to 16.6: who is threatened rolls, one after the other, until one of them saves all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, hull, sinking
from hexenkessel.games.armageddon.chapters.ch16_beasts import song, territory
from hexenkessel.games.armageddon.chapters.ch16_beasts.actions import Stride
from hexenkessel.games.armageddon.figures import KINDS, Figure
from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep, kill
from hexenkessel.games.armageddon.rolling import throw_by
from hexenkessel.games.armageddon.terms import Field, FigureId
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

HERO: Final = "hero"


def on_fields(index: Index, fields: Iterable[Field]) -> list[Figure]:
    """All warriors, animals and devices on these fields, on every floor, and ships with one half too."""
    ground = index.ground
    found: dict[FigureId, Figure] = {}
    for field in fields:
        for place in ground.floors_of(field):
            found.update((each.id, each) for each in index.at(place))
    known = set(fields)
    for ship in aboard.ships(index):
        if not known.isdisjoint(hull.fields_of(ground, ship)):
            found[ship.id] = ship
    return sorted(found.values(), key=lambda each: each.id)


def is_inside(index: Index, figure: Figure) -> bool:
    """A16.5f: within a building; its platform is not inside."""
    tower = index.ground.towers.get(index.ground.field_of(figure.field))
    return tower is not None and index.ground.floor_of(figure.field) < max(1, tower.platform)


class Threat(ArmageddonStep, frozen=True, tag="threat"):
    """A16.4s: all threatened warriors, of whatever players, roll one after another in turn order.

    A16.1g: that is all the fighting there is against beasts.
    """

    beast: FigureId
    before: Figure  # A16.4t: as it was before it moved
    who: tuple[FigureId, ...]
    distance: int = 0  # A16.5h: from a siren, for all of them; 0: from where each stands
    rolled: tuple[FigureId, ...] = ()

    def run(self, change: ArmageddonChange) -> None:
        index = change.state.index
        here = [index.figures[each] for each in self.who if each in index.figures]
        beast = index.figures.get(self.beast)
        if beast is None or not here:
            change.pop()
            return
        order = change.state.order
        waiting = [each for each in here if each.is_warrior and each.id not in self.rolled]
        if waiting:
            self._roll(change, beast, min(waiting, key=lambda each: (order.index(_seat(each)), each.id)))
            return
        # A16.4r, A16.4v, A16.5g, A16.5j, A16.6i, A16.6l: nobody has saved them.
        change.pop()
        _devour(change, beast, here)
        end_if_won(change, "now")

    def _roll(self, change: ArmageddonChange, beast: Figure, warrior: Figure) -> None:
        roll = throw_by(change, "beast", warrior, beast.kind)
        if beast.kind in territory.SINGING:
            steps = self.distance or change.state.index.ground.distance(beast.field, warrior.field)
            result = song.resists(roll, steps)
        else:
            result = territory.rolled_against(beast.kind, roll)
        change.tell(
            "against-beast",
            seat=_seat(warrior),
            figure=warrior.id,
            kind=warrior.kind,
            field=change.state.index.name(warrior.field),
            beast=beast.kind,
            roll=roll,
            result=result or "nothing",
        )
        if not result:
            change.replace(
                Threat(self.beast, self.before, self.who, self.distance, (*self.rolled, warrior.id))
            )
            return
        change.pop()
        self._saved(change, beast, warrior, result)

    def _saved(self, change: ArmageddonChange, beast: Figure, warrior: Figure, result: str) -> None:
        if result == "back":
            # A16.4t
            change.state = change.state.changing(self.before)
        elif result in ("dead", "silent"):
            slay(change, beast, warrior)
        elif result == "tame":
            tame(change, beast, warrior)
            change.push(ExtraStep(_seat(warrior), beast.id))


def _seat(warrior: Figure) -> Seat:
    assert warrior.owner is not None, "a warrior is somebody's"
    return warrior.owner


def slay(change: ArmageddonChange, beast: Figure, warrior: Figure) -> None:
    """A16.4u, A16.5k, A16.6k: it is gone for the rest of the game. A16.1h: and he is a hero, unless he stands
    in a phalanx."""
    kill(change, beast.id, "beast", warrior.owner)
    if not warrior.phalanx and KINDS[warrior.kind].rank < KINDS[HERO].rank:
        change.state = change.state.changing(change.state.figures[warrior.id].but(kind=HERO))
        change.tell("promoted", seat=_seat(warrior), figure=warrior.id, kind=warrior.kind, becomes=HERO)


def tame(change: ArmageddonChange, giant: Figure, warrior: Figure) -> None:
    """A16.6g: from now on he belongs to the tamer's player."""
    change.state = change.state.changing(change.state.figures[giant.id].but(owner=warrior.owner))
    name = change.state.index.name(giant.field)
    change.tell("tamed", seat=_seat(warrior), figure=giant.id, kind=giant.kind, field=name)


def _devour(change: ArmageddonChange, beast: Figure, lost: Sequence[Figure]) -> None:
    """Warriors first, so that nobody falls from an animal or into the water who is lost as well."""
    name = change.state.index.name
    change.tell(
        "devoured",
        figure=beast.id,
        kind=beast.kind,
        fields=tuple(dict.fromkeys(name(each.field) for each in lost)),
        kinds=tuple(each.kind for each in lost),
    )
    for each in sorted(lost, key=lambda one: not one.is_warrior):
        if each.id not in change.state.figures:
            continue
        if each.kind in hull.SHIPS:
            sinking.sink(change, each.id)
        else:
            kill(change, each.id, "beast")


class ExtraStep(ArmageddonStep, frozen=True, tag="extra-step"):
    """A16.6j: in a direction that the tamer names."""

    answers: ClassVar[tuple[type[Action], ...]] = (Stride,)

    seat: Seat
    giant: FigureId

    def _fields(self, index: Index) -> tuple[Field, ...]:
        giant = index.figures.get(self.giant)
        return () if giant is None else territory.steps_of(index.ground, giant.kind, giant.field)

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        return (self.seat,) if self._fields(position.state.index) else ()

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        index = position.state.index
        return Prompt("prompt-extra-step", {"field": index.name(index.figures[self.giant].field)})

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        index = position.state.index
        return [Stride(index.name(field)) for field in self._fields(index)]

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        return Refusal("A16.6c") if isinstance(action, Stride) else NOT_AN_ANSWER

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Stride)
        change.pop()
        index = change.state.index
        giant = index.figures[self.giant]
        change.state = change.state.changing(giant.but(field=index.ground.number[action.field]))
        tell_way(change, giant, (index.ground.number[action.field],))
        trample(change, giant)

    def run(self, change: ArmageddonChange) -> None:
        change.pop()


def tell_way(change: ArmageddonChange, beast: Figure, path: tuple[Field, ...]) -> None:
    name = change.state.index.name
    change.tell(
        "roamed",
        figure=beast.id,
        kind=beast.kind,
        field=name(beast.field),
        path=tuple(name(field) for field in path),
    )


def trample(change: ArmageddonChange, before: Figure) -> None:
    """A16.6i: on his own field all are threatened."""
    index = change.state.index
    who = tuple(each.id for each in on_fields(index, [index.figures[before.id].field]))
    if who:
        change.push(Threat(before.id, before, who))
