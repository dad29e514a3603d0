"""Worked out by hand: moves on the Masterboard, tower teleporting, mustering."""

from .questioning import Example, moves, recruits

MOVES: list[Example] = [
    (moves(1, 1), {"moves": [[2, 5], [1000, 3]]}, ("EX-T7.5a", "T7.4b", "T7.4e")),
    (moves(1000, 2), {"moves": [[2, 5]]}, ("EX-T7.5b", "T7.4a", "T7.4f")),
    (moves(1, 2), {"moves": [[3, 3], [2000, 5], [6000, 1]]}, ("EX-T7.5c", "T7.4d")),
    (moves(100, 1), {"moves": [[3, 1], [41, 5], [101, 3]]}, ("EX-T7.5d", "T7.4c")),
    # The block leads to 138, the triple arrow to 40.
    (moves(39, 1), {"moves": [[138, 3]]}, ("T7.4a",)),
    (moves(4, 1), {"moves": [[103, 3]]}, ("T7.4a", "T7.4e")),
    (moves(102, 1), {"moves": [[101, 5]]}, ("T7.4e",)),
    (moves(101, 1), {"moves": [[100, 3], [142, 1]]}, ("T7.4b", "T10.2a")),
    (moves(6, 1), {"moves": [[7, 3], [200, 3]]}, ("T10.2a", "T10.1b")),
    # From 6 through the tower 200 (not back to 6), or through 7 whose arch does not count.
    (moves(6, 2), {"moves": [[8, 1], [10, 1], [108, 3]]}, ("T7.4d", "T7.4f", "T7.5a")),
    # Through the mountains and on over arrows, never back over the border just crossed.
    (moves(1, 3), {"moves": [[4, 5], [3000, 5], [5000, 1]]}, ("T7.4d", "T7.5b")),
    (moves(100, 2), {"moves": [[4, 5], [42, 3], [142, 1]]}, ("T7.4f", "T7.5a")),
    (moves(39, 2, own=[137], enemy=[138]), {"moves": [[138, 3]]}, ("T7.1c",)),
    (moves(1, 3, enemy=[1000]), {"moves": [[4, 5], [1000, 3]]}, ("T7.1c", "T6.2d")),
    (moves(100, 1, own=[41], enemy=[3]), {"moves": [[3, 1], [101, 3]]}, ("T7.1b", "T7.1c")),
    (moves(39, 2, own=[137]), {"moves": []}, ("T7.1b",)),
    (moves(39, 3, own=[137]), {"moves": [[136, 5]]}, ("T7.1a",)),
    (moves(39, 3, engaged=[137]), {"moves": []}, ("T7.1d",)),
    (moves(100, 1, engaged=[3]), {"moves": [[41, 5], [101, 3]]}, ("T7.1d",)),
    # A six leads from 3 over 100, 41, 42, 1 and 2 back to 3, unless a sister stayed there.
    (moves(3, 6), {"moves": [[3, 3], [9, 5], [139, 1]]}, ("T7.1e",)),
    (moves(3, 6, own=[3]), {"moves": [[9, 5], [139, 1]]}, ("T7.1e", "T7.1b")),
]

TELEPORTS: list[Example] = [
    (
        {"ask": "tower-teleport", "land": 100},
        {
            "lands": [
                *(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 30, 34, 35, 36, 37, 38, 39, 40, 41, 42),
                *(101, 102, 103, 104, 105, 106, 107, 108, 136, 137, 138, 139, 140, 141, 142),
                *(200, 300, 400, 500, 600, 1000, 2000, 3000, 5000, 6000),
            ]
        },
        ("T8.1b", "T8.1c"),
    ),
]

TOWER_THREE = ["Centaur", "Gargoyle", "Ogre"]

