"""Data files of a game: JSON beside its code, read into typed structs, or refused by file and entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import resources
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class DataError(ValueError):
    """A data file contradicts itself or the rules; says which file and which entry."""

    def __init__(self, file: str, entry: object, problem: str) -> None:
        super().__init__(f"{file}: {entry}: {problem}")
        self.file = file
        self.entry = str(entry)
        self.problem = problem


def read_data(package: str, file: str, shape: type[T]) -> T:
    """The contents of one file of the folder `data` of a package, decoded into ``shape``."""
    content = (resources.files(package) / "data" / file).read_bytes()
    try:
        return msgspec.json.decode(content, type=shape)
    except msgspec.DecodeError as error:
        raise DataError(file, "decoding", str(error)) from error


def entries(
    file: str,
    raw: Iterable[Any],
    shape: type[T],
    flaw_in: Callable[[Mapping[str, object]], str | None] | None = None,
) -> dict[str, T]:
    """The entries of a list by their id, each id once.

    `flaw_in` says what is wrong with an entry in better words than its shape can.
    """
    found: dict[str, T] = {}
    for number, item in enumerate(raw, start=1):
        entry = item.get("id") if isinstance(item, Mapping) else None
        if not isinstance(entry, str):
            raise DataError(file, f"entry {number}", "has no id")
        if entry in found:
            raise DataError(file, entry, "stands there twice")
        if flaw_in and (flaw := flaw_in(item)):
            raise DataError(file, entry, flaw)
        try:
            found[entry] = msgspec.convert(item, type=shape)
        except msgspec.ValidationError as error:
            raise DataError(file, entry, str(error)) from error
    return found
