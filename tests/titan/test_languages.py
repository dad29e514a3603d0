"""Titan says the same in every language."""

from __future__ import annotations

from importlib.resources import files

import pytest

from hexenkessel.games.titan.battle.terrain import LANDS as BATTLELANDS
from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.characters import KINDS
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.battery.inspection import keys_of, variables_of
from hexenkessel.kernel.languages import ENGLISH, LANGUAGES

FOLDER = files("hexenkessel.games.titan") / "messages"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]

# In English things are called what the code calls them. Two kinds of hex have no hazard to name.
TERRAINS = {land.terrain for land in LANDS.values()}
HAZARDS = {hazard for land in BATTLELANDS.values() for hazard in land.hazards} - {"plain", "tower"}
NAMES = {f"name-{word}" for word in (*KINDS, *TERRAINS, *HAZARDS)}


def is_name(key: str) -> bool:
    return key.startswith("name-")


@pytest.mark.parametrize("language", OTHERS)
def test_every_character_terrain_and_hazard_has_a_name(language: str) -> None:
    assert {key for key in keys_of(language, FOLDER) if is_name(key)} >= NAMES


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


@pytest.mark.rule("T12.6a")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_leaves_lords_to_warlocks(language: str) -> None:
    """It says at whom to shoot, and only then that nobody but a Warlock shoots at the Titan."""
    messages = GAME.messages(language)
    hint = messages.say("lesson-rangestrike-hint")
    titan, warlock = ("Tit", "Warlock" if language == ENGLISH else messages.say("name-Warlock"))
    advice, _, rest = hint.partition(".")
    assert titan not in advice
    assert titan in rest and warlock in rest
