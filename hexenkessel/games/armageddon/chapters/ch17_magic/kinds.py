"""17.1, 17.6: the magician, who hovers, and who stands on the ground as a mortal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexenkessel.games.armageddon.kinds import KindFacts

MAGICIAN: Final = "magician"
MORTAL: Final = "mortal-magician"

MAGICIANS: Final[Mapping[str, KindFacts]] = {
    # A17.1a: no room; he hovers above all.
    MAGICIAN: KindFacts(80, room=0, hovers=True),
    # A17.6h, A17.6m: like a hero. Nobody buys one.
    MORTAL: KindFacts(80, rank=3, for_sale=False),
}
