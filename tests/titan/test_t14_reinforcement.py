"""Chapter 14, as far as it is about what a defender may still muster when the fight is over."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.battle.maneuvers import ManeuverPhase
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.spoils import Spoils
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from tests.titan.table import (
    BLUE,
    RED,
    after,
    battle,
    contents,
    fought,
    offered,
    offers,
    refusal_of,
    settled,
    table,
)

# In the Plains a Centaur musters its kind, two of them a Lion, and two Lions a Ranger.
FIGHT = {"Red1": "1 Troll", "Blue1": "1 Centaur Centaur Lion Lion"}
PLACES = {"Troll-0": "C3", "Lion-3": "D4", "Lion-4": "F4", "Centaur-1": "F3", "Centaur-2": "F2"}
DEFENDER_WINS = {RED: 1, BLUE: 6}


def last_strike(round: int, **more: Any) -> Any:
    """The attacker's only character is about to fall."""
    return battle(FIGHT, 1, PLACES, round=round, half=DEFENDER, hits={"Troll-0": 7}, **more)


def musters(position: Any, marker: str = "Blue1") -> list[str]:
    return [line for line in offers(position, BLUE) if line.startswith(f"muster {marker}")]


@pytest.mark.rule("T14.0d", "T6.4b")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_who_wins_before_his_fourth_maneuver_phase_musters_after_the_battle(round: int) -> None:
    won = fought(last_strike(round), DEFENDER_WINS)
    assert won.state.battle is None
    assert won.due == (BLUE,)
    assert {line.split()[2] for line in musters(won)} == {"Centaur", "Lion", "Ranger"}
    assert contents(after(won, "Blue: muster Blue1 Ranger Lion,Lion"), "Blue1").endswith("Ranger")


@pytest.mark.rule("T14.0e")
@pytest.mark.parametrize("round", [4, 5, 7])
def test_who_wins_later_without_reinforcement_musters_after_the_battle(round: int) -> None:
    won = fought(last_strike(round), DEFENDER_WINS)
    assert musters(won)


@pytest.mark.rule("T14.0e")
def test_it_does_not_matter_that_he_declined_before() -> None:
    fourth = battle(FIGHT, 1, PLACES, round=4, half=DEFENDER, part="additions", hits={"Troll-0": 7})
    asked = settled(fourth)
    assert asked.due == (BLUE,)
    assert musters(asked)
    declined = after(asked, "Blue: done")
    assert isinstance(declined.step, ManeuverPhase)
    won = fought(after(declined, "Blue: done"), DEFENDER_WINS)
    assert musters(won)


@pytest.mark.rule("T14.1b")
def test_one_reinforcement_in_a_battle_is_all() -> None:
    fourth = battle(FIGHT, 1, PLACES, round=4, half=DEFENDER, part="additions", hits={"Troll-0": 7})
    reinforced = after(fourth, "Blue: muster Blue1 Lion Lion")
    enter = next(line for line in offers(reinforced, BLUE) if line.startswith("maneuver Lion-5"))
    won = fought(after(reinforced, f"Blue: {enter}", "Blue: done"), DEFENDER_WINS)
    assert contents(won, "Blue1") == "Centaur Centaur Lion Lion Lion"
    assert won.due == (RED,) or not musters(won)


@pytest.mark.rule("T14.1b")
def test_whoever_was_reinforced_in_battle_is_refused_a_second_one_after_it() -> None:
    fourth = battle(
        FIGHT | {"Red1": "1 Troll Angel Angel Angel"},
        1,
        {"Troll-3": "C3", "Lion-6": "D4", "Lion-7": "F4", "Centaur-4": "F3", "Centaur-5": "F2"}
        | dict.fromkeys(("Angel-0", "Angel-1", "Angel-2"), "slain"),
        round=4,
        half=DEFENDER,
        part="additions",
        hits={"Troll-3": 7},
        scores=(0, 50),
    )
    reinforced = after(fourth, "Blue: muster Blue1 Lion Lion")
    enter = next(line for line in offers(reinforced, BLUE) if line.startswith("maneuver Lion-8"))
    won = fought(after(reinforced, f"Blue: {enter}", "Blue: done"), DEFENDER_WINS)
    # 88 points bring an Angel, so that Blue is asked at all.
    assert won.due == (BLUE,)
    assert musters(won) == []
    assert refusal_of(won, BLUE, "muster Blue1 Lion Lion") == "T14.1b"


