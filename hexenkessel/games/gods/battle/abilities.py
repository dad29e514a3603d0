"""One-time abilities of Creatures, and what the Necromancer does (G16.2, G16.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexenkessel.games.gods.actions import UseAbility
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.action import Action

if TYPE_CHECKING:
    from hexenkessel.games.gods.battle.course import BattleCourse
    from hexenkessel.games.gods.battle.phase import FieldStep, Throw


def uses(world: World, step: FieldStep) -> list[Action]:
    """The abilities that the side of this step may use now."""
    return []


def why_not_use(world: World, step: FieldStep, action: UseAbility) -> str:
    """The id of the rule that forbids this use; empty when it is allowed."""
    return "G16.2c"


def use(change: GodsChange, step: FieldStep, action: UseAbility) -> None:
    """Use it; ``step`` stays on top."""
    raise NotImplementedError


def begin_phase(change: GodsChange, course: BattleCourse) -> None:
    """G16.5bu: the strike phase of a side begins, Drift and the red Demon are done with; may push a step."""


def after_roll(change: GodsChange, step: FieldStep, throw: Throw) -> bool:
    """The dice of a melee attack lie: is there a choice before hits fall (G16.5b)? Then it is pushed, and it
    calls ``strikes.land`` with the throw, or not."""
    return False


def after_hits(change: GodsChange, throw: Throw, excess: int) -> int:
    """The hits of a melee attack have fallen; returns those that may carry over (G16.5i, G16.5n)."""
    return excess
