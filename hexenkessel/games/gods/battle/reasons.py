"""The ids that this book has for what forbids something in a battle."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hexenkessel.legions.battle import reasons
from hexenkessel.legions.battle.hazards import Reason
from hexenkessel.legions.battle.hexes import DEFENDER, DISTANCE, GONE, HEXES, OFF
from hexenkessel.legions.battle.masks import ALL_HEXES, mask_of, members
from hexenkessel.legions.battle.tables import LONGEST_WAY

from .fight import GodsFight
from .hazards import WATERS
from .roster import BOUND, IS_MASTER

RULE_OF: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        # maneuvers
        "off the map": "G12.2c",
        "no move left": "G12.1b",
        "engaged": "G12.4a",
        "taken": "G12.6b",
        "in the way": "G12.6a",
        "outside the walls": "G11.3a",
        "too far from the edge": "G12.2a",
        "too far": "G12.3a",
        "slow landing": "G12.5b",
        "closed sky": "G12.7at",
        "slowed": "G12.5b",
        "barred side": "G12.7by",
        # attacks
        "no strike left": "G13.3b",
        "not in contact": "G12.7d",
        "slain already": "G13.1e",
        "strike over a cliff": "G12.7bz",
        "dice forgone": "G13.7c",
        "number announced": "G13.6c",
        # carrying over
        "no carry": "G13.6a",
        "carry over ground": "G12.7bv",
        "carry needs more": "G13.6b",
        "carry with fewer dice": "G13.7b",
        # rangestrikes
        "no bow": "G14.1b",
        "not his half": "G14.1e",
        "engaged with magic": "G14.1g",
        "engaged with a bow": "G14.1g",
        "no target": "G14.1a",
        "beyond all ranges": "G14.2b",
        "out of range": "G14.2a",
        "immune": "G14.6a",
        "line through a unit": "G12.7e",
        "line through tree": "G12.7l",
        "line through fog": "G12.7ag",
        "line through darkness": "G12.7bl",
        "line over a dune": "G12.7bw",
        "line over dunes": "G12.7bx",
        "line over a cliff": "G12.7cb",
        "line over a cliff and more": "G12.7cc",
        "line over slopes": "G12.7ch",
        "line over three slopes": "G12.7ci",
        "line over slopes and cliffs": "G12.7cj",
        "sheltered: beach": "G12.7ba",
        "sheltered: water": "G12.7bg",
        "sheltered: darkness": "G12.7bl",
    }
)

# By hazard: the rule for who walks, and for who flies.
_GROUND_RULES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "tree": ("G12.7i", "G12.7j"),
        "bog": ("G12.7r", "G12.7s"),
        "volcano": ("G12.7at", "G12.7at"),
        "darkness": ("G12.7bi", "G12.7bi"),
        "cloud": ("G12.7bn", "G12.7bo"),
    }
)


_ON_THE_WAY: Final = ("too far", "slowed", "barred side", "slow landing", "closed sky", "in the way")


# --- maneuvers ----------------------------------------------------------------------------------


def why_not_maneuver(fight: GodsFight, u: int, hex: int) -> str | None:
    """The rule that keeps this figure from ending its maneuver in this hex, or None."""
    reason = reasons.why_not_maneuver(fight, u, hex)
    if reason is None:
        return None
    if fight.stone >> u & 1:
        return "G16.5d"
    start, side = fight.hexes[u], fight.sides[u]
    is_setting_up = fight.round == 1 and side == DEFENDER == fight.half and fight.tables.setup != 0
    # G11.3b: he who is set up inside the walls leaves them from the second maneuver phase on.
    if is_setting_up and start < OFF:
        return "G11.3b"
    if reason.startswith("ground: "):
        return _rule_of_ground(fight, u, hex)
    if reason in _ON_THE_WAY and start != GONE:
        return _rule_of_the_way(fight, u, hex, reason)
    return RULE_OF[reason]


def _rule_of_ground(fight: GodsFight, u: int, hex: int) -> str:
    hazard, nature = fight.tables.land.hazards[hex], fight.tables.natures[fight.natures[u]]
    if BOUND in nature.traits and hazard not in WATERS:
        return "G3.10g"
    return _GROUND_RULES[hazard][nature.flies]


def _rule_of_the_way(fight: GodsFight, u: int, hex: int, reason: Reason) -> str:
    """Something on the way is too far, too slow or closed."""
    tables, nature = fight.tables, fight.natures[u]
    side, start = fight.sides[u], fight.hexes[u]
    if fight.deadlock >> side & 1:
        free = fight.copy()
        free.deadlock = 0
        # G15.6v: who has one point left stays; nobody goes further than that.
        if free.reach(u) >> hex & 1:
            return "G15.6v" if fight.ways(u).get(hex) else "G15.6t"
        free.renew_natures()
        if free.reach(u) >> hex & 1:
            return "G15.6t"
    if fight.paces(u) > LONGEST_WAY:
        # G12.3c: never more than four hexes.
        starts = [start] if start < OFF else members(tables.edge[2 * fight.entry + side])
        far = min(DISTANCE[HEXES * other + hex] for other in starts) + (start == OFF)
        if far == LONGEST_WAY + 1:
            return "G12.3c"
    if tables.flies[nature]:
        return _rule_of_the_air(fight, u, hex, reason)
    # G12.7ad: in Fog a walk ends.
    if reason == "slowed" and _walks_without_fog(fight, u) >> hex & 1:
        return "G12.7ad"
    # Who is bound to water finds no way over land.
    if reason == "barred side" and BOUND in tables.natures[nature].traits:
        return "G3.10g"
    return RULE_OF[reason]


def _rule_of_the_air(fight: GodsFight, u: int, hex: int, reason: Reason) -> str:
    land, nature = fight.tables.land, fight.tables.natures[fight.natures[u]]
    if reason == "closed sky":
        if BOUND in nature.traits:
            return "G3.10g"
        is_dark = "darkness" in land.hazards and not nature.is_native("darkness")
        return "G12.7bi" if is_dark else "G12.7at"
    if reason == "slow landing" and fight.tables.ground_for_one[fight.natures[u]] >> hex & 1:
        # The hex itself slows nobody, so a Cloud on the way does.
        return "G12.7bo"
    return RULE_OF[reason]


def _walks_without_fog(fight: GodsFight, u: int) -> int:
    """Where it could go if Fog ended no walk."""
    tables, nature, start = fight.tables, fight.natures[u], fight.hexes[u]
    free = ALL_HEXES & ~(fight.here[0] | fight.here[1])
    ones, twos = tables.step_for_one[nature], tables.step_for_two[nature]
    paces = fight.paces(u)
    edge = tables.edge[2 * fight.entry + fight.sides[u]] & free if start == OFF else 0
    at: list[int] = [0] * (paces + 3)
    at[0] = 1 << start if start < OFF else 0
    at[1] |= edge & tables.ground_for_one[nature]
    at[2] |= edge & tables.ground_for_two[nature]
    for used in range(paces):
        for hex in members(at[used]):
            at[used + 1] |= ones[hex] & free
            at[used + 2] |= twos[hex] & free
    return mask_of([hex for used in range(1, paces + 1) for hex in members(at[used])])


def why_not_mount(fight: GodsFight, u: int, pegasus: int) -> str | None:
    """The rule that keeps this figure from mounting that Pegasus now, or None."""
    if fight.meetings(u) >> pegasus & 1 and fight.is_pegasus(pegasus):
        return None
    # G16.5be: everybody but Creatures rides, and only a Pegasus is ridden.
    if not fight.may_ride(u) or not fight.is_pegasus(pegasus):
        return "G16.5be"
    at = fight.hexes[pegasus]
    if fight.moved >> u & 1:
        return "G12.1b"
    # G16.5bh: where the two meet, and one rider at a time.
    if at >= OFF or fight.partner(pegasus) >= 0 or fight.sides[pegasus] != fight.sides[u]:
        return "G16.5bh"
    alone = fight.copy()
    alone.remove(pegasus)
    return why_not_maneuver(alone, u, at) or "G16.5bh"


# --- attacks ------------------------------------------------------------------------------------


def why_not_strike(fight: GodsFight, u: int, t: int) -> str | None:
    """The rule that keeps this figure from attacking that one now, or None."""
    reason = reasons.why_not_strike(fight, u, t)
    if reason is None:
        return None
    if fight.stone >> u & 1:
        return "G16.5d"
    if fight.sides[u] == fight.sides[t]:
        return "G13.3e"
    if reason == "slain already":
        if fight.stone >> t & 1:
            return "G16.5e"
        if fight.is_covered(t):
            return "G16.5bg"
    return RULE_OF[reason]


def why_not_announce(fight: GodsFight, u: int, t: int, dice: int, number: int) -> str | None:
    """The rule that forbids to attack with these dice and this number, or None."""
    refused = why_not_strike(fight, u, t)
    if refused is not None:
        return refused
    reason = reasons.why_not_announce(fight, u, t, dice, number)
    return None if reason is None else RULE_OF[reason]


def why_not_carry(fight: GodsFight, u: int, first: int, t: int, number: int) -> str:
    """The rule that keeps hits of an attack on the first target, with this number, from that one."""
    if fight.sides[u] == fight.sides[t]:
        return "G13.3e"
    if fight.stone >> t & 1:
        return "G16.5e"
    if fight.is_covered(t):
        return "G16.5bg"
    reason = reasons.why_not_carry(fight, u, first, t, number)
    at = fight.hexes[t]
    is_dark = fight.darks >> fight.hexes[first] & 1 or (at < OFF and fight.darks >> at & 1)
    return "G12.7bk" if reason == "carry over ground" and is_dark else RULE_OF[reason]


# --- rangestrikes -------------------------------------------------------------------------------


def why_not_rangestrike(fight: GodsFight, u: int, t: int, start: int | None = None) -> str | None:
    """The rule that keeps this figure from rangestriking that one now, or None.

    ``start``: the hex where the shot is to begin; None for wherever it is best.
    """
    begin = fight.hexes[u] if start is None else start
    is_elsewhere = begin != fight.hexes[u]
    # G12.7bq: out of a Cloud from another Cloud in which nobody is.
    if is_elsewhere and (fight.hexes[u] >= OFF or not fight.range_starts(u) >> begin & 1):
        return "G12.7bq"
    terms = fight.rangestrike_terms(u, t) if start is None else fight.terms_from(u, t, begin)
    if terms[0]:
        return None
    if fight.sides[u] == fight.sides[t]:
        return "G13.3e"
    if fight.is_covered(t):
        return "G16.5bg"
    is_in_sight = fight.may_rangestrike(u) and fight.hexes[t] < OFF and fight.is_alive(t)
    if is_elsewhere and is_in_sight:
        reason: Reason | None = reasons.why_not_in_sight(fight.as_if_in(u, begin), u, t)
    else:
        # It is the hex where the figure stands that is spoken of, and no other Cloud.
        reason = reasons.why_not_rangestrike(fight.as_if_in(u, fight.hexes[u]), u, t)
    if reason == "immune":
        if fight.stone >> t & 1:
            return "G16.5e"
        return "G14.6b" if IS_MASTER[fight.kinds[t]] else "G14.6a"
    return RULE_OF[reason or "no target"]
