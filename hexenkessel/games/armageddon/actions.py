"""Everything that can be said in a game of Armageddon. Chapters 6 to 9 have theirs in their own packages."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

import msgspec

from hexenkessel.games.armageddon.terms import FieldName, FigureId, Kind
from hexenkessel.kernel.action import Action, PickKind, Stop

FigurePick: TypeAlias = Annotated[FigureId, PickKind("figure"), msgspec.Meta(ge=0, le=9999)]
MaybeFigurePick: TypeAlias = Annotated[FigureId | None, PickKind("figure")]
FigurePicks: TypeAlias = Annotated[tuple[FigureId, ...], PickKind("figure")]
FieldPick: TypeAlias = Annotated[FieldName, PickKind("field")]
KindPick: TypeAlias = Annotated[Kind, PickKind("kind")]

# Before the battle


class Enlist(Action, frozen=True, tag="enlist"):
    """Buy a figure and place it."""

    kind: KindPick
    field: FieldPick


class Dismiss(Action, frozen=True, tag="dismiss"):
    """Give a figure back that was bought."""

    figure: FigurePick


class Place(Action, frozen=True, tag="place"):
    """Set a figure up on another field of the own zone, with all that belongs to it."""

    figure: FigurePick
    field: FieldPick


class Ready(Action, frozen=True, tag="ready"):
    """The army stands as it shall."""


# At the beginning of a turn


class Assign(Action, frozen=True, tag="assign"):
    """A5.2k: the roll for life counts for this figure."""

    figure: FigurePick


# Movement


class Go(Action, frozen=True, tag="go"):
    """A2.3: a figure goes to a field in its reach, with all that goes along with it."""

    figure: FigurePick
    field: FieldPick


class March(Action, frozen=True, tag="march"):
    """A2.3e: these figures go as far and in the same direction as the first of them goes to this field."""

    button_first: ClassVar[bool] = True

    figures: FigurePicks
    field: FieldPick


class Swap(Action, frozen=True, tag="swap"):
    """A2.3j: figures on two full neighbouring fields change places."""

    button_first: ClassVar[bool] = True

    figures: FigurePicks
    others: FigurePicks


class Fight(Action, frozen=True, tag="fight"):
    """A2.4a: all have moved that shall; now for the fighting."""


# Combat


class Attack(Action, frozen=True, tag="attack"):
    """A2.4g: a duel, perhaps with the support of another (A3.2a)."""

    implied: ClassVar[tuple[str | int, ...]] = ("-",)

    attacker: FigurePick
    target: FigurePick
    supporter: MaybeFigurePick = None


class Shoot(Action, frozen=True, tag="shoot"):
    """A4.2f: a bow shoots at an enemy."""

    bow: FigurePick
    target: FigurePick


class End(Action, frozen=True, tag="end"):
    """The turn is over: both its parts, and not only the step that asks, as the kernel's `Done` would say."""


GENERAL_ACTIONS: tuple[type[Action], ...] = (
    Enlist, Dismiss, Place, Ready, Assign, Go, March, Swap, Fight, Attack, Shoot, End, Stop,
)  # fmt: skip
