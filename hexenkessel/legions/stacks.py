"""Stacks of figures as sorted tuples, and the order of their markers."""

from __future__ import annotations

from collections.abc import Iterable


def together(*groups: Iterable[str]) -> tuple[str, ...]:
    """Figures of several groups as one sorted stack."""
    return tuple(sorted(name for group in groups for name in group))


def apart(figures: Iterable[str], taken: Iterable[str]) -> tuple[str, ...]:
    """A stack without some of its figures, which must be in it.

    >>> apart(("Ogre", "Ogre", "Troll"), ("Ogre",))
    ('Ogre', 'Troll')
    """
    rest = list(figures)
    for name in taken:
        rest.remove(name)
    return tuple(rest)


def holds(figures: Iterable[str], wanted: Iterable[str]) -> bool:
    """Are all these among the figures, each as often as it is named?"""
    rest = list(figures)
    for name in wanted:
        if name not in rest:
            return False
        rest.remove(name)
    return True


def in_marker_order(markers: Iterable[str]) -> tuple[str, ...]:
    """Markers sorted by name and number: `Red2` before `Red10`."""
    return tuple(sorted(set(markers), key=marker_order))


def marker_order(marker: str) -> tuple[str, int]:
    name = marker.rstrip("0123456789")
    return name, int(marker[len(name) :] or 0)
