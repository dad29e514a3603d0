"""Worked out by hand from the rules: (question, answer, ids of the rules that decide it)."""

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


def recruits(land: str, army: str, found: str, *rules: str, **rest: Any) -> Example:
    question = {"ask": "recruits", "land": land, "army": army.split(), **rest}
    return question, {"recruits": found.split()}, rules


def score(how: str, army: str, won: tuple[int, int], lost: int, *rules: str, **rest: Any) -> Example:
    winner = {"battle_points": won[0], "gems": won[1]}
    question = {"ask": "score", "how": how, "army": army.split(), **rest}
    return question, {"winner": winner, "loser": {"gems": lost}}, rules


def price(purpose: str, figure: str | None, gems: int, *rules: str) -> Example:
    question = {"ask": "price", "for": purpose} | ({"figure": figure} if figure else {})
    return question, {"gems": gems}, rules


def spells(army: str, enemy: str, found: str, *rules: str, **rest: Any) -> Example:
    question = {"ask": "spells", "army": army.split(), "enemy": enemy.split(), **rest}
    return question, {"spells": [word.replace("_", " ") for word in found.split()]}, rules


GRADE = {
    2: "Create_Hazard Shield Shockwave Wimps_Vacation",
    3: "Footsore Quake Teleport Timewarp",
    4: "Chaos Homeland Inferno Summon",
    5: "Deadlock Landscaping Painchain Slavery",
}
UP_TO = {top: " ".join(GRADE[grade] for grade in range(2, top + 1)) for top in GRADE}

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
    moves("City", 1, OGRES, "B0.4/1 X0.b/3", "EX-Gd5.8", "G5.8a", round=1, tower="T0"),
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
    moves("D0.14", 1, STRONG, "D0.15/3 R0/3", "EX-Gd25.2", "G25.2a", "G8.2d", neutral=["R0"]),
    moves("D0.14", 1, WEAK, "D0.15/3", "EX-Gd25.2", "G25.2a", neutral=["R0"]),
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

RECRUITS: list[Example] = [
    recruits("Plains", "Centaur", "Centaur", "G22.3c", "G22.1c"),
    recruits("Plains", "Centaur Centaur", "Centaur Lion", "G22.3b"),
    recruits("Plains", "Lion Lion Ogre", "Centaur Lion Warbear", "G22.3b", "G22.3c"),
    recruits("Plains", "Warbear", "Centaur Lion Warbear", "G22.3c"),
    recruits("Plains", "Ogre Troll", "", "G22.1c"),
    recruits("Woods", "Centaur Centaur", "Centaur", "G22.3b"),
    recruits("Woods", "Centaur Centaur Centaur", "Centaur Ranger", "G22.3b"),
    recruits("Mountains", "Dragon Dragon", "Colossus Dragon Lion Minotaur", "G22.3b"),
    recruits("Mountains", "Hydra Hydra", "", "G22.1c"),
    # Two tracks that do not mix.
    recruits("Darkland", "Headcracker Headcracker", "Headcracker Lich", "G22.3b"),
    recruits("Darkland", "Tombdigger Tombdigger Tombdigger", "Shadow Tombdigger", "G22.3b"),
    recruits("Darkland", "Demon", "Demon Headcracker Helldancer Lich", "G22.3c"),
    recruits("Wasteland", "Shadow Shadow", "Cerberus Plaque Shadow", "G22.3b"),
    recruits("Tower", "Centaur Centaur Centaur", "", "G22.3d"),
    recruits("Darktower", "Plaque Plaque", "", "G22.3d"),
    # Where and when.
    recruits("Plains", "Centaur", "", "G22.2e", labelled=False),
    recruits("Plains", "Centaur", "", "G8.4d", distance=2),
    recruits("Plains", "Centaur", "Centaur", "G8.4d", distance=3),
    recruits("Plains", "Centaur", "Centaur", "G8.4d", distance=5),
    recruits("Plains", "Centaur", "", "G8.4d", distance=6),
    recruits("Plains", "Centaur " * 7, "", "G22.2d"),
    recruits("Plains", "Pegasus " + "Centaur " * 6, "Centaur Lion", "G22.2d", "G16.5bd"),
    recruits("Plains", "Titan " + "Centaur " * 6, "", "G22.2d", "G4.2b"),
    recruits("Plains", "Titan " + "Centaur " * 6, "Centaur Lion", "G22.2d", "G4.2b", revealed=True),
    # End creatures.
    recruits("Desert", "Hydra Hydra", "Griffon Lion", "G22.2c"),
    recruits("Desert", "Griffon Griffon", "Griffon Hydra Lion", "G22.3b"),
    recruits("Desert", "Griffon Griffon", "Griffon Lion", "G22.2b", "EX-Gd22.2", end_creature_taken=True),
    recruits(
        "Desert",
        "Titan Griffon Griffon",
        "Griffon Hydra Lion",
        "EX-Gd22.2",
        "G26.5c",
        end_creature_taken=True,
        revealed=True,
        victory_points=20,
    ),
    recruits(
        "Desert",
        "Titan Griffon Griffon",
        "Griffon Lion",
        "G26.2a",
        end_creature_taken=True,
        victory_points=20,
    ),
    recruits(
        "Desert",
        "Griffon Griffon",
        "Griffon Lion",
        "G26.5c",
        end_creature_taken=True,
        revealed=True,
        victory_points=20,
    ),
    # The Titan's advantages.
    recruits("Grove", "Titan", "Troll", "G26.5b", revealed=True, victory_points=10),
    recruits("Grove", "Titan", "", "G26.5b", revealed=True, victory_points=9),
    recruits("Grove", "Titan", "", "G26.2a", victory_points=10),
    recruits("Grove", "Phantom", "", "G24.4d", revealed=True, victory_points=10),
    recruits("Coast", "Titan", "", "G26.5a", revealed=True, victory_points=10),
    recruits("Darkland", "Titan", "", "G26.5a", revealed=True, victory_points=10),
    recruits("Plains", "Titan Lion", "Centaur Lion", "EX-Gd26.5", "G26.5e", distance=7, **_FAST),
    recruits("Plains", "Titan Lion", "", "EX-Gd26.5", "G26.5e", distance=8, **_FAST),
    # The sea.
    recruits("Coast", "Aquarian Ogre Ogre", "Dolphin", "G27.4a", "G16.5y"),
    recruits("Coast", "Siren Ogre Ogre", "Dolphin", "G27.4a", "G16.5bi"),
    recruits("Coast", "Aquarian Ogre", "", "G27.4b"),
    recruits("Coast", "Aquarian Siren", "Dolphin", "G27.4b"),
    recruits("Coast", "Ogre Ogre Ogre", "", "G27.4a"),
    recruits("Coast", "Aquarian Ogre Ogre", "", "G27.4a", distance=2),
    recruits("Coast", "Dolphin Dolphin", "Dolphin Whale", "G22.3b"),
    recruits("Sea", "Manta Manta", "Manta Seaserpent Whale", "G22.3b"),
    recruits("Sea", "Dolphin Dolphin", "", "G22.1c"),
]

