"""The kinds of chapter 15."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexenkessel.games.armageddon.kinds import KindFacts

# A15.2b, A15.2d: each takes whole fields of water, which have four room units.
SHIP_KINDS: Final[Mapping[str, KindFacts]] = {
    "longship": KindFacts(50, room=4, is_prize=True),
    "sailing-ship": KindFacts(55, room=4, is_prize=True),
    "raft": KindFacts(15, room=4, is_prize=True),
}
