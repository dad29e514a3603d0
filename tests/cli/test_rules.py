"""`hexenkessel rules`."""

import json
from pathlib import Path

from tests.cli.run_command import complaint, run


def test_every_id_is_listed() -> None:
    ran = run("rules", "titan")
    assert ran.code == 0
    listed = [line.split()[0] for line in ran.lines[:-1]]
    assert "T7.4a" in listed and "EX-T7.5a" in listed and len(listed) > 330
    assert ran.lines[-1].endswith("ids have all they need.")


def test_one_rule_in_full() -> None:
    ran = run("rules", "titan", "t7.4a")
    assert ran.code == 0 and "T7.4a  Blocks" in ran.out and "code  movement.py:" in ran.out
    assert json.loads(run("rules", "titan", "T7.4a", "--json").out)[0]["id"] == "T7.4a"


def test_chapters_and_search() -> None:
    chapter = run("rules", "titan", "7")
    assert chapter.code == 0 and chapter.out.startswith("7 Movement\n") and "T7.6c  " in chapter.out
    about = run("rules", "titan", "movement").out
    assert "Chapter 7 Movement: read it with rules 7" in about and "  T6.2a   The movement roll" in about
    assert "T13.4e  Carrying over is a choice  (chapter 13" in run("rules", "titan", "carrying", "choice").out
    found = json.loads(run("rules", "titan", "arrow", "--json").out)
    assert found and all(entry["id"].startswith("T") for entry in found)
    assert complaint("rules", "titan", "xyzzy") == "titan has no rule 'xyzzy', nor one that speaks of it."


def test_missing_coverage_and_rules_for_people_only(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    ran = run("rules", "titan", "--missing", "--tests", str(tmp_path / "tests"))
    assert ran.code == 1
    assert "T7.4a      LACKS test" in ran.lines
    assert any(line.startswith("T20.0a") and "for people only: " in line for line in ran.lines)
    everything = json.loads(run("rules", "titan", "--json", "--tests", str(tmp_path / "tests")).out)
    assert {tuple(entry["missing"]) for entry in everything} >= {("test",), ()}


def test_covered_ids_lack_no_proof() -> None:
    covered = run("rules", "titan", "--covered").lines
    lacking = json.loads(run("rules", "titan", "--missing", "--json").out)
    assert "T7.4a" in covered and not {entry["id"] for entry in lacking} & set(covered)
