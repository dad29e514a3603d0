"""15.3 to 15.5: how far a ship gets in which direction, by wind and stream; nothing but numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from hexenkessel.games.armageddon.terms import Kind
from hexenkessel.hexes.axial import Direction

Strength: TypeAlias = Literal["calm", "breeze", "storm"]

# A15.1e: by what the first die shows.
STRENGTHS: Final[tuple[Strength, ...]] = ("calm", "calm", "breeze", "breeze", "storm", "storm")
# A15.3n: steps of a ship that nobody steers.
DRIFT: Final[Mapping[Strength, int]] = {"calm": 0, "breeze": 1, "storm": 2}

# A15.4a: steps with the wind, one side off it, two sides off it, and against it.
_TABLE: Final[Mapping[Kind, Mapping[Strength, tuple[int, int, int, int]]]] = {
    "longship": {"calm": (4, 4, 4, 4), "breeze": (5, 5, 4, 3), "storm": (6, 5, 3, 2)},
    "sailing-ship": {"calm": (2, 2, 2, 2), "breeze": (6, 5, 2, -1), "storm": (8, 6, 1, -2)},
    "raft": {"calm": (1, 1, 1, 1), "breeze": (2, 2, 1, 0), "storm": (3, 2, 1, 0)},
}
_SLOWER_ASTERN: Final = 2  # A15.3h, A18.7a
_SAILS_ASTERN: Final = 2  # A15.3i, A15.5g, A18.7a


def off(one: Direction, other: Direction) -> int:
    """How many sides lie between two directions: 0 to 3."""
    turn = (one - other) % 6
    return min(turn, 6 - turn)


def drift(strength: Strength, wind: Direction, flow: Direction | None) -> tuple[Direction, int]:
    """Where a ship goes that nobody steers, and how far."""
    # A15.5d: only with the stream, whatever the wind.
    return (wind, DRIFT[strength]) if flow is None else (flow, 1)


def ahead(kind: Kind, strength: Strength, wind: Direction, course: Direction, flow: Direction | None) -> int:
    """The most steps of a ship in this direction in one round; below 0 it is driven off."""
    # A15.3a: by type, strength, and the direction relative to the wind. A15.3j: a raft knows no other way.
    return _TABLE[kind][strength][off(course, wind)] + _stream(course, flow)


def astern(kind: Kind, strength: Strength, wind: Direction, course: Direction, flow: Direction | None) -> int:
    """The same for a ship that goes backwards, its rear half in this direction."""
    if kind == "sailing-ship":
        # A15.5g: in a stream only with it, whatever the wind.
        if flow is not None:
            return _SAILS_ASTERN if course == flow else 0
        # A15.3i: in a calm everywhere, else where the wind helps.
        return _SAILS_ASTERN if strength == "calm" or off(course, wind) <= 1 else 0
    # A15.3h, A18.7a: slower than forwards. A15.5f: the stream counts as usual.
    return max(0, ahead(kind, strength, wind, course, flow) - _SLOWER_ASTERN)


def doubled_ahead(
    kind: Kind, strength: Strength, wind: Direction, course: Direction, flow: Direction | None
) -> int:
    """R-A17.2au: a positive number is doubled, and then the stream counts as usual."""
    plain = ahead(kind, strength, wind, course, None)
    return max(plain, 2 * plain) + _stream(course, flow)


def doubled_astern(
    kind: Kind, strength: Strength, wind: Direction, course: Direction, flow: Direction | None
) -> int:
    if kind == "sailing-ship":
        return 2 * astern(kind, strength, wind, course, flow)
    return max(0, 2 * astern(kind, strength, wind, course, None) + _stream(course, flow))


def holds_against(kind: Kind, strength: Strength, wind: Direction, flow: Direction) -> bool:
    """R-A15.5b: does a steered ship stay in a stream without a step? It makes one against the flow."""
    return ahead(kind, strength, wind, (flow + 3) % 6, None) >= 1


def _stream(course: Direction, flow: Direction | None) -> int:
    # R-A15.5b: one more in its direction and the two next to it, one less in the others.
    if flow is None:
        return 0
    return 1 if off(course, flow) <= 1 else -1
