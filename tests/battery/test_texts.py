"""What every game has on paper: messages, rulebooks, and ids of rules in its code and its tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hexenkessel.kernel.battery import run_battery
from hexenkessel.kernel.battery.inspection import Inspection
from hexenkessel.kernel.battery.rulebooks import texts_of
from hexenkessel.kernel.registry import find_game, game_names
from hexenkessel.kernel.rulebook import Rule

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_whole_on_paper(name: str) -> None:
    run_battery(find_game(name), seeds=(), tests=TESTS).demand()


def numbers_in(rule: Rule) -> list[str]:
    return sorted(re.findall(r"\d+", " ".join(texts_of(rule))))


@pytest.mark.parametrize("name", ["battlemist", "armageddon"])
def test_every_language_has_the_same_numbers_also_outside_tables(name: str) -> None:
    """Titan's languages write some of them as words."""
    reading = Inspection(find_game(name))
    for book in reading.books.values():
        for id_, rule in reading.game.rulebook.rules.items():
            assert numbers_in(book.rules[id_]) == numbers_in(rule), id_
