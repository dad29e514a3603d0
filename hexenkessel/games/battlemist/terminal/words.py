"""How things are written in drawings, which speak English."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from textwrap import wrap
from typing import Final

from hexenkessel.games.battlemist.effect import KINDS
from hexenkessel.games.battlemist.goods import RESOURCES, Goods
from hexenkessel.games.battlemist.terms import RaceName
from hexenkessel.games.battlemist.units import Units, kinds_in
from hexenkessel.games.battlemist.view import BattlemistView
from hexenkessel.kernel.messages import Messages
from hexenkessel.kernel.seats import Seat

LETTERS: Final = ("f", "a", "c", "D", "F", "G")
"""Of the kinds of units, in their order."""

HERO: Final = "♥"


@cache
def _messages() -> Messages:
    return Messages("en", files("hexenkessel.games.battlemist") / "messages")


@cache
def said(key: str) -> str:
    """A message that is told nothing."""
    return _messages().say(key)


def name(word: str) -> str:
    """
    >>> name("abou-xar")
    'Abou Xar'
    """
    return said(f"name-{word}")


def about(word: str) -> str:
    return said(f"about-{word}")


def seat_name(view: BattlemistView, seat: Seat) -> str:
    """The race, or until it is chosen the number."""
    race = view.players[seat].race
    return name(race) if race else f"Player {seat + 1}"


def short(race: RaceName) -> str:
    """
    >>> short("orcs")
    'Or'
    """
    return name(race)[:2]


def tally(units: Units) -> str:
    """Units in as few letters as can be.

    >>> tally((2, 1, 0, 0, 0, 1))
    '2f1a1G'
    """
    return "".join(f"{count}{letter}" for letter, count in zip(LETTERS, units, strict=True) if count)


def units_of(units: Units) -> str:
    """
    >>> units_of((2, 1, 0, 0, 0, 0))
    '2 footmen, 1 archer'
    """
    if not any(units):
        return "nobody"
    return ", ".join(
        _messages().say(f"counted-{kind}", {"count": kinds_in(units).count(kind)})
        for kind in KINDS
        if kind in kinds_in(units)
    )


def goods_of(goods: Goods) -> str:
    """
    >>> goods_of(Goods(grain=4, iron=1))
    '4 grain, 1 iron'
    """
    return ", ".join(f"{goods.of(kind)} {kind}" for kind in RESOURCES if goods.of(kind)) or "nothing"


def goods_in_short(goods: Goods) -> str:
    """
    >>> goods_in_short(Goods(grain=2, wood=1, iron=1))
    '2g1w1i'
    """
    return "".join(f"{goods.of(kind)}{kind[0]}" for kind in RESOURCES if goods.of(kind))


def folded(line: str, width: int, margin: int) -> list[str]:
    """A line broken between words, with a margin from the second line on.

    >>> folded("Zul  2 footmen, 1 archer", 16, 5)
    ['Zul  2 footmen,', '     1 archer']
    """
    return wrap(line, width, subsequent_indent=" " * margin, break_on_hyphens=False)
