"""Battlemist's rulebook is whole in each of its languages, and every refusal in it has a sentence."""

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


def spelled_out(ranges: str) -> Iterator[str]:
    for part in ranges.split():
        first, _, last = part.partition("-")
        if not last:
            yield f"B{first}"
            continue
        letters = ascii_lowercase[ascii_lowercase.index(first[-1]) : ascii_lowercase.index(last) + 1]
        yield from (f"B{first[:-1]}{letter}" for letter in letters)


@pytest.fixture(scope="module")
def english() -> Rulebook:
    return load_rulebook(BATTLEMIST / "rulebook")


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook(BATTLEMIST / "rulebook", request.param)


def texts_of(rule: Rule) -> tuple[str, ...]:
    return (rule.text, *rule.rulings, *(example for _, example in rule.examples))


def test_every_rule_is_there_in_order(book: Rulebook) -> None:
    expected = list(spelled_out(RULES))
    assert len(expected) == 305
    assert list(book.rules) == expected


def test_every_chapter_has_its_line(book: Rulebook) -> None:
    lines = [list(spelled_out(line)) for line in RULES.strip().splitlines()]
    assert [list(chapter.rules) for chapter in book.chapters] == lines


def test_every_ruling_is_there(book: Rulebook) -> None:
    assert sum(len(rule.rulings) for rule in book.rules.values()) == 97


def test_every_example_is_there(book: Rulebook) -> None:
    examples = {id_ for rule in book.rules.values() for id_, _ in rule.examples}
    assert examples == {f"EX-B{section}-{number}" for section, all_ in EXAMPLES.items() for number in all_}
    assert len(examples) == 47


def test_an_example_stands_in_its_section(book: Rulebook) -> None:
    for rule in book.rules.values():
        for name, _ in rule.examples:
            assert rule.id.startswith(name.removeprefix("EX-").rpartition("-")[0]), name


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
        for file in Path(str(BATTLEMIST)).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(RULE_ID, node.value)
    }
    assert {id_ for id_ in quoted if id_ in english.rules} == english.forbids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_one_sentence_and_no_other_has(english: Rulebook, language: str) -> None:
    source = (BATTLEMIST / "messages" / f"{language}-refusals.ftl").read_text(encoding="utf-8")
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
