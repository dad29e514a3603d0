"""T15: the attacker's summoning, in the battle and after it."""

from __future__ import annotations

import pytest

from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from tests.titan.battle.play import DONOR, arena, field, first_blood, phase, standing, struck, told
from tests.titan.table import BLUE, RED, contents, offers, refusal_of, score

# When


@pytest.mark.rule("T15.3a")
def test_the_chance_comes_in_the_attackers_next_maneuver_phase_after_a_defender_fell() -> None:
    position = first_blood(half=DEFENDER)
    assert (phase(position), position.due) == ("Summoning", (RED,))
    assert (field(position).round, field(position).half) == (2, ATTACKER)
    assert offers(position, RED) == ["summon Red2 Angel", "done"]


@pytest.mark.rule("T15.3a")
def test_after_a_strike_phase_of_the_attackers_half_it_comes_a_round_later() -> None:
    position = first_blood(half=ATTACKER)
    assert (phase(position), position.due) == ("ManeuverPhase", (BLUE,))
    position = told(position, "Blue: done").position
    assert phase(position) == "Summoning"
    assert (field(position).round, field(position).half) == (3, ATTACKER)


@pytest.mark.rule("T15.3a")
def test_nobody_is_summoned_while_no_defender_has_been_slain() -> None:
    position = arena("Plains", "Ogre D4, Ogre F1", "Lion C3, Lion A1", others=DONOR, half=DEFENDER)
    position = struck(position)
    assert phase(position) == "ManeuverPhase"
    assert refusal_of(position, RED, "summon Red2 Angel") == "T15.3a"


@pytest.mark.rule("T15.3a")
def test_a_slain_attacker_opens_no_chance() -> None:
    position = arena("Plains", "Ogre D4:5, Ogre F1", "Lion C3, Lion A1", others=DONOR, half=DEFENDER)
    position = told(
        position,
        """
        Blue: strike Lion-2 Ogre-0 5 3 | 3 1 1 1 1
        Red: strike Ogre-0 Lion-2 6 5 | 1 1 1 1 1 1
        """,
    ).position
    assert phase(position) == "ManeuverPhase"


@pytest.mark.rule("T15.3a", "T23.5b")
def test_a_defender_slain_by_drift_in_a_strike_phase_opens_the_chance() -> None:
    position = arena("Tundra", "Troll F4", "Lion B2:4, Lion A2", "maneuver", half=DEFENDER, others=DONOR)
    position = told(position, "Blue: done").position
    assert phase(position) == "Summoning"


@pytest.mark.rule("T15.3b")
def test_an_unused_chance_does_not_come_again() -> None:
    position = told(first_blood(defenders="Lion C3:4, Lion B2:4, Lion A1"), "Red: done").position
    assert phase(position) == "ManeuverPhase"
    assert refusal_of(position, RED, "summon Red2 Angel") == "T15.3a"
    position = told(
        position,
        """
        Red: maneuver Ogre-0 C3
        Red: done
        Red: strike Ogre-0 Lion-3 6 5 | 5 1 1 1 1 1
        Blue: strike Lion-3 Ogre-0 5 3 | 1 1 1 1 1
        Blue: done
        """,
    ).position
    assert len(standing(position)) == 3
    assert (phase(position), position.due) == ("ManeuverPhase", (RED,))


@pytest.mark.rule("T15.3b", "T15.0b")
def test_an_impossible_chance_is_gone_as_well() -> None:
    engaged = DONOR | {"Blue2": "8 Troll Troll"}
    position = first_blood(defenders="Lion C3:4, Lion B2:4, Lion A1", others=engaged)
    assert (phase(position), position.due) == ("ManeuverPhase", (RED,))
    position = told(
        position,
        """
        Red: maneuver Ogre-0 C3
        Red: done
        Red: strike Ogre-0 Lion-3 6 5 | 5 1 1 1 1 1
        Blue: strike Lion-3 Ogre-0 5 3 | 1 1 1 1 1
        Blue: done
        """,
    ).position
    assert phase(position) == "ManeuverPhase"
    assert refusal_of(position, RED, "summon Red2 Angel") == "T15.0b"


