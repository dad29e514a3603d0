"""How characters and lands are written in drawings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from textwrap import wrap

from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.characters import CHARACTERS, power
from hexenkessel.games.titan.lineup import LegionView
from hexenkessel.games.titan.terms import Character, Land, Score
from hexenkessel.games.titan.world import COLOURS
from hexenkessel.kernel.seats import Seat


def colour(seat: Seat) -> str:
    return COLOURS[seat]


def land_name(land: Land) -> str:
    """
    >>> land_name(138)
    'Plains 138'
    """
    return f"{LANDS[land].terrain} {land}" if land in LANDS else str(land)


def counted(characters: Iterable[Character]) -> str:
    """Characters in few words, Lords first, then by worth.

    >>> counted(("Ogre", "Ogre", "Titan"))
    'Titan, Ogre ×2'
    """
    return _counted(tuple(characters))


@lru_cache(maxsize=4096)
def _counted(characters: tuple[Character, ...]) -> str:
    numbers = in_order(Counter(characters))
    return ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in numbers)


def in_order(numbers: Mapping[Character, int]) -> list[tuple[Character, int]]:
    """Characters with their numbers, Lords first, then by worth."""
    return sorted(numbers.items(), key=lambda pair: (*_standing(pair[0]), pair[0]))


def _standing(name: Character) -> tuple[int, int]:
    kind = CHARACTERS[name]
    # The Titan is what one looks for first, in one's own legions and in foreign ones.
    rank = 0 if name == "Titan" else ("lord", "demilord", "creature").index(kind.rank) + 1
    return rank, -kind.power * kind.skill


def contents(legion: LegionView) -> str:
    """What the observer knows of a legion."""
    hidden = legion.size - len(legion.visible)
    if not hidden:
        return counted(legion.visible)
    return f"{counted(legion.visible)}, {hidden} unknown" if legion.visible else "all unknown"


@lru_cache(maxsize=256)
def figures(name: Character, score: Score = 0, between: str = " ") -> str:
    """Power and skill as printed on the counter, and what it can do: in a column, or within a sentence.

    >>> figures("Gorgon"), figures("Gorgon", between=", ")
    ('6-3 flies shoots', '6-3 flies, shoots')
    """
    kind = CHARACTERS[name]
    abilities = [word for word, has in (("flies", kind.flies), ("shoots", kind.rangestrikes)) if has]
    return f"{power(name, score)}-{kind.skill} {between.join(abilities)}".rstrip()


def folded(line: str, width: int, margin: int) -> list[str]:
    """A line broken between words, with a margin from the second line on.

    >>> folded("Red1  Titan, Ogre-3", 14, 6)
    ['Red1  Titan,', '      Ogre-3']
    """
    return wrap(line, width, subsequent_indent=" " * margin, break_on_hyphens=False)
