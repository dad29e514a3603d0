"""Open the table in the browser: serve games to people and bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from hexenkessel.cli.command_error import CommandError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="the address to listen at (127.0.0.1: this machine only)")
    parser.add_argument("--port", type=int, help="the port to listen at (8777; 0 for any that is free)")
    parser.add_argument("--database", metavar="URL", help="where games are kept (a SQLite file of yours)")
    parser.add_argument("--origin", metavar="URL", help="the address under which people see the server")
    parser.add_argument(
        "--config", metavar="FILE", type=Path, help="settings (hexenkessel.toml, if it is here)"
    )
    parser.add_argument("--log", choices=("debug", "info", "warning"), help="how much to tell (info)")


def run(arguments: argparse.Namespace) -> int:
    try:
        from hexenkessel.server.serve import CannotListen, serve
        from hexenkessel.server.settings import BadSettings, load_settings
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("hexenkessel"):
            raise
        raise CommandError(f"{missing.name} is not installed: pip install 'hexenkessel[server]'.") from None
    names = ("host", "port", "database", "origin", "log")
    try:
        settings = load_settings({name: getattr(arguments, name) for name in names}, config=arguments.config)
        is_well = serve(settings, on_ready=_tell)
    except BadSettings as bad:
        raise CommandError(str(bad)) from None
    except CannotListen as error:
        raise CommandError(f"Cannot listen at {error}.") from None
    except KeyboardInterrupt:
        return 0  # everything has been stored and closed by now
    return 0 if is_well else 1


def _tell(link: str) -> None:
    print(f"Hexenkessel is at {link} (Ctrl-C stops it)", flush=True)
