"""Chapters 20 and 21: what a combat brings, and which Lords appear."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gods.combats import after_combat, clash, points
from tests.gods.table import GREEN, RED, after, contents, offers, pool_of, refusal_of, with_pool

SMALL = "Lion Lion Ogre"  # 42
NO_ANGEL = {"T0": "Red Ogre", "T1": "Green Ogre"}


def won(how: str = "battle", attacker: str = "Troll Troll", defender: str = SMALL, **more: Any) -> Any:
    """Red has won against this army, with all that he had."""
    verdict: dict[str, Any] = {key: more.pop(key) for key in ("has_set_up", "executed") if key in more}
    position = clash(attacker, defender, towers=NO_ANGEL, **more)
    return after_combat(position, attacker, how=how, **verdict)


@pytest.mark.rule("G20.1b", "G20.3a", "G20.3d", "G20.4h", "G20.4i", "G20.1a", "G20.1d")
def test_a_fought_victory_brings_the_whole_value_and_ten_gems_a_figure() -> None:
    assert points(won(), RED) == (42, 30)
    assert points(won(), GREEN) == (0, 0)


@pytest.mark.rule("G20.3e")
def test_a_concession_counts_half_before_the_attacker_has_set_up_and_in_full_later() -> None:
    assert points(won("concession", has_set_up=False), RED) == (21, 15)
    assert points(won("concession", has_set_up=True), RED) == (42, 30)


@pytest.mark.rule("G11.8a", "G11.8b", "G20.4g")
def test_nobody_scores_when_seven_rounds_have_passed() -> None:
    position = clash("Troll Troll", SMALL, towers=NO_ANGEL)
    over = after_combat(position, "", SMALL, how="time", may_reinforce=False)
    assert contents(over, "Red1") == ""
    assert contents(over, "Green1") == SMALL
    assert points(over, RED) == points(over, GREEN) == (0, 0)


@pytest.mark.rule("G20.3f")
def test_the_winners_own_losses_do_not_matter() -> None:
    position = clash("Troll Troll Lion", SMALL, towers=NO_ANGEL)
    assert points(after_combat(position, "Troll"), RED) == (42, 30)


@pytest.mark.rule("G20.3c", "G24.2b")
def test_a_slain_titan_counts_with_the_power_he_has() -> None:
    # Green's Titan has power 9 and skill 4: 36; the Ogre is worth 12.
    over = after_combat(
        clash("Troll Troll", "Titan Ogre", {"Green2": "D1.7 Lion Lion"}, towers=NO_ANGEL, points=(0, 900)),
        "Troll",
    )
    assert points(over, RED) == (48, 20)


@pytest.mark.rule("G20.4i", "G25.5a")
def test_scoring_against_neutrals_is_normal_and_they_get_nothing() -> None:
    position = clash("Titan Serpent Serpent", "", field="F0", towers=NO_ANGEL)
    over = after_combat(position, "Titan Serpent")
    assert points(over, RED) == (105, 60)


@pytest.mark.rule("G20.5a", "G20.5b", "G20.2a", "G20.2b", "G24.1b")
def test_points_are_booked_without_asking() -> None:
    assert points(won(points=(550,)), RED)[0] == 592


# Lords


@pytest.mark.rule("G21.1a", "G3.3c", "G21.3a", "G16.5br", "G10.7c", "G21.1d")
def test_at_200_points_an_angel_appears_in_the_winning_army() -> None:
    position = won(points=(190,))
    assert offers(position, RED) == ["appear Angel Red1", "done"]
    done = after(position, "Red: appear Angel Red1")
    assert contents(done, "Red1") == "Angel Troll Troll"
    assert pool_of(done, RED, "Angel") == pool_of(position, RED, "Angel") - 1


@pytest.mark.rule("G21.1b")
def test_who_does_not_take_him_now_has_him_never() -> None:
    declined = after(won(points=(190,)), "Red: done")
    assert contents(declined, "Red1") == "Troll Troll"
    assert "appear Angel Red1" not in offers(declined, RED)


@pytest.mark.rule("G21.3b", "G21.3c", "G21.3e", "G16.5bs", "G16.5bt")
def test_at_600_an_archangel_and_at_1800_a_necromancer_may_be_chosen() -> None:
    assert refusal_of(won(points=(190,)), RED, "appear Archangel Red1") == "G21.3b"
    assert offers(won(points=(590,)), RED) == ["appear Angel Red1", "appear Archangel Red1", "done"]
    assert refusal_of(won(points=(590,)), RED, "appear Necromancer Red1") == "G21.3c"
    assert "appear Necromancer Red1" in offers(won(points=(1790,)), RED)


@pytest.mark.rule("G21.3d")
def test_for_each_multiple_passed_one_appears() -> None:
    # Two Seaserpents 90, a Colossus 40, a Titan of power 6 with 24 and five Serpents 160 are 314.
    big = "Seaserpent Seaserpent Colossus Titan Serpent Serpent Serpent Serpent Serpent"
    position = won(defender=big, points=(190,), extra={"Green2": "D1.7 Lion Lion"})
    assert position.step.choices == (("Angel",), ("Angel",))
    second = after(position, "Red: appear Angel Red1")
    # An army has one Angel: the other may appear elsewhere.
    assert set(offers(second, RED)) == {"appear Angel Red12", "appear Angel RedTower", "done"}


@pytest.mark.rule("G21.1c")
def test_without_lords_of_the_own_colour_nobody_appears() -> None:
    position = with_pool(clash("Troll Troll", SMALL, towers=NO_ANGEL, points=(590,)), RED, Angel=0)
    over = after_combat(position, "Troll Troll")
    assert offers(over, RED) == ["appear Archangel Red1", "done"]
    assert refusal_of(over, RED, "appear Angel Red1") == "G21.1c"
    none = after_combat(with_pool(position, RED, Archangel=0), "Troll Troll")
    assert points(none, RED)[0] == 632
    assert "appear Angel Red1" not in offers(none, RED)


@pytest.mark.rule("G21.2a")
def test_a_lord_who_cannot_join_the_winner_appears_in_another_suitable_army() -> None:
    full = " ".join(["Troll"] * 7)
    extra = {"Red2": "D1.7 Lion Lion", "Red3": "E0.2 Dolphin Dolphin", "Red4": "D2.7 Angel Lion"}
    position = won(attacker=full, points=(190,), extra=extra)
    assert set(offers(position, RED)) == {
        "appear Angel Red2",
        "appear Angel Red12",
        "appear Angel RedTower",
        "done",
    }
    for army in ("Red1", "Red3", "Red4"):
        assert refusal_of(position, RED, f"appear Angel {army}") == "G21.2a"
    roomy = after(won(points=(190,), extra=extra), "Red: done")
    assert refusal_of(roomy, RED, "appear Angel Red2") == "G21.2a"


@pytest.mark.rule("G21.2a")
def test_not_in_one_that_is_in_a_combat() -> None:
    full = " ".join(["Troll"] * 7)
    extra = {"Red2": "D1.7 Lion Lion", "Blue1": "D1.7 Ogre Ogre"}
    moved = {"moved": True, "entry": 3}
    position = clash(full, SMALL, extra, towers=NO_ANGEL, points=(190,), but={"Red1": moved, "Red2": moved})
    over = after_combat(after(position, "Red: engage Red1 Green1"), full)
    assert "appear Angel Red2" not in offers(over, RED)


@pytest.mark.rule("G21.2a", "G27.4i")
def test_no_lord_appears_in_a_sea_army_that_has_won() -> None:
    over = won(attacker="Dolphin Whale", points=(190,), field="E0.2")
    assert "appear Angel Red1" not in offers(over, RED)


@pytest.mark.rule("G21.2b")
def test_if_no_army_suits_the_lord_is_lost() -> None:
    position = clash(
        "Titan Angel Lion", SMALL, towers={"T0": "Red Angel Ogre"}, points=(190,), revealed=(RED,)
    )
    over = after_combat(position, "Titan Angel Lion", may_summon=False)
    assert points(over, RED)[0] == 232
    assert "appear Angel Red1" not in offers(over, RED)


# Trophies


@pytest.mark.rule("G16.5an", "G16.5ao", "G16.5ap")
def test_an_executer_who_survives_keeps_the_lords_he_has_slain() -> None:
    over = won(attacker="Executer Lion", defender="Angel Archangel Ogre", executed=((0, "Angel"),))
    assert over.state.players[RED].trophies == ((GREEN, "Angel"),)
    assert pool_of(over, GREEN, "Archangel") == 2
    # Four Angels, one of them a trophy.
    assert pool_of(over, GREEN, "Angel") == 3


@pytest.mark.rule("G16.5ap")
def test_one_who_does_not_survive_keeps_nobody() -> None:
    position = clash("Executer Lion", "Angel Ogre", towers=NO_ANGEL)
    over = after_combat(position, "Lion", executed=((0, "Angel"),))
    assert over.state.players[RED].trophies == ()
    assert pool_of(over, GREEN, "Angel") == 4


@pytest.mark.rule("G16.5as", "G16.5ar")
def test_when_he_is_slain_all_his_trophies_go_back() -> None:
    position = clash("Executer Lion", "Ogre Ogre", towers=NO_ANGEL)
    position = with_pool(position, GREEN, Angel=3)
    held = position.state.with_player(RED, trophies=((GREEN, "Angel"),))
    over = after_combat(type(position)(position.setup, position.number, position.steps, held), "Lion")
    assert over.state.players[RED].trophies == ()
    assert pool_of(over, GREEN, "Angel") == 4
