"""T11: maneuvers as they are said at the table, and which rule refuses the others."""

from __future__ import annotations

import pytest

from hexenkessel.legions.battle.hexes import DEFENDER
from tests.titan.battle.play import arena, field, phase, standing, told
from tests.titan.table import BLUE, RED, offers, refusal_of

# terrain, attackers, defenders, what Red says, the rule that forbids it
REFUSED = [
    ("Plains", "Ogre A1", "Lion F4", "maneuver Ogre-0 A1", "T11.0a"),
    ("Plains", "Ogre A1", "Lion F4", "maneuver Ogre-0 G1", "T11.1b"),
    ("Plains", "Ogre A1", "Lion F4", "maneuver Ogre-0 off", "T11.1b"),
    ("Plains", "Ogre A1", "Lion F4", "maneuver Ogre-0 D4", "T11.2a"),
    ("Plains", "Ogre C3", "Lion D4", "maneuver Ogre-0 C2", "T11.3a"),
    ("Plains", "Warbear C3", "Troll D4", "maneuver Warbear-0 B3", "T11.3a"),
    ("Plains", "Ogre A1, Troll A2", "Lion F4", "maneuver Ogre-0 A2", "T11.5a"),
    ("Plains", "Ogre A1", "Lion A3", "maneuver Ogre-0 A3", "T11.5a"),
    ("Plains", "Ogre A1, Troll A2, Troll B2", "Lion F4", "maneuver Ogre-0 A3", "T11.5a"),
    ("Plains", "Gargoyle A1, Troll A2", "Lion F4", "maneuver Gargoyle-0 A2", "T11.5c"),
    ("Plains", "Gargoyle A1", "Lion A3", "maneuver Gargoyle-0 A3", "T11.5c"),
    ("Desert", "Troll B4", "Lion F1", "maneuver Troll-0 D5", "T11.4a"),
    ("Desert", "Troll B4", "Lion F1", "maneuver Troll-0 D6", "T11.4a"),
    ("Brush", "Troll C3", "Lion F1", "maneuver Troll-0 D5", "T11.4a"),
    ("Hills", "Troll C1", "Lion F4", "maneuver Troll-0 D3", "T11.4a"),
    ("Tundra", "Gargoyle A3", "Lion F4", "maneuver Gargoyle-0 D3", "T11.4c"),
    ("Mountains", "Gargoyle D2", "Lion A3", "maneuver Gargoyle-0 D5", "T11.4b"),
    ("Mountains", "Gargoyle D3", "Lion A3", "maneuver Gargoyle-0 D4", "T23.6a"),
    ("Mountains", "Ogre D3", "Lion A3", "maneuver Ogre-0 D4", "T23.6a"),
    ("Woods", "Ogre B2", "Lion F4", "maneuver Ogre-0 C3", "T23.3a"),
    ("Woods", "Gargoyle B2", "Lion F4", "maneuver Gargoyle-0 C3", "T23.3a"),
    ("Marsh", "Centaur B2", "Lion F4", "maneuver Centaur-0 C2", "T23.7a"),
    ("Marsh", "Gargoyle B2", "Lion F4", "maneuver Gargoyle-0 C2", "T23.7a"),
    ("Desert", "Troll B1", "Lion F4", "maneuver Troll-0 B2", "T23.10a"),
    ("Mountains", "Troll C2", "Lion F4", "maneuver Troll-0 B1", "T23.10a"),
]


@pytest.mark.rule(*sorted({rule for *_, rule in REFUSED}))
@pytest.mark.parametrize(("terrain", "own", "enemy", "line", "rule"), REFUSED)
def test_a_maneuver_is_refused_by_its_rule(terrain: str, own: str, enemy: str, line: str, rule: str) -> None:
    assert refusal_of(arena(terrain, own, enemy, "maneuver"), RED, line) == rule


@pytest.mark.rule("T11.1a")
def test_a_character_enters_over_its_own_edge_only() -> None:
    position = arena("Plains", "Ogre off, Ogre off", "Lion A1", "maneuver", round=1)
    assert refusal_of(position, RED, "maneuver Ogre-0 F2") is None
    assert refusal_of(position, RED, "maneuver Ogre-0 E2") is None
    for elsewhere in ("A3", "D6", "D1", "D3"):
        assert refusal_of(position, RED, f"maneuver Ogre-0 {elsewhere}") == "T11.1a"


@pytest.mark.rule("T11.0a")
def test_a_player_moves_any_of_his_characters_each_once_one_after_another() -> None:
    position = arena("Plains", "Ogre A1, Ogre A2", "Lion F4", "maneuver")
    position = told(position, "Red: maneuver Ogre-1 B2").position
    assert refusal_of(position, RED, "maneuver Ogre-1 A2") == "T11.0a"
    # Where one has left there is room for the next.
    position = told(position, "Red: maneuver Ogre-0 A2").position
    assert standing(position) == {"Ogre-0": "A2", "Ogre-1": "B2", "Lion-2": "F4"}
    assert offers(position, RED) == ["done"]


