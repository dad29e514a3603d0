"""Which Lords appear when a player wins battle points (G21.1, G21.3)."""

from __future__ import annotations

from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.terms import BattlePoints, Figures


def lords_at(points: BattlePoints) -> Figures:
    """The Lords one of whom may appear at this number of points; none if it is no threshold.

    >>> lords_at(1200)
    ('Angel', 'Archangel')
    """
    # G21.3a, G16.5br: every 200 points an Angel.
    # G21.3b, G16.5bs: every 600 points an Archangel instead.
    # G21.3c, G16.5bt: every 1800 points a Necromancer instead.
    # G21.3e: where several fit, the player chooses one of them.
    return tuple(lord for lord, step in LIMITS.lords.items() if points > 0 and points % step == 0)


def lords_between(before: BattlePoints, after: BattlePoints) -> tuple[Figures, ...]:
    """For every threshold passed in one combat the Lords to choose from.

    >>> lords_between(590, 810)
    (('Angel', 'Archangel'), ('Angel',))
    """
    # G3.3c: Lords join through battle points;
    # G21.1a: whoever reaches a multiple of 200 may add one,
    # G21.3d: and one for each of them, if several are passed at once.
    step = min(LIMITS.lords.values())
    first = before // step + 1
    return tuple(lords_at(number * step) for number in range(first, after // step + 1))
