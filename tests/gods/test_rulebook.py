"""The rulebook of Gods of Titan has every rule and every example, and names Titan's where both agree."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from string import ascii_lowercase

import pytest

from hexenkessel.cli.rule_lookup import find_rule, told
from hexenkessel.kernel.coverage import cover
from hexenkessel.kernel.registry import find_game
from hexenkessel.kernel.rulebook import Rulebook, load_rulebook

BOOK = files("hexenkessel") / "games" / "gods" / "rulebook"

# One line a chapter; 1.2:4 stands for G1.2a to G1.2d.
RULES = """
    1.1:1 1.2:4 1.3:2 1.4:5 1.5:1 1.6:2
    2.1:4 2.2:2 2.3:5 2.4:1
    3.1:3 3.2:5 3.3:6 3.4:4 3.5:3 3.6:2 3.7:3 3.8:1 3.9:2 3.10:10
    4.1:4 4.2:4 4.3:2 4.4:7 4.5:6 4.6:2 4.7:3 4.8:3 4.9:3
    5.1:7 5.2:2 5.3:2 5.4:3 5.5:1 5.6:5 5.7:9 5.8:6
    6.1:4 6.2:6 6.3:4 6.4:2 6.5:1
    7.1:4 7.2:4 7.3:3
    8.1:5 8.2:5 8.3:7 8.4:7 8.5:9 8.6:14
    9.1:4 9.2:4 9.3:5 9.4:1 9.5:3
    10.1:4 10.2:7 10.3:5 10.4:6 10.5:6 10.6:4 10.7:5 10.8:1
    11.1:6 11.2:4 11.3:3 11.4:1 11.5:1 11.6:4 11.7:2 11.8:2 11.9:4
    12.1:3 12.2:3 12.3:4 12.4:2 12.5:4 12.6:4 12.7:93
    13.1:5 13.2:4 13.3:6 13.4:3 13.5:3 13.6:5 13.7:4 13.8:1
    14.1:10 14.2:4 14.3:2 14.4:1 14.5:3 14.6:2
    15.1:1 15.2:4 15.3:3 15.4:3 15.5:2 15.6:32
    16.1:3 16.2:5 16.3:2 16.4:1 16.5:87 16.6:66
    17.1:7 17.2:6
    18.1:4 18.2:9 18.3:4 18.4:2
    19.1:5 19.2:1
    20.1:4 20.2:3 20.3:6 20.4:9 20.5:2
    21.1:4 21.2:2 21.3:5
    22.1:6 22.2:5 22.3:4 22.4:4
    23.1:2 23.2:2 23.3:7 23.4:3 23.5:5 23.6:7 23.7:11 23.8:2 23.9:4 23.10:6
    24.1:3 24.2:2 24.3:3 24.4:4 24.5:2 24.6:4 24.7:3 24.8:10
    25.1:4 25.2:4 25.3:3 25.4:4 25.5:1 25.6:4 25.7:6
    26.1:5 26.2:1 26.3:14 26.4:14 26.5:13
    27.1:1 27.2:1 27.3:1 27.4:9 27.5:15
    28.1:1 28.2:1 28.3:1 28.4:1 28.5:2 28.6:3 28.7:1 28.8:1 28.9:1 28.10:3 28.11:2
    29.1:1
"""
LETTERS = [*ascii_lowercase, *(first + second for first, second in product(ascii_lowercase, repeat=2))]


def spelled_out(sections: str) -> Iterator[str]:
    for part in sections.split():
        section, _, count = part.partition(":")
        yield from (f"G{section}{letter}" for letter in LETTERS[: int(count)])


@pytest.fixture(scope="module", params=["en", "de"])
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook(BOOK, request.param)


def test_every_rule_is_there(book: Rulebook) -> None:
    expected = list(spelled_out(RULES))
    assert len(expected) == 957
    assert sorted(book.rules) == sorted(expected)


def test_every_example_is_there(book: Rulebook) -> None:
    assert len({id_ for rule in book.rules.values() for id_, _ in rule.examples}) == 47


def test_a_rule_stands_in_the_chapter_of_its_number(book: Rulebook) -> None:
    assert [chapter.heading.split()[0] for chapter in book.chapters] == [str(n) for n in range(1, 30)]
    for rule in book.rules.values():
        assert rule.id[1:].split(".")[0] == rule.chapter.split()[0]


def test_the_rules_that_equal_others_name_rules_of_titan(book: Rulebook) -> None:
    titan = find_game("titan").rulebook.rules
    equal = [rule for rule in book.rules.values() if rule.same_as]
    assert len(equal) > 150
    assert all(id_ in titan for rule in equal for id_ in rule.same_as)


def test_a_reader_follows_either_id(book: Rulebook) -> None:
    rule = book.rules["G13.4b"]
    assert rule.same_as == ("T13.2a",)
    assert find_rule(book, "g13.4b") is rule
    assert f"{book.labels.same} T13.2a" in told(rule, book.labels)
    # Two rules say what the other book says in one; where it is one, it is found at once.
    assert find_rule(book, "T13.2a") is None
    assert [found.id for found in book.search("T13.2a")] == ["G13.2b", "G13.4b"]
    assert find_rule(book, "t18.3b") is book.rules["G22.3b"]


def test_shared_code_counts_for_both_books() -> None:
    """What only the shared ground enforces is cited there once, by the id of the older book."""
    found = {entry.id: entry for entry in cover(find_game("gods"), None)}
    shared = [entry for entry in found.values() if entry.code and entry.code[0].startswith("legions/")]
    assert shared
    assert all(find_game("gods").rulebook.rules[entry.id].same_as for entry in shared)
