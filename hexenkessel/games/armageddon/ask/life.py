"""Questions about rolling for life."""

from __future__ import annotations

from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.rolling import is_enough


def life_number(index: Index, figure: Figure, cause: str) -> int | None:
    """What it must roll to survive; 0: nothing, None: no roll saves it."""
    fate = index.rules.fate(index, figure, cause)
    if fate is not None:
        return 0 if fate == "lives" else None
    number = index.rules.life_number(index, figure, cause)
    return number if any(is_enough(index, roll, number) for roll in range(3, 19)) else None
