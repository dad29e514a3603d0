"""Worked out by hand: where characters may end a maneuver phase."""

from .questioning import ENGAGED, Example, free_to, reach

# For every map: who enters, and where it can be after entering, by entry side: attacker, then defender.
# All have skill two, so they reach their edge and one hex more, less what the hazards of the map forbid.
PLAIN_EDGES = {
    1: ("E1 E2 E3 E4 E5 F1 F2 F3 F4", "A1 A2 A3 B1 B2 B3 B4"),
    3: ("A1 A2 B1 B2 C1 C2 D1 D2 E1", "C5 D5 D6 E4 E5 F3 F4"),
    5: ("A2 A3 B3 B4 C4 C5 D5 D6 E5", "C1 D1 D2 E1 E2 F1 F2"),
}
ENTERING: list[tuple[str, str, tuple[str, ...], dict[int, tuple[str, str]]]] = [
    ("Plains", "Ogre", ("T10.1b", "T10.1c", "T11.1a"), PLAIN_EDGES),
    ("Brush", "Serpent", ("T23.4a", "T11.1a"), PLAIN_EDGES),
    (
        "Brush",
        "Ogre",
        ("T23.4a", "T11.1a", "T11.4a"),
        {
            1: ("E1 E2 E4 F1 F2 F3 F4", "A1 A2 A3 B1 B3"),
            3: ("A1 A2 B1 C1 C2 D1", "C5 D6 E4 E5 F4"),
            5: ("A3 B3 B4 C5 D6 E5", "D1 E1 E2 F1 F2"),
        },
    ),
    (
        "Desert",
        "Troll",
        ("T23.8a", "T11.1a", "T11.4a"),
        {
            1: ("E2 E3 F1 F2 F3 F4", "A1 A2 A3 B3 B4"),
            3: ("A1 B1 C1 C2 D1 D2", "D6 E5 F4"),
            5: ("A3 B3 B4 C4 C5 D6", "D1 E1 E2 F1 F2"),
        },
    ),
    (
        "Hills",
        "Troll",
        ("T23.11a", "T23.3a", "T11.1a"),
        {
            1: ("E1 E2 E4 E5 F1 F3 F4", "A1 A2 A3 B2 B4"),
            3: ("A1 A2 B1 B2 C1 D1 E1", "C5 D5 D6 E4 E5 F3 F4"),
            5: ("A2 A3 B4 C5 D5 D6 E5", "C1 D1 E1 E2 F1"),
        },
    ),
    (
        "Jungle",
        "Ogre",
        ("T23.3a", "T23.4a", "T11.1a"),
        {
            1: ("E1 E3 F1 F2 F4", "A1 A2 A3 B1 B2 B3"),
            3: ("A1 B1 B2 C1 C2 D1 D2 E1", "D5 D6 E4 E5 F4"),
            5: ("A3 B3 C5 D5 D6 E5", "D1 D2 E1 F1 F2"),
        },
    ),
    (
        "Marsh",
        "Cyclops",
        ("T23.7a", "T11.1a"),
        {
            1: ("E2 E4 E5 F1 F2 F3 F4", "A1 A2 B1 B2 B3"),
            3: ("A1 A2 B1 B2 C1 D1 D2", "C5 D6 E4 E5 F3 F4"),
            5: ("B3 B4 C4 C5 D6 E5", "C1 D1 D2 E2 F1 F2"),
        },
    ),
    ("Marsh", "Troll", ("T23.7a", "T11.1a"), PLAIN_EDGES),
    (
        "Mountains",
        "Troll",
        ("T23.11a", "T23.10a", "T11.1a"),
        {
            1: ("E1 E2 E3 E4 E5 F1 F2 F3 F4", "A1 A2 A3 B2 B3"),
            3: ("A1 A2 B1 B2 C1 C2 D1 D2 E1", "C5 D5 D6 E4 E5 F3 F4"),
            5: ("A2 A3 B3 B4 C4 C5 D5 D6 E5", "D1 D2 E1 E2 F1"),
        },
    ),
    (
        "Swamp",
        "Cyclops",
        ("T23.7a", "T23.3a", "T11.1a"),
        {
            1: ("E1 E2 E3 E5 F1 F3 F4", "A1 A2 A3 B1 B3 B4"),
            3: ("A1 A2 B1 C1 D2", "D5 D6 E5 F3 F4"),
            5: ("A2 A3 B3 B4 D5 D6 E5", "D2 E1 E2 F1"),
        },
    ),
    (
        "Tundra",
        "Ogre",
        ("T23.5a", "T11.1a", "T11.4a"),
        {
            1: ("E2 E3 E5 F1 F2 F3 F4", "A1 A2 A3 B3 B4"),
            3: ("A1 B1 C1 D1 D2", "D5 D6 E5 F3 F4"),
            5: ("A2 A3 B3 B4 C5 D5 D6 E5", "C1 D1 D2 E1 E2 F1"),
        },
    ),
    ("Tundra", "Troll", ("T23.5a", "T11.1a"), PLAIN_EDGES),
    (
        "Woods",
        "Ogre",
        ("T23.3a", "T11.1a"),
        {
            1: ("E1 E2 E4 F1 F2 F3 F4", "A1 A2 B1 B2 B3"),
            3: ("A1 A2 B1 B2 C1 C2 D2", "C5 D5 D6 E4 F3 F4"),
            5: ("B3 B4 C4 C5 D5 D6", "D2 E1 E2 F1 F2"),
        },
    ),
]

