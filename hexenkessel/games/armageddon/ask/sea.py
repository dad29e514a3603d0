"""Questions about wind and ships (chapter 15)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from hexenkessel.games.armageddon.ask.questions import (
    Answer,
    BadQuestion,
    Die,
    Family,
    Positive,
    Question,
    Ship,
    Strength,
    course,
    word,
)
from hexenkessel.games.armageddon.chapters.ch15_ships import hull, numbers, swimming, wind
from hexenkessel.games.armageddon.terms import SIDES, Side


class WindAsked(Question, frozen=True, kw_only=True):
    """How strong is the wind of these dice, where does it blow, and for how many turns?"""

    dice: tuple[Die, Die, Die]
    players: Annotated[int, msgspec.Meta(ge=1, le=99)] = 2


def _wind(asked: WindAsked) -> Answer:
    strength, side, time = asked.dice
    return {
        "strength": numbers.STRENGTHS[strength - 1],
        "toward": SIDES[side - 1],
        "turns": wind.turns_of(time, asked.players),
    }


class ShipAsked(Question, frozen=True, kw_only=True):
    """How many steps may a ship make that sails in these directions; how far does it drift?"""

    ship: Ship
    wind: Strength = "calm"
    toward: Side = "E"
    steps: Annotated[tuple[Side, ...], msgspec.Meta(max_length=99)] = ()
    backwards: bool = False
    doubled: bool = False
    anchored: bool = False
    steered: bool = True
    stream: Side | None = None

    def check(self) -> None:
        if self.steered and not self.anchored and not self.steps:
            raise BadQuestion("In which direction? The steps are missing.")


def _ship(asked: ShipAsked) -> Answer:
    flow = None if asked.stream is None else course(asked.stream)
    blows = course(asked.toward)
    # A15.3u, A15.5e: the anchor holds it.
    if not asked.steered:
        driven, steps = numbers.drift(asked.wind, blows, flow)
        return {"steps": 0 if asked.anchored else steps, "toward": SIDES[driven]}
    if asked.anchored:
        return {"steps": 0}
    kind = word(asked.ship)
    # A15.3j: a raft has no rear.
    if asked.backwards and kind not in hull.LONG:
        return {"steps": None}
    ahead, astern = (
        (numbers.doubled_ahead, numbers.doubled_astern) if asked.doubled else (numbers.ahead, numbers.astern)
    )
    steps_of = astern if asked.backwards else ahead
    # A15.3c: the smallest number of all directions holds.
    courses = {course(side) for side in asked.steps}
    return {"steps": min(steps_of(kind, asked.wind, blows, each, flow) for each in courses)}


class SwimAsked(Question, frozen=True, kw_only=True):
    """What becomes of a swimmer at the beginning of this round, the one in which he fell being the first?"""

    after: Literal["jump", "longship", "sailing_ship", "raft"]
    round: Positive


def _swim(asked: SwimAsked) -> Answer:
    return {"fate": swimming.fate_in(asked.round - 1, clings=asked.after == "raft")}


ASKED: Final[Family] = {
    "wind": (WindAsked, _wind),
    "ship": (ShipAsked, _ship),
    "swim": (SwimAsked, _swim),
}
