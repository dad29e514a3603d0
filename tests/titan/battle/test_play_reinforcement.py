"""T14: the defender's reinforcement, in the battle and after it."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from tests.titan.battle.play import arena, field, phase, standing, told, unasked
from tests.titan.table import BLUE, RED, contents, offers, refusal_of, score, settled, table, with_stacks

LIONS = "Lion B2, Lion B3"
OGRES = "Ogre F1, Ogre F2"
SEVEN = "Lion A1, Lion A2, Lion A3, Lion B1, Lion B2, Lion B3, Lion B4"


def fourth(attackers: str = OGRES, defenders: str = LIONS, **more: Any) -> Any:
    """The start of the defender's fourth maneuver phase, by default in the Plains."""
    terrain = more.pop("terrain", "Plains")
    return arena(terrain, attackers, defenders, "additions", half=DEFENDER, round=4, **more)


def last_blow(defenders: str = "Lion C3, Lion C4", attackers: str = "Ogre D4:5", **more: Any) -> Any:
    """The defender wins with the next strike."""
    position = arena("Plains", attackers, defenders, half=DEFENDER, **more)
    position = told(position, "Blue: strike Lion-1 Ogre-0 5 3 | 3 1 1 1 1").position
    return told(position, "Red: strike Ogre-0 Lion-1 6 5 | 1 1 1 1 1 1").position


# When


@pytest.mark.rule("T14.0a")
@pytest.mark.parametrize("round", [1, 2, 3, 5, 6, 7])
def test_no_other_maneuver_phase_than_the_fourth_brings_a_reinforcement(round: int) -> None:
    position = arena("Plains", OGRES, LIONS, "additions", half=DEFENDER, round=round)
    assert phase(position) == "ManeuverPhase"
    assert refusal_of(position, BLUE, "muster Blue1 Lion Lion") == "T14.0a"


@pytest.mark.rule("T14.0a", "T14.0b")
def test_at_the_start_of_the_fourth_the_defender_may_muster_what_the_land_gives() -> None:
    position = fourth()
    assert (phase(position), position.due) == ("Reinforcement", (BLUE,))
    assert {line.split()[2] for line in offers(position, BLUE) if line != "done"} == {
        "Centaur",
        "Lion",
        "Ranger",
    }


@pytest.mark.rule("T14.0a")
def test_the_attacker_is_never_reinforced() -> None:
    position = arena("Marsh", "Ogre F1, Ogre F2", "Troll A1", "additions", half=ATTACKER, round=4)
    assert phase(position) == "ManeuverPhase"
    assert refusal_of(position, RED, "muster Red1 Troll Ogre,Ogre") == "T14.0a"


@pytest.mark.rule("T14.0a", "T14.0c")
def test_once_declined_the_moment_is_past() -> None:
    position = told(fourth(), "Blue: done").position
    assert phase(position) == "ManeuverPhase"
    assert refusal_of(position, BLUE, "muster Blue1 Lion Lion") == "T14.0a"


# Whom


@pytest.mark.rule("T14.0b")
def test_who_can_muster_nothing_is_not_asked() -> None:
    assert phase(fourth("Lion F1", "Ogre A1, Ogre A2")) == "ManeuverPhase"


@pytest.mark.rule("T14.0b")
def test_the_slain_muster_nobody() -> None:
    position = arena("Plains", "Ogre D4, Ogre F1", "Lion C3:4, Lion A1", half=ATTACKER, round=3)
    position = told(
        position,
        """
        Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1
        Blue: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1
        """,
    ).position
    assert phase(position) == "Reinforcement"
    assert {line.split()[2] for line in offers(position, BLUE) if line != "done"} == {"Centaur", "Lion"}
    assert refusal_of(position, BLUE, "muster Blue1 Ranger Lion,Lion") == "T18.3b"


@pytest.mark.rule("T14.0b", "T18.3e")
def test_an_empty_stack_gives_nobody() -> None:
    position = arena("Plains", OGRES, LIONS, "maneuver", half=ATTACKER, round=3)
    short = told(with_stacks(position, Lion=0), "Red: done").position
    assert {line.split()[2] for line in offers(short, BLUE) if line != "done"} == {"Centaur", "Ranger"}
    assert refusal_of(short, BLUE, "muster Blue1 Lion Lion") == "T18.3e"
    bare = told(with_stacks(position, Lion=0, Centaur=0, Ranger=0), "Red: done").position
    assert phase(bare) == "ManeuverPhase"


