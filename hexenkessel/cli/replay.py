"""Tell a recorded game as sentences, and show a position of it."""

from __future__ import annotations

import argparse

from hexenkessel.cli.arguments import whole_number
from hexenkessel.cli.language import add_language


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record (.hxk)")
    parser.add_argument("--to", type=whole_number, metavar="N", help="only as far as action N")
    parser.add_argument(
        "--seat", type=whole_number, metavar="SEAT", help="as this seat saw it (0 is the first)"
    )
    parser.add_argument("--open", action="store_true", help="with all secrets, if the game is over")
    parser.add_argument("--brief", action="store_true", help="only the position, not the story")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    from hexenkessel.cli.arguments import find_game
    from hexenkessel.cli.command_error import CommandError
    from hexenkessel.cli.files import read_record
    from hexenkessel.cli.screen import Screen
    from hexenkessel.cli.story import Story, tell_outcome
    from hexenkessel.kernel.record import BadRecord
    from hexenkessel.kernel.verification import replay

    record = read_record(arguments.file)
    game = find_game(record.setup.game)
    last = len(record.entries) - 1
    to = last if arguments.to is None else arguments.to
    if not 0 <= to <= last:
        raise CommandError(f"The record has actions 0 to {last}, not {to}.")
    if arguments.seat is not None and not 0 <= arguments.seat < record.setup.seats:
        raise CommandError(f"The record has seats 0 to {record.setup.seats - 1}, not {arguments.seat}.")
    if arguments.open and record.result is None:
        raise CommandError("This game is not over, so its secrets are still secret: leave --open out.")
    if arguments.open and arguments.seat is not None:
        raise CommandError("No seat saw everything: leave --seat or --open out.")
    try:
        history = replay(game, record, to)
    except BadRecord as problem:
        raise CommandError(f"{arguments.file} cannot be replayed. {problem}") from None
    screen = Screen(game, record.setup.seats, arguments.language)
    if not arguments.brief:
        story = Story(history, arguments.language)
        for paragraph in story.paragraphs(arguments.seat, numbered=True, is_open=arguments.open):
            screen.say(paragraph)
    screen.heading(f"After action {to} of {last}")
    seen = game.open_view(history.position) if arguments.open else game.view(history.position, arguments.seat)
    screen.show(game.presentation.draw(seen, width=screen.width))
    if history.position.outcome:
        tell_outcome(screen, game, history.position)
    return 0
