"""What a player may do with a phalanx, besides letting it go and its men strike."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from hexenkessel.games.armageddon.actions import FieldPick, FigurePick
from hexenkessel.games.armageddon.terms import Side
from hexenkessel.kernel.action import Action, PickKind

SidePick: TypeAlias = Annotated[Side, PickKind("side")]


class Form(Action, frozen=True, tag="form"):
    """A6.1c: four equal men on a field become a phalanx; the middle of its front is this side."""

    button_first: ClassVar[bool] = True

    field: FieldPick
    front: SidePick


class Dissolve(Action, frozen=True, tag="dissolve"):
    """A6.1g: the phalanx on a field is dissolved."""

    button_first: ClassVar[bool] = True

    field: FieldPick


class Fill(Action, frozen=True, tag="fill"):
    """A6.2n: a man from a neighbouring field steps into the gap in a phalanx."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    field: FieldPick


class Face(Action, frozen=True, tag="face"):
    """A6.1o: the phalanx on a field turns; the middle of its front is now this side."""

    button_first: ClassVar[bool] = True

    field: FieldPick
    front: SidePick


class Charge(Action, frozen=True, tag="charge"):
    """A6.2f: the charge blow of a phalanx that has moved, given by one of its men."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    target: FigurePick
