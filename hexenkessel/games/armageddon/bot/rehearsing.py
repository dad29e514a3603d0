"""What the bot knows nothing about it tries out in its head: by what is left of both armies afterwards."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.view import sample_position
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import _apply

_TRIALS: Final = 4
_MOST_TRIED: Final = 12


def rehearsed(scene: Scene, actions: Sequence[Action], least: float = 0.0) -> Action | None:
    """The one of these that leaves most, if that is more than there is now; None: none of them does."""
    rng = random.Random(scene.view.number)
    tried = list(actions) if len(actions) <= _MOST_TRIED else rng.sample(list(actions), _MOST_TRIED)
    now = _balance(scene, scene.field)
    best, most = None, now + least
    for action in tried:
        total = 0.0
        for _ in range(_TRIALS):
            position = sample_position(scene.view, rng)
            total += _balance(scene, _apply(position, scene.seat, action).position.state)
        if total / _TRIALS > most:
            best, most = action, total / _TRIALS
    return best


def _balance(scene: Scene, field: Battlefield) -> float:
    return sum(
        -scene.worth(figure) if scene.is_enemy(figure) else scene.worth(figure)
        for figure in field.figures.values()
        if figure.owner is not None
    )
