"""Let bots play whole games, and report how they went."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from hexenkessel.cli.arguments import add_game, add_options, whole_number

if TYPE_CHECKING:
    from hexenkessel.cli.series import Plan, Report
    from hexenkessel.kernel.game import Game

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 256
USUAL_MOST_TURNS: Final = 1_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seats", type=whole_number, metavar="N", help="how many seats (as few as the game allows)"
    )
    parser.add_argument("--games", type=whole_number, default=1, metavar="N", help="how many games (1)")
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME",
        help="who plays; repeated: one for each seat in turn",
    )
    parser.add_argument("--seed", default="0", metavar="S", help="the same seed gives the same games (0)")
    parser.add_argument(
        "--jobs", type=whole_number, default=1, metavar="N", help="how many games at once (1)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_options(parser)
    parser.add_argument("--save-dir", metavar="DIR", help="keep the record of every game there")
    parser.add_argument(
        "--most-turns",
        type=whole_number,
        default=USUAL_MOST_TURNS,
        metavar="N",
        help=f"break a game off after so many turns ({USUAL_MOST_TURNS})",
    )


def run(arguments: argparse.Namespace) -> int:
    from hexenkessel.cli.series import play_series

    plan = plan_from(arguments)
    reports = []
    with progress(plan) as advance:
        for report in play_series(plan, arguments.jobs):
            reports.append(report)
            advance(report.number)
            if arguments.save_dir:
                save(arguments.save_dir, plan, report)
    if arguments.json:
        print_json(plan, reports)
    else:
        print_table(plan, reports)
    return 0


def plan_from(arguments: argparse.Namespace) -> Plan:
    """The series asked for, checked before the first game begins."""
    from hexenkessel.cli.arguments import find_game, read_options
    from hexenkessel.cli.command_error import CommandError
    from hexenkessel.cli.files import make_folder
    from hexenkessel.cli.opponents import check_bot, usual_bot
    from hexenkessel.cli.series import Plan
    from hexenkessel.kernel.dice import DiceParts
    from hexenkessel.kernel.game import BadSetup

    game = find_game(arguments.game)
    for name, value, most in (
        ("--games", arguments.games, MOST_GAMES),
        ("--jobs", arguments.jobs, MOST_JOBS),
        ("--most-turns", arguments.most_turns, MOST_GAMES),
    ):
        if not 1 <= value <= most:
            raise CommandError(f"{name} is a number from 1 to {most}, not {value}.")
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    options = dict(read_options(game, arguments.option))
    try:
        game.setup(seats, DiceParts(""), options)
    except BadSetup as problem:
        raise CommandError(str(problem)) from None
    bots = arguments.bot or [usual_bot(game)]
    for name in bots:
        check_bot(game, name)
    if len(bots) > seats:
        raise CommandError(f"There are {seats} seats, but {len(bots)} bots.")
    seated = tuple(bots[seat % len(bots)] for seat in range(seats))
    if arguments.save_dir:
        make_folder(arguments.save_dir)
    return Plan(
        game.name,
        seats,
        arguments.games,
        seated,
        arguments.seed,
        options,
        arguments.most_turns,
        bool(arguments.save_dir),
    )


def save(folder: str, plan: Plan, report: Report) -> None:
    from pathlib import Path

    from hexenkessel.cli.files import write_text

    write_text(Path(folder) / f"{plan.game}-{report.number:04}.hxk", report.record)


@contextmanager
def progress(plan: Plan) -> Iterator[Any]:
    """A bar on a terminal; nothing where nobody looks."""
    if not sys.stderr.isatty():
        yield lambda number: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{plan.games} games of {plan.game}", total=plan.games)
        yield lambda number: bar.update(task, completed=number)


# What came of it


def wins(reports: Iterable[Report], seats: int) -> list[float]:
    """For each seat the games it won; a shared win counts as its share."""
    won = [0.0] * seats
    for report in reports:
        winners = report.outcome.winners if report.outcome else ()
        for seat in winners:
            won[seat] += 1 / len(winners)
    return won


def print_table(plan: Plan, reports: list[Report]) -> None:
    from hexenkessel.cli.arguments import find_game
    from hexenkessel.cli.screen import seat_name

    game = find_game(plan.game)
    messages = game.messages()
    names = [seat_name(messages, seat) for seat in range(plan.seats)]
    print(f"{'game':>4}  {'turns':>5}  {'decisions':>9}  outcome")
    for report in reports:
        total = sum(report.decisions)
        print(f"{report.number:>4}  {report.turns:>5}  {total:>9}  {_result(game, report, names)}")
    print()
    print(f"{'seat':8}  {'bot':8}  {'wins':>6}  {'decisions':>9}  {'ms each':>8}")
    for seat, won in enumerate(wins(reports, plan.seats)):
        asked = sum(report.decisions[seat] for report in reports)
        spent = sum(report.seconds[seat] for report in reports)
        each = 1000 * spent / asked if asked else 0.0
        print(f"{names[seat]:8}  {plan.bots[seat]:8}  {won:>6.1f}  {asked:>9}  {each:>8.2f}")
    print(f"{sum(report.outcome is not None for report in reports)} of {len(reports)} games were finished.")


def _result(game: Game[Any, Any], report: Report, names: list[str]) -> str:
    from hexenkessel.cli.story import outcome_sentence

    outcome = report.outcome
    if outcome is None:
        return "It was broken off."
    winners = " and ".join(names[seat] for seat in outcome.winners)
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    first = f"{winners} first" if winners else "Nobody first"
    return f"{first}: {scores}. {outcome_sentence(game, outcome)}"


def print_json(plan: Plan, reports: list[Report]) -> None:
    """The same for the same plan, however it was played; times go to standard error, as they never repeat."""
    import msgspec

    reasons = Counter(report.outcome.reason if report.outcome else "broken off" for report in reports)
    document = {
        "game": plan.game,
        "seats": plan.seats,
        "bots": plan.bots,
        "seed": plan.seed,
        "options": plan.options,
        "most_turns": plan.most_turns,
        "wins": wins(reports, plan.seats),
        "outcomes": dict(sorted(reasons.items())),
        "turns": sum(report.turns for report in reports),
        "decisions": sum(sum(report.decisions) for report in reports),
        "games": [
            {
                "number": report.number,
                "outcome": report.outcome,
                "winners": report.outcome.winners if report.outcome else (),
                "turns": report.turns,
                "decisions": report.decisions,
            }
            for report in reports
        ],
    }
    print(msgspec.json.encode(document).decode())
    asked = sum(sum(report.decisions) for report in reports)
    spent = sum(sum(report.seconds) for report in reports)
    print(f"{1000 * spent / max(1, asked):.2f} ms for a decision", file=sys.stderr)
