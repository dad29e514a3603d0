"""What a witch can say."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from hexenkessel.kernel.action import Action, PickKind

Witch: TypeAlias = Annotated[int, PickKind("seat")]


class Lay(Action, frozen=True, tag="lay"):
    card: str


class Crown(Action, frozen=True, tag="crown"):
    button_first: ClassVar[bool] = True
    witch: Witch


class Curse(Action, frozen=True, tag="curse"):
    button_first: ClassVar[bool] = True
    witch: Witch


class Tempt(Action, frozen=True, tag="tempt"):
    """Tempt fate instead of making a motion."""


class Vote(Action, frozen=True, tag="vote"):
    button_first: ClassVar[bool] = True
    aye: bool


class Veto(Action, frozen=True, tag="veto"):
    """Cancel what another has just done."""


class Adjourn(Action, frozen=True, tag="adjourn"):
    """The host closes the hall."""
