"""The languages that the table speaks, declared here and nowhere else."""

from __future__ import annotations

from typing import Final, TypeAlias

Language: TypeAlias = str
"""A code as in `de`: the name of a rulebook's folder, and how the names of message files begin."""

ENGLISH: Final[Language] = "en"

# A language is listed once it is complete: tests ask each of these for every rule and every message.
LANGUAGES: Final[tuple[Language, ...]] = (ENGLISH, "de", "hu")
