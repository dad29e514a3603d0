"""Worked out by hand: strikes between neighbours and carried hits."""

from .questioning import Example, battle_question, carry, options, strike, terms

STRIKES: list[Example] = [
    (strike("Plains", "A Ogre C3", "D Lion C4"), terms(6, 5), ("EX-T13.2a", "T13.2a", "T13.0c")),
    (strike("Plains", "A Lion C3", "D Centaur C4"), terms(5, 5), ("T13.2a", "T23.2a")),
    (strike("Plains", "A Troll C3", "D Unicorn C4"), terms(8, 6), ("T13.2a", "T24.2a")),
    # Hits do not impair the striker, not even the last one.
    (strike("Plains", "A Ogre C3 5", "D Lion C4"), terms(6, 5), ("T13.3a",)),
    (strike("Plains", "A Ogre C3 6", "D Lion C4"), terms(6, 5), ("T12.0a", "T13.6a")),
    # Titans.
    (
        strike("Plains", "A Titan C3", "D Ogre C4", scores={"A": 327, "D": 0}),
        terms(9, 2),
        ("EX-T19.1a", "T19.1a"),
    ),
    (
        strike("Plains", "D Titan C3", "A Ogre C4", scores={"A": 0, "D": 1163}),
        terms(17, 2),
        ("EX-T19.1b", "T19.1a"),
    ),
    (strike("Plains", "A Titan C3", "D Ogre C4", scores={"A": 99, "D": 500}), terms(6, 2), ("T19.1a",)),
    (strike("Plains", "A Titan C3", "D Titan C4", scores={"A": 100, "D": 500}), terms(7, 4), ("T19.1a",)),
    # Bramble at B2, D1 and D2 of the Brush.
    (strike("Brush", "A Angel B1", "D Gargoyle B2"), terms(6, 4), ("T23.4b",)),
    (strike("Brush", "A Cyclops B1", "D Gargoyle B2"), terms(9, 5), ("T23.4b",)),
    (strike("Brush", "A Angel B1", "D Ogre B2"), terms(6, 2), ("T23.4b",)),
    (strike("Brush", "A Angel B2", "D Ogre B1"), terms(6, 3), ("T23.4c",)),
    (strike("Brush", "A Gorgon B2", "D Ogre B1"), terms(6, 3), ("T23.4c",)),
    (strike("Brush", "A Lion D1", "D Cyclops D2"), terms(5, 5), ("T23.4b", "T23.4c", "T23.13a")),
    (strike("Brush", "A Ogre D1", "D Gorgon D2"), terms(6, 6), ("T23.4b", "T23.4c", "T23.13a")),
    (strike("Brush", "A Troll B1", "D Gorgon B2"), terms(8, 6), ("T23.4b", "T23.13a")),
    # Drift C2 changes no strike, and the Lion whom it slew still strikes.
    (strike("Tundra", "A Lion C2", "D Troll C1"), terms(5, 3), ("T23.5b",)),
    (strike("Tundra", "A Lion C2 5", "D Troll C1"), terms(5, 3), ("T23.5c",)),
    # The volcano D4 of the Mountains.
    (strike("Mountains", "A Dragon D4", "D Ogre D5"), terms(12, 3), ("T23.6b", "T23.11b")),
    (strike("Mountains", "A Dragon D5", "D Ogre E5"), terms(9, 3), ("T23.6b",)),
    (strike("Mountains", "A Dragon D3", "D Ogre D2"), terms(10, 3), ("T23.6b", "T23.11b")),
    (strike("Mountains", "A Ogre D5", "D Dragon D4"), terms(6, 5), ("T23.6c", "T23.11c")),
    (strike("Mountains", "A Warbear D5", "D Dragon D4"), terms(6, 5), ("T23.6c", "T23.11c")),
    # Bog and sand change nothing.
    (strike("Marsh", "A Ogre C2", "D Troll C3"), terms(6, 4), ("T23.7a",)),
    (strike("Desert", "A Troll D5", "D Lion D6"), terms(8, 5), ("T23.8a",)),
    # Dunes around B2 of the Desert.
    (strike("Desert", "A Lion B2", "D Ogre C2"), terms(7, 3), ("T23.9b",)),
    (strike("Desert", "A Ogre B2", "D Lion C2"), terms(6, 5), ("T23.9b",)),
    (strike("Desert", "A Ogre C2", "D Lion B2"), terms(5, 5), ("T23.9b",)),
    (strike("Desert", "A Griffon C2", "D Ogre B2"), terms(5, 2), ("T23.9b",)),
    (strike("Desert", "A Lion B2", "D Ogre A2"), terms(5, 3), ("T23.9b",)),
    (strike("Desert", "A Hydra D4", "D Ogre C4"), terms(12, 3), ("T23.9b",)),
    # The hill D2, with slopes all around.
    (strike("Hills", "A Ogre D2", "D Troll D3"), terms(7, 4), ("T23.11b",)),
    (strike("Hills", "A Troll D2", "D Ogre D3"), terms(8, 4), ("T23.11b",)),
    (strike("Hills", "A Troll D3", "D Ogre D2"), terms(8, 5), ("T23.11c",)),
    (strike("Hills", "A Lion D3", "D Ogre D2"), terms(5, 3), ("T23.11c",)),
    # Walls: C3 stands above C2 and below D4, and level with C4.
    (strike("Tower", "D Ogre C3", "A Troll C2"), terms(6, 3), ("T23.12b",)),
    (strike("Tower", "A Troll C2", "D Ogre C3"), terms(8, 5), ("T23.12b",)),
    (strike("Tower", "D Ogre C3", "A Troll C4"), terms(6, 4), ("T23.12b",)),
    (strike("Tower", "D Ogre D4", "A Troll C3"), terms(6, 3), ("T23.12b",)),
    (strike("Tower", "D Angel C3", "A Troll C2"), terms(6, 1), ("T23.12b", "T24.2b")),
    (strike("Tower", "A Cyclops C2", "D Titan C3"), terms(9, 6), ("T23.12b", "T23.13a")),
]

