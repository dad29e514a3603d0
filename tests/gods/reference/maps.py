"""The 21 battlefields of the reconstruction (section D), and the hexagon they all lie on.

Hexes not named are plain at level 0. A side `C4/C5` has its upper hex first. Trees are level 1.
"""

from functools import cache
from itertools import pairwise

# Columns from left to right: how many hexes, and how far up the lowest one lies (in half hexes).
COLUMNS = {"A": 3, "B": 4, "C": 5, "D": 6, "E": 5, "F": 4}
LOWEST = {"A": 4, "B": 3, "C": 2, "D": 1, "E": 2, "F": 3}

HAZARDS: dict[str, dict[str, str]] = {
    "Plains": {"sand": "A2 B3 C2 D4 E2"},
    "Marsh": {"bog": "B2 C1 C4 D3 E4 F2"},
    "Brush": {"bramble": "A3 B2 C4 D2 D5 E3 F1"},
    "Desert": {"sand": "A1 B1 B3 C4 C5 D2 D4 E2 F3"},
    "Swamp": {"bog": "A2 C2 D5 E2 F3", "tree": "B3 C4 D3"},
    "Jungle": {"bramble": "B2 B4 C3 D2 E3 F3", "tree": "C1 C4 E4"},
    "Hills": {"tree": "A2 D3 E3"},
    "Vale": {"hedge": "A3 C1 D5 F3", "fog": "B2 C4 D3 E2 E4"},
    "Woods": {"tree": "B3 C2 D5 E1 E4 F2"},
    "Mountains": {"volcano": "D4"},
    "Tundra": {"drift": "A2 B4 C1 C3 D2 D5 E3 F3"},
    "Grove": {"hedge": "B1 B3 C4 D1 D3 D5 E3 F2", "tree": "C2 E4"},
    "Darkland": {"darkness": "B3 C3 D2 D3 D4 E4"},
    "Wasteland": {"tree": "B2 C5 D4 E1", "darkness": "C3 D2 E4"},
    "Coast": {"beach": "C1 C2 D2 D3 D4 D5 E5", "water": "D1 E1 E2 E3 E4 F1 F2 F3 F4"},
    "Tower": {},
    "Ruin": {"tree": "B2 F2"},
    "Fort": {},
    "Citytower": {"cloud": "B3 D1 F2"},
    "Darktower": {"darkness": "B3 D1 F2"},
    "Skycastle": {"cloud": "B1 C2 C4 C5 E3 F2"},
}
_TOWER_LEVELS = {1: "C3 C4 D3 D5 E3 E4", 2: "D4"}
LEVELS: dict[str, dict[int, str]] = {
    "Hills": {1: "B3 C2 C5 D5 E2 F2"},
    "Mountains": {1: "A3 B3 C1 C3 C4 D1 D3 D5 E2 E3 E4 F2", 2: "B4 D4 F1"},
    "Tower": _TOWER_LEVELS,
    "Ruin": {1: "C3 C4 D3 D4 D5 E3 E4"},
    "Fort": {1: "C3 C4 D2 D3 D4 D5 E2 E3 E4"},
    "Citytower": _TOWER_LEVELS,
    "Darktower": _TOWER_LEVELS,
}
# Named sides; slopes of Hills and Mountains and the other walls follow from the levels.
NAMED_SIDES: dict[str, dict[str, str]] = {
    "Desert": {
        "dune": "B1/B2 B1/C2 C4/C5 C4/D5 C4/C3 C4/B3 C4/B4 E2/E3 E2/F2 E2/F1 E2/E1 E2/D2 F3/E3 F3/E4",
        "cliff": "C4/D4 E2/D3",
    },
    "Mountains": {"cliff": "B4/C5 D4/D3 F1/E1"},
    "Ruin": {"wall": "C3/B3 C4/C5 C4/B3 D3/E2 D3/D2 D3/C2 D5/D6 D5/E5 D5/C5 E3/F3 E4/E5 E4/F3"},
}
FROM_LEVELS = {
    "Hills": "slope",
    "Mountains": "slope",
    "Tower": "wall",
    "Fort": "wall",
    "Citytower": "wall",
    "Darktower": "wall",
}
GATE = {"Fort": ("D2", "D1")}  # no wall here

