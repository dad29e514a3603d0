"""The house board, built by the generating rule of the reconstruction (C1 to C4)."""

from collections import Counter

SECTORS = (0, 1, 2)
LANDS_OF_RING: dict[str, str] = {
    "B": "Darkland Mountains Wasteland Tundra Plains Grove Hills Darkland",
    "C": (
        "Woods Desert Vale Swamp Plains Marsh Brush "
        "Mountains Jungle Tundra Grove Wasteland Darkland Wasteland"
    ),
    "D": (
        "Marsh Woods Brush Darkland Hills Plains Vale Desert Marsh Brush "
        "Wasteland Woods Swamp Hills Plains Darkland Brush Jungle Marsh Vale"
    ),
    "E": "Sea Coast Sea Sea Coast Sea Sea Sea Coast Sea Sea Sea Sea Coast Sea Sea",
}
STEP = {"B": 1, "C": -1, "D": 1, "E": -1}  # clockwise is upward
SEA_LABELLED = (0, 3, 6, 10, 12, 15)
# Road, from, symbol, to, land, direction (C2).
ROADS = """
a DT  arrow C0  Darkland out
b CT  arrow C7  Plains   out
c B1  arch  C1  Hills    out
d B5  arrow C9  Woods    out
e C3  arrow B2  Marsh    in
f C10 arch  B6  Brush    in
g C2  arrow D4  Vale     out
h C9  arch  D13 Tundra   out
i C13 block D19 Darkland out
j D7  block C5  Desert   in
k D12 arrow C8  Swamp    in
l D16 arch  C11 Jungle   in
"""
# From, symbol, to (C3); a minus names the sector before.
WAYS = """
B7-  arrow DT
B0   arch  DT
DT   arrow B0
DT   arrow Dungeon
B3   arrow CT
B4   arch  CT
CT   arrow B4
CT   arrow City
C1   arch  T
D19- arrow T
T    arrow C0
T    arrow D0
C6   arch  F
D8   arch  F
Xj   arch  F
F    arrow C6
F    arrow D9
D14  arrow R
R    arrow D15
R    arrow E13
D1   arrow E1
D5   arrow E4
D10  arrow E8
D17  arrow E13
E1   arrow D2
E4   arrow D6
E8   arrow D11
E13  arrow D18
E7   arrow W
W    arrow E6
"""
TOWER_NAMES = {"DT": "Darktower", "CT": "Citytower", "T": "Tower", "F": "Fort", "R": "Ruin"}
DEPTH = {
    "City": 0,
    "Dungeon": 0,
    "DT": 1,
    "CT": 1,
    "B": 2,
    "C": 3,
    "T": 4,
    "F": 4,
    "D": 5,
    "R": 6,
    "E": 7,
    "W": 8,
}

Edge = tuple[str, str, str, int | None]  # from, symbol, to, side of entry

LAND: dict[str, str] = {"City": "City", "Dungeon": "Dungeon"}
LABELLED: set[str] = set()
EDGES: list[Edge] = []


def kind_of(field: str) -> str:
    """City, Dungeon, a ring's letter, X, or DT CT T F R W."""
    return field if field in ("City", "Dungeon") else field.split(".", maxsplit=1)[0].rstrip("012")


def place(word: str, sector: int) -> str:
    """A place of the tables above in one of the three sectors: C13, Xj, DT, D19-."""
    if word in ("City", "Dungeon"):
        return word
    if word.endswith("-"):
        word, sector = word[:-1], sector - 1
    sector %= 3
    if word in (*TOWER_NAMES, "W"):
        return f"{word}{sector}"
    return f"{word[0]}{sector}.{word[1:]}"


def side_of(start: str, end: str) -> int | None:
    """C3: along a ring 3, from the inside 1, from the outside 5; into tower lands and Coasts always 3."""
    if end in ("City", "Dungeon") or kind_of(end) == "W":
        return None
    if LAND[end] in (*TOWER_NAMES.values(), "Coast", "Sea"):
        return 3
    # Roads are entered over 3, and left as their direction says, which is added with them.
    if kind_of(end) == "X" or kind_of(start) == kind_of(end):
        return 3
    return 1 if DEPTH[kind_of(start)] < DEPTH[kind_of(end)] else 5


def build() -> None:
    for ring, lands in LANDS_OF_RING.items():
        for sector in SECTORS:
            for index, land in enumerate(lands.split()):
                field = f"{ring}{sector}.{index}"
                LAND[field] = land
                if land != "Sea" or index in SEA_LABELLED:
                    LABELLED.add(field)
    for sector in SECTORS:
        LAND[f"W{sector}"] = "Whirl"
        for tower, name in TOWER_NAMES.items():
            LAND[f"{tower}{sector}"] = name
    roads = [line.split() for line in ROADS.strip().splitlines()]
    for sector in SECTORS:
        for name, start, symbol, end, land, direction in roads:
            road = place(f"X{name}", sector)
            LAND[road] = land
            EDGES.append((place(start, sector), symbol, road, 3))
            EDGES.append((road, "triple", place(end, sector), 1 if direction == "out" else 5))
        for line in WAYS.strip().splitlines():
            start, symbol, end = line.split()
            one, other = place(start, sector), place(end, sector)
            EDGES.append((one, symbol, other, side_of(one, other)))
    for ring, step in STEP.items():
        fields = [f"{ring}{s}.{i}" for s in SECTORS for i in range(len(LANDS_OF_RING[ring].split()))]
        for number, field in enumerate(fields):
            EDGES.append((field, "arrow", fields[(number + step) % len(fields)], 3))


build()

EXITS: dict[str, list[Edge]] = {field: [edge for edge in EDGES if edge[0] == field] for field in LAND}
GATES = {"City": ["CT0", "CT1", "CT2"], "Dungeon": ["DT0", "DT1", "DT2"]}
# G5.8a on this board: T_s lies at DT_s, and clockwise from there comes CT_s.
FIRST_EXIT = {"T0": "CT0", "T1": "CT1", "T2": "CT2"}
TOWERS = sorted(field for field, land in LAND.items() if land in TOWER_NAMES.values())
WHIRLS = ["W0", "W1", "W2"]
SYMBOLS = Counter(symbol for _, symbol, _, _ in EDGES)
