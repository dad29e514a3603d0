"""The words of Armageddon that are plain names or numbers at run time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from hexenkessel.games.armageddon.chapters.kinds import COLLECTED

FieldName: TypeAlias = str
"""A2.1e: a small field as ``"1/4"``, the fourth field of great field 1."""

Field: TypeAlias = int
"""The same field as its number in the list of all fields of a land."""

PlaceName: TypeAlias = str
"""A field, or a floor above it: ``"1/4+1"`` is the first floor above field ``"1/4"``."""

Place: TypeAlias = int
"""The same place as its number: that of the field, and as many more for each floor as there are fields."""

FigureId: TypeAlias = int
"""A figure, numbered from 1 and for life; 0 is nobody."""

Section: TypeAlias = str
"""What can be switched on by itself: a whole chapter, as ``"9"``, or a part of one, as ``"14.3"``."""

Sections: TypeAlias = tuple[Section, ...]
"""Those that are in use, in the order of the book."""

ChapterName: TypeAlias = int | str
"""What players write: a chapter, which means all its sections (``14`` or ``"14"``), or one of them."""

Round: TypeAlias = int
"""A2.3d: counted from 1."""

Rule: TypeAlias = str
"""The id of a rule, as in ``"A2.3c"``."""

Item: TypeAlias = tuple[str, int]
"""Something that counts, by name and amount: ``("attacker", 2)``."""

# A2.2a, A3.1a, A4.1a
Warrior: TypeAlias = Literal["axe", "lance", "sword", "bow", "champion", "hero"]

# All kinds of figures there are: whatever is read from a file or said in an action is one of these words.
if TYPE_CHECKING:
    Kind: TypeAlias = str
else:
    Kind = Literal[tuple(COLLECTED)]

# A5.1a, A5.1b, A5.1g: level and ice are part of the name.
Terrain: TypeAlias = Literal[
    "lowland",
    "highland",
    "mountain",
    "forest",
    "swamp",
    "desert",
    "highland-desert",
    "ice-lowland",
    "ice-highland",
    "ice-mountain",
    "water",
    "peaks",
]

# What one stands on: terrain, or a floor that somebody has built.
Soil: TypeAlias = Terrain | Literal["floor"]

Side: TypeAlias = Literal["E", "SE", "SW", "W", "NW", "NE"]
SIDES: Final[tuple[Side, ...]] = ("E", "SE", "SW", "W", "NW", "NE")
"""The sides of a field by direction: 0 is east, then clockwise."""