ENTRIES: list[Example] = [
    (reach(map_name, f"{side} {name} off", entry=entry, round=1), free_to(hexes), rules)
    for map_name, name, rules, by_entry in ENTERING
    for entry, both in by_entry.items()
    for side, hexes in zip("AD", both, strict=True)
]

TOWER_ENTRIES: list[Example] = [
    (
        reach("Tower", "A Ogre off", "D Titan D4", round=1),
        free_to("A1 A2 B1 B2 C1 C2 D1 D2 E1"),
        ("T10.2a", "T11.1a"),
    ),
    (reach("Tower", "D Ogre off", round=1), free_to("C3 C4 D3 D4 D5 E3 E4"), ("T10.2b",)),
    (
        reach("Tower", "D Titan off", "D Ogre C3", "D Lion D4", round=1),
        free_to("C4 D3 D5 E3 E4"),
        ("T10.2b", "T11.5a"),
    ),
    # Over the name edge; the walls of D5 and E4 ask two, which only the Lion still has.
    (reach("Tower", "D Ogre off", round=4), free_to("C5 D6 E5 F3 F4"), ("T10.2c", "T23.12a")),
    (reach("Tower", "D Lion off", round=4), free_to("B4 C5 D5 D6 E4 E5 F2 F3 F4"), ("T10.2c", "T23.12a")),
    # Friends on the edge: a walker must go round them, a flier may start over them.
    (
        reach("Plains", "D Ogre off", "D Lion F1", "D Lion E1", entry=5, round=1),
        free_to("C1 D1 D2"),
        ("T11.5a", "T11.1a"),
    ),
    (
        reach("Plains", "D Guardian off", "D Lion F1", "D Lion E1", entry=5, round=1),
        free_to("C1 D1 D2 E2 F2"),
        ("T11.5b", "T11.5c"),
    ),
    # Over the tree F3, but not down into the bramble E2.
    (
        reach("Jungle", "A Guardian off", entry=1, round=1),
        free_to("E1 E3 E4 E5 F1 F2 F4"),
        ("T23.3a", "T23.4a", "T11.4c"),
    ),
]

RING_OF_C3 = "A1 A2 A3 B1 B2 B3 B4 C1 C2 C4 C5 D2 D3 D4 D5 E2 E3 E4"  # all within two steps

