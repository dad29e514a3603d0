"""What the pages say about Gods of Titan is what the game has: its rulings, options and questions."""

from __future__ import annotations

import re

import pytest

from hexenkessel.games.gods.ask.answers import _ANSWERS
from hexenkessel.games.gods.game import GAME
from tests.docs.pages import ROOT


@pytest.fixture(scope="module")
def page() -> str:
    return (ROOT / "docs" / "gods.md").read_text(encoding="utf-8")


def test_rulings_are_counted_and_those_that_are_listed_are_rulings(page: str) -> None:
    rules = GAME.rulebook.rules
    counted = sum(len(rule.rulings) for rule in rules.values())
    assert f"decide: {counted} times" in " ".join(page.split())
    listed = re.findall(r"^\| (G\S+) \|", page, re.MULTILINE)
    assert len(listed) > 20 and [rule for rule in listed if not rules[rule].rulings] == []


def test_every_rule_that_is_cited_exists(page: str) -> None:
    cited = set(re.findall(r"\bG\d+\.\d+[a-z]+", page))
    assert cited - set(GAME.rulebook.rules) == set()


def test_every_option_is_explained(page: str) -> None:
    explained = set(re.findall(r"^\| `(\w+)=", page, re.MULTILINE))
    assert explained == set(GAME.options.__struct_fields__)


def test_every_question_is_shown(page: str) -> None:
    assert set(re.findall(r'"ask": "([\w-]+)"', page)) == set(_ANSWERS)
