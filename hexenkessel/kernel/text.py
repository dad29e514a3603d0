"""The grammar: formatter and parser of an action's one line of text, `move Re3 138 5`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache, partial
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from hexenkessel.kernel.action import Action, Verb, verb_of
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.refusal import Refused, unreadable

LONGEST_LINE: Final = 400
_MOST_REMEMBERED: Final = 20_000  # lines, and actions that have one
_WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9'_./+-]{0,39}", re.ASCII)
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)
_NOTHING: Final = "-"

_Reader: TypeAlias = Callable[[str], object]

# What is known to have a text. By its id, which nothing else can get as long as it is kept here.
_sayable: Final = BoundedCache[int, Action](_MOST_REMEMBERED)


class Grammar:
    """Writes and reads the actions of one game.

    A line is the verb and one word for each field, in order. Several things in one field are
    joined by commas; `-` stands for nothing; yes and no for a switch. Last fields that have their
    default value are left out.
    """

    def __init__(self, actions: Iterable[type[Action]]) -> None:
        self.actions: Mapping[Verb, type[Action]] = {verb_of(kind): kind for kind in actions}
        for kind in self.actions.values():
            _fields(kind)  # an action with a field that no word can say is found here, not in mid-game
        # What was said or offered: most is said again and again.
        self._lines = BoundedCache[str, Action](_MOST_REMEMBERED)

    def write(self, action: Action) -> str:
        return " ".join([action.verb, *_words(action)])

    def offer(self, action: Action) -> str:
        """The line of an action that the rules have listed. Whoever says it is understood at once."""
        line = self.write(action)
        self._remember(line, action)
        return line

    def read(self, line: str) -> Action:
        """The action this line says. Raises Refused (K5) if it says none."""
        if len(line) > LONGEST_LINE:
            raise Refused(unreadable("too-long"))
        if (action := self._lines.get(line)) is None:
            action = self._read_anew(line)
            self._remember(line, action)
        return action

    def _remember(self, line: str, action: Action) -> None:
        self._lines.keep(line, action)
        _sayable.keep(id(action), action)

    def _read_anew(self, line: str) -> Action:
        words = line.split()
        if not words or (kind := self.actions.get(words[0])) is None:
            raise Refused(unreadable("unknown-verb"))
        fields = _fields(kind)
        needed = len(fields) - len(kind.__struct_defaults__)
        if not needed <= len(words) - 1 <= len(fields):
            raise Refused(unreadable("wrong-count"))
        try:
            return _said(kind, tuple(words[1:]))
        except (ValueError, msgspec.ValidationError):
            raise Refused(unreadable("wrong-word")) from None


def has_text(action: Action) -> bool:
    """Can this action be written as a line that says the same?"""
    if id(action) in _sayable:
        return True
    try:
        words = _words(action)
        length = len(action.verb) + sum(1 + len(word) for word in words)
        if length > LONGEST_LINE or _said(type(action), tuple(words)) != action:
            return False
    except (TypeError, ValueError, NameError, msgspec.ValidationError):
        return False
    _sayable.keep(id(action), action)
    return True


def _words(action: Action) -> list[str]:
    fields = type(action).__struct_fields__
    words = [_written(getattr(action, name)) for name in fields]
    for default in reversed(type(action).__struct_defaults__):
        if getattr(action, fields[len(words) - 1]) != default:
            break
        words.pop()
    return words


@lru_cache(maxsize=_MOST_REMEMBERED)
def _said(kind: type[Action], words: tuple[str, ...]) -> Action:
    """Most are said again and again."""
    values = {name: read(word) for word, (name, read) in zip(words, _fields(kind), strict=False)}
    if kind.__struct_config__.tag is not None:
        values[str(kind.__struct_config__.tag_field)] = kind.__struct_config__.tag
    return msgspec.convert(values, kind)


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, str)):
        return str(value)
    if isinstance(value, tuple):
        return ",".join(_written(item) for item in value) or _NOTHING
    if value is None:
        return _NOTHING
    raise TypeError(f"An action cannot hold {value!r}; use words, numbers or tuples of them.")


@cache
def _fields(kind: type[Action]) -> tuple[tuple[str, _Reader], ...]:
    hints = get_type_hints(kind)
    return tuple((name, _reader(hints[name])) for name in kind.__struct_fields__)


def _reader(hint: Any) -> _Reader:
    """The parser of a word for a field of this type."""
    if get_origin(hint) is Annotated:
        return _reader(hint.__origin__)
    if get_origin(hint) in (Union, UnionType):
        inner = [part for part in get_args(hint) if part is not NoneType]
        if len(inner) == 1 and get_origin(inner[0]) is not tuple:
            return partial(_read_maybe, _single_reader(inner[0]))
    if get_origin(hint) is tuple:
        parts = {part for part in get_args(hint) if part is not Ellipsis}
        if len(parts) == 1:
            return partial(_read_several, _single_reader(*parts))
    return _single_reader(hint)


def _single_reader(hint: Any) -> _Reader:
    if get_origin(hint) is Annotated:
        return _single_reader(hint.__origin__)
    if hint is bool:
        return _read_switch
    if hint is int:
        return _read_number
    if hint is str or (get_origin(hint) is Literal and all(isinstance(word, str) for word in get_args(hint))):
        return _read_word
    raise TypeError(f"An action cannot have a field of type {hint!r}: one word could not say it.")


def _read_maybe(read: _Reader, word: str) -> object:
    return None if word == _NOTHING else read(word)


def _read_several(read: _Reader, word: str) -> object:
    return () if word == _NOTHING else tuple(read(part) for part in word.split(","))


def _read_switch(word: str) -> object:
    if word not in ("yes", "no"):
        raise ValueError(word)
    return word == "yes"


def _read_number(word: str) -> object:
    if not _NUMBER.fullmatch(word):
        raise ValueError(word)
    return int(word)


def _read_word(word: str) -> object:
    if not _WORD.fullmatch(word):
        raise ValueError(word)
    return word
