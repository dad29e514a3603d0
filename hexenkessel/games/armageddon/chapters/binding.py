"""Where the battlefield, which knows no chapter, finds its rules: the book puts itself here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.chapters.rules import Rules
    from hexenkessel.games.armageddon.terms import Sections

Finder: TypeAlias = "Callable[[Sections], Rules]"

_BOUND: Final[list[Finder]] = []


def bind(find: Finder) -> None:
    """This is the book from now on."""
    _BOUND[:] = [find]


def rules_of(sections: Sections) -> Rules:
    """What holds with these sections."""
    return _BOUND[0](sections)
