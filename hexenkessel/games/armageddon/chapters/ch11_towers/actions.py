"""What chapter 11 lets one say."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.armageddon.actions import FieldPick, FigurePick
from hexenkessel.kernel.action import Action


class Pour(Action, frozen=True, tag="pour"):
    """A11.4d: a warrior on a platform pours pitch on this field, or on the floor right below him."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    field: FieldPick