@pytest.mark.rule("T14.0b", "T10.2c")
def test_a_demilord_can_come_to_a_tower() -> None:
    position = fourth(OGRES, "Titan D4, Lion D3", terrain="Tower")
    position = told(
        position, "Blue: muster Blue1 Warlock Titan\nBlue: maneuver Warlock-4 E5\nBlue: done"
    ).position
    assert contents(position, "Blue1") == "Lion Titan Warlock"


@pytest.mark.rule("T14.1a")
def test_no_reinforcement_with_seven_alive() -> None:
    position = fourth(OGRES, SEVEN)
    assert phase(position) == "ManeuverPhase"
    assert refusal_of(position, BLUE, "muster Blue1 Lion Lion") == "T4.1b"


@pytest.mark.rule("T14.1a")
def test_the_slain_do_not_count_among_the_seven() -> None:
    position = arena("Plains", "Ogre C4", SEVEN.replace("B4", "B4:4"), half=ATTACKER, round=3)
    position = told(
        position,
        """
        Red: strike Ogre-0 Lion-7 6 5 | 5 1 1 1 1 1
        Blue: strike Lion-6 Ogre-0 5 3 | 1 1 1 1 1
        Blue: strike Lion-7 Ogre-0 5 3 | 1 1 1 1 1
        """,
    ).position
    assert phase(position) == "Reinforcement"
    # The edge is crowded: only a flier finds a way in.
    position = told(position, "Blue: muster Blue1 Ranger Lion,Lion").position
    position = told(position, "Blue: maneuver Ranger-8 C5\nBlue: done").position
    assert "Ranger-8" in standing(position)


# How


@pytest.mark.rule("T14.0c")
def test_the_newcomer_enters_over_the_defenders_edge_and_fights() -> None:
    position = fourth()
    before = position.state.stacks["Lion"]
    position = told(position, "Blue: muster Blue1 Lion Lion").position
    assert standing(position)["Lion-4"] == "off"
    hexes = {line.split()[-1] for line in offers(position, BLUE) if "Lion-4" in line}
    assert {"A1", "A2", "A3"} <= hexes and not hexes & {"F3", "E2", "D6"}
    position = told(position, "Blue: maneuver Lion-4 A2\nBlue: done").position
    assert standing(position)["Lion-4"] == "A2"
    assert field(position).sides[4] == DEFENDER
    assert contents(position, "Blue1") == "Lion Lion Lion"
    assert position.state.stacks["Lion"] == before - 1


@pytest.mark.rule("T14.0c")
def test_a_newcomer_who_does_not_enter_goes_back_to_the_stacks() -> None:
    position = fourth()
    before = position.state.stacks["Lion"]
    position = told(position, "Blue: muster Blue1 Lion Lion\nBlue: done").position
    assert "Lion-4" not in standing(position)
    assert contents(position, "Blue1") == "Lion Lion"
    assert position.state.stacks["Lion"] == before
    # Nor does it come in the fifth round.
    position = told(position, "Red: done").position
    assert phase(position) == "ManeuverPhase"
    assert not any("Lion-4" in line for line in offers(position, BLUE))


@pytest.mark.rule("T14.0c")
def test_a_newcomer_who_finds_the_edge_taken_goes_back_too() -> None:
    position = fourth("Ogre F1", "Lion A1, Lion A2, Lion A3")
    before = position.state.stacks["Lion"]
    position = told(position, "Blue: muster Blue1 Lion Lion").position
    assert not any("Lion-4" in line for line in offers(position, BLUE))
    position = told(position, "Blue: done").position
    assert position.state.stacks["Lion"] == before
    assert contents(position, "Blue1") == "Lion Lion Lion"


@pytest.mark.rule("T14.1b")
def test_only_one_comes_in_a_battle() -> None:
    position = told(fourth(), "Blue: muster Blue1 Lion Lion").position
    assert phase(position) == "ManeuverPhase"
    assert refusal_of(position, BLUE, "muster Blue1 Lion Lion") == "T14.0a"
    position = told(position, "Blue: maneuver Lion-4 A1\nBlue: done\nRed: done").position
    assert phase(position) == "ManeuverPhase"


