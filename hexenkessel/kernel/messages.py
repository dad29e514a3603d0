"""Localised messages from Fluent files: the same files serve the command, the server and the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from hexenkessel.kernel.event import Argument, Scalar
from hexenkessel.kernel.languages import ENGLISH

MESSAGE: Final = "@"  # what begins with it stands for a message; no word that a player says can

_WORD: Final = re.compile(r"[A-Za-z]+", re.ASCII)
_NAME: Final = re.compile(rf"{_WORD.pattern}(?:-{_WORD.pattern})*", re.ASCII)


class Messages:
    """All messages of the kernel and of one game in one language; English steps in where one is missing."""

    def __init__(self, language: str, *folders: Traversable) -> None:
        self.language = language
        self.unreadable: list[str] = []  # what could not be read in the files, for tests
        self._bundles: list[Any] = []
        for spoken in dict.fromkeys((language, ENGLISH)):
            found = _message_files(spoken, (files(__package__) / "messages", *folders))
            texts = tuple((file.name, file.read_text("utf-8")) for file in found)
            bundle, unreadable = _bundle(spoken, texts)
            self._bundles.append(bundle)
            self.unreadable += unreadable

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, args: Mapping[str, Argument] | None = None) -> str:
        """The sentence for a key. An unknown key is no error: it is shown as it is, with its arguments."""
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                words = {name: self._word(value) for name, value in (args or {}).items()}
                sentence, _ = bundle.format_pattern(pattern, words)
                return str(sentence)
        return " ".join([key, *(f"{name}={value}" for name, value in (args or {}).items())])

    def faults(self, key: str, args: Mapping[str, Argument] | None = None) -> list[str]:
        """The faults of a message: it is missing, or speaks of what it is not told. For tests."""
        if key not in self:
            return [f"There is no message '{key}'."]
        bundle = next(bundle for bundle in self._bundles if bundle.has_message(key))
        if (pattern := bundle.get_message(key).value) is None:
            return [f"The message '{key}' is empty."]
        given = args or {}
        _, errors = bundle.format_pattern(pattern, {name: self._word(value) for name, value in given.items()})
        return [f"The message '{key}' does not fit arguments {sorted(given)}: {error}" for error in errors]

    def _word(self, value: Argument) -> str | int:
        """Words with a name of their own are translated: `Ogre` and `Ogre-3` by the message `name-Ogre`.

        So are words of several parts: `red-hat` by `name-red-hat`, or part by part if there is none. A word
        that begins with @ stands for a whole message: `@about-red-hat`.
        """
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return value
        if isinstance(value, tuple):
            # A message cannot ask whether there is anything in a list or a word, but it can select [none].
            return ", ".join(self._listed(value)) or "none"
        if value.startswith(MESSAGE) and (key := value.removeprefix(MESSAGE)) in self:
            return self.say(key)
        return _NAME.sub(self._name, value) or "none"

    def _listed(self, items: tuple[Scalar, ...]) -> Iterator[str]:
        """One after the other, but equal words side by side once: `Ogre ×2`. Dice, and ways there and back,
        keep their order. What has a message `counted-<thing>` is counted wherever it stands."""
        said: set[Scalar] = set()
        for item, side_by_side in groupby(items):
            count, word = len(list(side_by_side)), str(self._word(item))
            if f"counted-{item}" in self:
                if item not in said:
                    said.add(item)
                    yield self.say(f"counted-{item}", {"count": items.count(item)})
            elif isinstance(item, str) and count > 1:
                yield f"{word} ×{count}"
            else:
                yield from [word] * count

    def _name(self, word: re.Match[str]) -> str:
        if f"name-{word[0]}" in self:
            return self.say(f"name-{word[0]}")
        return _WORD.sub(self._name, word[0]) if "-" in word[0] else word[0]


# To read a game's files takes a quarter of a second: done once for all that speak of it.
@cache
def _bundle(language: str, texts: tuple[tuple[str, str], ...]) -> tuple[Any, tuple[str, ...]]:
    """The messages in these files (their names, what is in them), and what in them is none."""
    bundle = FluentBundle([language], use_isolating=False)
    unreadable: list[str] = []
    for name, text in texts:
        resource = FluentResource(text)
        # A game may say in its own words what the kernel says for all.
        bundle.add_resource(resource, allow_overrides=True)
        junk = (entry for entry in resource.body if isinstance(entry, Junk))
        unreadable += (f"{name}: {(entry.content or '').strip()[:80]}" for entry in junk)
    return bundle, tuple(unreadable)


@cache
def kernel_messages(language: str = ENGLISH) -> Messages:
    """The kernel's own messages, where no game is spoken of: they translate no names."""
    return Messages(language)


def message_source(language: str, *folders: Traversable) -> str:
    """The files of the kernel and of a game in one language, one after the other, for a browser to read."""
    found = _message_files(language, (files(__package__) / "messages", *folders))
    return "\n".join(file.read_text("utf-8") for file in found)


def _message_files(language: str, folders: tuple[Traversable, ...]) -> list[Traversable]:
    return [
        file
        for folder in folders
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.startswith(language) and file.name.endswith(".ftl")
    ]
