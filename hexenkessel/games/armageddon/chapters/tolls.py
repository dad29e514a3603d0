"""The words in which chapters speak of edges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from hexenkessel.games.armageddon.terms import Place, Rule

ALLOWED: Final = ""

Ways: TypeAlias = Sequence[Sequence[tuple[Place, int]]]
"""For each place those one can get to from it in one go, each with its price in steps."""

Gait: TypeAlias = Literal["foot", "led", "ride", "phalanx", "wheels", "elephant", "led-elephant", "device"]
"""How somebody moves: a warrior on foot, one with horses by the rein, a rider, a phalanx, a chariot, an
elephant or mammoth with its riders, or with its leader, a device with those who carry it."""


class Forbid(NamedTuple):
    """This edge cannot be crossed, by this rule, unless a later chapter says `Only`."""

    rule: Rule


class Add(NamedTuple):
    """It takes so many steps more than earlier chapters say."""

    steps: int


class Only(NamedTuple):
    """It takes so many steps, whatever earlier chapters say."""

    steps: int


Toll: TypeAlias = Forbid | Add | Only

_CLOSED: Final = 0  # no step is free, so this is no price


def price_of(ways: Ways, one: Place, other: Place) -> int:
    """What the step costs; 0: it is not possible."""
    return next((price for to, price in ways[one] if to == other), _CLOSED)
