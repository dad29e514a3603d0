"""The kernel says the same in every language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from hexenkessel.kernel.battery.inspection import keys_of, variables_of
from hexenkessel.kernel.languages import ENGLISH, LANGUAGES
from hexenkessel.kernel.messages import Messages
from hexenkessel.kernel.rulebook import LABELS

FOLDER = files("hexenkessel.kernel") / "messages"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]


def test_languages_are_unique_with_english_first() -> None:
    assert LANGUAGES[0] == ENGLISH
    assert len(set(LANGUAGES)) == len(LANGUAGES)
    assert tuple(LABELS) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_message_files_are_parsed_without_errors(language: str) -> None:
    assert Messages(language).unreadable == []
    keys = keys_of(language, FOLDER)
    assert keys and len(set(keys)) == len(keys)


@pytest.mark.parametrize("language", OTHERS)
def test_messages_have_the_same_variables_as_in_english(language: str) -> None:
    assert variables_of(language, FOLDER) == variables_of(ENGLISH, FOLDER)


@pytest.mark.parametrize("module", ["record", "verification", "game"])
def test_record_and_setup_errors_have_messages(module: str) -> None:
    source = (files("hexenkessel.kernel") / f"{module}.py").read_text("utf-8")
    said = set(re.findall(r'"((?:record|setup)-[a-z-]+)"', source))
    assert said and said <= set(keys_of(ENGLISH, FOLDER))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_labels_exist_in_every_language(language: str) -> None:
    assert all(LABELS[language])
    others = [labels for other, labels in LABELS.items() if other != language]
    assert LABELS[language] not in others
