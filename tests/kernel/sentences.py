"""What the message files of a language say, read without filling anything in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeAlias

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

Key: TypeAlias = str


class _Mentions(Visitor):
    """The variables and the other messages that a pattern mentions."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[Key] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def entries(language: str, folder: Traversable | Path) -> Iterator[ast.EntryType]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name == f"{language}.ftl" or file.name.startswith(f"{language}-"):
            yield from FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body


def keys_of(language: str, folder: Traversable | Path) -> list[Key]:
    return [entry.id.name for entry in entries(language, folder) if isinstance(entry, ast.Message)]


def variables_of(language: str, folder: Traversable | Path) -> Mapping[Key, frozenset[str]]:
    """For each message what it has to be told, be it for another message within it."""
    mentions: dict[Key, _Mentions] = {}
    for entry in entries(language, folder):
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{form.id.name}": form.value for form in entry.attributes}
            mentions |= {key: _Mentions(pattern) for key, pattern in patterns.items() if pattern is not None}

    def told(key: Key) -> frozenset[str]:
        return frozenset(mentions[key].variables).union(*map(told, mentions[key].messages))

    return {key: told(key) for key in mentions if "." not in key}
