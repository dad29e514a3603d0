"""The words of Battlemist that are plain names or numbers at run time."""

from __future__ import annotations

from typing import TypeAlias

RaceName: TypeAlias = str
"""A race, as in ``"orcs"``; it also names the player who plays it."""

RealmName: TypeAlias = str
"""A realm, as in ``"abou-xar"`` or ``"home-orcs"``."""

KindName: TypeAlias = str
"""A kind of unit: footman, archer, cavalry, dragon, firebreather or giant."""

Card: TypeAlias = str
"""An action or event card by its name; copies are all alike."""

QuestCard: TypeAlias = str
"""An adventure or an artifact by its name."""

SpellName: TypeAlias = str
"""A spell of the spell book."""

Place: TypeAlias = str
"""A cell of the board as one word: ``"c2.-1"`` is q 2, r -1."""

Round: TypeAlias = int
"""A round of everybody, counted from 1."""
