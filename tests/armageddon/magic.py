"""Battles with magicians, for tests."""

from __future__ import annotations

from typing import Any

from hexenkessel.games.armageddon.chapters.ch17_magic import stock
from hexenkessel.games.armageddon.chapters.ch17_magic.state import Magic
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.table import battle

FEW = (2, 3, 4, 5, 7, "14.3", "16.2", "17")
ALL = (2, 3, 4, 5, 6, 7, 8, 9, "14.3", "16.2", "17")


def magic(*figures: str, units: dict[int, int] | None = None, cast: tuple[int, ...] = (), **more: Any) -> Any:
    """Figure by figure as in `battle`; magicians have 30 units unless something else is said."""
    more.setdefault("chapters", FEW)
    position = battle(*figures, **more)
    return position.__class__(
        position.setup,
        position.number,
        position.steps,
        position.state.but(magic=Magic(units or {}, cast)),
        position.outcome,
    )


def units(position: ArmageddonPosition, magician: int = 1) -> int:
    return stock.units_of(position.state, magician)


def spells(position: ArmageddonPosition) -> dict[int, str]:
    """Who is under which."""
    return {each.id: each.spell for each in position.state.figures.values() if each.spell}
