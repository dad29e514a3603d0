"""What an army may hold, and what it is worth (G4.2, G4.3, G20.3, G25.2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from hexenkessel.games.gods.equipment.figures import CREATURES, END_CREATURES, FIGURES, REVEALABLE, value
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.terms import BattlePoints, Figure, Figures


def most_figures(army: Iterable[Figure], *, revealed: bool = False) -> int:
    """The size at which this army is full. ``revealed``: its Master lies open.

    >>> most_figures(("Pegasus", "Titan", "Ogre"), revealed=True)
    9
    """
    return _most_figures(tuple(army), revealed)


@lru_cache(maxsize=8192)
def _most_figures(army: Figures, revealed: bool) -> int:
    # G4.2a: seven figures,
    most = LIMITS.army.most
    # G4.2b: and one more beside a Master that is revealed: hidden, it counts as one of the seven;
    if revealed and not REVEALABLE.isdisjoint(army):
        most += 1
    # G16.5bd: and one more beside a Pegasus.
    return most + 1 if "Pegasus" in army else most


def has_room(army: Figures, *, revealed: bool = False) -> bool:
    return len(army) < _most_figures(army, revealed)


def why_not_add(army: Figures, figure: Figure, *, revealed: bool = False) -> str:
    """The id of the rule that keeps this figure out of this army; empty when it may join."""
    grown = (*army, figure)
    # G4.2c: a full army takes nobody; a Pegasus brings his own place.
    if len(grown) > _most_figures(grown, revealed):
        return "G4.2c"
    if figure in army and figure not in CREATURES:
        return "G4.3b"
    if figure in END_CREATURES and army.count(figure) >= LIMITS.army.end_creatures:
        return "G4.3a"
    return ""


def wrong_figure(army: Figures) -> tuple[Figure, str]:
    """A figure of which the army holds too many, with the rule; two empty words when there is none."""
    for name in sorted(set(army)):
        number = army.count(name)
        # G4.3a: at most two end creatures of one type (G3.1c: the classes say the same).
        if name in END_CREATURES and number > LIMITS.army.end_creatures:
            return name, "G4.3a"
        # G4.3b: every figure that is no Creature at most once (G3.1b: as the classes say).
        if name not in CREATURES and number > 1:
            return name, "G4.3b"
    return "", ""


def is_legal(army: Iterable[Figure], *, revealed: bool = False) -> bool:
    """May a player's army be so? Garrisons of neutral towers are not asked (G5.6a has four Sunrays).

    >>> is_legal(("Angel", "Archangel")), is_legal(("Knight", "Knight"))
    (True, False)
    """
    army = tuple(army)
    return len(army) <= _most_figures(army, revealed) and wrong_figure(army) == ("", "")


def army_value(army: Iterable[Figure], points: BattlePoints = 0) -> int:
    """Battle points all these figures of a player with so many points are worth together."""
    return _army_value(tuple(army), points)


@lru_cache(maxsize=8192)
def _army_value(army: Figures, points: BattlePoints) -> int:
    return sum(value(name, points) for name in army)


def has_rank(army: Iterable[Figure], *ranks: str) -> bool:
    """Is a figure of one of these classes in the army?"""
    return any(FIGURES[name].rank in ranks for name in army)
