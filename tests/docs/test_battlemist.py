"""What the pages say about Battlemist is what the game has: its rulings, options, modules and operations."""

from __future__ import annotations

import re

from hexenkessel.games.battlemist.effect import FIGURES
from hexenkessel.games.battlemist.game import GAME
from tests.docs.pages import ROOT

_PACKAGE = ROOT / "hexenkessel" / "games" / "battlemist"


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def flowing(name: str) -> str:
    """A page without line breaks, which fall where they like."""
    return " ".join(page(name).split())


def test_rulings_are_counted_and_those_that_are_listed_are_rulings() -> None:
    rules = GAME.rulebook.rules
    assert f"decide: {sum(len(rule.rulings) for rule in rules.values())} times" in flowing("battlemist.md")
    listed = re.findall(r"^\| (B\S+) \|", page("battlemist.md"), re.MULTILINE)
    assert len(listed) > 20 and [rule for rule in listed if not rules[rule].rulings] == []


def test_every_option_is_explained() -> None:
    explained = set(re.findall(r"^\| `(\w+)=", page("battlemist.md"), re.MULTILINE))
    assert explained == set(GAME.options.__struct_fields__)


def test_every_module_that_enforces_rules_is_on_the_map() -> None:
    cites = re.compile(r"(?:#|\"\"\"|\() ?(?:Ruling on )?B[A\dS][\w.]*")
    modules = {
        path.relative_to(_PACKAGE).as_posix()
        for path in _PACKAGE.rglob("*.py")
        if path.name != "__init__.py"
        and cites.search(path.read_text(encoding="utf-8"))
        and path.relative_to(_PACKAGE).parts[0] not in ("bot", "meaning", "terminal")
    }
    named = set(re.findall(r"games/battlemist/([\w/]+\.py)\)", page("contributors.md")))
    assert modules - named == set()


def test_operations_are_counted() -> None:
    assert f"{len(FIGURES)} operations are enough" in flowing("decisions/0021-cards-are-data.md")
