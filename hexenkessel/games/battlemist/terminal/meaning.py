"""What an action would do in a view, for people who do not know the figures by heart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from hexenkessel.games.battlemist.terminal import lore, thrift, war
from hexenkessel.games.battlemist.terminal.scene import Scene, Words, scene_of
from hexenkessel.games.battlemist.view import BattlemistView
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.step import Prompt

TELLERS: Final[Mapping[type[Action], Callable[[Any, Scene], Words | None]]] = MappingProxyType(
    {**lore.TELLERS, **thrift.TELLERS, **war.TELLERS}
)
"""For each kind of action what its message is told, or None where there is nothing to say."""


def describe(view: BattlemistView, action: Action) -> Prompt | None:
    """The message `action-<verb>` with what it needs to know."""
    tell = TELLERS.get(type(action))
    if tell is None or view.observer is None:
        return None
    words = tell(action, scene_of(view, view.observer))
    return None if words is None else Prompt(f"action-{action.verb}", words)
