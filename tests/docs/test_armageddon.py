"""What the pages say about Armageddon is what the game has: its rulings, options, lessons and goals."""

from __future__ import annotations

import re

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.scenarios.format import Goal
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from tests.docs.pages import ROOT


@pytest.fixture(scope="module")
def page() -> str:
    return (ROOT / "docs" / "armageddon.md").read_text(encoding="utf-8")


def test_rulings_are_counted(page: str) -> None:
    rulings = sum(len(rule.rulings) for rule in GAME.rulebook.rules.values())
    assert f"decide: {rulings} times" in " ".join(page.split())


def test_every_option_is_explained(page: str) -> None:
    explained = set(re.findall(r"^\| `(\w+)=", page, re.MULTILINE))
    assert explained == set(GAME.options.__struct_fields__)


def test_every_lesson_is_listed(page: str) -> None:
    listed = [int(number) for number in re.findall(r"^\| (\d) ", page, re.MULTILINE)]
    assert listed == [scenario.lesson for scenario in shipped().values() if scenario.lesson]


def test_every_goal_is_named(page: str) -> None:
    tags = {str(goal.__struct_config__.tag) for goal in Goal.__subclasses__()}
    assert tags <= set(re.findall(r"`([\w-]+)`", page))
