"""An index of the names in the repository: files, identifiers, keys of messages and data, flags, routes.

It is made from the sources as text, in half a second. Comments and docstrings do not count: a name that
survives only there is as stale as the page that still uses it.
"""

from __future__ import annotations

import os
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from tests.docs.pages import ROOT

_SOURCES: Final = ("hexenkessel", "tests", "benchmarks", "tools", "web", "docs", "requirements")
_NOT_OURS: Final = {"__pycache__", "node_modules", "dist"}
_THESE_TESTS: Final = Path(__file__).parent  # they name what there is not

WORD: Final = re.compile(r"(?<![\w-])[A-Za-z_]\w*(?:-\w+)*")
_FLAG: Final = re.compile(r"(?<![\w-])--[a-z][\w-]*")
_PYTHON: Final = re.compile(r'"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|#[^\n]*')
_SCRIPT: Final = re.compile(r"/\*[\s\S]*?\*/|<!--[\s\S]*?-->|(?<!:)//[^\n]*")
_MESSAGE: Final = re.compile(r"^-?([\w-]+) =|\$(\w+)", re.MULTILINE)
_CLASS: Final = re.compile(r"^\s*(?:export )?(?:class|interface|type) (\w+)", re.MULTILINE)
_PREFIX: Final = re.compile(r'^    path = "([^"]+)"', re.MULTILINE)
_ROUTE: Final = re.compile(r'^ *@(get|post|patch|websocket)\(\s*(?:"([^"]*)")?', re.MULTILINE)
_TARGET: Final = re.compile(r"^(\w+):", re.MULTILINE)


class Names(NamedTuple):
    """Every name of the repository, and the words of the file that defines a class or is a module."""

    words: frozenset[str]
    members: dict[str, frozenset[str]]
    flags: frozenset[str]
    files: frozenset[str]  # paths from the root, folders too

    def has_word(self, word: str) -> bool:
        """Whether it is a name, or the beginning of names (`is_`)."""
        return word in self.words or (
            word.endswith("_") and any(name.startswith(word) for name in self.words)
        )

    def has_dotted(self, name: str) -> bool:
        """Whether each part is a name of the part before it; a module may be named with its packages."""
        if name in self.words:
            return True
        parts = name.split(".")
        while len(parts) > 1 and parts[0] in self.files:
            parts[1] = f"{parts[0]}/{parts[1]}"
            del parts[0]
        if f"{parts[0]}.py" in self.files or parts[0] in self.files:
            parts[0] = parts[0].rpartition("/")[2]
        return self.has_word(parts[0]) and all(
            member in self.members.get(owner, self.words) for owner, member in pairwise(parts)
        )


@cache
def names() -> Names:
    """The index, made once."""
    words, flags, files, members = set[str](), set[str](), set[str](), dict[str, set[str]]()
    for path in _files():
        relative = path.relative_to(ROOT)
        files |= {relative.as_posix(), *(parent.as_posix() for parent in relative.parents)}
        stem = path.name.partition(".")[0]
        words |= {stem, *relative.parts}
        text = _code(path)
        if not text:
            continue
        own = set(WORD.findall(text)) | set(text.split('"'))
        words |= own
        flags.update(_FLAG.findall(text))
        if path.suffix in (".py", ".ts"):
            for owner in {stem, *_CLASS.findall(text)}:
                members.setdefault(owner, set()).update(own)
    return Names(
        frozenset(words),
        {owner: frozenset(own) for owner, own in members.items()},
        frozenset(flags),
        frozenset(files),
    )


@cache
def routes() -> frozenset[tuple[str, str]]:
    """Method and path of every endpoint, parameters as `{}`."""
    found = {("GET", "/api/openapi.json")}  # this one is made by the framework
    for file in (ROOT / "hexenkessel" / "server").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for prefix in _PREFIX.findall(text) or [""]:
            found |= {(method.upper(), without_names(prefix + path)) for method, path in _ROUTE.findall(text)}
    return frozenset(found)


def without_names(route: str) -> str:
    """A route whose parameters have lost their names and types."""
    return re.sub(r"\{[^}]*\}|<\w+>", "{}", route)


@cache
def make_targets() -> frozenset[str]:
    return frozenset(_TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))


def is_elsewhere(name: str) -> bool:
    """Whether it is a name of Python's library, or of a package we depend on."""
    try:
        pkgutil.resolve_name(name)
    except (ImportError, AttributeError, ValueError):
        return False
    return True


def _files() -> Iterator[Path]:
    yield from (path for path in ROOT.iterdir() if path.is_file())
    for source in _SOURCES:
        for folder, below, here in os.walk(ROOT / source):
            below[:] = [name for name in below if name not in _NOT_OURS]
            if Path(folder) == _THESE_TESTS:
                continue
            yield from (Path(folder, name) for name in here)


def _code(path: Path) -> str:
    """What of a file can hold names: code without comments, keys of messages, data."""
    if path.suffix == ".py":
        return _PYTHON.sub(_string, path.read_text(encoding="utf-8"))
    if path.suffix in (".ts", ".js", ".mjs", ".svelte", ".css"):
        return _SCRIPT.sub("", path.read_text(encoding="utf-8"))
    if path.suffix == ".ftl":
        found = _MESSAGE.findall(path.read_text(encoding="utf-8"))
        return " ".join(key or variable for key, variable in found)
    if path.suffix in (".json", ".toml", ".in") or path.name == "Makefile":
        return path.read_text(encoding="utf-8")
    return ""


def _string(found: re.Match[str]) -> str:
    """A string that is one word may be a name; one with blanks is prose, and so is a comment."""
    text = found[0]
    return "" if text.startswith(('"""', "#")) or " " in text else text
