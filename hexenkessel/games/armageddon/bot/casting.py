"""What the bot does with a magician: spells that cost enemies more than himself, and small answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.chapters.ch17_magic import aiming
from hexenkessel.games.armageddon.chapters.ch17_magic.actions import (
    BlowAway,
    Cast,
    Challenge,
    Counter,
    MakeMortal,
    Remove,
    Roll,
)
from hexenkessel.games.armageddon.chapters.ch17_magic.casting import Casting
from hexenkessel.games.armageddon.chapters.ch17_magic.offering import units
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.kernel.action import Action, Done

# What a spell takes from an enemy, or gives to a friend, in parts of his price.
_HARM: Final = {"weaken": 0.15, "paralyse": 0.6}
_HELP: Final = {"strengthen": 0.15, "make-invisible": 0.3}
_LEAST: Final = 6.0  # points that a spell must be worth
_COUNTERED: Final = 8  # units of a spell that is worth an attempt
_NEAR: Final = 2  # fields: nearer than that somebody is soon struck


def choose_answer(scene: Scene, actions: Sequence[Action], step: object) -> Action | None:
    """What it says in the steps of chapter 17; None: that is none of them."""
    first = actions[0]
    if isinstance(first, Roll | MakeMortal | BlowAway):
        return MakeMortal() if MakeMortal() in actions else first
    if isinstance(first, Counter) and isinstance(step, Casting):
        return first if step.units >= _COUNTERED else Done()
    if isinstance(first, Remove):
        removals = [action for action in actions if isinstance(action, Remove)]
        return min(removals, key=lambda action: scene.worth(scene.index.figures[action.figure]))
    return None


def choose_spell(scene: Scene, actions: Sequence[Action]) -> Action | None:
    """A duel of magicians if there can be one, or the spell that is worth most; None: none is."""
    for action in actions:
        if isinstance(action, Challenge):
            return action
    best, most = None, _LEAST
    for action in actions:
        if isinstance(action, Cast) and (value := _worth(scene, action)) > most:
            best, most = action, value
    return best


def _worth(scene: Scene, cast: Cast) -> float:
    index = scene.index
    harm, help_ = _HARM.get(cast.spell, 0.0), _HELP.get(cast.spell, 0.0)
    if not harm and not help_:
        return 0.0
    fields = tuple(index.ground.number[name] for name in cast.fields)
    magician = index.figures[cast.figure]
    total = -float(units(index, magician, cast.spell, fields))
    for figure in aiming.subjects(index, magician, cast.spell, fields):
        if not _is_threatened(scene, figure):
            continue
        sign = 1 if scene.is_enemy(figure) == bool(harm) else -1
        total += sign * (harm or help_) * scene.worth(figure)
    return total


def _is_threatened(scene: Scene, figure: Figure) -> bool:
    """Is an enemy of his near enough for a blow?"""
    distance = scene.index.ground.distance
    return any(
        scene.field.is_enemy(figure.owner, other.owner) and distance(figure.field, other.field) <= _NEAR
        for other in scene.index.figures.values()
        if other.is_warrior
    )
