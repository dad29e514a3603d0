"""What players say while one of their fields, or a wagon, is too crowded."""

from __future__ import annotations

from hexenkessel.games.armageddon.actions import FigurePick
from hexenkessel.kernel.action import Action


class Trample(Action, frozen=True, tag="trample"):
    """A9.4d: of several who can trample, this one does it next."""

    figure: FigurePick


class Defend(Action, frozen=True, tag="defend"):
    """A8.3h: of those who are trampled, this one defends itself."""

    figure: FigurePick


class Strike(Action, frozen=True, tag="strike"):
    """A8.4h: in a scramble, this warrior strikes at that one."""

    figure: FigurePick
    target: FigurePick


class Sacrifice(Action, frozen=True, tag="sacrifice"):
    """A8.4i: of those who are too many this one is given up."""

    figure: FigurePick


TRAMPLING_ACTIONS: tuple[type[Action], ...] = (Trample, Defend, Strike, Sacrifice)
