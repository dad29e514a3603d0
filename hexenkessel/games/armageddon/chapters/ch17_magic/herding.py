"""17.2: move animals, once, by their own rules and in foreign hands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch07_horse import riding
from hexenkessel.games.armageddon.chapters.ch08_chariot import driving, team
from hexenkessel.games.armageddon.chapters.ch09_elephant import chapter as elephants
from hexenkessel.games.armageddon.chapters.ch09_elephant import striding
from hexenkessel.games.armageddon.chapters.ch17_magic import lasting
from hexenkessel.games.armageddon.chapters.ch17_magic.actions import Herd
from hexenkessel.games.armageddon.chapters.ch17_magic.state import Lasting
from hexenkessel.games.armageddon.chapters.chapter import Reach, Way
from hexenkessel.games.armageddon.chapters.keeping import roaming
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.trampling import Trampling
from hexenkessel.games.armageddon.figures import Figure, room_of
from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep
from hexenkessel.games.armageddon.terms import FigureId
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


def begin(change: ArmageddonChange, seat: Seat, animals: Iterable[FigureId]) -> None:
    """A17.2am: from now to the end of his next turn no owner moves them."""
    figures = change.state.figures
    # A17.2al: a wagon goes along with its horses.
    heads = tuple(dict.fromkeys(figures[who].harness or who for who in animals))
    held = sorted({*heads, *animals})
    for owner in {figures[who].owner for who in held}:
        if owner is not None:
            mine = tuple(who for who in held if figures[who].owner == owner)
            lasting.add(change, Lasting(lasting.HERDED, owner, 2, mine))
    change.push(Herding(seat, heads))


class Herding(ArmageddonStep, frozen=True, tag="herding"):
    """A17.2al: each of them once, in any order, as if somebody rode it, whether anybody does or not."""

    answers: ClassVar[tuple[type[Action], ...]] = (Herd, Done)

    seat: Seat
    left: tuple[FigureId, ...]

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        index = position.state.index
        return (self.seat,) if any(reach_of(index, self.seat, each) for each in self.left) else ()

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        index = position.state.index
        listed: list[Action] = [
            Herd(each, index.name(field)) for each in self.left for field in reach_of(index, seat, each)
        ]
        return [*listed, Done()]

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Herd):
            return NOT_AN_ANSWER
        if action.figure not in position.state.figures:
            return NOT_POSSIBLE
        return Refusal("A17.2al", {"figure": action.figure})

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        if not isinstance(action, Herd):
            change.pop()
            return
        change.replace(Herding(self.seat, tuple(each for each in self.left if each != action.figure)))
        index = change.state.index
        field = index.ground.number[action.field]
        _go(change, seat, index.figures[action.figure], reach_of(index, seat, action.figure)[field])
        end_if_won(change, "now")

    def run(self, change: ArmageddonChange) -> None:
        change.pop()


def _fresh(index: Index, seat: Seat, animal: Figure) -> list[Figure]:
    """The animal, or the wagon with its horses, as they are in the caster's hands: nothing has moved yet."""
    team_of = team.team_of(index, animal)
    return [each.but(owner=seat, steps=0, limit=0, edges=0, woods=0) for each in (animal, *team_of)]


def reach_of(index: Index, seat: Seat, who: FigureId) -> Reach:
    """Where this animal, or the wagon that it draws, can get."""
    key = ("herding", seat, who)
    known: Reach | None = index.memo.get(key)
    if known is None:
        animal = index.figures.get(who)
        known = index.memo[key] = {} if animal is None else _reach(index, seat, animal)
    return known


def _reach(index: Index, seat: Seat, animal: Figure) -> Reach:
    fresh = _fresh(index, seat, animal)
    there = index.field.changing(*fresh).index
    if animal.kind == "wagon":
        return driving.reach_of(there, fresh[0]) if len(fresh) > 1 else {}
    if animal.kind in crowding.ELEPHANTS:
        return striding.reach_of(there, fresh[0])
    ways, forest = there.ways("ride"), roaming.forests(there.ground)
    need = sum(room_of(each, index.figures) for each in _along(index, animal))
    return roaming.roam(ways, forest, there.free, animal.field, need, riding.budget(fresh))


def _along(index: Index, animal: Figure) -> list[Figure]:
    return [animal, *index.riders.get(animal.id, ())]


def _go(change: ArmageddonChange, seat: Seat, animal: Figure, way: Way) -> None:
    index = change.state.index
    to = way.path[-1]
    if animal.kind == "wagon":
        there = index.field.changing(*_fresh(index, seat, animal)).index
        gone = driving.driven(there, there.figures[animal.id], way)
        # What they had moved in this round by themselves is as before.
        moved = [index.figures[each.id].but(field=each.field, pole=each.pole) for each in gone]
    else:
        moved = [each.but(field=to) for each in _along(index, animal)]
    ids = {each.id for each in moved}
    # Whose leader stays behind, or goes, is led no more.
    loose = {
        each.id: each.but(led_by=0)
        for each in (*moved, *index.figures.values())
        if each.led_by and (each.id in ids) != (each.led_by in ids)
    }
    moved = [loose.pop(each.id, each) for each in moved]
    change.state = change.state.changing(*moved, *loose.values())
    change.tell(
        "went",
        seat=seat,
        figure=animal.id,
        kind=animal.kind,
        field=index.name(animal.field),
        path=tuple(index.name(field) for field in way.path),
    )
    if animal.kind not in crowding.ELEPHANTS:
        index.rules.arrived(change, animal, way)
        return
    elephants.crush(change, animal, to)
    index = change.state.index
    if crowding.surplus(index, to) > 0:
        came_from = way.path[-2] if len(way.path) > 1 else animal.field
        riders = tuple(each.id for each in index.riders.get(animal.id, ()))
        change.push(Trampling(seat, to, came_from, (animal.id,), riders))
