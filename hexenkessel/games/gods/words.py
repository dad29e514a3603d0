"""How figures and fields are written in drawings and choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from textwrap import wrap

from hexenkessel.games.gods.equipment.board import LAND
from hexenkessel.games.gods.equipment.figures import FIGURES, base_power, value
from hexenkessel.games.gods.lineup import ArmyView
from hexenkessel.games.gods.terms import BattlePoints, Field, Figure
from hexenkessel.games.gods.world import COLOURS
from hexenkessel.kernel.seats import Seat

_RANKS = ("master", "lord", "element", "demilord", "human", "creature")


def colour(seat: Seat) -> str:
    return COLOURS[seat] if seat >= 0 else "Grey"


def field_name(field: Field) -> str:
    """
    >>> field_name("D0.7"), field_name("City")
    ('Desert D0.7', 'City')
    """
    land = LAND.get(field, field)
    return field if land == field else f"{land} {field}"


def counted(figures: Iterable[Figure]) -> str:
    """Figures in few words, by class, then by worth.

    >>> counted(("Ogre", "Ogre", "Titan"))
    'Titan, Ogre ×2'
    """
    return _counted(tuple(figures))


@lru_cache(maxsize=4096)
def _counted(figures: tuple[Figure, ...]) -> str:
    numbers = in_order(Counter(figures))
    return ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in numbers)


def in_order(numbers: Mapping[Figure, int]) -> list[tuple[Figure, int]]:
    """Figures with their numbers, by class, then by worth."""
    return sorted(numbers.items(), key=lambda pair: (*_standing(pair[0]), pair[0]))


def _standing(name: Figure) -> tuple[int, int]:
    return _RANKS.index(FIGURES[name].rank), -value(name)


def contents(army: ArmyView) -> str:
    """What the observer knows of an army."""
    hidden = army.size - len(army.visible)
    if not hidden:
        return counted(army.visible)
    return f"{counted(army.visible)}, {hidden} unknown" if army.visible else "all unknown"


@lru_cache(maxsize=1024)
def figures(name: Figure, points: BattlePoints = 0, between: str = " ") -> str:
    """Power and skill as printed on the counter, and what it can do: in a column, or within a sentence.

    >>> figures("Gorgon"), figures("Warlock", between=", ")
    ('8-3 flies shoots', '6-4 shoots, casts')
    """
    kind = FIGURES[name]
    can = (
        ("flies", kind.flies),
        ("shoots", kind.rangestrikes),
        ("casts", kind.magic),
        ("swims", kind.wave is not None),
    )
    abilities = [word for word, has in can if has]
    return f"{base_power(name, points)}-{kind.skill} {between.join(abilities)}".rstrip()


def folded(line: str, width: int, margin: int) -> list[str]:
    """A line broken between words, with a margin from the second line on.

    >>> folded("Red1  Titan, Ogre-3", 14, 6)
    ['Red1  Titan,', '      Ogre-3']
    """
    return wrap(line, width, subsequent_indent=" " * margin, break_on_hyphens=False)
