"""What can be wrong with a scenario."""

from __future__ import annotations

import msgspec


class Flaw(msgspec.Struct, frozen=True):
    """Something that is wrong: a word for it, where, and what about it. Message key: flaw-<word>."""

    word: str
    place: str  # a field, an edge as "1/4 1/5", a goal by its number, or nothing
    detail: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in (self.word, self.place, self.detail) if part)
