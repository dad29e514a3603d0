"""What screens are told of the game once: what follows from it agrees with what the rules say."""

from __future__ import annotations

import msgspec

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.scenarios.check import flaws_in
from hexenkessel.games.armageddon.scenarios.format import Scenario
from hexenkessel.kernel.dice import DiceParts


def test_a_blank_scenario_lacks_nothing_but_armies() -> None:
    blank = GAME.figures().scenario.blank
    assert [(flaw.word, flaw.detail) for flaw in flaws_in(blank)] == [
        ("no-warriors", "1"),
        ("no-warriors", "2"),
    ]
    assert msgspec.json.decode(msgspec.json.encode(blank), type=Scenario) == blank


def test_every_kind_comes_with_a_chapter_that_can_be_used() -> None:
    figures = GAME.figures()
    sections = [facts.section for facts in figures.sections]
    assert {
        kind: facts.section for kind, facts in figures.kinds.items() if facts.section not in sections
    } == {}
    assert set(figures.warriors) <= set(figures.kinds)
    for place, facts in enumerate(figures.sections):
        assert {*facts.needs} <= {*sections[:place]}


def test_the_schema_of_scenarios_names_the_limits_of_its_numbers() -> None:
    types = GAME.figures().scenario.schema["$defs"]
    assert types["Scenario"]["properties"]["rounds"]["maximum"] == 200
    assert types["Unit"]["properties"]["count"]["maximum"] == 99
    assert types["Hold"]["required"] == ["goal", "fields", "rounds"]


def test_battles_to_choose_from_are_told_with_what_is_in_them() -> None:
    figures = GAME.figures()
    for battle in figures.battles:
        setup = GAME.setup(battle.players, DiceParts("battles"), {"scenario": battle.word})
        field = GAME.opening(setup).state
        assert (len(field.figures), field.rounds, field.land) == (battle.figures, battle.rounds, battle.land)
    assert [battle.players for battle in figures.fitting.values()] == list(GAME.seats)
