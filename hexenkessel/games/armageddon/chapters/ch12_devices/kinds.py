"""The devices of chapter 12."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexenkessel.games.armageddon.kinds import KindFacts

DEVICES: Final[Mapping[str, KindFacts]] = {
    "ram": KindFacts(10, hands=2, crew=2),  # A12.2a, A12.2b, A12.2i
    "tortoise": KindFacts(30, hands=3, crew=3),  # A12.3d, A12.3e, A12.3i
}
