"""Rangestrikes: which rules forbid one, and with how many dice against which number (G12.7, G14)."""

from dataclasses import replace
from functools import cache

from . import maps
from .figures import FIGURES
from .striking import Terms, difference
from .units import Battle, Unit

Cube = tuple[int, int, int]


@cache
def cube(label: str) -> Cube:
    x, y = maps.spot(label)
    third = (y - x) // 2
    return x, third, -x - third


@cache
def steps_between(one: str, other: str) -> int:
    return max(abs(a - b) for a, b in zip(cube(one), cube(other), strict=True))


def nearest(point: tuple[int, ...], scale: int) -> list[str]:
    """The hexes in which a point lies: one, or two on a side. Its coordinates are so many times too large."""
    off = {}
    for label in maps.HEXES:
        x, y, z = (a - scale * b for a, b in zip(point, cube(label), strict=True))
        # How far a point is from the middle, measured so that every side of a hex is equally far.
        off[label] = max(abs(x - y), abs(y - z), abs(z - x))
    return [label for label, far in off.items() if far == min(off.values())]


@cache
def lines(one: str, other: str) -> list[list[str]]:
    """G14.3a, G14.4a: the lines of fire, both ends included: one, or two where it runs between two hexes."""
    start, end = cube(one), cube(other)
    parts = 60
    seen: list[list[str]] = []
    for part in range(parts + 1):
        point = tuple(parts * a + part * (b - a) for a, b in zip(start, end, strict=True))
        hexes = nearest(point, parts)
        if not seen or seen[-1] != hexes:
            seen.append(hexes)
    # Points where two hexes meet on the way from the one to the other say nothing new.
    single = {hexes[0] for hexes in seen if len(hexes) == 1}
    along = [hexes for hexes in seen if len(hexes) == 2 and not set(hexes) & single]
    order = [hexes[0] for hexes in seen if len(hexes) == 1]
    if not along:
        return [order]
    between = along[0]
    return [[one, choice, *order[1:]] for choice in between]


def blocking_rules(battle: Battle, shooter: Unit, target: Unit, line: list[str]) -> set[str]:
    found: set[str] = set()
    first, last = line[0], line[-1]
    for label in line[1:-1]:
        kind = maps.hazard(battle.map, label)
        # G12.7e
        if battle.at(label) and does_figure_block(battle, line, label):
            found.add("G12.7e")
        # G12.7l
        if kind == "tree":
            found.add("G12.7l")
        # G12.7ag
        if kind == "fog" and not shooter.is_native("fog"):
            found.add("G12.7ag")
    # G12.7bl: neither through nor into.
    if not shooter.is_native("darkness") and any(
        maps.hazard(battle.map, each) == "darkness" for each in line[1:]
    ):
        found.add("G12.7bl")
    return found | side_rules(battle.map, line, first, last)


def does_figure_block(battle: Battle, line: list[str], label: str) -> bool:
    ends = (line[0], line[-1])
    # At the foot of a cliff on top of which shooter or target stands.
    if any(maps.goes(battle.map, "cliff", end, label) == "down" for end in ends):
        return False
    # Lower than both of them.
    return not all(maps.level(battle.map, label) < maps.level(battle.map, end) for end in ends)


def side_rules(map_name: str, line: list[str], first: str, last: str) -> set[str]:
    crossed = maps.crossings(map_name, line)
    tops = {
        kind: [upper for each, upper, _ in crossed if each == kind] for kind in ("dune", "cliff", "slope")
    }
    found: set[str] = set()
    # G12.7bw: one Dune from or to its top; G12.7bx: two with both on top.
    if len(tops["dune"]) == 1 and first not in tops["dune"] and last not in tops["dune"]:
        found.add("G12.7bw")
    if len(tops["dune"]) > 1 and not (first in tops["dune"] and last in tops["dune"]):
        found.add("G12.7bx")
    for kind, upper, lower in crossed:
        # G12.7cb: one on top of the Cliff, and the other not at its foot.
        if kind == "cliff" and not ((first == upper and last != lower) or (last == upper and first != lower)):
            found.add("G12.7cb")
    slopes, cliffs = tops["slope"], tops["cliff"]
    # G12.7cc: the same, named where Slopes or Dunes are crossed besides.
    if "G12.7cb" in found and (slopes or tops["dune"]):
        found.add("G12.7cc")
    if slopes and cliffs:
        # G12.7cj: both on top.
        if not (first in slopes + cliffs and last in slopes + cliffs):
            found.add("G12.7cj")
    # G12.7ch: one or two Slopes with one of them on top; G12.7ci: three with both.
    elif 0 < len(slopes) < 3 and first not in slopes and last not in slopes:
        found.add("G12.7ch")
    elif len(slopes) > 2 and not (first in slopes and last in slopes):
        found.add("G12.7ci")
    return found


