"""Chapter 15, as far as it is about what an attacker may still summon when the fight is over."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.game import GAME
from tests.titan.table import BLUE, RED, after, battle, contents, fought, offers, refusal_of, settled, table

MET = {"Red1": "8 Troll Ogre", "Blue1": "8 Ogre Ogre", "Red2": "20 Angel Lion", "Red3": "30 Archangel Lion"}


def met(extra: dict[str, str] | None = None, **more: Any) -> Any:
    return settled(table(MET | (extra or {}), moved={"Red1": 3} | more.pop("also_moved", {}), **more))


def summons(position: Any, seat: int = RED) -> list[str]:
    return [line for line in offers(position, seat) if line.startswith("summon")]


def conceded(position: Any) -> Any:
    return after(position, "Blue: stand", "Blue: concede")


@pytest.mark.rule("T15.0a")
def test_the_attacker_summons_an_angel_or_archangel_from_another_of_his_legions() -> None:
    won = conceded(met())
    assert summons(won) == ["summon Red2 Angel", "summon Red3 Archangel"]
    summoned = after(won, "Red: summon Red3 Archangel")
    assert contents(summoned, "Red1") == "Archangel Ogre Troll"
    assert contents(summoned, "Red3") == "Lion"


@pytest.mark.rule("T15.0a")
def test_summoning_is_optional() -> None:
    declined = after(conceded(met()), "Red: done")
    assert contents(declined, "Red1") == "Ogre Troll"
    assert not declined.state.summoned


@pytest.mark.rule("T15.0a")
def test_a_defender_does_not_summon() -> None:
    # 108 points earn an Angel, so that Blue is asked at all.
    position = met({"Red1": "8 Archangel Archangel Archangel", "Blue2": "22 Angel Lion"})
    won = after(position, "Blue: propose defender Ogre", "Red: accept")
    assert won.due == (BLUE,)
    assert summons(won, BLUE) == []
    assert refusal_of(won, BLUE, "summon Blue2 Angel") == "T15.0a"


@pytest.mark.rule("T15.0a")
@pytest.mark.parametrize(
    "line",
    [
        "summon Red2 Lion",
        "summon Red2 Archangel",
        "summon Red1 Angel",
        "summon Blue2 Angel",
        "summon Red9 Angel",
        "summon Red12 Titan",
    ],
)
def test_only_angels_and_archangels_of_ones_other_legions_come(line: str) -> None:
    won = conceded(met({"Red1": "8 Angel Troll", "Blue2": "22 Angel Lion"}))
    assert refusal_of(won, RED, line) == "T15.0a"


ENGAGED = {"Red4": "41 Angel Lion", "Gold1": "41 Ogre Ogre"}


@pytest.mark.rule("T15.0b")
def test_nobody_is_summoned_out_of_an_open_engagement() -> None:
    position = after(met(ENGAGED, seats=3, also_moved={"Red4": 3}), "Red: engage 8")
    won = conceded(position)
    assert "summon Red4 Angel" not in summons(won)
    assert refusal_of(won, RED, "summon Red4 Angel") == "T15.0b"


@pytest.mark.rule("T15.0c")
def test_who_has_already_won_this_phase_can_be_summoned() -> None:
    position = after(met(ENGAGED, seats=3, also_moved={"Red4": 3}), "Red: engage 41", "Gold: flee")
    won = conceded(position)
    assert "summon Red4 Angel" in summons(won)


@pytest.mark.rule("T15.0c", "T17.1b", "T13.3b")
def test_an_angel_just_acquired_can_be_summoned_to_the_next_engagement() -> None:
    position = met(
        ENGAGED | {"Red4": "41 Troll Troll", "Red2": "20 Lion", "Red3": "30 Lion"},
        seats=3,
        also_moved={"Red4": 3},
        scores=(90,),
    )
    first = after(position, "Red: engage 41", "Gold: flee", "Red: acquire Angel")
    second = conceded(first)
    assert summons(second) == ["summon Red4 Angel"]
    assert contents(after(second, "Red: summon Red4 Angel"), "Red1") == "Angel Ogre Troll"


@pytest.mark.rule("T15.0d", "T4.1b")
def test_a_full_legion_summons_nobody() -> None:
    full = conceded(met({"Red1": "8 Troll Troll Troll Troll Troll Troll Troll"}))
    assert full.due != (RED,) or summons(full) == []
    six = conceded(met({"Red1": "8 Troll Troll Troll Troll Troll Troll"}))
    assert summons(six)


@pytest.mark.rule("T15.0d")
def test_the_slain_do_not_count_when_room_is_measured() -> None:
    position = battle(
        {"Red1": "1 Ogre Ogre Ogre Ogre Ogre Ogre Troll", "Blue1": "1 Lion", "Red2": "20 Angel Lion"},
        1,
        {
            "Troll-6": "C3",
            "Lion-7": "D4",
            "Ogre-0": "slain",
            "Ogre-1": "A1",
            "Ogre-2": "A2",
            "Ogre-3": "A3",
            "Ogre-4": "B1",
            "Ogre-5": "B2",
        },
        hits={"Lion-7": 4},
    )
    won = fought(position, {RED: 6, BLUE: 1})
    assert "summon Red2 Angel" in summons(won)


@pytest.mark.rule("T15.0e", "T8.0b")
def test_there_is_one_summoning_in_a_phase() -> None:
    position = met(
        ENGAGED | {"Red4": "41 Troll Troll", "Gold1": "41 Angel Angel Angel Angel Ogre"},
        seats=3,
        also_moved={"Red4": 3},
    )
    once = after(position, "Red: engage 8", "Blue: stand", "Blue: concede", "Red: summon Red2 Angel")
    assert once.state.summoned
    twice = after(once, "Gold: stand", "Gold: concede")
    # 108 points earn an Angel, so that Red is asked at all.
    assert "acquire Angel" in offers(twice, RED)
    assert summons(twice) == []
    assert refusal_of(twice, RED, "summon Red3 Archangel") == "T15.0e"


@pytest.mark.rule("T15.0e")
def test_in_the_next_phase_the_right_is_back() -> None:
    once = after(conceded(met()), "Red: summon Red2 Angel")
    while once.state.active == RED:
        once = after(once, "Red: done")
    assert not once.state.summoned


@pytest.mark.rule("T15.2a")
def test_after_an_agreement_the_attacker_may_summon() -> None:
    agreed = after(met(), "Blue: propose attacker Troll", "Red: accept")
    assert summons(agreed)


@pytest.mark.rule("T15.2a")
def test_after_a_concession_the_attacker_may_summon_before_the_battle_or_in_it() -> None:
    assert summons(conceded(met()))
    fighting = after(met(), "Blue: stand", "Red: fight")
    assert summons(after(fighting, "Blue: concede"))


@pytest.mark.rule("T15.2b")
def test_after_a_flight_he_may_not() -> None:
    # Half of 20 points earn an Angel, so that Red is asked at all.
    fled = after(met(scores=(90,)), "Blue: flee")
    assert fled.due == (RED,)
    assert summons(fled) == []
    assert refusal_of(fled, RED, "summon Red2 Angel") == "T15.2b"


@pytest.mark.rule("T15.2b")
def test_a_flight_does_not_use_the_right_up() -> None:
    position = met(ENGAGED | {"Red4": "41 Troll Troll"}, seats=3, also_moved={"Red4": 3})
    fled = after(position, "Red: engage 41", "Gold: flee")
    assert summons(conceded(fled))


@pytest.mark.rule("T15.3c")
@pytest.mark.parametrize("round", [1, 2, 7])
def test_after_winning_the_battle_he_may_still_summon(round: int) -> None:
    position = battle(
        {"Red1": "1 Troll", "Blue1": "1 Lion", "Red2": "20 Angel Lion"},
        1,
        {"Troll-0": "C3", "Lion-1": "D4"},
        hits={"Lion-1": 4},
        round=round,
    )
    won = fought(position, {RED: 6, BLUE: 1})
    assert summons(won) == ["summon Red2 Angel"]


@pytest.mark.rule("T15.0c", "T13.3b")
def test_a_wounded_angel_comes_healed() -> None:
    position = battle(
        {"Red1": "1 Angel Troll", "Blue1": "1 Lion", "Red2": "22 Troll", "Blue2": "22 Ogre"},
        1,
        {"Troll-1": "C3", "Angel-0": "A1", "Lion-2": "D4"},
        hits={"Lion-2": 4, "Angel-0": 5},
    )
    won = fought(position, {RED: 6, BLUE: 1})
    fighting = after(won, "Blue: stand", "Blue: concede", "Red: summon Red1 Angel")
    assert contents(fighting, "Red2") == "Angel Troll"


@pytest.mark.rule("T15.0a", "T4.5a")
def test_everybody_sees_which_lord_went_where() -> None:
    won = conceded(met(hidden=(RED,)))
    summoned = after(won, "Red: summon Red2 Angel")
    view = GAME.view(summoned, BLUE)
    assert "Angel" in view.legions["Red1"].visible
    assert view.legions["Red2"].size == 1