# Sides of entry: the attacker's long side, the short one opposite (G11.2a).
ATTACKER = {1: "F1 F2 F3 F4", 3: "A1 B1 C1 D1", 5: "A3 B4 C5 D6"}
DEFENDER = {1: "A1 A2 A3", 3: "D6 E5 F4", 5: "F1 E1 D1"}
GOD = {1: "A2", 3: "E5", 5: "E1"}
INSIDE = {
    "Tower": "C3 C4 D3 D4 D5 E3 E4",
    "Ruin": "C3 C4 D3 D4 D5 E3 E4",
    "Fort": "C3 C4 D2 D3 D4 D5 E2 E3 E4",
    "Citytower": "C3 C4 D3 D4 D5 E3 E4",
    "Darktower": "C3 C4 D3 D4 D5 E3 E4",
}
FIXED = (*INSIDE, "Coast")  # the attacker always comes over side 3
# How many hazards and sides of each kind the reconstruction counts.
SIDE_COUNTS = {
    "Desert": {"dune": 14, "cliff": 2},
    "Hills": {"slope": 23},
    "Mountains": {"slope": 33, "cliff": 3},
    "Tower": {"wall": 24},
    "Ruin": {"wall": 12},
    "Fort": {"wall": 21},
    "Citytower": {"wall": 24},
    "Darktower": {"wall": 24},
}

HEXES = [f"{column}{number}" for column, count in COLUMNS.items() for number in range(1, count + 1)]


@cache
def spot(label: str) -> tuple[int, int]:
    """Where the middle of a hex lies: columns to the right, half hexes upward."""
    column = label[0]
    return "ABCDEF".index(column), LOWEST[column] + 2 * (int(label[1]) - 1)


def are_neighbours(one: str, other: str) -> bool:
    (x, y), (u, v) = spot(one), spot(other)
    return (abs(x - u), abs(y - v)) in ((0, 2), (1, 1))


NEIGHBOURS = {label: [other for other in HEXES if are_neighbours(label, other)] for label in HEXES}


@cache
def hazard(map_name: str, label: str) -> str:
    for kind, labels in HAZARDS[map_name].items():
        if label in labels.split():
            return kind
    return "plain"


@cache
def level(map_name: str, label: str) -> int:
    if hazard(map_name, label) == "tree":
        return 1
    for height, labels in LEVELS.get(map_name, {}).items():
        if label in labels.split():
            return height
    return 0


def sides(map_name: str) -> dict[tuple[str, str], str]:
    """The hazards along sides: upper hex and lower hex, and what lies between."""
    found: dict[tuple[str, str], str] = {}
    for kind, pairs in NAMED_SIDES.get(map_name, {}).items():
        for pair in pairs.split():
            upper, lower = pair.split("/")
            found[upper, lower] = kind
    if map_name in FROM_LEVELS:
        for upper in HEXES:
            for lower in NEIGHBOURS[upper]:
                is_tree = "tree" in (hazard(map_name, upper), hazard(map_name, lower))
                drop = level(map_name, upper) - level(map_name, lower)
                if drop < 1 or is_tree or (upper, lower) in found or (upper, lower) == GATE.get(map_name):
                    continue
                found[upper, lower] = FROM_LEVELS[map_name]
    return found


SIDES = {map_name: sides(map_name) for map_name in HAZARDS}


@cache
def side_between(map_name: str, one: str, other: str) -> tuple[str, str] | None:
    """What lies between two neighbours, and which of them is the upper one."""
    for upper, lower in ((one, other), (other, one)):
        if (upper, lower) in SIDES[map_name]:
            return SIDES[map_name][upper, lower], upper
    return None


def goes(map_name: str, kind: str, start: str, end: str) -> str:
    """ "up" or "down" a side of this kind, or nothing."""
    if side_between(map_name, start, end) == (kind, end):
        return "up"
    return "down" if side_between(map_name, start, end) == (kind, start) else ""


def crossings(map_name: str, line: list[str]) -> list[tuple[str, str, str]]:
    """Sides crossed along a line of hexes: kind, upper hex, lower hex."""
    found = []
    for one, other in pairwise(line):
        side = side_between(map_name, one, other)
        if side is not None:
            kind, upper = side
            found.append((kind, upper, other if upper == one else one))
    return found
