"""Reading and writing of record files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from hexenkessel.cli.command_error import CommandError

if TYPE_CHECKING:
    from hexenkessel.kernel.record import Record


def read_text(file: str) -> str:
    """The text of a record. Raises CommandError if it cannot be one."""
    from hexenkessel.kernel.record import LARGEST_RECORD

    try:
        path = Path(file)
        if path.stat().st_size > 4 * LARGEST_RECORD:
            raise CommandError(f"{file} is too large for a record.")
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise CommandError(f"{file} is no record: it is not text.") from None
    except (OSError, ValueError) as error:
        raise CommandError(f"{file} cannot be read: {_reason(error)}.") from None


def read_record(file: str) -> Record:
    from hexenkessel.kernel import record

    try:
        return record.read_record(read_text(file))
    except record.BadRecord as problem:
        raise CommandError(f"{file} is no record. {problem}") from None


def write_text(file: str | Path, text: str) -> None:
    """Write a record atomically: either the old one or the new one is there, never half of it."""
    from hexenkessel.kernel.record import FORMAT

    path = Path(file)
    try:
        if path.exists() and not path.read_bytes().startswith(FORMAT.encode()):
            raise CommandError(f"{file} is something else than a record, so it is left alone.")
        beside = path.with_name(f"{path.name}.part")
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise CommandError(f"{file} cannot be written: {_reason(error)}.") from None


def demand_no_other_game(file: str, deal: str) -> None:
    """Raises CommandError if this file holds an unfinished game of another deal."""
    from hexenkessel.kernel.record import FORMAT

    try:
        lines = Path(file).read_text(encoding="utf-8", errors="replace").splitlines()
    except (OSError, ValueError):
        return
    is_record = lines[:1] == [FORMAT]
    is_finished = any(line.startswith("end ") for line in lines)
    if is_record and not is_finished and f"commitment {deal}" not in lines:
        raise CommandError(f"{file} holds another game, which is not finished: name another file.")


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def make_folder(folder: str | Path) -> None:
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise CommandError(f"{folder} cannot be made: {_reason(error)}.") from None
