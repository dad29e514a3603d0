"""March under other rules: what a host meets who installs a newer version while games are being played."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.kernel.game import OpenGame
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.position import Position, Setup
from hexenkessel.kernel.step import Step
from tests.minis.march.field import Field
from tests.minis.march.game import March
from tests.minis.march.turn import Turn


class LongTurn(Turn, frozen=True, tag="turn"):
    """M2.2b, kinder: three steps. Whatever was allowed still is."""

    steps: ClassVar[int] = 3


class ShortTurn(Turn, frozen=True, tag="turn"):
    """M2.2b, stricter: one step."""

    steps: ClassVar[int] = 1


class WildTurn(Turn, frozen=True, tag="turn"):
    """M2.3b, wilder: four dice."""

    dice: ClassVar[int] = 4


class BrokenTurn(Turn, frozen=True, tag="turn"):
    """Rules that fail."""

    def finish(self, change: object) -> None:
        raise ZeroDivisionError("nobody has tried this")


def version(name: str, turn: type[Turn]) -> OpenGame[Field]:
    """The same game with another kind of turn."""

    class OtherPosition(Position[Field], frozen=True):
        steps: tuple[Step[Field], ...]
        state: Field
        outcome: Outcome | None = None

    class OtherMarch(March):
        __module__ = March.__module__  # beside which its messages are
        version = name

        def opening(self, setup: Setup) -> Position[Field]:  # type: ignore[override]
            first = super().opening(setup)
            return OtherPosition(setup, 0, (turn(0),), first.state)

    return OtherMarch()


KINDER = version("1.1.0", LongTurn)
STRICTER = version("2.0.0", ShortTurn)
WILDER = version("3.0.0", WildTurn)
BROKEN = version("4.0.0", BrokenTurn)
