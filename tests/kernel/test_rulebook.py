"""The reader of rulebooks: what it understands and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexenkessel.kernel.rulebook import Rulebook, RulebookError, load_rulebook

TEA = """\
# 1 Tea

How to make
tea.

## X1.1a Water
Water is boiled first,
and it is poured at once.

- Green tea waits.
- Black tea does not.

A second paragraph.

> Ruling: The book forgets the pot.
> Warm it.

> Example EX-X1.1a: A cup of
> water.

## X1.1b Leaves
One spoon each.
"""
CAKE = """\
# 12 Cake

Optional.

## X12.0a Cake
It goes well with tea made of leaves.

| Cake | Slices |
|---|---|
| Plum | 8 |
"""
KINDS = """\
forbids = ["X1.1b"]

[manners]
"X12.0a" = "Nobody can be made to eat."
"""


def write(folder: Path, *, tea: str = TEA, cake: str = CAKE, kinds: str = KINDS) -> Path:
    (folder / "en").mkdir()
    (folder / "en" / "01-tea.md").write_text(tea, encoding="utf-8")
    (folder / "en" / "12-cake.md").write_text(cake, encoding="utf-8")
    (folder / "kinds.toml").write_text(kinds, encoding="utf-8")
    return folder


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    return load_rulebook(write(tmp_path))


def test_rules_keep_the_order_of_the_book(book: Rulebook) -> None:
    assert list(book.rules) == ["X1.1a", "X1.1b", "X12.0a"]
    assert [(chapter.heading, chapter.rules) for chapter in book.chapters] == [
        ("1 Tea", ("X1.1a", "X1.1b")),
        ("12 Cake", ("X12.0a",)),
    ]
    assert book.chapters[0].introduction == "How to make tea."


def test_paragraphs_are_joined_and_lists_keep_their_lines(book: Rulebook) -> None:
    assert book.rules["X1.1a"].text == (
        "Water is boiled first, and it is poured at once.\n\n"
        "- Green tea waits.\n- Black tea does not.\n\n"
        "A second paragraph."
    )
    assert book.rules["X12.0a"].text.endswith("\n\n| Cake | Slices |\n|---|---|\n| Plum | 8 |")


def test_rulings_and_examples_are_parsed_apart_from_the_text(book: Rulebook) -> None:
    rule = book.rules["X1.1a"]
    assert (rule.id, rule.title, rule.chapter) == ("X1.1a", "Water", "1 Tea")
    assert rule.rulings == ("The book forgets the pot. Warm it.",)
    assert rule.examples == (("EX-X1.1a", "A cup of water."),)


def test_labels_of_rulings_and_examples_are_localised(tmp_path: Path) -> None:
    write(tmp_path)
    (tmp_path / "en").rename(tmp_path / "de")
    with pytest.raises(RulebookError, match=r"de/01-tea.md:15: .*'Regelung: ' or 'Beispiel EX-<id>: '"):
        load_rulebook(tmp_path, "de")
    tea = TEA.replace("> Ruling:", "> Regelung:").replace("> Example ", "> Beispiel ")
    (tmp_path / "de" / "01-tea.md").write_text(tea, encoding="utf-8")
    rule = load_rulebook(tmp_path, "de").rules["X1.1a"]
    assert rule.rulings == ("The book forgets the pot. Warm it.",)
    assert rule.examples == (("EX-X1.1a", "A cup of water."),)


def test_kinds(book: Rulebook) -> None:
    assert book.forbids == {"X1.1b"}
    assert book.manners == {"X12.0a": "Nobody can be made to eat."}


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("x1.1b", ["X1.1b"]),
        ("Leaves", ["X1.1b", "X12.0a"]),  # in a title before in a text
        ("plum slices", ["X12.0a"]),
        ("pot", ["X1.1a"]),
        ("water cup", ["X1.1a"]),
        ("coffee", []),
        ("  ", []),
    ],
)
def test_search(book: Rulebook, words: str, found: list[str]) -> None:
    assert [rule.id for rule in book.search(words)] == found


@pytest.mark.parametrize(
    ("old", "new", "place", "problem"),
    [
        ("# 1 Tea", "Tea", "en/01-tea.md:1:", "begins with"),
        ("# 1 Tea", "# 2 Tea", "en/01-tea.md:1:", "not that of its file"),
        ("How to make\ntea.\n\n", "", "en/01-tea.md:1:", "introduction"),
        ("## X1.1a Water", "## X1.1a", "en/01-tea.md:6:", "<id> <title>"),
        ("## X1.1a Water", "## 1.1a Water", "en/01-tea.md:6:", "<id> <title>"),
        ("A second paragraph.", "### Second", "en/01-tea.md:13:", "divide"),
        ("A second paragraph.", "# Second", "en/01-tea.md:13:", "divide"),
        ("One spoon each.\n", "", "en/01-tea.md:21:", "X1.1b has no text"),
        ("> Ruling: The", "> Our ruling: The", "en/01-tea.md:15:", "'Ruling: '"),
        ("EX-X1.1a", "X1.1a", "en/01-tea.md:18:", "'Ruling: '"),
        ("> water.", "water.", "en/01-tea.md:19:", "empty line"),
        (
            "A second paragraph.\n\n> Ruling",
            "> Ruling: No.\n\nA text.\n\n> Ruling",
            "en/01-tea.md:15:",
            "before",
        ),
        ("## X1.1b Leaves", "## X1.1a Leaves", "en/01-tea.md:21:", "already in en/01-tea.md:6"),
        ("One spoon each.", "One spoon each. ", "en/01-tea.md:22:", "blanks"),
    ],
)
def test_a_bad_chapter_is_refused(tmp_path: Path, old: str, new: str, place: str, problem: str) -> None:
    assert TEA.count(old) == 1
    with pytest.raises(RulebookError) as refused:
        load_rulebook(write(tmp_path, tea=TEA.replace(old, new)))
    assert str(refused.value).startswith(place)
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("kinds", "place", "problem"),
    [
        ('forbids = [\n    "X9.9z",\n]', "kinds.toml:2:", "no rule X9.9z"),
        ('forbids = [\n    "X1.1b",\n    "X1.1b",\n]', "kinds.toml:3:", "twice"),
        ('forbids = ["X1.1b"]\n\n[manners]\n"X1.1b" = "Both."', "kinds.toml:4:", "twice"),
        ('[manners]\n"X1.1b" = " "', "kinds.toml:2:", "reason"),
        ('forbids = [\n"X1.1b" "X1.1a"]', "kinds.toml:2:", "line 2"),
        ("forbid = []", "kinds.toml:0:", "unknown field"),
        ("forbids = 3", "kinds.toml:0:", "array"),
    ],
)
def test_bad_kinds_are_refused(tmp_path: Path, kinds: str, place: str, problem: str) -> None:
    with pytest.raises(RulebookError) as refused:
        load_rulebook(write(tmp_path, kinds=kinds))
    assert str(refused.value).startswith(place)
    assert problem in str(refused.value)


def test_a_rule_can_be_the_same_as_rules_of_another_book(tmp_path: Path) -> None:
    folder = write(tmp_path)
    assert load_rulebook(folder).rules["X1.1a"].same_as == ()
    (folder / "equal.toml").write_text('"X1.1a" = ["Y2.3b", "Y4"]\n', encoding="utf-8")
    rules = load_rulebook(folder).rules
    assert rules["X1.1a"].same_as == ("Y2.3b", "Y4")
    assert rules["X1.1b"].same_as == ()
    assert [rule.id for rule in load_rulebook(folder).search("y2.3b")] == ["X1.1a"]


@pytest.mark.parametrize(
    ("equals", "place", "problem"),
    [
        ('"X1.1a" = ["Y1"]\n"X9.9z" = ["Y2"]', "equal.toml:2:", "no rule X9.9z"),
        ('"X1.1a" = []', "equal.toml:1:", "equals nothing"),
        ('"X1.1a" = ["Y1", "Y1"]', "equal.toml:1:", "twice"),
        ('"X1.1a" = ["X1.1b"]', "equal.toml:1:", "X1.1b is no id of another book"),
        ('"X1.1a" = ["another"]', "equal.toml:1:", "another is no id of another book"),
        ('"X1.1a" = "Y1"', "equal.toml:0:", "array"),
        ('"X1.1a" = "Y1" "Y2"', "equal.toml:1:", "line 1"),
    ],
)
def test_bad_equals_are_refused(tmp_path: Path, equals: str, place: str, problem: str) -> None:
    folder = write(tmp_path)
    (folder / "equal.toml").write_text(equals, encoding="utf-8")
    with pytest.raises(RulebookError) as refused:
        load_rulebook(folder)
    assert str(refused.value).startswith(place)
    assert problem in str(refused.value)


def test_example_ids_are_unique(tmp_path: Path) -> None:
    cake = CAKE + "\n> Example EX-X1.1a: Again.\n"
    with pytest.raises(RulebookError, match=r"en/12-cake.md:5: EX-X1.1a is already in en/01-tea.md:6"):
        load_rulebook(write(tmp_path, cake=cake))


def test_files_that_are_missing_or_misnamed_are_refused(tmp_path: Path) -> None:
    write(tmp_path)
    with pytest.raises(RulebookError, match="no rulebook in this language"):
        load_rulebook(tmp_path, "de")
    (tmp_path / "en" / "tea.md").write_text(TEA, encoding="utf-8")
    with pytest.raises(RulebookError, match=r"en/tea.md:0: .*NN-name.md"):
        load_rulebook(tmp_path)
    (tmp_path / "en" / "tea.md").unlink()
    (tmp_path / "kinds.toml").unlink()
    with pytest.raises(RulebookError, match=r"kinds.toml:0: the file is missing"):
        load_rulebook(tmp_path)


@pytest.mark.parametrize("id_", ["X1.1", "X3.3.1ab", "XA.1a", "XS.12c"])
@pytest.mark.parametrize("example", ["EX-X1.1a", "EX-X3.3.1-12", "EX-X2.3-K"])
def test_ids_follow_the_numbers_of_the_book(tmp_path: Path, id_: str, example: str) -> None:
    chapter = f"# 1 Tea\n\nHot.\n\n## {id_} Cups\nSome text.\n\n> Example {example}: A cup.\n"
    cake = CAKE.replace("X12.0a", "X12.0b")
    rules = load_rulebook(write(tmp_path, tea=chapter, cake=cake, kinds="")).rules
    assert list(rules) == [id_, "X12.0b"]
    assert rules[id_].examples == ((example, "A cup."),)
