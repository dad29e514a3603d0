"""Worked out by hand: rangestrikes. A Minotaur, Ranger or Warlock has two dice, a Giant three."""

from .questioning import Example, allowed, forbidden, rangestrike

SHOOTING: list[Example] = [
    (rangestrike("Plains", "A Dragon C1", "D Ogre C3"), allowed(4, 3), ("EX-T12.2a", "T12.2a")),
    (rangestrike("Plains", "A Hydra C1", "D Ogre C3"), allowed(5, 3), ("T12.2a", "T24.1a")),
    (
        rangestrike("Plains", "A Minotaur C1", "D Ogre C3"),
        allowed(2, 2),
        ("EX-T12.3a", "EX-T12.3b", "T12.3b"),
    ),
    (rangestrike("Plains", "A Minotaur C1", "D Ogre C4"), allowed(2, 3), ("EX-T12.3b", "T12.3b")),
    (rangestrike("Plains", "A Dragon C1", "D Ogre C4"), forbidden("T12.3a"), ("T12.3a",)),
    (rangestrike("Plains", "A Minotaur C1", "D Ogre C5"), forbidden("T12.3c"), ("T12.3c",)),
    (rangestrike("Plains", "A Ogre C1", "D Lion C3"), forbidden("T12.1a"), ("T12.1a",)),
    (rangestrike("Plains", "A Minotaur C1", "D Lion C2"), forbidden("T12.1b"), ("T12.1b",)),
    (rangestrike("Plains", "A Minotaur C1", "D Ogre C3", "D Ogre D1"), forbidden("T12.1c"), ("T12.1c",)),
    (rangestrike("Plains", "A Minotaur C1", "D Ogre C3", "D Ogre D1 6"), forbidden("T12.1c"), ("T12.1c",)),
    # A friend next to the striker or next to the target does no harm.
    (
        rangestrike("Plains", "A Minotaur C1", "D Ogre C3", "A Lion D3", "A Lion D1"),
        allowed(2, 2),
        ("T12.1c",),
    ),
    (rangestrike("Plains", "A Minotaur C1", "D Angel C3"), forbidden("T12.6a"), ("T12.6a",)),
    (rangestrike("Plains", "A Minotaur C1", "D Titan C3"), forbidden("T12.6a"), ("T12.6a",)),
    (rangestrike("Plains", "A Minotaur C1", "D Guardian C3"), allowed(2, 2), ("T12.6a",)),
]

WARLOCKS: list[Example] = [
    (rangestrike("Plains", "A Warlock C1", "D Angel C3"), allowed(2, 4), ("T12.6a",)),
    (
        rangestrike("Plains", "A Warlock C1", "D Titan C4", scores={"A": 0, "D": 700}),
        allowed(2, 4),
        ("T12.6c",),
    ),
    (rangestrike("Plains", "A Warlock C1", "D Ogre C4"), allowed(2, 2), ("T12.6c",)),
    (rangestrike("Plains", "A Warlock C1", "D Ogre C5"), forbidden("T12.3c"), ("T12.3c", "T12.6b")),
    (rangestrike("Plains", "A Warlock C1", "D Ogre C2"), forbidden("T12.1b"), ("T12.1b", "T12.6d")),
    (rangestrike("Plains", "A Warlock C1", "D Ogre C3", "D Ogre D1"), forbidden("T12.1c"), ("T12.6d",)),
    (rangestrike("Plains", "A Warlock C1", "D Ogre C3", "A Lion C2"), allowed(2, 2), ("T12.6b", "T23.1c")),
    (rangestrike("Woods", "A Warlock C2", "D Ogre C4"), allowed(2, 2), ("T12.6b", "T23.3c")),
    (rangestrike("Brush", "A Warlock D3", "D Gorgon B2"), allowed(2, 3), ("T12.6b", "T23.4d")),
    (rangestrike("Brush", "A Warlock C3", "D Ogre C5"), allowed(2, 2), ("T12.6b", "T23.4e")),
    (rangestrike("Mountains", "A Warlock D6", "D Dragon D4"), allowed(2, 3), ("T12.6b", "T23.6c")),
    (rangestrike("Desert", "A Warlock A1", "D Ogre C3"), allowed(2, 2), ("T12.6b", "T23.9d")),
    (rangestrike("Hills", "A Warlock B4", "D Ogre B1"), allowed(2, 2), ("T12.6b", "T12.6c", "T23.11e")),
    (rangestrike("Tower", "A Warlock D2", "D Ogre D4"), allowed(2, 2), ("T12.6b", "T23.12c", "T23.12e")),
    # Neighbours with a cliff between them: only a Warlock may.
    (rangestrike("Mountains", "A Warlock B1", "D Behemoth C2"), allowed(2, 3), ("T12.6b", "T23.10c")),
    (rangestrike("Mountains", "A Warlock C2", "D Behemoth B1"), allowed(2, 3), ("T12.6b", "T23.10c")),
    (rangestrike("Mountains", "A Minotaur B1", "D Behemoth C2"), forbidden("T12.1b"), ("T12.1b", "T23.10c")),
]