SCORES: list[Example] = [
    score("flight", "Lion Lion Ogre", (21, 15), 15, "EX-Gd20.4a", "G20.4a", "G20.4b", "G20.4c"),
    score("negotiation", "Lion Lion Ogre", (42, 30), 15, "EX-Gd20.4b", "G20.4d", "G20.4e", "G20.4f"),
    score("battle", "Lion Lion Ogre", (42, 30), 0, "EX-Gd20.4c", "G20.4h", "G20.4i"),
    score("battle", "Lion Lion Ogre Troll Troll", (74, 50), 0, "EX-G20.3b", "G20.3d"),
    score("time", "Lion Lion Ogre", (0, 0), 0, "EX-Gd20.4d", "G20.4g", "G11.8b"),
    score("draw", "Lion Lion Ogre", (0, 0), 0, "G20.4g"),
    score("flight", "Lion", (7, 5), 5, "G20.3e", "EX-G20.3a"),
    score("battle", "Titan Ogre", (48, 20), 0, "G20.3c", battle_points=900),
    score("battle", "Titan Ogre", (36, 20), 0, "G20.3c"),
    score("battle", "Phantom Knight", (38, 20), 0, "G20.3c", battle_points=799),
]
PRICES: list[Example] = [
    *[
        price("hire", human, gems, rule, "G22.4c")
        for human, gems, rule in (
            ("Novice", 0, "G16.5p"),
            ("Knight", 50, "G16.5q"),
            ("Amazon", 50, "G16.5s"),
            ("Pixie", 75, "G16.5t"),
            ("Aquarian", 75, "G16.5x"),
            ("Priestess", 100, "G16.5ac"),
            ("Warlord", 100, "G16.5af"),
            ("Priest", 150, "G16.5ah"),
        )
    ],
    price("revive", "Locker", 100, "EX-G16.5d", "G16.5bc"),
    price("conjure", "Locker", 400, "EX-G16.5d", "G16.5bc"),
    price("revive", "Pegasus", 50, "EX-Gd19", "G19.1b"),
    price("revive", "Sunray", 50, "EX-Gd19", "G19.1b"),
    price("revive", "Executer", 50, "G16.5aq"),
    price("conjure", "Siren", 200, "G22.4d"),
    price("conjure", "Executer", 200, "G16.5aq", "G22.4d"),
    price("revive", "Immortal", 0, "G16.5ax"),
    price("darkland-teleport", None, 250, "G9.5a"),
]
CASTING: list[Example] = [
    spells("Wraith Ogre", "Lion", UP_TO[2], "EX-Gd15.3", "G15.3b"),
    spells("Priestess", "Lion", UP_TO[3], "EX-Gd15.3", "G15.3b"),
    spells("Warlock", "Lion", UP_TO[4], "EX-Gd15.3", "G15.3b"),
    spells("Priest", "Lion", UP_TO[4], "G15.3b"),
    spells("Necromancer", "Lion", UP_TO[5], "EX-Gd15.3", "G15.3b"),
    spells("Wraith Priestess", "Lion", UP_TO[3], "G15.3b"),
    spells("Executer Warlord Ogre", "Lion", "", "G15.1a"),
    spells("Necromancer Titan", "Lion", "", "G15.5a"),
    spells("Necromancer", "Phantom", "", "G15.5a"),
    spells("Necromancer", "Lion", "", "G15.4a", cast=["Shield"]),
]
OTHERS: list[Example] = [
    (
        {"ask": "lords", "from": 590, "to": 1210},
        {"lords": [["Angel", "Archangel"], ["Angel"], ["Angel"], ["Angel", "Archangel"]]},
        ("EX-Gd21", "G21.3d"),
    ),
    ({"ask": "lords", "from": 0, "to": 199}, {"lords": []}, ("G21.1a",)),
    ({"ask": "lords", "from": 199, "to": 200}, {"lords": [["Angel"]]}, ("G21.3a", "G16.5br")),
    ({"ask": "lords", "from": 200, "to": 399}, {"lords": []}, ("G21.1a",)),
    ({"ask": "lords", "from": 599, "to": 600}, {"lords": [["Angel", "Archangel"]]}, ("G21.3b", "G16.5bs")),
    (
        {"ask": "lords", "from": 1799, "to": 1800},
        {"lords": [["Angel", "Archangel", "Necromancer"]]},
        ("G21.3c", "G21.3e", "G16.5bt"),
    ),
    ({"ask": "army", "army": ["Angel", "Angel"]}, {"legal": False, "most": 7, "value": 48}, ("EX-G4.3",)),
    ({"ask": "army", "army": ["Knight", "Knight"]}, {"legal": False, "most": 7, "value": 48}, ("EX-G4.3",)),
    ({"ask": "army", "army": ["Angel", "Archangel"]}, {"legal": True, "most": 7, "value": 60}, ("EX-G4.3",)),
    ({"ask": "army", "army": ["Hydra"] * 3}, {"legal": False, "most": 7, "value": 90}, ("G4.3a",)),
    ({"ask": "army", "army": ["Pegasus"]}, {"legal": True, "most": 8, "value": 16}, ("EX-G16.5b",)),
    (
        {"ask": "army", "army": ["Pegasus", "Titan"], "revealed": True, "battle_points": 800},
        {"legal": True, "most": 9, "value": 48},
        ("EX-G16.5b", "EX-G24.2"),
    ),
    ({"ask": "advantages", "victory_points": 9, "revealed": True}, {"advantages": []}, ("G26.5a",)),
    ({"ask": "advantages", "victory_points": 100, "revealed": False}, {"advantages": []}, ("G26.2a",)),
    (
        {"ask": "advantages", "victory_points": 45, "revealed": True},
        {"advantages": ["Native", "Mustering", "Movement", "Hold"]},
        ("G26.5f",),
    ),
    *[
        (
            {"ask": "sacrifices", "army": [name, "Ogre"]},
            {"sacrifices": [name] if is_enough else []},
            ("EX-Gd16.5d", "G16.5ak"),
        )
        for name, is_enough in (
            ("Serpent", False),
            ("Balrog", False),
            ("Hydra", False),
            ("Locker", False),
            ("Deathbringer", True),
            ("Colossus", True),
            ("Seaserpent", True),
        )
    ],
    (
        {"ask": "sacrifices", "army": ["Seaserpent", "Colossus", "Colossus"]},
        {"sacrifices": ["Colossus", "Seaserpent"]},
        ("G16.5ak",),
    ),
    ({"ask": "god", "titans": [6, 8, 10]}, {"life": 76}, ("EX-Gd16.5e", "G16.5ce")),
]

EXAMPLES: list[Example] = [
    *SYMBOLS,
    *CENTRE,
    *ARMIES,
    *SEA,
    *ADVANTAGES,
    *RECRUITS,
    *SCORES,
    *PRICES,
    *CASTING,
    *OTHERS,
]
