"""Test vectors of the rules that need a table: markers, the Pixie's reinforcement, Tombdiggers."""

from __future__ import annotations

from collections import Counter

import pytest

from hexenkessel.games.gods.armies.markers import free_marker, is_ordinary, markers_of
from hexenkessel.games.gods.darklord.elements import destroy_element
from hexenkessel.games.gods.equipment.figures import ELEMENTS
from hexenkessel.games.gods.recruitment.reinforcing import is_of_a_pixie, reinforcements
from hexenkessel.kernel.change import Change
from tests.gods.table import BLACK, RED, table


@pytest.mark.rule("EX-G4.4", "G4.4g", "G4.4b", "G4.4e")
@pytest.mark.parametrize(("seat", "ordinary"), [(RED, 12), (BLACK, 13)])
def test_sixteen_markers_and_the_master_make_seventeen_armies(seat: int, ordinary: int) -> None:
    markers = markers_of(seat)
    assert len(set(markers)) == 16
    assert len([marker for marker in markers if is_ordinary(marker)]) == ordinary


@pytest.mark.rule("EX-G4.4", "G4.4a", "G4.4f")
def test_only_ordinary_markers_mark_a_new_army() -> None:
    world = table({"Red1": "D0.7 Titan Ogre Ogre"}).state
    found: list[str] = []
    while (marker := free_marker(world.players[RED])) is not None:
        found.append(marker)
        left = tuple(other for other in world.players[RED].markers if other != marker)
        world = world.with_player(RED, markers=left)
    assert len(found) == 11 and all(is_ordinary(marker) for marker in found)


@pytest.mark.rule("EX-G16.5a", "G16.5v", "G17.1a")
def test_a_pixie_in_the_mountains_brings_a_second_hydra() -> None:
    laid = table({"Red1": "B0.1 Pixie Hydra Lion Titan"})
    figures = laid.state.armies["Red1"].figures
    calls = reinforcements(laid.state, "Red1", figures)
    assert {call.recruit for call in calls if is_of_a_pixie(call)} == {"Hydra"}
    # The normal reinforcement is there besides: the Lion is native in the Mountains.
    assert {call.recruit for call in calls if not is_of_a_pixie(call)} == {"Lion"}


@pytest.mark.rule("G16.5v", "G16.5w", "G17.2a", "G4.3a")
@pytest.mark.parametrize(
    ("figures", "brought"),
    [
        ("Pixie Hydra Hydra Lion", ""),  # never a third one
        ("Pixie Colossus Hydra", "Colossus"),  # the strongest only
        ("Pixie Hydra Basilisk", "Basilisk Hydra"),  # both are worth 30
        ("Pixie Hydra Lion Lion Lion Lion Lion", ""),  # no room
        ("Hydra Lion", ""),  # no Pixie
        ("Pixie Angel", ""),  # no Creature
    ],
)
def test_whom_a_pixie_brings(figures: str, brought: str) -> None:
    laid = table({"Red1": f"B0.1 {figures}"})
    calls = reinforcements(laid.state, "Red1", laid.state.armies["Red1"].figures)
    assert {call.recruit for call in calls if is_of_a_pixie(call)} == set(brought.split())


@pytest.mark.rule("G16.5v", "G17.1b")
def test_in_tower_lands_only_a_pixie_reinforces() -> None:
    laid = table({"Red1": "D0.7 Titan Ogre"}, towers={"R0": "Red Pixie Ogre Ogre"})
    (marker,) = [marker for marker, army in laid.state.armies.items() if army.field == "R0"]
    calls = reinforcements(laid.state, marker, laid.state.armies[marker].figures)
    assert {(call.recruit, is_of_a_pixie(call)) for call in calls} == {("Ogre", True)}


@pytest.mark.rule("EX-G23.6-A", "G23.6f", "G5.6d")
def test_three_elements_fill_three_darktowers() -> None:
    laid = table({"Red1": "D0.7 Titan Ogre"})
    change = Change(laid)
    for element in ELEMENTS:
        destroy_element(change, element)
    garrisons = [army for army in change.state.armies.values() if army.field in ("DT0", "DT1", "DT2")]
    assert len(garrisons) == 3
    for garrison in garrisons:
        assert Counter(garrison.figures) == Counter(
            "Plaque Plaque Tombdigger Tombdigger Tombdigger Chimera Warlock".split()
        )
    assert change.state.players[BLACK].pool["Tombdigger"] == 12 - 9
