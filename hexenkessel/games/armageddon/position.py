"""A position of Armageddon: the battlefield, and the steps that lead on from it."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final, TypeAlias

from hexenkessel.games.armageddon.chapters.book import chapter_steps
from hexenkessel.games.armageddon.combat import Combat
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.deployment import Deploying, Enlisting
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.movement import Movement
from hexenkessel.games.armageddon.phase import ArmageddonStep
from hexenkessel.games.armageddon.start import Gathering
from hexenkessel.games.armageddon.turn import Rounds, Turn
from hexenkessel.kernel import position as kernel

# The sequence of play from top to bottom, as the book has it; then what chapters put between.
STEPS: Final[tuple[type[ArmageddonStep], ...]] = (
    *(Gathering, Enlisting, Deploying, Rounds, Turn, LifeRolls, Movement, Combat),
    *chapter_steps(),
)

# What is written in the middle of any of these steps can be read again.
if TYPE_CHECKING:
    AnyStep: TypeAlias = ArmageddonStep
else:
    AnyStep = reduce(or_, STEPS)


class Position(kernel.Position[Battlefield], frozen=True):
    """Everything that is true at one moment of a game of Armageddon."""

    steps: tuple[AnyStep, ...]
    state: Battlefield
