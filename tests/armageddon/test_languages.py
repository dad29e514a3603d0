"""Armageddon says the same in each of its languages, and has words for all that can happen."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from hexenkessel.games.armageddon.figures import KINDS
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.ground.terrain import TERRAIN
from hexenkessel.games.armageddon.position import AnyStep
from hexenkessel.games.armageddon.scenarios.format import AnyGoal
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.kernel.action import verb_of
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.gate import legal, play
from hexenkessel.kernel.languages import ENGLISH
from tests.kernel.sentences import keys_of, variables_of

FOLDER = files("hexenkessel.games.armageddon") / "messages"
CODE = Path(str(files("hexenkessel.games.armageddon")))
LANGUAGES = (ENGLISH, "de")
STEPS = get_args(AnyStep)
MOVES_TRIED = 150

DANGERS = {facts.danger for facts in TERRAIN.values() if facts.danger}
# What counts in duels and shots, and why somebody rolls for life.
ITEMS = {
    "attacker", "axe-against-lance", "lance-against-sword", "sword-against-axe", "higher",
    "distance", "upwards", "downwards", "from-horseback", "on-elephant", "rolled-over",
    "on-chariot", "from-chariot", "speed", "crew", "trampling", "against-bow",
}  # fmt: skip
# What goals speak of besides kinds of figures.
GROUPS = {"phalanx", "chariot", "warrior"}
NAMED = {*KINDS, *TERRAIN, *DANGERS, *ITEMS, *GROUPS, *SIDES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_read(language: str) -> None:
    assert GAME.messages(language).unreadable == []
    keys = keys_of(language, FOLDER)
    assert len(set(keys)) == len(keys)


def test_every_message_is_told_the_same_in_german_as_in_english() -> None:
    assert variables_of("de", FOLDER) == variables_of(ENGLISH, FOLDER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_nothing_else_has(language: str) -> None:
    assert {key for key in keys_of(language, FOLDER) if key.startswith("name-")} == {
        f"name-{word}" for word in NAMED
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    messages = GAME.messages(language)
    for group in (KINDS, TERRAIN, ITEMS, SIDES):
        assert len({messages.say(f"name-{word}") for word in group}) == len(group)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", [-1, 0, 1, 5, "none", "", "axe", "1/4", "yes"])
def test_every_message_can_be_said(language: str, word: str | int) -> None:
    messages = GAME.messages(language)
    for key, variables in variables_of(language, FOLDER).items():
        args: dict[str, Argument] = dict.fromkeys(variables, word)
        assert messages.faults(key, args) == []
        assert messages.say(key, args).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_order_and_option_has_words(language: str) -> None:
    keys = set(keys_of(language, FOLDER))
    assert {f"verb-{verb_of(action)}" for action in GAME.actions} - keys == set()
    assert {f"order-{order.name}" for order in GAME.orders} - keys == set()
    options = GAME.options.__struct_fields__
    assert {key for name in options for key in (f"option-{name}", f"option-{name}-name")} - keys == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_further_click_is_asked_for(language: str) -> None:
    """The prompt asks for the first click of an action, and after a button for none of its words yet."""
    wanted = {
        f"ask-{verb_of(action)}-{place}"
        for action in GAME.actions
        for place in range(0 if action.button_first else 1, len(action.__struct_fields__))
    }
    assert {key for key in keys_of(language, FOLDER) if key.startswith("ask-")} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_are_called_by_their_titles(language: str) -> None:
    messages = GAME.messages(language)
    told = {key for key in keys_of(language, FOLDER) if key.startswith("option-scenario-")}
    # Nothing chosen is the usual one for this number of players.
    assert told - {"option-scenario-name", "option-scenario-usual"} == {
        f"option-scenario-{word}" for word in shipped()
    }
    for word, scenario in shipped().items():
        assert messages.say(f"option-scenario-{word}") == scenario.title[language]


# What the code says, read from the code.


def literals(node: ast.expr) -> list[str]:
    """The words an expression may be, as far as they stand there."""
    if isinstance(node, ast.IfExp):
        return [*literals(node.body), *literals(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    for file in sorted(CODE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                yield ast.unparse(node.func), node, f"{file.name}:{node.lineno}"


def said_in_code() -> Iterator[tuple[str, frozenset[str], str]]:
    """Each key that is told, revealed or asked with, what it is told, and where."""
    for called, node, place in calls():
        if called in ("change.tell", "change.reveal"):
            told = frozenset(word.arg for word in node.keywords if word.arg and word.arg != "to")
        elif called == "Prompt":
            given = node.args[1] if len(node.args) > 1 else None
            names = given.keys if isinstance(given, ast.Dict) else []
            if None in names:
                continue  # what is spread out here cannot be read; that there is a sentence is tested below
            told = frozenset(name for key in names if key for name in literals(key))
        elif called == "_tell" and (keys := [key for arg in node.args for key in literals(arg)]):
            # Of a figure, and perhaps of another that it has to do with.
            more = {word.arg for word in node.keywords if word.arg} or {"target", "other"}
            told = frozenset({"seat", "figure", "kind", "field", *more})
            yield keys[0], told, place
            continue
        else:
            continue
        for key in literals(node.args[0]):
            yield key, told, place


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_code_says_has_a_sentence_that_fits(language: str) -> None:
    said = list(said_in_code())
    assert len(said) > 15
    needed = variables_of(language, FOLDER)
    missing = sorted({(key, tuple(sorted(told)), place) for key, told, place in said if key not in needed})
    assert missing == []
    assert [(key, place) for key, told, place in said if not needed[key] <= told] == []


def words_in_code(pattern: str) -> set[str]:
    """All words that stand in the code and are like this."""
    return {
        node.value
        for file in CODE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(pattern, node.value)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_asks_has_a_question(language: str) -> None:
    """A step asks by its tag unless it has questions of its own."""
    keys = set(keys_of(language, FOLDER))
    asking = {
        f"prompt-{step.__struct_config__.tag}"
        for step in STEPS
        if step.answers and "prompt" not in vars(step)
    }
    assert asking >= {"prompt-movement", "prompt-combat"}
    assert (asking | words_in_code(r"prompt-[a-z-]+")) - keys == set()


def items_in_code() -> set[str]:
    """What good-points, increases and covers are called, as far as the words stand in the code."""
    return {
        word
        for file in CODE.rglob("*.py")
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef) and function.name in ("good_points", "increases", "covers")
        for node in ast.walk(function)
        if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load) and len(node.elts) == 2
        for word in literals(node.elts[0])
    }


def test_everything_that_counts_has_a_name() -> None:
    assert {"higher", "forest"} <= items_in_code() <= NAMED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chance_outcome_flaw_and_goal_has_words(language: str) -> None:
    keys = set(keys_of(language, FOLDER))
    wanted: set[str] = set()
    for called, node, _ in calls():
        if called == "Preview":
            given = [arg for arg in node.args if isinstance(arg, ast.Dict)]
            names = {word for each in given for key in each.keys if key for word in literals(key)}
            wanted |= {f"preview-{name}" for name in names}
        elif called in ("won", "standing"):
            wanted |= {f"outcome-{word}" for word in literals(node.args[1])}
        elif called == "Flaw":
            wanted |= {f"flaw-{word}" for word in literals(node.args[0])}
    assert len(wanted) > 20
    wanted |= {f"goal-{goal.__struct_config__.tag}" for goal in get_args(AnyGoal)}
    assert wanted - keys == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_goal_is_told_what_it_knows(language: str) -> None:
    needed = variables_of(language, FOLDER)
    for goal in get_args(AnyGoal):
        assert needed[f"goal-{goal.__struct_config__.tag}"] <= set(goal.__struct_fields__)


@pytest.mark.parametrize("name", sorted(shipped()))
def test_whatever_happens_in_a_battle_can_be_told(name: str) -> None:
    scenario = shipped()[name]
    chance = random.Random(name)
    setup = GAME.setup(scenario.players, DiceParts(name, ("",) * scenario.players), {"scenario": name})
    played = GAME.begin(setup)
    everything = [GAME.messages(language) for language in LANGUAGES]
    for _ in range(MOVES_TRIED):
        position = played.position
        told: list[tuple[str, Mapping[str, Argument]]] = [(event.key, event.args) for event in played.events]
        if position.outcome:
            told.append((f"outcome-{position.outcome.reason}", {}))
        else:
            prompt = position.steps[-1].prompt(position, position.due[0])
            told.append((prompt.key, prompt.args))
        assert [
            fault for messages in everything for key, args in told for fault in messages.faults(key, args)
        ] == []
        if position.outcome:
            break
        seat = position.due[0]
        actions = legal(position, seat)
        # By verb, so that what is seldom possible is not drowned in steps.
        verb = chance.choice(sorted({verb_of(action) for action in actions}))
        played = play(position, seat, chance.choice([each for each in actions if verb_of(each) == verb]))


DUEL: dict[str, Argument] = {
    "manner": "duel", "seat": 0, "figure": 1, "kind": "axe", "field": "1/12",
    "supporter": 2, "support": "axe",
    "foe": 1, "target": 9, "other": "lance", "place": "1/19", "attack": 13,
    "attack_points": ("attacker 2", "axe-against-lance 1"), "attack_total": 16,
    "defence": 9, "defence_points": (), "defence_total": 9, "result": "attacker",
}  # fmt: skip


def test_a_duel_is_told_with_dice_and_good_points() -> None:
    assert GAME.messages().say("duel", DUEL) == (
        "Player 1: axe on 1/12 with axe against lance of Player 2 on 1/19. "
        "13 + attacker 2, axe against lance 1 = 16; 9. Fallen: lance."
    )
    assert GAME.messages("de").say("duel", DUEL) == (
        "Spieler 1: Axt auf 1/12 mit Axt gegen Lanze von Spieler 2 auf 1/19. "
        "13 + Angreifer 2, Axt gegen Lanze 1 = 16; 9. Gefallen: Lanze."
    )


@pytest.mark.parametrize(
    ("result", "ending"), [("defender", "Gefallen: Axt."), ("neither", "Niemand fällt.")]
)
def test_a_duel_can_end_otherwise(result: str, ending: str) -> None:
    assert GAME.messages("de").say("duel", DUEL | {"result": result}).endswith(f". {ending}")
