"""The words of Titan that are plain numbers or names at run time."""

from __future__ import annotations

from typing import TypeAlias

Character: TypeAlias = str
"""Name of a kind of character, as in ``"Lion"``; counters of one kind are all alike."""

Land: TypeAlias = int
"""Printed number of a land of the Masterboard, as in ``1000``."""

Terrain: TypeAlias = str
"""Name of one of the eleven terrains, as in ``"Marsh"``; it also names a Battleland."""

Marker: TypeAlias = str
"""A legion marker; it identifies its legion while that lives."""

HexLabel: TypeAlias = str
"""A hex of a Battleland, column letter and row number, as in ``"D4"``."""

EntrySide: TypeAlias = int
"""Edge of the Battleland the attacker enters over: 1, 3 or 5, counted from the name side 0."""

Score: TypeAlias = int
"""Points a player has won so far."""