@pytest.mark.rule("T14.1b")
def test_after_the_battle_one_is_all_as_well() -> None:
    position = table(
        {"Blue1": "1 Centaur Lion", "Red1": "20 Titan"},
        Spoils(BLUE, "Blue1", multiples=(100,), may_muster=True),
    )
    once = after(position, "Blue: muster Blue1 Lion Lion")
    assert once.due == (BLUE,)
    assert musters(once) == []
    assert refusal_of(once, BLUE, "muster Blue1 Lion Lion") == "T14.1b"


@pytest.mark.rule("T14.1b")
def test_it_is_optional() -> None:
    won = fought(last_strike(2), DEFENDER_WINS)
    declined = after(won, "Blue: done")
    assert contents(declined, "Blue1") == "Centaur Centaur Lion Lion"
    assert declined.due != (BLUE,) or declined.state.active == BLUE


def met(**more: Any) -> Any:
    # 100 points in Angels: the winner is asked whether he wants one.
    legions = {"Red1": "1 Angel Angel Angel Angel Troll", "Blue1": "1 Centaur Centaur"}
    return settled(table(legions, moved={"Red1": 3}, **more))


@pytest.mark.rule("T14.2a")
def test_who_wins_by_agreement_may_muster() -> None:
    agreed = after(met(), "Blue: propose defender Centaur", "Red: accept")
    assert musters(agreed) == ["muster Blue1 Centaur Centaur"]


@pytest.mark.rule("T14.2a")
def test_who_wins_by_a_concession_after_the_attacker_has_come_onto_the_map_may_muster() -> None:
    begun = after(met(), "Blue: stand", "Red: fight")
    entered = after(begun, f"Blue: {offers(begun, BLUE)[0]}", "Blue: done")
    assert entered.due == (RED,)
    one_placed = after(entered, f"Red: {offers(entered, RED)[0]}")
    conceded = after(one_placed, "Red: concede")
    assert musters(conceded)


@pytest.mark.rule("T14.2b")
def test_who_wins_by_a_concession_before_that_may_not() -> None:
    before_battle = after(met(), "Blue: stand", "Red: concede")
    begun = after(met(), "Blue: stand", "Red: fight")
    at_the_start = after(begun, "Red: concede")
    entered = after(begun, f"Blue: {offers(begun, BLUE)[0]}", "Blue: done")
    before_entering = after(entered, "Red: concede")
    for conceded in (before_battle, at_the_start, before_entering):
        # The points bring an Angel, so that Blue is asked at all.
        assert conceded.due == (BLUE,)
        assert "acquire Angel" in offers(conceded, BLUE)
        assert musters(conceded) == []
        assert refusal_of(conceded, BLUE, "muster Blue1 Centaur Centaur") == "T14.2b"


@pytest.mark.rule("T14.0e", "T10.5c")
def test_who_holds_out_to_the_end_may_muster_but_scores_nothing() -> None:
    last = battle(
        FIGHT,
        1,
        {unit: place for unit, place in PLACES.items() if unit != "Lion-3"} | {"Lion-3": "F1"},
        round=7,
        half=ATTACKER,
        part="strike",
    )
    over = settled(last)
    assert over.state.battle is None
    assert contents(over, "Red1") == ""
    assert over.state.players[BLUE].score == 0
    assert musters(over)


@pytest.mark.rule("T14.0a")
def test_an_attacker_takes_no_reinforcement_but_musters_in_his_muster_phase() -> None:
    legions = {"Red1": "1 Centaur Centaur", "Blue1": "1 Angel Angel Angel Angel Troll"}
    won = after(table(legions, moved={"Red1": 3}), "Blue: stand", "Blue: concede")
    assert isinstance(won.step, Spoils)
    assert not any(line.startswith("muster") for line in offers(won, RED))
    mustering = after(won, "Red: done")
    assert isinstance(mustering.step, MusterPhase)
    assert "muster Red1 Lion Centaur,Centaur" in offers(mustering, RED)


@pytest.mark.rule("T9.1b", "T18.4a")
def test_in_a_battle_and_after_it_everybody_sees_the_legion_and_each_recruit_is_offered_once() -> None:
    fourth = settled(battle(FIGHT, 1, PLACES, round=4, half=DEFENDER, part="additions"))
    assert len(musters(fourth)) == 5
    recruits = ["muster Blue1 Ranger Lion,Lion", "muster Blue1 Lion Centaur,Centaur"]
    assert offered(fourth, BLUE) == [*recruits, "muster Blue1 Centaur Centaur", "done"]
    won = fought(last_strike(3), DEFENDER_WINS)
    assert offered(won, BLUE) == offered(fourth, BLUE)
