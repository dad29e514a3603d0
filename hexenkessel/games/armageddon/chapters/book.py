"""All chapters there are, and which of them can be used together (A1.1b)."""

from __future__ import annotations

from functools import cache
from typing import Final

from hexenkessel.games.armageddon.chapters.ch02_warriors.chapter import Warriors
from hexenkessel.games.armageddon.chapters.ch03_lords.chapter import Lords
from hexenkessel.games.armageddon.chapters.ch04_bow.chapter import Bows
from hexenkessel.games.armageddon.chapters.ch05_terrain.chapter import TerrainRules
from hexenkessel.games.armageddon.chapters.ch06_phalanx.chapter import Phalanxes
from hexenkessel.games.armageddon.chapters.ch07_horse.chapter import Horses
from hexenkessel.games.armageddon.chapters.ch08_chariot.chapter import Chariots
from hexenkessel.games.armageddon.chapters.ch09_elephant.chapter import Elephants
from hexenkessel.games.armageddon.chapters.chapter import Chapter
from hexenkessel.games.armageddon.chapters.rules import Rules
from hexenkessel.games.armageddon.terms import Chapters
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
)

ALWAYS: Final = (2, 3)  # R-A1.1b


def chapter_flaw(chapters: Chapters) -> str | None:
    """R-A1.1b: why these chapters cannot be used together, in a sentence."""
    known = {chapter.number: chapter for chapter in BOOK}
    for number in chapters:
        if number not in known:
            return f"There is no chapter {number}."
        for needed in known[number].needs:
            if needed not in chapters:
                return f"Chapter {number} needs chapter {needed}."
    for number in ALWAYS:
        if number not in chapters:
            return f"Chapter {number} is always in use."
    if list(chapters) != sorted(set(chapters)):
        return "Name each chapter once, in order."
    return None


@cache
def rules_for(chapters: Chapters) -> Rules:
    """What holds with these chapters."""
    return Rules([chapter for chapter in BOOK if chapter.number in chapters])


def chapter_actions() -> tuple[type[Action], ...]:
    """Everything that the chapters let one say."""
    return tuple(verb for chapter in BOOK for verb in (*chapter.moves, *chapter.blows, *chapter.answers))
