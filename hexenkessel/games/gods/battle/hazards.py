"""What hazards do to movement, attacks and rangestrikes (G12.7): one rule, one place.

What this book says like Titan's stands with what is shared; here stands what differs or is new.
"""

from __future__ import annotations

from typing import Final

from hexenkessel.legions.battle.battleland import Battleland, Hazard
from hexenkessel.legions.battle.hazards import (
    BARRED,
    Hazards,
    Reason,
    why_closed_by_cliffs,
    why_closed_by_dunes,
    why_closed_by_slopes,
)
from hexenkessel.legions.battle.hexes import Hex
from hexenkessel.legions.battle.sight import Corridor, Line, hexes_between, lines_over
from hexenkessel.legions.figures import Nature

from .roster import BOUND

WATERS: Final = frozenset({"water", "beach"})

# G12.7ag, G12.7bl: what only strangers cannot see through.
_DIM: Final = frozenset({"fog", "darkness"})


class GodsHazards(Hazards):
    """The hazards of the 21 battlefields.

    G12.5d: what a hazard does, good or bad, always holds; nobody is asked.
    G12.7p, G12.7t: Sand and Bog do nothing to attacks and shots.
    G12.7al, G12.7ar: Hedge and Drift do nothing to shots.
    """

    # --- movement -------------------------------------------------------------------------------

    def ground_cost(self, land: Battleland, nature: Nature, hex: Hex) -> int:
        # G3.10g: whoever depends on water moves on Water and Beach only.
        if BOUND in nature.traits and land.hazards[hex] not in WATERS:
            return BARRED
        return super().ground_cost(land, nature, hex)

    def bars_strangers(self, hazard: Hazard) -> bool:
        # G12.7i: nobody but a native walks into a Tree,
        # G12.7j: or lands there; G12.7h: the only native is the Pixie.
        # G12.7r: no stranger walks into a Bog,
        # G12.7s: or lands there.
        # G12.7at: a Volcano is for Dragons (G12.7as), and
        # G12.7co: although native everywhere else, the Pixie is no exception.
        # G12.7bi: Darkness is for its natives.
        # G12.7bn: a stranger does not walk into a Cloud,
        # G12.7bo: and does not land there.
        return hazard in ("darkness", "cloud") or super().bars_strangers(hazard)

    def slows_strangers(self, hazard: Hazard, is_landing: bool) -> bool:
        # G12.7o: Sand slows strangers on foot.
        # G12.7v: Bramble slows them,
        # G12.7w: and those who land there.
        # G12.7an: so does Drift,
        # G12.7ao: on foot or landing.
        # G12.7bc: Water slows them,
        # G12.7bd: and those who land there.
        # G12.7ai: a Hedge slows those on foot.
        # G12.7ay: a Beach slows nobody.
        if hazard == "water" or (hazard == "hedge" and not is_landing):
            return True
        return super().slows_strangers(hazard, is_landing)

    def ends_walk(self, land: Battleland, nature: Nature, hex: Hex) -> bool:
        # G12.7ad: a stranger on foot goes no further than into the first Fog.
        return land.hazards[hex] == "fog" and not nature.is_native("fog")

    def flying_cost(self, land: Battleland, nature: Nature, hex: Hex) -> int:
        hazard = land.hazards[hex]
        if BOUND in nature.traits and hazard not in WATERS:
            return BARRED
        if nature.is_native(hazard):
            return 1
        # G12.7bi: fliers cross Darkness no more than others.
        if hazard == "darkness":
            return BARRED
        # G12.7bo: a Cloud slows a flier who is a stranger.
        return 2 if hazard == "cloud" else super().flying_cost(land, nature, hex)

    # --- attacks --------------------------------------------------------------------------------

    def dice_change(self, land: Battleland, striker: Nature, start: Hex, end: Hex) -> int:
        # G12.7au: a Dragon attacking out of the Volcano rolls three more, the slope is among them.
        if land.hazards[start] == "volcano" and striker.is_native("volcano"):
            return 3
        dice = super().dice_change(land, striker, start, end)
        # G12.7ak: a stranger attacking out of a Hedge rolls one less.
        if land.hazards[start] == "hedge" and not striker.is_native("hedge"):
            dice -= 1
        return dice

    def dice_lost(self, land: Battleland, striker: Nature, target: Nature, end: Hex) -> int:
        # G12.7ae: a stranger rolls one die less against a native in Fog,
        # G12.7aj: and against a native in a Hedge.
        hazard = land.hazards[end]
        is_cover = hazard in ("fog", "hedge") and target.is_native(hazard)
        return int(is_cover and not striker.is_native(hazard))

    def cover(self, land: Battleland, striker: Nature, target: Nature, end: Hex) -> int:
        # G12.7x: against a native in Bramble a stranger has one skill less.
        # G12.7az: a native on a Beach has one more against a stranger,
        # G12.7bf: and so has a native in Water. All three raise the strike number by one.
        hazard = land.hazards[end]
        is_cover = hazard in ("bramble", "beach", "water") and target.is_native(hazard)
        return int(is_cover and not striker.is_native(hazard))

    def may_carry(self, land: Battleland, start: Hex, first: Hex, other: Hex) -> bool:
        # G12.7bk: nothing carries over from a figure in Darkness or onto one.
        if "darkness" in (land.hazards[first], land.hazards[other]):
            return False
        # G12.7bv: up a Dune only what was rolled up a Dune.
        return super().may_carry(land, start, first, other)

    # --- rangestrikes ---------------------------------------------------------------------------

    def range_cover(self, land: Battleland, striker: Nature, target: Nature, end: Hex) -> int:
        hazard = land.hazards[end]
        # G12.7av: a Dragon in the Volcano has one skill more, whoever shoots.
        if hazard == "volcano" and target.is_native(hazard):
            return 1
        # G12.7z: a native in Bramble has one more against a stranger.
        is_cover = hazard == "bramble" and target.is_native(hazard)
        return int(is_cover and not striker.is_native(hazard))

    def is_sheltered(self, land: Battleland, striker: Nature, target: Nature, end: Hex) -> bool:
        hazard = land.hazards[end]
        # G12.7bl: no stranger shoots into Darkness.
        if hazard == "darkness":
            return not striker.is_native(hazard)
        # G12.7ba: a native on a Beach is reached by magic only,
        # G12.7bg: and so is a native in Water.
        return hazard in WATERS and target.is_native(hazard)

    def sees_as(self, nature: Nature) -> Nature:
        return Nature(natives=nature.natives & _DIM)

    def screens(self, land: Battleland, corridor: Corridor) -> Corridor:
        # G12.7e: whoever is in the way closes it, unless at the foot of a Cliff on which shooter or target
        # stands, or lower than both; magic does not ask.
        return super().screens(land, corridor)

    def why_closed(self, land: Battleland, nature: Nature, corridor: Corridor) -> Reason | None:
        # G14.3b: one hex that is closed is enough, be it by a hazard or by a figure.
        for hex in hexes_between(corridor):
            hazard = land.hazards[hex]
            # G12.7l: nothing flies through a Tree.
            # G12.7ag: a stranger shoots into Fog, but not through it;
            # G12.7bl: and not through Darkness.
            if hazard == "tree" or (hazard in _DIM and not nature.is_native(hazard)):
                return f"line through {hazard}"
        over = lines_over(land, corridor)
        cliffs, dunes, slopes = over.get("cliff", []), over.get("dune", []), over.get("slope", [])
        # G12.7cn: walls close nothing.
        return _why_closed_by_cliffs(cliffs, dunes, slopes) or why_closed_by_dunes(dunes)


def _why_closed_by_cliffs(cliffs: Line, dunes: Line, slopes: Line) -> Reason | None:
    if not cliffs:
        return _why_closed_by_slopes(slopes)
    # G12.7cc: with Slopes or Dunes on the way somebody must stand on the Cliff.
    if (dunes or slopes) and not any(cliffs):
        return "line over a cliff and more"
    # G12.7cj: with Slopes, shooter and target must both be on top.
    if slopes:
        return None if [*cliffs, *slopes].count(True) == 2 else "line over slopes and cliffs"
    # G12.7cb: a Cliff alone from or to its top.
    return why_closed_by_cliffs(cliffs)


def _why_closed_by_slopes(slopes: Line) -> Reason | None:
    # G12.7ci: three Slopes only if both stand on one of them.
    if len(slopes) >= 3:
        return None if slopes.count(True) == 2 else "line over three slopes"
    # G12.7ch: one or two if shooter or target stands on one.
    return why_closed_by_slopes(slopes)


HAZARDS: Final = GodsHazards()
