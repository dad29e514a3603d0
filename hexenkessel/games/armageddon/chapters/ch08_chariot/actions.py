"""What a player may do with a chariot, besides driving on (`go`) and getting on and off."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.armageddon.actions import FieldPick, FigurePick, FigurePicks
from hexenkessel.kernel.action import Action


class Harness(Action, frozen=True, tag="harness"):
    """A8.1d: a warrior harnesses a chariot horse to a wagon."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    horse: FigurePick
    wagon: FigurePick


class Unharness(Action, frozen=True, tag="unharness"):
    """A8.1d: a warrior unharnesses a chariot horse."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    horse: FigurePick


class Back(Action, frozen=True, tag="back"):
    """A8.1u: a chariot drives one step backwards, the wagon to this field."""

    button_first: ClassVar[bool] = True

    wagon: FigurePick
    field: FieldPick


class Pull(Action, frozen=True, tag="pull"):
    """A8.1v: two warriors on the pole field go to this field and pull an empty wagon after them."""

    button_first: ClassVar[bool] = True

    wagon: FigurePick
    figures: FigurePicks
    field: FieldPick


CHARIOT_ACTIONS: tuple[type[Action], ...] = (Harness, Unharness, Back, Pull)
