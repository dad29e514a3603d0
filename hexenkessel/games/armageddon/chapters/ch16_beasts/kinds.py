"""16.1, 16.3: beasts. Nobody buys one; what is noted as a price is what it is worth to kill it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexenkessel.games.armageddon.kinds import KindFacts

RIDER: Final = "rider-of-darkness"

BEASTS: Final[Mapping[str, KindFacts]] = {
    # A16.3a: no room; he hovers above all.
    RIDER: KindFacts(0, room=0, hovers=True, for_sale=False, is_wild=True),
}
