"""The scanner that says where each rule is enforced, proved and told."""

import shutil
from pathlib import Path

import pytest

from hexenkessel.kernel.coverage import Coverage, cited_ids, cover, marked_ids
from tests.minis.conclave.game import Conclave

SOURCE = '''
"""A module about X1.1a, which enforces nothing."""

# X1.1a: first. X1.1b: second.
# X2a, X2b and X2.3c: a row of them.
class Step:
    """X3.1a: in a docstring,

    X3.1b: and further down in it.
    """

    rule = "X4.1a: a word in quotation marks is no comment"  # see X4.1b

    def go(self) -> None:
        pass  # X4.1c: beside the code; but not this: AX4.1d:
'''


def test_ids_before_a_colon_in_comments_and_docstrings() -> None:
    assert sorted(cited_ids("step.py", SOURCE)) == [
        ("X1.1a", "step.py:4"),
        ("X1.1b", "step.py:4"),
        ("X2.3c", "step.py:5"),
        ("X2a", "step.py:5"),
        ("X2b", "step.py:5"),
        ("X3.1a", "step.py:7"),
        ("X3.1b", "step.py:9"),
        ("X4.1c", "step.py:15"),
    ]


def write(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_ids_in_marks(tmp_path: Path) -> None:
    write(
        tmp_path,
        "tests/test_it.py",
        "import pytest\n"
        "@pytest.mark.rule('X1.1a', 'EX-X1.1a')\n"
        "def test_one(): pass\n"
        "CASES = [pytest.param(1, marks=pytest.mark.rule('X1.1b')), 'X9.9z']\n",
    )
    write(
        tmp_path, "tests/elsewhere.py", "import pytest\n@pytest.mark.rule('X2.1a')\ndef test_none(): pass\n"
    )
    assert marked_ids(tmp_path / "tests") == {
        "X1.1a": ("tests/test_it.py:2",),
        "EX-X1.1a": ("tests/test_it.py:2",),
        "X1.1b": ("tests/test_it.py:4",),
    }


def test_ids_passed_on_from_tables(tmp_path: Path) -> None:
    write(
        tmp_path,
        "tests/test_table.py",
        "import pytest\nfrom tests.figures.table import ROWS\n"
        "CASES = [pytest.param(row, marks=pytest.mark.rule(*ids)) for row, ids in ROWS]\n",
    )
    write(
        tmp_path,
        "tests/figures/table.py",
        "from .more import MORE\nROWS = [(1, ('X1.1a', 'no id')), *MORE]\n",
    )
    write(tmp_path, "tests/figures/more.py", "from pathlib import Path\nMORE = [(2, ('X1.1b',))]\n")
    write(tmp_path, "tests/figures/other.py", "OTHER = ['X7.7x']\n")
    assert set(marked_ids(tmp_path / "tests")) == {"X1.1a", "X1.1b"}


@pytest.fixture(scope="module")
def found() -> dict[str, Coverage]:
    return {entry.id: entry for entry in cover(Conclave(), None)}


def test_a_whole_game(found: dict[str, Coverage], tmp_path: Path) -> None:
    book = Conclave().rulebook
    assert next(iter(found)) == next(iter(book.rules))
    assert set(book.rules) <= set(found)
    refused = found[min(book.forbids)]
    assert refused.refusal and refused.code and "test" not in refused.missing
    (tmp_path / "tests").mkdir()
    without_tests = {entry.id: entry for entry in cover(Conclave(), tmp_path / "tests")}
    assert all("test" in entry.missing or entry.manners for entry in without_tests.values())


@pytest.fixture
def other_book(tmp_path: Path) -> Path:
    """Conclave with a rule that a foreign book has, too: the game's own id stands nowhere."""
    shutil.copytree(Path(__file__).parents[1] / "minis" / "conclave", tmp_path / "conclave")
    (tmp_path / "tests").mkdir()
    chapter = "# 9 Elsewhere\n\nAs others play.\n\n## C9.1a The same\nThis is said in another book, too.\n"
    (tmp_path / "conclave" / "rulebook" / "en" / "09-elsewhere.md").write_text(chapter)
    write(tmp_path, "conclave/rulebook/equal.toml", '"C9.1a" = ["Y1.1a", "Y1.1b"]')
    return tmp_path


def look_at(folder: Path) -> Coverage:
    class Copy(Conclave):
        pass

    game = Copy()
    game.folder = folder / "conclave"
    return next(entry for entry in cover(game, folder / "tests") if entry.id == "C9.1a")


def test_a_rule_is_covered_where_those_are_that_say_the_same(other_book: Path) -> None:
    assert look_at(other_book).missing == ("code", "test")
    write(other_book, "conclave/shared.py", "# Y1.1a: one half of it.\n")
    write(other_book, "tests/test_it.py", "import pytest\n@pytest.mark.rule('Y1.1a')\ndef test_it(): pass\n")
    assert look_at(other_book).missing == ("code", "test"), "one half is not enough"
    write(other_book, "conclave/shared.py", "# Y1.1a: one half of it.\n# Y1.1b: the other one.\n")
    write(
        other_book,
        "tests/test_it.py",
        "import pytest\n@pytest.mark.rule('Y1.1a', 'Y1.1b')\ndef test_it(): pass\n",
    )
    entry = look_at(other_book)
    assert not entry.missing
    assert entry.code == ("shared.py:1", "shared.py:2")
    assert entry.tests == ("tests/test_it.py:2",)


def test_a_refusal_may_name_a_rule_by_the_other_id(other_book: Path) -> None:
    kinds = other_book / "conclave" / "rulebook" / "kinds.toml"
    kinds.write_text(kinds.read_text().replace("forbids = [", 'forbids = ["C9.1a", '))
    assert "refusal" in look_at(other_book).missing
    write(other_book, "conclave/shared.py", 'RULE = "Y1.1b"  # Y1.1a, Y1.1b: no.\n')
    assert not look_at(other_book).refusal, "nobody can read why"
    messages = other_book / "conclave" / "messages" / "en.ftl"
    messages.write_text(messages.read_text() + "\nrefusal-Y1-1b = That is not allowed here.\n")
    entry = look_at(other_book)
    assert entry.refusal and "refusal" not in entry.missing
