"""Chapter 5: levels, rivers, ramps, forest, and ground on which one can perish."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch05_terrain import paths, sight
from hexenkessel.games.armageddon.chapters.chapter import Bout, Chapter, Moment, Verdict
from hexenkessel.games.armageddon.chapters.crossing import Gait, Toll
from hexenkessel.games.armageddon.dangers import Dangers
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.terrain import SOLID
from hexenkessel.games.armageddon.rolling import is_enough
from hexenkessel.games.armageddon.terms import Field, Item, Rule, Sections
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep

LIFE: Final = 10  # A5.2j


class TerrainRules(Chapter):
    """5."""

    number = 5
    section = "5"
    needs: ClassVar[Sections] = ("3",)

    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (Dangers,)

    # 5.2: stay

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        # A5.1c: nobody on peaks. A5.2e: nobody on water.
        if index.ground.terrain[field] in SOLID:
            return None
        return "A5.1c" if index.ground.terrain[field] == "peaks" else "A5.2e"

    def room(self, ground: Ground) -> Sequence[int]:
        # A5.2b to A5.2e
        return ground.room

    def full(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        # A5.2c: mountain country and forest have room for three. A5.2d: swamp for two.
        return {3: "A5.2c", 2: "A5.2d"}.get(index.ground.room[field])

    def opening(self, change: ArmageddonChange, seat: Seat) -> Iterable[tuple[Moment, ArmageddonStep]]:
        # A5.2g: before he moves.
        return ((Moment.THIRST, Dangers(seat)),)

    def endangered(self, index: Index, seat: Seat, field: Field, who: list[Figure]) -> None:
        # A5.2f: whoever stands on desert, ice or swamp.
        if index.ground.danger[field]:
            who += [figure for figure in index.at(field) if figure.owner == seat and figure.is_warrior]

    def life_number(self, index: Index, figure: Figure, cause: str) -> int:
        return LIFE

    def rolled(self, index: Index, figure: Figure, cause: str, roll: int) -> str:
        # A5.2j: ten or more, or dead.
        number = index.rules.life_number(index, figure, cause)
        return "lives" if is_enough(index, roll, number) else "dies"

    # 5.3: movement

    def toll(self, ground: Ground, gait: Gait, one: Field, other: Field) -> Toll | None:
        # A7.1f: who leads horses goes with them as he goes alone.
        return paths.toll_on_foot(ground, one, other) if gait in ("foot", "led") else None

    # 5.4: melee

    def blow_over(self, ground: Ground, one: Field, other: Field) -> Verdict:
        return paths.blow_barrier(ground, one, other)

    def good_points(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> Iterable[Item]:
        # A5.4a, A5.4b: for fighting downwards. A5.4c: not over a ramp. A5.4e: who supports has his own point.
        # A5.4f: where he stands is no matter to the enemy.
        ground = index.ground
        is_higher = ground.level[fighter.field] > ground.level[opponent.field]
        return (("higher", 1),) if is_higher and (fighter.field, opponent.field) not in ground.ramps else ()

    # 5.5: ranged combat

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        return None if sight.sees(index, bow, target) else "A5.5f"

    def level(self, index: Index, figure: Figure) -> int:
        return index.ground.level[figure.field]

    def increases(self, index: Index, bow: Figure, target: Figure) -> Iterable[Item]:
        rise = index.rules.level(index, target) - index.rules.level(index, bow)
        # A5.5a: on flat ground none. A5.5b, A18.5b: one for each level up. A5.5c: down the first is free.
        if rise > 0:
            return (("upwards", rise),)
        return (("downwards", -rise - 1),) if rise < -1 else ()

    def covers(self, index: Index, bow: Figure, target: Figure) -> Iterable[Item]:
        # A5.5p, A18.5c: in forest.
        return (("forest", 1),) if index.ground.terrain[target.field] == "forest" else ()
