"""Reading the figures that ship with the game: typed, checked, or refused by name."""

from __future__ import annotations

from importlib import resources
from typing import TypeVar

import msgspec

T = TypeVar("T")


class DataError(ValueError):
    """A file of figures contradicts itself or the rules; says which file and which entry."""

    def __init__(self, file: str, entry: object, problem: str) -> None:
        super().__init__(f"{file}: {entry}: {problem}")
        self.file = file
        self.entry = str(entry)
        self.problem = problem


def read_figures(file: str, shape: type[T]) -> T:
    """The content of one file of figures, decoded into ``shape``."""
    content = (resources.files(__package__) / "data" / file).read_bytes()
    try:
        return msgspec.json.decode(content, type=shape)
    except msgspec.DecodeError as error:
        raise DataError(file, "decoding", str(error)) from error
