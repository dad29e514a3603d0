"""Armageddon says the same in each of its languages, and has words for all that can happen."""

from __future__ import annotations

import ast
import random
from collections.abc import Mapping
from typing import get_args

import pytest

from hexenkessel.games.armageddon.chapters.ch17_magic.prices import SPELLS, SpellName
from hexenkessel.games.armageddon.chapters.ch17_magic.strengths import AS_BOW
from hexenkessel.games.armageddon.figures import KINDS
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.ground.terrain import TERRAIN
from hexenkessel.games.armageddon.scenarios.format import AnyGoal
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.kernel.action import verb_of
from hexenkessel.kernel.battery.inspection import Inspection, calls, keys_of, literals, variables_of
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Argument
from hexenkessel.kernel.gate import legal, play
from hexenkessel.kernel.languages import ENGLISH

FOLDER = GAME.folder / "messages"
CODE = Inspection(GAME).modules
LANGUAGES = (ENGLISH, "de")
MOVES_TRIED = 150

DANGERS = {facts.danger for facts in TERRAIN.values() if facts.danger}
# What counts in duels and shots, and why somebody rolls for life.
ITEMS = {
    "attacker", "axe-against-lance", "lance-against-sword", "sword-against-axe", "higher",
    "distance", "upwards", "downwards", "from-horseback", "on-elephant", "rolled-over",
    "on-chariot", "from-chariot", "speed", "crew", "trampling", "against-bow",
    "ship", "swimmer", "drowning", "run-over", "ram-field", "loophole", "gate",
    "inside-tower", "battlements", "pitch", "fall",
    "hunger",
}  # fmt: skip
# A14.3: what is hit, and what a hit takes.
OF_HITS = {"impact", "roof", "platform", "battlements", "foundation"}
# How strong the wind is, and what is hit of a ship.
AT_SEA = {"calm", "breeze", "storm", "front", "rear"}
# What goals speak of besides kinds of figures.
GROUPS = {"phalanx", "chariot", "warrior"}
# Spells, and what they make of figures.
MAGIC = {
    *get_args(SpellName),
    *(spell.leaves for spell in SPELLS.values() if spell.leaves),
    *(f"bow-{word}" for word in AS_BOW),
}
NAMED = {*KINDS, *TERRAIN, *DANGERS, *ITEMS, *GROUPS, *SIDES, *OF_HITS, *AT_SEA, *MAGIC}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_nothing_else_has(language: str) -> None:
    assert {key for key in keys_of(language, FOLDER) if key.startswith("name-")} == {
        f"name-{word}" for word in NAMED
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    messages = GAME.messages(language)
    for group in (KINDS, TERRAIN, ITEMS, MAGIC, SIDES):
        assert len({messages.say(f"name-{word}") for word in group}) == len(group)


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


def items_in_code() -> set[str]:
    """What good-points, increases and covers are called, as far as the words stand in the code."""
    return {
        word
        for _, module in CODE
        for function in ast.walk(module)
        if isinstance(function, ast.FunctionDef) and function.name in ("good_points", "increases", "covers")
        for node in ast.walk(function)
        if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load) and len(node.elts) == 2
        for word in literals(node.elts[0])
    }


def test_everything_that_counts_has_a_name() -> None:
    assert {"higher", "forest"} <= items_in_code() <= NAMED


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_befalls_a_figure_has_a_sentence_that_fits(language: str) -> None:
    needed = variables_of(language, FOLDER)
    said = [node for _, module in CODE for called, node in calls(module) if called == "_tell"]
    assert len(said) > 5
    for node in said:
        keys = [key for arg in node.args for key in literals(arg)]
        # Of a figure, and perhaps of another that it has to do with.
        more = {word.arg for word in node.keywords if word.arg} or {"target", "other"}
        for key in keys[:1]:
            assert needed[key] <= {"seat", "figure", "kind", "field", *more}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_flaw_and_goal_has_words(language: str) -> None:
    wanted: set[str] = set()
    for _, module in CODE:
        for called, node in calls(module):
            if called in ("won", "outcome_of"):
                wanted |= {f"outcome-{word}" for word in literals(node.args[1])}
            elif called == "Flaw":
                wanted |= {f"flaw-{word}" for word in literals(node.args[0])}
    assert len(wanted) > 20
    wanted |= {f"goal-{goal.__struct_config__.tag}" for goal in get_args(AnyGoal)}
    assert wanted - set(keys_of(language, FOLDER)) == set()


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
