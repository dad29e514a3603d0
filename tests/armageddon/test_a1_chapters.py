"""Chapter 1: chapters as modules."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from hexenkessel.games.armageddon import terms
from hexenkessel.games.armageddon.chapters import book
from hexenkessel.games.armageddon.chapters.book import BOOK, chapter_flaw, rules_for, sections_of
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Chapter
from hexenkessel.games.armageddon.chapters.rules import Rules
from hexenkessel.games.armageddon.figures import KINDS, Figure
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.position import STEPS
from hexenkessel.games.armageddon.scenarios.format import Unit
from hexenkessel.games.armageddon.terms import ChapterName, Sections
from tests.armageddon.table import battle, lines, refusal


class Early(Chapter):
    section = "91"

    def may_swap(self, index: Index, figure: Figure) -> str | None:
        return "early"

    def steps_left(self, index: Index, figure: Figure) -> int | None:
        return 7


class Late(Chapter):
    section = "92"

    def may_swap(self, index: Index, figure: Figure) -> str | None:
        return {"axe": ALLOWED, "lance": "late"}.get(figure.kind)


@pytest.mark.rule("A1.1c")
def test_the_later_chapter_rules_where_it_has_an_opinion() -> None:
    index = battle("0 axe 1/1", "0 lance 1/1", "0 sword 1/1").state.index
    rules = Rules([Early(), Late()])
    assert [rules.may_swap(index, index.figures[each]) for each in (1, 2, 3)] == [ALLOWED, "late", "early"]
    assert rules.steps_left(index, index.figures[1]) == 7
    assert rules.overriding("steps_left") == rules.chapters[:1], "who has no say is never asked"


@pytest.mark.rule("A1.1b")
@pytest.mark.parametrize(
    ("chapters", "is_possible"),
    [((2, 3), True), ((2, 3, 4), True), ((2, 3, 5), True), ((2,), False), ((3, 2), False), ((2, 4), False)],
)
def test_which_chapters_go_together(chapters: tuple[ChapterName, ...], is_possible: bool) -> None:
    assert (chapter_flaw(chapters) is None) == is_possible


class First(Chapter):
    number, section, needs = 90, "90.1", ("3",)


class Second(Chapter):
    number, section, needs = 90, "90.2", ("90.1",)


class Third(Chapter):
    number, section, needs = 91, "91", ("90.1",)


@pytest.mark.rule("A1.1b")
@pytest.mark.parametrize(
    ("named", "meant"),
    [
        ((2, 3, 90), ("2", "3", "90.1", "90.2")),
        (("2", "3", "90", "91"), ("2", "3", "90.1", "90.2", "91")),
        ((2, 3, "90.1", 91), ("2", "3", "90.1", "91")),
        ((2, 3, "90.2"), None),
        ((2, 3, 91), None),
        ((2, 3, "90.3"), None),
        ((2, 3, "90.2", "90.1"), None),
        ((2, 3, 90, "90.2"), None),
    ],
)
def test_a_chapter_is_all_its_sections_and_a_section_can_be_named_alone(
    named: tuple[ChapterName, ...], meant: Sections | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book, "BOOK", (*BOOK, First(), Second(), Third()))
    assert (chapter_flaw(named) is None) == (meant is not None)
    if meant is not None:
        assert sections_of(named) == sections_of(meant) == meant


@pytest.mark.rule("A1.1b")
def test_every_chapter_needs_only_earlier_ones() -> None:
    sections = [chapter.section for chapter in BOOK]
    assert len(set(sections)) == len(sections) and sections[:4] == ["2", "3", "4", "5"]
    for place, chapter in enumerate(BOOK):
        assert {*chapter.needs} <= {*sections[:place]}
        assert chapter.section.split(".")[0] == str(chapter.number)
    assert rules_for(("2", "3")).kinds == {"axe", "lance", "sword", "champion", "hero"}


def test_what_chapters_declare_is_collected() -> None:
    """Each kind comes with one section, and a game can be saved in the middle of each step."""
    brought = [kind for chapter in BOOK for kind in chapter.kinds]
    assert sorted(brought) == sorted(KINDS) == sorted(get_args(terms.Kind))
    assert {step for chapter in BOOK for step in chapter.steps} <= set(STEPS)
    assert {verb for chapter in BOOK for verb in (*chapter.moves, *chapter.blows)} <= set(GAME.actions)
    assert {verb for step in STEPS for verb in step.answers} <= set(GAME.actions)


@pytest.mark.parametrize("word", ["unicorn", ""])
def test_a_kind_that_nobody_knows_is_not_read(word: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"kind": word}, Unit)


@pytest.mark.rule("A1.1d")
def test_what_is_not_allowed_is_forbidden() -> None:
    position = battle("0 axe 1/1", "1 axe 1/48", chapters=(2, 3))
    assert {line.split()[0] for line in lines(position)} == {"go", "end"}
    for line in ("assign 1", "place 1 1/2", "ready", "shoot 1 2", "enlist axe 1/1"):
        assert refusal(position, line) == "K3"
