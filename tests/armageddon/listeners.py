"""Chapters that only tests know, to see that those in use are asked what later ones will answer."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters import book
from hexenkessel.games.armageddon.chapters.chapter import Chapter


def with_chapter(monkeypatch: pytest.MonkeyPatch, chapter: Chapter) -> tuple[int | str, ...]:
    """The chapters 2 to 5 and this one, which is in the book as long as the test lasts."""
    monkeypatch.setattr(book, "BOOK", (*book.BOOK, chapter))
    book.rules_for.cache_clear()
    return (2, 3, 4, 5, chapter.section)
