"""Sentences from Fluent files."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexenkessel.kernel.messages import Messages, message_source
from hexenkessel.kernel.refusal import KERNEL_RULES, Refusal, unreadable

ENGLISH = """
greeting = Hello, { $name }.
count = { $count ->
    [one] one ogre
   *[other] { $count } ogres
}
only-attribute =
    .title = no sentence
name-Ogre = the ogre
only-english = Only in English.
this is not a message
"""
GERMAN = "greeting = Hallo, { $name }.\nname-Ogre = der Oger\nname-Ogre-king = der Ogerkönig\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / "de.ftl").write_text(GERMAN, "utf-8")
    (tmp_path / "de.txt").write_text("greeting = wrong file", "utf-8")
    return tmp_path


def test_message_is_formatted_with_its_arguments(folder: Path) -> None:
    english = Messages("en", folder)
    assert english.say("greeting", {"name": "Ada"}) == "Hello, Ada."
    assert english.say("count", {"count": 1}) == "one ogre"
    assert english.say("count", {"count": 3}) == "3 ogres"


def test_named_words_are_translated_also_in_lists(folder: Path) -> None:
    assert (
        Messages("en", folder).say("greeting", {"name": ("Ogre", "Lion", 3, True)})
        == "Hello, the ogre, Lion, 3, yes."
    )
    assert Messages("de", folder).say("greeting", {"name": "Ogre"}) == "Hallo, der Oger."


def test_compound_words_are_translated_whole_or_by_part(folder: Path) -> None:
    german = Messages("de", folder)
    assert german.say("greeting", {"name": ("Ogre-king", "Ogre-3")}) == "Hallo, der Ogerkönig, der Oger-3."
    assert german.say("greeting", {"name": "Lion-Ogre"}) == "Hallo, Lion-der Oger."


def test_equal_words_of_a_list_are_counted(tmp_path: Path) -> None:
    counted = "counted-Ogre = { $count ->\n    [one] 1 ogre\n   *[other] { $count } ogres\n}\n"
    (tmp_path / "en.ftl").write_text(ENGLISH + counted, "utf-8")
    english = Messages("en", tmp_path)
    assert english.say("greeting", {"name": ("Ogre", "Lion", "Lion", "Ogre")}) == "Hello, 2 ogres, Lion ×2."
    assert english.say("greeting", {"name": ("Lion", "Bear", "Lion")}) == "Hello, Lion, Bear, Lion."
    assert english.say("greeting", {"name": ("Ogre",)}) == "Hello, 1 ogre."
    # Alone it is a name, and dice keep their order.
    assert english.say("greeting", {"name": "Ogre"}) == "Hello, the ogre."
    assert english.say("greeting", {"name": (3, 5, 3)}) == "Hello, 3, 5, 3."


def test_argument_can_refer_to_a_message(folder: Path) -> None:
    english = Messages("en", folder)
    assert english.say("greeting", {"name": "@only-english"}) == "Hello, Only in English.."
    assert (
        english.say("greeting", {"name": ("@only-english", "Ogre")}) == "Hello, Only in English., the ogre."
    )
    assert english.say("greeting", {"name": "@nothing"}) == "Hello, @nothing."


def test_missing_message_falls_back_to_english(folder: Path) -> None:
    german = Messages("de", folder)
    assert "only-english" in german
    assert german.say("only-english") == "Only in English."
    assert Messages("hu", folder).say("greeting", {"name": "x"}) == "Hello, x."


def test_unknown_key_is_shown_verbatim(folder: Path) -> None:
    assert Messages("en", folder).say("unknown", {"a": 1}) == "unknown a=1"
    assert "unknown" not in Messages("en", folder)


def test_faults_lists_missing_keys_and_arguments(folder: Path) -> None:
    english = Messages("en", folder)
    assert english.faults("greeting", {"name": "Ada", "age": 5}) == []
    assert "no message 'unknown'" in english.faults("unknown")[0]
    assert "'name'" in english.faults("greeting", {})[0] or "name" in english.faults("greeting", {})[0]
    assert "is empty" in english.faults("only-attribute")[0]
    assert english.unreadable == ["en.ftl: this is not a message"]


def test_kernel_refusals_have_messages() -> None:
    messages = Messages("en")
    assert messages.unreadable == []
    for rule in KERNEL_RULES:
        if rule != "K5":
            assert messages.faults(Refusal(rule).key) == []
    said = {
        messages.say(refusal.key, refusal.args)
        for refusal in map(unreadable, ("too-long", "unknown-verb", "wrong-count", "wrong-word"))
    }
    assert len(said) == 4
    assert messages.faults("sealed-choice", {"seat": 1}) == []


def test_refusal_key_replaces_dots() -> None:
    assert Refusal("T7.4a").key == "refusal-T7-4a"


def test_message_source_joins_the_files_of_a_language() -> None:
    source = message_source("en")
    assert "refusal-K1 =" in source and "refusal-K8 =" in source
    assert message_source("nowhere") == ""


def test_empty_argument_selects_none(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("on = { $target ->\n    [none] Nothing.\n   *[other] { $target }.\n}\n")
    english = Messages("en", tmp_path)
    assert english.say("on", {"target": ""}) == "Nothing."
    assert english.say("on", {"target": ()}) == "Nothing."
    assert english.say("on", {"target": "me"}) == "me."
