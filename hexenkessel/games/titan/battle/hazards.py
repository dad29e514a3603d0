"""What hazards do to strikes and rangestrikes where only this book says so (T23): one rule, one place.

What they do to movement, and most of the rest, stands with what is shared.
"""

from __future__ import annotations

from typing import Final

from hexenkessel.legions.battle.battleland import Battleland
from hexenkessel.legions.battle.hazards import (
    Hazards,
    Reason,
    why_closed_by_cliffs,
    why_closed_by_dunes,
    why_closed_by_slopes,
)
from hexenkessel.legions.battle.hexes import NEIGHBOUR, Hex
from hexenkessel.legions.battle.sight import Corridor, Line, hexes_between, lines_over
from hexenkessel.legions.figures import Nature


class TitanHazards(Hazards):
    """The hazards of the eleven Battlelands."""

    def dice_change(self, land: Battleland, striker: Nature, start: Hex, end: Hex) -> int:
        dice = super().dice_change(land, striker, start, end)
        # T23.6b: a Dragon striking out of the volcano has two more dice; the slope's die comes on top.
        if land.hazards[start] == "volcano" and striker.is_native("volcano"):
            dice += 2
        return dice

    def cover(self, land: Battleland, striker: Nature, target: Nature, end: Hex) -> int:
        # T23.4b: a native in bramble is harder to hit for a stranger.
        hazard = land.hazards[end]
        return int(hazard == "bramble" and target.is_native(hazard) and not striker.is_native(hazard))

    def range_cover(self, land: Battleland, striker: Nature, target: Nature, end: Hex) -> int:
        # T23.6c: a Dragon in the volcano is harder to hit from afar, whoever shoots.
        if land.hazards[end] == "volcano" and target.is_native("volcano"):
            return 1
        # T23.4d: a native in bramble is harder to hit from afar for a stranger.
        return self.cover(land, striker, target, end)

    def why_closed(self, land: Battleland, nature: Nature, corridor: Corridor) -> Reason | None:
        # T12.4c: one hex that blocks is enough to forbid the rangestrike.
        # T12.4d: hazards are judged here, characters by the hexes of ``screens``.
        # T23.3c: nothing flies through a tree.
        if any(land.hazards[hex] == "tree" for hex in hexes_between(corridor)):
            return "line through a tree"
        over = lines_over(land, corridor)
        cliffs, dunes = over.get("cliff", []), over.get("dune", [])
        return (
            _why_closed_by_cliffs_and_dunes(cliffs, dunes)
            # T23.10d: with striker or target atop a cliff on the way, slopes no longer matter.
            or (None if cliffs else _why_closed_by_slopes(over.get("slope", [])))
            or _why_closed_by_walls(land, corridor, over.get("wall", []))
        )


def _why_closed_by_cliffs_and_dunes(cliffs: Line, dunes: Line) -> Reason | None:
    # T23.10e: with cliff and dune on the way, one must stand atop the cliff and the other on the dune.
    if cliffs and dunes and not (all(cliffs) and all(dunes)):
        return "line over cliff and dune"
    return why_closed_by_cliffs(cliffs) or why_closed_by_dunes(dunes)


def _why_closed_by_slopes(slopes: Line) -> Reason | None:
    # T23.11e: three slopes are crossed only if striker and target are each atop one of them.
    if len(slopes) >= 3:
        return None if slopes.count(True) == 2 else "line over three slopes"
    return why_closed_by_slopes(slopes)


def _why_closed_by_walls(land: Battleland, corridor: Corridor, walls: Line) -> Reason | None:
    # T23.12e: two walls are crossed only from or to the centre of the tower, and the other end may not be
    # at the foot of the outer wall.
    if len(walls) >= 2:
        ends = [hex for hex in (corridor[0], corridor[-1]) if not is_centre(land, hex)]
        return None if len(ends) == 1 and not is_at_foot_of_wall(land, ends[0]) else "line over two walls"
    # T23.12d: a single wall only if striker or target stands on its upper hex.
    return None if all(walls) else "line over a wall"


def is_centre(land: Battleland, hex: Hex) -> bool:
    """Whether this is the hex in the middle of the tower: walls go down from it on every side."""
    return all(hazard == "wall" for hazard in land.sides[hex])


def is_at_foot_of_wall(land: Battleland, hex: Hex) -> bool:
    sides = (land.crossing(hex, other) for other in NEIGHBOUR[hex] if other >= 0)
    return any(side.hazard == "wall" and side.is_up for side in sides)


HAZARDS: Final = TitanHazards()
