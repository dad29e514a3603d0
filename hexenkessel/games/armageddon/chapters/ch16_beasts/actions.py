"""What is said to giants."""

from __future__ import annotations

from hexenkessel.games.armageddon.actions import FieldPick, FigurePick
from hexenkessel.kernel.action import Action


class Tame(Action, frozen=True, tag="tame"):
    """A16.6g, A16.6h: this warrior, who has lived through a stone, tries to tame the giant who threw it."""

    figure: FigurePick


class Stride(Action, frozen=True, tag="stride"):
    """A16.6j: the extra step of a giant who has just been tamed on his own field."""

    field: FieldPick


class ThrowStone(Action, frozen=True, tag="throw-stone"):
    """A16.6e: a tame giant throws a stone onto one of the fields around him."""

    figure: FigurePick
    field: FieldPick


class Settle(Action, frozen=True, tag="settle"):
    """A16.1b: first the great field in which this field lies, then the field."""

    field: FieldPick
