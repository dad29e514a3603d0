"""What a combat brings: battle points and gems, by how it was decided (G20, G24.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from hexenkessel.games.gods.armies.army import army_value
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.terms import BattlePoints, Figure, Gems

Decision: TypeAlias = Literal["flight", "negotiation", "concession", "battle", "draw", "time", "removal"]
"""How an army was destroyed.

``concession``: before the attacker had set up; later it is a ``battle`` lost. ``removal``: an army of a
player whose Titan was destroyed.
"""

DECISIONS: Final[tuple[Decision, ...]] = get_args(Decision)


class Score(msgspec.Struct, frozen=True):
    """What the winner gets, and what the loser gets for his lost army."""

    battle_points: BattlePoints = 0
    gems: Gems = 0
    loser_gems: Gems = 0


NOTHING: Final = Score()


def score(how: Decision, army: Iterable[Figure], points: BattlePoints = 0) -> Score:
    """What the loss of these figures brings; ``points`` are the battle points of their owner.

    >>> score("flight", ("Lion", "Lion", "Ogre"))
    Score(battle_points=21, gems=15, loser_gems=15)
    """
    lost = tuple(army)
    # G20.3a: the sum of the values of all slain figures; G20.3f: what the winner lost does not matter.
    worth = army_value(lost, points)
    # G20.3d: ten gems for each.
    gems = LIMITS.gems.slain * len(lost)
    small = LIMITS.gems.fled * len(lost)
    if how == "flight":
        # G20.4a: five gems for each figure that fled,
        # G20.4b: as many for the attacker,
        # G20.4c: and half the value for him. Halves are rounded down.
        return Score(worth // 2, small, small)
    if how == "negotiation":
        # G20.4d: the loser gets five gems for each figure,
        # G20.4e: the winner the whole value,
        # G20.4f: and ten gems for each.
        return Score(worth, gems, small)
    if how == "concession":
        # G20.3e: half of points and gems for an army that concedes before the attacker has set up.
        return Score(worth // 2, gems // 2)
    if how == "battle":
        # G20.4h: after a fight, also one that a concession ended, the whole value and ten gems for each;
        # G20.4i: and nothing for the loser.
        return Score(worth, gems)
    if how == "removal":
        # G24.8f: half the value of all that is removed with a destroyed Titan, rounded down once,
        # G24.8g: and five gems for each figure.
        return Score(worth // 2, LIMITS.gems.removed * len(lost))
    # G20.4g: nothing for anybody after a draw or seven rounds (G11.8b: not for the defender either).
    return NOTHING
