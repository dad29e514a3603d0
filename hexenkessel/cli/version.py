"""The option --version."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any


class Show(argparse.Action):
    """Prints the version when it is met, and ends the command."""

    def __init__(self, option_strings: Sequence[str], dest: str, **rest: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **rest)

    def __call__(self, parser: argparse.ArgumentParser, *rest: Any, **more: Any) -> None:
        print(version_line())
        parser.exit(0)


def version_line() -> str:
    from importlib.metadata import PackageNotFoundError, version

    from hexenkessel.kernel.build_info import is_compiled

    try:
        number = version("hexenkessel")
    except PackageNotFoundError:
        number = "(not installed)"
    return f"hexenkessel {number}, compiled: {'yes' if is_compiled() else 'no'}"
