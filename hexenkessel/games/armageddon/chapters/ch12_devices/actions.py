"""What a player may do with devices, besides giving them away."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.armageddon.actions import FieldPick, FigurePick, FigurePicks
from hexenkessel.games.armageddon.chapters.ch06_phalanx.actions import SidePick
from hexenkessel.kernel.action import Action


class Carry(Action, frozen=True, tag="carry"):
    """A12.1b: these bring a device one field on. Riders are named by what they ride."""

    button_first: ClassVar[bool] = True

    device: FigurePick
    figures: FigurePicks
    field: FieldPick


class Batter(Action, frozen=True, tag="batter"):
    """A12.2g, A9.5a: these let a ram, a tortoise or an elephant ram what stands before this field."""

    button_first: ClassVar[bool] = True

    ram: FigurePick
    figures: FigurePicks
    field: FieldPick


class Swivel(Action, frozen=True, tag="swivel"):
    """A12.3f, A13.2i: those inside turn a tortoise or siege tower; its front is now this side."""

    button_first: ClassVar[bool] = True

    device: FigurePick
    figures: FigurePicks
    front: SidePick
