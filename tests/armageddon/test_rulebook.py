"""Armageddon's rulebook is whole in each of its languages, and every refusal in it has a sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from string import ascii_lowercase

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hexenkessel.kernel.rulebook import RULE_ID, Rule, Rulebook, load_rulebook

ARMAGEDDON = files("hexenkessel") / "games" / "armageddon"
LANGUAGES = ("en", "de")

# One line a chapter; 2.1a-f stands for A2.1a to A2.1f. Of chapter 18 only what concerns chapters 1 to 9.
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
    18.1a-b 18.1d 18.2a 18.3b-h 18.4a-f 18.5b-d 18.6a-b
"""
EXAMPLES = """
    2.1e 2.3h 2.4v 2.4v-2 2.4y 3.2b 3.2g 4.2g 4.2h 5.2k 5.4f 5.5d 5.5e 5.5j 5.5m 5.5r 6.2c 6.2n
    7.1j 7.1k 7.1l 8.1r 8.3e 8.3n 9.1t 9.3b 9.4c
"""


def spelled_out(ranges: str) -> Iterator[str]:
    for part in ranges.split():
        first, _, last = part.partition("-")
        if not last:
            yield f"A{first}"
            continue
        letters = ascii_lowercase[ascii_lowercase.index(first[-1]) : ascii_lowercase.index(last) + 1]
        yield from (f"A{first[:-1]}{letter}" for letter in letters)


@pytest.fixture(scope="module")
def english() -> Rulebook:
    return load_rulebook(ARMAGEDDON / "rulebook")


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook(ARMAGEDDON / "rulebook", request.param)


def texts_of(rule: Rule) -> tuple[str, ...]:
    return (rule.text, *rule.rulings, *(example for _, example in rule.examples))


def test_every_rule_is_there_in_order(book: Rulebook) -> None:
    expected = list(spelled_out(RULES))
    assert len(expected) == 332 + 22
    assert list(book.rules) == expected


def test_every_chapter_has_its_line(book: Rulebook) -> None:
    lines = [list(spelled_out(line)) for line in RULES.strip().splitlines()]
    assert [list(chapter.rules) for chapter in book.chapters] == lines


# Where the program had to decide more than the rules and their rulings say.
DECIDED = {"A2.4w", "A6.1g", "A6.1o", "A6.2h", "A8.1y", "A8.4j", "A8.4k", "A9.1c", "A9.4c"}


def test_every_ruling_is_there(book: Rulebook) -> None:
    rulings = {rule.id: len(rule.rulings) - (rule.id in DECIDED) for rule in book.rules.values()}
    assert set(rulings.values()) == {0, 1}
    assert sum(many for id_, many in rulings.items() if not id_.startswith("A18.")) == 58
    assert sum(many for id_, many in rulings.items() if id_.startswith("A18.")) == 7


def test_every_example_is_there_and_stands_at_its_rule(book: Rulebook) -> None:
    examples = [name for rule in book.rules.values() for name, _ in rule.examples]
    assert sorted(examples) == sorted(f"EX-A{name}" for name in EXAMPLES.split())
    for rule in book.rules.values():
        for name, _ in rule.examples:
            assert name.removeprefix("EX-").partition("-")[0] == rule.id


def test_every_language_has_the_same_rulings_examples_and_numbers(book: Rulebook, english: Rulebook) -> None:
    for id_, rule in english.rules.items():
        other = book.rules[id_]
        assert len(other.rulings) == len(rule.rulings), id_
        assert [name for name, _ in other.examples] == [name for name, _ in rule.examples], id_
        numbers, others = (sorted(re.findall(r"\d+", " ".join(texts_of(each)))) for each in (rule, other))
        assert numbers == others, id_


def test_no_entry_is_empty(book: Rulebook) -> None:
    for rule in book.rules.values():
        for text in texts_of(rule):
            assert len(text.split()) >= 5, rule.id
            assert text.endswith((".", ".)", "|")), rule.id


def test_titles_are_unique_in_their_chapter(book: Rulebook) -> None:
    for chapter in book.chapters:
        titles = [book.rules[id_].title for id_ in chapter.rules]
        assert len(set(titles)) == len(titles), chapter.heading


def test_references_lead_somewhere(book: Rulebook) -> None:
    for rule in book.rules.values():
        for text in texts_of(rule):
            for named in re.findall(rf"\b{RULE_ID}\b", text):
                assert named in book.rules, rule.id


def test_kinds_name_rules_of_the_book(book: Rulebook) -> None:
    assert book.forbids <= book.rules.keys()
    assert book.manners.keys() <= book.rules.keys()
    assert not book.forbids & book.manners.keys()


def test_the_rules_that_forbid_are_those_the_code_refuses_by(english: Rulebook) -> None:
    quoted = {
        node.value
        for file in Path(str(ARMAGEDDON)).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(RULE_ID, node.value)
    }
    assert {id_ for id_ in quoted if id_ in english.rules} == english.forbids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_one_sentence_and_no_other_has(english: Rulebook, language: str) -> None:
    source = (ARMAGEDDON / "messages" / f"{language}-refusals.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(\S+) =", source, re.MULTILINE)
    assert sorted(keys) == sorted("refusal-" + id_.replace(".", "-") for id_ in english.forbids)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    for key in keys:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        sentence, errors = bundle.format_pattern(pattern)
        assert isinstance(sentence, str)
        assert not errors
        assert sentence.endswith(".")
        assert sentence.count(". ") == 0, key
