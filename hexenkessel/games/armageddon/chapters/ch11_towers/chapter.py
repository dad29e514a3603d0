"""Chapter 11: towers and keeps (11.1 to 11.3, 11.5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch11_towers import arrows, building, slowly, towers
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Chapter, Reach, Verdict, Way
from hexenkessel.games.armageddon.chapters.crossing import Gait, Toll, Ways
from hexenkessel.games.armageddon.chapters.edges import Edges
from hexenkessel.games.armageddon.chapters.keeping import owning
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.obstacles import Rim
from hexenkessel.games.armageddon.terms import Field, Item, Kind, Place, Rule, Sections
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


class Towers(Chapter):
    """11.1 to 11.3. 11.5 says what a castle is; that counts where gates are rammed."""

    number = 11
    section = "11.1"
    needs: ClassVar[Sections] = ("10.1",)
    works: ClassVar[frozenset[str]] = frozenset({"towers", "passages", "transitions"})
    floors: ClassVar[int] = 3  # A11.1c

    # 11.1: stay

    def built_room(self, ground: Ground) -> Mapping[Place, int]:
        return towers.rooms(ground)

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        ground = index.ground
        tower = towers.tower_at(ground, field)
        if ground.floor_of(field):
            # What is up there and no tower is the business of others.
            return None if tower is None else _why_not_upstairs(index, figure, field)
        if tower is None and not towers.has_foundation(ground, field):
            return None
        # A11.1h: no phalanxes; A11.1m: but on what is only a foundation.
        if figure.phalanx:
            return "A11.1h" if tower is not None else None
        # A11.1h: elephants without riders, R-A11.1h: and only one of them.
        is_ridden = figure.id in index.riders and figure.kind in ELEPHANTS
        if is_ridden or crowding.is_on_elephant(index, figure):
            return "A11.1h"
        if figure.kind in ELEPHANTS and towers.has_elephant(index, field, figure.id):
            return "A11.1h"
        return None

    def may_stand(self, ground: Ground, kind: Kind, field: Field) -> Verdict:
        if kind not in ELEPHANTS:
            return None
        is_tower = towers.tower_at(ground, field) is not None
        if ground.floor_of(field):
            return "A11.1i" if is_tower else None
        # A11.1h, A11.1m: whatever ground is below.
        return ALLOWED if is_tower or towers.has_foundation(ground, field) else None

    def full(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        if field not in towers.rooms(index.ground) or any(each.kind == "wagon" for each in index.at(field)):
            return None
        return "A11.1i" if index.ground.floor_of(field) else "A11.1h"

    def endangered(self, index: Index, seat: Seat, field: Field, who: list[Figure]) -> None:
        # A11.1g: in a tower nobody freezes or dies of thirst.
        if towers.tower_at(index.ground, field) is not None:
            who.clear()

    # 11.2: movement

    def toll(self, ground: Ground, gait: Gait, one: Place, other: Place) -> Toll | None:
        return building.toll(ground, gait, one, other) if ground.walls or ground.towers else None

    def fixed_edges(self, ground: Ground, edges: Edges) -> None:
        building.lay_edges(ground, edges)

    def ways(self, index: Index, figure: Figure) -> Ways | None:
        return slowly.ways(index, figure) if index.ground.walls else None

    def steps_left(self, index: Index, figure: Figure) -> int | None:
        return slowly.steps_left(index, figure) if index.ground.walls else None

    def reach(self, index: Index, figure: Figure) -> Reach | None:
        return slowly.reach(index, figure) if index.ground.walls else None

    def walk(self, index: Index, figure: Figure, way: Way) -> Sequence[Figure] | None:
        return slowly.walk(index, figure, way) if index.ground.walls else None

    def barrier(self, index: Index, figure: Figure, one: Place, other: Place) -> Rule | None:
        if figure.kind == "wagon":
            return slowly.why_too_far(index, figure, other)
        if other not in index.adjacent(one):
            return building.why_not_there(index, one, other)
        return slowly.why_not_enter(index, figure, other)

    def too_far(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        return slowly.why_too_far(index, figure, field) if index.ground.walls else None

    def may_board(self, index: Index, figure: Figure, thing: Figure) -> bool | None:
        # A11.2n: from all sides.
        is_in_tower = thing.kind == "wagon" and towers.tower_at(index.ground, thing.field) is not None
        return True if is_in_tower and figure.field in index.ground.neighbours[thing.field] else None

    # 11.3: melee. A11.3c: that who is above has a good-point follows from his level (A5.4a).

    def may_strike(self, index: Index, attacker: Figure, target: Figure) -> Verdict:
        return building.why_not_strike(index, attacker.field, target.field) if index.ground.walls else None

    # 11.3: ranged combat. A11.3i: shots among trees are those that sight allows.

    def may_shoot_floor(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        return arrows.why_not_floor(index, bow, target)

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        return arrows.why_not_shoot(index, bow, target)

    def opening_in(self, index: Index, bow: Figure, target: Figure, rim: Rim) -> bool | None:
        return arrows.opening(index, bow, target, rim)

    def covers(self, index: Index, bow: Figure, target: Figure) -> Iterable[Item]:
        return arrows.cover(index, target)

    # Tests

    def flaws(self, index: Index) -> Iterable[str]:
        for figure in index.figures.values():
            if figure.kind in ELEPHANTS and (rule := self.may_stay(index, figure, figure.field)):
                yield f"{figure.id} cannot be in a tower: {rule}"


def _why_not_upstairs(index: Index, figure: Figure, place: Place) -> Rule | None:
    """A11.1i: warriors on foot, with nothing by the rein; and some devices."""
    if not figure.is_warrior:
        return towers.why_not_stand(index.ground, figure.kind, place)
    is_burdened = bool(figure.on or figure.phalanx or owning.led_by(index, figure))
    return "A11.1i" if is_burdened or not towers.is_place(index.ground, place) else None
