"""The command line by which the user can call this program again, here and now."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

MADE: Final = "HEXENKESSEL_MAKE"
"""Set by the Makefile: the words for which `make terminal` stands."""

_SCRIPT: Final = "hexenkessel"
_UNSAFE_IN_QUOTES: Final = frozenset('"$`\\!')  # within double quotes, for the shell or for make


def command_line(*words: str) -> str:
    """A command line with these arguments: by make, by the script's path, or by Python."""
    stands_for = tuple(os.environ.get(MADE, "").split())
    if stands_for and words[: len(stands_for)] == stands_for:
        rest = shlex.join(words[len(stands_for) :])
        if not _UNSAFE_IN_QUOTES.intersection(rest):
            return f'make terminal ARGS="{rest}"' if rest else "make terminal"
    return shlex.join([*_program(), *words])


def _program() -> list[str]:
    script = Path(sys.argv[0])
    if script.name != _SCRIPT:
        return [_from_here(Path(sys.executable)), "-m", "hexenkessel.cli"]
    found = shutil.which(_SCRIPT)
    if found and Path(found).absolute() == script.absolute():
        return [_SCRIPT]
    return [_from_here(script)]


def _from_here(program: Path) -> str:
    """Its path from this folder if it lies below it, else in full."""
    path, here = program.absolute(), Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
