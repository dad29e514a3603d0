"""Put a backup into a database that is empty.

All of the file is read and checked before anything is written, and then all of it is written, or nothing.
Stop the server first: it would go on with what it remembers; while it runs nothing is done. What signs
cookies is not in a backup: put the file `secret` back beside a SQLite database yourself. Exit code 0: done.
2: it cannot be done, and why.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from hexenkessel.cli.backup import told
from hexenkessel.cli.command_error import CommandError
from hexenkessel.cli.database import add_database, open_database, progress_bar, told_url


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a backup")
    parser.add_argument(
        "--replace", action="store_true", help="also where there is something: it is gone afterwards"
    )
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    if not arguments.file.is_file():
        raise CommandError(f"There is no file {arguments.file}.")
    with open_database(arguments, is_writer=True, may_be_new=True) as engine:
        from hexenkessel.server.storage.backup import BadBackup
        from hexenkessel.server.storage.restore import InUse, NotEmpty, restore_backup

        try:
            with progress_bar() as progress:
                contents = restore_backup(engine, arguments.file, arguments.replace, progress)
        except BadBackup as bad:
            raise CommandError(f"Nothing was changed. {bad}") from None
        except InUse:
            raise CommandError("Somebody is at this database: stop the server first.") from None
        except NotEmpty:
            raise CommandError(
                "There are games in this database; --replace puts the backup in their place."
            ) from None
        except OSError as error:
            raise CommandError(f"{arguments.file} cannot be read: {error.strerror or error}.") from None
    print(f"{arguments.file} of {contents.created}: {told(contents.rows)} are back in {told_url(engine)}.")
    return 0
