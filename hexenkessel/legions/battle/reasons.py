"""Why a maneuver, a strike or a rangestrike is not allowed, in a word; a game has a table of ids for them.

Each function agrees with the question of Fight it explains: None exactly when the thing may be done.
"""

from __future__ import annotations

from .fight import Fight
from .hazards import BARRED, Reason
from .hexes import DEFENDER, DISTANCE, GONE, HEXES, OFF, neighbours
from .masks import ALL_HEXES, mask_of, members
from .sight import LONGEST_RANGE, corridors


def why_not_maneuver(fight: Fight, u: int, hex: int) -> Reason | None:
    """What keeps this unit from ending its maneuver in this hex, or None."""
    if not 0 <= hex < HEXES:
        return "off the map"
    if fight.reach(u) >> hex & 1:
        return None
    start = fight.hexes[u]
    # It is gone, it is not its side's phase, it has moved, or it would stay where it is.
    if start in (GONE, hex) or fight.sides[u] != fight.half or fight.moved >> u & 1:
        return "no move left"
    if fight.is_engaged(u) and fight.is_held(u):
        return "engaged"
    tables, nature = fight.tables, fight.natures[u]
    if fight.unit_at[hex] >= 0:
        return "taken" if tables.flies[nature] else "in the way"
    if fight.round == 1 and fight.sides[u] == DEFENDER and tables.setup:
        return "outside the walls"
    if tables.hazards.ground_cost(tables.land, tables.natures[nature], hex) == BARRED:
        return f"ground: {tables.land.hazards[hex]}"
    return _why_out_of_reach(fight, u, hex)


def _why_out_of_reach(fight: Fight, u: int, hex: int) -> Reason:
    """Of the rules about distance, the one without which the unit would get there."""
    tables = fight.tables
    nature, paces, start = fight.natures[u], fight.paces(u), fight.hexes[u]
    edge = tables.edge[2 * fight.entry + fight.sides[u]] if start == OFF else 0
    around = [mask_of(neighbours(hex)) for hex in range(HEXES)]
    if not _steps(around, start, edge, paces, ALL_HEXES) >> hex & 1:
        return "too far from the edge" if start == OFF else "too far"
    if tables.flies[nature]:
        sky = tables.sky[nature] | tables.slow_sky[nature]
        return "slow landing" if _steps(around, start, edge, paces, sky) >> hex & 1 else "closed sky"
    # The same walk on an empty map, then over the cliff just ahead, unslowed, and at last over any cliff.
    ones, twos = tables.step_for_one[nature], tables.step_for_two[nature]
    alone = fight.copy()
    for other in range(len(alone.kinds)):
        if other != u:
            alone.remove(other)
    if alone.reach(u) >> hex & 1:
        return "in the way"
    is_next = start != OFF and DISTANCE[HEXES * start + hex] == 1
    land, what = tables.land, tables.natures[nature]
    if is_next and tables.hazards.walking_cost(land, what, start, hex) == BARRED:
        return "barred side"
    unslowed = [one | two for one, two in zip(ones, twos, strict=True)]
    ground = tables.ground_for_one[nature] | tables.ground_for_two[nature]
    if _steps(unslowed, start, edge & ground, paces, ground) >> hex & 1:
        return "slowed"
    return "barred side" if _steps(around, start, edge & ground, paces, ground) >> hex & 1 else "too far"


def _steps(leads_to: list[int], start: int, edge: int, paces: int, allowed: int) -> int:
    """What so many steps of one each lead to, from a hex or over an edge, within the allowed hexes."""
    reached = edge & allowed if start == OFF else 1 << start
    for _ in range(paces - 1 if start == OFF else paces):
        for hex in members(reached):
            reached |= leads_to[hex] & allowed
    return reached


def why_not_strike(fight: Fight, u: int, t: int) -> Reason | None:
    """What keeps this unit from striking that one now, or None."""
    if fight.targets(u) >> t & 1:
        return None
    if fight.sides[u] == fight.sides[t] or fight.struck >> u & 1:
        return "no strike left"
    hex, at = fight.hexes[u], fight.hexes[t]
    if hex >= OFF or at >= OFF or DISTANCE[HEXES * hex + at] != 1:
        return "not in contact"
    # Next to each other, and yet no target: something lies between, or he is slain already.
    is_slain = fight.tables.hazards.are_in_contact(fight.tables.land, hex, at)
    return "slain already" if is_slain else "strike over a cliff"


def why_not_rangestrike(fight: Fight, u: int, t: int) -> Reason | None:
    """What keeps this unit from rangestriking that one now, or None."""
    if fight.rangestrike_terms(u, t)[0]:
        return None
    kind, hex, at = fight.kinds[u], fight.hexes[u], fight.hexes[t]
    if not fight.roster.rangestrikes[kind]:
        return "no bow"
    if fight.sides[u] != fight.half:
        return "not his half"
    if fight.struck >> u & 1:
        return "no strike left"
    if fight.is_engaged(u):
        return "engaged with magic" if fight.roster.is_magic[kind] else "engaged with a bow"
    if fight.sides[u] == fight.sides[t] or hex >= OFF or at >= OFF or not fight.is_alive(t):
        return "no target"
    return why_not_in_sight(fight, u, t)


def why_not_in_sight(fight: Fight, u: int, t: int) -> Reason:
    """What lies between one who may rangestrike and a living enemy whom it cannot."""
    hex, at = fight.hexes[u], fight.hexes[t]
    reach = DISTANCE[HEXES * hex + at] + 1
    if reach > LONGEST_RANGE:
        return "beyond all ranges"
    if reach > fight.longest_range(u):
        return "out of range"
    if reach < 3:
        return "no target"
    if fight.is_immune(t, u):
        return "immune"
    tables, striker = fight.tables, fight.natures[u]
    nature = tables.natures[striker]
    closed = [tables.hazards.why_closed(tables.land, nature, way) for way in corridors(hex, at)]
    first = closed[0]
    if first is not None and None not in closed:
        return first
    if tables.sheltered[striker][fight.natures[t]] >> at & 1:
        return f"sheltered: {tables.land.hazards[at]}"
    # One open corridor is enough for the ground, so then it is a unit that stands in the way.
    return "line through a unit"


def why_not_announce(fight: Fight, u: int, t: int, dice: int, number: int) -> Reason | None:
    """What forbids to strike with these dice and this number, or None."""
    refused = why_not_strike(fight, u, t)
    if refused is not None:
        return refused
    options = fight.options(u, t)
    if any((d, n) == (dice, number) for d, n, _ in options):
        return None
    # The number may only be raised and the dice only be forgone, and either only to make carrying possible.
    plain_dice, plain_number, _ = options[0]
    return "dice forgone" if dice != plain_dice and number >= plain_number else "number announced"


def why_not_carry(fight: Fight, u: int, first: int, t: int, number: int) -> Reason:
    """What keeps hits of a strike at the first target, with this number, from carrying to that one."""
    if fight.sides[u] == fight.sides[t] or not fight.is_alive(t):
        return "no carry"
    start, at = fight.hexes[u], fight.hexes[t]
    if at >= OFF or not fight.tables.contact[start] >> at & 1:
        return "no carry"
    # Ground in the way bars any carry, whatever the dice; so it comes first.
    if fight.tables.no_carry[HEXES * start + fight.hexes[first]] >> at & 1:
        return "carry over ground"
    return "carry needs more" if fight.strike_number(u, t) > number else "carry with fewer dice"
