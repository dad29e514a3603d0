"""The commands that are printed are commands that work."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from hexenkessel.cli.invocation import MADE, command_line

ROOT = Path(__file__).parents[2]


def started_as(monkeypatch: pytest.MonkeyPatch, script: Path | str, folder: Path) -> None:
    monkeypatch.setattr(sys, "argv", [str(script)])
    monkeypatch.chdir(folder)


def test_command_line_under_make(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MADE, "play titan")
    assert command_line("play", "titan", "--resume") == 'make terminal ARGS="--resume"'
    assert command_line("play", "titan") == "make terminal"
    assert command_line("play", "titan", "--load", "a b.hxk") == "make terminal ARGS=\"--load 'a b.hxk'\""
    # What make or the shell would change is not given to them, and other words are none of make's business.
    assert not command_line("play", "titan", "--load", "$HOME.hxk").startswith("make")
    assert not command_line("replay", "x.hxk").startswith("make")


def test_command_line_of_the_script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script = tmp_path / "bin" / "hexenkessel"
    script.parent.mkdir()
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    started_as(monkeypatch, script, tmp_path)
    assert command_line("games") == "bin/hexenkessel games"
    started_as(monkeypatch, script, ROOT)
    assert command_line("games") == f"{script} games"
    monkeypatch.setenv("PATH", str(script.parent))
    assert command_line("games") == "hexenkessel games"


def test_command_line_of_the_module(monkeypatch: pytest.MonkeyPatch) -> None:
    started_as(monkeypatch, "somewhere/__main__.py", ROOT)
    words = shlex.split(command_line("--version"))
    assert words[1:] == ["-m", "hexenkessel.cli", "--version"]
    assert subprocess.run(words, cwd=ROOT, capture_output=True, check=True).stdout


def test_makefile_passes_its_command_line() -> None:
    (line,) = (line for line in (ROOT / "Makefile").read_text().splitlines() if MADE in line)
    assert f'{MADE}="play $(GAME)" ' in line and "hexenkessel play $(GAME) $(ARGS)" in line
