"""16.1, 16.3: beasts. They take no room: who is beside them takes no notice, and none goes where they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexenkessel.games.armageddon.kinds import KindFacts

RIDER: Final = "rider-of-darkness"

_BEAST: Final = KindFacts(0, room=0, hovers=True, for_sale=False, is_wild=True)

# In the order in which they move.
BEASTS: Final[Mapping[str, KindFacts]] = {
    "dragon": _BEAST,
    "griffin": _BEAST,
    "troll": _BEAST,
    "desert-dwarf": _BEAST,  # A16.4c
    "sea-serpent": _BEAST,
    "giant": _BEAST,
    "siren": _BEAST,
    "volcano": _BEAST,  # A16.5b
    RIDER: _BEAST,  # A16.3a
}
