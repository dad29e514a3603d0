"""The devices of chapter 13."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexenkessel.games.armageddon.kinds import KindFacts

SIEGE_KINDS: Final[Mapping[str, KindFacts]] = {
    "ladder": KindFacts(6, hands=2),  # A13.1a, A13.1e
    "siege-tower": KindFacts(30, hands=3),  # A13.2f, A13.2g
}
