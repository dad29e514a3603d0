"""The battlefield of a question: as much as it takes to ask the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hexenkessel.games.armageddon.chapters.book import BOOK, rules_for
from hexenkessel.games.armageddon.field import Battlefield, Phalanx
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import ground_of
from hexenkessel.games.armageddon.ground.land import GreatField, Land
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.scenarios.building import works_of
from hexenkessel.games.armageddon.terms import FieldName, Terrain
from hexenkessel.hexes.axial import Direction

MINE: Final = 0
THEIRS: Final = 1
WRATH: Final = "16.2"  # the section on the eighteen

# Two fields side by side in the middle of a great field, the second one in the east, and one beside both.
HERE: Final[FieldName] = "1/19"
THERE: Final[FieldName] = "1/20"
ASIDE: Final[FieldName] = "1/13"

# By level: what is that high and has nothing else to it.
FLAT: Final[tuple[Terrain, ...]] = ("water", "lowland", "highland", "mountain")


class Scene:
    """Figures are put onto it one by one; `index` is what the game can work out of them."""

    def __init__(
        self,
        terrain: Mapping[FieldName, Terrain] | None = None,
        *,
        great: int = 1,
        eighteen: bool = False,
        **built: Any,
    ) -> None:
        """So many great fields from west to east, all of lowland but for these, and what is built there."""
        named: dict[int, dict[Terrain, tuple[int, ...]]] = {}
        for name, soil in (terrain or {}).items():
            number, small = map(int, name.split("/"))
            mine = named.setdefault(number, {})
            mine[soil] = (*mine.get(soil, ()), small)
        self.land = Land(
            tuple(
                GreatField(number, (number - 1, 0), "lowland", named.get(number, {}))
                for number in range(1, great + 1)
            ),
            **built,
        )
        self.sections = tuple(each.section for each in BOOK if eighteen or each.section != WRATH)
        rules = rules_for(self.sections)
        self.ground = ground_of(self.land, floors=rules.floors)
        self.works = works_of(self.land, self.ground, rules.works)
        self.figures: list[Figure] = []
        self.phalanxes: dict[int, Phalanx] = {}

    def put(self, kind: str, field: FieldName, owner: int | None = MINE, **more: Any) -> Figure:
        figure = Figure(len(self.figures) + 1, kind, owner, self.ground.number[field], **more)
        self.figures.append(figure)
        return figure

    def form(self, front: Direction) -> int:
        """The number of a phalanx; its men are put there with it."""
        number = len(self.phalanxes) + 1
        self.phalanxes[number] = Phalanx(front)
        return number

    def beside(self, field: FieldName, side: Direction) -> FieldName:
        return self.ground.names[self.ground.beside(self.ground.number[field], side)]

    def index(self, **more: Any) -> Index:
        return Battlefield(
            scenario="question",
            land=self.land,
            chapters=self.sections,
            sides=(MINE, THEIRS),
            zones=((), ()),
            goals=(),
            rounds=1,
            figures={each.id: each for each in self.figures},
            origins=tuple(each.owner for each in self.figures),
            phalanxes=self.phalanxes,
            works=self.works,
            losses=(0, 0),
            round=1,
            active=MINE,
            **more,
        ).index
