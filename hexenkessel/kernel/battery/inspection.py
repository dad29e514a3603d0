"""Static inspection of a game: its messages, its rulebooks and its code, read without playing it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeAlias, get_args, get_type_hints

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from hexenkessel.kernel.game import Game
from hexenkessel.kernel.languages import Language
from hexenkessel.kernel.rulebook import Rulebook, load_rulebook
from hexenkessel.kernel.step import Step

Key: TypeAlias = str


class Inspection:
    """A game on paper, for static checks. What several of them read is read once."""

    def __init__(self, game: Game[Any, Any], tests: Path | None = None) -> None:
        self.game = game
        self.tests = tests  # the folder of the tests that prove its rules, if they are to be looked at
        self._variables: dict[Language, Mapping[Key, frozenset[str]]] = {}

    @property
    def languages(self) -> tuple[Language, ...]:
        return self.game.languages

    @property
    def message_folder(self) -> Traversable:
        return self.game.folder / "messages"

    def variables(self, language: Language) -> Mapping[Key, frozenset[str]]:
        """The messages of the game in one language, and what each has to be told."""
        if language not in self._variables:
            self._variables[language] = variables_of(language, self.message_folder)
        return self._variables[language]

    @cached_property
    def books(self) -> Mapping[Language, Rulebook]:
        """The rulebook in each language that has one."""
        folder = self.game.folder / "rulebook"
        found = sorted(entry.name for entry in folder.iterdir() if entry.is_dir())
        return {language: load_rulebook(folder, language) for language in found}

    @cached_property
    def modules(self) -> tuple[tuple[str, ast.Module], ...]:
        """The code of the game, file by file."""
        return tuple((name, ast.parse(text)) for name, text in self.game.sources)

    @property
    def steps(self) -> tuple[type[Step[Any]], ...]:
        """All steps that a position of the game can have."""
        of_a_position, _ = get_args(get_type_hints(self.game.position_type)["steps"])
        return get_args(of_a_position) or (of_a_position,)


# Messages


class _Mentions(Visitor):
    """The variables and the other messages that a pattern mentions."""

    def __init__(self, pattern: fluent.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[Key] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def _entries(language: Language, folder: Traversable | Path) -> Iterator[fluent.EntryType]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name == f"{language}.ftl" or file.name.startswith(f"{language}-"):
            yield from _parsed(file.read_text(encoding="utf-8"))


@cache
def _parsed(text: str) -> list[fluent.EntryType]:
    """The entries of a message file. To parse takes so long that all checks share them."""
    return FluentParser(with_spans=False).parse(text).body


def keys_of(language: Language, folder: Traversable | Path) -> list[Key]:
    """The keys of all messages, in the order of the files; one that stands there twice is listed twice."""
    return [entry.id.name for entry in _entries(language, folder) if isinstance(entry, fluent.Message)]


def variables_of(language: Language, folder: Traversable | Path) -> Mapping[Key, frozenset[str]]:
    """For each message what it has to be told, be it for another message within it."""
    mentions: dict[Key, _Mentions] = {}
    for entry in _entries(language, folder):
        if isinstance(entry, fluent.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{form.id.name}": form.value for form in entry.attributes}
            mentions |= {key: _Mentions(pattern) for key, pattern in patterns.items() if pattern is not None}

    def told(key: Key) -> frozenset[str]:
        return frozenset(mentions[key].variables).union(*map(told, mentions[key].messages))

    return {key: told(key) for key in mentions if "." not in key}


# Code


def literals(node: ast.expr) -> list[str]:
    """The words an expression may be, as far as they stand there."""
    if isinstance(node, ast.IfExp):
        return [*literals(node.body), *literals(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def calls(module: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """The calls with arguments in a module, each with what is called, as it is written there."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and node.args:
            yield ast.unparse(node.func), node
