"""Titan's rulebook has every rule and every example of the printed one, each in its chapter."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hexenkessel.kernel.languages import LANGUAGES
from hexenkessel.kernel.rulebook import Rulebook, load_rulebook
from tests.rulebooks import spelled_out

TITAN = files("hexenkessel") / "games" / "titan"

# One line a chapter; 1.1a-d stands for T1.1a, T1.1b, T1.1c and T1.1d.
RULES = """
    1.1a-d 1.2a-d 1.3a
    2.1a-c 2.2a 2.3a-b
    3.0a-c 3.1a-c 3.2a-b 3.3a 3.4a
    4.0a-c 4.1a-f 4.2a-c 4.3a-g 4.4a 4.5a
    5.0a-b 5.1a-d 5.2a-e
    6.0a-d 6.1a 6.2a-f 6.3a-b 6.4a-c 6.5a
    7.0a-c 7.1a-e 7.2a 7.3a-b 7.4a-f 7.5a-b 7.6a-c
    8.0a-b 8.1a-e 8.2a-d 8.3a
    9.0a-b 9.1a-b 9.2a-e 9.3a-h 9.4a-e 9.5a-c
    10.0a-d 10.1a-f 10.2a-c 10.3a 10.4a 10.5a-c
    11.0a 11.1a-b 11.2a 11.3a-c 11.4a-d 11.5a-c 11.6a-b
    12.0a-b 12.1a-d 12.2a 12.3a-c 12.4a-d 12.5a 12.6a-e
    13.0a-d 13.1a-b 13.2a-b 13.3a-b 13.4a-e 13.5a-b 13.6a-b
    14.0a-e 14.1a-b 14.2a-b
    15.0a-e 15.1a 15.2a-b 15.3a-c 15.4a
    16.0a-c 16.1a-b 16.2a
    17.0a-b 17.1a-b 17.2a 17.3a-c 17.4a
    18.0a-b 18.1a-b 18.2a 18.3a-f 18.4a 18.5a-c
    19.1a 19.2a 19.3a-e 19.4a-h
    20.0a-b
    21.0a-b 21.1a 21.2a-c 21.3a-c 21.4a-c
    22.0a
    23.1a-e 23.2a 23.3a 23.3c 23.4a-e 23.5a-c 23.6a-d 23.7a 23.8a 23.9a-e 23.10a-e 23.11a-e 23.12a-e 23.13a-b
    24.1a 24.2a-b
"""
EXAMPLES = "7.5a-d 11.3a-b 11.4a-b 12.2a 12.3a-b 12.4a-b 13.2a 13.4a-b 16.0a 17.4a 18.3a-f 18.4a 19.1a-b"


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook(TITAN / "rulebook", request.param)


def test_every_rule_is_there_in_order(book: Rulebook) -> None:
    expected = list(spelled_out(RULES, "T"))
    assert len(expected) == 334
    assert list(book.rules) == expected


def test_every_example_is_there(book: Rulebook) -> None:
    examples = {id_ for rule in book.rules.values() for id_, _ in rule.examples}
    assert examples == {"EX-T0", *spelled_out(EXAMPLES, "EX-T")}
    assert len(examples) == 28


def test_a_rule_stands_in_the_chapter_of_its_number(book: Rulebook) -> None:
    assert [chapter.heading.split()[0] for chapter in book.chapters] == [str(n) for n in range(1, 25)]
    for rule in book.rules.values():
        assert rule.id[1:].split(".")[0] == rule.chapter.split()[0]


SAID = [
    # Of the Titan's legion those slain count, not of the legion of who slew it.
    ("T19.3b", "en", "members of its legion"),
    ("T19.3b", "de", "aus dessen Armee"),
    ("T19.3b", "hu", "a Titán légiójának"),
    # T17.0a: it is enough to reach a multiple.
    ("T17.2a", "en", "to or past"),
    ("T17.2a", "de", "Erreicht oder überschreitet"),
    ("T17.2a", "hu", "eléri vagy túllépi"),
]


@pytest.mark.parametrize(("id_", "language", "words"), SAID)
def test_no_language_says_another_rule(id_: str, language: str, words: str) -> None:
    assert words in " ".join(load_rulebook(TITAN / "rulebook", language).rules[id_].text.split())