CHARACTERS_BETWEEN: list[Example] = [
    (
        rangestrike("Plains", "A Minotaur C1", "D Ogre C3", "A Ogre C2"),
        forbidden("T23.1c"),
        ("T23.1c", "T12.4d"),
    ),
    (
        rangestrike("Plains", "A Minotaur C1", "D Ogre C4", "D Ogre C3"),
        forbidden("T23.1c"),
        ("T23.1c", "T12.4d"),
    ),
    (
        rangestrike("Plains", "A Minotaur C1", "D Ogre C4", "D Ogre C3 6"),
        forbidden("T23.1c"),
        ("T23.1c", "T13.6a"),
    ),
    (rangestrike("Plains", "A Minotaur C1", "D Ogre C3", "A Ogre D2"), allowed(2, 2), ("T23.1c", "T12.4a")),
    # Range four off the straight directions: B1 sees D4 over C2 and C3.
    (rangestrike("Plains", "A Minotaur B1", "D Ogre D4", "A Ogre C3"), forbidden("T23.1c"), ("T12.4a",)),
    (rangestrike("Plains", "A Minotaur B1", "D Ogre D4", "A Ogre D3"), allowed(2, 3), ("T12.4a",)),
    # C2 sees D4 along the side between C3 and D3.
    (
        rangestrike("Plains", "A Minotaur C2", "D Ogre D4", "A Ogre C3"),
        allowed(2, 2),
        ("EX-T12.4b", "T12.4b"),
    ),
    (
        rangestrike("Plains", "A Minotaur C2", "D Ogre D4", "A Ogre D3"),
        allowed(2, 2),
        ("EX-T12.4b", "T12.4b"),
    ),
    (
        rangestrike("Plains", "A Minotaur C2", "D Ogre D4", "A Ogre D3", "A Ogre C3"),
        forbidden("T23.1c"),
        ("EX-T12.4b", "T12.4c"),
    ),
    # At the base of a cliff whose top is the striker's or the target's hex.
    (
        rangestrike("Mountains", "A Minotaur B1", "D Troll D3", "D Behemoth C2"),
        allowed(2, 2),
        ("EX-T12.4a", "T23.1d", "T23.10b", "T23.10d"),
    ),
    (rangestrike("Mountains", "A Giant D3", "D Ogre F2", "A Ogre E2"), allowed(3, 2), ("T23.1d",)),
    (rangestrike("Mountains", "A Giant C2", "D Ogre F2", "A Ogre E2"), allowed(3, 3), ("T23.1d",)),
    (
        rangestrike("Mountains", "A Giant C2", "D Ogre F2", "A Ogre D3"),
        forbidden("T23.1c"),
        ("T23.1c", "T23.1d"),
    ),
    # Lower than both, level with both, lower than one only.
    (
        rangestrike("Hills", "A Minotaur D2", "D Ogre E3", "A Ogre D3", "A Ogre E2"),
        allowed(2, 2),
        ("T23.1e", "T23.11d"),
    ),
    (rangestrike("Mountains", "A Minotaur E5", "D Ogre E3", "A Ogre E4"), forbidden("T23.1c"), ("T23.1e",)),
    (
        rangestrike("Mountains", "A Minotaur F4", "D Ogre D5", "A Ogre E4", "A Ogre E5"),
        forbidden("T23.1c"),
        ("T23.1e",),
    ),
]

