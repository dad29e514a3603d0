"""Armageddon's rulebook has every rule, ruling and example of the printed one, in each of its languages."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hexenkessel.kernel.rulebook import Rulebook, load_rulebook
from tests.rulebooks import spelled_out

ARMAGEDDON = files("hexenkessel") / "games" / "armageddon"
LANGUAGES = ("en", "de")

# One line a chapter; 2.1a-f stands for A2.1a to A2.1f. Of chapter 18 only what concerns these chapters.
RULES = """
    1.1a-h
    2.1a-f 2.2a-c 2.3a-j 2.4a-z 2.4aa 2.4ab 2.4ac
    3.1a-f 3.2a-h
    4.1a-e 4.2a-k
    5.1a-j 5.2a-l 5.3a-f 5.4a-g 5.5a-r
    6.1a-o 6.2a-s
    7.1a-v 7.2a-j 7.3a-g
    8.1a-y 8.2a-j 8.3a-n 8.4a-s
    9.1a-w 9.2a-c 9.3a-l 9.4a-m 9.5a
    10.1a-k 10.2a-h 10.3a-k 10.4a-e 10.5a-c 10.6a-n
    11.1a-n 11.2a-o 11.3a-l 11.4a-u 11.5a-f
    12.1a-p 12.2a-q 12.3a-o
    13.1a-p 13.2a-s
    14.1a-c 14.2a-m 14.3a-y 14.4a-d
    15.1a-f 15.2a-g 15.3a-z 15.3aa-o 15.4a 15.5a-g 15.6a-t 15.7a-n 15.8a-j
    16.1a-i 16.2a-c 16.3a-d 16.4a-v 16.5a-k 16.6a-m
    17.1a-f 17.2a-z 17.2aa-z 17.2ba-j 17.3a-k 17.4a-c 17.5a-j 17.6a-o
    18.1a-h 18.2a 18.3a-h 18.4a-f 18.5a-e 18.6a-b 18.7a
"""
EXAMPLES = """
    2.1e 2.3h 2.4v 2.4v-2 2.4y 3.2b 3.2g 4.2g 4.2h 5.2k 5.4f 5.5d 5.5e 5.5j 5.5m 5.5r 6.2c 6.2n
    7.1j 7.1k 7.1l 8.1r 8.3e 8.3n 9.1t 9.1v 9.3b 9.4c
    10.2h 10.6g 10.6i
    11.2d 11.3g 11.4b
    12.2k 12.2l 12.3j
    13.1l 13.2r
    14.2g
    15.1f 15.2f 15.6e 15.6r
    16.1e
    17.1e 17.2be 17.2bf 17.4c 17.5d 17.5h 17.6l
"""


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook(ARMAGEDDON / "rulebook", request.param)


def test_every_rule_is_there_in_order(book: Rulebook) -> None:
    expected = list(spelled_out(RULES, "A"))
    assert len(expected) == 332 + 52 + 68 + 48 + 35 + 45 + 106 + 62 + 107 + 31
    assert list(book.rules) == expected


def test_every_chapter_has_its_line(book: Rulebook) -> None:
    lines = [list(spelled_out(line, "A")) for line in RULES.strip().splitlines()]
    assert [list(chapter.rules) for chapter in book.chapters] == lines


# Where the program had to decide more than the rules and their rulings say.
DECIDED = {
    "A2.4w",
    "A6.1g",
    "A6.1o",
    "A6.2h",
    "A8.1y",
    "A8.4j",
    "A8.4k",
    "A9.1c",
    "A9.4c",
    "A11.4a",
    "A11.4h",
    "A12.1b",
    "A12.1g",
    "A12.2d",
    "A12.2h",
    "A13.1i",
    "A13.1o",
    "A17.1b",
    "A17.2ab",
    "A17.3b",
}


def test_every_ruling_is_there(book: Rulebook) -> None:
    rulings = {rule.id: len(rule.rulings) - (rule.id in DECIDED) for rule in book.rules.values()}
    assert set(rulings.values()) == {0, 1}
    assert (
        sum(many for id_, many in rulings.items() if not id_.startswith("A18."))
        == 61 + 14 + 8 + 10 + 7 + 8 + 19 + 11 + 21
    )
    assert sum(many for id_, many in rulings.items() if id_.startswith("A18.")) == 7 + 6


def test_every_example_is_there_and_stands_at_its_rule(book: Rulebook) -> None:
    examples = [name for rule in book.rules.values() for name, _ in rule.examples]
    assert sorted(examples) == sorted(f"EX-A{name}" for name in EXAMPLES.split())
    for rule in book.rules.values():
        for name, _ in rule.examples:
            assert name.removeprefix("EX-").partition("-")[0] == rule.id
