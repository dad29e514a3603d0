"""The interface of bots (agents)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from hexenkessel.kernel.action import Action
    from hexenkessel.kernel.gate import Decision

V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra]):
    """An agent that plays a seat. It is told what a person in that seat is told, and nothing else."""

    def choose(self, view: V_contra, decision: Decision) -> Action:
        """One of the actions (or asides) of a decision that this seat is asked."""
        ...


BotFactory: TypeAlias = Callable[[int], Bot[Any]]
"""Makes a bot from a seed: two of the same seed that are asked the same answer the same."""
