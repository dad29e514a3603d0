"""The words of Gods of Titan that are plain numbers or names at run time."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Figure: TypeAlias = str
"""Name of a kind of figure, as in ``"Lion"``; counters of one kind are all alike."""

Figures: TypeAlias = tuple[Figure, ...]
"""What an army holds."""

Field: TypeAlias = str
"""Id of a field of the board: ``"City"``, ``"CT0"`` or, by ring, sector and place, ``"D2.13"``."""

LandName: TypeAlias = str
"""Name of a land type, as in ``"Marsh"``, or of City, Dungeon and Whirl."""

Battlefield: TypeAlias = str
"""Name of one of the 21 battlefields."""

Marker: TypeAlias = str
"""An army marker; it identifies its army while that lives."""

HexLabel: TypeAlias = str
"""A hex of a battlefield, column letter and row number, as in ``"D4"``."""

EntrySide: TypeAlias = int
"""Side of the battlefield over which an attacker enters: 1, 3 or 5."""

Distance: TypeAlias = int
"""Fields that an army has moved in this turn."""

BattlePoints: TypeAlias = int
VictoryPoints: TypeAlias = int
Gems: TypeAlias = int
Round: TypeAlias = int

Spell: TypeAlias = str
"""Name of one of the sixteen spells, in one word: ``"Create-Hazard"``."""

Side: TypeAlias = Literal["titan", "darklord", "neutral"]
"""Whose a thing is: a Titan player's, the Darklord's, or nobody's."""

PACKAGE: Final = "hexenkessel.games.gods"
"""Where the data files are."""
