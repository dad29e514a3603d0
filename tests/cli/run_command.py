"""Running the command inside the test, without another process."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Sequence
from typing import NamedTuple
from unittest.mock import patch

from hexenkessel.cli import main
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.registry import register

register(GAME)  # also where the project is not installed


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def flowing(self) -> str:
        """The output without line breaks, which fall where they like."""
        return " ".join(self.out.split())

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def run(*argv: str, stdin: str | bytes = b"") -> Ran:
    """The command with these arguments; nobody is at the terminal."""
    typed = stdin.encode("utf-8", "surrogateescape") if isinstance(stdin, str) else stdin
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), "utf-8")),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = main(argv)
    return Ran(code, out.getvalue(), err.getvalue())


def complaint(*argv: str, stdin: str | bytes = b"") -> str:
    """The one sentence that a command with bad input ends with."""
    ran = run(*argv, stdin=stdin)
    assert ran.code == 2, ran
    assert ran.err.startswith("hexenkessel: ") and ran.err.count("\n") == 1, ran.err
    return ran.err.removeprefix("hexenkessel: ").strip()


def typed(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
