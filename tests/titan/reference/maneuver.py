"""Where a character may end a maneuver phase."""

from . import ground
from .figures import ENTRY, TOWER
from .units import Battle, Unit


def is_engaged(battle: Battle, unit: Unit) -> bool:
    # T11.3a: next to an enemy when the phase begins.
    return bool(battle.enemies_in_contact(unit))


def edge_of(battle: Battle, side: str) -> list[str]:
    if battle.map == "Tower":
        # T10.2a: the attacker always enters a Tower at its lower left.
        # T10.2c: a Tower's reinforcement enters over the name edge.
        tower_edge: list[str] = TOWER["reinforcement_entry"]
        return ENTRY[str(TOWER["attacker_entry"])]["attacker"] if side == "A" else tower_edge
    # T10.1b, T10.1c: the attacker's edge of four hexes, the defender's of three opposite to it.
    return ENTRY[str(battle.entry)]["attacker" if side == "A" else "defender"]


def next_hexes(battle: Battle, unit: Unit, label: str | None) -> list[str]:
    # T11.1a: from outside the first hex lies on the side's edge.
    # T11.1b: nobody leaves the map.
    return edge_of(battle, unit.side) if label is None else ground.neighbours(label)


def may_stand(battle: Battle, unit: Unit, label: str) -> bool:
    kind = ground.hazard(battle.map, label)
    # T23.3a: nobody enters or lands among trees.
    if kind == "tree":
        return False
    # T23.6a: only Dragons enter the volcano.
    if kind == "volcano":
        return unit.name == "Dragon"
    # T23.7a: strangers neither enter nor land in the bog.
    if kind == "bog":
        return unit.is_native("bog")
    return True


def is_slowed_by_hex(battle: Battle, unit: Unit, label: str) -> bool:
    kind = ground.hazard(battle.map, label)
    # T23.4a, T23.5a: bramble and drift slow strangers, landing fliers too.
    if kind in ("bramble", "drift"):
        return not unit.is_native(kind)
    # T23.8a: sand slows strangers on foot.
    if kind == "sand":
        return not unit.flies and not unit.is_native("sand")
    return False


def is_slowed_by_side(battle: Battle, walker: Unit, start: str, end: str) -> bool:
    # T23.11a: a slope slows strangers going up.
    if ground.goes_up(battle.map, "slope", start, end):
        return not walker.is_native("slope")
    # T23.12a: a wall slows everybody going up.
    # T23.9a: a dune slows nobody.
    return ground.goes_up(battle.map, "wall", start, end)


def may_step(battle: Battle, walker: Unit, start: str | None, end: str) -> bool:
    # T11.5a: no walker enters an occupied hex.
    if battle.is_occupied(end) or not may_stand(battle, walker, end):
        return False
    # T23.10a: no walker crosses a cliff, up or down.
    return start is None or not ground.is_cliff_between(battle.map, start, end)


def step_cost(battle: Battle, walker: Unit, start: str | None, end: str) -> int:
    # T11.4a: a hex that slows counts as two.
    # T23.13b: never more than two, even if hex and side both slow.
    # T11.4d: what lies in the hex it leaves costs nothing.
    if is_slowed_by_hex(battle, walker, end):
        return 2
    if start is not None and is_slowed_by_side(battle, walker, start, end):
        return 2
    return 1


def walk(battle: Battle, walker: Unit, start: str | None, left: int) -> set[str]:
    ends: set[str] = set()
    for label in next_hexes(battle, walker, start):
        cost = step_cost(battle, walker, start, label)
        # T11.2a: at most as many hexes as the skill.
        if may_step(battle, walker, start, label) and cost <= left:
            # T11.3c: passing next to enemies does not stop it.
            ends |= {label} | walk(battle, walker, label, left - cost)
    return ends


def may_fly_over(battle: Battle, flier: Unit, label: str) -> bool:
    # T23.6a: only Dragons fly over the volcano.
    # T11.4b, T11.5b, T23.3a: nothing else below it matters.
    return ground.hazard(battle.map, label) != "volcano" or flier.name == "Dragon"


def may_land(battle: Battle, flier: Unit, label: str) -> bool:
    # T11.5c: never on an occupied or forbidden hex.
    return not battle.is_occupied(label) and may_stand(battle, flier, label)


def fly(battle: Battle, flier: Unit, start: str | None, left: int) -> set[str]:
    ends: set[str] = set()
    for label in next_hexes(battle, flier, start):
        # T11.4c: it pays two for landing where it is slowed.
        landing = 2 if is_slowed_by_hex(battle, flier, label) else 1
        if may_land(battle, flier, label) and landing <= left:
            ends.add(label)
        if may_fly_over(battle, flier, label) and left > 1:
            ends |= fly(battle, flier, label, left - 1)
    return ends


def places_to_set_up(battle: Battle) -> set[str]:
    inside: list[str] = TOWER["defender_setup"]
    return {label for label in inside if not battle.is_occupied(label)}


def reach(battle: Battle, unit: Unit) -> list[str]:
    """Every hex, other than its own, where the character may end this phase."""
    # T10.2b: a Tower's defender sets up inside the walls instead of a first maneuver phase.
    if battle.map == "Tower" and battle.round == 1 and unit.side == "D":
        return [] if unit.is_on_map else sorted(places_to_set_up(battle))
    if is_engaged(battle, unit):
        return []
    start = unit.hex if unit.is_on_map else None
    ends = fly(battle, unit, start, unit.skill) if unit.flies else walk(battle, unit, start, unit.skill)
    return sorted(ends - {unit.hex})
