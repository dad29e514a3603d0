"""Chapter 22 and its charts: what every land offers to whom; 26.5 and 27.4 where they add to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hexenkessel.games.gods.equipment.figures import CREATURES, END_CREATURES, FIGURES, value
from hexenkessel.games.gods.recruitment.recruits import (
    CHARTS,
    LOWEST_TIER,
    Occasion,
    recruits,
    showings,
    why_not_recruit,
)
from tests.gods.reference import charts as facts
from tests.gods.reference.figures import NATIVES

LANDS = sorted(facts.CHARTS)
TRACKS = [(land, track) for land in LANDS for track in facts.CHARTS[land]]


def found(land: str, army: str, **rest: Any) -> set[str]:
    return set(recruits(Occasion(land=land, army=tuple(army.split()), **{"distance": 4, **rest})))


def steps_of_facts() -> Iterator[tuple[str, str, int, str]]:
    for land, track in TRACKS:
        names, needed = facts.steps(track)
        for place, number in enumerate(needed):
            yield land, names[place], number, names[place + 1]


@pytest.mark.rule("G22.3a")
def test_the_charts_are_those_of_the_facts() -> None:
    assert set(CHARTS) == set(LANDS) and len(LANDS) == 16
    for land in LANDS:
        tracks = [[(step.name, step.needed) for step in track] for track in CHARTS[land]]
        expected = []
        for line in facts.CHARTS[land]:
            names, needed = facts.steps(line)
            expected.append(list(zip(names, [0, *needed], strict=True)))
        assert tracks == expected


@pytest.mark.rule("G22.3a")
@pytest.mark.parametrize(("land", "track"), TRACKS)
def test_from_weak_to_strong(land: str, track: str) -> None:
    names, _ = facts.steps(track)
    values = [value(name) for name in names]
    assert values == sorted(values)
    # End creatures close a track.
    assert not set(names[:-1]) & END_CREATURES


@pytest.mark.rule("G22.3b", "G22.1c")
@pytest.mark.parametrize(("land", "lower", "number", "higher"), list(steps_of_facts()))
def test_so_many_recruit_the_next(land: str, lower: str, number: int, higher: str) -> None:
    assert higher in found(land, f"{lower} " * number)
    if number > 1:
        assert higher not in found(land, f"{lower} " * (number - 1))


@pytest.mark.rule("G22.3c")
@pytest.mark.parametrize(("land", "track"), TRACKS)
def test_one_recruits_its_own_kind_and_the_weaker_of_its_track(land: str, track: str) -> None:
    names, _ = facts.steps(track)
    for place, name in enumerate(names):
        assert found(land, name) == set(names[: place + 1])


@pytest.mark.rule("G22.3b")
@pytest.mark.parametrize("land", LANDS)
def test_never_two_steps_at_once(land: str) -> None:
    for track in facts.CHARTS[land]:
        names, _ = facts.steps(track)
        army = f"{names[0]} " * 6
        if land == "Sea":
            assert "Seaserpent" not in found(land, army)
        assert not found(land, army) & set(names[2:])


@pytest.mark.rule("G22.1c", "G22.3d")
@pytest.mark.parametrize("land", [*LANDS, "Tower", "Ruin", "Fort", "Citytower", "Darktower"])
def test_strangers_recruit_nothing(land: str) -> None:
    natives = {name for track in facts.CHARTS.get(land, []) for name in facts.steps(track)[0]}
    for name in sorted(CREATURES - natives):
        assert found(land, f"{name} {name} {name}") == set()


@pytest.mark.rule("G22.3a")
def test_every_creature_has_a_home_and_a_way_to_it() -> None:
    homes = {name for _, track in TRACKS for name in facts.steps(track)[0]}
    assert homes == CREATURES
    reached = set(facts_lowest())
    for _ in range(5):
        reached |= {higher for _, lower, _, higher in steps_of_facts() if lower in reached}
    assert reached == CREATURES


def facts_lowest() -> list[str]:
    return "Centaur Gargoyle Ogre Dolphin Headcracker Plaque Tombdigger".split()


@pytest.mark.rule("G15.6e", "G15.6f")
def test_the_lowest_tier() -> None:
    assert set(facts_lowest()) == LOWEST_TIER


# A creature is native to a hazard if it is recruited in a land that shows it (reconstruction B3).
UNIONS = {
    "sand": "Plains Desert",
    "bog": "Marsh Swamp",
    "bramble": "Brush Jungle",
    "fog": "Vale",
    "hedge": "Vale Grove",
    "drift": "Tundra",
    "dune": "Desert",
    "slope": "Hills Mountains",
    "beach": "Coast",
    "water": "Coast Sea",
}


@pytest.mark.rule("G22.3a")
@pytest.mark.parametrize(("hazard", "lands"), UNIONS.items())
def test_natives_are_those_who_are_recruited_there(hazard: str, lands: str) -> None:
    chains = {step.name for land in lands.split() for track in CHARTS[land] for step in track}
    assert chains == {name for name in CREATURES if hazard in FIGURES[name].natives}
    assert chains == set(NATIVES[hazard].split()) & CREATURES


@pytest.mark.rule("G23.9a", "G22.3d")
def test_plaque_and_tombdigger_begin_lines_of_their_own() -> None:
    for start in ("Headcracker", "Lich", "Helldancer", "Wraith", "Demon"):
        for land in ("Darkland", "Wasteland"):
            late = {"Plaque", "Tombdigger", "Shadow", "Nightmare", "Cerberus", "Balrog", "Deathbringer"}
            assert not found(land, f"{start} {start} {start}") & late


@pytest.mark.rule("G8.4d", "G22.1c", "G26.5e")
@pytest.mark.parametrize("distance", range(9))
def test_distances(distance: int) -> None:
    assert bool(found("Plains", "Lion Titan", distance=distance)) == (distance in (3, 4, 5))
    swift = found("Plains", "Lion Titan", distance=distance, revealed=True, victory_points=30)
    assert bool(swift) == (distance in (3, 4, 5, 6, 7))


@pytest.mark.rule("G17.1b", "G8.4e")
def test_reinforcement_does_not_depend_on_the_distance() -> None:
    assert found("Plains", "Lion", distance=None) == {"Centaur", "Lion"}
    assert found("Plains", "Lion", distance=None, labelled=False) == set()


@pytest.mark.rule("G26.5a", "G26.5b")
@pytest.mark.parametrize("land", LANDS)
def test_where_the_titan_is_native(land: str) -> None:
    weakest = facts.steps(facts.CHARTS[land][0])[0][0]
    expected = set() if land in ("Darkland", "Wasteland", "Coast", "Sea") else {weakest}
    assert found(land, "Titan", revealed=True, victory_points=10) == expected
    assert found(land, "Titan", revealed=False, victory_points=10) == set()
    assert found(land, "Titan", revealed=True, victory_points=9) == set()


@pytest.mark.rule("EX-G22.2-A", "G22.2b", "G26.5c", "G8.4f")
def test_one_end_creature_unless_the_titan_musters() -> None:
    assert "Hydra" in found("Desert", "Griffon Griffon")
    assert "Serpent" not in found("Jungle", "Behemoth Behemoth", end_creature_taken=True)
    mustering = {"end_creature_taken": True, "revealed": True, "victory_points": 20}
    assert "Serpent" in found("Jungle", "Titan Behemoth Behemoth", **mustering)
    assert "Serpent" not in found("Jungle", "Titan Behemoth Behemoth Serpent Serpent", **mustering)
    assert why_not_recruit(
        Occasion(land="Jungle", army=("Behemoth", "Behemoth"), distance=4, end_creature_taken=True), "Serpent"
    ) in ("G22.2b", "G8.4f")


@pytest.mark.rule("G27.4a", "G16.5y", "G16.5bi")
@pytest.mark.parametrize("leader", ["Aquarian", "Siren"])
def test_a_sea_army_is_founded_on_the_coast(leader: str) -> None:
    assert found("Coast", f"{leader} Ogre Ogre") == {"Dolphin"}
    assert found("Sea", f"{leader} Ogre Ogre") == set()
    assert found("Coast", leader) == {"Dolphin"}


@pytest.mark.rule("G27.4b")
def test_the_dolphin_must_be_able_to_split_off() -> None:
    assert found("Coast", "Aquarian Ogre") == set()
    assert found("Coast", "Aquarian Ogre Ogre", marker_free=False) == set()
    assert found("Coast", "Aquarian Siren", marker_free=False) == {"Dolphin"}


@pytest.mark.rule("G27.4h", "G16.5ab")
def test_after_the_first_landing_only_armies_with_an_aquarian() -> None:
    assert found("Coast", "Dolphin Dolphin", has_landed=True) == set()
    assert found("Sea", "Octopus Seaserpent Siren", has_landed=True) == set()
    assert found("Sea", "Seaserpent Aquarian", has_landed=True) == {"Whale", "Manta", "Seaserpent"}


@pytest.mark.rule("G22.1f")
def test_only_out_of_the_pool() -> None:
    assert found("Plains", "Lion Lion", pool={"Centaur": 1, "Lion": 0, "Warbear": 2}) == {
        "Centaur",
        "Warbear",
    }


@pytest.mark.rule("G22.1d", "G22.1e")
def test_whom_to_show() -> None:
    occasion = Occasion(land="Plains", army=tuple("Centaur Centaur Lion Warbear".split()), distance=4)
    assert set(showings(occasion, "Lion")) == {("Centaur", "Centaur"), ("Lion",), ("Warbear",)}
    assert set(showings(occasion, "Warbear")) == {("Warbear",)}
