"""The parser of a game's rulebook.

A rulebook is a folder: `kinds.toml`, and for each language a folder of chapters `NN-name.md`:

    # 7 Movement

    A short introduction.

    ## X7.4a Blocks
    Paragraphs, lists or tables.

    > Ruling: our decision where the books leave a question open.

    > Example EX-X7.4a: a case worked out.

The words before the colons are those of the language (see LABELS).

Where a rule says the same as rules of another book, `equal.toml` may name them: `"X7.4a" = ["Y2.1b"]`. Then
code, tests and refusals that carry the ids of the others count for it, and it can be found by them.

The reader is strict, so that a slip of the pen is found by a test and not by a player.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from hexenkessel.kernel.languages import ENGLISH, Language

RuleId: TypeAlias = str
Folder: TypeAlias = Traversable | Path

T = TypeVar("T")

_FILE: Final = re.compile(r"\d\d-[a-z0-9-]+\.md")
_CHAPTER: Final = re.compile(r"# (\d+ \S.*)")
# A letter for the game, then the numbers of a book, or a letter for a part of it that has none: T7.4a, BA.1c.
RULE_ID: Final = r"[A-Z](?:\d+|[A-Z]\.\d+)(?:\.\d+)*[a-z]{0,2}"
# An example is called after a rule, or numbered within a section: EX-T7.4a, EX-B3.1.4-2, EX-B2.3-K.
EXAMPLE_ID: Final = rf"EX-{RULE_ID}(?:-(?:\d+|[A-Z]))?"
_RULE: Final = re.compile(rf"## ({RULE_ID}) (\S.*)")
_NOT_PROSE: Final = ("| ", "|-", "- ")


class Labels(NamedTuple):
    """The labels of a rulebook's parts in one language."""

    ruling: str
    example: str
    chapter: str
    same: str


LABELS: Final[Mapping[Language, Labels]] = {
    ENGLISH: Labels("Ruling", "Example", "chapter", "The same rule as"),
    "de": Labels("Regelung", "Beispiel", "Kapitel", "Dieselbe Regel wie"),
    "hu": Labels("Döntés", "Példa", "fejezet:", "Ugyanez a szabály:"),
}


