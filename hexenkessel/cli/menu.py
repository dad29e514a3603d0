"""All that a seat may do now, numbered; and what somebody means who types a part of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from hexenkessel.kernel.action import Action

MOST_ROWS: Final = 30  # more are shown group by group
SMALL_GROUP: Final = 3  # and a group of so few is still shown in full
LARGE_GROUP: Final = 12  # more would hide the other groups
LONGEST_LINE: Final = 360  # of the variants of a group, together with what they mean


class Choice(msgspec.Struct, frozen=True):
    """One action, its text, and what it means here."""

    number: int  # from 1; the same whatever is filtered
    action: Action
    text: str
    remark: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(self.text.casefold().split())

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
        """What follows the title, for each of them; empty if that is too much to read."""
        ends = [(choice.text[len(self.title) :].strip(), choice.remark) for choice in self.choices]
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

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = tuple(choices)

    @property
    def is_long(self) -> bool:
        return len(self.choices) > MOST_ROWS

    def numbered(self, number: int) -> Choice | None:
        return self.choices[number - 1] if 1 <= number <= len(self.choices) else None

    def groups(self) -> Iterator[Group]:
        """Choices with the same verb and the same first piece, in their order."""
        found: dict[str, list[Choice]] = {}
        for choice in self.choices:
            found.setdefault(_title(choice), []).append(choice)
        for title, choices in found.items():
            yield Group(title, tuple(choices))

    def shows_in_full(self, group: Group) -> bool:
        """Is there a row for each choice of this group, or only one for all of them?"""
        size = len(group.choices)
        if size <= SMALL_GROUP:
            return True
        hides_others = size > LARGE_GROUP and size < len(self.choices)
        return not (self.is_long or group.is_plain or hides_others)

    def meant(self, typed: str) -> Choice | None:
        """The one choice that begins with these words, its verb left out or not; None if there are more."""
        words = tuple(typed.casefold().split())
        for begins in (_is_all_of, _is_beginning_of, _is_beginning_of_rest):
            found = [choice for choice in self.choices if begins(words, choice.words)]
            if len(found) == 1:
                return found[0]
        return None

    def with_pieces(self, typed: str) -> list[Choice]:
        """The choices in which every typed piece occurs."""
        pieces = typed.casefold().replace(",", " ").split()
        return [choice for choice in self.choices if pieces and choice.has(pieces)]


def _title(choice: Choice) -> str:
    fields = choice.action.__struct_fields__
    first = getattr(choice.action, fields[0]) if fields else None
    return f"{choice.action.verb} {first}" if isinstance(first, str) else choice.action.verb


def _is_all_of(typed: tuple[str, ...], words: tuple[str, ...]) -> bool:
    return typed == words


def _is_beginning_of(typed: tuple[str, ...], words: tuple[str, ...]) -> bool:
    # A verb alone is a question for what can be done with it, unless that is all there is to say.
    return len(typed) > 1 and words[: len(typed)] == typed


def _is_beginning_of_rest(typed: tuple[str, ...], words: tuple[str, ...]) -> bool:
    return len(typed) > 1 and words[1 : len(typed) + 1] == typed
