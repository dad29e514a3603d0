"""Whether there is anything to choose between figures: a player is asked only where it makes a difference."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.figures import Figure

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


def differ(index: Index, figures: Iterable[Figure]) -> bool:
    """In anything but their numbers?"""
    return len({look_of(index, figure) for figure in figures}) > 1


def look_of(index: Index, figure: Figure) -> Hashable:
    """All that there is to know of a figure, except its number."""
    # Horses of one team are as good as each other, whenever they were harnessed.
    if figure.harness:
        return figure.kind, figure.harness
    with_him = (each for each in index.at(figure.field) if figure.id in (each.led_by, each.on))
    return _by_itself(index, figure), *sorted((_by_itself(index, each) for each in with_him), key=str)


def _by_itself(index: Index, figure: Figure) -> Hashable:
    """A leader is like nobody else, and what was captured is not like one's own."""
    field = index.field
    return figure.but(id=0), figure.id in field.leaders, field.origins[figure.id - 1]
