"""What a player may do with animals and things, besides going with them."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

import msgspec

from hexenkessel.games.armageddon.actions import FigurePick
from hexenkessel.games.armageddon.terms import FieldName
from hexenkessel.kernel.action import Action, PickKind
from hexenkessel.kernel.seats import Seat

MaybeFieldPick: TypeAlias = Annotated[FieldName | None, PickKind("field")]
SeatPick: TypeAlias = Annotated[Seat, PickKind("seat"), msgspec.Meta(ge=0, le=5)]


class Mount(Action, frozen=True, tag="mount"):
    """A7.1d: a warrior gets on a horse, an elephant or a wagon."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    mount: FigurePick


class Dismount(Action, frozen=True, tag="dismount"):
    """A7.1d: a rider gets off, on the field of what he rides unless he names another."""

    button_first: ClassVar[bool] = True
    implied: ClassVar[tuple[str | int, ...]] = ("-",)

    figure: FigurePick
    field: MaybeFieldPick = None


class Lead(Action, frozen=True, tag="lead"):
    """A7.1i: a warrior takes an animal by the rein."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    animal: FigurePick


class Release(Action, frozen=True, tag="release"):
    """The rein of an animal is let go."""

    button_first: ClassVar[bool] = True

    animal: FigurePick


class Give(Action, frozen=True, tag="give"):
    """A7.3e: an animal or a thing is given, or lent, to another player."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    receiver: SeatPick


class Seize(Action, frozen=True, tag="seize"):
    """A8.4o, A12.1n: who has the majority on or around a thing declares it captured."""

    button_first: ClassVar[bool] = True

    thing: FigurePick


KEEPING: tuple[type[Action], ...] = (Mount, Dismount, Lead, Release, Give)
