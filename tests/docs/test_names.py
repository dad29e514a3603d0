"""Names on the pages exist: files, modules, classes, functions, commands, flags, routes of the API."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from hexenkessel.cli.command import SUBCOMMANDS
from tests.docs.names import WORD, is_elsewhere, make_targets, names, routes, without_names
from tests.docs.pages import PAGES, ROOT, blocks_of, prose_of

_SPAN: Final = re.compile(r"`([^`]+)`")
_PATH: Final = re.compile(r"[\w.*<>-]+(?:/[\w.*<>-]+)+/?")
_FILE: Final = re.compile(r"[\w-]+(?:\.\w+)*\.(?:css|csv|ftl|hxk|in|json|jsonl|md|mjs|py|svelte|toml|ts|txt)")
_DOTTED: Final = re.compile(r"(?<![\w./-])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")
_FLAG: Final = re.compile(r"(?<![\w-])--[a-z][\w-]*")
_ROUTE: Final = re.compile(r"(?:(GET|POST|PATCH) )?((?:…|/api)/[^\s?]*)")
_COMMAND: Final = re.compile(r"(make|(?:\S*/)?hexenkessel) ([a-z]+)")
_CHOSEN: Final = re.compile(r'="[^"]*"|=\.\S+')  # a value that the reader chooses
# In a span with blanks, which may be what somebody types in a game, only these are surely names of ours.
_CODE: Final = re.compile(r"[a-z]\w*_\w+|[A-Z][A-Z\d]*_\w+|[A-Z]\w*[a-z][A-Z]\w*|\w+(?=\()")

# Where a path may begin that a page names in passing.
_GAMES: Final = ROOT / "hexenkessel" / "games"
_BASES: Final = (
    *(ROOT, ROOT / "hexenkessel", _GAMES, _GAMES / "titan", _GAMES / "battlemist"),
    *(ROOT / "web", ROOT / "web" / "src", ROOT / "web" / "src" / "shell"),
)
# What is made by a command, lies outside the repository, or is the reader's own.
_NOT_OURS: Final = ("build/", "dist/", "brew/", ".", "/etc/", "/opt/", "~", "$")
# Words of SQL, and programs that we name but neither use nor write.
_OTHERS: Final = {"INSERT", "UPDATE", "pip-audit", "prometheus-client", "ps"}

# The history of the project uses the names of its time.
_NAMING: Final = [page for page in PAGES if page.name != "CHANGELOG.md"]


@pytest.mark.parametrize("page", _NAMING, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_names_in_backticks_exist(page: Path) -> None:
    own = set[str]()  # what the page itself makes up: its blocks are run by another test
    for block in blocks_of(page):
        own |= {block.file, *WORD.findall(block.text), *WORD.findall(block.file)}
    stale = {
        f"`{span}`: there is no {name}"
        for span in (" ".join(found.split()) for found in _SPAN.findall(prose_of(page)))
        for name in stale_names(span, page)
        if name not in own
    }
    assert not stale, "\n".join(sorted(stale))


def stale_names(span: str, page: Path = ROOT / "README.md") -> Iterator[str]:
    """The names in a span of code for which nothing in the repository stands."""
    if span.startswith(_NOT_OURS) and " " not in span:
        return
    for flag in _FLAG.findall(span):
        if flag not in names().flags:
            yield flag
    if command := _COMMAND.match(span):
        if command[2] not in (make_targets() if command[1] == "make" else SUBCOMMANDS):
            yield command[0]
    elif route := _ROUTE.match(span):
        if not is_route(route[1] or "", without_names(route[2])):
            yield route[0]
    elif _PATH.fullmatch(span):
        pattern = re.sub(r"<\w+>", "*", span).rstrip("/")
        if not any(any(base.glob(pattern)) for base in (*_BASES, page.parent)):
            yield span
    elif _FILE.fullmatch(span):
        if span not in names().words:
            yield span
    else:
        yield from stale_words(span)


def stale_words(span: str) -> Iterator[str]:
    """The identifiers in a span that is neither a command, a route nor a file."""
    span = _CHOSEN.sub("", span)
    for name in _DOTTED.findall(span):
        if not names().has_dotted(name) and not is_elsewhere(name):
            yield name
    for word in (_CODE if " " in span else WORD).findall(_DOTTED.sub("", span)):
        if not names().has_word(word) and word not in _OTHERS:
            yield word


def is_route(method: str, path: str) -> bool:
    """Whether the API has it; three points stand for how the path of a table begins."""
    return any(
        (method in ("", known) and (path == route or (path[0] == "…" and route.endswith("{}" + path[1:]))))
        for known, route in routes()
    )


def test_every_module_of_kernel_and_server_is_on_the_map_by_its_name() -> None:
    page = (ROOT / "docs" / "contributors.md").read_text(encoding="utf-8")
    named = {path: text for text, path in re.findall(r"\[(\w+)\]\(\.\./(hexenkessel/\S+?\.py)\)", page)}
    misnamed = {path: text for path, text in named.items() if text not in [*path.split("/"), Path(path).stem]}
    assert not misnamed
    modules = {
        file
        for file in names().files
        if re.fullmatch(r"hexenkessel/(kernel|server(/(?!storage/migrations)\w+)?)/(?!__init__)\w+\.py", file)
    }
    assert modules - set(named) == set()


@pytest.mark.parametrize(
    ("span", "stale"),
    [
        ("hexenkessel/server/hall.py", "hexenkessel/server/hall.py"),
        ("hirelings.py", "hirelings.py"),
        ("hexenkessel.server.hall", "hexenkessel.server.hall"),
        ("Position.dew", "Position.dew"),
        ("history.play_again()", "history.play_again"),
        ("SpareThem", "SpareThem"),
        ("MAX_LOOKS", "MAX_LOOKS"),
        ("spare_them(young)", "spare_them"),
        ("table-vanished", "table-vanished"),
        ("make dinner", "make dinner"),
        ("hexenkessel brew --strongly", "--strongly"),
        ("hexenkessel brew", "hexenkessel brew"),
        ("POST /api/tables/{id}/dance", "POST /api/tables/{id}/dance"),
        ("GET …/lend", "GET …/lend"),
    ],
)
def test_a_name_without_a_thing_is_found(span: str, stale: str) -> None:
    assert stale in set(stale_names(span))


@pytest.mark.parametrize(
    "span",
    [
        *(
            "hexenkessel/kernel",
            "kernel/dice.py",
            "pyproject.toml",
            "hexenkessel.kernel.build_info.is_compiled()",
        ),
        *(
            "Position.due",
            "SealedStep",
            "play_game",
            "is_",
            "copy.deepcopy",
            "make play",
            "hexenkessel rules titan",
        ),
        *("POST …/lend", "/api/tables/{id}/play", "requirements/*.in", "move Red1 17 3"),
    ],
)
def test_a_name_with_a_thing_is_accepted(span: str) -> None:
    assert not list(stale_names(span))
