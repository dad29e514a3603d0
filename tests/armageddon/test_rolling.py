"""Every die of a battle falls through one place, where a chapter hears of it and may let it fall anew."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hexenkessel.games.armageddon.chapters.chapter import Chapter
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.phase import ArmageddonChange
from hexenkessel.games.armageddon.rolling import Throw
from hexenkessel.kernel.dice import DiceParts
from tests.armageddon.listeners import with_chapter
from tests.armageddon.table import after, battle, events, kinds, played

SOURCES = Path(__file__).parents[2] / "hexenkessel" / "games" / "armageddon"


class Listener(Chapter):
    """Ones fall anew, and an eighteen is never enough."""

    number, section = 98, "98"

    def __init__(self) -> None:
        self.heard: list[tuple[Throw, int]] = []

    def dice_fell(self, change: ArmageddonChange, throw: Throw, dice: tuple[int, ...]) -> str | None:
        self.heard.append((throw, sum(dice)))
        return "again" if dice == (1, 1, 1) else None

    def is_enough(self, index: Index, roll: int, number: int) -> bool | None:
        return False if roll == 18 else None


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def chapters(listener: Listener, monkeypatch: pytest.MonkeyPatch) -> tuple[int | str, ...]:
    return with_chapter(monkeypatch, listener)


def test_every_die_of_the_game_falls_in_one_place() -> None:
    rolling = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if re.search(r"\bchange\.roll\(", path.read_text("utf-8"))
    }
    assert rolling == {"rolling.py"}


@pytest.mark.rule("A2.4h")
def test_a_duel_is_heard_and_ones_fall_anew(listener: Listener, chapters: tuple[int | str, ...]) -> None:
    position = battle("0 axe 1/19", "1 lance 1/20", chapters=chapters)
    here, there = (position.state.index.ground.number[name] for name in ("1/19", "1/20"))
    fought = after(position, "attack 1 2", rolls=[3, 13, 3, 3, 4])
    attack, defence = Throw("attack", 0, 1, here, "duel"), Throw("defence", 1, 2, there, "duel")
    assert listener.heard == [(attack, 3), (attack, 13), (defence, 3), (defence, 3), (defence, 4)]
    assert kinds(fought) == {1: "axe"}


@pytest.mark.rule("A4.2f")
def test_a_shot_that_is_not_enough(listener: Listener, chapters: tuple[int | str, ...]) -> None:
    position = battle("0 bow 1/19", "1 lance 1/21", chapters=chapters)
    shot = {roll: events(position, "shoot 1 2", [roll])[0].args["result"] for roll in (12, 13, 17, 18)}
    assert shot == {12: "missed", 13: "hit", 17: "hit", 18: "missed"}
    assert {(throw.purpose, throw.figure) for throw, _ in listener.heard} == {("shot", 1)}


@pytest.mark.rule("A4.2f")
def test_odds_know_what_is_never_enough(chapters: tuple[int | str, ...]) -> None:
    men = ("0 bow 1/19", "1 lance 1/21")
    chances = []
    for known in ((2, 3, 4, 5), chapters):
        position = battle(*men, chapters=known)
        preview = GAME.preview(position, 0, GAME.grammar.read("shoot 1 2"))
        assert preview is not None
        chances.append(preview.chances["hits"])
    assert chances[0] - chances[1] == pytest.approx(1 / 216)


@pytest.mark.rule("A5.2g", "A5.2j")
def test_protection_and_life(listener: Listener, chapters: tuple[int | str, ...]) -> None:
    position = battle("0 axe 1/1", "1 axe 1/19", chapters=chapters, desert="1/19")
    turned = played(position, "end", [18, 18])
    where = position.state.index.ground.number["1/19"]
    protection, life = Throw("protection", 1, 0, where, "thirst"), Throw("life", 1, 2, where, "thirst")
    assert listener.heard == [(protection, 18), (life, 18)]
    assert kinds(turned.position) == {1: "axe"}


def test_who_listens_not_hears_nothing(listener: Listener, chapters: tuple[int | str, ...]) -> None:
    after(battle("0 axe 1/19", "1 lance 1/20"), "attack 1 2", rolls=[3, 3])
    GAME.begin(GAME.setup(2, DiceParts("x"), {"scenario": "s01"}))
    assert listener.heard == []
