"""The numbered menu of a decision, and the search for the choice that a typed part of it means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from hexenkessel.kernel.action import Action

MOST_ROWS: Final = 30  # more are shown group by group
SMALL_GROUP: Final = 3  # and a group of so few is still shown in full
LARGE_GROUP: Final = 12  # more would hide the other groups
LONGEST_LINE: Final = 360  # of the variants of a group, together with what they mean
FIRST_RANK: Final = 0  # what has it stands in a row of its own

_PIECE: Final = re.compile(r"[^\s,]+")


class Choice(msgspec.Struct, frozen=True):
    """One action, its text, and what it means here."""

    action: Action
    text: str
    remark: str = ""
    rank: int = 1  # among those with the same verb
    is_aside: bool = False  # may be said unasked, and so must not hide what is asked
    label: str = ""  # as much of the text as is needed
    number: int = 0  # from 1; the same whatever is filtered

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(self.text.casefold().split())

    @property
    def short(self) -> str:
        """The text without the words that may be left out."""
        words = self.text.split()
        return " ".join(words[: len(words) - len(self.action.implied)])

    def has(self, pieces: Sequence[str]) -> bool:
        """Do all pieces occur, each as a whole word or as the beginning of one?"""
        words = f"{self.text} {self.remark}".casefold().replace(",", " ").split()
        return all(any(word.startswith(piece) for word in words) for piece in pieces)


class Group(msgspec.Struct, frozen=True):
    """Choices that begin alike: all moves of one legion."""

    title: str
    choices: tuple[Choice, ...]

    @property
    def variants(self) -> str:
        """The variants of the group, without its title; empty if that is too much to read."""
        ends = [(choice.label[len(self.title) :].strip(), choice.remark) for choice in self.choices]
        full = " · ".join(f"{end} ({remark})" if remark else end for end, remark in ends)
        bare = " · ".join(end for end, _ in ends)
        return next((line for line in (full, bare) if len(line) <= LONGEST_LINE), "")

    @property
    def is_plain(self) -> bool:
        """Are these many choices of which most need no words?"""
        silent = sum(not choice.remark for choice in self.choices)
        return len(self.choices) > 2 * SMALL_GROUP and 2 * silent >= len(self.choices)


class Menu:
    """The choices of one decision."""

    def __init__(self, choices: Iterable[Choice]) -> None:
        self.choices = tuple(_numbered(_in_order(_labelled(tuple(choices)))))

    @property
    def is_long(self) -> bool:
        return len(self.choices) > MOST_ROWS

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(choice.action.verb for choice in self.choices))

    def numbered(self, number: int) -> Choice | None:
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def groups(self) -> Iterator[Group]:
        """Choices with the same verb and the same first piece, in their order."""
        found: dict[str, list[Choice]] = {}
        for choice in self.choices:
            title = choice.label if choice.rank == FIRST_RANK else _title(choice)
            found.setdefault(title, []).append(choice)
        for title, choices in found.items():
            yield Group(title, tuple(choices))

    def shows_in_full(self, group: Group) -> bool:
        """Is there a row for each choice of this group, or only one for all of them?"""
        size = len(group.choices)
        if size <= SMALL_GROUP:
            return True
        if group.choices[0].is_aside:
            return False
        hides_others = size > LARGE_GROUP and size < len(self.choices)
        return not (self.is_long or group.is_plain or hides_others)

    def meant(self, typed: str) -> Choice | None:
        """The one choice that begins with these words, its verb left out or not; None if there are more."""
        words = tuple(typed.casefold().split())
        whole = [choice for choice in self.choices if choice.words == words]
        # A verb alone is a question for what can be done with it, unless that is all there is to say.
        found = whole or (self.beginning_with(typed) if len(words) > 1 else [])
        return found[0] if len(found) == 1 else None

    def beginning_with(self, typed: str) -> list[Choice]:
        """The choices that begin with these words; or, where there is none, those that do behind the verb."""
        words = tuple(typed.casefold().split())
        for start in (0, 1):
            found = [choice for choice in self.choices if choice.words[start : start + len(words)] == words]
            if found:
                return found
        return []

    def with_pieces(self, typed: str) -> list[Choice]:
        """The choices in which every typed piece occurs."""
        pieces = typed.casefold().replace(",", " ").split()
        return [choice for choice in self.choices if pieces and choice.has(pieces)]

    def spelled(self, typed: str) -> str:
        """The same words in the letters, great and small, that the choices use."""
        known = {piece.casefold(): piece for choice in self.choices for piece in _PIECE.findall(choice.text)}
        return _PIECE.sub(lambda piece: known.get(piece[0].casefold(), piece[0]), typed)


def _title(choice: Choice) -> str:
    fields = choice.action.__struct_fields__
    first = getattr(choice.action, fields[0]) if fields and not choice.is_aside else None
    return f"{choice.action.verb} {first}" if isinstance(first, str) else choice.action.verb


def _labelled(choices: Sequence[Choice]) -> Iterator[Choice]:
    """Each choice with its label. Of those that differ only in words which mean nothing here, the first."""
    alike: dict[str, list[Choice]] = {}
    for choice in choices:
        alike.setdefault(choice.short, []).append(choice)
    for choice in choices:
        others = alike[choice.short]
        makes_difference = any(other.remark != choice.remark for other in others)
        if makes_difference or choice is others[0]:
            label = choice.text if makes_difference else choice.short
            yield msgspec.structs.replace(choice, label=label)


def _in_order(choices: Iterable[Choice]) -> list[Choice]:
    """By verb and first piece as the game lists them, then by rank; the first rank before all of its verb."""
    listed = list(choices)
    verbs = list(dict.fromkeys(choice.action.verb for choice in listed))
    titles = list(dict.fromkeys(_title(choice) for choice in listed))

    def place(choice: Choice) -> tuple[int, bool, int, int]:
        verb, title = verbs.index(choice.action.verb), titles.index(_title(choice))
        return verb, choice.rank != FIRST_RANK, title, choice.rank

    return sorted(listed, key=place)


def _numbered(choices: Iterable[Choice]) -> Iterator[Choice]:
    for number, choice in enumerate(choices, 1):
        yield msgspec.structs.replace(choice, number=number)
