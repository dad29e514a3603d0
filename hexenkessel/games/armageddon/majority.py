"""A8.4j: the majority rule, which chapters 8, 10 to 12 and 15 apply."""

from __future__ import annotations

from collections.abc import Mapping


def most_of(counts: Mapping[int, int]) -> int | None:
    """A8.4j: who has more than any other; A8.4l: of equal numbers none.

    >>> most_of({0: 2, 1: 3, 2: 1})
    1
    """
    most = max(counts.values(), default=0)
    leading = [side for side, count in counts.items() if count == most]
    return leading[0] if len(leading) == 1 else None
