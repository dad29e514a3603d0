"""Why a maneuver, a strike or a rangestrike is not allowed: the id of the rule that forbids it.

Each function agrees with the question of Fight it explains: None exactly when the thing may be done.
"""

from __future__ import annotations

from . import hazards, sight
from .fight import Fight
from .masks import ALL_HEXES, mask_of, members
from .tables import DISTANCE, FLIES, IS_LORD, IS_MAGIC, RANGESTRIKES, SKILL
from .terrain import DEFENDER, GONE, HEXES, NEIGHBOUR, OFF

_BARRED_GROUND = {"tree": "T23.3a", "volcano": "T23.6a", "bog": "T23.7a"}


def why_not_maneuver(fight: Fight, u: int, hex: int) -> str | None:
    """The rule that keeps this character from ending its maneuver in this hex, or None."""
    if not 0 <= hex < HEXES:
        return "T11.1b"
    if fight.reach(u) >> hex & 1:
        return None
    start = fight.hexes[u]
    # It is gone, it is not its side's phase, it has moved, or it would stay where it is.
    if start in (GONE, hex) or fight.sides[u] != fight.half or fight.moved >> u & 1:
        return "T11.0a"
    if fight.is_engaged(u):
        return "T11.3a"
    kind, land = fight.kinds[u], fight.tables.land
    if fight.unit_at[hex] >= 0:
        return "T11.5c" if FLIES[kind] else "T11.5a"
    if fight.round == 1 and fight.sides[u] == DEFENDER and fight.tables.setup:
        return "T10.2b"
    if hazards.ground_cost(land, kind, hex) == hazards.BARRED:
        return _BARRED_GROUND[land.hazards[hex]]
    return _why_out_of_reach(fight, u, hex)


def _why_out_of_reach(fight: Fight, u: int, hex: int) -> str:
    """Of the rules about distance, the one without which the character would get there."""
    kind, tables = fight.kinds[u], fight.tables
    nature, skill, start = tables.nature[kind], SKILL[kind], fight.hexes[u]
    edge = tables.edge[2 * fight.entry + fight.sides[u]] if start == OFF else 0
    around = [mask_of([other for other in near if other >= 0]) for near in NEIGHBOUR]
    if not _steps(around, start, edge, skill, ALL_HEXES) >> hex & 1:
        return "T11.1a" if start == OFF else "T11.2a"
    if FLIES[kind]:
        over_volcano = _steps(around, start, edge, skill, tables.sky[nature]) >> hex & 1
        return "T11.4c" if over_volcano else "T11.4b"
    # The same walk on an empty map, then over the cliff just ahead, unslowed, and at last over any cliff.
    ones, twos = tables.step_for_one[nature], tables.step_for_two[nature]
    alone = fight.copy()
    for other in range(len(alone.kinds)):
        if other != u:
            alone.remove(other)
    if alone.reach(u) >> hex & 1:
        return "T11.5a"
    is_next = start != OFF and DISTANCE[HEXES * start + hex] == 1
    if is_next and hazards.walking_cost(tables.land, kind, start, hex) == hazards.BARRED:
        return "T23.10a"
    unslowed = [one | two for one, two in zip(ones, twos, strict=True)]
    ground = tables.ground_for_one[nature] | tables.ground_for_two[nature]
    if _steps(unslowed, start, edge & ground, skill, ground) >> hex & 1:
        return "T11.4a"
    return "T23.10a" if _steps(around, start, edge & ground, skill, ground) >> hex & 1 else "T11.2a"


def _steps(leads_to: list[int], start: int, edge: int, skill: int, allowed: int) -> int:
    """What so many steps of one each lead to, from a hex or over an edge, within the allowed hexes."""
    reached = edge & allowed if start == OFF else 1 << start
    for _ in range(skill - 1 if start == OFF else skill):
        for hex in members(reached):
            reached |= leads_to[hex] & allowed
    return reached


def why_not_strike(fight: Fight, u: int, t: int) -> str | None:
    """The rule that keeps this character from striking that one now, or None."""
    if fight.targets(u) >> t & 1:
        return None
    if fight.sides[u] == fight.sides[t] or fight.struck >> u & 1:
        return "T13.1b"
    hex, at = fight.hexes[u], fight.hexes[t]
    if hex >= OFF or at >= OFF or DISTANCE[HEXES * hex + at] != 1:
        return "T23.1b"
    # Next to each other, and yet no target: a cliff lies between, or he is slain already.
    return "T13.0b" if hazards.are_in_contact(fight.tables.land, hex, at) else "T23.10b"


def why_not_rangestrike(fight: Fight, u: int, t: int) -> str | None:
    """The rule that keeps this character from rangestriking that one now, or None."""
    if fight.rangestrike_terms(u, t)[0]:
        return None
    kind, hex, at = fight.kinds[u], fight.hexes[u], fight.hexes[t]
    if not RANGESTRIKES[kind]:
        return "T12.1a"
    if fight.sides[u] != fight.half:
        return "T10.0c"
    if fight.struck >> u & 1:
        return "T13.1b"
    if fight.is_engaged(u):
        return "T12.6d" if IS_MAGIC[kind] else "T12.1c"
    if fight.sides[u] == fight.sides[t] or hex >= OFF or at >= OFF or not fight.is_alive(t):
        return "T12.1b"
    reach = DISTANCE[HEXES * hex + at] + 1
    if reach > sight.LONGEST_RANGE:
        return "T12.3c"
    if reach > SKILL[kind]:
        return "T12.3a"
    if reach < 3:
        return "T12.1b"
    if IS_LORD[fight.kinds[t]]:
        return "T12.6a"
    ways = sight.corridors(hex, at)
    closed = [sight.why_closed(fight.tables.land, way) for way in ways]
    # One open corridor is enough for the ground, so then it is a character who stands in the way.
    return "T23.1c" if None in closed else closed[0]


def why_not_announce(fight: Fight, u: int, t: int, dice: int, number: int) -> str | None:
    """The rule that forbids to strike with these dice and this number, or None."""
    refused = why_not_strike(fight, u, t)
    if refused is not None:
        return refused
    options = fight.options(u, t)
    if any((d, n) == (dice, number) for d, n, _ in options):
        return None
    # The number may only be raised and the dice only be forgone, and either only to make carrying possible.
    plain_dice, plain_number, _ = options[0]
    return "T13.5b" if dice != plain_dice and number >= plain_number else "T13.4c"
