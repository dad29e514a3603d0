"""Worked out by hand: where armies may move."""

from typing import Any

Example = tuple[dict[str, Any], dict[str, Any], tuple[str, ...]]

OGRES = ["Ogre", "Ogre"]
STRONG = ["Serpent", "Wyvern", "Hydra", "Griffon"]  # 103
WEAK = ["Serpent", "Wyvern", "Hydra", "Lion"]  # 98
TITAN = ["Titan", "Ogre", "Ogre"]


def moves(field: str, distance: int, army: list[str], ends: str, *rules: str, **rest: Any) -> Example:
    """Ends as `D0.4/3`; City and Dungeon have no side."""
    found: list[list[str | int | None]] = []
    for end in ends.split():
        name, _, side = end.partition("/")
        found.append([name, int(side) if side else None])
    question = {"ask": "moves", "field": field, "distance": distance, "army": army, **rest}
    return question, {"moves": found}, rules


SYMBOLS: list[Example] = [
    # D7 and C13 have a rectangle: nothing but the road.
    moves("D0.7", 1, OGRES, "X0.j/3", "EX-G8.5-1", "G8.5d"),
    moves("C2.13", 1, OGRES, "X2.i/3", "EX-G8.5-1", "G8.5d"),
    # On the way the rectangle counts for nothing: from D6 on over D7.
    moves("D0.6", 2, OGRES, "D0.8/3", "G8.5d", "G8.5h"),
    # C6 has a semicircle to the Fort, and the arrow of its ring.
    moves("C0.6", 1, OGRES, "C0.5/3 F0/3", "EX-G8.5-2", "G8.5e"),
    moves("C0.7", 2, OGRES, "C0.5/3", "G8.5e"),
    # A road has a triple arrow: at the start it may be used, and X.j has a semicircle besides.
    moves("X0.g", 1, OGRES, "D0.4/1", "EX-G8.5-2", "G8.5f"),
    moves("X0.j", 1, OGRES, "C0.5/5 F0/3", "G8.5e", "G8.5f"),
    # Entering it one must follow the triple arrow.
    moves("D0.7", 2, OGRES, "C0.5/5", "EX-G8.5-3", "G8.5g"),
    moves("D0.12", 2, OGRES, "C0.8/5 D0.14/3", "EX-G8.5-3", "EX-G8.5-4", "G8.5g"),
    # Any single arrow, at the start and on the way.
    moves("C0.2", 1, OGRES, "C0.1/3 X0.g/3", "EX-G8.5-4", "G8.5h"),
    moves("C0.3", 2, OGRES, "B0.2/5 C0.1/3 X0.g/3", "EX-G8.5-4", "G8.5h"),
    # Never straight back: C6 to the Fort, and on only to D9.
    moves("C0.6", 2, OGRES, "C0.4/3 D0.9/1", "G8.5h", "G8.5e"),
    moves("D0.8", 2, OGRES, "C0.6/5 D0.10/3 D0.9/1", "G8.5h"),
    # Symbols point one way only.
    moves("D0.4", 1, OGRES, "D0.5/3", "G8.5b", "G8.5c"),
    # One field reached over two sides: C11 along its ring and over the road from D16.
    moves("D1.19", 1, OGRES, "D2.0/3 T2/3", "G8.5h", "G11.2c"),
    moves("C0.0", 1, OGRES, "C2.13/3", "G8.5h"),
]
CENTRE: list[Example] = [
    moves("B0.3", 2, OGRES, "B0.4/1 B0.5/3 City X0.b/3", "EX-G8.6-1", "G8.6j", "G8.6b"),
    moves("B0.4", 1, OGRES, "B0.5/3 CT0/3", "G8.5e"),
    moves("B0.3", 3, OGRES, "B0.5/3 B0.6/3 C0.7/1 X0.d/3", "G8.6j"),
    moves("CT1", 1, OGRES, "B1.4/1 City X1.b/3", "G8.6b"),
    moves("DT1", 1, OGRES, "B1.0/1 Dungeon X1.a/3", "G8.6b", "G8.6m"),
    # Out of the City over any Citytower, which costs nothing, and not back.
    moves("City", 1, OGRES, "B0.4/1 B1.4/1 B2.4/1 X0.b/3 X1.b/3 X2.b/3", "EX-G8.6-2", "G8.6k", "G8.6l"),
    moves("Dungeon", 1, OGRES, "B0.0/1 B1.0/1 B2.0/1 X0.a/3 X1.a/3 X2.a/3", "G8.6m", "G8.6n"),
    moves("City", 1, OGRES, "B0.4/1 X0.b/3", "EX-G5.8-A", "G5.8a", round=1, tower="T0"),
    moves("City", 1, OGRES, "B1.4/1 X1.b/3", "G5.8a", round=1, tower="T1"),
    moves("City", 2, OGRES, "B2.5/3 C2.7/1", "G5.8a", round=1, tower="T2"),
    moves("City", 1, OGRES, "B0.4/1 B1.4/1 B2.4/1 X0.b/3 X1.b/3 X2.b/3", "G5.8d", round=2, tower="T0"),
    # Neutral towers always let an army out.
    moves("City", 1, OGRES, "B0.4/1 X0.b/3", "G8.2c", round=1, tower="T0", neutral=["CT0", "CT1", "CT2"]),
    # Enemies in the City need not be fought; a second army of one's own has no place there.
    moves("CT1", 1, OGRES, "B1.4/1 City X1.b/3", "G8.6c", "G10.2a", enemy=["City"]),
    moves("CT1", 1, OGRES, "B1.4/1 X1.b/3", "G8.6e", own=["City"]),
    # Elements: neither the City nor a Citytower, but over one.
    moves("CT1", 1, ["Golem", "Ogre"], "B1.4/1 X1.b/3", "G8.6f"),
    moves("B1.3", 1, ["Golem", "Ogre"], "B1.4/3", "G8.6f"),
    moves("B1.3", 2, ["Golem", "Ogre"], "B1.4/1 B1.5/3 X1.b/3", "G8.6f"),
    moves("DT1", 1, ["Golem", "Ogre"], "B1.0/1 Dungeon X1.a/3", "G8.6f"),
]
ARMIES: list[Example] = [
    # Through own armies, but not onto them.
    moves("D0.2", 2, OGRES, "D0.4/3", "G8.1d", own=["D0.3"]),
    moves("D0.2", 1, OGRES, "", "G8.1d", own=["D0.3"]),
    # An enemy ends the move.
    moves("D0.2", 1, OGRES, "D0.3/3", "G8.2a", "G6.2e", enemy=["D0.3"]),
    moves("D0.2", 2, OGRES, "", "G8.2a", "G6.2d", enemy=["D0.3"]),
    # The pact: through and onto enemies, never onto own armies.
    moves("D0.2", 2, OGRES, "D0.4/3", "G8.3b", enemy=["D0.3"], round=10),
    moves("D0.2", 1, OGRES, "D0.3/3", "G8.3c", enemy=["D0.3"], round=10),
    moves("D0.2", 1, OGRES, "", "G8.3d", own=["D0.3"], round=10),
    moves("D0.2", 2, OGRES, "", "G8.3a", enemy=["D0.3"], round=11),
    # Neutral towers: through always, onto them with a hundred points and after the pact.
    moves("D0.14", 1, STRONG, "D0.15/3 R0/3", "EX-G25.2-A", "G25.2a", "G8.2d", neutral=["R0"]),
    moves("D0.14", 1, WEAK, "D0.15/3", "EX-G25.2-A", "G25.2a", neutral=["R0"]),
    moves("D0.14", 1, STRONG, "D0.15/3", "G8.3d", "G8.3a", neutral=["R0"], round=10),
    moves("D0.14", 2, WEAK, "D0.15/5 D0.16/3 E0.13/3", "G8.2c", neutral=["R0"]),
    moves(
        "D0.14",
        1,
        ["Titan", "Serpent", "Troll", "Centaur"],
        "D0.15/3",
        "G25.2a",
        neutral=["R0"],
        battle_points=999,
    ),
    moves(
        "D0.14",
        1,
        ["Titan", "Serpent", "Troll", "Ogre"],
        "D0.15/3 R0/3",
        "G25.2a",
        neutral=["R0"],
        battle_points=1000,
    ),
    # An empty tower may be taken, an own one strengthened, but not by Masters and Elements.
    moves("D0.14", 1, WEAK, "D0.15/3 R0/3", "G25.6b"),
    moves("D0.14", 1, WEAK, "D0.15/3 R0/3", "G25.6b", round=3),
    moves("D0.14", 1, WEAK, "D0.15/3 R0/3", "G25.7a", own=["R0"]),
    moves("D0.14", 1, TITAN, "D0.15/3", "G25.7a", "G25.6c", own=["R0"]),
    moves("D0.14", 1, ["Asher", "Ogre"], "D0.15/3", "G25.6c", own=["R0"]),
    moves("D0.14", 1, TITAN, "D0.15/3 R0/3", "G25.6d"),
]
SEA: list[Example] = [
    # E12 and E14 lie beside the Coast E13.
    moves("E0.14", 1, ["Dolphin"], "E0.13/3", "G8.5i", "G3.10f"),
    moves("E0.13", 1, ["Dolphin"], "E0.12/3", "EX-G8.5-5", "G8.5i", "G3.10f"),
    moves("E0.13", 1, ["Dolphin", "Ogre"], "", "EX-G8.5-5", "G8.5i", "G3.10j"),
    moves("E0.13", 1, OGRES, "D0.18/5", "G8.5i"),
    moves("D0.17", 2, OGRES, "D0.18/5 D0.19/3", "G8.5i"),
    moves("D0.17", 1, OGRES, "D0.18/3 E0.13/3", "G11.4a"),
    # Octopus and Seaserpent go ashore with an Aquarian or a Siren.
    moves("E0.13", 1, ["Octopus"], "E0.12/3", "G3.10i"),
    moves("E0.13", 1, ["Octopus", "Aquarian"], "D0.18/5 E0.12/3", "G3.10h", "G16.5aa", "G27.4c"),
    moves("E0.13", 1, ["Seaserpent", "Siren"], "D0.18/5 E0.12/3", "G3.10h", "G16.5bk", "G27.4c"),
    moves("E0.13", 1, ["Octopus", "Aquarian", "Whale"], "E0.12/3", "G3.10f"),
    moves("E0.13", 1, ["Aquarian", "Siren"], "D0.18/5 E0.12/3", "G16.5z", "G16.5bj"),
    moves("E0.13", 1, ["Aquarian", "Ogre"], "D0.18/5", "G8.5i"),
    # Whirls: on from any of them, the two count as one field, and nobody stops there.
    moves("E0.7", 1, ["Dolphin"], "E0.6/3", "G9.2c", "G9.2d"),
    moves("E0.7", 2, ["Dolphin"], "E0.5/3 E0.6/3 E1.6/3 E2.6/3", "G9.2a", "G9.2b", "G9.1c"),
    moves("E0.7", 3, ["Dolphin"], "E0.4/3 E0.5/3 E1.5/3 E2.5/3", "G9.2a"),
    # Sea armies never fight each other, but after a teleport the field must be empty.
    moves("E0.11", 2, ["Dolphin"], "E0.9/3", "G8.3e", "G8.2e", enemy=["E0.10"], round=20),
    moves("E0.11", 1, ["Dolphin"], "E0.10/3", "G8.3e", enemy=["E0.10"], round=20),
    moves("E0.7", 2, ["Dolphin"], "E0.5/3 E0.6/3 E2.6/3", "G9.1d", enemy=["E1.6"]),
    # A land army fights on the Coast.
    moves("D0.17", 1, OGRES, "D0.18/3 E0.13/3", "G8.3f", enemy=["E0.13"]),
    moves("D0.17", 2, OGRES, "D0.19/3", "G8.3f", enemy=["E0.13"]),
]
_FAST = {"revealed": True, "victory_points": 30}
_FREE = {"revealed": True, "victory_points": 50}
ADVANTAGES: list[Example] = [
    moves("E0.8", 7, TITAN, "", "G8.4b"),
    moves("E0.8", 7, TITAN, "", "G26.2a", revealed=False, victory_points=100),
    moves("E0.8", 7, OGRES, "", "G26.5d", **_FAST),
    moves("E0.8", 7, ["Phantom", "Ogre"], "", "G24.4d", **_FAST),
    # Freeway: the rectangle binds nobody, and a semicircle serves on the way.
    moves("D0.7", 1, TITAN, "D0.8/3 X0.j/3", "G26.5g", **_FREE),
    moves("D0.7", 1, TITAN, "X0.j/3", "G26.5g", revealed=True, victory_points=49),
    moves("C0.7", 2, TITAN, "C0.5/3 F0/3", "G26.5g", **_FREE),
    moves("D0.4", 1, TITAN, "D0.5/3", "G26.5g", **_FREE),
    moves("C0.6", 2, TITAN, "C0.4/3 D0.9/1", "G26.5g", **_FREE),
]
