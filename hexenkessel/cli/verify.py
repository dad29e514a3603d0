"""Check a record: every seal, every action, every roll.

Exit code 0: the record is true. 1: it was tampered with, and where. 2: it cannot be read.
"""

from __future__ import annotations

import argparse
from typing import Final

TRUE: Final = 0
TAMPERED: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record (.hxk)")


def run(arguments: argparse.Namespace) -> int:
    from hexenkessel.cli.arguments import find_game
    from hexenkessel.cli.command_error import CommandError
    from hexenkessel.cli.files import read_text
    from hexenkessel.cli.story import outcome_sentence
    from hexenkessel.kernel.record import BadRecord, read_record
    from hexenkessel.kernel.verification import Tampered, verify

    text = read_text(arguments.file)
    if line := broken_seal(text):
        print(f"{arguments.file}: TAMPERED. Line {line} was changed after it was sealed.")
        return TAMPERED
    try:
        record = read_record(text)
        game = find_game(record.setup.game)
        history = verify(game, record)
    except Tampered as found:
        print(f"{arguments.file}: TAMPERED at action {found.action}. {found}")
        return TAMPERED
    except BadRecord as problem:
        raise CommandError(f"{arguments.file} cannot be read as a record. {problem}") from None
    outcome = history.position.outcome
    state = outcome_sentence(game, outcome) if outcome else "The game is not over."
    print(f"{arguments.file}: true. {len(history.moves)} actions by the rules of {game.name}. {state}")
    return TRUE


def broken_seal(text: str) -> int:
    """The first line whose seal does not fit it and all before, counted from 1; 0 if all do.

    Looked at before anything is understood, so that a change which makes a line unreadable is found, too.
    """
    from hexenkessel.kernel.record import FORMAT, lines_in, seal_of

    lines = lines_in(text)
    if lines[0].strip() != FORMAT:
        return 0
    header_end = next((at for at, line in enumerate(lines) if line.startswith("~ ")), None)
    if header_end is None:
        return 0
    seal = seal_of("", "\n".join(lines[:header_end]))
    if lines[header_end][2:].strip() != seal:
        return header_end + 1
    for at, line in enumerate(lines[header_end + 1 :], header_end + 2):
        if not line.strip():
            continue
        said, _, found = line.rpartition(" ~ ")
        seal = seal_of(seal, said)
        if found != seal:
            return at
    return 0
