"""Chapters 25.1, 25.3 to 25.5 and the Immortal: what becomes of a tower that is attacked."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.armies.surplus import Surplus
from tests.gods.combats import after_combat, clash, goals, points
from tests.gods.table import BLACK, GREEN, RED, after, contents, holder_of, offers, pool_of, refusal_of

STRONG = "Titan Serpent Serpent Serpent"
NO_ANGEL = {"T0": "Red Ogre"}


def stormed(field: str, attacker: str = STRONG, **more: Any) -> Any:
    towers = {**NO_ANGEL, **more.pop("towers", {})}
    return clash(attacker, "", field=field, towers=towers, **more)


@pytest.mark.rule("G25.1d")
def test_a_neutral_garrison_that_has_won_is_whole_again() -> None:
    over = after_combat(stormed("F0", extra={"Red2": "D1.7 Lion Lion"}), "", "Guardian")
    assert contents(over, "GreyFort1") == "Guardian Nightmare Pegasus Tombdigger Tombdigger Tombdigger"
    assert holder_of(over, "F0") == "Grey"
    assert contents(over, "Red1") == ""


@pytest.mark.rule("G25.1d")
def test_a_players_garrison_is_not() -> None:
    position = clash("Troll Troll", "", field="F0", towers={**NO_ANGEL, "F0": "Green Ogre Lion"})
    over = after_combat(position, "", "Lion", may_reinforce=False)
    assert contents(over, "GreenFort") == "Lion"


@pytest.mark.rule("G25.3a", "G25.4a", "G25.5a", "G26.3f", "G25.1c")
def test_a_tower_is_conquered_with_its_garrison() -> None:
    over = after_combat(stormed("F0"), "Titan Serpent")
    assert holder_of(over, "F0") == "Red"
    assert over.state.towers["F0"].marker == "RedFort"
    assert contents(over, "GreyFort1") == ""
    assert goals(over, RED) == ("G26.3f",)
    assert contents(over, "Red1") == "Serpent Titan"


@pytest.mark.rule("G25.3b")
def test_a_draw_conquers_it_for_the_attacker_without_figures() -> None:
    over = after_combat(stormed("F0", extra={"Red2": "D1.7 Lion Lion"}))
    assert holder_of(over, "F0") == "Red"
    assert over.state.towers["F0"].marker == "RedFort"
    assert "RedFort" not in over.state.armies
    assert points(over, RED) == (0, 0)


@pytest.mark.rule("G19.1e")
def test_neutral_demilords_lost_in_a_draw_are_the_attackers() -> None:
    over = after_combat(stormed("F0", extra={"Red2": "D1.7 Lion Lion"}))
    assert (pool_of(over, RED, "Guardian"), pool_of(over, RED, "Pegasus")) == (1, 1)


@pytest.mark.rule("G19.1e")
def test_demilords_slain_by_a_garrison_that_wins_go_to_their_owners_pool() -> None:
    position = stormed("F0", "Serpent Serpent Serpent Serpent Siren")
    assert pool_of(after_combat(position, "", "Guardian"), RED, "Siren") == 1


@pytest.mark.rule("G3.8a")
def test_grey_creatures_leave_the_game() -> None:
    over = after_combat(stormed("F0"), "Titan Serpent")
    assert pool_of(over, RED, "Nightmare") == 0
    assert pool_of(over, BLACK, "Nightmare") == 12


@pytest.mark.rule("G25.3c", "G23.8a", "G26.3j")
def test_garrisons_of_players_and_darktowers_are_conquered_alike() -> None:
    position = clash("Troll Troll", "", field="DT0", towers=NO_ANGEL)
    assert position.due == (BLACK,)
    over = after_combat(position, "Troll")
    assert holder_of(over, "DT0") == "Red"
    assert goals(over, RED) == ("G26.3j",)


@pytest.mark.rule("EX-G19-A", "G19.1b")
def test_who_takes_a_citytower_may_revive_its_garrison() -> None:
    position = stormed("CT0", "Serpent Serpent Serpent Serpent", gems=(500,))
    won = after_combat(position, "Serpent Serpent Serpent Serpent", may_summon=False)
    assert offers(won, RED) == ["revive Locker", "revive Pegasus", "revive Sunray", "done"]
    done = after(won, "Red: revive Locker", "Red: revive Pegasus", "Red: revive Sunray")
    assert done.state.players[RED].gems == 500 - 200 + 60
    assert pool_of(done, RED, "Sunray") == 3


# The Immortal


@pytest.mark.rule("G16.5ax", "G19.1e")
def test_the_immortal_joins_the_winner_without_gems() -> None:
    over = after_combat(stormed("R0"), "Titan Serpent")
    assert contents(over, "Red1") == "Immortal Serpent Titan"
    assert pool_of(over, RED, "Immortal") == 0


@pytest.mark.rule("G16.5az", "G4.2b")
def test_if_there_is_no_room_another_must_go() -> None:
    full = " ".join(["Serpent"] * 2 + ["Lion"] * 5)
    over = after_combat(stormed("R0", full), full, may_summon=False)
    assert isinstance(over.step, Surplus)
    assert "discard Red1 Immortal" not in offers(over, RED)
    done = after(over, "Red: discard Red1 Lion")
    assert contents(done, "Red1") == "Immortal Lion Lion Lion Lion Serpent Serpent"


@pytest.mark.rule("G19.1e", "G25.3b")
def test_after_a_draw_the_immortal_is_the_attackers_garrison() -> None:
    over = after_combat(stormed("R0", extra={"Red2": "D1.7 Lion Lion"}))
    assert contents(over, "RedRuin") == "Immortal"
    assert over.state.armies["RedRuin"].garrison


@pytest.mark.rule("G16.5ax")
def test_a_holder_who_keeps_the_ruin_keeps_his_immortal() -> None:
    position = clash("Troll Troll", "", field="R0", towers={**NO_ANGEL, "R0": "Green Immortal Ogre"})
    over = after_combat(position, "", "Ogre", may_reinforce=False)
    assert contents(over, "GreenRuin") == "Immortal Ogre"


@pytest.mark.rule("G16.5ay")
def test_nobody_pays_for_an_immortal() -> None:
    position = stormed("R0", "Serpent Serpent Serpent Serpent", gems=(500,))
    won = after_combat(position, "Serpent Serpent Serpent Serpent", may_summon=False)
    assert "revive Immortal" not in offers(won, RED)
    assert refusal_of(won, RED, "revive Immortal") == "G16.5ay"


@pytest.mark.rule("G25.6c", "G23.6c")
def test_an_element_won_by_a_garrison_goes_to_another_army() -> None:
    position = clash("Golem Troll", "", field="F0", towers={**NO_ANGEL, "F0": "Green Ogre Lion"})
    over = after_combat(position, "", "Lion", may_reinforce=False)
    assert contents(over, "GreenFort") == "Lion"
    assert contents(over, "Green12") == "Golem Titan"
    assert over.state.is_alive(GREEN)
