"""How a battle goes on between the moments that a test looks at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.table import played


def passed_to(position: ArmageddonPosition, seat: int, rolls: Iterable[int] = ()) -> ArmageddonPosition:
    """All end their turns until it is this seat's; the rolls fall when its turn begins.

    A turn in which nobody can act any more has ended by itself."""
    while position.due != (seat,):
        last = (
            position.state.order[position.state.order.index(position.due[0]) - position.state.seats + 1]
            == seat
        )
        position = played(position, "end", rolls if last else ()).position
    return position


def told(events: Iterable[Any], key: str) -> list[Any]:
    """What was told under this key."""
    return [event.args for event in events if event.key == key]
