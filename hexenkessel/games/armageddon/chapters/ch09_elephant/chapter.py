"""Chapter 9: elephants and mammoths, which are ridden and led, trample, and panic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch09_elephant import striding
from hexenkessel.games.armageddon.chapters.ch09_elephant.combat import ElephantsInCombat, elephant_of
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Reach, Verdict, Way
from hexenkessel.games.armageddon.chapters.crossing import Gait, Toll, Ways
from hexenkessel.games.armageddon.chapters.keeping import owning
from hexenkessel.games.armageddon.chapters.keeping.owning import KeepingRules
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.actions import TRAMPLING_ACTIONS
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.chapters.trampling.trampling import Trampling
from hexenkessel.games.armageddon.figures import Figure, may_be_carried, may_step, paced
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep, kill
from hexenkessel.games.armageddon.terms import Field, FigureId, Kind, Rule, Sections
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


class Elephants(ElephantsInCombat):
    """9. A ridden elephant goes by its own number; one that is led goes with its leader."""

    number = 9
    section = "9"
    needs: ClassVar[Sections] = ("5",)
    answers: ClassVar[tuple[type[Action], ...]] = TRAMPLING_ACTIONS
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (Trampling, Scramble)
    kinds: ClassVar[tuple[Kind, ...]] = ("elephant", "mammoth")
    # A9.2a, A9.2c: an elephant is captured and given away as a horse is.
    ids: ClassVar[KeepingRules] = KeepingRules(
        place="A9.1h",
        seats="A9.1f",
        alone="A9.2a",
        attended="A9.1i",
        gift="A9.2c",
        lead="A9.1j",
        slain="A9.2a",
        order="A9.1t",
    )

    # 9.1: stay, mounting and leading

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        return index.rules.may_stand(index.ground, figure.kind, field) if figure.kind in ELEPHANTS else None

    def may_stand(self, ground: Ground, kind: Kind, field: Field) -> Verdict:
        return striding.why_not_there(ground, kind, field) if kind in ELEPHANTS else None

    def mount_price(self, index: Index, figure: Figure, thing: Figure) -> int:
        # A9.1h: one step on its field, two from the next.
        if figure.field == thing.field:
            return 1
        return 2 if _is_beside(index, thing.field, figure.field) else 0

    def dismount_prices(self, index: Index, rider: Figure, thing: Figure) -> Mapping[Field, int]:
        # A9.1h
        beside = (to for to in index.ground.neighbours[thing.field] if _is_beside(index, thing.field, to))
        return {thing.field: 1, **dict.fromkeys(beside, 2)}

    def why_not_mount(self, index: Index, figure: Figure, thing: Figure) -> Rule | None:
        # A9.1k: who rides an elephant leads nothing.
        if any(animal.id != thing.id for animal in owning.led_by(index, figure)):
            return "A9.1k"
        # A9.1i: only enemies keep one off; a friend's elephant is shared, not captured.
        other = owning.attendant(index, thing)
        if other is not None and not index.field.is_enemy(other.owner, figure.owner):
            return None
        return super().why_not_mount(index, figure, thing)

    def taken(self, change: ArmageddonChange, thing: FigureId, seat: Seat | None) -> None:
        owner = change.state.figures[thing].owner
        if not any(rider.owner == owner for rider in change.state.index.riders.get(thing, ())):
            super().taken(change, thing, seat)

    def why_not_lead(self, index: Index, figure: Figure, animal: Figure) -> Rule | None:
        # A9.1k: on foot only. A9.1j: one, without riders.
        if figure.on:
            return "A9.1k"
        return "A9.1j" if index.riders.get(animal.id) or owning.led_by(index, figure) else None

    def together(self, index: Index, figure: Figure, along: list[Figure]) -> None:
        elephant = elephant_of(index, figure)
        if elephant is not None:
            group = [elephant, *index.riders.get(elephant.id, ())]
            if elephant.led_by:
                group.append(index.figures[elephant.led_by])
            along += [each for each in group if each.id != figure.id]

    # 9.1: dangers

    def endangered(self, index: Index, seat: Seat, field: Field, who: list[Figure]) -> None:
        # A9.1c: the elephant rolls first, and for its riders too.
        # A9.1e: mammoths do not freeze, nor do those who ride them.
        who[:] = [figure for figure in who if not crowding.is_on_elephant(index, figure)]
        if index.ground.danger[field] == "thirst":
            who += [
                each
                for each in crowding.elephants_at(index, field)
                if each.owner == seat and each.id in index.riders
            ]

    # 9.1: movement

    def may_move(self, index: Index, figure: Figure) -> Verdict:
        if figure.kind in ELEPHANTS:
            return _why_not_ride(index, figure)
        if not figure.is_warrior:
            return None
        if crowding.is_on_elephant(index, figure):
            return "A9.1r"  # it is the elephant that goes
        elephant = striding.led_elephant(index, figure)
        if elephant is not None and elephant.barred == index.field.round:
            return "A9.2b"
        return None if figure.on or may_step(figure) else "A9.1t"

    def company(self, index: Index, figure: Figure, along: list[Figure]) -> None:
        if figure.kind in ELEPHANTS:
            along += index.riders.get(figure.id, ())
        elif (elephant := striding.led_elephant(index, figure)) is not None:
            along.append(elephant)

    def gait(self, index: Index, figure: Figure) -> Gait | None:
        if figure.kind in ELEPHANTS:
            return "elephant"
        return None if striding.led_elephant(index, figure) is None else "led-elephant"

    def toll(self, ground: Ground, gait: Gait, one: Field, other: Field) -> Toll | None:
        return striding.toll(ground, one, other) if gait in ("elephant", "led-elephant") else None

    def ways(self, index: Index, figure: Figure) -> Ways | None:
        if figure.kind in ELEPHANTS:
            return striding.ways_now(index, figure)
        elephant = striding.led_elephant(index, figure)
        return None if elephant is None else index.ways("led-elephant", elephant.kind)

    def steps_left(self, index: Index, figure: Figure) -> int | None:
        if figure.kind in ELEPHANTS:
            return striding.budget(figure)[0, 0]
        elephant = striding.led_elephant(index, figure)
        if elephant is None:
            return None
        return striding.steps_led(paced(figure, striding.STEPS_LED) - figure.steps, elephant)

    def reach(self, index: Index, figure: Figure) -> Reach | None:
        return striding.reach_of(index, figure) if figure.kind in ELEPHANTS else None

    def walk(self, index: Index, figure: Figure, way: Way) -> Sequence[Figure] | None:
        if figure.kind in ELEPHANTS:
            return striding.ridden(index, figure, way)
        elephant = striding.led_elephant(index, figure)
        return None if elephant is None else striding.led(index, figure, elephant, way)

    def barrier(self, index: Index, figure: Figure, one: Field, other: Field) -> Rule | None:
        elephant = figure if figure.kind in ELEPHANTS else striding.led_elephant(index, figure)
        gait = index.rules.gait(index, figure)
        return None if elephant is None else index.barrier(gait, one, other, elephant.kind)

    def full(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        # A9.4c: what it cannot trample keeps it out. A9.4e: so do other elephants.
        if figure.kind not in ELEPHANTS:
            return None
        return "A9.4e" if crowding.elephants_at(index, field) else "A9.4c"

    def too_far(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        if figure.kind not in ELEPHANTS:
            return None
        # A9.1m: the forest on the way is too much for the steps that are left.
        is_forest = "forest" in (index.ground.terrain[figure.field], index.ground.terrain[field])
        return "A9.1m" if is_forest else "A9.1l"

    def arrived(self, change: ArmageddonChange, figure: Figure, way: Way) -> None:
        if figure.kind not in ELEPHANTS:
            return
        field = way.path[-1]
        crush(change, figure, field)
        index = change.state.index
        if crowding.surplus(index, field) > 0:
            # A9.4d: others of the same player that stand there join in. A9.4b: not those without riders.
            here = [
                each
                for each in crowding.elephants_at(index, field)
                if each.owner == figure.owner and each.id in index.riders
            ]
            here.sort(key=lambda each: each.id != figure.id)
            riders = tuple(rider.id for each in here for rider in index.riders[each.id])
            came_from = way.path[-2] if len(way.path) > 1 else figure.field
            assert figure.owner is not None
            change.push(Trampling(figure.owner, field, came_from, tuple(each.id for each in here), riders))
            index.rules.overrun(change, figure, field)


def _is_beside(index: Index, field: Field, other: Field) -> bool:
    """R-A9.1h: a neighbouring field of the same level, with no river, moat or wall between, be it of stone or
    a device's."""
    ground = index.ground
    is_next = other in ground.neighbours[field] and (field, other) not in ground.rivers
    is_level = ground.level[field] == ground.level[other]
    is_open = ground.wall_between(field, other) is None and not index.barrier("foot", field, other)
    return is_next and is_level and is_open


def _why_not_ride(index: Index, elephant: Figure) -> Verdict:
    riders = index.riders.get(elephant.id, ())
    # A9.1r: nobody of its player's rides it.
    if not any(rider.owner == elephant.owner for rider in riders):
        return "A9.1r"
    # A9.2b: it has moved for another player in this round.
    if elephant.barred == index.field.round:
        return "A9.2b"
    # A9.1t: somebody on it has been carried and walked already.
    return ALLOWED if all(may_be_carried(rider) for rider in riders) else "A9.1t"


def crush(change: ArmageddonChange, elephant: Figure, field: Field) -> None:
    """A9.4k: a wagon on a field that an elephant enters is destroyed; its crew stand on the ground."""
    index = change.state.index
    for wagon in [figure for figure in index.at(field) if figure.kind == "wagon"]:
        change.tell(
            "crushed",
            seat=elephant.owner if elephant.owner is not None else -1,
            figure=elephant.id,
            kind=elephant.kind,
            field=index.name(field),
            foe=wagon.owner if wagon.owner is not None else -1,
            target=wagon.id,
            other=wagon.kind,
        )
        kill(change, wagon.id, "crushed")