@pytest.mark.rule("T15.4a")
def test_defenders_who_never_came_open_no_chance() -> None:
    position = arena(
        "Plains", "Ogre off, Ogre off", "Lion off, Lion off", "maneuver", half=DEFENDER, round=1, others=DONOR
    )
    position = told(position, "Blue: maneuver Lion-2 A1\nBlue: done").position
    assert "Lion-3" not in standing(position)
    assert phase(position) == "ManeuverPhase"
    position = told(
        position, "Red: maneuver Ogre-0 F1\nRed: maneuver Ogre-1 F2\nRed: done\nBlue: done"
    ).position
    assert phase(position) == "ManeuverPhase"
    assert refusal_of(position, RED, "summon Red2 Angel") == "T15.3a"


@pytest.mark.rule("T15.4a", "T15.3a")
def test_and_do_not_use_it_up() -> None:
    position = arena(
        "Plains",
        "Ogre D4, Ogre F1",
        "Lion C3:4, Lion A1, Lion off",
        "landing",
        half=DEFENDER,
        round=1,
        others=DONOR,
    )
    assert "Lion-4" not in standing(position)
    position = struck(position)
    assert phase(position) == "Summoning"


@pytest.mark.rule("T15.3a", "T4.5a")
def test_whether_the_attacker_is_asked_says_nothing_of_where_his_angel_is() -> None:
    engaged = {"Blue2": "8 Troll Troll", "Red3": "9 Ogre Troll"} | DONOR
    free = {"Blue2": "8 Troll Troll", "Red2": "8 Ogre Troll", "Red3": "9 Angel Ogre"}
    for others, offered in ((engaged, ["done"]), (free, ["summon Red3 Angel", "done"])):
        position = first_blood(others=others, hidden=(RED,))
        assert (phase(position), offers(position, RED)) == ("Summoning", offered)


# Whom


@pytest.mark.rule("T15.0a")
def test_only_an_angel_or_archangel_of_another_legion_of_ones_own() -> None:
    others = {"Red2": "8 Angel Archangel Ogre Titan", "Blue2": "9 Angel Troll"}
    position = first_blood(others=others)
    assert set(offers(position, RED)) == {"summon Red2 Angel", "summon Red2 Archangel", "done"}
    for line in (
        "summon Red2 Ogre",
        "summon Red2 Titan",
        "summon Blue2 Angel",
        "summon Red1 Ogre",
        "summon Red7 Angel",
    ):
        assert refusal_of(position, RED, line) == "T15.0a"


@pytest.mark.rule("T15.0a")
def test_not_from_the_fighting_legion_itself() -> None:
    position = first_blood("Angel A3, Ogre D4", "Lion C3:4, Lion A1")
    assert refusal_of(position, RED, "summon Red1 Angel") == "T15.0a"


@pytest.mark.rule("T15.0a")
def test_the_defender_never_summons() -> None:
    position = first_blood(others=DONOR | {"Blue2": "9 Angel Troll"})
    assert refusal_of(position, BLUE, "summon Blue2 Angel") == "K2"
    position = told(position, "Red: concede").position
    assert phase(position) == "Spoils"
    assert refusal_of(position, BLUE, "summon Blue2 Angel") == "T15.0a"


@pytest.mark.rule("T15.0a")
def test_summoning_is_optional() -> None:
    position = told(first_blood(), "Red: done").position
    assert contents(position, "Red2") == "Angel Ogre"


@pytest.mark.rule("T15.0b")
def test_not_from_a_legion_in_an_unresolved_engagement() -> None:
    others = {"Red2": "8 Angel Ogre", "Red3": "9 Angel Troll", "Blue2": "8 Troll Troll"}
    position = first_blood(others=others)
    assert offers(position, RED) == ["summon Red3 Angel", "done"]
    assert refusal_of(position, RED, "summon Red2 Angel") == "T15.0b"