HAZARDS_BETWEEN: list[Example] = [
    (rangestrike("Woods", "A Minotaur C2", "D Ogre C4"), forbidden("T23.3c"), ("T23.3c",)),
    (rangestrike("Woods", "A Minotaur C2", "D Ogre D4"), allowed(2, 2), ("T23.3c", "T12.4b")),
    # A native in bramble at B2.
    (rangestrike("Brush", "A Minotaur D3", "D Gorgon B2"), allowed(2, 4), ("T23.4d",)),
    (rangestrike("Brush", "A Gorgon D3", "D Gargoyle B2"), allowed(3, 4), ("T23.4d",)),
    (rangestrike("Brush", "A Minotaur D3", "D Ogre B2"), allowed(2, 2), ("T23.4d",)),
    (rangestrike("Brush", "A Minotaur D3", "D Gorgon B3"), allowed(2, 3), ("T23.4d",)),
    # Bramble in between at C4; the striker's and the target's own do not count.
    (rangestrike("Brush", "A Minotaur C3", "D Ogre C5"), allowed(2, 3), ("T23.4e",)),
    (rangestrike("Brush", "A Gorgon C3", "D Ogre C5"), allowed(3, 3), ("T23.4e",)),
    (rangestrike("Brush", "A Minotaur C4", "D Ogre C2"), allowed(2, 2), ("T23.4e",)),
    (rangestrike("Brush", "A Minotaur C2", "D Ogre C4"), allowed(2, 2), ("T23.4e",)),
    # C3 sees D5 over the bramble C4 or over the open D4.
    (rangestrike("Brush", "A Minotaur C3", "D Ogre D5"), allowed(2, 2), ("T23.4e", "T12.4b")),
    (rangestrike("Brush", "A Minotaur C3", "D Ogre D5", "A Ogre D4"), allowed(2, 3), ("T23.4e", "T12.4b")),
    (rangestrike("Brush", "A Minotaur C3", "D Ogre D5", "A Ogre C4"), allowed(2, 2), ("T23.4e", "T12.4b")),
    (rangestrike("Brush", "A Giant B3", "D Ogre E5"), allowed(3, 5), ("T23.4e", "T12.3b")),
    (rangestrike("Brush", "A Giant B3", "D Unicorn E5"), allowed(3, 6), ("T23.4e", "T23.13a")),
    (rangestrike("Tundra", "A Giant C1", "D Ogre C3"), allowed(3, 2), ("T12.3b",)),
    # The volcano D4.
    (rangestrike("Mountains", "A Giant D6", "D Dragon D4"), allowed(3, 4), ("T23.6c", "T23.11d")),
    (rangestrike("Mountains", "A Ranger D2", "D Dragon D4"), allowed(2, 4), ("T23.6c",)),
    (rangestrike("Mountains", "A Ranger D1", "D Dragon D3"), allowed(2, 3), ("T23.6c",)),
    (rangestrike("Mountains", "A Dragon D4", "D Ogre D2"), allowed(6, 3), ("T23.6d",)),
    (rangestrike("Mountains", "A Dragon D6", "D Ogre E4"), allowed(4, 3), ("T23.6d",)),
    # Bog and sand do not matter.
    (rangestrike("Marsh", "A Ranger C1", "D Ogre C4"), allowed(2, 3), ("T23.7a",)),
    (rangestrike("Desert", "A Ranger D6", "D Ogre F4"), allowed(2, 2), ("T23.8a",)),
]

