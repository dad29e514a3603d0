"""Casting spells in the strike phase (G15.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexenkessel.games.gods.actions import Cast
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.action import Action

if TYPE_CHECKING:
    from hexenkessel.games.gods.battle.phase import FieldStep


def casts(world: World, step: FieldStep) -> list[Action]:
    """The spells that the side of this step may cast now."""
    return []


def why_not_cast(world: World, step: FieldStep, action: Cast) -> str:
    """The id of the rule that forbids this spell; empty when it may be cast."""
    return "G15.2a"


def cast(change: GodsChange, step: FieldStep, action: Cast) -> None:
    """Cast it; ``step`` stays on top."""
    raise NotImplementedError
