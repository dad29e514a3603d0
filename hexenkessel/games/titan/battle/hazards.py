"""What each hazard does to movement, to strikes and to rangestrikes (T11.4, T23): one rule, one place.

Nothing here is fast; the tables are filled from these functions once, and play reads the tables.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ..characters import CHARACTERS, KINDS
from .terrain import Battleland, Hex

Kind: TypeAlias = int
"""Number of a kind of character: its place in KINDS."""

BARRED: Final = 0

_NATIVES: Final = tuple(frozenset[str](CHARACTERS[name].natives) for name in KINDS)
_FLIES: Final = tuple(CHARACTERS[name].flies for name in KINDS)


def is_native(kind: Kind, hazard: str | None) -> bool:
    return hazard in _NATIVES[kind]


def are_in_contact(land: Battleland, a: Hex, b: Hex) -> bool:
    """Whether enemies in these two neighbouring hexes are engaged with each other."""
    # T11.3b: characters on either side of a cliff are not engaged.
    # T23.10b: and cannot strike across it.
    return land.crossing(a, b).hazard != "cliff"


# --- movement -----------------------------------------------------------------------------------


def ground_cost(land: Battleland, kind: Kind, hex: Hex) -> int:
    """Movement the hex itself takes from whoever walks into it or lands on it; BARRED if nobody may."""
    hazard = land.hazards[hex]
    # T23.3a: no character ever stands in a tree.
    if hazard == "tree":
        return BARRED
    if is_native(kind, hazard):
        return 1
    # T23.6a: the volcano is for Dragons only.
    # T23.7a: strangers to a bog may neither walk into it nor land there.
    if hazard in ("volcano", "bog"):
        return BARRED
    # T11.4a: a hazard that slows makes its hex count as two.
    # T11.4c: that holds for a flier too, in the hex where it lands.
    # T23.4a: bramble slows strangers, on foot or landing.
    # T23.5a: so does drift.
    # T23.8a: sand slows only strangers on foot.
    if hazard in ("bramble", "drift") or (hazard == "sand" and not _FLIES[kind]):
        return 2
    # T23.2a: plain ground has no effect.
    return 1


def walking_cost(land: Battleland, kind: Kind, start: Hex, end: Hex) -> int:
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
        side.hazard == "wall" or (side.hazard == "slope" and not is_native(kind, "slope"))
    )
    ground = ground_cost(land, kind, end)
    # T23.13b: whatever comes together, a hex never counts more than two.
    return max(ground, 2) if is_steep and ground != BARRED else ground


def may_fly_over(land: Battleland, kind: Kind, hex: Hex) -> bool:
    # T11.4b: in the air only the volcano matters, and not to those who live there.
    return land.hazards[hex] != "volcano" or is_native(kind, "volcano")


# --- strikes ------------------------------------------------------------------------------------


def dice_change(land: Battleland, striker: Kind, start: Hex, end: Hex) -> int:
    """Dice a strike from one hex at a neighbouring one gains or loses."""
    side = land.crossing(start, end)
    dice = 0
    # T23.6b: a Dragon striking out of the volcano has two more dice; the slope's die comes on top.
    if land.hazards[start] == "volcano" and is_native(striker, "volcano"):
        dice += 2
    # T23.9b: down a dune its natives have two more dice, up a dune strangers have one less.
    if side.hazard == "dune":
        if is_native(striker, "dune"):
            dice += 0 if side.is_up else 2
        else:
            dice -= 1 if side.is_up else 0
    # T23.11b: down a slope its natives have one more die.
    if side.hazard == "slope" and not side.is_up and is_native(striker, "slope"):
        dice += 1
    return dice


def skill_change(land: Battleland, striker: Kind, start: Hex, end: Hex) -> int:
    """Skill a striker gains or loses for a strike from one hex at a neighbouring one."""
    side = land.crossing(start, end)
    skill = 0
    # T23.4c: a stranger striking out of bramble loses one.
    if land.hazards[start] == "bramble" and not is_native(striker, "bramble"):
        skill -= 1
    # T23.11c: a stranger striking up a slope loses one.
    if side.hazard == "slope" and side.is_up and not is_native(striker, "slope"):
        skill -= 1
    # T23.12b: anyone striking down a wall gains one, up a wall loses one.
    if side.hazard == "wall":
        skill += -1 if side.is_up else 1
    return skill


def cover(land: Battleland, striker: Kind, target: Kind, end: Hex) -> int:
    """By how much the target's hex raises the number a strike from next to it needs."""
    # T23.4b: a native in bramble is harder to hit for a stranger.
    hazard = land.hazards[end]
    return int(hazard == "bramble" and is_native(target, hazard) and not is_native(striker, hazard))


def is_up_dune(land: Battleland, start: Hex, end: Hex) -> bool:
    side = land.crossing(start, end)
    return side.hazard == "dune" and side.is_up


def may_carry(land: Battleland, start: Hex, first: Hex, other: Hex) -> bool:
    """Whether hits of a strike at ``first`` may go on to ``other`` as far as the dunes are concerned."""
    # T23.9c: only a strike made up a dune may carry up a dune, and that binds natives as well.
    return is_up_dune(land, start, first) or not is_up_dune(land, start, other)


def is_hurt_by_ground(land: Battleland, kind: Kind, hex: Hex) -> bool:
    # T23.5b: drift costs a stranger in it one hit at the start of every strike phase.
    return land.hazards[hex] == "drift" and not is_native(kind, "drift")


# --- rangestrikes -------------------------------------------------------------------------------


def range_dice_change(land: Battleland, striker: Kind, start: Hex) -> int:
    # T23.6d: a Dragon rangestriking out of the volcano has two more dice.
    return 2 if land.hazards[start] == "volcano" and is_native(striker, "volcano") else 0


def range_cover(land: Battleland, striker: Kind, target: Kind, end: Hex) -> int:
    """By how much the target's hex raises the number a rangestrike needs."""
    # T23.6c: a Dragon in the volcano is harder to hit from afar, whoever shoots.
    if land.hazards[end] == "volcano" and is_native(target, "volcano"):
        return 1
    # T23.4d: a native in bramble is harder to hit from afar for a stranger.
    return cover(land, striker, target, end)
