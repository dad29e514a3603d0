"""A board as a directed graph: lands, and exits with a sign, a neighbour and a side of entry.

How lands are drawn, and what their borders look like, is a game's own affair. ``L`` is whatever a game calls
its lands by, a number or a name.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

L = TypeVar("L", bound=Hashable)

Sign: TypeAlias = Literal["none", "block", "arch", "arrow", "triple"]
"""What points out of a land; "none" marks a border that carries no sign in that direction."""

EntrySide: TypeAlias = int
"""Edge of the battle map the attacker enters over: 1, 3 or 5, or ANY_SIDE."""

ANY_SIDE: Final = 0
"""Stands for the edge where the attacker may choose it, or where nobody fights."""


class Exit(NamedTuple, Generic[L]):
    """A way out of a land; ``sign`` points out, at ``neighbour``.

    ``entry`` is the edge over which an attacker comes in who takes this way. ``via`` is another land that
    counts as the same one: the way leads out of that land, after a teleport.
    """

    neighbour: L
    sign: Sign
    entry: EntrySide
    via: L | None = None


Board: TypeAlias = Mapping[L, tuple[Exit[L], ...]]
"""The exits of every land."""
