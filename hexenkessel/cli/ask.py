"""Answer questions about the rules: JSON lines in, JSON lines out.

Reads one question a line from standard input and answers each with one line, in order.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any, Final

LONGEST_QUESTION: Final = 1_000_000  # bytes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from hexenkessel.cli.arguments import add_game

    add_game(parser)


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    from hexenkessel.cli.arguments import find_game

    game = find_game(arguments.game)
    for question in questions():
        if question is None:
            answer: Any = {"error": f"A question has at most {LONGEST_QUESTION} bytes."}
        elif not question.strip():
            continue
        else:
            answer = game.ask(question)
        print(msgspec.json.encode(answer).decode(), flush=True)
    return 0


def questions() -> Iterator[bytes | None]:
    """The lines of standard input; None for one that is too long to be read."""
    stream = getattr(sys.stdin, "buffer", None)
    if stream is None:  # somebody has put text in place of standard input
        yield from (line.encode("utf-8", "replace") for line in sys.stdin)
        return
    while line := stream.readline(LONGEST_QUESTION + 1):
        if len(line) <= LONGEST_QUESTION:
            yield line
            continue
        yield None
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_QUESTION)
