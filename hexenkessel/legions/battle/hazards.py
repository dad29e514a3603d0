"""What hazards do to movement, to strikes and to rangestrikes, as far as two books agree on it (T11.4, T23).

A game hands in a subclass, in which it says what only its own book says. Nothing here is fast: tables are
filled from these functions once for a map and a nature, and play reads the tables.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ..figures import Nature
from .battleland import Battleland, Crossing, Hazard
from .hexes import Hex, distance
from .sight import Corridor, Line, hexes_between

BARRED: Final = 0

Reason = str
"""In a word what forbids something; each game has a table of the ids its book has for them."""


class Hazards:
    """Questions about a map and the natures of those on it."""

    # --- movement -------------------------------------------------------------------------------

    def ground_cost(self, land: Battleland, nature: Nature, hex: Hex) -> int:
        """Movement the hex itself takes from whoever walks into it or lands on it; BARRED if nobody may."""
        hazard = land.hazards[hex]
        if nature.is_native(hazard):
            return 1
        if self.bars_strangers(hazard):
            return BARRED
        return 2 if self.slows_strangers(hazard, nature.flies) else 1

    def bars_strangers(self, hazard: Hazard) -> bool:
        # T23.3a: no stranger ever stands in a tree.
        # T23.6a: the volcano is for those who live there.
        # T23.7a: strangers to a bog may neither walk into it nor land there.
        return hazard in ("tree", "volcano", "bog")

    def slows_strangers(self, hazard: Hazard, is_landing: bool) -> bool:
        # T11.4a: a hazard that slows makes its hex count as two.
        # T11.4c: that holds for a flier too, in the hex where it lands.
        # T23.4a: bramble slows strangers, on foot or landing.
        # T23.5a: so does drift.
        # T23.8a: sand slows only strangers on foot.
        # T23.2a: plain ground has no effect.
        return hazard in ("bramble", "drift") or (hazard == "sand" and not is_landing)

    def walking_cost(self, land: Battleland, nature: Nature, start: Hex, end: Hex) -> int:
        """Movement a walker needs for the step into a neighbouring hex; BARRED if it cannot be done."""
        side = land.crossing(start, end)
        # T11.4d: what a hex holds never matters to those who leave it, but a cliff bars both ways.
        # T23.10a: walkers cross no cliff, neither up nor down.
        if side.hazard == "cliff":
            return BARRED
        # T23.11a: going up a slope slows strangers on foot.
        # T23.12a: going up a wall slows everybody on foot.
        # T23.9a: a dune slows nobody.
        is_steep = side.is_up and (
            side.hazard == "wall" or (side.hazard == "slope" and not nature.is_native("slope"))
        )
        ground = self.ground_cost(land, nature, end)
        # T23.13b: whatever comes together, a hex never counts more than two.
        return max(ground, 2) if is_steep and ground != BARRED else ground

    def ends_walk(self, land: Battleland, nature: Nature, hex: Hex) -> bool:
        """Whether a walker who comes into this hex goes no further in the same move."""
        return False

    def flying_cost(self, land: Battleland, nature: Nature, hex: Hex) -> int:
        """Movement a flier needs to be over this hex, without landing; BARRED if it cannot."""
        # T11.4b: in the air only the volcano matters, and not to those who live there.
        return BARRED if land.hazards[hex] == "volcano" and not nature.is_native("volcano") else 1

    # --- strikes --------------------------------------------------------------------------------

    def are_in_contact(self, land: Battleland, a: Hex, b: Hex) -> bool:
        """Whether enemies in these two neighbouring hexes are engaged with each other."""
        # T11.3b: enemies on either side of a cliff are not engaged.
        # T23.10b: and cannot strike across it.
        return land.crossing(a, b).hazard != "cliff"

    def dice_change(self, land: Battleland, striker: Nature, start: Hex, end: Hex) -> int:
        """Dice a strike from one hex at a neighbouring one gains or loses."""
        side = land.crossing(start, end)
        dice = 0
        # T23.9b: down a dune its natives have two more dice, up a dune strangers have one less.
        if side.hazard == "dune":
            if striker.is_native("dune"):
                dice += 0 if side.is_up else 2
            else:
                dice -= 1 if side.is_up else 0
        # T23.11b: down a slope its natives have one more die.
        if side.hazard == "slope" and not side.is_up and striker.is_native("slope"):
            dice += 1
        return dice

    def dice_lost(self, land: Battleland, striker: Nature, target: Nature, end: Hex) -> int:
        """Dice a strike loses because this target stands in this hex."""
        return 0

    def skill_change(self, land: Battleland, striker: Nature, start: Hex, end: Hex) -> int:
        """Skill a striker gains or loses for a strike from one hex at a neighbouring one."""
        side = land.crossing(start, end)
        skill = 0
        # T23.4c: a stranger striking out of bramble loses one.
        if land.hazards[start] == "bramble" and not striker.is_native("bramble"):
            skill -= 1
        # T23.11c: a stranger striking up a slope loses one.
        if side.hazard == "slope" and side.is_up and not striker.is_native("slope"):
            skill -= 1
        # T23.12b: anyone striking down a wall gains one, up a wall loses one.
        if side.hazard == "wall":
            skill += -1 if side.is_up else 1
        return skill

    def cover(self, land: Battleland, striker: Nature, target: Nature, end: Hex) -> int:
        """By how much the target's hex raises the number a strike from next to it needs."""
        return 0

    def may_carry(self, land: Battleland, start: Hex, first: Hex, other: Hex) -> bool:
        """Whether hits of a strike at ``first`` may go on to ``other`` as far as the ground is concerned."""
        # T23.9c: only a strike made up a dune may carry up a dune, and that binds natives as well.
        return is_up_dune(land, start, first) or not is_up_dune(land, start, other)

    def is_hurt_by_ground(self, land: Battleland, nature: Nature, hex: Hex) -> bool:
        # T23.5b: drift costs a stranger in it one hit at the start of every strike phase.
        return land.hazards[hex] == "drift" and not nature.is_native("drift")

    # --- rangestrikes ---------------------------------------------------------------------------

    def range_dice_change(self, land: Battleland, striker: Nature, start: Hex) -> int:
        # T23.6d: a native rangestriking out of the volcano has two more dice.
        return 2 if land.hazards[start] == "volcano" and striker.is_native("volcano") else 0

    def range_cover(self, land: Battleland, striker: Nature, target: Nature, end: Hex) -> int:
        """By how much the target's hex raises the number a rangestrike needs."""
        return 0

    def is_sheltered(self, land: Battleland, striker: Nature, target: Nature, end: Hex) -> bool:
        """Whether in this hex the target is safe from rangestrikes that are not magic."""
        return False

    def sees_as(self, nature: Nature) -> Nature:
        """The part of a nature on which it depends what ``why_closed`` says."""
        return Nature()

    def why_closed(self, land: Battleland, nature: Nature, corridor: Corridor) -> Reason | None:
        """What closes this corridor to all rangestrikes that are not magic, or None if it is open."""
        raise NotImplementedError

    def screens(self, land: Battleland, corridor: Corridor) -> Corridor:
        """The hexes between in which a unit, of either side, closes this corridor."""
        # T23.1c: whoever is in the corridor blocks,
        return tuple(hex for hex in hexes_between(corridor) if not _is_below(land, corridor, hex))

    def skill_lost(self, land: Battleland, striker: Nature, corridor: Corridor) -> int:
        """By how much the ground under this corridor lowers the striker's skill."""
        # T23.12c: one for every wall crossed upward.
        crossings = [land.crossing(a, b) for a, b in pairwise(corridor)]
        lost = sum(1 for side in crossings if side.hazard == "wall" and side.is_up)
        # T23.4e: and for a stranger one for every bramble strictly between; of two open corridors he takes
        # the one with fewer.
        if not striker.is_native("bramble"):
            lost += sum(1 for hex in hexes_between(corridor) if land.hazards[hex] == "bramble")
        return lost


