"""Reading the figures that ship with the game: typed, checked, or refused by file and entry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any, TypeVar

import msgspec

from .effect import flaw_of

T = TypeVar("T")


class DataError(ValueError):
    """A file of figures contradicts itself or the rules; says which file and which entry."""

    def __init__(self, file: str, entry: object, problem: str) -> None:
        super().__init__(f"{file}: {entry}: {problem}")
        self.file = file
        self.entry = str(entry)
        self.problem = problem


def content_of(file: str) -> Any:
    """What stands in one file of figures, not yet checked."""
    content = (resources.files(__package__) / "data" / file).read_bytes()
    try:
        return msgspec.json.decode(content)
    except msgspec.DecodeError as error:
        raise DataError(file, "decoding", str(error)) from error


def shaped(file: str, entry: object, raw: object, shape: type[T]) -> T:
    """One entry of a file as a ``shape``; what does not fit is refused by name."""
    if isinstance(raw, Mapping):
        for effect in _effects_in(raw):
            if flaw := flaw_of(effect):
                raise DataError(file, entry, flaw)
    try:
        return msgspec.convert(raw, type=shape)
    except msgspec.ValidationError as error:
        raise DataError(file, entry, str(error)) from error


def entries(file: str, raw: Iterable[Any], shape: type[T]) -> dict[str, T]:
    """The entries of a list by their id, each id once."""
    found: dict[str, T] = {}
    for number, item in enumerate(raw, start=1):
        entry = item.get("id") if isinstance(item, Mapping) else None
        if not isinstance(entry, str):
            raise DataError(file, f"entry {number}", "has no id")
        if entry in found:
            raise DataError(file, entry, "stands there twice")
        found[entry] = shaped(file, entry, item, shape)
    return found


def _effects_in(raw: Mapping[str, object]) -> Iterable[Mapping[str, object]]:
    for key in ("effects", "carried", "failed"):
        listed = raw.get(key)
        if isinstance(listed, list):
            yield from (effect for effect in listed if isinstance(effect, Mapping))
