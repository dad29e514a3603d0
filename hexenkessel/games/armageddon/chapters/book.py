"""All chapters there are, and which of them can be used together (A1.1b)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from hexenkessel.games.armageddon.chapters.binding import bind
from hexenkessel.games.armageddon.chapters.ch02_warriors.chapter import Warriors
from hexenkessel.games.armageddon.chapters.ch03_lords.chapter import Lords
from hexenkessel.games.armageddon.chapters.ch04_bow.chapter import Bows
from hexenkessel.games.armageddon.chapters.ch05_terrain.chapter import TerrainRules
from hexenkessel.games.armageddon.chapters.ch06_phalanx.chapter import Phalanxes
from hexenkessel.games.armageddon.chapters.ch07_horse.chapter import Horses
from hexenkessel.games.armageddon.chapters.ch08_chariot.chapter import Chariots
from hexenkessel.games.armageddon.chapters.ch09_elephant.chapter import Elephants
from hexenkessel.games.armageddon.chapters.ch10_walls.chapter import Walls
from hexenkessel.games.armageddon.chapters.ch10_walls.starving import Starving
from hexenkessel.games.armageddon.chapters.ch11_towers.chapter import Towers
from hexenkessel.games.armageddon.chapters.ch11_towers.pitch import Pitch
from hexenkessel.games.armageddon.chapters.ch12_devices.chapter import Devices
from hexenkessel.games.armageddon.chapters.ch12_devices.rams import Rams
from hexenkessel.games.armageddon.chapters.ch12_devices.tortoises import Tortoises
from hexenkessel.games.armageddon.chapters.ch13_ladders.ladders import Ladders
from hexenkessel.games.armageddon.chapters.ch13_ladders.siege_towers import SiegeTowers
from hexenkessel.games.armageddon.chapters.ch14_onager.chapter import Hits, Onagers
from hexenkessel.games.armageddon.chapters.ch14_onager.fire import FireArrows
from hexenkessel.games.armageddon.chapters.ch15_ships.chapter import Ships
from hexenkessel.games.armageddon.chapters.ch15_ships.self_destruction import SelfDestruction
from hexenkessel.games.armageddon.chapters.ch15_ships.wind import WindRules
from hexenkessel.games.armageddon.chapters.ch16_beasts.chapter import Beasts
from hexenkessel.games.armageddon.chapters.ch16_beasts.eighteen import Eighteen
from hexenkessel.games.armageddon.chapters.ch16_beasts.rider import RiderOfDarkness
from hexenkessel.games.armageddon.chapters.ch17_magic.chapter import Magicians
from hexenkessel.games.armageddon.chapters.chapter import Chapter
from hexenkessel.games.armageddon.chapters.rules import Rules
from hexenkessel.games.armageddon.phase import ArmageddonStep
from hexenkessel.games.armageddon.terms import ChapterName, Sections
from hexenkessel.kernel.action import Action

BOOK: Final[tuple[Chapter, ...]] = (
    Warriors(),
    Lords(),
    Bows(),
    TerrainRules(),
    Phalanxes(),
    Horses(),
    Chariots(),
    Elephants(),
    Walls(),
    Starving(),
    Towers(),
    Pitch(),
    Devices(),
    Rams(),
    Tortoises(),
    Ladders(),
    SiegeTowers(),
    Hits(),
    Onagers(),
    FireArrows(),
    WindRules(),
    Ships(),
    SelfDestruction(),
    Beasts(),
    Eighteen(),
    RiderOfDarkness(),
    Magicians(),
)

ALWAYS: Final[Sections] = ("2", "3")  # R-A1.1b


def sections_of(named: Iterable[ChapterName]) -> Sections:
    """A1.1b: what is meant by these names, in the order of the book: a chapter is all its sections."""
    words = set(map(str, named))
    return tuple(each.section for each in BOOK if each.section in words or str(each.number) in words)


def chapter_flaw(named: Sequence[ChapterName]) -> str | None:
    """R-A1.1b: why these cannot be used together, in a sentence."""
    for name in named:
        if not sections_of([name]):
            return f"There is no chapter {str(name)[:20]}."
    sections = sections_of(named)
    for chapter in BOOK:
        for needed in chapter.needs if chapter.section in sections else ():
            if needed not in sections:
                return f"Chapter {chapter.section} needs chapter {needed}."
    for section in ALWAYS:
        if section not in sections:
            return f"Chapter {section} is always in use."
    if [section for name in named for section in sections_of([name])] != list(sections):
        return "Name each chapter once, in order."
    return None


@cache
def rules_for(sections: Sections) -> Rules:
    """What holds with these sections."""
    return Rules([chapter for chapter in BOOK if chapter.section in sections])


bind(rules_for)


def chapter_actions() -> tuple[type[Action], ...]:
    """Everything that the chapters let one say."""
    return tuple(verb for chapter in BOOK for verb in _actions_of(chapter))


def _actions_of(chapter: Chapter) -> tuple[type[Action], ...]:
    return (*chapter.moves, *chapter.blows, *chapter.anytime, *chapter.answers)


def chapter_steps() -> tuple[type[ArmageddonStep], ...]:
    """The steps that the chapters put between those of every battle."""
    return tuple(dict.fromkeys(step for chapter in BOOK for step in chapter.steps))
