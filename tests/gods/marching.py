"""Movement phases laid out by hand: `marching({...})`, and where an army may go: `ends(position, "Red1")`."""

from __future__ import annotations

from typing import Any

from hexenkessel.games.gods.movement.phase import MovementPhase
from tests.gods.table import offers, settled, table


def marching(armies: dict[str, str], active: int = 0, **more: Any) -> Any:
    """The movement phase of the active player, with these armies."""
    return settled(table(armies, MovementPhase(active), active=active, **more))


def ends(position: Any, marker: str) -> set[str]:
    """The fields to which an army may move."""
    lines = [line.split() for line in offers(position, position.due[0])]
    return {words[2] for words in lines if words[:2] == ["move", marker]}


def teleports(position: Any, marker: str, how: str) -> set[str]:
    """The fields to which it may teleport so."""
    lines = [line.split() for line in offers(position, position.due[0])]
    return {words[2] for words in lines if words[:2] == ["teleport", marker] and words[3] == how}
