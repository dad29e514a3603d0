"""Options, who begins, armies bought for points, and setting up."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.deployment import Deploying, Enlisting
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.scenarios.check import flaws_in
from hexenkessel.games.armageddon.scenarios.format import Scenario
from hexenkessel.games.armageddon.scenarios.open_field import open_field
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.game import BadSetup
from hexenkessel.kernel.gate import legal, may_read, play
from tests.armageddon.table import GRAMMAR, lines, places, refusal, said


def begun(seats: int = 2, seed: str = "x", **options: Any) -> Any:
    return GAME.begin(GAME.setup(seats, DiceParts(seed), options)).position


def text_of(scenario: Scenario, **changes: Any) -> str:
    return msgspec.json.encode(msgspec.structs.replace(scenario, **changes)).decode()


def test_two_who_say_nothing_play_the_first_scenario() -> None:
    assert begun().state.scenario == "s01"


@pytest.mark.parametrize("seats", range(2, 7))
def test_there_is_a_battle_for_every_number_of_players(seats: int) -> None:
    assert flaws_in(open_field(seats)) == []
    assert begun(seats, scenario="open-field").state.seats == seats


def test_who_rolls_highest_begins() -> None:
    firsts = set()
    for seed in "abcdefgh":
        played = GAME.begin(GAME.setup(3, DiceParts(seed), {}))
        rolls = {e.args["seat"]: e.args["roll"] for e in played.events if e.key == "rolled-for-first"}
        (first,) = [e.args["seat"] for e in played.events if e.key == "first"]
        assert rolls[first] == max(rolls.values())
        assert played.position.state.active == first
        firsts.add(first)
    assert len(firsts) > 1
    assert begun(3, first="as-seated").state.first == 0


def test_a_scenario_as_text() -> None:
    text = text_of(shipped()["s01"], id="mine", rounds=3)
    assert begun(scenario=text).state.rounds == 3


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"scenario": "nowhere"}, "no scenario 'nowhere'"),
        ({"scenario": "{"}, "This is no scenario"),
        ({"scenario": '{"format": 1}'}, "This is no scenario"),
        ({"scenario": "s01", "chapters": "23x"}, "Chapters are named"),
        ({"scenario": "s01", "chapters": "2,,3"}, "Chapters are named"),
        ({"scenario": "s01", "chapters": "2,3."}, "Chapters are named"),
        ({"scenario": "s01", "chapters": "2,3,4.7"}, "no chapter 4.7"),
        ({"scenario": "s01", "chapters": "24"}, "Chapter 4 needs chapter 3"),
        ({"scenario": "s01", "chapters": "2"}, "Chapter 3 is always in use"),
        ({"scenario": "s01", "chapters": "32"}, "in order"),
        ({"scenario": "s01", "chapters": "231"}, "no chapter 1"),
        ({"scenario": "s01", "teams": "12"}, "Teams"),
        ({"scenario": "s01", "teams": "1-3"}, "Teams"),
        ({"scenario": "s01", "teams": "ab"}, "Teams"),
    ],
)
def test_what_cannot_be_begun_is_refused_in_a_sentence(options: dict[str, str], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        GAME.setup(2, DiceParts("x"), options)


def test_a_scenario_for_two_is_not_for_three() -> None:
    with pytest.raises(BadSetup, match="for 2 players, not 3"):
        GAME.setup(3, DiceParts("x"), {"scenario": "s01"})


def test_a_faulty_scenario_is_refused_with_the_place() -> None:
    text = json.loads(text_of(shipped()["s01"]))
    text["setup"][0]["units"] = ["axe"] * 5
    with pytest.raises(BadSetup, match="too-full 1/6"):
        GAME.setup(2, DiceParts("x"), {"scenario": json.dumps(text)})


@pytest.mark.rule("A1.1b")
def test_fewer_chapters_than_written_leave_their_figures_out() -> None:
    whole, fewer = begun(scenario="s02"), begun(scenario="s02", chapters="235")
    assert any(figure.kind == "bow" for figure in whole.state.figures.values())
    assert not any(figure.kind == "bow" for figure in fewer.state.figures.values())


def test_teams() -> None:
    assert begun(4, scenario="open-field", teams="13-24").state.sides == (0, 1, 0, 1)


# Setting up


def test_open_set_up_goes_in_turn_order_within_the_zone() -> None:
    position = begun(scenario="s01", deployment="open", first="as-seated")
    assert isinstance(position.step, Deploying) and position.due == (0,)
    zone = {position.state.index.name(field) for field in position.state.zones[0]}
    assert {line.split()[2] for line in lines(position, "place")} <= zone
    assert refusal(position, "place 1 1/20") == "A2.3a"
    assert refusal(position, "place 12 1/1") == "A2.3e"
    position = play(position, 0, said("place 1 1/1")).position
    assert GAME.view(position, 1).field.figures[1].field == 0
    position = play(position, 0, said("ready")).position
    assert position.due == (1,)
    position = play(position, 1, said("ready")).position
    assert places(position)[1] == "1/1" and position.state.round == 1


def test_nobody_is_placed_where_there_is_no_room() -> None:
    position = begun(scenario="s01", deployment="open", first="as-seated")
    # 1/6 holds four at the beginning.
    assert refusal(position, "place 9 1/6") == "A2.3a"


def test_secret_set_up_shows_others_nothing_until_all_are_ready() -> None:
    position = begun(scenario="s01", deployment="secret")
    assert position.due == (0, 1)
    before = GAME.view(position, 1)
    action = said("place 1 1/1")
    played = play(position, 0, action)
    after = GAME.view(played.position, 1)
    assert after.field == before.field and after.steps == before.steps
    assert not may_read(position, 0, action, 1) and may_read(position, 0, action, 0)
    assert all(event.to == (0,) for event in played.events)
    assert GAME.view(played.position, 0).field.figures[1].field == 0
    ready = play(played.position, 0, said("ready")).position
    assert GAME.view(ready, 1).field == before.field and ready.due == (1,)
    opened = play(ready, 1, said("ready"))
    assert GAME.view(opened.position, 1).field.figures[1].field == 0
    assert opened.closes_undo


def test_a_sample_fits_what_is_seen_of_a_secret_set_up() -> None:
    position = play(begun(scenario="s01", deployment="secret"), 0, said("place 1 1/1")).position
    for observer in (0, 1, None):
        view = GAME.view(position, observer)
        assert GAME.view(GAME.sample(view, random.Random(1)), observer) == view


# Armies for points


def test_armies_are_bought_one_after_the_other() -> None:
    position = begun(scenario="s02", army="points", points=60, first="as-seated")
    assert isinstance(position.step, Enlisting) and position.due == (0,)
    assert position.step.prompt(position, 0).args == {"points": 60}
    assert "ready" not in lines(position), "an army needs a warrior"
    position = play(position, 0, said("enlist hero 1/1")).position
    assert position.step.prompt(position, 0).args == {"points": 25}
    assert not any(line.startswith("enlist hero") for line in lines(position))
    for line in ("enlist bow 1/1", "enlist axe 1/1", "dismiss 2", "ready"):
        position = play(position, 0, said(line)).position
    assert position.due == (1,)
    for line in ("enlist lance 2/48", "ready"):
        position = play(position, 1, said(line)).position
    field = position.state
    assert [figure.kind for figure in field.figures.values()] == ["hero", "axe", "lance"]
    assert list(field.figures) == [1, 2, 3] and field.origins == (0, 0, 1) and field.round == 1


def test_only_kinds_of_the_chapters_in_use_are_for_sale() -> None:
    position = begun(scenario="s01", army="points", first="as-seated")
    kinds = {line.split()[1] for line in lines(position, "enlist")}
    assert kinds == {"axe", "lance", "sword", "champion", "hero"}
    assert all(GRAMMAR.write(action) for action in legal(position, 0))
