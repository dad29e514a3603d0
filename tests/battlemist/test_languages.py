"""Battlemist says the same in each of its languages, and has words for all that can happen."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from hexenkessel.cli.story import Story
from hexenkessel.games.battlemist.actions import ALL_ACTIONS
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
from hexenkessel.kernel.action import verb_of
from hexenkessel.kernel.battery import random_move
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.gate import _apply
from hexenkessel.kernel.history import History
from hexenkessel.kernel.languages import ENGLISH
from tests.kernel.sentences import keys_of, variables_of

FOLDER = files("hexenkessel.games.battlemist") / "messages"
CODE = Path(str(files("hexenkessel.games.battlemist")))
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
def test_every_language_can_be_read(language: str) -> None:
    assert GAME.messages(language).unreadable == []
    keys = keys_of(language, FOLDER)
    assert len(set(keys)) == len(keys)


def test_every_message_is_told_the_same_in_german_as_in_english() -> None:
    assert variables_of("de", FOLDER) == variables_of(ENGLISH, FOLDER)


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
@pytest.mark.parametrize("word", [0, 1, 5, "none", "", "home-orcs", "yes"])
def test_every_message_can_be_said(language: str, word: str | int) -> None:
    messages = GAME.messages(language)
    for key, variables in variables_of(language, FOLDER).items():
        args = dict.fromkeys(variables, word)
        assert messages.faults(key, args) == []
        # Parts of a list of goods may be nothing.
        assert messages.say(key, args).strip() or key.startswith("and-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_order_and_option_has_words(language: str) -> None:
    keys = set(keys_of(language, FOLDER))
    assert {f"verb-{verb_of(action)}" for action in ALL_ACTIONS} - keys == set()
    assert {f"order-{order.name}" for order in GAME.orders} - keys == set()
    options = GAME.options.__struct_fields__
    assert {key for name in options for key in (f"option-{name}", f"option-{name}-name")} - keys == set()


# What the code says, read from the code.


def literals(node: ast.expr) -> list[str]:
    """The words an expression may be, as far as they stand there."""
    if isinstance(node, ast.IfExp):
        return [*literals(node.body), *literals(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def said_in_code() -> Iterator[tuple[str, frozenset[str], str]]:
    """Each key that is told, revealed or asked with, what it is told, and where."""
    for file in sorted(CODE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = ast.unparse(node.func)
            if called in ("change.tell", "change.reveal"):
                told = frozenset(word.arg for word in node.keywords if word.arg and word.arg != "to")
            elif called == "Prompt":
                given = node.args[1] if len(node.args) > 1 else None
                names = given.keys if isinstance(given, ast.Dict) else []
                told = frozenset(name for key in names if key for name in literals(key))
            else:
                continue
            for key in literals(node.args[0]):
                yield key, told, f"{file.name}:{node.lineno}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_code_says_has_a_sentence_that_fits(language: str) -> None:
    said = list(said_in_code())
    assert len(said) > 80
    needed = variables_of(language, FOLDER)
    missing = sorted({(key, tuple(sorted(told)), place) for key, told, place in said if key not in needed})
    assert missing == []
    assert [(key, place) for key, told, place in said if not needed[key] <= told] == []


@pytest.mark.parametrize(("seed", "seats", "board"), [(1, 2, "laid"), (2, 4, "drawn"), (3, 6, "drawn")])
def test_whatever_happens_is_told_with_nothing_left_open(seed: int, seats: int, board: str) -> None:
    """Events, questions and what an action means, as they are sent, in each language."""
    rng = random.Random(seed)
    told = Counter[str]()
    messages = [GAME.messages(language) for language in LANGUAGES]
    setup = GAME.setup(seats, DiceParts(f"told {seed}"), {"board": board, "events": "on"})
    played = GAME.begin(setup)
    for _ in range(700):
        position = played.position
        if position.outcome is not None:
            break
        view = GAME.view(position, None)
        seat, action = random_move(position, rng, 0.05, GAME.stop)
        meant = GAME.describe(GAME.view(position, seat), action)
        asked = position.step.prompt(position, position.due[0])
        said = [(event.key, event.args) for event in played.events]
        said += [(one.key, one.args) for one in (asked, meant) if one]
        for key, args in said:
            told[key] += 1
            if told[key] > 25:
                continue  # it has been told in all its forms
            for language in messages:
                words = GAME.in_words(view, args)
                assert language.faults(key, words) == []
                assert "{" not in language.say(key, words), key
        played = _apply(position, seat, action)
    assert len(told) > 40, told


def chances_in_code() -> set[str]:
    """What the chances of previews are called."""
    return {
        name
        for file in CODE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Preview"
        for given in node.args
        if isinstance(given, ast.Dict)
        for key in given.keys
        if key
        for name in literals(key)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chance_has_a_name(language: str) -> None:
    assert {f"preview-{name}" for name in chances_in_code()} - set(keys_of(language, FOLDER)) == set()


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
    told = GAME.in_words(GAME.view(chosen, None), args)
    assert told == args | {"seat": races[1], "seats": (races[1], races[0]), "victim": races[0]}
    assert GAME.in_words(GAME.view(choosing, None), args) == args
    assert GAME.in_words(GAME.view(chosen, None), {"seat": 0, "race": races[0]}) == {
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
