"""Units counted by kind: the small tuples in which armies are kept, moved and lost.

A count for each of footman, archer, cavalry, dragon, firebreather, giant, in this order; the first three are
army units, the others monsters (B1.3.2a).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from hexenkessel.games.battlemist.effect import KINDS, Kind

Units: TypeAlias = tuple[int, int, int, int, int, int]

NO_UNITS: Final[Units] = (0, 0, 0, 0, 0, 0)

FOOTMAN, ARCHER, CAVALRY, DRAGON, FIREBREATHER, GIANT = range(6)

PLACE: Final[dict[str, int]] = {kind: place for place, kind in enumerate(KINDS)}


def units(**counts: int) -> Units:
    """So many of each kind.

    >>> units(footman=2, giant=1)
    (2, 0, 0, 0, 0, 1)
    """
    return _units(counts.get(kind, 0) for kind in KINDS)


def _units(numbers: Iterable[int]) -> Units:
    footmen, archers, cavalry, dragons, firebreathers, giants = numbers
    return footmen, archers, cavalry, dragons, firebreathers, giants


def of_kind(kind: str, count: int = 1) -> Units:
    """So many of one kind.

    >>> of_kind("cavalry", 2)
    (0, 0, 2, 0, 0, 0)
    """
    return with_kind(NO_UNITS, PLACE[kind], count)


def size(some: Units) -> int:
    """Units of all kinds."""
    return sum(some)


def plus(some: Units, more: Units) -> Units:
    a, b, c, d, e, f = some
    u, v, w, x, y, z = more
    return a + u, b + v, c + w, d + x, e + y, f + z


def minus(some: Units, fewer: Units) -> Units:
    a, b, c, d, e, f = some
    u, v, w, x, y, z = fewer
    return a - u, b - v, c - w, d - x, e - y, f - z


def with_kind(some: Units, place: int, more: int) -> Units:
    """The same with so many more (or fewer) of one kind."""
    return _units((*some[:place], some[place] + more, *some[place + 1 :]))


def covers(some: Units, wanted: Units) -> bool:
    """Are all these among them?"""
    a, b, c, d, e, f = some
    u, v, w, x, y, z = wanted
    return a >= u and b >= v and c >= w and d >= x and e >= y and f >= z


def army_size(some: Units) -> int:
    """Army units: footmen, archers and cavalry. They alone control realms and count against the limit."""
    return some[0] + some[1] + some[2]


def kinds_in(some: Units) -> tuple[Kind, ...]:
    """Each kind as often as there are units of it.

    >>> kinds_in((2, 0, 1, 0, 0, 0))
    ('footman', 'footman', 'cavalry')
    """
    return tuple(kind for kind, count in zip(KINDS, some, strict=True) for _ in range(count))


def named(kinds: Iterable[str]) -> Units:
    """The units that these words name.

    >>> named(("cavalry", "footman", "footman"))
    (2, 0, 1, 0, 0, 0)
    """
    counts = [0] * len(KINDS)
    for kind in kinds:
        counts[PLACE[kind]] += 1
    return _units(counts)


def choices(some: Units, number: int) -> Iterator[Units]:
    """All ways to take so many of them, each once, footmen first.

    >>> list(choices((2, 1, 0, 0, 0, 0), 2))
    [(2, 0, 0, 0, 0, 0), (1, 1, 0, 0, 0, 0)]
    """
    return (_units(taken) for taken in _choices(some, number))


def _choices(some: tuple[int, ...], number: int) -> Iterator[tuple[int, ...]]:
    first, rest = some[0], some[1:]
    if not rest:
        if number <= first:
            yield (number,)
        return
    left = sum(rest)
    for taken in range(min(first, number), max(0, number - left) - 1, -1):
        for others in _choices(rest, number - taken):
            yield (taken, *others)


def rest_of(some: Units, gone: Units) -> Units:
    """Who is left of them, where more may be gone than were among them.

    >>> rest_of((2, 1, 0, 0, 0, 0), (1, 3, 0, 0, 0, 0))
    (1, 0, 0, 0, 0, 0)
    """
    return _units(max(here - lost, 0) for here, lost in zip(some, gone, strict=True))
