"""What a player may do with ladders, besides carrying them."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.armageddon.actions import FieldPick, FigurePick, FigurePicks
from hexenkessel.kernel.action import Action


class SetUp(Action, frozen=True, tag="set-up"):
    """A13.1g, A13.1l: two warriors set a ladder up; the platform to which it leads is named."""

    button_first: ClassVar[bool] = True

    ladder: FigurePick
    figures: FigurePicks
    field: FieldPick


class LayDown(Action, frozen=True, tag="lay-down"):
    """A13.1p: two warriors at its foot lay a ladder down."""

    button_first: ClassVar[bool] = True

    ladder: FigurePick
    figures: FigurePicks


class PullUp(Action, frozen=True, tag="pull-up"):
    """A13.1k: two warriors on the platform pull a ladder up."""

    button_first: ClassVar[bool] = True

    ladder: FigurePick
    figures: FigurePicks


class LetDown(Action, frozen=True, tag="let-down"):
    """A13.1l: two warriors on the platform let a ladder down to the place where it shall stand."""

    button_first: ClassVar[bool] = True

    ladder: FigurePick
    figures: FigurePicks
    field: FieldPick


class Climb(Action, frozen=True, tag="climb"):
    """A13.1h: a warrior climbs a ladder that is set up."""

    figure: FigurePick
    ladder: FigurePick


class ThrowOver(Action, frozen=True, tag="throw-over"):
    """A13.1m: a warrior on the platform tries to throw a ladder over."""

    figure: FigurePick
    ladder: FigurePick
