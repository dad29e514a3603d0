"""Who knows whom: no module of the game needs itself, and the battlefield knows no chapter."""

from __future__ import annotations

from functools import cache
from graphlib import TopologicalSorter

import grimp

PACKAGE = "hexenkessel.games.armageddon"


@cache
def imported() -> dict[str, set[str]]:
    """What each module of the game imports of it, but for types."""
    graph = grimp.build_graph("hexenkessel", exclude_type_checking_imports=True, cache_dir=None)
    return {
        module: {each for each in graph.find_modules_directly_imported_by(module) if each.startswith(PACKAGE)}
        for module in graph.modules
        if module.startswith(PACKAGE)
    }


def needed(module: str) -> set[str]:
    found: set[str] = set()
    waiting = [f"{PACKAGE}.{module}"]
    while waiting:
        new = imported()[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def test_no_module_needs_itself() -> None:
    TopologicalSorter(imported()).prepare()  # raises CycleError


def test_the_battlefield_knows_no_chapter() -> None:
    for module in ("index", "field", "phase", "rolling", "chapters.rules", "chapters.chapter"):
        known = {each.removeprefix(f"{PACKAGE}.chapters.") for each in needed(module)}
        assert not {each for each in known if each == "book" or each.endswith(".chapter")}, module
