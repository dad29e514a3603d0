"""Play a game in this terminal, against bots or with others at one keyboard."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from hexenkessel.cli.arguments import add_game, add_options, whole_number
from hexenkessel.cli.language import add_language

if TYPE_CHECKING:
    from hexenkessel.cli.screen import Screen
    from hexenkessel.cli.seating import Seating
    from hexenkessel.kernel.game import Game
    from hexenkessel.kernel.history import History


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seats", type=whole_number, metavar="N", help="how many seats (3, or what the game allows)"
    )
    parser.add_argument(
        "--human",
        type=whole_number,
        action="append",
        default=[],
        metavar="SEAT",
        help="a person sits here (0 is the first seat); may be repeated",
    )
    parser.add_argument("--hot-seat", action="store_true", help="people in all seats, one keyboard")
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME", help="who sits in the others; may be repeated"
    )
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same dice")
    add_options(parser)
    add_language(parser)
    parser.add_argument("--resume", action="store_true", help="go on with the unfinished game left last")
    parser.add_argument("--load", metavar="FILE", help="go on with a recorded game")
    parser.add_argument("--save", metavar="FILE", help="where the game is kept when you leave")


def run(arguments: argparse.Namespace) -> int:
    from hexenkessel.cli.arguments import find_game
    from hexenkessel.cli.files import demand_no_other_game
    from hexenkessel.cli.saved_games import (
        is_kept_here,
        keep,
        newest_waiting,
        tell_how_to_go_on,
        tell_who_waits,
    )
    from hexenkessel.cli.screen import Screen
    from hexenkessel.cli.session import Quit, Session
    from hexenkessel.cli.table_commands import answer

    game = find_game(arguments.game)
    if arguments.resume:
        arguments.load = arguments.load or newest_waiting(game.name)
    history, seating = resume(game, arguments) if arguments.load else begin(game, arguments)
    if arguments.save:
        demand_no_other_game(arguments.save, history.setup.dice.commitment)
    home = arguments.save or (arguments.load if arguments.load and is_kept_here(arguments.load) else None)
    screen = Screen(game, history.setup.seats, arguments.language)
    warn_if_narrow(screen)
    session = Session(history, seating, screen, line_reader(screen.is_terminal), home)
    if not arguments.load:
        tell_who_waits(session)
        if "welcome" in session.messages:
            for paragraph in session.messages.say("welcome").split("\n\n"):
                screen.say(" ".join(paragraph.split()))
                screen.say()
    try:
        with leaving_when_told():
            session.run(answer)
    except (Quit, KeyboardInterrupt):
        pass
    finally:
        keep(session)
        tell_how_to_go_on(session)
    return 0


def warn_if_narrow(screen: Screen) -> None:
    from hexenkessel.cli.screen import NARROWEST, WIDTH

    if screen.width < NARROWEST:
        screen.say(f"This terminal has {screen.width} columns; drawings need {NARROWEST}, better {WIDTH}.")
        screen.say()


@contextmanager
def leaving_when_told() -> Iterator[None]:
    """Turn termination signals into Quit: who closes the window leaves properly, and the game is saved."""
    import signal

    def leave(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    told = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [signal.signal(number, leave) for number in told]
    try:
        yield
    finally:
        for number, handler in zip(told, before, strict=True):
            signal.signal(number, handler)


def begin(game: Game[Any, Any], arguments: argparse.Namespace) -> tuple[History[Any, Any], Seating]:
    """A new game as asked for."""
    from hexenkessel.cli.arguments import read_options
    from hexenkessel.cli.command_error import CommandError
    from hexenkessel.cli.seating import choose_seating
    from hexenkessel.kernel.dice import DiceParts, fresh_part
    from hexenkessel.kernel.game import BadSetup
    from hexenkessel.kernel.history import History

    # Three make a good first game: somebody to fight, and somebody to fear meanwhile.
    seats = arguments.seats if arguments.seats is not None else min(max(3, game.seats[0]), game.seats[-1])
    dice = DiceParts(fresh_part() if arguments.seed is None else f"seed {arguments.seed}")
    try:
        setup = game.setup(seats, dice, read_options(game, arguments.option))
    except BadSetup as problem:
        raise CommandError(str(problem)) from None
    seating = choose_seating(game, seats, arguments.human, arguments.bot, is_hot_seat=arguments.hot_seat)
    return History(game, setup), seating


def resume(game: Game[Any, Any], arguments: argparse.Namespace) -> tuple[History[Any, Any], Seating]:
    """A recorded game, in its own seating or another one."""
    from hexenkessel.cli.command_error import CommandError
    from hexenkessel.cli.seating import choose_seating

    if arguments.option or arguments.seats is not None or arguments.seed is not None:
        raise CommandError("A loaded game has its own seats, options and seed.")
    history, seating = load(game, arguments.load)
    if arguments.human or arguments.bot or arguments.hot_seat:
        seats = history.setup.seats
        humans = arguments.human or ([] if arguments.hot_seat else list(seating.people))
        seating = choose_seating(game, seats, humans, arguments.bot, is_hot_seat=arguments.hot_seat)
    return history, seating


def load(game: Game[Any, Any], file: str) -> tuple[History[Any, Any], Seating]:
    """A game from its record, replayed by the rules."""
    from hexenkessel.cli.command_error import CommandError
    from hexenkessel.cli.files import read_record
    from hexenkessel.cli.seating import seating_in
    from hexenkessel.kernel.record import BadRecord
    from hexenkessel.kernel.verification import replay

    record = read_record(file)
    try:
        history = replay(game, record)
    except BadRecord as problem:
        raise CommandError(f"{file} cannot be played on. {problem}") from None
    return history, seating_in(game, record.setup.seats, record.players)


def line_reader(is_terminal: bool) -> Callable[[str], str]:
    """The input function: with history and arrow keys on a terminal, with an echo without one."""
    if is_terminal and sys.stdin.isatty():
        import contextlib

        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # to import it is to use it
        return input
    return _read_and_echo


def _read_and_echo(prompt: str) -> str:
    """A transcript without what was typed would be hard to read."""
    line = input(prompt)
    print(line)
    return line
