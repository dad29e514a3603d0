"""A whole small game: two dozen pieces a side, free undo until a die falls, nothing hidden but the dice.

`field` says what there is, `turn` what may be done; this module is the object by which the kernel finds it.
"""

from __future__ import annotations

from math import comb
from typing import ClassVar

import msgspec

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import OpenGame, Preview
from hexenkessel.kernel.gate import Played
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.position import Position, Setup
from hexenkessel.kernel.seats import Seat
from tests.minis.march.field import ARMY, Field, Map, Options, starting_field
from tests.minis.march.turn import (
    DICE,
    HITS_TO_KILL,
    Attack,
    CallTime,
    Finish,
    Go,
    Surrender,
    Turn,
    strike_number,
)


class MarchPosition(Position[Field], frozen=True):
    steps: tuple[Turn, ...]
    state: Field
    outcome: Outcome | None = None


class March(OpenGame[Field]):
    """Everybody sees everything but the dice to come."""

    name = "march"
    version = "1.0.0"
    seats = range(2, 3)  # M1.1a: two players.
    options: ClassVar[type[msgspec.Struct]] = Options
    position_type = MarchPosition
    actions = (Go, Attack, Finish, Surrender, CallTime)

    def opening(self, setup: Setup) -> MarchPosition:
        return MarchPosition(setup, 0, (Turn(0),), starting_field(msgspec.convert(setup.options, Options)))

    def preview(self, position: Map, seat: Seat, action: Action) -> Preview | None:
        if not isinstance(action, Attack):
            return None
        hit = (7 - strike_number(position.state, action.target)) / 6
        odds = tuple(comb(DICE, hits) * hit**hits * (1 - hit) ** (DICE - hits) for hits in range(DICE + 1))
        return Preview(DICE * hit, {"kill": sum(odds[HITS_TO_KILL:])}, odds)

    def tally(self, before: Map, played: Played[Field]) -> int | None:
        told = [event.args["hits"] for event in played.events if event.key == "attacked"]
        return int(str(told[0])) if told else None

    def flaws(self, position: Map) -> list[str]:
        squares = list(position.state.pieces.values())
        found = [] if len(set(squares)) == len(squares) else ["Two pieces stand on one square."]
        if any(len(position.state.army(seat)) > ARMY for seat in range(2)):
            found.append("An army has grown.")
        return found
