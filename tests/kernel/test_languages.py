"""The kernel says the same in every language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from hexenkessel.kernel.languages import ENGLISH, LANGUAGES
from hexenkessel.kernel.messages import Messages
from hexenkessel.kernel.rulebook import LABELS
from tests.kernel.sentences import keys_of, variables_of

FOLDER = files("hexenkessel.kernel") / "messages"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]


def test_english_comes_first_and_none_twice() -> None:
    assert LANGUAGES[0] == ENGLISH
    assert len(set(LANGUAGES)) == len(LANGUAGES)
    assert tuple(LABELS) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_read(language: str) -> None:
    assert Messages(language).unreadable == []
    keys = keys_of(language, FOLDER)
    assert keys and len(set(keys)) == len(keys)


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_told_the_same_as_in_english(language: str) -> None:
    assert variables_of(language, FOLDER) == variables_of(ENGLISH, FOLDER)


@pytest.mark.parametrize("module", ["record", "verification", "game"])
def test_whatever_is_wrong_with_a_record_or_a_setup_can_be_said(module: str) -> None:
    source = (files("hexenkessel.kernel") / f"{module}.py").read_text("utf-8")
    said = set(re.findall(r'"((?:record|setup)-[a-z-]+)"', source))
    assert said and said <= set(keys_of(ENGLISH, FOLDER))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_the_parts_of_a_rulebook(language: str) -> None:
    assert all(LABELS[language])
    others = [labels for other, labels in LABELS.items() if other != language]
    assert LABELS[language] not in others
