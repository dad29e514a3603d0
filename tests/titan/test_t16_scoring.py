"""Chapter 16: what an engagement is worth and when it is over."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.characters import CHARACTERS, value
from hexenkessel.legions.battle.hexes import DEFENDER
from tests.titan.table import (
    BLUE,
    RED,
    after,
    battle,
    contents,
    fought,
    offers,
    say,
    score,
    settled,
    table,
    with_stacks,
)


def met(attacker: str, defender: str, **more: Any) -> Any:
    return settled(table({"Red1": f"8 {attacker}", "Blue1": f"8 {defender}"}, moved={"Red1": 3}, **more))


@pytest.mark.rule("T16.0a", "EX-T16.0a")
def test_a_character_is_worth_power_times_skill() -> None:
    assert value("Lion") == 15
    for name, kind in CHARACTERS.items():
        if name != "Titan":
            conceded = after(met("Ogre", name), "Blue: stand", "Blue: concede")
            assert score(conceded, RED) == kind.power * kind.skill


@pytest.mark.rule("T16.0a", "T19.1a")
def test_a_titan_is_worth_its_present_power_times_four() -> None:
    conceded = after(met("Ogre", "Titan", scores=(0, 327)), "Blue: stand", "Blue: concede")
    assert score(conceded, RED) == 9 * 4


@pytest.mark.rule("T16.0b")
def test_the_winner_of_a_battle_scores_the_whole_losing_legion_whenever_its_members_fell() -> None:
    position = battle(
        {"Red1": "1 Ogre Ogre Troll", "Blue1": "1 Centaur Lion Lion"},
        1,
        {
            "Troll-2": "C3",
            "Lion-5": "D4",
            "Ogre-0": "slain",
            "Ogre-1": "A1",
            "Centaur-3": "slain",
            "Lion-4": "slain",
        },
        hits={"Lion-5": 4},
    )
    won = fought(position, {RED: 6, BLUE: 1})
    assert score(won, RED) == 12 + 15 + 15
    assert score(won, BLUE) == 0
    assert contents(won, "Red1") == "Ogre Troll"


@pytest.mark.rule("T16.0b", "T14.0c")
def test_members_added_during_the_battle_count() -> None:
    fourth = battle(
        {"Red1": "1 Troll", "Blue1": "1 Centaur Centaur"},
        1,
        {"Troll-0": "C3", "Centaur-1": "D4", "Centaur-2": "slain"},
        round=4,
        half=DEFENDER,
        part="additions",
        hits={"Centaur-1": 2},
    )
    reinforced = after(fourth, "Blue: muster Blue1 Centaur Centaur")
    enter = next(line for line in offers(reinforced, BLUE) if line.startswith("maneuver Centaur-3"))
    fighting = after(reinforced, f"Blue: {enter}", "Blue: done")
    conceded = after(fighting, "Blue: concede")
    assert score(conceded, RED) == 3 * 12


@pytest.mark.rule("T16.0c", "T13.6b")
def test_slain_lords_are_back_in_the_stacks_only_when_all_additions_are_made() -> None:
    # The only Angels there are stand in Blue's legion; the points for them earn one, but none is left.
    position = table(
        {"Red1": "8 Ogre Troll", "Red2": "20 Angel Lion", "Blue1": "8 Angel Angel Angel Angel Warlock"},
        moved={"Red1": 3},
    )
    over = after(with_stacks(position, Angel=0, Warlock=0), "Blue: stand", "Blue: concede")
    assert offers(over, RED) == ["summon Red2 Angel", "done"]
    assert over.state.stacks["Angel"] == over.state.stacks["Warlock"] == 0
    finished = after(over, "Red: done")
    assert finished.state.stacks["Angel"] == 4
    assert finished.state.stacks["Warlock"] == 1


@pytest.mark.rule("T16.0c")
def test_the_next_engagement_waits_until_the_additions_are_made() -> None:
    position = table(
        {"Red1": "8 Ogre", "Blue1": "8 Ogre", "Red2": "20 Angel Lion", "Red3": "22 Ogre", "Blue3": "22 Ogre"},
        moved={"Red1": 3, "Red3": 3},
    )
    won = after(position, "Red: engage 8", "Blue: stand", "Blue: concede")
    assert won.due == (RED,)
    assert won.state.engaged_lands() == [22]
    assert after(won, "Red: done").due == (BLUE,)


@pytest.mark.rule("T16.0c", "EX-T17.4a")
@pytest.mark.parametrize("first", ["muster Blue1 Ogre Ogre", "acquire Angel"])
def test_a_winner_with_six_takes_an_angel_or_a_recruit(first: str) -> None:
    position = met("Angel Angel Angel Angel Ogre", "Ogre Ogre Ogre Ogre Ogre Ogre")
    won = after(position, "Blue: propose defender Ogre,Ogre,Ogre,Ogre,Ogre,Ogre", "Red: accept")
    assert {"muster Blue1 Ogre Ogre", "acquire Angel", "done"} <= set(offers(won, BLUE))
    taken = after(won, f"Blue: {first}")
    assert len(taken.state.legions["Blue1"].characters) == 7
    assert taken.due != (BLUE,) or taken.state.active == BLUE


@pytest.mark.rule("T16.0c", "EX-T17.4a")
@pytest.mark.parametrize(
    "order", [("muster Blue1 Ogre Ogre", "acquire Angel"), ("acquire Angel", "muster Blue1 Ogre Ogre")]
)
def test_with_more_room_he_takes_both_in_any_order(order: tuple[str, str]) -> None:
    position = met("Angel Angel Angel Angel Ogre", "Ogre Ogre Ogre Ogre Ogre")
    won = after(position, "Blue: propose defender Ogre,Ogre,Ogre,Ogre,Ogre", "Red: accept")
    taken = after(won, *(f"Blue: {line}" for line in order))
    assert contents(taken, "Blue1") == "Angel Ogre Ogre Ogre Ogre Ogre Ogre"


@pytest.mark.rule("T16.1a")
def test_when_both_fall_in_one_strike_phase_nobody_scores() -> None:
    position = battle(
        {"Red1": "1 Troll", "Blue1": "1 Lion"},
        1,
        {"Troll-0": "C3", "Lion-1": "D4"},
        hits={"Lion-1": 4, "Troll-0": 7},
    )
    over = fought(position, {RED: 6, BLUE: 6})
    assert contents(over, "Red1") == contents(over, "Blue1") == ""
    assert (score(over, RED), score(over, BLUE)) == (0, 0)


@pytest.mark.rule("T16.1b")
@pytest.mark.parametrize(
    ("said", "points"),
    [
        (["Blue: flee"], 21),
        (["Blue: stand", "Blue: concede"], 43),
        (["Blue: propose attacker Ogre", "Red: accept"], 43),
        (["Blue: propose nobody", "Red: accept"], 0),
    ],
)
def test_flight_scores_half_and_concession_and_agreement_all(said: list[str], points: int) -> None:
    # Lion 15, Ogre 12, Troll 16.
    assert score(after(met("Ogre Ogre", "Lion Ogre Troll"), *said), RED) == points


@pytest.mark.rule("T16.2a")
def test_the_score_governs_angels_and_the_power_of_the_titan() -> None:
    won = after(met("Titan Ogre", "Lion Ogre Troll", scores=(80,)), "Blue: stand", "Blue: concede")
    assert score(won, RED) == 123
    assert "acquire Angel" in offers(won, RED)
    blues_attack = settled(
        table({"Red1": "8 Titan", "Blue1": "8 Ogre"}, active=BLUE, moved={"Blue1": 3}, scores=(123,))
    )
    fighting = after(blues_attack, "Red: stand", "Blue: fight")
    assert fighting.state.battle.titan_powers == (6, 7)


@pytest.mark.rule("T16.0c", "T17.0b")
def test_points_are_booked_before_anything_is_taken() -> None:
    played = say(after(met("Ogre Ogre", "Angel Lion", scores=(90,)), "Blue: stand"), BLUE, "concede")
    assert score(played.position, RED) == 129
    assert played.position.due == (RED,)