@pytest.mark.rule("T11.0a")
def test_nobody_has_to_move() -> None:
    position = arena("Plains", "Ogre A1", "Lion F4", "maneuver")
    position = told(position, "Red: done").position
    assert standing(position)["Ogre-0"] == "A1"


@pytest.mark.rule("T9.0a")
def test_nobody_moves_the_characters_of_the_other_side_or_such_as_take_no_part() -> None:
    position = arena("Plains", "Ogre A1", "Lion F4", "maneuver")
    for unit in ("Lion-1", "Ogre-7", "Lion-0", "Ogre-00", "Titan-99"):
        assert refusal_of(position, RED, f"maneuver {unit} F3") == "T9.0a"
    assert refusal_of(position, BLUE, "maneuver Lion-1 F3") == "K2"


@pytest.mark.rule("T11.0a")
def test_each_maneuver_phase_begins_anew() -> None:
    position = arena("Plains", "Ogre A1", "Lion F4", "maneuver", half=DEFENDER)
    position = told(
        position,
        """
        Blue: maneuver Lion-1 F3
        Blue: done
        Red: maneuver Ogre-0 A2
        Red: done
        """,
    ).position
    assert "maneuver Lion-1 F4" in offers(position, BLUE)


@pytest.mark.rule("T11.3a", "T11.3c")
def test_who_passes_an_enemy_is_stopped_only_in_the_next_phase() -> None:
    position = arena("Plains", "Warbear C1", "Troll C3", "maneuver", half=DEFENDER)
    position = told(position, "Blue: done").position
    position = told(position, "Red: maneuver Warbear-0 D4\nRed: done").position
    assert phase(position) == "StrikePhase"
    position = told(
        position,
        """
        Red: strike Warbear-0 Troll-1 6 3 | 1 1 1 1 1 1
        Blue: strike Troll-1 Warbear-0 8 5 | 1 1 1 1 1 1 1 1
        """,
    ).position
    assert offers(position, BLUE) == ["done"]
    assert refusal_of(position, BLUE, "maneuver Troll-1 C4") == "T11.3a"


@pytest.mark.rule("T11.3b", "T23.10b")
def test_enemies_with_a_cliff_between_them_may_both_move_and_need_not_strike() -> None:
    position = arena("Mountains", "Ogre B1", "Ogre C2", "maneuver")
    assert "maneuver Ogre-0 A1" in offers(position, RED)
    position = told(position, "Red: done").position
    assert (phase(position), position.due) == ("ManeuverPhase", (BLUE,))
    assert "maneuver Ogre-1 C3" in offers(position, BLUE)


@pytest.mark.rule("T23.10a")
def test_a_walker_gets_down_a_cliff_only_around_it() -> None:
    position = arena("Desert", "Troll B2", "Lion F4", "maneuver")
    assert "maneuver Troll-0 B1" in offers(position, RED)
    position = arena("Desert", "Ogre A1, Ogre C2, Troll B2", "Lion F4", "maneuver")
    assert "maneuver Troll-2 B1" not in offers(position, RED)


@pytest.mark.rule("T11.6b")
def test_unused_movement_is_lost() -> None:
    position = arena("Plains", "Warbear A1", "Lion F4", "maneuver")
    position = told(position, "Red: maneuver Warbear-0 A2").position
    assert refusal_of(position, RED, "maneuver Warbear-0 A3") == "T11.0a"


@pytest.mark.rule("T11.5b", "T11.4b")
def test_fliers_pass_over_characters_trees_and_bogs() -> None:
    position = arena("Swamp", "Gargoyle B1, Troll B2", "Lion F4", "maneuver")
    # Over the Troll in the bog, and over the tree in C2.
    assert {"maneuver Gargoyle-0 B3", "maneuver Gargoyle-0 C3"} <= set(offers(position, RED))


@pytest.mark.rule("T11.1b")
def test_what_is_offered_stays_on_the_map_and_takes_no_two_to_a_hex() -> None:
    position = arena("Plains", "Ogre A1, Ranger A2, Titan C1", "Lion F4", "maneuver")
    offered = [line.split()[-1] for line in offers(position, RED) if line != "done"]
    assert not {"A1", "A2", "C1", "F4", "off"} & set(offered)
    assert field(position).moved == 0


@pytest.mark.rule("T6.0b")
def test_strikes_wait_for_the_strike_phase() -> None:
    position = arena("Plains", "Ogre C3", "Lion D4", "maneuver")
    assert refusal_of(position, RED, "strike Ogre-0 Lion-1 6 5") == "T6.0b"
    position = arena("Plains", "Ogre C3", "Lion D4")
    assert refusal_of(position, RED, "maneuver Ogre-0 C2") == "T6.0b"
