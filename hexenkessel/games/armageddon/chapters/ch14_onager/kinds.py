"""The kind of chapter 14."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexenkessel.games.armageddon.kinds import KindFacts

# A14.1a: one room unit. A14.1b: two transport units. A14.2a: one man serves it.
ONAGER_KINDS: Final[Mapping[str, KindFacts]] = {"onager": KindFacts(40, hands=2, crew=1)}
