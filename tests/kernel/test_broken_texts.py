"""Whatever is wrong with a game on paper is found, in messages, in rulebooks, and between them and code."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from hexenkessel.kernel.battery import TEXT_CHECKS, Report, run_battery
from tests.minis.march.game import March as WholeMarch

WHOLE = Path(__file__).parents[1] / "minis" / "march"


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    """March with a German edition, to be spoilt."""
    shutil.copytree(WHOLE, tmp_path / "march")
    messages, book = tmp_path / "march" / "messages", tmp_path / "march" / "rulebook"
    verbs = "\n".join(f"verb-{verb} = {verb.title()}" for verb in "go attack finish surrender time".split())
    options = "\n".join(
        f"option-{name}{end} = {name}" for name in ("turns", "break_point") for end in ("", "-name")
    )
    english = messages / "en.ftl"
    english.write_text(f"{english.read_text('utf-8')}\n{verbs}\n{options}\n", "utf-8")
    shutil.copy(english, messages / "de.ftl")
    shutil.copytree(book / "en", book / "de")
    return tmp_path / "march"


def read(paper: Path, tests: Path | None = None) -> Report:
    class March(WholeMarch):
        folder = paper

    return run_battery(March(), seeds=(), tests=tests)


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text, f"{old!r} is not in {file.name}"
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_the_whole_game_has_nothing_wrong(paper: Path) -> None:
    report = read(paper)
    report.demand()
    assert report.is_passed


def test_every_check_has_a_name_of_its_own_and_a_contract_of_one_sentence() -> None:
    assert len({check.name for check in TEXT_CHECKS}) == len(TEXT_CHECKS)
    for check in TEXT_CHECKS:
        assert check.contract.endswith(".") and "\n" not in check.contract


@pytest.mark.parametrize(
    ("file", "old", "new", "check", "problem"),
    [
        ("messages/en.ftl", "fell =", "fell", "messages", "cannot be read"),
        ("messages/de.ftl", "fell =", "went = noch einmal\nfell =", "messages", "'went' stands"),
        ("messages/en.ftl", "{ $piece } falls.", '{""}', "messages", "'fell' says nothing"),
        ("messages/de.ftl", "went =", "gone =", "languages", "no message 'went' in 'de'"),
        ("messages/de.ftl", "went =", "strange = Fremd.\nwent =", "languages", "not in English"),
        ("messages/de.ftl", "{ $piece } falls.", "{ $who } falls.", "languages", "'fell' is told"),
        ("messages/de.ftl", "verb-go =", "verb-gehen =", "vocabulary", "'verb-go'"),
        ("messages/de.ftl", "option-turns-name =", "option-runden-name =", "vocabulary", "option-turns-name"),
        ("turn.py", 'change.tell("fell"', 'change.tell("dies"', "code", "no message 'dies'"),
        ("turn.py", "piece=piece, square=square", "piece=piece", "code", "tells ['piece']"),
        ("turn.py", '{"turn": self.number}', "{}", "code", "'prompt-turn'"),
        ("turn.py", 'victory("goal"', 'Outcome("grace"', "code", "outcome-grace"),
        ("game.py", '{"kill":', '{"death":', "code", "preview-death"),
        ("rulebook/en/01-aim.md", "for two.", "for two", "rulebook", "no sentence"),
        ("rulebook/kinds.toml", '"M2.1a"', '"M9.1a"', "rulebook", "M9.1a"),
        ("turn.py", '"M2.2b"', '"M2.2c"', "refusals", "M2.2b is never named"),
        ("rulebook/kinds.toml", '"M2.1a", ', "", "refusals", "M2.1a stands in the code"),
        ("messages/de.ftl", "refusal-M2-1a =", "refusal-M1-1a =", "refusals", "refusal-M"),
        ("messages/de.ftl", "is lost.", "is lost. So fight on.", "refusals", "not one sentence"),
        ("turn.py", "# M2.2b:", "#", "coverage", "M2.2b"),
    ],
)
def test_a_slip_is_found(paper: Path, file: str, old: str, new: str, check: str, problem: str) -> None:
    spoil(paper / file, old, new)
    report = read(paper)
    assert check in report.failures, str(report)
    assert problem in report.failures[check].problem


def drop_the_last_rule(german: Path) -> None:
    head, _, _ = german.read_text("utf-8").rpartition("## ")
    german.write_text(head.rstrip() + "\n", "utf-8")


def add_a_ruling(german: Path) -> None:
    german.write_text(german.read_text("utf-8").rstrip() + "\n\n> Regelung: Das ist nur hier so.\n", "utf-8")


def repeat_a_title(german: Path) -> None:
    titles = [line for line in german.read_text("utf-8").splitlines() if line.startswith("## ")]
    spoil(german, titles[1].split(" ", 2)[2], titles[0].split(" ", 2)[2])


def refer_to_nothing(german: Path) -> None:
    german.write_text(german.read_text("utf-8").rstrip() + " Das folgt auch aus M7.7a.\n", "utf-8")


@pytest.mark.parametrize(
    ("slip", "check"),
    [
        (drop_the_last_rule, "editions"),
        (add_a_ruling, "editions"),
        (repeat_a_title, "rulebook"),
        (refer_to_nothing, "rulebook"),
    ],
)
def test_a_slip_in_one_edition_is_found(paper: Path, slip: Callable[[Path], None], check: str) -> None:
    slip(sorted((paper / "rulebook" / "de").iterdir())[-1])
    assert check in read(paper).failures


def test_where_tests_are_given_each_rule_needs_one(paper: Path, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    assert read(paper, tests).failures["coverage"].problem.endswith("lacks test.")