def skill_lost(battle: Battle, shooter: Unit, line: list[str]) -> int:
    lost = 0
    # G12.7aa, G12.7ab
    if not shooter.is_native("bramble"):
        lost += sum(maps.hazard(battle.map, label) == "bramble" for label in line[1:-1])
    # G12.7cn
    return lost + sum(
        maps.goes(battle.map, "wall", line[place], line[place + 1]) == "up" for place in range(len(line) - 1)
    )


def open_lines(battle: Battle, shooter: Unit, target: Unit) -> list[list[str]]:
    return [
        line for line in lines(shooter.hex, target.hex) if not blocking_rules(battle, shooter, target, line)
    ]


def starts(battle: Battle, shooter: Unit) -> list[Unit]:
    """The shooter where it stands, and G12.7bq: in every other free Cloud, if it stands in one."""
    found = [shooter]
    if battle.hazard_at(shooter) == "cloud":
        clouds = [label for label in maps.HEXES if maps.hazard(battle.map, label) == "cloud"]
        found += [replace(shooter, hex=label) for label in clouds if not battle.at(label)]
    return found


def forbidding_rules(battle: Battle, shooter: Unit, target: Unit) -> set[str]:
    """Every rule that forbids this rangestrike; none when it is allowed."""
    every = [rules_from(battle, shooter, place, target) for place in starts(battle, shooter)]
    return set().union(*every) if all(every) else set()


def rules_from(battle: Battle, shooter: Unit, place: Unit, target: Unit) -> set[str]:
    """Every rule against a rangestrike that starts in this place."""
    found: set[str] = set()
    covered = steps_between(place.hex, target.hex) + 1
    if "shoots" not in shooter.symbols:
        found.add("G14.1b")
    if covered <= 2:
        found.add("G14.1a")
    if battle.enemies_in_contact(shooter):
        found |= {"G14.1g", "G12.7f"}
        if shooter.is_magical:
            found.add("G14.5c")
    if covered > (FIGURES[shooter.name].skill or 0):
        found.add("G14.2a")
    if covered > 4:
        found.add("G14.2b")
    # G14.6a, G14.6b
    if target.rank == "master":
        found |= {"G14.6b", "G3.2d"}
    if shooter.is_magical:
        return found
    if target.rank == "lord" or target.name == "Golem":
        found |= {"G14.6a", "G3.3e", "G16.5bp"}
    # G12.7ba, G12.7bg
    there = battle.hazard_at(target)
    if there in ("beach", "water") and target.is_native(there):
        found.add({"beach": "G12.7ba", "water": "G12.7bg"}[there])
    if covered in (3, 4) and not open_lines(battle, place, target):
        for line in lines(place.hex, target.hex):
            found |= blocking_rules(battle, place, target, line)
    return found


def shot_dice(battle: Battle, shooter: Unit) -> int:
    # G14.1f
    dice = shooter.power // 2
    # G16.5ae
    if shooter.rank == "creature" and battle.has_living(shooter, "Priestess"):
        dice += 1
    # G12.7aw
    return dice + 2 * (shooter.name == "Dragon" and battle.hazard_at(shooter) == "volcano")


def shot_terms(battle: Battle, shooter: Unit, target: Unit) -> Terms:
    fair = [place for place in starts(battle, shooter) if not rules_from(battle, shooter, place, target)]
    # G14.4a, G12.7bq: he chooses, so the best counts.
    return shot_dice(battle, shooter), min(number_from(battle, place, target) for place in fair)


def number_from(battle: Battle, shooter: Unit, target: Unit) -> int:
    number = 4 - difference(shooter, target)
    # G14.2d, G14.5b
    if steps_between(shooter.hex, target.hex) == 3 and shooter.name != "Warlock":
        number += 1
    if not shooter.is_magical:
        number += min(skill_lost(battle, shooter, line) for line in open_lines(battle, shooter, target))
        there = battle.hazard_at(target)
        # G12.7z, G12.7av
        if there == "bramble" and target.is_native("bramble") and not shooter.is_native("bramble"):
            number += 1
        if there == "volcano" and target.name == "Dragon":
            number += 1
    return min(6, number)
