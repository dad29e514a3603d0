"""The languages that the table speaks. What must name them once more is compared with these by tests."""

from __future__ import annotations

from typing import Final, TypeAlias

Language: TypeAlias = str
"""A code as in `de`: the name of a rulebook's folder, and how the names of message files begin."""

ENGLISH: Final[Language] = "en"

# A language is listed once the table itself is complete in it: tests ask each of these for every message.
# A game may know fewer; in the others it speaks English, message by message, and its rulebook says so.
LANGUAGES: Final[tuple[Language, ...]] = (ENGLISH, "de", "hu")
