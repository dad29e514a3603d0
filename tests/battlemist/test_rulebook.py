"""Battlemist's rulebook has every rule, ruling and example of the printed one."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hexenkessel.kernel.rulebook import Rulebook, load_rulebook
from tests.rulebooks import spelled_out

BATTLEMIST = files("hexenkessel") / "games" / "battlemist"
LANGUAGES = ("en", "de")

# One line a chapter; 1.1a-c stands for B1.1a, B1.1b and B1.1c.
RULES = """
    1.1a-c 1.2a-c 1.3.1a-g 1.3.2a 1.3.2.1a-d 1.3.2.2a 1.3.2.3a-c 1.3.2.4a-b
    1.4a 1.4.1a-b 1.4.2a-i 1.4.3a-f 1.4.4a-b
    2.0a-f 2.1a 2.2a-i
    2.3a-t 2.4a
    3.0a-c 3.1.1a-c 3.1.2a-k 3.1.3a-e 3.1.4a-j
    3.2.1a-g 3.2.2a-v 3.2.3a-d
    3.3a-d 3.3.1a-z 3.3.1aa 3.3.1ab 3.3.1ac 3.3.1ad
    3.3.2a-h
    3.3.3a-k 3.3.3.1a-s 3.3.3.2a-h 3.3.3.3a-e 3.4a
    3.5a-g 3.6a 4.0a-f
    5.0a-n
    6.0a-l
    7.0a-f 8.0a-c
    A.1a-i
    S.1a-d S.2a-d S.3a-c S.4a-c S.5a
"""
EXAMPLES = {
    "1.2": "1", "1.3": "1", "1.4": "1", "2.3": "ABCDEFGHIJK", "3.1.2": "1", "3.1.3": "12", "3.1.4": "12",
    "3.2.2": "12", "3.2.3": "1", "3.3": "1", "3.3.1": "1234", "3.3.2": "12345", "3.3.3": "123456789",
    "3.5": "12", "4.0": "1", "5.0": "123",
}  # fmt: skip


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook(BATTLEMIST / "rulebook", request.param)


def test_every_rule_is_there_in_order(book: Rulebook) -> None:
    expected = list(spelled_out(RULES, "B"))
    assert len(expected) == 305
    assert list(book.rules) == expected


def test_every_chapter_has_its_line(book: Rulebook) -> None:
    lines = [list(spelled_out(line, "B")) for line in RULES.strip().splitlines()]
    assert [list(chapter.rules) for chapter in book.chapters] == lines


def test_every_ruling_is_there(book: Rulebook) -> None:
    assert sum(len(rule.rulings) for rule in book.rules.values()) == 101


def test_every_example_is_there(book: Rulebook) -> None:
    examples = {id_ for rule in book.rules.values() for id_, _ in rule.examples}
    assert examples == {f"EX-B{section}-{number}" for section, all_ in EXAMPLES.items() for number in all_}
    assert len(examples) == 47


def test_an_example_stands_in_its_section(book: Rulebook) -> None:
    for rule in book.rules.values():
        for name, _ in rule.examples:
            assert rule.id.startswith(name.removeprefix("EX-").rpartition("-")[0]), name
