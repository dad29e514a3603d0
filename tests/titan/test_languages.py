"""Titan says the same in every language."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hexenkessel.games.titan.battle.terrain import LANDS as BATTLELANDS
from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.characters import KINDS
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.languages import ENGLISH, LANGUAGES
from tests.kernel.sentences import keys_of, variables_of

FOLDER = files("hexenkessel.games.titan") / "messages"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]

# In English things are called what the code calls them. Two kinds of hex have no hazard to name.
TERRAINS = {land.terrain for land in LANDS.values()}
HAZARDS = {hazard for land in BATTLELANDS.values() for hazard in land.hazards} - {"plain", "tower"}
NAMES = {f"name-{word}" for word in (*KINDS, *TERRAINS, *HAZARDS)}


def is_name(key: str) -> bool:
    return key.startswith("name-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_read(language: str) -> None:
    assert GAME.messages(language).unreadable == []
    keys = keys_of(language, FOLDER)
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_told_the_same_as_in_english(language: str) -> None:
    english = {key: told for key, told in variables_of(ENGLISH, FOLDER).items() if not is_name(key)}
    other = {key: told for key, told in variables_of(language, FOLDER).items() if not is_name(key)}
    assert other == english


@pytest.mark.parametrize("language", OTHERS)
def test_every_character_terrain_and_hazard_has_a_name(language: str) -> None:
    assert {key for key in keys_of(language, FOLDER) if is_name(key)} >= NAMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", [0, 1, 5, "none", "Ogre", "yes"])
def test_every_message_can_be_said(language: str, word: str | int) -> None:
    messages = GAME.messages(language)
    for key, variables in variables_of(language, FOLDER).items():
        args = dict.fromkeys(variables, word)
        assert messages.faults(key, args) == []
        assert messages.say(key, args).strip()


@pytest.mark.parametrize("language", OTHERS)
def test_options_are_told_without_the_english_words_that_the_terminal_lists(language: str) -> None:
    assert "fast" not in GAME.messages(language).say("option-start").split(":")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_land_has_its_number_behind_its_name(language: str) -> None:
    messages = GAME.messages(language)
    words = {messages.say("land-name", {"land": land}).rpartition(" ")[::2] for land in LANDS}
    assert {number for _, number in words} == {str(land) for land in LANDS}
    assert len({terrain for terrain, _ in words}) == len(TERRAINS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("strike", ["strike", "rangestrike"])
def test_beside_drawn_dice_a_strike_says_all_but_the_dice(language: str, strike: str) -> None:
    told = variables_of(language, FOLDER)
    assert told[f"drawn-{strike}"] == told[strike] - {"dice"}
