"""Reinforcements and summoned Lords, played line by line (G16.5v, G17, G18.1, G18.2)."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.legions.battle.hexes import DEFENDER
from tests.gods.battle.arena import after, arena, field, phase, standing, told
from tests.gods.table import GREEN, RED, contents, keys, offers, pool_of, refusal_of

TITANS = ("Red", "Green")


def fourth_round(defenders: str = "Lion F4, Lion F3", land: str = "Desert", **more: Any) -> Any:
    """The defender's fourth maneuver phase is about to begin."""
    return arena(
        land, "Ogre A1, Troll B1", defenders, "additions", round=4, half=DEFENDER, colours=TITANS, **more
    )


@pytest.mark.rule("G17.1a", "G17.1b", "G17.2d", "G8.4e")
def test_in_round_four_the_defender_may_call_whom_he_could_recruit() -> None:
    position = fourth_round()
    assert phase(position) == "Reinforcement" and position.due == (GREEN,)
    assert offers(position, GREEN) == ["recruit Green1 Lion Lion", "done"]
    assert refusal_of(position, GREEN, "recruit Green1 Griffon Lion,Lion,Lion") is not None
    # In no other round.
    early = arena("Desert", "Ogre A1", "Lion F4", "additions", half=DEFENDER, colours=TITANS)
    assert phase(early) == "ManeuverPhase"
    # And never the attacker.
    attacker = arena("Desert", "Lion A1", "Ogre F4", "additions", round=4, colours=TITANS)
    assert phase(attacker) == "ManeuverPhase"
    assert refusal_of(attacker, RED, "recruit Red1 Lion Lion") == "G17.2c"


@pytest.mark.rule("G17.1c", "G17.1f", "G17.1g", "G17.2b", "G11.6d")
def test_it_enters_in_that_phase_over_the_side_of_its_army_and_belongs_to_it() -> None:
    before = pool_of(fourth_round(), GREEN, "Lion")
    position = after(fourth_round(), "Green: recruit Green1 Lion Lion")
    assert standing(position)["Lion-4"] == "off"
    assert contents(position, "Green1") == "Lion Lion"
    assert "maneuver Lion-4 E5" in offers(position, GREEN) and "maneuver Lion-4 A2" not in offers(
        position, GREEN
    )
    position = after(position, "Green: maneuver Lion-4 E5\nGreen: done")
    assert contents(position, "Green1") == "Lion Lion Lion" and field(position).reinforced
    assert pool_of(position, GREEN, "Lion") == before - 1


@pytest.mark.rule("G17.1c", "G17.1e")
def test_who_does_not_enter_is_sent_back() -> None:
    position = after(fourth_round(), "Green: recruit Green1 Lion Lion")
    played = told(position, "Green: done")
    assert "sent-back" in keys(played.events)
    assert contents(played.position, "Green1") == "Lion Lion" and not field(played.position).reinforced
    # There was room, so he would not: that was his chance.
    assert field(played.position).declined
    # With no room to enter he could not.
    full = fourth_round("Lion D6, Lion E5, Lion F4")
    full = after(full, "Green: recruit Green1 Lion Lion\nGreen: done")
    assert not field(full).declined


@pytest.mark.rule("G17.1e", "G16.5w")
def test_who_declines_is_not_asked_again_after_the_battle() -> None:
    position = after(fourth_round(), "Green: done")
    assert field(position).declined


@pytest.mark.rule("G17.2a", "G4.2c")
def test_a_full_army_is_not_reinforced_and_the_slain_do_not_count() -> None:
    seven = "Lion F4, Lion F3, Lion F2, Lion E5, Lion E4, Lion E3, Lion D6"
    assert phase(fourth_round(seven)) == "ManeuverPhase"
    assert refusal_of(fourth_round(seven), GREEN, "recruit Green1 Lion Lion") == "G17.1c"
    assert phase(fourth_round(seven.replace("D6", "gone"))) == "Reinforcement"


@pytest.mark.rule("G17.1b")
def test_only_the_living_entitle() -> None:
    assert phase(fourth_round("Lion gone, Troll F4")) == "ManeuverPhase"


@pytest.mark.rule("G17.1b", "G25.2b")
def test_neutral_garrisons_do_not_reinforce() -> None:
    position = arena(
        "Ruin", "Ogre A1", "Warlock D4", "additions", round=4, half=DEFENDER, colours=("Red", "Grey")
    )
    assert phase(position) == "ManeuverPhase"