RECRUITS: list[Example] = [
    (recruits("Marsh", "Ogre"), {"recruits": ["Ogre"]}, ("EX-T18.3a", "T18.3a")),
    (recruits("Marsh", "Troll"), {"recruits": ["Ogre", "Troll"]}, ("EX-T18.3a", "EX-T18.3f", "T18.3a")),
    (recruits("Marsh", "Ogre", "Ogre"), {"recruits": ["Ogre", "Troll"]}, ("EX-T18.3a", "T18.3b")),
    (recruits("Mountains", "Lion", "Lion"), {"recruits": ["Lion", "Minotaur"]}, ("EX-T18.3b", "T18.3c")),
    (
        recruits("Mountains", "Minotaur", "Minotaur"),
        {"recruits": ["Dragon", "Lion", "Minotaur"]},
        ("EX-T18.3c", "T18.3b"),
    ),
    (recruits("Mountains", "Minotaur"), {"recruits": ["Lion", "Minotaur"]}, ("EX-T18.3c",)),
    (recruits("Mountains", "Dragon"), {"recruits": ["Dragon", "Lion", "Minotaur"]}, ("EX-T18.3c", "T18.3a")),
    (
        recruits("Mountains", "Colossus"),
        {"recruits": ["Colossus", "Dragon", "Lion", "Minotaur"]},
        ("EX-T18.3d", "T18.3a", "T18.3f"),
    ),
    (
        recruits("Mountains", "Centaur", "Centaur", "Lion", "Lion"),
        {"recruits": ["Lion", "Minotaur"]},
        ("EX-T18.3e",),
    ),
    (recruits("Desert", "Centaur", "Centaur", "Lion", "Lion"), {"recruits": ["Lion"]}, ("EX-T18.3e",)),
    (recruits("Desert", "Lion", "Lion", "Lion"), {"recruits": ["Griffon", "Lion"]}, ("EX-T18.3e", "T18.3b")),
    (recruits("Swamp", "Troll"), {"recruits": ["Troll"]}, ("EX-T18.3f", "T18.3d")),
    (recruits("Marsh", "Ogre", "Ogre", "Troll"), {"recruits": ["Ogre", "Troll"]}, ("EX-T18.4a", "T18.4a")),
    (recruits("Marsh", "Troll", "Troll"), {"recruits": ["Ogre", "Ranger", "Troll"]}, ("T18.3a", "T18.3b")),
    (recruits("Brush", "Ogre", "Ogre", "Ogre"), {"recruits": []}, ("T18.3d",)),
    (recruits("Jungle", *["Gargoyle"] * 3), {"recruits": ["Cyclops", "Gargoyle"]}, ("T18.3c",)),
    (recruits("Jungle", *["Cyclops"] * 2), {"recruits": ["Cyclops", "Gargoyle"]}, ("T18.3b",)),
    (recruits("Jungle", *["Cyclops"] * 3), {"recruits": ["Behemoth", "Cyclops", "Gargoyle"]}, ("T18.3b",)),
    (recruits("Plains", "Titan", "Angel"), {"recruits": []}, ("T18.3d",)),
    (recruits("Plains", "Centaur", "Centaur"), {"recruits": ["Centaur", "Lion"]}, ("T18.2a", "T24.1a")),
    (recruits("Tundra", "Troll", "Troll"), {"recruits": ["Troll", "Warbear"]}, ("T18.2a", "T24.1a")),
    (recruits("Tundra", "Colossus"), {"recruits": ["Colossus", "Giant", "Troll", "Warbear"]}, ("T18.3a",)),
    (recruits("Woods", *["Centaur"] * 3), {"recruits": ["Centaur", "Warbear"]}, ("T18.3b",)),
    (recruits("Hills", "Unicorn"), {"recruits": ["Minotaur", "Ogre", "Unicorn"]}, ("T18.3a",)),
    (recruits("Tower", "Lion", "Lion"), {"recruits": TOWER_THREE}, ("T18.5a",)),
    (recruits("Tower", "Titan", "Lion"), {"recruits": [*TOWER_THREE, "Warlock"]}, ("T18.5b",)),
    (recruits("Tower", *["Warlock"] * 3), {"recruits": [*TOWER_THREE, "Warlock"]}, ("T18.5b", "T18.5c")),
    (recruits("Tower", *["Angel"] * 3), {"recruits": TOWER_THREE}, ("T18.5b", "T18.5c")),
    (
        recruits("Tower", *["Troll"] * 3),
        {"recruits": ["Centaur", "Gargoyle", "Guardian", "Ogre"]},
        ("T18.5c",),
    ),
    (recruits("Tower", "Guardian"), {"recruits": ["Centaur", "Gargoyle", "Guardian", "Ogre"]}, ("T18.5c",)),
    (recruits("Tower", *["Ogre"] * 7), {"recruits": []}, ("T18.1b",)),
]
