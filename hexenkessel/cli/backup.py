"""Copy the database of a server into one file, while it runs.

The file fits SQLite and PostgreSQL alike. It is there when it is whole, and not before. What signs
cookies is no part of it: keep the file `secret` beside a SQLite database, or the setting `secret`,
elsewhere; without it everybody has to come in again, and guests come as new ones. Exit code 0: done. 2:
it cannot be done, and why.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from hexenkessel.cli.command_error import CommandError
from hexenkessel.cli.database import add_database, counted, open_database, progress_bar, told_url


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="where to; an older backup there is replaced")
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    with open_database(arguments, is_writer=False, may_be_new=False) as engine:
        from hexenkessel.server.storage.backup import BadBackup, NothingThere, write_backup

        try:
            with progress_bar() as progress:
                contents = write_backup(engine, arguments.file, progress)
        except BadBackup as bad:
            raise CommandError(str(bad)) from None
        except NothingThere:
            raise CommandError("There is nothing in this database yet.") from None
        except OSError as error:
            raise CommandError(f"{arguments.file} cannot be written: {error.strerror or error}.") from None
    size = arguments.file.stat().st_size
    print(f"{arguments.file}: {told(contents.rows)} of {told_url(engine)}, {size / 1024:,.0f} kB.")
    print("The file `secret` is no part of it.")
    return 0


def told(rows: dict[str, int]) -> str:
    tables, people, actions = (rows.get(name, 0) for name in ("tables", "people", "actions"))
    people_told = "1 person" if people == 1 else f"{people:,} people"
    return f"{counted(tables, 'table')}, {people_told}, {counted(actions, 'action')}"