@pytest.mark.rule("T14.1b", "T16.0b")
def test_a_slain_newcomer_counts_for_the_points_like_the_others() -> None:
    position = fourth("Ogre C3, Ogre F4", "Lion D4:4")
    position = told(
        position,
        """
        Blue: muster Blue1 Centaur Lion
        Blue: maneuver Centaur-3 C4
        Blue: done
        Blue: strike Centaur-3 Ogre-0 3 2 | 1 1 1
        Blue: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1
        Red: strike Ogre-0 Lion-2 6 6 | 6 6 6 6 1 1
        Red: carry Centaur-3
        """,
    ).position
    assert position.state.battle is None
    assert score(position, RED) == 15 + 12


# After the battle


@pytest.mark.rule("T14.0d")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_who_wins_before_the_fourth_musters_after_the_battle(round: int) -> None:
    position = last_blow(round=round)
    assert (phase(position), position.due) == ("Spoils", (BLUE,))
    position = told(position, "Blue: muster Blue1 Ranger Lion,Lion").position
    assert contents(position, "Blue1") == "Lion Lion Ranger"


@pytest.mark.rule("T14.0e", "T14.1b")
def test_who_declined_or_could_not_enter_musters_after_the_battle() -> None:
    for declined in ("Blue: done", "Blue: muster Blue1 Lion Lion"):
        position = fourth("Ogre D4:5", "Lion C3, Lion C4")
        position = told(
            position,
            f"""
            {declined}
            Blue: done
            Blue: strike Lion-1 Ogre-0 5 3 | 3 1 1 1 1
            Red: strike Ogre-0 Lion-1 6 5 | 1 1 1 1 1 1
            """,
        ).position
        assert phase(position) == "Spoils"
        position = told(position, "Blue: muster Blue1 Centaur Lion").position
        assert contents(position, "Blue1") == "Centaur Lion Lion"
        # One is all: the phase of engagements goes on.
        assert phase(position) != "Spoils"


@pytest.mark.rule("T14.0e", "T14.1b")
def test_the_muster_after_the_battle_is_optional() -> None:
    position = told(last_blow(), "Blue: done").position
    assert contents(position, "Blue1") == "Lion Lion"


@pytest.mark.rule("T14.0e", "T14.1a")
def test_whose_legion_was_full_musters_after_the_battle_if_somebody_fell() -> None:
    crowd = SEVEN.replace("B4", "C4").replace("B3", "C3:4")
    position = fourth("Ogre D4:4", crowd)
    position = told(
        position,
        """
        Blue: done
        Blue: strike Lion-6 Ogre-0 5 3 | 3 3 1 1 1
        Red: strike Ogre-0 Lion-6 6 5 | 5 1 1 1 1 1
        """,
    ).position
    assert phase(position) == "Spoils"
    assert "muster Blue1 Lion Lion" in offers(position, BLUE)


@pytest.mark.rule("T14.1a", "T4.1b")
def test_a_legion_that_is_still_full_musters_nobody() -> None:
    crowd = SEVEN.replace("B3", "C3")
    position = arena("Plains", "Ogre D4:4", crowd, half=DEFENDER, scores=(0, 95))
    position = told(
        position,
        """
        Blue: strike Lion-6 Ogre-0 5 3 | 3 3 1 1 1
        Red: strike Ogre-0 Lion-6 6 5 | 1 1 1 1 1 1
        """,
    ).position
    # 107 points have earned an Angel, but there is no room for anybody.
    assert score(position, BLUE) == 107
    assert phase(position) != "Spoils"


@pytest.mark.rule("T14.1b")
def test_who_was_reinforced_musters_nobody_after_the_battle() -> None:
    position = fourth("Ogre D4:5", "Lion C3, Lion C4", scores=(0, 95))
    position = told(
        position,
        """
        Blue: muster Blue1 Lion Lion
        Blue: maneuver Lion-3 A1
        Blue: done
        Blue: strike Lion-1 Ogre-0 5 3 | 3 1 1 1 1
        Red: strike Ogre-0 Lion-1 6 5 | 1 1 1 1 1 1
        """,
    ).position
    # An Angel for the hundredth point keeps the moment open.
    assert phase(position) == "Spoils"
    assert set(offers(position, BLUE)) == {"acquire Angel", "done"}
    assert refusal_of(position, BLUE, "muster Blue1 Centaur Lion") == "T14.1b"


