"""A position of Armageddon: the battlefield, and the steps that lead on from it."""

from __future__ import annotations

from typing import TypeAlias

from hexenkessel.games.armageddon.chapters.ch08_chariot.rolling import RollingOver
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.chapters.trampling.trampling import Trampling
from hexenkessel.games.armageddon.combat import Combat
from hexenkessel.games.armageddon.dangers import Dangers, LifeRolls
from hexenkessel.games.armageddon.deployment import Deploying, Enlisting
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.movement import Movement
from hexenkessel.games.armageddon.start import Gathering
from hexenkessel.games.armageddon.turn import Rounds, Turn
from hexenkessel.kernel import position as kernel

# The sequence of play from top to bottom, as the book has it; then what chapters put between.
AnyStep: TypeAlias = (
    Gathering
    | Enlisting
    | Deploying
    | Rounds
    | Turn
    | Dangers
    | LifeRolls
    | Movement
    | Combat
    | Trampling
    | RollingOver
    | Scramble
)


class Position(kernel.Position[Battlefield], frozen=True):
    """Everything that is true at one moment of a game of Armageddon."""

    steps: tuple[AnyStep, ...]
    state: Battlefield
