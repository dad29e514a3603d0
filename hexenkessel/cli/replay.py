"""Tell a recorded game as sentences, and show a position of it."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record (.hxk)")
    parser.add_argument("--to", type=int, metavar="N", help="only as far as action N")
    parser.add_argument("--seat", type=int, metavar="SEAT", help="as this seat saw it (0 is the first)")
    parser.add_argument("--brief", action="store_true", help="only the position, not the story")


def run(arguments: argparse.Namespace) -> int:
    from hexenkessel.cli.complaint import Complaint
    from hexenkessel.cli.files import read_record
    from hexenkessel.cli.screen import Screen
    from hexenkessel.cli.setting import find_game
    from hexenkessel.cli.story import Story, tell_outcome
    from hexenkessel.kernel.record import BadRecord
    from hexenkessel.kernel.verification import replay

    record = read_record(arguments.file)
    game = find_game(record.setup.game)
    last = len(record.entries) - 1
    to = last if arguments.to is None else arguments.to
    if not 0 <= to <= last:
        raise Complaint(f"The record has actions 0 to {last}, not {to}.")
    if arguments.seat is not None and not 0 <= arguments.seat < record.setup.seats:
        raise Complaint(f"The record has seats 0 to {record.setup.seats - 1}, not {arguments.seat}.")
    try:
        history = replay(game, record, to)
    except BadRecord as problem:
        raise Complaint(f"{arguments.file} cannot be replayed. {problem}") from None
    screen = Screen(game, record.setup.seats)
    if not arguments.brief:
        for paragraph in Story(history).paragraphs(arguments.seat, numbered=True):
            screen.say(paragraph)
    screen.heading(f"After action {to} of {last}")
    screen.show(game.draw(game.view(history.position, arguments.seat)))
    if history.position.outcome:
        tell_outcome(screen, game, history.position.outcome)
    return 0
