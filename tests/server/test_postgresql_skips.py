"""Tests for which something is missing on this machine: left out aloud, and never under CI."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server import conftest

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def without_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda program: None)
    monkeypatch.setattr(conftest, "_PROGRAMS", [])


def test_missing_postgresql_fails_under_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "1")
    with pytest.raises(pytest.fail.Exception, match="no PostgreSQL"):
        conftest.programs_of_postgresql()


def test_missing_postgresql_skips_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no PostgreSQL"):
        conftest.programs_of_postgresql()


def test_skipped_tests_are_reported(tmp_path: Path) -> None:
    file = tmp_path / "test_some.py"
    file.write_text("import pytest\n\ndef test_some():\n    pytest.skip('There is no moon.')\n")
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", str(file)]
    run = subprocess.run(command, check=True, cwd=ROOT, capture_output=True, text=True)
    assert "LEFT OUT: 1 tests. There is no moon." in run.stdout
