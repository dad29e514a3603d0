"""Common parts of the commands for hosts: the database argument, progress bars."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from hexenkessel.cli.command_error import CommandError

if TYPE_CHECKING:
    from sqlalchemy import Engine


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help="where games are kept (as for hexenkessel serve)")
    parser.add_argument(
        "--config", metavar="FILE", type=Path, help="settings (hexenkessel.toml, if it is here)"
    )


@contextmanager
def open_database(arguments: argparse.Namespace, *, is_writer: bool, may_be_new: bool) -> Iterator[Engine]:
    """The engine of the database that is meant. Raises CommandError if it cannot be used."""
    try:
        from sqlalchemy.engine import make_url
        from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

        from hexenkessel.server.settings import BadSettings, load_settings
        from hexenkessel.server.storage.engine import engine_for, is_sqlite
    except ModuleNotFoundError as missing:
        raise _not_installed(missing) from None
    try:
        settings = load_settings({"database": arguments.database}, config=arguments.config)
        url = make_url(settings.database)
        file = Path(url.database) if is_sqlite(url) and url.database else None
        if file is not None and not file.exists():
            if not may_be_new:
                raise CommandError(f"There is no database {file}.")
            file.absolute().parent.mkdir(parents=True, exist_ok=True)
        engine = engine_for(url, is_writer)
    except BadSettings as bad:
        raise CommandError(str(bad)) from None
    except (ArgumentError, NoSuchModuleError, OSError) as error:
        raise CommandError(f"This database cannot be used: {error}.") from None
    except ModuleNotFoundError as missing:
        raise _not_installed(missing) from None
    try:
        yield engine
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CommandError(f"{told_url(engine)} cannot be used: {reason}.") from None
    finally:
        engine.dispose()


def _not_installed(missing: ModuleNotFoundError) -> Exception:
    if (missing.name or "").startswith("hexenkessel"):
        return missing
    extra = "postgresql" if missing.name == "psycopg" else "server"
    return CommandError(f"{missing.name} is not installed: pip install 'hexenkessel[{extra}]'.")


def told_url(engine: Engine) -> str:
    """The URL of the database, without its password."""
    return engine.url.render_as_string(hide_password=True)


@contextmanager
def progress_bar() -> Iterator[Callable[[str, int, int], None]]:
    """A bar for each part of the work on a terminal; nothing where nobody looks."""
    if not sys.stderr.isatty():
        yield lambda part, number, total: None
        return
    from rich.console import Console
    from rich.progress import Progress, TaskID

    tasks: dict[str, TaskID] = {}
    with Progress(console=Console(stderr=True), transient=True) as bar:

        def show(part: str, number: int, total: int) -> None:
            if part not in tasks:
                tasks[part] = bar.add_task(part, total=total)
            bar.update(tasks[part], completed=number)

        yield show


def counted(number: int, thing: str) -> str:
    """So many of them, in English.

    >>> counted(1, "game"), counted(1200, "game")
    ('1 game', '1,200 games')
    """
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"
