"""16.5: how far a siren is heard, and who can resist; nothing but numbers. A16.5b: a volcano is the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hexenkessel.games.armageddon.chapters.ch15_ships.numbers import Strength
from hexenkessel.games.armageddon.ground.ground import NOWHERE, Ground
from hexenkessel.games.armageddon.terms import Field
from hexenkessel.hexes.axial import Cell, Direction, distance

# A16.5c: in a calm not at all.
REACH: Final[Mapping[Strength, int]] = {"calm": 0, "breeze": 2, "storm": 4}
SILENCED: Final = 17  # A16.5k
# A16.5h: at distance 1, 2, 3, 4.
_NUMBERS: Final = (17, 16, 15, 14)


def sector(toward: Direction, reach: int) -> dict[Cell, int]:
    """A16.5d: the fields of a sixth of the compass as they lie from her, with their distances.

    R-A16.5d: within 30 degrees of the wind, border included: 1, 3, 3 and 5 fields.
    """
    heard = (
        (q, r) for q in range(-reach, reach + 1) for r in range(-reach, reach + 1) if _is_ahead(q, r, toward)
    )
    rings = {cell: distance(cell, (0, 0)) for cell in heard}
    return {cell: ring for cell, ring in rings.items() if 1 <= ring <= reach}


def _is_ahead(q: int, r: int, toward: Direction) -> bool:
    """Turned back until the wind blows to the east: is it at most 30 degrees off?"""
    for _ in range(toward):
        q, r = q + r, -q
    return 3 * abs(r) <= 2 * q + r


def number_at(distance_from_her: int) -> int:
    """A16.5h: what a warrior must roll there."""
    return _NUMBERS[distance_from_her - 1]


def resists(roll: int, distance_from_her: int) -> str:
    """A16.5i, A16.5k: "silent", "saved" or nothing."""
    if roll == SILENCED:
        return "silent"
    return "saved" if number_at(distance_from_her) <= roll < SILENCED else ""


def heard_on(ground: Ground, siren: Field, strength: Strength, toward: Direction) -> dict[Field, int]:
    """The fields on which she is heard in this wind, with their distances."""
    return heard_within(ground, siren, REACH[strength], toward)


def heard_within(ground: Ground, siren: Field, reach: int, toward: Direction) -> dict[Field, int]:
    """The same where something else than the wind says how far."""
    found = {ground.shifted(siren, cell): ring for cell, ring in sorted(sector(toward, reach).items())}
    return {field: ring for field, ring in found.items() if field != NOWHERE}
