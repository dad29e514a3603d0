"""The pages that people read, cut into blocks, and what their blocks do when they are run."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.cli.run_command import run

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (
    *sorted(ROOT.glob("*.md")),
    ROOT / "web" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
)

# Three points stand for whatever is left out: alone for lines, within a line for words.
LEFT_OUT: Final = "…"

_FENCE: Final = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
_FILE: Final = re.compile(r"`([\w-]*[./][\w./-]+)`:\n\n$")  # a name with a dot or a slash, not any word
_TYPED: Final = re.compile(r"^[A-Z][\w ]*> (.*)", re.MULTILINE)
_MAKE_TERMINAL: Final = re.compile(r'make terminal(?: ARGS="(.*)")?')


class Block(NamedTuple):
    """A block of code on a page."""

    language: str
    text: str
    line: int  # of the page, where it begins
    file: str = ""  # the name above it, if the reader is to write it to a file
    output: str = ""  # what the page says it prints


def blocks_of(page: Path) -> list[Block]:
    """All fenced blocks; a block of plain text that follows Python is what it prints."""
    text = page.read_text(encoding="utf-8")
    found: list[Block] = []
    for fence in _FENCE.finditer(text):
        named = _FILE.search(text, 0, fence.start())
        line = text[: fence.start()].count("\n") + 1
        block = Block(fence[2], fence[3], line, named[1] if named else "")
        if block.language == "text" and found and found[-1].language == "python" and not found[-1].output:
            found[-1] = found[-1]._replace(output=block.text)
        else:
            found.append(block)
    return found


def prose_of(page: Path) -> str:
    """The page without its blocks."""
    return _FENCE.sub("", page.read_text(encoding="utf-8"))


def run_blocks(page: Path, folder: Path) -> None:
    """Do what a reader would do who tries everything on the page, one thing after another."""
    names: dict[str, Any] = {"__name__": "__page__"}
    for block in blocks_of(page):
        where = f"{page.relative_to(ROOT)}, line {block.line}"
        if block.file:
            file = folder / block.file
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
        elif block.language == "python":
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile(block.text, where, "exec"), names)
            demand_shown(where, block.output, printed.getvalue())
        elif block.language == "console":
            for command, shown in commands_in(block.text):
                demand_shown(f"{where}, {command[:60]}", shown, printed_by(command, shown))


# Commands


def commands_in(text: str) -> Iterator[tuple[str, str]]:
    """Each line that begins with `$`, and what the page shows below it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown


def printed_by(command: str, shown: str) -> str:
    """What a command prints when somebody types what the page shows; others than ours are not run."""
    typed = "".join(f"{line}\n" for line in _TYPED.findall(shown))
    said, pipe, after = command.partition(" | ")
    if pipe and said.startswith("echo "):
        typed, command = " ".join(shlex.split(said)[1:]), after
    command = _MAKE_TERMINAL.sub(r"hexenkessel play titan \1", command)
    program, *arguments = shlex.split(command)
    if program != "hexenkessel":
        return shown
    if arguments[:1] == ["serve"]:
        return served(*arguments)
    ran = run(*arguments, stdin=typed)
    assert ran.code in (0, 1), f"{command} ended with code {ran.code}: {ran.err}"
    return ran.out + ran.err


def served(*arguments: str) -> str:
    """What the server prints until it is ready, in a process of its own at any port; then it is stopped."""
    command = [sys.executable, "-m", "hexenkessel.cli", *arguments, "--port", "0", "--log", "warning"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        ready = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        return ready + process.stdout.read()


# What is shown and what is printed


def demand_shown(where: str, shown: str, printed: str) -> None:
    """Every line that the page shows is printed, in this order; blanks and rules are not compared."""
    there = iter(_words(printed.splitlines()))
    for line in _words(shown.splitlines()):
        if line not in ("", LEFT_OUT):
            pattern = re.compile(".*".join(map(re.escape, line.split(LEFT_OUT))))
            assert any(pattern.fullmatch(other) for other in there), (
                f"{where}: not printed:\n{line}\n\n{printed}"
            )


def _words(lines: Sequence[str]) -> list[str]:
    return [" ".join(line.replace("─", " ").split()) for line in lines]
