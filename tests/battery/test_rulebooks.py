"""The rulebook of every game is whole in each of its languages, and every refusal in it has a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from string import ascii_lowercase

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hexenkessel.kernel.registry import game_names
from hexenkessel.kernel.rulebook import RULE_ID, Rule, Rulebook, load_rulebook

GAMES = Path(str(files("hexenkessel"))) / "games"


def editions() -> Iterator[tuple[str, str]]:
    for game in game_names():
        for folder in sorted((GAMES / game / "rulebook").iterdir()):
            if folder.is_dir():
                yield game, folder.name


pytestmark = pytest.mark.parametrize(("game", "language"), list(editions()), scope="module")


@pytest.fixture(scope="module")
def english(game: str) -> Rulebook:
    return load_rulebook(GAMES / game / "rulebook")


@pytest.fixture(scope="module")
def book(game: str, language: str) -> Rulebook:
    return load_rulebook(GAMES / game / "rulebook", language)


def texts_of(rule: Rule) -> tuple[str, ...]:
    return (rule.text, *rule.rulings, *(example for _, example in rule.examples))


def figures_in(rule: Rule) -> list[list[str]]:
    """The numbers in each row of a rule's tables; languages may sort the rows as they like."""
    rows = [line for line in rule.text.splitlines() if line.startswith("| ")]
    return sorted(re.findall(r"\b\d+\b", row) for row in rows)


def test_every_language_has_the_same_rulings_examples_and_figures(book: Rulebook, english: Rulebook) -> None:
    assert list(book.rules) == list(english.rules)
    for id_, rule in english.rules.items():
        other = book.rules[id_]
        assert len(other.rulings) == len(rule.rulings), id_
        assert [name for name, _ in other.examples] == [name for name, _ in rule.examples], id_
        assert figures_in(other) == figures_in(rule), id_


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
    """To a rule, or to a whole section. What begins with another letter is no rule, but a hexagon or so."""
    letter = next(iter(book.rules))[0]
    known = {*book.rules, *(id_.rstrip(ascii_lowercase) for id_ in book.rules)}
    for rule in book.rules.values():
        for text in texts_of(rule):
            for named in re.findall(rf"\b{RULE_ID}\b", text):
                assert named in known or named[0] != letter, rule.id


def test_kinds_name_rules_of_the_book(book: Rulebook) -> None:
    assert book.forbids <= book.rules.keys()
    assert book.manners.keys() <= book.rules.keys()
    assert not book.forbids & book.manners.keys()


def test_every_refusal_has_one_sentence_and_no_other_has(game: str, language: str, english: Rulebook) -> None:
    source = (GAMES / game / "messages" / f"{language}-refusals.ftl").read_text(encoding="utf-8")
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