CARRIES: list[Example] = [
    (
        carry("Plains", "A Ogre C3", "D Lion C4 3", "D Centaur D3"),
        options([6, 5, []], [6, 6, ["D3"]]),
        ("EX-T13.4a", "EX-T13.4b", "T13.4b", "T13.4c"),
    ),
    (
        carry("Plains", "A Ogre C3", "D Centaur D3", "D Lion C4 3"),
        options([6, 6, ["C4"]]),
        ("T13.4a", "T13.4b"),
    ),
    # Nothing is left over when the dice cannot exceed what the first target still needs.
    (carry("Plains", "A Centaur C3", "D Ogre C4", "D Ogre D3"), options([3, 2, []]), ("T13.4a",)),
    (carry("Plains", "A Ogre C3", "D Ogre C4", "D Ogre D3"), options([6, 4, []]), ("T13.4a",)),
    (carry("Plains", "A Ogre C3", "D Ogre C4 1", "D Ogre D3"), options([6, 4, ["D3"]]), ("T13.4a",)),
    (carry("Plains", "A Ogre C3", "D Ogre C4 1", "D Ogre D3 6"), options([6, 4, []]), ("T13.4a",)),
    (carry("Plains", "A Ogre C3", "D Ogre C4 1", "D Ogre D5"), options([6, 4, []]), ("T13.4a",)),
    (
        carry("Plains", "A Titan C3", "D Ogre C4", "D Angel D3", "D Ogre B3", scores={"A": 500, "D": 0}),
        options([11, 2, ["B3"]], [11, 4, ["B3", "D3"]]),
        ("T13.4c", "T19.1a"),
    ),
    (
        carry("Plains", "A Angel C3", "D Titan C4", "D Ogre D3", scores={"A": 0, "D": 100}),
        options([6, 4, []]),
        ("T13.4a", "T19.1a"),
    ),
    # D3 of the Mountains stands above D2 and E2, and level with E3.
    (
        carry("Mountains", "A Ogre D3", "D Troll D2 4", "D Troll E3"),
        options([7, 4, []], [6, 4, ["E3"]]),
        ("T13.5a", "T13.5b", "T23.11b"),
    ),
    (
        carry("Mountains", "A Ogre D3", "D Troll E3 4", "D Troll D2"),
        options([6, 4, ["D2"]]),
        ("T13.5a", "T23.11b"),
    ),
    (
        carry("Mountains", "A Ogre D3", "D Troll D2 2", "D Troll E3"),
        options([7, 4, []]),
        ("T13.5a", "T13.4a"),
    ),
    (
        carry("Mountains", "A Ogre D3", "D Troll D2 6", "D Lion E3", "D Lion E2"),
        options([7, 4, []], [7, 5, ["E2"]], [6, 5, ["E2", "E3"]]),
        ("T13.4c", "T13.5b"),
    ),
    (
        carry("Mountains", "A Troll D2", "D Ogre E2 4", "D Ogre D3"),
        options([8, 4, []], [8, 5, ["D3"]]),
        ("T13.4c", "T23.11c"),
    ),
    # The volcano's dice serve against every neighbour, but the cliff to C3 stays closed.
    (
        carry("Mountains", "A Dragon D4", "D Ogre D5", "D Ogre D3", "D Ogre C3"),
        options([12, 3, ["D3"]]),
        ("T23.6b", "T23.10b"),
    ),
    # Walls: from C3 down to C2, level to C4, up to D4.
    (
        carry("Tower", "A Ogre C3", "D Troll C2 7", "D Troll C4", "D Troll D4"),
        options([6, 3, []], [6, 4, ["C4"]], [6, 5, ["C4", "D4"]]),
        ("T13.5a", "T13.5b", "T23.12b"),
    ),
    (
        carry("Tower", "A Ogre C3", "D Troll D4 5", "D Troll C4", "D Troll C2"),
        options([6, 5, ["C2", "C4"]]),
        ("T13.4b", "T23.12b"),
    ),
    # Dunes: up from C3 to B2, level from C3 to C2; up from C4 to D4 and D5; down from B2 to C2.
    (carry("Desert", "A Lion C3", "D Ogre C2 4", "D Ogre B2"), options([5, 3, []]), ("T23.9c",)),
    (carry("Desert", "A Lion C3", "D Ogre B2 4", "D Ogre C2"), options([5, 3, ["C2"]]), ("T23.9c",)),
    (carry("Desert", "A Ogre C3", "D Troll C2 6", "D Troll B2"), options([6, 4, []]), ("T23.9c", "T13.5b")),
    (carry("Desert", "A Ogre C4", "D Troll D4 5", "D Troll D5"), options([5, 4, ["D5"]]), ("T23.9c",)),
    (
        carry("Desert", "A Lion B2", "D Ogre C2 3", "D Ogre A2"),
        options([7, 3, []], [5, 3, ["A2"]]),
        ("T13.5a", "T13.5b", "T23.9b"),
    ),
    (carry("Desert", "A Lion B2", "D Ogre A2 3", "D Ogre C2"), options([5, 3, ["C2"]]), ("T23.9c", "T13.5a")),
    (carry("Desert", "A Lion B2", "D Ogre C2 3", "D Ogre B1"), options([7, 3, []]), ("T23.10b",)),
    # Bramble: a native there is one harder than one outside.
    (
        carry("Brush", "A Angel B1", "D Gargoyle C1 2", "D Gargoyle B2"),
        options([6, 3, []], [6, 4, ["B2"]]),
        ("T13.4c", "T23.4b"),
    ),
]

# Two more questions, which only this package knows: whom one may strike, and whom drift hurts.
TARGETS: list[Example] = [
    (
        battle_question("targets", "Mountains", ("A Minotaur B1", "D Ogre B2", "D Behemoth C2"), by=0),
        {"targets": ["B2"]},
        ("T23.1b", "T23.10b", "T13.0b"),
    ),
    (
        battle_question(
            "targets", "Plains", ("A Minotaur B1", "D Ogre B2 6", "D Ogre B3", "A Lion C1"), by=0
        ),
        {"targets": []},
        ("T23.1b", "T13.0b", "T13.1b"),
    ),
]

DRIFTS: list[Example] = [
    (
        battle_question(
            "drift", "Tundra", ("A Lion C2", "D Troll B2", "D Angel A1", "D Ogre C1", "A Lion off")
        ),
        {"hit": ["A1", "C2"]},
        ("T23.5b",),
    ),
    (battle_question("drift", "Brush", ("A Lion B2", "D Troll C2")), {"hit": []}, ("T23.5b",)),
]
