"""T15: one summoning in a phase, and the one without a battle or after it."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.legions.battle.hexes import ATTACKER
from tests.titan.battle.play import DONOR, arena, first_blood, phase, standing, told, unasked, wounds
from tests.titan.table import BLUE, RED, contents, offers, refusal_of, score, settled, table

# Once in a phase


@pytest.mark.rule("T15.0e", "T8.0b")
def test_one_summoning_in_an_engagement_phase_is_all() -> None:
    others = {"Red2": "8 Angel Ogre", "Red3": "9 Angel Troll", "Red4": "3 Ogre Ogre", "Blue2": "3 Lion Lion"}
    position = told(first_blood(others=others), "Red: summon Red2 Angel").position
    position = told(position, "Red: maneuver Angel-4 F3\nBlue: concede").position
    # The next engagement is the last, so the game goes there by itself.
    assert phase(position) == "Negotiation"
    position = told(position, "Blue: stand\nBlue: concede").position
    assert phase(position) == "MusterPhase"
    assert contents(position, "Red3") == "Angel Troll"


@pytest.mark.rule("T15.0e")
def test_a_second_summoning_is_refused() -> None:
    others = {"Red2": "8 Angel Ogre", "Red3": "9 Angel Troll"}
    position = told(first_blood(others=others, scores=(90, 0)), "Red: summon Red2 Angel").position
    position = told(position, "Red: maneuver Angel-4 F3\nRed: done\nBlue: concede").position
    # Points enough for an Angel of its own keep the moment open.
    assert phase(position) == "Spoils"
    assert set(offers(position, RED)) == {"acquire Angel", "done"}
    assert refusal_of(position, RED, "summon Red3 Angel") == "T15.0e"


@pytest.mark.rule("T15.0e", "T8.0b")
def test_the_next_engagement_phase_brings_the_right_again() -> None:
    position = told(first_blood(), "Red: summon Red2 Angel").position
    position = told(position, "Red: maneuver Angel-4 F3\nRed: done\nBlue: concede").position
    while position.state.active == RED:
        position = told(position, "Red: done").position
    assert not position.state.summoned


# Without a battle, and after it


def facing(**more: Any) -> Any:
    legions = {"Red1": "101 Ogre Ogre", "Blue1": "101 Lion Lion"} | DONOR | more.pop("others", {})
    return settled(table(legions, moved={"Red1": 1}, **more))


@pytest.mark.rule("T15.2a")
def test_the_attacker_may_summon_after_an_agreement() -> None:
    position = told(facing(), "Blue: propose attacker Ogre,Ogre\nRed: accept").position
    assert phase(position) == "Spoils"
    position = told(position, "Red: summon Red2 Angel").position
    assert contents(position, "Red1") == "Angel Ogre Ogre" and contents(position, "Red2") == "Ogre"


@pytest.mark.rule("T15.2a")
def test_the_attacker_may_summon_after_a_concession_before_the_battle() -> None:
    position = told(facing(), "Blue: stand\nBlue: concede").position
    assert "summon Red2 Angel" in offers(position, RED)


@pytest.mark.rule("T15.2b")
def test_the_attacker_may_not_summon_after_flight() -> None:
    position = told(facing(scores=(90, 0)), "Blue: flee").position
    assert set(offers(position, RED)) == {"acquire Angel", "done"}
    assert refusal_of(position, RED, "summon Red2 Angel") == "T15.2b"


@pytest.mark.rule("T15.3c")
def test_the_attacker_may_summon_after_winning_the_battle() -> None:
    position = first_blood(defenders="Lion C3:4")
    assert phase(position) == "Spoils"
    assert "summon Red2 Angel" in offers(position, RED)


@pytest.mark.rule("T15.3c", "T15.3b")
def test_also_when_the_chance_in_the_battle_was_let_go() -> None:
    position = told(first_blood(), "Red: done\nBlue: concede").position
    assert "summon Red2 Angel" in offers(position, RED)


@pytest.mark.rule("T15.3c", "T15.0e")
def test_but_not_when_it_was_used() -> None:
    position = told(first_blood(others={"Red2": "8 Angel Angel Ogre"}), "Red: summon Red2 Angel").position
    position = told(position, "Red: maneuver Angel-4 F3\nRed: done\nBlue: concede").position
    assert phase(position) != "Spoils"


@pytest.mark.rule("T15.3c", "T15.0d")
def test_nor_into_a_legion_of_seven() -> None:
    crowd = "Ogre D4, Ogre F1, Ogre F2, Ogre F3, Ogre F4, Ogre E1, Ogre E2"
    position = first_blood(crowd, "Lion C3:4")
    assert phase(position) != "Spoils"


@pytest.mark.rule("T15.0c")
def test_a_lord_that_has_fought_and_won_in_this_phase_comes_healed() -> None:
    others = {"Red2": "101 Ogre Ogre", "Blue2": "101 Troll Troll"}
    position = arena("Plains", "Angel D4, Ogre F1", "Lion C3:4", half=ATTACKER, others=others)
    position = told(
        position,
        """
        Red: strike Angel-0 Lion-2 6 3 | 3 1 1 1 1 1
        Blue: strike Lion-2 Angel-0 5 5 | 5 5 5 5 5
        """,
    ).position
    position = told(
        position,
        """
        Blue: stand
        Red: fight
        Blue: maneuver Troll-2 A2
        Blue: maneuver Troll-3 B2
        Blue: done
        Red: maneuver Ogre-0 E1
        Red: maneuver Ogre-1 F1
        Red: done
        Blue: done
        Red: done
        Blue: concede
        """,
    ).position
    assert "summon Red1 Angel" in offers(position, RED)
    position = told(position, "Red: summon Red1 Angel").position
    assert contents(position, "Red1") == "Ogre" and contents(position, "Red2") == "Angel Ogre Ogre"


@pytest.mark.rule("T15.0c", "T13.3b")
def test_a_lord_wounded_in_an_earlier_battle_of_the_phase_has_no_hits_in_the_next() -> None:
    others = {"Red2": "101 Ogre Ogre", "Blue2": "101 Lion Troll"}
    position = arena("Plains", "Angel D4, Ogre F1", "Lion C3:4", half=ATTACKER, others=others)
    position = told(
        position,
        """
        Red: strike Angel-0 Lion-2 6 3 | 3 1 1 1 1 1
        Blue: strike Lion-2 Angel-0 5 5 | 5 5 5 5 5
        Blue: stand
        Red: fight
        Blue: maneuver Lion-2 C3
        Blue: maneuver Troll-3 A1
        Blue: done
        Red: maneuver Ogre-0 E2
        Red: maneuver Ogre-1 E3
        Red: done
        Blue: maneuver Lion-2 D3
        Blue: done
        Blue: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1
        Red: strike Ogre-0 Lion-2 6 5 | 5 5 5 5 5 1
        Red: summon Red1 Angel
        """,
    ).position
    assert standing(position)["Angel-4"] == "off"
    assert wounds(position).get("Angel-4", 0) == 0


@pytest.mark.rule("T15.0c", "T17.1b")
def test_a_lord_just_acquired_can_be_summoned() -> None:
    others = {"Red2": "105 Ogre Ogre", "Blue2": "105 Troll Troll"}
    position = facing(others=others, scores=(90, 0))
    position = told(
        position,
        """
        Red: engage 101
        Blue: stand
        Blue: concede
        Red: acquire Angel
        Blue: stand
        Blue: concede
        """,
    ).position
    assert "summon Red1 Angel" in offers(position, RED)


# Giving up with a summoned Lord on its way


@pytest.mark.rule("T15.1a", "T9.4d")
def test_a_lord_still_on_its_way_is_not_conceded_with_the_legion() -> None:
    position = told(first_blood(), "Red: summon Red2 Angel").position
    assert unasked(position, BLUE) == ["concede"]
    waiting = told(position, "Red: concede").position
    assert score(waiting, BLUE) == 24
    assert contents(waiting, "Red2") == "Angel Ogre"
    entered = told(position, "Red: maneuver Angel-4 F3\nRed: concede").position
    assert score(entered, BLUE) == 48
    assert contents(entered, "Red2") == "Ogre"


@pytest.mark.rule("T15.1a", "T15.2a")
def test_if_the_defender_gives_up_meanwhile_the_lord_may_still_come() -> None:
    position = told(first_blood(), "Red: summon Red2 Angel\nBlue: concede").position
    assert phase(position) == "Spoils"
    assert contents(position, "Red2") == "Angel Ogre"
    position = told(position, "Red: summon Red2 Angel").position
    assert contents(position, "Red1") == "Angel Ogre Ogre"
