"""Chapter 13.2: siege towers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch10_walls import loopholes
from hexenkessel.games.armageddon.chapters.ch11_towers.towers import tower_at
from hexenkessel.games.armageddon.chapters.ch12_devices import gateways, siding, transport
from hexenkessel.games.armageddon.chapters.ch13_ladders import assault
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Chapter, Verdict
from hexenkessel.games.armageddon.chapters.edges import Edges
from hexenkessel.games.armageddon.chapters.keeping import owning
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS, HORSES, is_on_elephant
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.obstacles import Obstacle, Rim
from hexenkessel.games.armageddon.phase import ArmageddonChange, kill
from hexenkessel.games.armageddon.terms import Field, Item, Kind, Place, Rule, Sections, Soil
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

# A13.2e
SIEGE_TOWER_STANDS: Final[frozenset[Soil]] = frozenset(
    {"lowland", "highland", "desert", "highland-desert", "ice-lowland", "ice-highland"}
)
HEIGHT: Final = 1  # A13.2b
COVER: Final = 1  # A13.2j
ROOM_ON_TOP: Final = 2  # A13.2d


class SiegeTowers(Chapter):
    """13.2. A13.2i: they are turned as tortoises are, by 12.1."""

    number = 13
    section = "13.2"
    needs: ClassVar[Sections] = ("11.1", "12.1")
    kinds: ClassVar[tuple[Kind, ...]] = ("siege-tower",)

    # Stay

    def may_stand(self, ground: Ground, kind: Kind, field: Field) -> Verdict:
        if kind != "siege-tower":
            return None
        # A13.2e: on these grounds, neither in a tower nor on one.
        is_there = ground.terrain[field] in SIEGE_TOWER_STANDS and tower_at(ground, field) is None
        return None if is_there else "A13.2e"

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        if figure.kind == "siege-tower":
            # A13.2f: only one on a field.
            is_second = any(each.field == field != figure.field for each in assault.siege_towers(index))
            return "A13.2f" if is_second else index.rules.may_stand(index.ground, figure.kind, field) or None
        if figure.ladder or figure.kind == "ladder":
            return None  # 13.1 says
        if assault.siege_tower_under(index, field) is not None:
            # A13.2d, A18.1f: only warriors, with nothing by the rein.
            is_bound = figure.on or figure.phalanx or owning.led_by(index, figure)
            return "A13.2d" if is_bound or not figure.is_warrior else ALLOWED
        return _why_not_inside(index, figure) if assault.siege_tower_at(index, field) is not None else None

    def crowd(self, index: Index) -> None:
        # A13.2d: two room units on its platform, as long as it has one.
        for tower in assault.siege_towers(index):
            if siding.has_cover(tower):
                index.free[assault.platform_of(index, tower)] += ROOM_ON_TOP

    def full(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        if assault.siege_tower_under(index, field) is not None:
            return "A13.2d"
        # R-A13.2c: nobody stands beside it.
        return "A13.2c" if assault.siege_tower_at(index, field) is not None else None

    def endangered(self, index: Index, seat: Seat, field: Field, who: list[Figure]) -> None:
        # A13.2j: only in combat is it a tower; so who is on it is where it stands.
        tower = assault.siege_tower_at(index, field)
        if tower is not None and index.ground.danger[field]:
            who += [each for each in index.at(assault.platform_of(index, tower)) if each.owner == seat]

    # Movement

    def provides(self, index: Index, figure: Figure) -> Iterable[Place]:
        # A13.2h, A13.2m: who is on its platform is carried along.
        return (assault.platform_of(index, figure),) if figure.kind == "siege-tower" else ()

    def may_haul(self, index: Index, device: Figure, carrier: Figure) -> Verdict:
        # A13.2g: warriors and horses, no elephants.
        return "A13.2g" if device.kind == "siege-tower" and carrier.kind in ELEPHANTS else None

    def may_bring(self, index: Index, device: Figure, to: Place) -> Verdict:
        if device.kind != "siege-tower":
            return None
        # A15.2f: onto a ship only with an empty platform.
        is_aboard = index.ground.terrain[index.ground.field_of(to)] == "water"
        if is_aboard and index.at(assault.platform_of(index, device)):
            return "A15.2f"
        # A13.2i: through no gate.
        return "A13.2i" if gateways.is_gate(index.ground, device.field, to) else None

    def may_swap(self, index: Index, figure: Figure) -> Verdict:
        return "A13.2i" if figure.kind == "siege-tower" else None

    def edges(self, index: Index, edges: Edges) -> None:
        assault.lay_edges(index, edges)

    def barrier(self, index: Index, figure: Figure, one: Place, other: Place) -> Rule | None:
        return assault.why_not_across(index, one, other)

    # Fighting

    def may_strike(self, index: Index, attacker: Figure, target: Figure) -> Verdict:
        return assault.why_not_strike(index, attacker.field, target.field)

    def may_shoot_floor(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        # A13.2j, A11.3j: with stairs between them there is the knife.
        places = (bow.field, target.field)
        is_inside = any(assault.siege_tower_at(index, place) is not None for place in places)
        is_above = any(assault.siege_tower_under(index, place) is not None for place in places)
        return "A13.2j" if is_inside and is_above else None

    def obstacles(self, index: Index) -> Iterator[Obstacle]:
        # A13.2k: like a tower, by its platform and its walls.
        for tower in assault.siege_towers(index):
            top = index.ground.level[tower.field] + HEIGHT
            field = index.ground.field_of(tower.field)
            if siding.has_cover(tower):
                yield Obstacle(field, top)
            for side in siding.walls_of(tower):
                yield Obstacle(field, top, side)

    def opening_in(self, index: Index, bow: Figure, target: Figure, rim: Rim) -> bool | None:
        field, side = rim
        tower = assault.siege_tower_at(index, field)
        if tower is None or not siding.has_wall(tower, side):
            return None
        # A13.2j, A11.3g, A11.3h: nothing hides who is on the platform.
        above = assault.platform_of(index, tower)
        if above in (bow.field, target.field):
            return True
        # A13.2a: each wall has a loophole.
        return loopholes.is_open_to(index, bow, target, rim)

    def covers(self, index: Index, bow: Figure, target: Figure) -> Iterator[Item]:
        # A13.2j: inside and on the platform, from whatever side.
        place = target.field
        is_there = assault.siege_tower_at(index, place) or assault.siege_tower_under(index, place)
        if is_there is not None and not target.ladder:
            yield ("siege-tower", COVER)

    # What befalls it

    def died(self, change: ArmageddonChange, figure: Figure, cause: str, slayers: frozenset[Seat]) -> None:
        if figure.kind != "siege-tower":
            return
        # A14.3o: whoever is on a platform is lost with it.
        index = change.state.index
        for each in tuple(index.at(assault.platform_of(index, figure))):
            change.tell(
                "destroyed",
                seat=-1 if each.owner is None else each.owner,
                figure=each.id,
                kind=each.kind,
                field=index.name(each.field),
            )
            kill(change, each.id, cause, *slayers)

    def together(self, index: Index, figure: Figure, along: list[Figure]) -> None:
        if figure.kind == "siege-tower":
            along += index.at(assault.platform_of(index, figure))

    def flaws(self, index: Index) -> Iterator[str]:
        for tower in assault.siege_towers(index):
            if not siding.has_cover(tower) and index.at(assault.platform_of(index, tower)):
                yield f"somebody stands on the platform that {tower.id} has lost"


def _why_not_inside(index: Index, figure: Figure) -> Rule | None:
    # A13.2s: neither wagon nor elephant, nor horses in harness.
    is_heavy = figure.kind == "wagon" or figure.kind in ELEPHANTS or figure.harness
    if is_heavy or is_on_elephant(index, figure):
        return "A13.2s"
    if transport.is_device(figure):
        return "A12.1k"
    # A13.2c: warriors, horses and riders; no phalanxes.
    is_fit = (figure.is_warrior or figure.kind in HORSES) and not figure.phalanx
    return None if is_fit else "A13.2c"