@pytest.mark.rule("G16.5v", "EX-G16.5a")
def test_a_pixie_brings_the_strongest_creature_again() -> None:
    position = fourth_round("Hydra F4, Ogre F3, Pixie E5", "Mountains")
    assert "recruit Green1 Hydra Hydra,Pixie" in offers(position, GREEN)
    position = after(
        position, "Green: recruit Green1 Hydra Hydra,Pixie\nGreen: maneuver Hydra-5 D6\nGreen: done"
    )
    assert contents(position, "Green1") == "Hydra Hydra Ogre Pixie"


@pytest.mark.rule("G18.1b", "G18.1a", "G18.2f", "G18.3a")
def test_after_the_first_slain_enemy_the_attacker_may_summon_in_his_next_maneuver_phase() -> None:
    others = {"Red2": "D0.9 Angel Ogre"}
    position = arena("Plains", "Ogre C3, Troll B1", "Lion C4:4, Lion F4", colours=TITANS, others=others)
    assert refusal_of(position, RED, "summon Red2 Angel") == "G18.1b"
    position = after(position, "Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1")
    position = after(position, "Green: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1")
    # First comes the defender's half.
    assert phase(position) == "ManeuverPhase" and position.due == (GREEN,)
    position = after(position, "Green: done")
    assert phase(position) == "Summoning" and "summon Red2 Angel" in offers(position, RED)
    called = after(position, "Red: summon Red2 Angel")
    assert standing(called)["Angel-4"] == "off" and contents(called, "Red2") == "Angel Ogre"
    entered = after(called, "Red: maneuver Angel-4 C1\nRed: done")
    assert contents(entered, "Red1") == "Angel Ogre Troll" and contents(entered, "Red2") == "Ogre"
    assert entered.state.summoned


@pytest.mark.rule("G18.1c", "G18.3c")
def test_a_chance_that_is_missed_is_gone() -> None:
    others = {"Red2": "D0.9 Angel Ogre"}
    position = arena("Plains", "Ogre C3, Troll B1", "Lion C4:4, Lion F4", colours=TITANS, others=others)
    position = after(position, "Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1")
    position = after(
        position, "Green: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1\nGreen: done\nRed: done\nRed: done"
    )
    # In round four the defender may reinforce, and then moves.
    position = after(position, "Green: done\nGreen: done")
    assert phase(position) == "ManeuverPhase" and position.due == (RED,)
    assert refusal_of(position, RED, "summon Red2 Angel") == "G18.1b"


@pytest.mark.rule("G18.1c")
def test_a_lord_who_does_not_enter_stays_where_he_is() -> None:
    others = {"Red2": "D0.9 Angel Ogre"}
    position = arena("Plains", "Ogre C3, Troll B1", "Lion C4:4, Lion F4", colours=TITANS, others=others)
    position = after(position, "Red: strike Ogre-0 Lion-2 6 5 | 5 1 1 1 1 1")
    position = after(position, "Green: strike Lion-2 Ogre-0 5 3 | 1 1 1 1 1\nGreen: done")
    position = after(position, "Red: summon Red2 Angel\nRed: done")
    assert contents(position, "Red2") == "Angel Ogre" and not position.state.summoned


@pytest.mark.rule("G18.3d", "G18.1b")
def test_who_never_entered_was_not_slain_by_the_attacker() -> None:
    position = arena(
        "Plains",
        "Ogre C1, Troll B1",
        "Lion off, Lion F4",
        "landing",
        round=1,
        half=DEFENDER,
        colours=TITANS,
        others={"Red2": "D0.9 Angel Ogre"},
    )
    position = after(position, "Red: done")
    position = after(position, "Green: done")
    assert phase(position) == "ManeuverPhase" and position.due == (RED,)


@pytest.mark.rule("G18.3b")
def test_the_defender_does_not_summon() -> None:
    position = arena("Plains", "Ogre C1", "Lion F4", "maneuver", half=DEFENDER, colours=TITANS)
    assert refusal_of(position, GREEN, "summon Green2 Angel") == "G18.3b"


@pytest.mark.rule("G16.5ba", "G18.3a")
def test_the_jabberwok_comes_like_a_lord() -> None:
    others = {"Black2": "D0.9 Jabberwok Headcracker"}
    position = arena(
        "Plains", "Lich C3, Headcracker B1", "Lion C4:4, Golem F4", colours=("Black", "Red"), others=others
    )
    position = after(position, "Black: strike Lich-1 Lion-3 5 4 | 5 1 1 1 1")
    position = after(position, "Red: strike Lion-3 Lich-1 5 4 | 1 1 1 1 1\nRed: done")
    position = after(position, "Black: summon Black2 Jabberwok\nBlack: maneuver Jabberwok-4 C1\nBlack: done")
    # Against an army with an Element he has twice his power.
    assert field(position).powers[4] == 8 and position.state.summoned
