"""The ids that this book has for what forbids something in a battle."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hexenkessel.legions.battle import reasons
from hexenkessel.legions.battle.fight import Fight
from hexenkessel.legions.battle.hazards import Reason

RULE_OF: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        # who takes part
        "not one's own": "T9.0a",
        # maneuvers
        "off the map": "T11.1b",
        "no move left": "T11.0a",
        "engaged": "T11.3a",
        "taken": "T11.5c",
        "in the way": "T11.5a",
        "outside the walls": "T10.2b",
        "ground: tree": "T23.3a",
        "ground: volcano": "T23.6a",
        "ground: bog": "T23.7a",
        "too far from the edge": "T11.1a",
        "too far": "T11.2a",
        "slow landing": "T11.4c",
        "closed sky": "T11.4b",
        "slowed": "T11.4a",
        "barred side": "T23.10a",
        # strikes
        "must strike": "T13.0b",
        "no strike left": "T13.1b",
        "not in contact": "T23.1b",
        "slain already": "T13.0b",
        "strike over a cliff": "T23.10b",
        "dice forgone": "T13.5b",
        "number announced": "T13.4c",
        # carrying
        "no carry": "T13.4a",
        "carry over ground": "T23.9c",
        "carry needs more": "T13.4b",
        "carry with fewer dice": "T13.5a",
        # rangestrikes
        "no bow": "T12.1a",
        "not his half": "T10.0c",
        "engaged with magic": "T12.6d",
        "engaged with a bow": "T12.1c",
        "no target": "T12.1b",
        "beyond all ranges": "T12.3c",
        "out of range": "T12.3a",
        "immune": "T12.6a",
        "line through a unit": "T23.1c",
        "line through a tree": "T23.3c",
        "line over a dune": "T23.9d",
        "line over dunes": "T23.9e",
        "line over a cliff": "T23.10c",
        "line over cliff and dune": "T23.10e",
        "line over slopes": "T23.11d",
        "line over three slopes": "T23.11e",
        "line over a wall": "T23.12d",
        "line over two walls": "T23.12e",
    }
)


def rule_of(reason: Reason | None) -> str | None:
    """The rule that says so; None where nothing forbids it."""
    return None if reason is None else RULE_OF[reason]


def why_not_maneuver(fight: Fight, u: int, hex: int) -> str | None:
    """The rule that keeps this character from ending its maneuver in this hex, or None."""
    return rule_of(reasons.why_not_maneuver(fight, u, hex))


def why_not_strike(fight: Fight, u: int, t: int) -> str | None:
    """The rule that keeps this character from striking that one now, or None."""
    return rule_of(reasons.why_not_strike(fight, u, t))


def why_not_rangestrike(fight: Fight, u: int, t: int) -> str | None:
    """The rule that keeps this character from rangestriking that one now, or None."""
    return rule_of(reasons.why_not_rangestrike(fight, u, t))


def why_not_announce(fight: Fight, u: int, t: int, dice: int, number: int) -> str | None:
    """The rule that forbids to strike with these dice and this number, or None."""
    return rule_of(reasons.why_not_announce(fight, u, t, dice, number))
