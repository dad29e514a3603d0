"""What chapter 14 lets one say."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.armageddon.actions import FieldPick, FigurePick
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


# A14.2d: each way to aim is a verb, and so is chosen before the roll. First who serves which onager.


class Hurl(Action, frozen=True, tag="hurl"):
    """A14.2e, A14.2f: in the direction whose first field this is, through a side or through a corner."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    onager: FigurePick
    field: FieldPick


class Lob(Action, frozen=True, tag="lob"):
    """A14.2g: at this single field."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    onager: FigurePick
    field: FieldPick


class Smash(Action, frozen=True, tag="smash"):
    """A14.3q: at the bridge between these two, and at nothing else."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    onager: FigurePick
    field: FieldPick
    other: FieldPick


class Bury(Action, frozen=True, tag="bury"):
    """A14.3u: at the moat between these two, to fill it."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    onager: FigurePick
    field: FieldPick
    other: FieldPick