MANEUVERS: list[Example] = [
    (reach("Plains", "A Warbear C3", "D Troll D4"), ENGAGED, ("EX-T11.3a", "T11.3a", "T23.1a")),
    (reach("Plains", "D Troll D4", "A Warbear C3"), ENGAGED, ("EX-T11.3a", "T11.3a", "T23.1a")),
    (
        reach("Plains", "A Warbear C1", "D Troll C3"),
        free_to("A1 A2 B1 B2 B3 C2 D1 D2 D3 D4 E1 E2 E3 F1 F2"),
        ("EX-T11.3b", "T11.3c", "T11.2a", "T11.5a"),
    ),
    (reach("Desert", "A Troll B4"), free_to("A3 B3 C3 C4 C5"), ("EX-T11.4a", "T23.8a", "T11.4a")),
    (reach("Desert", "A Troll C5"), free_to("A3 B3 B4 C3 C4 D5 D6"), ("EX-T11.4b", "T23.8a", "T11.4a")),
    # A native walks on sand and up dunes at will; a flier ignores sand even when landing.
    (
        reach("Desert", "A Lion C5"),
        free_to("A2 A3 B2 B3 B4 C2 C3 C4 D3 D4 D5 D6 E3 E4 E5 F3 F4"),
        ("T23.8a", "T23.9a", "T23.10a"),
    ),
    (reach("Desert", "A Guardian C5"), free_to("A3 B3 B4 C3 C4 D4 D5 D6 E4 E5"), ("T23.8a", "T11.4b")),
    # Sand and dune together at B2 cost two, not three; the cliff of D4 is closed.
    (
        reach("Desert", "A Ogre C3"),
        free_to("A3 B1 B2 B3 B4 C1 C2 C4 C5 D2 D3 E2 E3"),
        ("T23.9a", "T23.10a", "T23.13b"),
    ),
    (reach("Desert", "A Troll D4", "A Lion E3", "A Lion C4"), free_to("D5 E4"), ("T23.10a", "T11.5a")),
    (
        reach("Desert", "A Guardian D4", "A Lion E3", "A Lion C4"),
        free_to("B2 B3 B4 C2 C3 C5 D2 D3 D5 D6 E2 E4 E5 F2 F3 F4"),
        ("T23.10a", "T11.5b"),
    ),
    # Next to an enemy, but with a cliff between them.
    (
        reach("Mountains", "A Ogre B1", "D Behemoth C2"),
        free_to("A1 A2 B2 B3 C1 C3 D1 D2"),
        ("T11.3b", "T23.10b", "T23.11a"),
    ),
    (reach("Mountains", "A Ogre B1", "D Behemoth B2"), ENGAGED, ("T11.3a", "T23.10b")),
    (reach("Hills", "A Troll D3"), free_to("B2 C3 D2 D4 D5 E1 E2 E3 E4 F1"), ("T23.11a", "T23.3a")),
    (
        reach("Hills", "A Ogre D3"),
        free_to("B2 B3 C1 C3 D1 D2 D4 D5 E1 E2 E3 E4 F1 F3"),
        ("T23.11a", "T23.3a"),
    ),
    (reach("Hills", "A Troll D2"), free_to("C1 C3 D1 D3 D4 E1 E2 F1"), ("T23.11a", "T11.4d")),
    (reach("Tower", "A Ogre C2"), free_to("A1 A2 B1 B2 B3 C1 C3 D1 D2 D3 E1 E2"), ("T23.12a",)),
    (
        reach("Tower", "A Ogre C3"),
        free_to("A1 A2 A3 B1 B2 B3 B4 C1 C2 C4 C5 D2 D3 D4 D5 E2 E3"),
        ("T23.12a", "T11.4d"),
    ),
    (
        reach("Tower", "A Guardian C2"),
        free_to("A1 A2 B1 B2 B3 C1 C3 C4 D1 D2 D3 D4 E1 E2 E3"),
        ("T23.12a", "T11.4b"),
    ),
    (reach("Woods", "A Ogre C2"), free_to("A1 A2 B1 B2 B3 C1 D2 D3 D4 E1 E2"), ("T23.3a",)),
    (reach("Woods", "A Guardian C2"), free_to("A1 A2 B1 B2 B3 C1 C4 D2 D3 D4 E1 E2"), ("T23.3a", "T11.4b")),
    (reach("Brush", "A Ogre C3"), free_to("A2 B1 B2 B3 B4 C1 C2 C4 D3 D4 E2 E4"), ("T23.4a",)),
    (reach("Brush", "A Cyclops C3"), free_to(RING_OF_C3), ("T23.4a",)),
    (
        reach("Brush", "A Guardian C3"),
        free_to("A1 A2 B1 B2 B3 B4 C1 C2 C4 C5 D3 D4 E2 E4"),
        ("T23.4a", "T11.4b", "T11.4c"),
    ),
    (reach("Tundra", "A Ogre C3"), free_to("A2 A3 B2 B3 B4 C2 C4 D3 D4 D5 E3"), ("T23.5a",)),
    (reach("Tundra", "A Troll C3"), free_to(RING_OF_C3), ("T23.5a",)),
    (
        reach("Tundra", "A Guardian C3"),
        free_to("A2 A3 B1 B2 B3 B4 C1 C2 C4 D2 D3 D4 D5 E2 E3"),
        ("T23.5a", "T11.4b", "T11.4c"),
    ),
    # The only short way from D5 to D3 leads over the volcano D4.
    (
        reach("Mountains", "A Guardian D5"),
        free_to("B3 B4 C3 C4 C5 D6 E3 E4 E5 F3 F4"),
        ("T23.6a", "T11.4b"),
    ),
    (
        reach("Mountains", "A Dragon D5"),
        free_to("A2 A3 B2 B3 B4 C2 C3 C4 C5 D2 D3 D4 D6 E2 E3 E4 E5 F2 F3 F4"),
        ("T23.6a",),
    ),
    (reach("Marsh", "A Cyclops C4"), free_to("A2 B2 B3 B4 C5 D3 D4 D6 E4"), ("T23.7a",)),
    (reach("Marsh", "A Ogre C4"), free_to("A2 A3 B2 B3 B4 C2 C3 C5 D3 D4 D5 D6 E3 E4 E5"), ("T23.7a",)),
    (reach("Marsh", "A Guardian C4"), free_to("A2 B2 B3 B4 C5 D3 D4 D6 E4 E5"), ("T23.7a",)),
    (reach("Plains", "A Ogre A1", "A Lion A2", "A Lion B2", "A Lion B1"), free_to(""), ("T11.5a", "T11.1b")),
    (
        reach("Plains", "A Guardian A1", "A Lion A2", "A Lion B2", "A Lion B1"),
        free_to("A3 B3 C1 C2 C3"),
        ("T11.5b", "T11.5c"),
    ),
]