HEIGHTS_BETWEEN: list[Example] = [
    (rangestrike("Desert", "A Minotaur B2", "D Ogre D2"), allowed(2, 2), ("T23.9d",)),
    (rangestrike("Desert", "A Minotaur D2", "D Ogre B2"), allowed(2, 2), ("T23.9d",)),
    (rangestrike("Desert", "A Minotaur A1", "D Ogre C3"), forbidden("T23.9d"), ("T23.9d",)),
    (rangestrike("Desert", "A Minotaur A2", "D Ogre D5"), allowed(2, 3), ("T23.9e",)),
    (rangestrike("Desert", "A Minotaur B2", "D Ogre E1"), allowed(2, 3), ("T23.9e",)),
    (rangestrike("Desert", "A Minotaur C4", "D Ogre E3"), forbidden("T23.9e"), ("T23.9e",)),
    (rangestrike("Desert", "A Minotaur D4", "D Ogre D2"), allowed(2, 2), ("T23.10c",)),
    (rangestrike("Desert", "A Minotaur D2", "D Ogre D4"), allowed(2, 2), ("T23.10c",)),
    (rangestrike("Desert", "A Minotaur C3", "D Ogre E4"), forbidden("T23.10c"), ("T23.10c",)),
    (rangestrike("Desert", "A Minotaur E4", "D Ogre C3"), forbidden("T23.10c"), ("T23.10c",)),
    (rangestrike("Mountains", "A Giant E4", "D Ogre B2"), forbidden("T23.10c"), ("T23.10c",)),
    (rangestrike("Mountains", "A Minotaur C3", "D Ogre E4"), forbidden("T23.10c"), ("T23.10c", "T23.10d")),
    # Two cliffs, each with one of them on top.
    (rangestrike("Desert", "A Minotaur D4", "D Ogre E1"), allowed(2, 3), ("T23.10c",)),
    (rangestrike("Mountains", "A Giant C2", "D Ogre F2"), allowed(3, 3), ("T23.10d",)),
    (rangestrike("Mountains", "A Giant F2", "D Ogre C2"), allowed(3, 3), ("T23.10d",)),
    (rangestrike("Desert", "A Minotaur B2", "D Ogre D4"), allowed(2, 2), ("T23.10e",)),
    (rangestrike("Desert", "A Minotaur D4", "D Ogre B2"), allowed(2, 2), ("T23.10e",)),
    (rangestrike("Desert", "A Minotaur D4", "D Ogre A1"), forbidden("T23.10e"), ("T23.10e",)),
    (rangestrike("Desert", "A Minotaur D1", "D Ogre D4"), allowed(2, 3), ("T23.10e",)),
    (rangestrike("Desert", "A Minotaur A1", "D Ogre D4"), forbidden("T23.10e"), ("T23.10e",)),
    (rangestrike("Hills", "A Minotaur D2", "D Ogre D4"), allowed(2, 2), ("T23.11d",)),
    (rangestrike("Hills", "A Minotaur C1", "D Ogre E2"), forbidden("T23.11d"), ("T23.11d",)),
    (rangestrike("Mountains", "A Giant E1", "D Ogre E4"), forbidden("T23.11d"), ("T23.11d",)),
    (rangestrike("Hills", "A Minotaur B4", "D Ogre B1"), forbidden("T23.11e"), ("T23.11e",)),
    (rangestrike("Hills", "A Minotaur B1", "D Ogre B4"), forbidden("T23.11e"), ("T23.11e",)),
    (rangestrike("Mountains", "A Minotaur B1", "D Ogre B4"), allowed(2, 3), ("T23.11e",)),
    (rangestrike("Tower", "A Minotaur C1", "D Ogre C3"), allowed(2, 3), ("T23.12c", "T23.12d")),
    (rangestrike("Tower", "D Minotaur C3", "A Ogre C1"), allowed(2, 2), ("T23.12c", "T23.12d")),
    (rangestrike("Tower", "D Minotaur C4", "A Ogre C2"), forbidden("T23.12d"), ("T23.12d",)),
    (rangestrike("Tower", "A Minotaur D1", "D Ogre D4"), allowed(2, 5), ("T23.12c", "T23.12e")),
    (rangestrike("Tower", "D Minotaur D4", "A Ogre D1"), allowed(2, 3), ("T23.12c", "T23.12e")),
    (rangestrike("Tower", "D Minotaur D4", "A Ogre D2"), forbidden("T23.12e"), ("T23.12e",)),
    (rangestrike("Tower", "A Minotaur D2", "D Ogre D4"), forbidden("T23.12e"), ("T23.12e",)),
    (rangestrike("Tower", "A Giant C2", "D Ogre C5"), forbidden("T23.12e"), ("T23.12e",)),
    (rangestrike("Tower", "A Giant B2", "D Ogre E4"), forbidden("T23.12e"), ("T23.12e",)),
    (rangestrike("Tower", "D Giant C3", "A Ogre E4"), forbidden("T23.12e"), ("T23.12e",)),
    # C3 sees E3 over D3 on the same level, without touching the walls of D4.
    (rangestrike("Tower", "D Minotaur C3", "A Ogre E3", "D Titan D4"), allowed(2, 2), ("T23.12e", "T12.4b")),
]
