"""What a player may do with ships and in the water, besides sailing forwards and walking (`go`)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.armageddon.actions import FieldPick, FigurePick, FigurePicks
from hexenkessel.kernel.action import Action


class Astern(Action, frozen=True, tag="astern"):
    """A15.3g: a ship makes a step backwards, its rear half to this field."""

    button_first: ClassVar[bool] = True

    ship: FigurePick
    field: FieldPick


class Beat(Action, frozen=True, tag="beat"):
    """A15.3e: a ship tries this direction against wind or stream, and is driven off."""

    button_first: ClassVar[bool] = True

    ship: FigurePick
    field: FieldPick


class Ram(Action, frozen=True, tag="ram-ship"):
    """A15.7a: two warriors aboard ram what lies on this field."""

    button_first: ClassVar[bool] = True

    ship: FigurePick
    field: FieldPick
    figures: FigurePicks


class Anchor(Action, frozen=True, tag="anchor"):
    """A15.3u: a warrior aboard casts the anchor at the coast to which this field belongs."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    field: FieldPick


class Weigh(Action, frozen=True, tag="weigh"):
    """A15.3u: a warrior aboard raises the anchor that holds the ship there."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    field: FieldPick


class Tie(Action, frozen=True, tag="tie"):
    """A15.3x: a warrior on a raft anchors it to another one."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    raft: FigurePick


class Untie(Action, frozen=True, tag="untie"):
    """A15.3x: and raises that anchor again."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    raft: FigurePick


class Agree(Action, frozen=True, tag="agree"):
    """A15.3y: another player's raft may be anchored to the own one."""


class Decline(Action, frozen=True, tag="decline"):
    """A15.3y: it may not."""


class Claim(Action, frozen=True, tag="claim"):
    """A15.3ak: who has the majority on a ship declares it captured."""

    button_first: ClassVar[bool] = True

    ship: FigurePick


class Jump(Action, frozen=True, tag="jump"):
    """A15.6g: a warrior jumps into the water there."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    field: FieldPick


class Heave(Action, frozen=True, tag="heave"):
    """A15.6h: these warriors jump into the water there with a device."""

    button_first: ClassVar[bool] = True

    device: FigurePick
    field: FieldPick
    figures: FigurePicks


class Swing(Action, frozen=True, tag="swing"):
    """Before the battle: a ship is turned so that its rear half is on this field."""

    button_first: ClassVar[bool] = True

    ship: FigurePick
    field: FieldPick


SHIP_MOVES: tuple[type[Action], ...] = (Astern, Beat, Ram, Anchor, Weigh, Tie, Untie, Jump, Heave)
