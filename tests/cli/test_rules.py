"""`hexenkessel rules`."""

import json
from pathlib import Path

from tests.cli.running import run


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


def test_what_is_missing_and_what_no_program_needs(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    ran = run("rules", "titan", "--missing", "--tests", str(tmp_path / "tests"))
    assert ran.code == 1
    assert "T7.4a      LACKS test" in ran.lines
    assert any(line.startswith("T20.0a") and "for people only: " in line for line in ran.lines)
    everything = json.loads(run("rules", "titan", "--json", "--tests", str(tmp_path / "tests")).out)
    assert {tuple(entry["missing"]) for entry in everything} >= {("test",), ()}


def test_covered_ids_lack_nothing() -> None:
    covered = run("rules", "titan", "--covered").lines
    lacking = json.loads(run("rules", "titan", "--missing", "--json").out)
    assert "T7.4a" in covered and not {entry["id"] for entry in lacking} & set(covered)
