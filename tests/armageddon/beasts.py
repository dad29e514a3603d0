"""Battles with beasts and a wind, for tests of chapter 16."""

from __future__ import annotations

from typing import Any

import msgspec

from hexenkessel.games.armageddon.field import Wind
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.kernel.gate import Played, _apply, check
from hexenkessel.kernel.refusal import Refused
from tests.armageddon.hits import AnyDice
from tests.armageddon.table import battle, said


def windy(*figures: str, wind: str = "1 E", left: int = 9, **more: Any) -> ArmageddonPosition:
    """A wind is told by its die and where it blows; with `left=0` the next player rolls a new one."""
    more.setdefault("chapters", (2, 3, 4, 5, "14.3", "15.1", "16.3"))
    position = battle(*figures, **more)
    die, side = wind.split()
    blowing = Wind(int(die), SIDES.index(side), left, position.state.round)
    return msgspec.structs.replace(position, state=position.state.but(wind=blowing))


def played(position: ArmageddonPosition, line: str, rolls: list[int] | None = None) -> Played[Any]:
    """As in `table`, with single dice too. All rolls that are loaded must be used."""
    action, seat = said(line), position.due[0]
    if refusal := check(position, seat, action):
        raise Refused(refusal)
    dice = AnyDice(rolls or [])
    result = _apply(position, seat, action, dice)
    assert not dice.sums, f"too many rolls are loaded: {dice.sums}"
    return result
