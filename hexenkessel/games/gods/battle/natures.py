"""What a figure is on the ground: by its kind, by who leads it, and by spells (G12.7, G15.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexenkessel.games.gods.equipment.battlefields import MAPS
from hexenkessel.legions.figures import Nature

from .roster import BOUND, ROSTER, WAVES

# What may be added to a kind, one bit each.
BLACK: Final = 1  # led by the Darklord
AT_SEA: Final = 2  # in an army that is bound to the sea
FOOTSORE: Final = 4
HOMELAND: Final = 8
DEADLOCK: Final = 16

# G15.6n: native everywhere; ruling: a Volcano stays closed to all but Dragons.
_EVERYTHING: Final = frozenset(hazard for effect in MAPS.effects for hazard in effect.of) - {"volcano"}


@lru_cache(maxsize=4096)
def nature_of(kind: int, marks: int) -> Nature:
    """The nature of a kind in an army with these marks."""
    printed = ROSTER.natures[kind]
    # G12.7bh: native to Darkness is whoever the Darklord leads; a grey garrison is not his own.
    # G12.7bm: native to Clouds is everybody else.
    natives = printed.natives | {"darkness" if marks & BLACK else "cloud"}
    if marks & HOMELAND:
        natives |= _EVERYTHING
    # G15.6g: Footsore makes everybody fly; G15.6t: Deadlock binds all to the ground, and comes first.
    flies = (printed.flies or bool(marks & FOOTSORE)) and not marks & DEADLOCK
    # G3.10g: the double wave binds to Water and Beach always,
    # G3.10i: the underlined one in an army that is bound to the sea ring.
    is_bound = WAVES[kind] == "double" or (WAVES[kind] == "underlined" and bool(marks & AT_SEA))
    return Nature(flies, natives, printed.traits | {BOUND} if is_bound else printed.traits)
