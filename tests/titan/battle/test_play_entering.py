"""T10.1, T10.2, T10.4: where and when the two sides come onto the map."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from tests.titan.battle.play import field, fought, keys, met, standing, told
from tests.titan.table import BLUE, RED, contents, offers, refusal_of, score, settled, table

PLAINS, TOWER = 101, 300

APART = {"Ogre-0": "F1", "Ogre-1": "F2", "Lion-2": "A2", "Lion-3": "A3"}
OGRES_AND_LIONS = {"Red1": f"{PLAINS} Ogre Ogre", "Blue1": f"{PLAINS} Lion Lion"}


@pytest.mark.rule("T10.1b", "T10.1c")
@pytest.mark.parametrize(
    ("entry", "attacker", "defender"),
    [
        (1, {"F1", "F2", "F3", "F4"}, {"A1", "A2", "A3"}),
        (3, {"A1", "B1", "C1", "D1"}, {"D6", "E5", "F4"}),
        (5, {"A3", "B4", "C5", "D6"}, {"D1", "E1", "F1"}),
    ],
)
def test_each_side_enters_over_the_edge_of_the_way_the_attacker_came(
    entry: int, attacker: set[str], defender: set[str]
) -> None:
    # Seven on each side fill the edge, so the next one in must use what is left of it.
    position = met({"Red1": f"{PLAINS} Titan Ogre", "Blue1": f"{PLAINS} Troll Troll"}, entry)
    edge = {line.split()[-1] for line in offers(position, BLUE) if "Troll-2" in line}
    assert defender <= edge
    taken = sorted(defender)
    position = told(position, f"Blue: maneuver Troll-2 {taken[0]}").position
    position = told(position, f"Blue: maneuver Troll-3 {taken[2]}").position
    position = told(position, "Blue: done").position
    edge = {line.split()[-1] for line in offers(position, RED) if "Ogre-0" in line}
    assert attacker <= edge


@pytest.mark.rule("T10.1d")
def test_who_stays_off_the_map_in_the_first_maneuver_phase_is_gone() -> None:
    position = met(OGRES_AND_LIONS)
    played = told(position, "Blue: maneuver Lion-2 A2\nBlue: done")
    assert "absent" in keys(played)
    assert standing(played.position) == {"Ogre-0": "off", "Ogre-1": "off", "Lion-2": "A2"}
    position = told(played.position, "Red: maneuver Ogre-1 F2\nRed: done").position
    assert standing(position) == {"Ogre-1": "F2", "Lion-2": "A2"}


@pytest.mark.rule("T10.1d")
def test_nobody_is_absent_in_later_rounds() -> None:
    position = fought(OGRES_AND_LIONS, PLAINS, APART, "maneuver", half=DEFENDER, round=2)
    assert "absent" not in keys(told(position, "Blue: done\nRed: done"))


@pytest.mark.rule("T10.1e")
def test_the_winner_scores_for_attackers_who_never_came() -> None:
    position = met({"Red1": f"{PLAINS} Ogre Troll", "Blue1": f"{PLAINS} Lion Lion"})
    position = told(
        position, "Blue: maneuver Lion-2 C3\nBlue: done\nRed: maneuver Ogre-0 E2\nRed: done"
    ).position
    assert field(position).round == 2
    position = told(
        position,
        """
        Blue: maneuver Lion-2 D3
        Blue: done
        Blue: strike Lion-2 Ogre-0 5 3 | 3 3 3 3 3
        Red: strike Ogre-0 Lion-2 6 5 | 1 1 1 1 1 1
        Red: done
        Red: strike Ogre-0 Lion-2 6 5 | 1 1 1 1 1 1
        Blue: strike Lion-2 Ogre-0 5 3 | 3 1 1 1 1
        """,
    ).position
    assert "Red1" not in position.state.legions
    assert score(position, BLUE) == 12 + 16
    # The absent Lion is lost all the same.
    assert contents(position, "Blue1") == "Lion"


@pytest.mark.rule("T10.1d", "T10.1e", "T10.0d")
def test_defenders_who_all_stay_away_lose_at_once_for_full_points() -> None:
    position = told(met(OGRES_AND_LIONS), "Blue: done").position
    assert position.state.battle is None
    assert contents(position, "Red1") == "Ogre Ogre"
    assert (score(position, RED), score(position, BLUE)) == (30, 0)


@pytest.mark.rule("T10.1d", "T10.1e", "T10.0d")
def test_attackers_who_all_stay_away_lose_at_once_for_full_points() -> None:
    position = told(
        met(OGRES_AND_LIONS),
        """
        Blue: maneuver Lion-2 A1
        Blue: maneuver Lion-3 A2
        Blue: done
        Red: done
        """,
    ).position
    assert position.state.battle is None
    assert contents(position, "Blue1") == "Lion Lion"
    assert (score(position, RED), score(position, BLUE)) == (0, 24)


@pytest.mark.rule("T10.1f")
def test_everybody_sees_to_which_side_a_character_belongs() -> None:
    position = fought(
        {"Red1": f"{PLAINS} Ogre", "Blue1": f"{PLAINS} Ogre"}, PLAINS, {"Ogre-0": "A1", "Ogre-1": "F1"}
    )
    for observer in (RED, BLUE, None):
        seen = GAME.view(position, observer).battle
        assert seen is not None and seen.sides == (ATTACKER, DEFENDER)


# The Tower

AT_THE_TOWER = {"Red1": f"{TOWER} Ogre Ogre", "Blue1": f"{TOWER} Lion Lion"}


@pytest.mark.rule("T10.2b")
def test_the_defender_of_a_tower_sets_up_inside_the_walls() -> None:
    position = met(AT_THE_TOWER, 3)
    hexes = {line.split()[-1] for line in offers(position, BLUE) if "Lion-2" in line}
    assert hexes == {"C3", "C4", "D3", "D4", "D5", "E3", "E4"}
    assert refusal_of(position, BLUE, "maneuver Lion-2 D6") == "T10.2b"


@pytest.mark.rule("T10.2b", "T10.1d")
def test_who_is_not_set_up_in_the_tower_is_gone() -> None:
    position = told(met(AT_THE_TOWER, 3), "Blue: maneuver Lion-2 D4\nBlue: done").position
    assert "Lion-3" not in standing(position)


@pytest.mark.rule("T10.2a")
def test_the_attacker_of_a_tower_enters_opposite_the_name() -> None:
    position = told(met(AT_THE_TOWER, 3), "Blue: maneuver Lion-2 D4\nBlue: done").position
    hexes = {line.split()[-1] for line in offers(position, RED) if "Ogre-0" in line}
    assert {"A1", "B1", "C1", "D1"} <= hexes
    assert not hexes & {"A3", "B4", "C5", "D6", "E5", "F4", "F3", "F2"}


@pytest.mark.rule("T10.3a")
def test_at_a_tower_too_the_defender_has_the_first_half_of_every_round() -> None:
    position = met(AT_THE_TOWER, 3)
    assert (field(position).round, field(position).half) == (1, DEFENDER)
    position = told(position, "Blue: maneuver Lion-2 D4\nBlue: done").position
    assert (field(position).round, field(position).half) == (1, ATTACKER)
    position = told(position, "Red: maneuver Ogre-0 A1\nRed: done").position
    assert (field(position).round, field(position).half) == (2, DEFENDER)
    # From now on the defender moves like anybody.
    assert "maneuver Lion-2 C5" in offers(position, BLUE)


@pytest.mark.rule("T10.2c")
def test_the_reinforcement_of_a_tower_comes_over_the_name_edge() -> None:
    position = fought(
        {"Red1": f"{TOWER} Ogre Ogre", "Blue1": f"{TOWER} Lion Lion"},
        TOWER,
        {"Ogre-0": "A1", "Ogre-1": "B1", "Lion-2": "D4", "Lion-3": "C3"},
        "additions",
        half=DEFENDER,
        round=4,
        entry=3,
    )
    position = told(position, "Blue: muster Blue1 Ogre").position
    hexes = {line.split()[-1] for line in offers(position, BLUE) if "Ogre-4" in line}
    assert {"D6", "E5", "F4"} <= hexes
    assert not hexes & {"A1", "A2", "A3", "D4", "D3"}


# Which edge


def moving(score: int = 0, land: int = 101, roll: int = 6) -> Any:
    return settled(
        table(
            {"Red1": "8 Titan Ogre Ogre", "Blue1": f"{land} Lion Lion"},
            MovementPhase(0, roll=roll),
            scores=(score, 0),
        )
    )


@pytest.mark.rule("T10.4a")
@pytest.mark.parametrize("side", [1, 3, 5])
def test_a_titan_that_teleports_chooses_its_edge(side: int) -> None:
    position = told(
        moving(400),
        f"""
        Red: teleport Red1 Titan 101 {side}
        Red: done
        Blue: stand
        Red: fight
        """,
    ).position
    entrance = offers(position, BLUE)[0]
    position = told(position, f"Blue: {entrance}\nBlue: done").position
    edge = {1: "F1 F2 F3 F4", 3: "A1 B1 C1 D1", 5: "A3 B4 C5 D6"}[side]
    hexes = {line.split()[-1] for line in offers(position, RED) if "Ogre-0" in line}
    assert set(edge.split()) <= hexes


@pytest.mark.rule("T10.4a")
def test_a_titan_that_teleports_cannot_choose_an_edge_of_three_hexes() -> None:
    for side in (0, 2, 4):
        assert refusal_of(moving(400), RED, f"teleport Red1 Titan 101 {side}") == "T10.4a"


@pytest.mark.rule("T10.4a", "T10.2a")
def test_a_titan_that_teleports_into_a_tower_has_no_choice() -> None:
    position = moving(400, TOWER)
    assert refusal_of(position, RED, f"teleport Red1 Titan {TOWER} 3") is None
    for side in (1, 5):
        assert refusal_of(position, RED, f"teleport Red1 Titan {TOWER} {side}") == "T10.4a"


@pytest.mark.rule("T10.1b")
def test_a_legion_on_foot_enters_only_from_where_it_came() -> None:
    # The triple arrow leads from 8 to 9 and over side 4 of it: 4 - 5 is side 5 of the battle.
    position = moving(0, 9, roll=1)
    assert refusal_of(position, RED, "move Red1 9 5") is None
    for side in (1, 3):
        assert refusal_of(position, RED, f"move Red1 9 {side}") == "T10.1b"


@pytest.mark.rule("T10.2a")
def test_a_legion_on_foot_enters_a_tower_only_opposite_the_name() -> None:
    position = settled(
        table({"Red1": "3 Titan Ogre Ogre", "Blue1": "100 Lion Lion"}, MovementPhase(0, roll=1))
    )
    assert refusal_of(position, RED, "move Red1 100 3") is None
    assert refusal_of(position, RED, "move Red1 100 1") == "T10.2a"
