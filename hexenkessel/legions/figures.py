"""What is printed on a counter, as far as battles ask; and natures, by which units differ on the ground."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Kind: TypeAlias = int
"""Number of a kind: its place in the roster."""


class Nature(msgspec.Struct, frozen=True, cache_hash=True):
    """All that the hazards of a map ask about a unit. Units of one kind may differ in it."""

    flies: bool = False
    natives: frozenset[str] = frozenset()  # the hazards it is native to
    traits: frozenset[str] = frozenset()  # whatever else a game's hazards ask about, such as diving

    def is_native(self, hazard: str | None) -> bool:
        return hazard in self.natives

    def on(self, hazards: frozenset[str]) -> Nature:
        """The same as far as a map with these hazards can tell."""
        return Nature(self.flies, self.natives & hazards, self.traits)


class Figure(msgspec.Struct, frozen=True):
    """One kind: what is printed on its counter, and what its class means in a battle."""

    name: str
    power: int
    skill: int
    nature: Nature = Nature()
    rangestrikes: bool = False
    is_magic: bool = False  # its rangestrikes are hindered by nothing
    is_immune: bool = False  # to rangestrikes, unless they are magic
    is_leader: bool = False  # without it the battle is over
