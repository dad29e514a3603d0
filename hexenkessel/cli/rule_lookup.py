"""Look-up of rules for a reader: one in full, a whole chapter, or a search by words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexenkessel.kernel.rulebook import Chapter, Labels, Rule, Rulebook


def find_rule(rulebook: Rulebook, id_: str) -> Rule | None:
    """A rule by its id, however it is written; an example leads to its rule, and so does the id of a rule of
    another book, if only one says the same."""
    wanted = id_.casefold()
    for rule in rulebook.rules.values():
        if rule.id.casefold() == wanted or any(name.casefold() == wanted for name, _ in rule.examples):
            return rule
    equal = [rule for rule in rulebook.rules.values() if wanted in map(str.casefold, rule.same_as)]
    return equal[0] if len(equal) == 1 else None


def find_chapter(rulebook: Rulebook, number: str) -> Chapter | None:
    """A chapter by its number."""
    wanted = number.casefold().removeprefix(rulebook.labels.chapter.casefold()).strip()
    return next((chapter for chapter in rulebook.chapters if _number(chapter) == wanted), None)


def chapters_about(rulebook: Rulebook, words: str) -> list[Chapter]:
    """The chapters whose heading has all these words."""
    wanted = words.casefold().split()
    return [
        chapter
        for chapter in rulebook.chapters
        if wanted and all(word in chapter.heading.casefold() for word in wanted)
    ]


def table_of_contents(rulebook: Rulebook) -> Iterator[str]:
    for chapter in rulebook.chapters:
        yield f"{chapter.heading}: {chapter.rules[0]} to {chapter.rules[-1]}"


def told(rule: Rule, labels: Labels) -> Iterator[str]:
    """A rule as paragraphs."""
    yield f"{rule.id}  {rule.title}  ({labels.chapter} {rule.chapter})"
    if rule.same_as:
        yield f"{labels.same} {', '.join(rule.same_as)}"
    yield from rule.text.split("\n\n")
    for ruling in rule.rulings:
        yield f"{labels.ruling}: {ruling}"
    for name, text in rule.examples:
        yield f"{labels.example} {name}: {text}"


def chapter_told(rulebook: Rulebook, chapter: Chapter) -> Iterator[str]:
    """A chapter as paragraphs; rulings and examples stand with the single rules."""
    yield chapter.heading
    yield chapter.introduction
    for id_ in chapter.rules:
        rule = rulebook.rules[id_]
        yield f"{rule.id}  {rule.title}. {rule.text}"


def found_told(rulebook: Rulebook, words: str, most: int | None = None) -> Iterator[str]:
    """Search results for these words: chapters, then rules by name, or a single one in full."""
    chapters, rules = chapters_about(rulebook, words), rulebook.search(words)
    for chapter in chapters:
        yield f"Chapter {chapter.heading}: read it with rules {_number(chapter)}"
    if len(rules) == 1:
        yield from told(rules[0], rulebook.labels)
        return
    for rule in rules[:most]:
        yield f"  {rule.id:7} {rule.title}"
    if most is not None and len(rules) > most:
        yield f"  … and {len(rules) - most} more: add a word"


def _number(chapter: Chapter) -> str:
    return chapter.heading.partition(" ")[0]
