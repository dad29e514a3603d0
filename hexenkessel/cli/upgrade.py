"""Move games that were begun under older rules to the installed ones, where nothing changes.

Every game that is being played is played again, action by action, and the report says for each one of older
rules whether it is the same, and for every one that differs, where. Without --apply nothing is changed; with
it, those that are the same move, and the others stay and sleep. Exit code 0: no game has to stay. 1: some
differ. 2: it cannot be done.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from hexenkessel.cli.database import add_database, counted, open_database, progress_bar, told_url

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from hexenkessel.server.records.upgrade import Judged

FINE: Final = 0
SOME_DIFFER: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--apply", action="store_true", help="move the games that are the same")
    parser.add_argument(
        "--finished", action="store_true", help="games that are over too, so that they can be looked at again"
    )
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    with open_database(arguments, is_writer=False, may_be_new=False) as engine:
        judged = judge_all(engine, arguments.finished)
    if not judged:
        print(f"Every game in {told_url(engine)} is under the installed rules.")
        return FINE
    for each in judged:
        print(sentence(each))
    same = [each for each in judged if each.is_same]
    if not arguments.apply:
        print(f"{counted(len(same), 'game')} can move; {_staying(judged, [])}. Nothing was changed.")
        if same:
            print("Make a backup, then say the same with --apply.")
        return FINE if len(same) == len(judged) else SOME_DIFFER
    with open_database(arguments, is_writer=True, may_be_new=False) as engine:
        changed = move_all(engine, same)
    for each in changed:
        print(f"{each.row.id}: somebody has played meanwhile; say it again.")
    print(f"{counted(len(same) - len(changed), 'game')} moved; {_staying(judged, changed)}.")
    return SOME_DIFFER if changed or len(same) < len(judged) else FINE


def judge_all(engine: Engine, with_finished: bool) -> list[Judged]:
    from hexenkessel.cli.command_error import CommandError
    from hexenkessel.server.records.upgrade import judge, tables_begun
    from hexenkessel.server.storage.backup import tables_in

    with engine.connect() as connection, progress_bar() as progress:
        if not tables_in(connection):
            raise CommandError("There is nothing in this database yet.")
        tables = tables_begun(connection, with_finished)
        judged = []
        for number, (table, game) in enumerate(tables, 1):
            judged.append(judge(connection, table))
            progress(f"games of {game}", number, len(tables))
    return [each for each in judged if each is not None and not each.is_at_home]


def move_all(engine: Engine, same: list[Judged]) -> list[Judged]:
    """Those that could not be moved, because somebody has changed them since."""
    from hexenkessel.server.records.upgrade import move

    with engine.begin() as connection:
        return [each for each in same if not move(connection, each)]


def sentence(judged: Judged) -> str:
    row = judged.row
    what = f"{row.id} ({row.name}), {row.game} {row.version}"
    if judged.version != row.version:
        what += f" → {judged.version or '?'}"
    if judged.is_same:
        told = f"{what}: the same after {counted(row.number, 'action')}."
    else:
        told = f"{what}: differs at action {judged.number} of {row.number}. {judged.problem}"
    if judged.unknown and judged.is_same:
        told += (
            f" The dice of {judged.unknown} of them were not stored, so only what came of them was compared."
        )
    return told


def _staying(judged: list[Judged], changed: list[Judged]) -> str:
    staying = len(changed) + sum(not each.is_same for each in judged)
    return f"{staying:,} {'stays' if staying == 1 else 'stay'} as {'it is' if staying == 1 else 'they are'}"
