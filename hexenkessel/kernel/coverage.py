"""Coverage of rules: where each is enforced, tested and explained, found by scanning code and tests.

* code: the id stands in a comment or docstring of the game's package or of its foundations, followed by a
  colon, alone or in a row: `# T7.4a: a block pointing out must be used.` or `# T9.3f, T9.4d: full value.`
* test: a test carries it, `@pytest.mark.rule("T7.4a")`, or a parameter does. Where ids are passed on from a
  table, `pytest.mark.rule(*ids)`, all ids count that stand as words in that module or in what it imports from
  the tests.
* refusal: the game has the message `refusal-T7-4a`, and its code names "T7.4a".

A rule that says the same as rules of another book (`equal.toml`) also has code, tests or a refusal where they
have: code of the game and its foundations that carries all of their ids, tests that do, a refusal by any.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from hexenkessel.kernel.refusal import Refusal
from hexenkessel.kernel.rulebook import EXAMPLE_ID, RULE_ID, Rule, RuleId

if TYPE_CHECKING:
    from hexenkessel.kernel.game import Game

Place: TypeAlias = str
"""A file and a line, as in `movement.py:120`."""

_ID: Final = rf"(?:{EXAMPLE_ID}|{RULE_ID})"
_IS_ID: Final = re.compile(_ID)
_CITED: Final = re.compile(rf"(?<![\w.-])({_ID}(?:(?:, | and ){_ID})*):(?=\s|$)")


class Coverage(msgspec.Struct, frozen=True):
    """The coverage of one rule id: what there is, and what is missing."""

    id: RuleId
    title: str
    code: tuple[Place, ...]
    tests: tuple[Place, ...]
    refusal: bool
    missing: tuple[str, ...]  # out of code, test, refusal
    manners: str = ""  # why no program needs this rule; then nothing is missing


def cover(game: Game[Any, Any], tests: Path | None) -> tuple[Coverage, ...]:
    """All ids of a game in the order of its book, examples after their rule.

    Without a folder of tests nothing is asked of them.
    """
    book = game.rulebook
    sources = game.sources
    code = _gathered((id_, place) for name, text in sources for id_, place in cited_ids(name, text))
    quoted = {id_ for _, text in sources for id_ in _quoted(text)}
    proved = marked_ids(tests) if tests else {}
    messages = game.messages()
    found = []
    for rule in book.rules.values():
        named = [id_ for id_ in (rule.id, *rule.same_as) if id_ in quoted]
        refusal = any(Refusal(id_).key in messages for id_ in named)
        places = (_places_of(rule, code), _places_of(rule, proved))
        needed = {"code": bool(places[0]), "test": bool(places[1]) or tests is None}
        if rule.id in book.forbids:
            needed["refusal"] = refusal
        manners = book.manners.get(rule.id, "")
        missing = () if manners else tuple(name for name, is_there in needed.items() if not is_there)
        found.append(Coverage(rule.id, rule.title, *places, refusal, missing, manners))
        for name, _ in rule.examples:
            is_proved = bool(proved.get(name)) or tests is None
            places = (code.get(name, ()), proved.get(name, ()))
            lacking = () if is_proved or manners else ("test",)
            found.append(Coverage(name, f"example of {rule.id}", *places, False, lacking, manners))
    return tuple(found)


def _places_of(rule: Rule, places: Mapping[RuleId, tuple[Place, ...]]) -> tuple[Place, ...]:
    """Where a rule has its place, or else those of another book that say the same, all of them."""
    if own := places.get(rule.id):
        return own
    others = [places.get(id_, ()) for id_ in rule.same_as]
    return tuple(dict.fromkeys(place for found in others for place in found)) if all(others) else ()


# Code. What follows from a text alone is found out once: a book has several readers.


def cited_ids(file: str, source: str) -> Iterator[tuple[RuleId, Place]]:
    """The ids that stand before a colon in the comments and docstrings of a module."""
    for line, text in _prose(source):
        for found in _CITED.finditer(text):
            at = line + text[: found.start()].count("\n")
            for id_ in _IS_ID.findall(found[1]):
                yield id_, f"{file}:{at}"


@cache
def _prose(source: str) -> tuple[tuple[int, str], ...]:
    """Comments and docstrings with the line they begin in."""
    return tuple(_read_prose(source))


def _read_prose(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            text = ast.get_docstring(node, clean=False)
            if text is not None:
                yield node.body[0].lineno, text


@cache
def _quoted(source: str) -> frozenset[RuleId]:
    return frozenset(_words_in(ast.parse(source)))


def _words_in(tree: ast.AST) -> Iterator[RuleId]:
    """The ids that stand alone in quotation marks."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _IS_ID.fullmatch(node.value):
            yield node.value


# Tests


def marked_ids(tests: Path) -> Mapping[RuleId, tuple[Place, ...]]:
    """The ids that tests in this folder carry, each with the places of its marks."""
    return _gathered(
        mark for file in sorted(tests.rglob("test_*.py")) for mark in _marks_in(file, tests.parent)
    )


def _marks_in(file: Path, root: Path) -> Iterator[tuple[RuleId, Place]]:
    for line, id_ in _marks(file.read_text(encoding="utf-8")):
        for marked in _passed_on(file, root) if id_ is None else [id_]:
            yield marked, f"{file.relative_to(root)}:{line}"


@cache
def _marks(source: str) -> tuple[tuple[int, RuleId | None], ...]:
    """The lines of the marks in a test file, and their ids; None where ids are passed on from a table."""
    if "mark.rule" not in source:
        return ()
    found: list[tuple[int, RuleId | None]] = []
    for node in ast.walk(ast.parse(source)):
        # To write every call out again would take long; few of them end in this word.
        if not (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"
        ):
            continue
        if not ast.unparse(node.func).endswith("mark.rule"):
            continue
        for argument in node.args:
            if isinstance(argument, ast.Starred):
                found.append((node.lineno, None))
            elif isinstance(argument, ast.Constant):
                found.append((node.lineno, str(argument.value)))
    return tuple(found)


@cache
def _passed_on(file: Path, root: Path) -> list[RuleId]:
    return sorted({id_ for module in _with_imports(file, root) for id_ in _words_in(module)})


def _with_imports(file: Path, root: Path) -> Iterator[ast.Module]:
    """A module, and all it imports from below the root, one through the other."""
    waiting, seen = [file], set[Path]()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield tree
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                waiting += _imported(node, path, root)


def _imported(node: ast.ImportFrom, importer: Path, root: Path) -> Iterator[Path]:
    """The files that `from … import …` reads, if they belong to the tests."""
    base = importer.parents[node.level - 1] if node.level else root
    module = base.joinpath(*(node.module or "").split("."))
    if not node.level and (node.module or "").partition(".")[0] != "tests":
        return
    for path in (module.with_suffix(".py"), module / "__init__.py"):
        if path.is_file():
            yield path
    for alias in node.names:
        path = module / f"{alias.name}.py"
        if path.is_file():
            yield path


def _gathered(pairs: Iterable[tuple[RuleId, Place]]) -> dict[RuleId, tuple[Place, ...]]:
    places: dict[RuleId, dict[Place, None]] = {}
    for id_, place in pairs:
        places.setdefault(id_, {})[place] = None
    return {id_: tuple(found) for id_, found in places.items()}
