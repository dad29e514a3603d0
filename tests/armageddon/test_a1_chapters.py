"""Chapter 1: chapters as modules."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters.book import BOOK, chapter_flaw, rules_for
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Chapter
from hexenkessel.games.armageddon.chapters.rules import Rules
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.index import Index
from tests.armageddon.table import battle, lines, refusal


class Early(Chapter):
    number = 91

    def may_swap(self, index: Index, figure: Figure) -> str | None:
        return "early"

    def steps_left(self, index: Index, figure: Figure) -> int | None:
        return 7


class Late(Chapter):
    number = 92

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
def test_which_chapters_go_together(chapters: tuple[int, ...], is_possible: bool) -> None:
    assert (chapter_flaw(chapters) is None) == is_possible


@pytest.mark.rule("A1.1b")
def test_every_chapter_needs_only_earlier_ones() -> None:
    numbers = [chapter.number for chapter in BOOK]
    assert numbers == sorted(set(numbers)) and numbers[:4] == [2, 3, 4, 5]
    for chapter in BOOK:
        assert all(needed < chapter.number and needed in numbers for needed in chapter.needs)
    assert rules_for((2, 3)).kinds == {"axe", "lance", "sword", "champion", "hero"}


@pytest.mark.rule("A1.1d")
def test_what_is_not_allowed_is_forbidden() -> None:
    position = battle("0 axe 1/1", "1 axe 1/48", chapters=(2, 3))
    assert {line.split()[0] for line in lines(position)} == {"go", "end"}
    for line in ("assign 1", "place 1 1/2", "ready", "shoot 1 2", "enlist axe 1/1"):
        assert refusal(position, line) == "K3"
