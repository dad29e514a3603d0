"""Founding, landing and what it ends: sea armies in play (G27.4), examined."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.gods.combats.clashes import combats_of
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from tests.gods.combats import goals
from tests.gods.marching import ends, marching
from tests.gods.table import (
    BLACK,
    RED,
    after,
    field_of,
    offers,
    refusal_of,
    settled,
    table,
)

MOVED = {"moved": True, "distance": 3, "entry": 3}


def recruiting(armies: dict[str, str], active: int = RED, **more: Any) -> Any:
    """The recruitment phase; in the City a Novice is to be had, so that the phase does not pass by."""
    colour = ("Red", "Green", "Blue", "Black")[active]
    armies = {f"{colour}9": "City Ogre", **armies}
    but = {marker: MOVED for marker in armies if marker.startswith(colour)}
    return settled(table(armies, RecruitmentPhase(active), active=active, but=but, **more))


def landed_before(position: Any) -> Any:
    """The same position, but an army of Red has gone ashore at some time."""
    return replace(position, state=position.state.with_player(RED, has_landed=True))


@pytest.mark.rule("G27.4a", "G27.4b", "G16.5y")
def test_a_dolphin_needs_a_marker_for_the_army_that_it_founds() -> None:
    armies = {f"Red{number}": f"C0.{number} Ogre" for number in range(2, 13)}
    armies |= {"Red1": "E0.1 Aquarian Ogre Lion", "Red9": "City Ogre", "Red12": "C0.12 Titan"}
    position = recruiting(armies)
    # Ruin, Fort and Citytower markers are left, but they are for such towers only (G4.4g).
    assert set(position.state.players[RED].markers) == {"RedRuin", "RedFort", "RedCitytower"}
    assert refusal_of(position, RED, "recruit Red1 Dolphin Aquarian") == "G27.4b"
    shown = after(position, "Red: reveal")
    # The Titan as a marker makes one free (G4.9c).
    assert refusal_of(shown, RED, "recruit Red1 Dolphin Aquarian") is None


@pytest.mark.rule("G27.4b", "G27.4g", "G16.5ab")
def test_after_the_landing_no_dolphin_comes_that_could_not_split_off() -> None:
    armies = {"Red1": "E0.1 Aquarian Ogre Lion"}
    position = recruiting(armies)
    assert refusal_of(position, RED, "recruit Red1 Dolphin Aquarian") is None
    position = landed_before(position)
    assert refusal_of(position, RED, "recruit Red1 Dolphin Aquarian") == "G27.4b"
    # An army of sea figures only need not split.
    alone = landed_before(recruiting({"Red1": "E0.1 Aquarian Octopus"}))
    assert refusal_of(alone, RED, "recruit Red1 Dolphin Aquarian") is None


@pytest.mark.rule("G27.4b")
def test_in_the_next_round_the_dolphin_splits_off_with_its_leader() -> None:
    armies = {"Red1": "E0.1 Aquarian Dolphin Ogre Lion Titan"}
    position = marching(armies)
    assert refusal_of(position, RED, "move Red1 D0.2 1 5") == "G27.4b"
    assert refusal_of(position, RED, "done") == "G27.4b"
    assert refusal_of(position, RED, "split Red1 Dolphin,Ogre") == "G27.4b"
    assert refusal_of(position, RED, "split Red1 Aquarian") == "G4.5b"
    position = after(position, "Red: split Red1 Aquarian,Dolphin")
    assert "E0.0" in ends(position, "Red2") and "D0.2" not in ends(position, "Red2")
    assert "D0.2" in ends(position, "Red1") and "E0.0" not in ends(position, "Red1")


@pytest.mark.rule("G27.4e", "G27.4f", "G27.4g", "G27.4h", "G26.3k")
def test_the_landing_and_its_bans() -> None:
    armies = {
        "Red1": "E0.1 Siren Octopus Octopus",
        "Red2": "E1.1 Octopus Seaserpent",
        "Red3": "E2.1 Octopus Octopus Octopus Octopus",
        "Red4": "E0.3 Manta Octopus",
        "Red5": "City Titan Ogre",
    }
    position = marching(armies)
    # Before it nobody goes ashore without a leader, and sea armies split.
    assert refusal_of(position, RED, "move Red2 D1.2 1 5") == "G3.10i"
    assert refusal_of(position, RED, "split Red3 Octopus,Octopus") is None
    landed = after(position, "Red: move Red1 D0.2 1 5")
    assert goals(landed, RED) == ("G26.3k",)
    assert landed.state.armies["Red1"].ashore
    # From now on those of land-capable figures follow without a leader, in the same turn,
    assert refusal_of(landed, RED, "move Red2 D1.2 1 5") is None
    # but not who has a Manta with him,
    assert refusal_of(landed, RED, "move Red4 D0.2 3 5") == "G3.10f"
    # and no sea army splits any more, afloat or ashore.
    assert refusal_of(landed, RED, "split Red3 Octopus,Octopus") == "G27.4g"
    second = after(landed, "Red: move Red2 D1.2 1 5")
    assert goals(second, RED) == ("G26.3k",)


@pytest.mark.rule("G27.4h", "G16.5ab")
@pytest.mark.parametrize(("leader", "rule"), [("Siren", "G27.4h"), ("Aquarian", None)])
def test_after_the_landing_only_an_aquarian_recruits_with_sea_creatures(
    leader: str, rule: str | None
) -> None:
    position = landed_before(recruiting({"Red1": f"E0.1 {leader} Octopus Octopus"}))
    assert refusal_of(position, RED, "recruit Red1 Octopus Octopus") == rule


@pytest.mark.rule("G27.4e", "G23.3d", "G26.4g")
def test_a_black_sea_army_that_lands_upon_an_enemy_and_spies_has_landed() -> None:
    armies = {"Black1": "E0.1 Aquarian Octopus", "Black2": "D1.7 Phantom Lich"}
    armies |= {"Red1": "D0.2 Golem Ogre", "Red2": "D0.9 Titan Lion"}
    position = marching(armies, BLACK, revealed=(RED,))
    position = after(position, "Black: move Black1 D0.2 1 5", "Black: spy")
    assert field_of(position, "Black1") == "Dungeon"
    assert goals(position, BLACK) == ("G26.4g",)
    assert position.state.armies["Black1"].ashore


@pytest.mark.rule("G8.3g", "G8.3e", "G8.2e")
def test_who_has_gone_ashore_attacks_sea_armies_on_the_coast_and_they_may_attack_him() -> None:
    armies = {"Red1": "D0.1 Siren Octopus", "Green1": "E0.1 Dolphin Dolphin", "Red2": "City Titan Ogre"}
    position = marching(armies, but={"Red1": {"ashore": True}})
    position = after(position, "Red: move Red1 E0.1 1 3", "Red: done")
    assert combats_of(position.state, RED) == [("Red1", "Green1")]
    # Afloat it would have shared the field.
    armies = {"Red1": "E0.2 Siren Octopus", "Green1": "E0.1 Dolphin Dolphin", "Red2": "City Titan Ogre"}
    position = after(marching(armies), "Red: move Red1 E0.1 1 3", "Red: done")
    assert combats_of(position.state, RED) == []


@pytest.mark.rule("G9.2a", "G9.2b", "G9.2c", "G8.5i")
def test_a_whirl_is_one_field_wherever_one_comes_out() -> None:
    position = marching({"Red1": "E0.7 Dolphin Dolphin", "Red2": "City Titan Ogre"})
    # E0.7 - W0 - E1.6 are two fields.
    assert refusal_of(position, RED, "move Red1 E1.6 2 3") is None
    assert refusal_of(position, RED, "move Red1 E2.6 2 3") is None
    assert refusal_of(position, RED, "move Red1 W0 1") == "G9.2d"
    # Six fields away from the Whirl there is no step left to leave it.
    far = marching({"Red1": "E0.11 Dolphin Dolphin", "Red2": "City Titan Ogre"})
    assert refusal_of(far, RED, "move Red1 E1.6 6 3") is None
    farther = marching({"Red1": "E0.12 Dolphin Dolphin", "Red2": "City Titan Ogre"})
    assert refusal_of(farther, RED, "move Red1 W0 6") == "G9.2c"


@pytest.mark.rule("G9.1d", "G9.2a", "G8.3e")
def test_out_of_a_whirl_one_comes_to_a_free_field_or_attacks() -> None:
    armies = {"Red1": "E0.7 Dolphin Dolphin", "Green1": "E1.6 Dolphin Dolphin Dolphin"}
    position = marching(armies)
    assert refusal_of(position, RED, "move Red1 E1.6 2 3") == "G9.1d"
    assert refusal_of(position, RED, "move Red1 E1.5 3 3") is None


@pytest.mark.rule("G3.10f", "G3.10i", "G23.3d")
@pytest.mark.parametrize(("army", "rule"), [("Dolphin Aquarian", "G3.10f"), ("Octopus Octopus", "G3.10i")])
def test_a_black_army_that_must_be_on_the_water_does_not_spy(army: str, rule: str) -> None:
    armies = {"Black1": f"E0.2 {army}", "Black2": "D1.7 Phantom Lich"}
    armies |= {"Red1": "E0.1 Golem Ogre", "Red2": "D0.9 Titan Lion"}
    position = marching(armies, BLACK, revealed=(RED,))
    position = after(position, "Black: move Black1 E0.1 1 3")
    assert position.due == (BLACK,) and offers(position, BLACK) == ["attack"]
    assert refusal_of(position, BLACK, "spy") == rule
    assert field_of(after(position, "Black: attack"), "Black1") == "E0.1"


@pytest.mark.rule("G3.10f", "G23.5e", "G23.3g")
def test_if_it_finds_a_titan_it_stops_in_front_of_him() -> None:
    armies = {"Black1": "E0.2 Dolphin Dolphin", "Black2": "D1.7 Phantom Lich"}
    armies |= {"Red1": "E0.1 Titan Ogre", "Red2": "D0.9 Golem Lion"}
    position = marching(armies, BLACK, hidden=(RED,))
    position = after(position, "Black: move Black1 E0.1 1 3", "Red: done", "Black: attack")
    assert field_of(position, "Black1") == "E0.2" and position.state.players[RED].is_revealed


@pytest.mark.rule("G8.2e", "G8.3e")
def test_a_black_sea_army_stands_beside_another_without_a_fight() -> None:
    armies = {"Black1": "E0.3 Octopus Octopus", "Black2": "D1.7 Phantom Lich"}
    armies |= {"Red1": "E0.2 Whale Whale Whale", "Red2": "D0.9 Titan Golem"}
    position = marching(armies, BLACK, revealed=(RED,))
    position = after(position, "Black: move Black1 E0.2 1 3", "Black: attack")
    assert combats_of(position.state, BLACK) == [] and field_of(position, "Black1") == "E0.2"


@pytest.mark.rule("G3.10f", "G26.5l", "G26.5h")
def test_a_titan_with_a_dolphin_does_not_teleport_inland() -> None:
    # They cannot split: three figures.
    deeds = {RED: tuple(f"G26.3{letter}" for letter in "eijlmnabcd")}
    position = marching({"Red1": "E0.1 Titan Siren Dolphin"}, goals=deeds, revealed=(RED,))
    assert refusal_of(position, RED, "teleport Red1 D0.8 free") == "G3.10f"
    assert refusal_of(position, RED, "teleport Red1 E1.1 free") is None
    assert not [line for line in offers(position, RED) if line.startswith("move Red1 C")]
