"""What a player may do with gates and moats, and how he besieges."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.armageddon.actions import FieldPick, FigurePick, FigurePicks
from hexenkessel.games.armageddon.chapters.ch06_phalanx.actions import SidePick
from hexenkessel.kernel.action import Action


class Open(Action, frozen=True, tag="open"):
    """A10.2e: a warrior opens the gate that leads from his field to this one."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    field: FieldPick


class Close(Action, frozen=True, tag="close"):
    """A10.2e: a warrior closes it."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    field: FieldPick


class FillMoat(Action, frozen=True, tag="fill-moat"):
    """A10.4c: three warriors fill the moat between these two fields."""

    button_first: ClassVar[bool] = True

    field: FieldPick
    other: FieldPick
    figures: FigurePicks


class ShootThrough(Action, frozen=True, tag="shoot-through"):
    """R-A10.3b: a bow who has two loopholes for this shot names the side of the one he takes."""

    button_first: ClassVar[bool] = True

    bow: FigurePick
    target: FigurePick
    side: SidePick


class Besiege(Action, frozen=True, tag="besiege"):
    """A10.6h: the state of siege of the position to which this field belongs is announced."""

    button_first: ClassVar[bool] = True

    field: FieldPick
