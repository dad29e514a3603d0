"""What a player may do with devices, besides giving them away."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.armageddon.actions import FieldPick, FigurePick, FigurePicks
from hexenkessel.kernel.action import Action


class Carry(Action, frozen=True, tag="carry"):
    """A12.1b: these bring a device one field on. Riders are named by what they ride."""

    button_first: ClassVar[bool] = True

    device: FigurePick
    figures: FigurePicks
    field: FieldPick
