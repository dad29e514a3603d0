"""Battlemist says the same in each of its languages, and has words for all that can happen."""

from __future__ import annotations

from importlib.resources import files
from typing import get_args

import pytest

from hexenkessel.cli.story import Story
from hexenkessel.games.battlemist.components import (
    ACTIONS,
    ADVENTURES,
    ARTIFACTS,
    EVENTS,
    RACES,
    REALMS,
    SPELLS,
)
from hexenkessel.games.battlemist.effect import WINDOWS, Condition, Kind, Terrain
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.goods import RESOURCES
from hexenkessel.kernel.battery.inspection import keys_of
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.history import History
from hexenkessel.kernel.languages import ENGLISH

SHOWS = GAME.presentation

FOLDER = files("hexenkessel.games.battlemist") / "messages"
LANGUAGES = (ENGLISH, "de")

OPPONENTS = {found.opponents.name for found in ADVENTURES.values() if found.opponents}
ABILITIES = [race.ability for race in RACES.values()]
THINGS = [*RACES, *REALMS, *ABILITIES, *ACTIONS, *EVENTS, *ADVENTURES, *OPPONENTS, *ARTIFACTS, *SPELLS]
WORDS = [*RESOURCES, *get_args(Kind), *get_args(Terrain), "home", "town", "city"]
EXPLAINED = [*ABILITIES, *ACTIONS, *ARTIFACTS, *SPELLS]
ENDS = [f"{event}-{end}" for event in EVENTS for end in ("carried", "failed")]


def dashed(word: str) -> str:
    return word.replace("_", "-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_what_does_something_a_sentence(language: str) -> None:
    keys = set(keys_of(language, FOLDER))
    assert {f"name-{word}" for word in (*THINGS, *WORDS)} - keys == set()
    assert {f"race-{race}" for race in RACES} - keys == set()
    assert {f"about-{word}" for word in (*EXPLAINED, *ENDS)} - keys == set()
    assert {f"window-{dashed(window)}" for window in WINDOWS} - keys == set()
    assert {f"condition-{dashed(condition)}" for condition in get_args(Condition)} - keys == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_left_from_things_that_are_gone(language: str) -> None:
    keys = keys_of(language, FOLDER)
    assert {key for key in keys if key.startswith("name-")} == {f"name-{word}" for word in (*THINGS, *WORDS)}
    assert {key for key in keys if key.startswith("about-")} == {f"about-{w}" for w in (*EXPLAINED, *ENDS)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_something_does_is_one_sentence(language: str) -> None:
    messages = GAME.messages(language)
    for word in (*EXPLAINED, *ENDS):
        sentence = messages.say(f"about-{word}")
        assert sentence.endswith(".") and ". " not in sentence, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    messages = GAME.messages(language)
    for kind in (RACES, REALMS, ACTIONS, EVENTS, ADVENTURES, ARTIFACTS, SPELLS):
        assert len({messages.say(f"name-{word}") for word in kind}) == len(kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_asks_its_question(language: str) -> None:
    asked = {f"prompt-moment-{dashed(window)}" for window in WINDOWS}
    assert asked - set(keys_of(language, FOLDER)) == set()


def test_seats_are_called_by_their_race_once_they_have_one() -> None:
    dice = DiceParts("words", ("", ""))
    chosen = GAME.begin(GAME.setup(2, dice, {"races": "drawn", "board": "drawn"})).position
    choosing = GAME.begin(GAME.setup(2, dice, {"races": "agreed"})).position
    races = [player.race for player in chosen.state.players]
    args: dict[str, Argument] = {"seat": 1, "seats": (1, 0), "victim": 0, "hero": 1, "realm": "abou-xar"}
    told = SHOWS.in_words(GAME.view(chosen, None), args)
    assert told == args | {"seat": races[1], "seats": (races[1], races[0]), "victim": races[0]}
    assert SHOWS.in_words(GAME.view(choosing, None), args) == args
    assert SHOWS.in_words(GAME.view(chosen, None), {"seat": 0, "race": races[0]}) == {
        "seat": 0,
        "race": races[0],
    }
    assert GAME.messages().say("draws", {"seat": 0}) == "Player 1 drew a card."
    assert (
        GAME.messages("de").say("draws", {"seat": "dark-lord"}) == "Herr der Finsternis: eine Karte gezogen."
    )


def test_a_terminal_tells_the_story_of_races() -> None:
    options = {"races": "drawn", "board": "drawn"}
    history = History(GAME, GAME.setup(2, DiceParts("words", ("", "")), options))
    race = GAME.messages("de").say(f"name-{history.position.state.players[0].race}")
    told = " ".join(Story(history, "de").paragraphs(None))
    assert f"Spieler 1: {race}." in told
    assert f"{race}: eine Karte gezogen." in told


def test_a_language_without_battlemist_falls_back_to_english() -> None:
    hungarian = GAME.messages("hu")
    english = GAME.messages(ENGLISH)
    assert hungarian.say("name-home-orcs") == english.say("name-home-orcs") == "Zul"
    assert (
        hungarian.say("played", {"seat": "orcs", "card": "war-cry", "target": ""}) == "Orcs played War Cry."
    )
