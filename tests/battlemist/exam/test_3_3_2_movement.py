"""Chapter 3.3.2: armies and monsters on the march."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.components import REALMS
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.rounds import Individual, Turn
from tests.battlemist.exam.desk import QUIET, calm, go, lay, over, roll
from tests.battlemist.table import army, due, is_over, offers, player, refusal_of, say

THREE = ("orcs", "knights", "dwarves")
# plain - plain - forest - plain, and a mountain beside the second plain
LINE = ("home-orcs oxmarch abou-xar gloamwood harrowdale", "abou-xar greyhorn bonesand")


def march(race: str = "orcs", there: str = "footman", realm: str = "home-orcs", **settings: Any) -> Any:
    races = settings.pop("races", (race, "knights" if race != "knights" else "orcs"))
    units = {race: {realm: there}} | settings.pop("units", {})
    return calm(lay(MovementPhase(0), **{"races": races, "units": units, "roads": LINE, **settings}))


def reach(position: Any, race: str, kind: str, origin: str) -> set[str]:
    """Where one unit of a kind may go."""
    start = f"march {origin} {kind} 1 "
    return {line.removeprefix(start) for line in offers(position, race) if line.startswith(start)}


@pytest.mark.rule("B3.3.2a", "B3.3.2b", "B3.3.2c", "EX-B3.3.2-4")
@pytest.mark.parametrize(
    ("kind", "realms"),
    [
        ("footman", {"oxmarch", "abou-xar"}),
        ("archer", {"oxmarch", "abou-xar"}),
        ("cavalry", {"oxmarch", "abou-xar", "gloamwood", "greyhorn"}),
        ("firebreather", {"oxmarch", "abou-xar"}),
        ("giant", {"oxmarch", "abou-xar"}),
        ("dragon", {"oxmarch", "abou-xar", "gloamwood", "greyhorn"}),
    ],
)
def test_how_far_each_kind_goes(kind: str, realms: set[str]) -> None:
    assert reach(march(there=kind), "orcs", kind, "home-orcs") == realms


@pytest.mark.rule("B3.3.2b")
def test_barbarian_cavalry_has_four_and_dwarf_cavalry_two() -> None:
    roads = ("{home} oxmarch abou-xar harrowdale amberfield golden-reach",)
    for race, last in (("barbarians", "amberfield"), ("dwarves", "abou-xar")):
        home = f"home-{race}"
        position = march(race, "cavalry", home, roads=tuple(road.format(home=home) for road in roads))
        found = reach(position, race, "cavalry", home)
        assert last in found
        chain = ["oxmarch", "abou-xar", "harrowdale", "amberfield", "golden-reach"]
        assert found == set(chain[: chain.index(last) + 1])


@pytest.mark.rule("B3.3.2a")
def test_heroes_do_not_march() -> None:
    position = march(heroes={"orcs-1": "home-orcs"})
    assert refusal_of(position, "orcs: ride 1 oxmarch") is not None


@pytest.mark.rule("B3.3.2b")
def test_every_unit_goes_its_own_way_once() -> None:
    position = march(there="footman footman footman")
    position = go(
        position, "orcs: march home-orcs footman 2 oxmarch", "orcs: march home-orcs footman 1 abou-xar"
    )
    assert offers(position, "orcs") == ["done"]
    assert refusal_of(position, "orcs: march oxmarch footman 1 abou-xar") is not None


@pytest.mark.rule("B3.3.2b")
def test_a_fresh_unit_may_leave_the_realm_where_others_have_arrived() -> None:
    position = march(units={"orcs": {"home-orcs": "footman", "oxmarch": "footman"}})
    position = go(position, "orcs: march home-orcs footman 1 oxmarch")
    assert reach(position, "orcs", "footman", "oxmarch") == {"home-orcs", "abou-xar", "greyhorn", "gloamwood"}
    assert refusal_of(position, "orcs: march oxmarch footman 2 abou-xar") is not None


@pytest.mark.rule("B3.3.2c", "EX-B3.3.2-2", "EX-B3.3.2-5")
def test_forests_and_mountains_stop_who_enters_not_who_leaves() -> None:
    entering = march(
        "knights",
        "cavalry",
        "abou-xar",
        roads=("abou-xar gloamwood harrowdale", "abou-xar greyhorn bonesand"),
    )
    assert reach(entering, "knights", "cavalry", "abou-xar") == {"gloamwood", "greyhorn"}
    leaving = march("knights", "footman", "gloamwood", roads=("gloamwood harrowdale oxmarch",))
    assert reach(leaving, "knights", "footman", "gloamwood") == {"harrowdale", "oxmarch"}


@pytest.mark.rule("B3.3.2d", "EX-B3.3.2-1", "B6.0j")
@pytest.mark.parametrize("there", ["archer", "giant"])
def test_foreign_units_stop_even_a_dragon(there: str) -> None:
    position = march(
        there="dragon cavalry",
        units={"knights": {"abou-xar": there}, "orcs": {"home-orcs": "dragon cavalry"}},
    )
    for kind in ("dragon", "cavalry"):
        assert reach(position, "orcs", kind, "home-orcs") == {"oxmarch", "abou-xar"}


@pytest.mark.rule("B3.3.2d")
def test_a_foreign_hero_or_an_empty_foreign_home_stops_nobody() -> None:
    position = march(
        there="cavalry",
        heroes={"knights-1": "oxmarch"},
        roads=("home-orcs oxmarch home-knights abou-xar",),
    )
    assert reach(position, "orcs", "cavalry", "home-orcs") == {"oxmarch", "home-knights", "abou-xar"}


@pytest.mark.rule("B3.3.2d")
def test_who_starts_beside_an_enemy_in_his_own_realm_may_leave() -> None:
    """Nothing pins a unit to where it stands when the step begins."""
    position = march(
        units={"orcs": {"home-orcs": "footman"}, "knights": {"oxmarch": "footman"}},
        roads=("home-orcs oxmarch", "home-orcs bonesand"),
    )
    assert reach(position, "orcs", "footman", "home-orcs") == {"oxmarch", "bonesand"}


@pytest.mark.rule("B3.3.2f")
def test_the_eleventh_army_unit_is_removed_by_choice_and_monsters_do_not_count() -> None:
    there = "footman " * 8 + "archer archer giant dragon"
    position = march(units={"orcs": {"oxmarch": there, "home-orcs": "cavalry"}})
    position = go(position, "orcs: march home-orcs cavalry 1 oxmarch", "orcs: done")
    assert due(position) == ("orcs",)
    assert set(offers(position, "orcs")) == {
        f"disband oxmarch {kind}" for kind in ("footman", "archer", "cavalry")
    }
    position = go(position, "orcs: disband oxmarch archer")
    assert is_over(position)
    assert army(position, "orcs", "oxmarch") == "footman " * 8 + "archer cavalry dragon giant"


@pytest.mark.rule("B3.3.2f", "B3.3.2g")
def test_recruits_may_exceed_ten_until_the_next_movement_step_ends() -> None:
    rich = f"{QUIET} wood 9 iron 9"
    recruiting = lay(Recruiting(), orcs=rich, units={"orcs": {"home-orcs": "footman " * 10}}, roads=LINE)
    position = go(recruiting, "orcs: recruit footman home-orcs", "orcs: done")
    assert army(position, "orcs", "home-orcs").split() == ["footman"] * 11
    position = calm(replace(position, steps=(*position.steps, MovementPhase(0))))
    left = go(position, "orcs: march home-orcs footman 1 oxmarch", "orcs: done")
    assert is_over(left)
    stayed = go(position, "orcs: done")
    if not is_over(stayed):
        stayed = go(stayed, "orcs: disband home-orcs footman")
    assert army(stayed, "orcs", "home-orcs").split() == ["footman"] * 10


@pytest.mark.rule("B3.3.2f")
def test_the_surplus_is_removed_before_the_battle() -> None:
    """Eleven attackers enter: ten fight."""
    units = {"orcs": {"home-orcs": "footman " * 11}, "knights": {"oxmarch": "footman"}}
    position = lay(Turn(0), units=units, roads=LINE)
    position = go(position, "orcs: march home-orcs footman 11 oxmarch")
    position = calm(go(position, "orcs: done", dice=roll(9, 9, 9, 9, 1)), roll(9, 9, 9, 9, 1))
    if due(position) == ("orcs",) and offers(position, "orcs") == ["disband oxmarch footman"]:
        position = go(position, "orcs: disband oxmarch footman", dice=roll(9, 9, 9, 9, 1))
    assert army(position, "orcs", "oxmarch").split() == ["footman"] * 10


@pytest.mark.rule("B3.3.2h", "B7.0a")
def test_riding_through_an_empty_foreign_home_does_nothing() -> None:
    position = lay(Turn(0), units={"orcs": {"oxmarch": "cavalry"}}, roads=("oxmarch home-knights bonesand",))
    position = over(go(position, "orcs: march oxmarch cavalry 1 bonesand", "orcs: done"))
    assert not player(position, "knights").fallen and position.outcome is None


@pytest.mark.rule("B3.3.2e", "B3.3.3b")
def test_units_that_met_do_not_stay_together() -> None:
    position = lay(
        Turn(0), units={"orcs": {"home-orcs": "footman"}, "knights": {"oxmarch": "footman"}}, roads=LINE
    )
    dice = roll(1, 9)  # the orc misses, the knight kills
    position = over(go(position, "orcs: march home-orcs footman 1 oxmarch", "orcs: done", dice=dice), dice)
    assert len(position.state.forces["oxmarch"]) == 1
    assert army(position, "knights", "oxmarch") == "footman"


@pytest.mark.rule("B3.3.2h")
def test_an_abandoned_realm_entered_by_two_in_the_same_phase_belongs_to_who_stays() -> None:
    """Orcs leave a town, knights enter it: income and town are theirs."""
    position = lay(
        Individual((0, 1)),
        units={"orcs": {"oxmarch": "footman"}, "knights": {"abou-xar": "cavalry"}},
        towns={"oxmarch": "town"},
        roads=("home-orcs oxmarch abou-xar",),
    )
    position = go(position, "orcs: march oxmarch footman 1 home-orcs", "orcs: done")
    assert position.state.controller_of("oxmarch") is None
    position = over(go(position, "knights: march abou-xar cavalry 1 oxmarch", "knights: done"))
    assert position.state.settlements_of(1) == ["oxmarch"]


# What cards, spells and events change


@pytest.mark.rule("B3.3.2d", "B3.1.4f")
def test_under_the_truce_nobody_enters_foreign_units_or_homes_but_a_battle_that_is_due_is_fought() -> None:
    dice = roll(9, 5, 1)
    position = calm(
        lay(
            Voting("wizards-truce"),
            races=THREE,
            units={
                "orcs": {"oxmarch": "cavalry", "wastes": "footman"},
                "knights": {"abou-xar": "archer", "wastes": "footman"},
                "dwarves": {"harrowdale": "giant"},
            },
            roads=(
                "oxmarch abou-xar",
                "oxmarch harrowdale",
                "oxmarch home-knights",
                "oxmarch bonesand home-dwarves",
                "oxmarch home-orcs",
            ),
        ),
        dice,
    )
    for _ in range(3):
        position = say(position, f"{due(position)[0]}: vote yes").position
    position = calm(
        replace(position, steps=(*position.steps, Turn(0, phase=1)), state=position.state.but(active=0))
    )
    assert reach(position, "orcs", "cavalry", "oxmarch") == {"bonesand", "home-orcs"}
    position = go(position, "orcs: done", dice=roll(9, 1))
    assert army(position, "orcs", "wastes") == "footman" and army(position, "knights", "wastes") == ""


@pytest.mark.rule("B3.3.2c")
def test_no_home_is_forest_or_mountain_for_anybody() -> None:
    assert {REALMS[name].terrain for name in REALMS if name.startswith("home-")} == {"home"}
