"""Chapter 14: what a hit does."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.armageddon.chapters.ch14_onager.actions import Topple
from hexenkessel.games.armageddon.chapters.ch14_onager.toppling import Toppling
from hexenkessel.games.armageddon.chapters.chapter import Chapter
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.phase import ArmageddonStep
from hexenkessel.games.armageddon.terms import Sections
from hexenkessel.kernel.action import Action


class Hits(Chapter):
    """14.3. What hits is brought by others, who call `effects`."""

    number = 14
    section = "14.3"
    needs: ClassVar[Sections] = ("5",)
    answers: ClassVar[tuple[type[Action], ...]] = (Topple, *Scramble.answers)
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (Toppling, Scramble)
