"""Chapter 7: horses, light and heavy, ridden and led."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch07_horse import riding
from hexenkessel.games.armageddon.chapters.ch07_horse.riding import HEAVY, HORSES, RIDEABLE
from hexenkessel.games.armageddon.chapters.chapter import Bout, Reach, Verdict, Way
from hexenkessel.games.armageddon.chapters.crossing import Gait, Toll, Ways
from hexenkessel.games.armageddon.chapters.keeping import owning
from hexenkessel.games.armageddon.chapters.keeping.keeper import Keeper
from hexenkessel.games.armageddon.chapters.keeping.owning import KeepingRules
from hexenkessel.games.armageddon.figures import Figure, may_be_carried, may_step
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.terms import Field, Item, Kind, Rule, Sections
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

STAND_IN: Kind = "axe"  # where a horse is fought and shot at as a man in its place would be


class Horses(Keeper):
    """7."""

    number = 7
    section = "7"
    needs: ClassVar[Sections] = ("5",)
    kinds: ClassVar[tuple[Kind, ...]] = ("light-horse", "heavy-horse")
    # A7.1b: one warrior can ride a horse; `seats` of its kind says so.
    ids: ClassVar[KeepingRules] = KeepingRules(
        place="A7.1d", seats="A7.1b", alone="A7.3b", attended="A7.3c", gift="A7.3g", lead="A7.1i"
    )

    # 7.1: stay

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        # A7.1q: on mountain country and swamp a horse may only be unridden.
        if riding.horse_of(index, figure) and index.ground.footing[field] not in RIDEABLE:
            return "A7.1q"
        return None

    def mount_price(self, index: Index, figure: Figure, thing: Figure) -> int:
        # A7.1d: one step, on the horse's field.
        return 1 if figure.field == thing.field else 0

    def dismount_prices(self, index: Index, rider: Figure, thing: Figure) -> Mapping[Field, int]:
        # A7.1d
        return {thing.field: 1}

    def why_not_mount(self, index: Index, figure: Figure, thing: Figure) -> Rule | None:
        # A7.1h: a rider leads two horses at most.
        led = [animal for animal in owning.led_by(index, figure) if animal.id != thing.id]
        if len(led) > riding.MOST_LED_RIDING or any(animal.kind not in HORSES for animal in led):
            return "A7.1h"
        return super().why_not_mount(index, figure, thing)

    def why_not_lead(self, index: Index, figure: Figure, animal: Figure) -> Rule | None:
        return riding.why_not_lead(index, figure, animal)

    def endangered(self, index: Index, seat: Seat, field: Field, who: list[Figure]) -> None:
        # A7.1t: horses too; A7.1u: together with the warriors by whom they stand (A7.1v).
        who += [
            figure
            for figure in index.at(field)
            if figure.kind in HORSES and index.ground.danger[field] and owning.party(index, figure) == seat
        ]

    # 7.1: movement

    def may_move(self, index: Index, figure: Figure) -> Verdict:
        # A7.1e: not by itself.
        if figure.kind in HORSES:
            return "A7.1e"
        horses = riding.horses_of(index, figure)
        # A7.3f: what has moved and passed to another waits for a new round.
        if any(horse.barred == index.field.round for horse in horses):
            return "A7.3f"
        # A7.1l: steps of one's own are made wholly before or wholly after being carried.
        if riding.horse_of(index, figure):
            return None if may_be_carried(figure) else "A7.1l"
        return None if figure.on or may_step(figure) else "A7.1l"

    def company(self, index: Index, figure: Figure, along: list[Figure]) -> None:
        if figure.is_warrior:
            along += riding.horses_of(index, figure)

    def together(self, index: Index, figure: Figure, along: list[Figure]) -> None:
        if figure.kind in HORSES:
            leader = owning.attendant(index, figure)
            if leader is not None:
                along.append(leader)
                along += [horse for horse in riding.horses_of(index, leader) if horse.id != figure.id]
        elif figure.is_warrior:
            along += riding.horses_of(index, figure)

    def gait(self, index: Index, figure: Figure) -> Gait | None:
        if riding.horse_of(index, figure):
            return "ride"
        return "led" if riding.horses_of(index, figure) else None

    def toll(self, ground: Ground, gait: Gait, one: Field, other: Field) -> Toll | None:
        return riding.toll_of_riders(ground, one, other) if gait == "ride" else None

    def ways(self, index: Index, figure: Figure) -> Ways | None:
        return riding.ways_of_rider(index, figure) if riding.horse_of(index, figure) else None

    def reach(self, index: Index, figure: Figure) -> Reach | None:
        return riding.reach_of_rider(index, figure) if riding.horse_of(index, figure) else None

    def steps_left(self, index: Index, figure: Figure) -> int | None:
        horses = riding.horses_of(index, figure)
        if not horses:
            return None
        if riding.horse_of(index, figure):
            return riding.budget(horses)[0, 0]
        return riding.steps_left_leading(figure, horses)

    def walk(self, index: Index, figure: Figure, way: Way) -> Sequence[Figure] | None:
        return riding.gone(index, figure, way) if riding.horses_of(index, figure) else None

    def too_far(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        return riding.why_too_far(index, figure, field)

    # 7.2: combat

    def may_strike(self, index: Index, attacker: Figure, target: Figure) -> Verdict:
        # A7.2d: a horse cannot attack. A7.2i: but be attacked, as its rider can.
        if attacker.kind in HORSES:
            return "A7.2d"
        if target.kind in HORSES:
            return index.rules.may_strike(index, attacker, target.but(kind=STAND_IN))
        return None

    def good_points(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> Iterable[Item]:
        # A7.2c: a light horse has none itself, a heavy one two.
        if fighter.kind in HORSES:
            # A8.3g: those that trample have other points instead.
            is_trampling = bout.manner == "trample" and fighter.id == bout.attacker.id
            return (("heavy-horse", 2),) if fighter.kind in HEAVY and not is_trampling else ()
        # A7.2b: its rider one or two, in attack and defence.
        horse = riding.horse_of(index, fighter)
        if horse is None:
            return ()
        return (("heavy-horse", 2),) if horse.kind in HEAVY else (("light-horse", 1),)

    def can_kill(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> bool | None:
        # A7.2e: it only defends itself.
        return False if fighter.kind in HORSES else None

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        # A7.2f: horses like men. A7.2g: riders as on foot.
        if target.kind in HORSES:
            return index.rules.may_shoot(index, bow, target.but(kind=STAND_IN))
        return None

    def increases(self, index: Index, bow: Figure, target: Figure) -> Iterable[Item]:
        # A7.2f: a heavy horse needs one more. A7.2h: so does a bow on horseback.
        if target.kind in HEAVY:
            yield ("heavy-horse", 1)
        if riding.horse_of(index, bow):
            yield ("from-horseback", 1)

    def died(self, change: ArmageddonChange, figure: Figure, cause: str, slayers: frozenset[Seat]) -> None:
        super().died(change, figure, cause, slayers)
        if figure.kind in HORSES:
            # A7.2j: the rider stands on foot on the same field.
            for rider in [each for each in change.state.figures.values() if each.on == figure.id]:
                change.state = change.state.changing(rider.but(on=0))
                change.tell(
                    "unhorsed",
                    seat=-1 if rider.owner is None else rider.owner,
                    figure=rider.id,
                    kind=rider.kind,
                    field=change.state.index.name(rider.field),
                )
