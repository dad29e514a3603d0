"""Saved games: one file for each unfinished game that somebody has left."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hexenkessel.cli.command_error import CommandError
from hexenkessel.cli.files import make_folder, write_text
from hexenkessel.cli.invocation import command_line
from hexenkessel.cli.language import language_words

if TYPE_CHECKING:
    from hexenkessel.cli.session import Session

_SUFFIX: Final = ".hxk"
_LETTERS_OF_THE_DEAL: Final = 6  # in the name of a file, so that people can tell two games of one day apart


def folder() -> Path:
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "hexenkessel"


def is_kept_here(file: str) -> bool:
    """Is this one of our own files, so that the game may go on in it?"""
    try:
        return Path(file).resolve().parent == folder().resolve()
    except (OSError, ValueError):
        return False


def waiting_games(game: str) -> list[Path]:
    """The unfinished games of this kind, the one left last first."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in folder().glob(f"*{_SUFFIX}")]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True) if _is_unfinished(path, game)]


def _is_unfinished(path: Path, game: str) -> bool:
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return False
    is_of_this_game = any(line.startswith(f"game {game} ") for line in lines[:3])
    return is_of_this_game and not any(line.startswith("end ") for line in lines)


def free_path(game: str, deal: str) -> Path:
    """A file that is not there yet."""
    stem = f"{game}-{date.today().isoformat()}-{deal[:_LETTERS_OF_THE_DEAL]}"
    path, number = folder() / f"{stem}{_SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}{_SUFFIX}"
    return path


def keep(session: Session, *, apart_from: str = "") -> None:
    """Write the game to its file, or to a new one, and say where. `apart_from` is a file to be spared."""
    screen = session.screen
    if not session.is_changed:
        if not session.home:
            screen.say("Nothing was played, so nothing is kept.")
        return
    home = session.home
    if not home or (apart_from and Path(home).absolute() == Path(apart_from).absolute()):
        home = str(free_path(session.game.name, session.history.setup.dice.commitment))
    try:
        if is_kept_here(home):
            make_folder(folder())
        write_text(home, session.record())
    except CommandError as command_error:
        screen.say(f"The game could not be kept: {command_error}")
        return
    session.home, session.is_changed = home, False
    screen.show(f"The game is kept in {home}.")


def tell_how_to_go_on(session: Session) -> None:
    """The command that opens the game again, if it is kept anywhere."""
    name, home = session.game.name, session.home
    if not home or session.is_changed:
        return
    if session.position.outcome is not None:
        again = command_line("replay", home, "--open", *language_words(session.screen.language))
        session.screen.show(f"Hear it again: {again}")
        return
    waiting = waiting_games(name) if is_kept_here(home) else []
    is_newest = bool(waiting) and waiting[0].resolve() == Path(home).resolve()
    words: tuple[str, ...] = ("--resume",) if is_newest else ("--load", home)
    words += language_words(session.screen.language)
    session.screen.show(f"Go on with it: {command_line('play', name, *words)}")


def tell_who_waits(session: Session) -> None:
    """That there are unfinished games, and how to go on with them."""
    name, waiting = session.game.name, waiting_games(session.game.name)
    resume = command_line("play", name, "--resume", *language_words(session.screen.language))
    if len(waiting) == 1:
        session.screen.show(f"An unfinished game is waiting. Go on with it: {resume}")
    elif waiting:
        session.screen.show(f"{len(waiting)} unfinished games are waiting. Go on with the newest: {resume}")
        session.screen.show(f"The others can be opened with --load, from {folder()}")
    if waiting:
        session.screen.say()


def newest_waiting(game: str, besides: str | None = None) -> str:
    """The unfinished game that was left last, other than the one in this file. Complains if there is none."""
    for path in waiting_games(game):
        if not besides or path.resolve() != Path(besides).resolve():
            return str(path)
    raise CommandError(f"No unfinished game of {game} is waiting{', except this one' if besides else ''}.")
