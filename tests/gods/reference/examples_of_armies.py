"""Worked out by hand: recruits, scores, prices, spells, Lords, sacrifices, advantages, the God."""

from typing import Any

from .examples_of_moves import Example


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
    recruits("Desert", "Griffon Griffon", "Griffon Lion", "G22.2b", "EX-G22.2-A", end_creature_taken=True),
    recruits(
        "Desert",
        "Titan Griffon Griffon",
        "Griffon Hydra Lion",
        "EX-G22.2-A",
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
    recruits(
        "Plains",
        "Titan Lion",
        "Centaur Lion",
        "EX-G26.5-A",
        "G26.5e",
        distance=7,
        revealed=True,
        victory_points=30,
    ),
    recruits(
        "Plains", "Titan Lion", "", "EX-G26.5-A", "G26.5e", distance=8, revealed=True, victory_points=30
    ),
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
    score("flight", "Lion Lion Ogre", (21, 15), 15, "EX-G20.4-A", "G20.4a", "G20.4b", "G20.4c"),
    score("negotiation", "Lion Lion Ogre", (42, 30), 15, "EX-G20.4-B", "G20.4d", "G20.4e", "G20.4f"),
    score("battle", "Lion Lion Ogre", (42, 30), 0, "EX-G20.4-C", "G20.4h", "G20.4i"),
    score("battle", "Lion Lion Ogre Troll Troll", (74, 50), 0, "EX-G20.3b", "G20.3d"),
    score("time", "Lion Lion Ogre", (0, 0), 0, "EX-G20.4-D", "G20.4g", "G11.8b"),
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
    price("revive", "Pegasus", 50, "EX-G19-A", "G19.1b"),
    price("revive", "Sunray", 50, "EX-G19-A", "G19.1b"),
    price("revive", "Executer", 50, "G16.5aq"),
    price("conjure", "Siren", 200, "G22.4d"),
    price("conjure", "Executer", 200, "G16.5aq", "G22.4d"),
    price("revive", "Immortal", 0, "G16.5ax"),
    price("darkland-teleport", None, 250, "G9.5a"),
]
CASTING: list[Example] = [
    spells("Wraith Ogre", "Lion", UP_TO[2], "EX-G15.3-A", "G15.3b"),
    spells("Priestess", "Lion", UP_TO[3], "EX-G15.3-A", "G15.3b"),
    spells("Warlock", "Lion", UP_TO[4], "EX-G15.3-A", "G15.3b"),
    spells("Priest", "Lion", UP_TO[4], "G15.3b"),
    spells("Necromancer", "Lion", UP_TO[5], "EX-G15.3-A", "G15.3b"),
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
        ("EX-G21-A", "G21.3d"),
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
            ("EX-G16.5-D", "G16.5ak"),
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
    ({"ask": "god", "titans": [6, 8, 10]}, {"life": 76}, ("EX-G16.5-E", "G16.5ce")),
]