@pytest.mark.rule("T15.0d")
def test_not_with_seven_alive() -> None:
    crowd = "Ogre D4, Ogre F1, Ogre F2, Ogre F3, Ogre F4, Ogre E1, Ogre E2"
    assert phase(first_blood(crowd)) == "ManeuverPhase"
    assert phase(first_blood(crowd.removesuffix(", Ogre E2"))) == "Summoning"


@pytest.mark.rule("T15.0d")
def test_the_slain_do_not_count_among_the_seven() -> None:
    crowd = "Ogre D4, Ogre E4:5, Ogre F1, Ogre F2, Ogre F3, Ogre F4, Ogre E1"
    position = arena("Plains", crowd, "Lion C3:4, Lion E5, Lion A1", half=DEFENDER, others=DONOR)
    position = told(
        position,
        """
        Blue: strike Lion-7 Ogre-0 5 3 | 1 1 1 1 1
        Blue: strike Lion-8 Ogre-1 5 3 | 3 1 1 1 1
        Red: strike Ogre-0 Lion-7 6 5 | 5 1 1 1 1 1
        Red: strike Ogre-1 Lion-8 6 5 | 1 1 1 1 1 1
        Red: strike Ogre-5 Lion-8 6 5 | 1 1 1 1 1 1
        """,
    ).position
    assert phase(position) == "Summoning"
    assert "summon Red2 Angel" in offers(position, RED)


# How


@pytest.mark.rule("T15.1a")
def test_the_summoned_enters_over_the_attackers_edge_and_stays() -> None:
    position = told(first_blood(), "Red: summon Red2 Angel").position
    assert phase(position) == "ManeuverPhase"
    hexes = {line.split()[-1] for line in offers(position, RED) if "Angel-4" in line}
    assert {"F2", "F3", "F4"} <= hexes and not hexes & {"A2", "A3", "B4"}
    position = told(position, "Red: maneuver Angel-4 F3\nRed: done").position
    assert standing(position)["Angel-4"] == "F3"
    assert field(position).sides[4] == ATTACKER
    assert contents(position, "Red1") == "Angel Ogre Ogre"
    assert contents(position, "Red2") == "Ogre"
    assert position.state.summoned


@pytest.mark.rule("T15.1a")
def test_one_who_does_not_enter_returns_and_the_right_is_not_used_up() -> None:
    position = told(first_blood(), "Red: summon Red2 Angel\nRed: done").position
    assert contents(position, "Red2") == "Angel Ogre"
    assert contents(position, "Red1") == "Ogre Ogre"
    assert "Angel-4" not in standing(position)
    assert not position.state.summoned
    # T15.3c: so after the victory it can be summoned.
    position = told(position, "Blue: concede").position
    assert "summon Red2 Angel" in offers(position, RED)


@pytest.mark.rule("T15.1a", "T15.3b")
def test_but_the_chance_in_this_battle_is_gone() -> None:
    position = told(first_blood(), "Red: summon Red2 Angel\nRed: done\nBlue: done").position
    assert (phase(position), position.due) == ("ManeuverPhase", (RED,))
    assert not any("Angel" in line for line in offers(position, RED))


@pytest.mark.rule("T15.1a", "T4.4a")
def test_one_who_cannot_enter_returns_even_to_a_legion_it_left_empty() -> None:
    position = told(first_blood(others={"Red2": "8 Angel"}), "Red: summon Red2 Angel").position
    entered = told(position, "Red: maneuver Angel-4 F3\nRed: done").position
    assert "Red2" not in entered.state.legions and "Red2" in entered.state.players[RED].markers
    back = told(position, "Red: done").position
    assert contents(back, "Red2") == "Angel" and "Red2" not in back.state.players[RED].markers
    assert (score(back, BLUE), score(entered, BLUE)) == (0, 0)
