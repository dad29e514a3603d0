"""Worlds that are still possible, as a forest of what legions have shown; `knowledge` says how to read it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Character: TypeAlias = str
Marker: TypeAlias = str

Bag: TypeAlias = tuple[Character, ...]  # a multiset, sorted


class Contradiction(ValueError):
    """No world fits what is said to have been seen."""


class Refuted(Contradiction):
    """No world of this hypothesis fits; one of another may."""


class Legion(msgspec.Struct, frozen=True, cache_hash=True, tag="legion"):
    """A legion on the board."""

    marker: Marker
    size: int  # how many characters it holds
    shown: Bag  # at least these are in it; all of them if it is a root


class Group(msgspec.Struct, frozen=True, cache_hash=True, tag="group"):
    """Legions and groups that were once one legion."""

    shown: Bag  # at least these are in it, its parts' shown included; all of them if it is a root
    parts: tuple[Legion | Group, ...]  # by first marker

    @property
    def size(self) -> int:
        return sum([part.size for part in self.parts])


Node: TypeAlias = Legion | Group
Forest: TypeAlias = tuple[Node, ...]  # by first marker
