"""Test impact analysis: the test files that a change can have broken, nearest first, by the import graph.

A test that imports a changed module itself is near; one that gets to it over others is farther away. Beside
imports a test depends on the conftest files above it, and whoever finds games by name on these games. A file
that is not Python stands for the modules that read it.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import deque
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("hexenkessel", "tests", "tools", "benchmarks")

# What can break anything; whoever names it comes first.
EVERYTHING = ("pyproject.toml", "Makefile", "requirements/", "tests/conftest.py")
FAR = 9

Distances = dict[str, int]


class Reach:
    """The modules of the project, who depends on whom, and how far a change gets."""

    def __init__(self) -> None:
        self._graph = grimp.build_graph(*PACKAGES, cache_dir=None)
        self._add_conftests()
        self._add_games()

    def of(self, changed: Collection[str]) -> list[str]:
        """The test files that a change of these files reaches, the nearest first."""
        distances: Distances = {}
        for path in changed:
            for test, distance in self._of_one(path).items():
                # The kernel's own tests know more of it than those of a game that uses it.
                is_at_home = Path(test).parts[1] in Path(path).parts[:-1]
                distances[test] = min(distance - 2 * is_at_home, distances.get(test, FAR))
        return sorted(distances, key=lambda test: (distances[test], test))

    def test_files(self) -> list[str]:
        return sorted(path_of(name) for name in self._tests_in("tests."))

    def _of_one(self, path: str) -> Distances:
        """The test files it reaches. What nobody imports or names stands for all that lies around it."""
        found = self._spread(self._stands_for(path))
        folder = Path(path).parent
        while not found and folder != Path():
            around = (name for name in self._graph.modules if Path(path_of(name)).is_relative_to(folder))
            found, folder = self._spread((name, 1) for name in around), folder.parent
        return found

    def _spread(self, roots: Iterable[tuple[str, int]]) -> Distances:
        distances: Distances = {}
        for module, distance in roots:
            distances[module] = min(distance, distances.get(module, FAR))
        waiting = deque(sorted(distances, key=distances.__getitem__))
        while waiting:
            module = waiting.popleft()
            for user in self._graph.find_modules_that_directly_import(module):
                if user not in distances or distances[module] + 1 < distances[user]:
                    distances[user] = distances[module] + 1
                    waiting.append(user)
        return {
            path: distance
            for name, distance in distances.items()
            if is_test(name) and (ROOT / (path := path_of(name))).exists()
        }

    def _stands_for(self, path: str) -> Iterator[tuple[str, int]]:
        """The modules that are as good as changed, and from how far."""
        if path.startswith(EVERYTHING):
            yield from ((name, FAR) for name in self._tests_in("tests."))
        if path.startswith("web/"):
            game = re.match(r"web/src/games/(\w+)/", path)
            for name in self._tests_in("tests.browser."):
                yield name, 0 if game and game[1] in name else 1
        elif not path.endswith(".py"):
            yield from ((name, 0) for name in self._readers(path))
            for room in Path(path).parts[:-1]:  # some tests read what no module has to
                yield from ((name, 2) for name in self._tests_in(f"tests.{room}."))
            if "/" not in path and path.endswith(".md"):
                yield from ((name, 1) for name in self._tests_in("tests.docs."))
        elif (name := module_of(path)) in self._graph.modules:
            yield name, 0
            if path.endswith("/__init__.py"):  # whoever imports a part of a package runs it
                yield from ((part, 0) for part in self._graph.find_descendants(name))
            if is_test(name):  # which rules it proves is looked for there
                yield "tests.battery.test_texts", 1

    def _readers(self, path: str) -> Iterator[str]:
        """The sources that name a file; in the package around it also those that name a folder above it."""
        parts = Path(path).parts
        depth = max(depth for depth in range(len(parts)) if not depth or is_package(ROOT, *parts[:depth]))
        package = "/".join(parts[:depth])
        folders = [f'"{folder}"' for folder in parts[depth:-1]]
        named = re.compile(rf"[/\"'\s]{re.escape(parts[-1])}\b")
        for name in self._graph.modules:
            is_around = package != "" and path_of(name).startswith(f"{package}/")
            # The messages and the book of a game are read by the kernel, which is told where the game is.
            is_game = is_around and path_of(name) == f"{package}/game.py"
            source = source_of(name)
            if is_game or named.search(source) or (is_around and any(one in source for one in folders)):
                yield name

    def _tests_in(self, beginning: str) -> Iterator[str]:
        return (name for name in self._graph.modules if is_test(name) and name.startswith(beginning))

    def _add_conftests(self) -> None:
        for name in list(self._tests_in("tests.")):
            for folder in Path(path_of(name)).parents:
                conftest = module_of(f"{folder}/conftest.py")
                # The one above all tests is among what can break anything.
                if conftest in self._graph.modules and conftest != "tests.conftest":
                    self._graph.add_import(importer=name, imported=conftest)

    def _add_games(self) -> None:
        """Games are found by their entry points, which no import tells."""
        settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
        games: dict[str, str] = settings["project"]["entry-points"]["hexenkessel.games"]
        for name in list(self._graph.modules):
            if name != "hexenkessel.kernel.registry" and re.search("find_game|game_names", source_of(name)):
                for asked in games_asked_for(source_of(name)):
                    for game in [asked] if asked in games else games:
                        self._graph.add_import(importer=name, imported=games[game].partition(":")[0])


def games_asked_for(source: str) -> Iterator[str]:
    """By which names games are looked for; one that is not written out stands for all."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("find_game", "game_names")):
            first = node.args[0] if node.args else None
            yield str(first.value) if isinstance(first, ast.Constant) else ""


def is_test(name: str) -> bool:
    return name.startswith("tests.") and name.rpartition(".")[2].startswith("test_")


def is_package(root: Path, *parts: str) -> bool:
    return next(root.joinpath(*parts).glob("*.py"), None) is not None


def module_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def path_of(name: str) -> str:
    path = name.replace(".", "/")
    return f"{path}/__init__.py" if (ROOT / path).is_dir() else f"{path}.py"


@cache
def source_of(name: str) -> str:
    path = ROOT / path_of(name)
    return path.read_text("utf-8") if path.exists() else ""