class RulebookError(ValueError):
    """A rulebook that cannot be read: what is wrong, and where."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}")
        self.file = file
        self.line = line
        self.problem = problem


class Rule(msgspec.Struct, frozen=True):
    """One entry. Its text is Markdown: paragraphs with an empty line between them."""

    id: RuleId
    title: str
    text: str
    rulings: tuple[str, ...]
    examples: tuple[tuple[str, str], ...]
    chapter: str
    same_as: tuple[RuleId, ...] = ()  # rules of another book that together say the same


class Chapter(msgspec.Struct, frozen=True):
    """A chapter's heading (`7 Movement`), its introduction and its rules in order."""

    heading: str
    introduction: str
    rules: tuple[RuleId, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of a game in one language, in the order of the book."""

    rules: Mapping[RuleId, Rule]
    chapters: tuple[Chapter, ...]
    manners: Mapping[RuleId, str]
    """Rules for people at a real table, each with the reason why no program needs it."""
    forbids: frozenset[RuleId]
    """Rules that an action can break, so that a refusal names them."""
    labels: Labels = LABELS[ENGLISH]

    def search(self, words: str) -> tuple[Rule, ...]:
        """The rules that have all these words: first by id, then by title, then by their text."""
        wanted = words.casefold().split()
        if not wanted:
            return ()
        ranked = [(rank, rule) for rule in self.rules.values() if (rank := _rank(rule, wanted)) is not None]
        return tuple(rule for _, rule in sorted(ranked, key=lambda pair: pair[0]))


def _rank(rule: Rule, wanted: list[str]) -> int | None:
    """The rank of a rule among the results, the lower the better; None if it lacks a word."""
    examples = (part for example in rule.examples for part in example)
    places = (" ".join((rule.id, *rule.same_as)), rule.title, " ".join((rule.text, *rule.rulings, *examples)))
    read = ""
    for rank, place in enumerate(places):
        read += " " + place.casefold()
        if all(word in read for word in wanted):
            return rank
    return None


class _Block(msgspec.Struct, frozen=True):
    """Lines of a chapter without an empty one between them."""

    line: int
    text: str
    is_quote: bool = False


class _Kinds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    forbids: tuple[RuleId, ...] = ()
    manners: dict[RuleId, str] = {}


def load_rulebook(folder: Folder, language: Language = ENGLISH) -> Rulebook:
    """Read a rulebook. Raises RulebookError, with file and line, at the first thing that is wrong."""
    rules: dict[RuleId, Rule] = {}
    chapters: list[Chapter] = []
    lines: dict[str, str] = {}  # where each rule and example is, to name both places of a double
    for file in _chapter_files(folder.joinpath(language), language):
        name = f"{language}/{file.name}"
        chapter, found = _read_chapter(name, file.read_text(encoding="utf-8"), LABELS[language])
        for line, rule in found:
            for id_ in (rule.id, *(example for example, _ in rule.examples)):
                if id_ in lines:
                    raise RulebookError(name, line, f"{id_} is already in {lines[id_]}")
                lines[id_] = f"{name}:{line}"
            rules[rule.id] = rule
        chapters.append(chapter)
    kinds = _read_kinds(folder.joinpath("kinds.toml"), rules)
    for id_, others in _read_equals(folder.joinpath("equal.toml"), rules).items():
        rules[id_] = msgspec.structs.replace(rules[id_], same_as=others)
    return Rulebook(rules, tuple(chapters), kinds.manners, frozenset(kinds.forbids), LABELS[language])


def _chapter_files(folder: Folder, language: Language) -> list[Folder]:
    if language not in LABELS or not folder.is_dir():
        raise RulebookError(language, 0, "there is no rulebook in this language")
    files: list[Folder] = [file for file in folder.iterdir() if file.name.endswith(".md")]
    for file in files:
        if not _FILE.fullmatch(file.name):
            raise RulebookError(f"{language}/{file.name}", 0, "a chapter's file is named NN-name.md")
    if not files:
        raise RulebookError(language, 0, "there are no chapters")
    return sorted(files, key=lambda file: file.name)


def _read_chapter(file: str, source: str, labels: Labels) -> tuple[Chapter, list[tuple[int, Rule]]]:
    blocks = list(_blocks(file, source))
    heading = _CHAPTER.fullmatch(blocks[0].text) if blocks else None
    if heading is None:
        raise RulebookError(file, 1, "a chapter begins with '# <number> <title>'")
    if int(file.rpartition("/")[2][:2]) != int(heading[1].split()[0]):
        raise RulebookError(file, 1, "the chapter's number is not that of its file")
    starts = [place for place, block in enumerate(blocks) if block.text.startswith("## ")]
    introduction = blocks[1 : starts[0] if starts else len(blocks)]
    if not introduction or any(block.is_quote or block.text.startswith("#") for block in introduction):
        raise RulebookError(file, blocks[0].line, "a chapter needs an introduction before its first rule")
    if not starts:
        raise RulebookError(file, blocks[0].line, "a chapter needs rules")
    rules = [
        (blocks[start].line, _read_rule(file, heading[1], blocks[start:end], labels))
        for start, end in pairwise([*starts, len(blocks)])
    ]
    text = "\n\n".join(block.text for block in introduction)
    return Chapter(heading[1], text, tuple(rule.id for _, rule in rules)), rules


def _read_rule(file: str, chapter: str, blocks: list[_Block], labels: Labels) -> Rule:
    heading = _RULE.fullmatch(blocks[0].text)
    if heading is None:
        raise RulebookError(file, blocks[0].line, "a rule begins with '## <id> <title>'")
    paragraphs: list[str] = []
    rulings: list[str] = []
    examples: list[tuple[str, str]] = []
    for block in blocks[1:]:
        if block.text.startswith("#"):
            raise RulebookError(file, block.line, "only '## <id> <title>' may divide a chapter")
        if not block.is_quote:
            if rulings or examples:
                raise RulebookError(file, block.line, "the rule's text stands before rulings and examples")
            paragraphs.append(block.text)
        elif ruling := re.fullmatch(rf"{labels.ruling}: (\S.*)", block.text):
            rulings.append(ruling[1])
        elif example := re.fullmatch(rf"{labels.example} ({EXAMPLE_ID}): (\S.*)", block.text):
            examples.append((example[1], example[2]))
        else:
            beginnings = f"'{labels.ruling}: ' or '{labels.example} EX-<id>: '"
            raise RulebookError(file, block.line, f"a quote begins with {beginnings}")
    if not paragraphs:
        raise RulebookError(file, blocks[0].line, f"{heading[1]} has no text")
    return Rule(heading[1], heading[2], "\n\n".join(paragraphs), tuple(rulings), tuple(examples), chapter)


def _blocks(file: str, source: str) -> Iterator[_Block]:
    """The chapter in pieces: each heading, each paragraph, each quote."""
    gathered: list[str] = []
    start = 0
    for line, text in enumerate([*source.splitlines(), ""], start=1):
        if text != text.rstrip():
            raise RulebookError(file, line, "there are blanks at the end of the line")
        if gathered and (not text or text.startswith("#")):
            yield _block(file, start, gathered)
            gathered = []
        if text.startswith("#"):
            yield _Block(line, text)
        elif text:
            start = start if gathered else line
            gathered.append(text)


def _block(file: str, line: int, lines: list[str]) -> _Block:
    quoted = [text.startswith("> ") for text in lines]
    if any(quoted) and not all(quoted):
        raise RulebookError(file, line + quoted.index(not quoted[0]), "an empty line parts a quote from text")
    if all(quoted):
        return _Block(line, " ".join(text[2:].strip() for text in lines), is_quote=True)
    # Prose flows; rows of a table and points of a list stay on lines of their own.
    joined = lines[0]
    for text in lines[1:]:
        joined += ("\n" if text.startswith(_NOT_PROSE) else " ") + text.strip()
    return _Block(line, joined)


def _read_kinds(file: Folder, rules: Mapping[RuleId, Rule]) -> _Kinds:
    if not file.is_file():
        raise RulebookError(file.name, 0, "the file is missing")
    source = file.read_text(encoding="utf-8")
    kinds = _decoded(file.name, source, _Kinds)
    seen: set[RuleId] = set()
    for id_ in (*kinds.forbids, *kinds.manners):
        if id_ not in rules:
            raise RulebookError(file.name, _line_of(source, id_), f"there is no rule {id_}")
        if id_ in seen:
            raise RulebookError(file.name, _line_of(source, id_), f"{id_} is here twice")
        seen.add(id_)
    for id_, reason in kinds.manners.items():
        if not reason.strip():
            raise RulebookError(file.name, _line_of(source, id_), f"{id_} needs a reason")
    return kinds


def _read_equals(file: Folder, rules: Mapping[RuleId, Rule]) -> dict[RuleId, tuple[RuleId, ...]]:
    """The rules that say the same as others, if there are any."""
    if not file.is_file():
        return {}
    source = file.read_text(encoding="utf-8")
    equals = _decoded(file.name, source, dict[RuleId, tuple[RuleId, ...]])
    for id_, others in equals.items():
        line = _line_of(source, id_)
        if id_ not in rules:
            raise RulebookError(file.name, line, f"there is no rule {id_}")
        if not others or len(set(others)) != len(others):
            raise RulebookError(file.name, line, f"{id_} equals nothing, or the same rule twice")
        for other in others:
            if other in rules or not re.fullmatch(RULE_ID, other):
                raise RulebookError(file.name, line, f"{other} is no id of another book")
    return equals


def _decoded(name: str, source: str, kind: type[T]) -> T:
    try:
        return msgspec.toml.decode(source, type=kind)
    except (msgspec.DecodeError, ValueError) as error:
        place = re.search(r"at line (\d+)", str(error))
        raise RulebookError(name, int(place[1]) if place else 0, str(error)) from error


def _line_of(source: str, id_: RuleId) -> int:
    """The last line that names this id outside a comment."""
    quoted = f'"{id_}"'
    named = [
        line for line, text in enumerate(source.splitlines(), start=1) if quoted in text.partition("#")[0]
    ]
    return named[-1] if named else 0
