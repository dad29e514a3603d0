"""Chapters 23.6 and 23.7: Elements that are slain and destroyed, and the Dark-Titan's appearance."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.darklord.darktitan import destroy_element
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.gate import _settle
from hexenkessel.kernel.seats import HOST
from tests.gods.combats import after_combat, clash, goals, points
from tests.gods.table import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    after,
    contents,
    keys,
    offers,
    pool_of,
    refusal_of,
    settled,
    table,
)

NO_ANGEL = {"T0": "Red Ogre", "T1": "Green Ogre"}
TWO_GONE = {"destroyed_elements": ("Asher", "Zephyra")}


def destroyed(position: Any) -> tuple[str, ...]:
    names: tuple[str, ...] = position.state.destroyed_elements
    return names


@pytest.mark.rule("G23.6b")
def test_an_element_slain_between_titan_players_goes_to_the_winner() -> None:
    over = after_combat(clash("Lion Lion", "Golem Ogre", towers=NO_ANGEL), "Lion Lion")
    assert contents(over, "Red1") == "Golem Lion Lion"
    assert destroyed(over) == ()
    own = after_combat(clash("Golem Lion", "Ogre Ogre", towers=NO_ANGEL), "Lion")
    assert contents(own, "Red1") == "Golem Lion"


@pytest.mark.rule("G23.6c", "G24.4c")
def test_if_the_winning_army_is_full_another_land_army_of_his_takes_it() -> None:
    full = " ".join(["Lion"] * 7)
    extra = {"Red2": "D1.7 Lion Lion", "Red3": "D2.7 Lion Lion", "Red4": "E0.2 Dolphin Dolphin"}
    over = after_combat(clash(full, "Golem Ogre", extra, towers=NO_ANGEL), full)
    assert over.due == (RED,)
    assert set(offers(over, RED)) == {"place Red2", "place Red3", "place Red12"}
    assert refusal_of(over, RED, "place Red4") == "G24.4c"
    assert refusal_of(over, RED, "place RedTower") == "G24.4c"
    assert refusal_of(over, RED, "place Green1") == "G4.7a"
    assert contents(after(over, "Red: place Red3"), "Red3") == "Golem Lion Lion"


@pytest.mark.rule("G23.6d", "G23.6g")
def test_if_nobody_can_take_it_it_is_destroyed() -> None:
    full = "Titan " + " ".join(["Lion"] * 6)
    position = clash(full, "Golem Ogre", towers=NO_ANGEL)
    over = after_combat(position, full, how="concession", has_set_up=False)
    assert destroyed(over) == ("Golem",)


@pytest.mark.rule("G23.6d")
def test_after_a_draw_it_is_destroyed() -> None:
    assert destroyed(after_combat(clash("Lion Lion", "Golem Ogre"))) == ("Golem",)


@pytest.mark.rule("G23.6e", "G16.5bo", "G3.4d")
@pytest.mark.parametrize("left", [("Lich Lich", ""), ("", "Ogre")])
def test_whom_a_black_army_slays_is_destroyed_whoever_wins(left: tuple[str, str]) -> None:
    position = clash("Lich Lich", "Golem Ogre", attackers="Black", towers=NO_ANGEL)
    over = after_combat(position, *left, may_reinforce=False)
    assert destroyed(over) == ("Golem",)
    assert goals(over, BLACK) == ("G26.4h",)


@pytest.mark.rule("G23.6g")
def test_flight_counts_as_being_slain() -> None:
    fled = after(clash("Lich Lich", "Golem Ogre", attackers="Black"), "Green: flee")
    assert destroyed(fled) == ("Golem",)


@pytest.mark.rule("G23.6g")
def test_slain_by_neutrals_it_comes_back_only_if_its_owner_wins() -> None:
    position = clash("Golem Serpent Serpent Serpent", "", field="F0", towers=NO_ANGEL)
    assert contents(after_combat(position, "Serpent"), "Red1") == "Golem Serpent"
    assert destroyed(after_combat(position, "", "Guardian")) == ("Golem",)


@pytest.mark.rule("G8.6f")
def test_an_element_is_not_put_into_an_army_on_a_citytower() -> None:
    position = clash("Lion Lion", "Golem Ogre", {"Red2": "D1.7 Lion Lion"}, field="CT0",
                     towers={**NO_ANGEL, "CT0": "nobody"})  # fmt: skip
    over = after_combat(position, "Lion Lion")
    assert set(offers(over, RED)) == {"place Red2", "place Red12"}


@pytest.mark.rule("G23.6f", "EX-G23.6-A")
def test_each_darktower_gets_a_tombdigger_for_each_element() -> None:
    position = clash("Lich Lich", "Golem Ogre", attackers="Black")
    before = pool_of(position, BLACK, "Tombdigger")
    over = after(position, "Green: flee")
    for number in (1, 2, 3):
        assert contents(over, f"BlackDarktower{number}") == "Chimera Plaque Plaque Tombdigger Warlock"
    assert pool_of(over, BLACK, "Tombdigger") == before - 3


@pytest.mark.rule("G23.6f")
def test_a_full_or_lost_darktower_gets_none_and_an_empty_one_is_manned() -> None:
    towers = {"DT0": "Black " + " ".join(["Plaque"] * 7), "DT1": "Red Ogre", "DT2": "Black"}
    position = clash("Lich Lich", "Golem Ogre", attackers="Black", towers=towers)
    over = after(position, "Green: flee")
    assert contents(over, over.state.towers["DT0"].marker) == " ".join(["Plaque"] * 7)
    # The one for DT0 goes there as well.
    assert contents(over, over.state.towers["DT2"].marker) == "Tombdigger Tombdigger"
    assert contents(over, over.state.towers["DT1"].marker) == "Ogre"


# The Dark-Titan


def third(extra: dict[str, str] | None = None, **more: Any) -> Any:
    """A black army meets the last Element."""
    more.setdefault("world", TWO_GONE)
    return clash("Lich Lich", "Golem Ogre", extra, attackers="Black", **more)


@pytest.mark.rule("G23.6a")
def test_he_does_not_appear_before_the_third_element_is_gone() -> None:
    second = after(third(world={"destroyed_elements": ("Asher",)}), "Green: flee")
    assert not second.state.has_dark_titan


@pytest.mark.rule("G23.7a", "G23.7b", "G16.5cb", "G24.4c")
def test_the_darklord_chooses_the_land_army_in_which_he_appears() -> None:
    position = after(third({"Black2": "E0.2 Dolphin Dolphin"}), "Green: flee")
    assert position.due == (BLACK,)
    assert points(position, BLACK)[0] == 19  # the combat is scored: half of 26 + 12
    phantom = next(m for m, army in position.state.armies_of(BLACK) if "Phantom" in army.figures)
    assert set(offers(position, BLACK)) == {"place Black1", f"place {phantom}"}
    assert refusal_of(position, BLACK, "place Black2") == "G24.4c"
    assert refusal_of(position, BLACK, "place BlackDarktower1") == "G24.4c"
    assert refusal_of(position, BLACK, "place Red1") == "G4.7a"
    done = after(position, "Black: place Black1")
    assert contents(done, "Black1") == "Dark-Titan Lich Lich"
    # The Phantom makes way, and his army was nothing else.
    assert contents(done, phantom) == ""
    assert done.state.players[BLACK].master == "Dark-Titan"
    assert pool_of(done, BLACK, "Dark-Titan") == 0


@pytest.mark.rule("G23.7c", "G23.7d", "G23.7k")
def test_with_him_all_titans_are_revealed_and_phantoms_are_gone() -> None:
    done = after(third(), "Green: flee", "Black: place Black1")
    assert done.state.has_dark_titan
    assert all(player.is_revealed for player in done.state.players)
    assert [pool_of(done, seat, "Phantom") for seat in (RED, GREEN, BLUE, BLACK)] == [0, 0, 0, 0]
    assert not any("Phantom" in army.figures for army in done.state.armies.values())


@pytest.mark.rule("G23.7e", "G24.7b")
def test_titan_players_with_only_a_phantom_are_destroyed_and_nobody_scores() -> None:
    position = third({"Red1": "D1.7 Phantom Lion"}, revealed=(RED,))
    done = after(position, "Green: flee", "Black: place Black1")
    assert not done.state.is_alive(RED)
    assert contents(done, "Red1") == ""
    assert points(done, BLACK)[0] == 19
    assert "G26.4k" not in goals(done, BLACK)


@pytest.mark.rule("G23.7a")
def test_outside_a_combat_he_appears_at_once() -> None:
    position = settled(table({"Black1": "D0.7 Lich Lich"}, MovementPhase(RED), world=TWO_GONE))
    change = Change(position)
    destroy_element(change, "Golem")
    played = _settle(change, 1, HOST)
    assert played.position.due == (BLACK,)
    assert "element-destroyed" in keys(played.events)
    done = after(played.position, "Black: place Black1")
    assert done.state.has_dark_titan
    assert done.due == (RED,)


@pytest.mark.rule("G23.7a")
def test_if_only_one_army_can_have_him_nobody_is_asked() -> None:
    position = clash("Golem Lion", "Phantom Lich", defenders="Black", world=TWO_GONE, towers=NO_ANGEL)
    over = after_combat(position, "", "Phantom Lich", may_reinforce=False)
    assert contents(over, "Black1") == "Dark-Titan Lich"


@pytest.mark.rule("G23.7a", "G24.4a", "G23.7e")
def test_until_the_combat_is_scored_the_old_rules_hold() -> None:
    """The Titan who falls in the combat of the third Element is slain, not destroyed: then he is caught."""
    extra = {"Red2": "D1.7 Lion Lion", "Red3": "D2.7 Lion Lion"}
    # A draw: the Element is destroyed, the Titan becomes a Phantom, and the Dark-Titan ends the Phantom.
    slain = after_combat(clash("Golem Titan Lion", "Ogre Ogre", extra, world=TWO_GONE))
    assert slain.due == (RED,)
    assert set(offers(slain, RED)) == {"place Red2", "place Red3"}
    assert slain.state.is_alive(RED)
    over = after(slain, "Red: place Red2")
    assert over.state.has_dark_titan
    assert not over.state.is_alive(RED)
    assert contents(over, "Red3") == ""
