"""What chapter 14 lets one say."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.armageddon.actions import FieldPick
from hexenkessel.games.armageddon.chapters.ch06_phalanx.actions import SidePick
from hexenkessel.kernel.action import Action


class Topple(Action, frozen=True, tag="topple"):
    """A14.3g: the wall on this side falls, and with it the next one clockwise, if one touches it there."""

    button_first: ClassVar[bool] = True

    field: FieldPick
    side: SidePick


class Ignite(Action, frozen=True, tag="ignite"):
    """A14.4a: it was a fire arrow."""


class Pierce(Action, frozen=True, tag="pierce"):
    """A14.4a: it was an arrow like others."""
