"""Where a figure may end a maneuver phase (G11.3, G12)."""

from . import maps
from .figures import FIGURES
from .units import WAVES, Battle, Unit

SLOWING = ("sand", "bramble", "hedge", "drift", "water")  # strangers on foot
SLOW_TO_LAND = ("bramble", "drift", "water")  # strangers who fly


def mount_of(battle: Battle, unit: Unit) -> Unit | None:
    """The Pegasus on which it sits, or which it is."""
    here = battle.at(unit.hex) if unit.is_on_map else [unit]
    return next((each for each in here if each.name == "Pegasus" and each.side == unit.side), None)


def is_held(battle: Battle, unit: Unit) -> bool:
    # G16.5bh: a Pegasus and its rider are never held.
    if mount_of(battle, unit) is not None:
        return False
    # G12.7af: neither is a native in Fog.
    if unit.is_on_map and battle.hazard_at(unit) == "fog" and unit.is_native("fog"):
        return False
    # G12.4a
    return bool(battle.enemies_in_contact(unit))


def is_bound_to_water(battle: Battle, unit: Unit) -> bool:
    if not unit.symbols & WAVES:
        return False
    army = battle.army_of(unit)
    # G3.10g: a double wave always; G3.10i: the others while their army is bound to the sea ring.
    if "sea" in unit.symbols:
        return True
    # A bound army fights nowhere but on the Coast (ruling).
    if battle.map != "Coast":
        return False
    if any("sea" in other.symbols for other in army):
        return True
    has_creature = any("shore" in other.symbols and other.rank == "creature" for other in army)
    return has_creature and not any(other.name in ("Aquarian", "Siren") for other in army)


def may_stand(battle: Battle, unit: Unit, label: str) -> bool:
    """May it end a move here, were nobody else there?"""
    kind = maps.hazard(battle.map, label)
    # G3.10g
    if is_bound_to_water(battle, unit) and kind not in ("water", "beach"):
        return False
    # G12.7i, G12.7j, G12.7r, G12.7s, G12.7bi, G12.7bn, G12.7bo: for natives only; the Tree's is the Pixie.
    # G12.7at: the Volcano's is the Dragon.
    if kind in ("tree", "bog", "volcano", "darkness", "cloud"):
        return unit.is_native(kind)
    return True


def step_cost(battle: Battle, walker: Unit, start: str | None, end: str) -> int:
    kind = maps.hazard(battle.map, end)
    # G12.7o, v, ai, an, bc
    if kind in SLOWING and not walker.is_native(kind):
        return 2
    # G12.7ce, G12.7ck: up a slope a stranger, up a wall everybody.
    if start is not None:
        if maps.goes(battle.map, "slope", start, end) == "up" and not walker.is_native("slope"):
            return 2
        if maps.goes(battle.map, "wall", start, end) == "up":
            return 2
    return 1


def next_hexes(battle: Battle, unit: Unit, start: str | None) -> list[str]:
    if start is not None:
        return maps.NEIGHBOURS[start]
    # G12.2a, G11.3c: over the side of entry; G17.1f, G18.2f.
    edges = maps.ATTACKER if unit.side == "A" else maps.DEFENDER
    return edges[battle.entry].split()


def walk(battle: Battle, walker: Unit, start: str | None, left: int, hexes: int) -> set[str]:
    ends: set[str] = set()
    for label in next_hexes(battle, walker, start) if hexes else []:
        cost = step_cost(battle, walker, start, label)
        if cost > left or not may_stand(battle, walker, label):
            continue
        # G12.7by
        if start is not None and maps.goes(battle.map, "cliff", start, label):
            continue
        if battle.at(label):
            # G12.6d: only a diver gets past somebody, from Water to Water.
            ends |= dive(battle, walker, start, label, left - cost, hexes - 1)
            continue
        ends.add(label)
        # G12.7ad: Fog ends a stranger's move.
        if maps.hazard(battle.map, label) == "fog" and not walker.is_native("fog"):
            continue
        ends |= walk(battle, walker, label, left - cost, hexes - 1)
    return ends


def is_water(battle: Battle, label: str | None) -> bool:
    return label is not None and maps.hazard(battle.map, label) == "water"


def dive(battle: Battle, diver: Unit, start: str | None, under: str, left: int, hexes: int) -> set[str]:
    """On from an occupied hex, to Water only."""
    if not (diver.symbols & WAVES and is_water(battle, start) and is_water(battle, under)):
        return set()
    ends: set[str] = set()
    for label in maps.NEIGHBOURS[under] if hexes and left else []:
        if not is_water(battle, label):
            continue
        if battle.at(label):
            ends |= dive(battle, diver, under, label, left - 1, hexes - 1)
        else:
            ends |= {label} | walk(battle, diver, label, left - 1, hexes - 1)
    return ends


def fly(battle: Battle, flyer: Unit, start: str | None, left: int, hexes: int) -> set[str]:
    ends: set[str] = set()
    for label in next_hexes(battle, flyer, start) if hexes else []:
        kind = maps.hazard(battle.map, label)
        is_stranger = not flyer.is_native(kind)
        # G12.7w, ao, bd: landing where it is slowed.
        landing = 2 if kind in SLOW_TO_LAND and is_stranger else 1
        if landing <= left and not battle.at(label) and may_stand(battle, flyer, label):
            ends.add(label)
        # G12.7at, G12.7bi: nobody but natives crosses Volcano and Darkness.
        if kind in ("volcano", "darkness") and is_stranger:
            continue
        # G12.7bo: a Cloud slows a stranger.
        crossing = 2 if kind == "cloud" and is_stranger else 1
        if crossing < left:
            ends |= fly(battle, flyer, label, left - crossing, hexes - 1)
    return ends


def factor(battle: Battle, unit: Unit) -> int:
    # G12.3a; the Chimera moves with 3 (G16.5aj).
    skill = FIGURES[unit.name].skill
    found = 3 if skill is None else skill
    # G16.5ag: Creatures led by a Warlord have one more.
    return found + (unit.rank == "creature" and battle.has_living(unit, "Warlord"))


def places_to_set_up(battle: Battle, unit: Unit) -> set[str]:
    inside = maps.INSIDE[battle.map].split()
    free = {label for label in inside if not battle.at(label)}
    if free:
        return free
    # G11.3c (ruling): who finds no room inside stands at the walls.
    near = {other for label in inside for other in maps.NEIGHBOURS[label]} - set(inside)
    return {label for label in near if not battle.at(label) and may_stand(battle, unit, label)}


def reach(battle: Battle, unit: Unit) -> list[str]:
    """Every hex, other than its own, where the figure may end this phase."""
    # G11.3a, G11.3b: a garrison sets up inside and leaves the walls from the second round on.
    if battle.map in maps.INSIDE and battle.round == 1 and unit.side == "D":
        return [] if unit.is_on_map else sorted(places_to_set_up(battle, unit))
    if is_held(battle, unit):
        return []
    start = unit.hex if unit.is_on_map else None
    # G16.5be: a rider goes where the Pegasus goes.
    unit = mount_of(battle, unit) or unit
    # G12.3c, G12.3d: at most four hexes, be the factor five.
    go = fly if unit.flies else walk
    return sorted(go(battle, unit, start, factor(battle, unit), 4) - {unit.hex})