def is_up_dune(land: Battleland, start: Hex, end: Hex) -> bool:
    side = land.crossing(start, end)
    return side.hazard == "dune" and side.is_up


def _is_below(land: Battleland, corridor: Corridor, hex: Hex) -> bool:
    for end in (corridor[0], corridor[-1]):
        # T23.1d: unless it stands at the base of a cliff that striker or target is directly atop,
        if distance(hex, end) == 1 and land.crossing(end, hex) == Crossing("cliff", False):
            return True
    # T23.1e: or lower than both of them.
    return land.heights[hex] < min(land.heights[corridor[0]], land.heights[corridor[-1]])


# --- what closes a line of sight, for hexsides of one kind --------------------------------------


def why_closed_by_cliffs(cliffs: Line) -> Reason | None:
    # T23.10c: a cliff is crossed only from or to its top, and the other may not be at its base; but at
    # its base he would be adjacent, and no target at all.
    return None if all(cliffs) else "line over a cliff"


def why_closed_by_dunes(dunes: Line) -> Reason | None:
    if all(dunes):
        return None
    # T23.9d: a dune is crossed only if striker or target stands on its upper hex.
    # T23.9e: two dunes only if the striker stands on one and the target on the other.
    return "line over a dune" if len(dunes) == 1 else "line over dunes"


def why_closed_by_slopes(slopes: Line) -> Reason | None:
    # T23.11d: one or two slopes only if striker or target is atop one of them.
    return None if not slopes or any(slopes) else "line over slopes"
