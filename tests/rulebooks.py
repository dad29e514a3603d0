"""The ids of a rulebook, written short."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase


def spelled_out(ranges: str, prefix: str) -> Iterator[str]:
    """`1.1a-d` stands for 1.1a, 1.1b, 1.1c and 1.1d, each with the prefix."""
    for part in ranges.split():
        first, _, last = part.partition("-")
        if not last:
            yield prefix + first
            continue
        letters = ascii_lowercase[ascii_lowercase.index(first[-1]) : ascii_lowercase.index(last) + 1]
        yield from (prefix + first[:-1] + letter for letter in letters)
