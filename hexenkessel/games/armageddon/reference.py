"""Reference data of Armageddon for screens, which know no rules: prices, terrains, chapters and limits."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, get_args

import msgspec

from hexenkessel.games.armageddon.chapters.book import ALWAYS, BOOK
from hexenkessel.games.armageddon.chapters.ch06_phalanx.chapter import Phalanxes
from hexenkessel.games.armageddon.chapters.ch06_phalanx.formation import MEN, WEAPONS
from hexenkessel.games.armageddon.chapters.ch08_chariot.team import MOST_HORSES, TEAM
from hexenkessel.games.armageddon.figures import KINDS, PHALANX_PRICE
from hexenkessel.games.armageddon.ground.land import GreatField, Land
from hexenkessel.games.armageddon.ground.terrain import TERRAIN, TerrainFacts
from hexenkessel.games.armageddon.scenarios.check import MOST_FIGURES, MOST_GREAT_FIELDS, figures_in
from hexenkessel.games.armageddon.scenarios.format import FORMAT, Annihilate, Points, Scenario
from hexenkessel.games.armageddon.scenarios.shipped import scenario_of, shipped
from hexenkessel.games.armageddon.terms import ChapterName, Kind, Section, Sections, Terrain, Warrior

_SEATS: Final = range(2, 7)


class KindFigures(msgspec.Struct, frozen=True):
    """A kind of figure, as armies are made of it."""

    price: int
    section: Section  # the first that knows it
    seats: int  # so many can ride it
    for_sale: bool  # no army begins with what is not


class PhalanxFigures(msgspec.Struct, frozen=True):
    """A6.1: a formed phalanx."""

    section: Section
    men: int
    price: int  # besides its men
    weapons: tuple[Kind, ...]  # all of its men have the same


class TeamFigures(msgspec.Struct, frozen=True):
    """A8.1c: what may draw a wagon."""

    kinds: tuple[Kind, ...]
    most: int


class SectionFigures(msgspec.Struct, frozen=True):
    """R-A1.1b: whether a section of the rules can be left out, and on which others it builds."""

    section: Section
    chapter: int  # whose it is; named alone it means all its sections
    is_always: bool
    needs: Sections


class ScenarioFigures(msgspec.Struct, frozen=True):
    """What a scenario may be."""

    schema: Mapping[str, Any]  # JSON Schema of its file
    most_great_fields: int
    most_figures: int
    blank: Scenario  # what one begins from: all that a battle needs but the armies


class BattleFigures(msgspec.Struct, frozen=True):
    """A battle that comes with the game, as somebody sees it who chooses one."""

    word: str
    players: int
    figures: int
    rounds: int
    chapters: tuple[ChapterName, ...]
    land: Land


class ArmageddonFigures(msgspec.Struct, frozen=True):
    """All that a map shows, and a workshop in which people make scenarios needs."""

    kinds: Mapping[Kind, KindFigures]
    warriors: tuple[Warrior, ...]
    phalanx: PhalanxFigures
    team: TeamFigures
    terrains: Mapping[Terrain, TerrainFacts]
    sections: tuple[SectionFigures, ...]  # in the order of the book
    scenario: ScenarioFigures
    battles: tuple[BattleFigures, ...]  # the lessons first
    fitting: Mapping[int, BattleFigures]  # what so many players fight who choose none


def armageddon_figures() -> ArmageddonFigures:
    section_of = {kind: chapter.section for chapter in reversed(BOOK) for kind in chapter.kinds}
    return ArmageddonFigures(
        kinds={
            kind: KindFigures(facts.price, section_of[kind], facts.seats, facts.for_sale)
            for kind, facts in KINDS.items()
            if kind in section_of
        },
        warriors=get_args(Warrior),
        phalanx=PhalanxFigures(Phalanxes.section, MEN, PHALANX_PRICE, _in_order(WEAPONS)),
        team=TeamFigures(_in_order(TEAM), MOST_HORSES),
        terrains={terrain: TERRAIN[terrain] for terrain in get_args(Terrain)},
        sections=tuple(
            SectionFigures(each.section, each.number, each.section in ALWAYS, each.needs) for each in BOOK
        ),
        scenario=ScenarioFigures(msgspec.json.schema(Scenario), MOST_GREAT_FIELDS, MOST_FIGURES, _blank()),
        battles=tuple(map(_battle, shipped().values())),
        fitting={seats: _battle(scenario_of("", seats)) for seats in _SEATS},
    )


def _battle(scenario: Scenario) -> BattleFigures:
    return BattleFigures(
        scenario.id, scenario.players, figures_in(scenario), scenario.rounds, scenario.chapters, scenario.land
    )


def _in_order(kinds: Collection[Kind]) -> tuple[Kind, ...]:
    return tuple(kind for kind in KINDS if kind in kinds)


def _blank() -> Scenario:
    """A plain land for two, who set up at its far ends."""
    return Scenario(
        format=FORMAT,
        id="my-battle",
        title={"en": "My battle", "de": "Meine Schlacht"},
        intro={},
        chapters=(2, 3, 4, 5),
        players=2,
        rounds=10,
        land=Land((GreatField(1, (0, 0)), GreatField(2, (0, 1)))),
        zones=(
            tuple(f"1/{small}" for small in range(1, 16)),
            tuple(f"2/{small}" for small in range(31, 49)),
        ),
        setup=(),
        goals=(Annihilate(), Points()),
    )
