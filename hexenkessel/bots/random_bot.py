"""The random bot, a baseline for any game."""

from __future__ import annotations

import random
from typing import Any, Final

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision

# A verb with many variants (proposals, ways to split) must not drown the others, so more do not count.
_MOST_WEIGHT: Final = 12


class RandomBot:
    """A random policy: draws a verb, then one of its actions. It never says anything it is not asked."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: Any, decision: Decision) -> Action:
        by_kind: dict[type[Action], list[Action]] = {}
        for action in decision.actions:
            by_kind.setdefault(type(action), []).append(action)
        groups = list(by_kind.values())
        weights = [min(len(group), _MOST_WEIGHT) for group in groups]
        return self._rng.choice(self._rng.choices(groups, weights)[0])