@pytest.mark.rule("T14.1b")
def test_a_newcomer_slain_in_the_battle_was_the_one_reinforcement() -> None:
    position = fourth("Ogre D4:5", "Lion C3, Lion A1", scores=(0, 95))
    position = told(
        position,
        """
        Blue: muster Blue1 Centaur Lion
        Blue: maneuver Centaur-3 C4
        Blue: done
        Blue: strike Lion-1 Ogre-0 5 3 | 1 1 1 1 1
        Blue: strike Centaur-3 Ogre-0 3 2 | 2 1 1
        Red: strike Ogre-0 Centaur-3 6 6 | 6 6 6 1 1 1
        """,
    ).position
    assert contents(position, "Blue1") == "Lion Lion"
    assert refusal_of(position, BLUE, "muster Blue1 Lion Lion") == "T14.1b"


@pytest.mark.rule("T14.2a")
def test_who_wins_by_agreement_may_muster() -> None:
    position = settled(table({"Red1": "101 Ogre Ogre", "Blue1": "101 Lion Lion"}, moved={"Red1": 1}))
    position = told(position, "Blue: propose defender Lion,Lion\nRed: accept").position
    assert phase(position) == "Spoils"
    position = told(position, "Blue: muster Blue1 Ranger Lion,Lion").position
    assert contents(position, "Blue1") == "Lion Lion Ranger"


@pytest.mark.rule("T14.2a")
def test_who_wins_by_concession_may_muster_once_the_attacker_has_placed_somebody() -> None:
    position = arena("Plains", "Ogre off, Ogre off", "Lion A1, Lion A2", "maneuver", round=1)
    placed = told(position, "Red: maneuver Ogre-0 F1\nRed: concede").position
    assert phase(placed) == "Spoils"
    assert "muster Blue1 Ranger Lion,Lion" in offers(placed, BLUE)


@pytest.mark.rule("T14.2b")
def test_who_wins_by_concession_before_the_attacker_has_placed_anybody_musters_nobody() -> None:
    position = arena("Plains", "Ogre off, Ogre off", "Lion A1, Lion A2", "maneuver", round=1, scores=(0, 95))
    position = told(position, "Red: concede").position
    assert score(position, BLUE) == 95 + 24
    assert set(offers(position, BLUE)) == {"acquire Angel", "done"}
    assert refusal_of(position, BLUE, "muster Blue1 Ranger Lion,Lion") == "T14.2b"


@pytest.mark.rule("T14.2b")
def test_nor_when_the_attacker_concedes_before_the_battle() -> None:
    position = settled(
        table({"Red1": "101 Ogre Ogre", "Blue1": "101 Lion Lion"}, moved={"Red1": 1}, scores=(0, 95))
    )
    position = told(position, "Blue: stand\nRed: concede").position
    assert refusal_of(position, BLUE, "muster Blue1 Ranger Lion,Lion") == "T14.2b"


@pytest.mark.rule("T14.0d", "T10.1d")
def test_attackers_who_never_came_have_not_conceded() -> None:
    position = arena("Plains", "Ogre off, Ogre off", "Lion A1, Lion A2", "maneuver", round=1)
    position = told(position, "Red: done").position
    assert phase(position) == "Spoils"
    assert "muster Blue1 Ranger Lion,Lion" in offers(position, BLUE)


@pytest.mark.rule("T14.0c", "T14.0e")
def test_a_concession_while_a_newcomer_waits_leaves_the_winner_one_muster() -> None:
    position = fourth()
    before = position.state.stacks["Lion"]
    position = told(position, "Blue: muster Blue1 Lion Lion").position
    assert unasked(position, RED) == ["concede"]
    position = told(position, "Red: concede").position
    assert phase(position) == "Spoils" and contents(position, "Blue1") == "Lion Lion"
    position = told(position, "Blue: muster Blue1 Lion Lion").position
    assert contents(position, "Blue1") == "Lion Lion Lion"
    assert position.state.stacks["Lion"] == before - 1


@pytest.mark.rule("T14.0c", "T9.4d")
def test_a_newcomer_who_has_not_entered_is_not_conceded() -> None:
    before = fourth().state.stacks["Lion"]
    position = told(fourth(), "Blue: muster Blue1 Lion Lion").position
    waiting = told(position, "Blue: concede").position
    assert score(waiting, RED) == 30
    assert waiting.state.stacks["Lion"] == before
    entered = told(position, "Blue: maneuver Lion-4 A1\nBlue: concede").position
    assert score(entered, RED) == 45
    assert entered.state.stacks["Lion"] == before - 1
