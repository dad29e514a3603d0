"""The command line and its subcommands. Nothing but argparse is imported before it is parsed."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from hexenkessel.cli import (
    ask,
    backup,
    games,
    play,
    replay,
    restore,
    rules,
    serve,
    simulate,
    upgrade,
    verify,
    version,
)
from hexenkessel.cli.command_error import CommandError

BAD_INPUT: Final = 2

SUBCOMMANDS: Final = {
    "play": play,
    "serve": serve,
    "simulate": simulate,
    "replay": replay,
    "verify": verify,
    "rules": rules,
    "ask": ask,
    "games": games,
    "backup": backup,
    "restore": restore,
    "upgrade": upgrade,
}


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message[:1].upper()}{message[1:]} (see {self.prog} --help).")


def parser() -> Parser:
    top = Parser(
        prog="hexenkessel",
        description="A table for fantasy war games that nobody can buy any more.",
        epilog="Begin with: hexenkessel games",
    )
    top.add_argument("--version", action=version.Show, help="which version, and whether it is compiled")
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for name, module in SUBCOMMANDS.items():
        summary = (module.__doc__ or "").strip()
        sub = subparsers.add_parser(name, help=summary.splitlines()[0], description=summary)
        module.add_arguments(sub)
        sub.set_defaults(run=module.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; never a traceback for what somebody typed."""
    tolerate_any_letter()
    try:
        arguments = parser().parse_args(argv)
        if arguments.command is None:
            parser().print_help()
            return 0
        code: int = arguments.run(arguments)
        sys.stdout.flush()
        return code
    except CommandError as command_error:
        print(f"hexenkessel: {command_error}", file=sys.stderr)
        return BAD_INPUT
    except SystemExit as leaving:  # --help and --version
        return leaving.code if isinstance(leaving.code, int) else 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has seen enough. What is still in the buffer must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def tolerate_any_letter() -> None:
    """Replace encoding errors: what a terminal cannot show, and invalid bytes, become question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
