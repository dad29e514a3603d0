"""Movement of armies and monsters: stops, the limit of ten, control (B3.3.2)."""

from __future__ import annotations

import pytest

from hexenkessel.games.battlemist.march import MovementPhase
from tests.battlemist.fields import words
from tests.battlemist.roads import goals, moving
from tests.battlemist.table import (
    after,
    army,
    due,
    is_over,
    offers,
    refusal_of,
    settled,
    story,
    table,
)


@pytest.mark.rule("B3.3.2d", "B3.3.2b", "EX-B3.3.2-1")
def test_ex_1_footmen_enter_the_next_plain_and_meet_the_enemy() -> None:
    position = moving({"knights": {"home-knights": "2 footman"}, "orcs": {"abou-xar": "footman"}})
    assert goals(position, "footman") == {"abou-xar"}
    moved = after(position, "knights: march home-knights footman 2 abou-xar")
    assert army(moved, "knights", "abou-xar") == "footman footman"
    assert refusal_of(position, "knights: march home-knights footman 1 oxmarch") == "B3.3.2d"


@pytest.mark.rule("B3.3.2c", "EX-B3.3.2-2")
def test_ex_2_cavalry_must_stop_in_a_mountain() -> None:
    position = moving({"knights": {"home-knights": "cavalry"}})
    assert "greyhorn" in goals(position, "cavalry")  # two realms away
    assert "orlas-fields" not in goals(position, "cavalry")  # three away, behind the mountain
    assert refusal_of(position, "knights: march home-knights cavalry 1 orlas-fields") == "B3.3.2c"


@pytest.mark.rule("B3.3.2b", "B3.3.2c", "EX-B3.3.2-3")
def test_ex_3_cavalry_uses_its_full_movement_and_ends_in_a_forest() -> None:
    position = moving({"knights": {"oxmarch": "cavalry"}})
    assert {"gloamwood", "golden-reach", "harrowdale"} <= goals(position, "cavalry", "oxmarch")
    assert refusal_of(position, "knights: march oxmarch cavalry 1 home-orcs") == "B3.3.2b"


@pytest.mark.rule("B3.3.2b", "EX-B3.3.2-4")
def test_ex_4_a_footman_of_the_knights_could_have_gone_one_further() -> None:
    position = moving({"knights": {"home-knights": "footman"}})
    assert goals(position, "footman") == {"abou-xar", "oxmarch", "gloamwood", "greyhorn"}
    moved = after(position, "knights: march home-knights footman 1 abou-xar")
    # Each unit moves once.
    assert goals(moved, "footman", "abou-xar") == set()
    assert refusal_of(moved, "knights: march abou-xar footman 1 oxmarch") == "B3.3.2b"


@pytest.mark.rule("B3.3.2c", "EX-B3.3.2-5")
def test_ex_5_cavalry_must_stop_in_a_forest_and_leaves_it_freely() -> None:
    position = moving({"knights": {"abou-xar": "cavalry", "gloamwood": "footman"}})
    assert "kestrel-downs" not in goals(position, "cavalry", "abou-xar")
    assert goals(position, "footman", "gloamwood") >= {"kestrel-downs", "abou-xar", "oxmarch", "home-knights"}


@pytest.mark.rule("B3.3.2a")
def test_only_army_units_and_monsters_of_the_active_player_move() -> None:
    position = moving(
        {"knights": {"home-knights": "footman"}, "orcs": {"home-orcs": "footman"}},
        heroes={"knights-1": "abou-xar"},
    )
    assert due(position) == ("knights",)
    assert {line.split()[2] for line in offers(position, "knights") if line != "done"} == {"footman"}
    assert refusal_of(position, "knights: ride 1 oxmarch") == "B3.3.1f"
    assert refusal_of(position, "knights: march home-orcs footman 1 harrowdale") == "B3.3.2a"
    assert refusal_of(position, "knights: march home-knights footman 2 abou-xar") == "B3.3.2a"


@pytest.mark.rule("B3.3.2a", "B3.3.2b")
def test_who_has_no_units_is_not_asked_and_nobody_has_to_move() -> None:
    assert is_over(moving({"orcs": {"home-orcs": "footman"}}))
    assert is_over(after(moving({"knights": {"home-knights": "footman"}}), "knights: done"))


@pytest.mark.rule("B3.3.2d")
def test_monsters_stop_others_and_heroes_do_not() -> None:
    held = {"knights": {"home-knights": "cavalry"}, "orcs": {"abou-xar": "giant"}}
    assert goals(moving(held), "cavalry") == {"abou-xar"}
    passed = moving({"knights": {"home-knights": "cavalry"}}, heroes={"orcs-1": "abou-xar"})
    assert "oxmarch" in goals(passed, "cavalry")


@pytest.mark.rule("B6.0b", "B6.0d", "BA.1f")
def test_dragons_fly_over_forests_and_mountains_but_stop_for_units() -> None:
    free = moving({"knights": {"home-knights": "dragon giant firebreather"}})
    assert goals(free, "dragon") == {
        "abou-xar", "oxmarch", "amberfield", "gloamwood", "kestrel-downs", "greyhorn", "orlas-fields",
    }  # fmt: skip
    for slow in ("giant", "firebreather"):
        assert goals(free, slow) == {"abou-xar", "oxmarch", "gloamwood", "greyhorn"}
    stopped = moving({"knights": {"home-knights": "dragon"}, "orcs": {"gloamwood": "footman"}})
    assert "gloamwood" in goals(stopped, "dragon") and "kestrel-downs" not in goals(stopped, "dragon")


@pytest.mark.rule("B3.3.2c", "B1.4.4a")
def test_dwarves_need_not_stop_in_mountains_nor_elves_in_forests() -> None:
    roads = {"abou-xar": "footman dragon"}
    dwarves = moving({"dwarves": roads}, "dwarves", races=("dwarves", "elves"))
    assert "orlas-fields" in goals(dwarves, "footman", "abou-xar", "dwarves")
    assert "kestrel-downs" not in goals(dwarves, "footman", "abou-xar", "dwarves")
    elves = moving({"elves": roads}, "elves", races=("dwarves", "elves"))
    assert "kestrel-downs" in goals(elves, "footman", "abou-xar", "elves")
    assert "orlas-fields" not in goals(elves, "footman", "abou-xar", "elves")


@pytest.mark.rule("B1.3.1g", "B3.3.2h")
def test_a_home_stops_nobody_and_an_empty_foreign_one_is_passed_through() -> None:
    position = moving({"orcs": {"abou-xar": "cavalry"}}, "orcs")
    assert "home-knights" in goals(position, "cavalry", "abou-xar", "orcs")
    through = settled(
        table(
            MovementPhase(1),
            races=("knights", "orcs"),
            units={"orcs": {"oxmarch": "footman"}},
            roads=("oxmarch home-knights abou-xar",),
            orcs="used 1",
            knights="used 1",
        )
    )
    assert goals(through, "footman", "oxmarch", "orcs") == {"home-knights", "abou-xar"}


@pytest.mark.rule("B3.3.2f")
def test_more_than_ten_army_units_are_not_kept_and_the_owner_chooses() -> None:
    position = moving({"knights": {"abou-xar": "7 footman 2 cavalry giant", "home-knights": "3 archer"}})
    position = after(position, "knights: march home-knights archer 3 abou-xar", "knights: done")
    assert offers(position, "knights") == [
        "disband abou-xar footman", "disband abou-xar archer", "disband abou-xar cavalry",
    ]  # fmt: skip
    assert refusal_of(position, "knights: done") == "B3.3.2f"
    assert refusal_of(position, "knights: disband abou-xar giant") == "B3.3.2f"
    position = after(position, "knights: disband abou-xar archer", "knights: disband abou-xar footman")
    assert is_over(position)
    assert army(position, "knights", "abou-xar") == words("6 footman 2 archer 2 cavalry giant")


@pytest.mark.rule("B3.3.2f", "B3.3.2g")
def test_ten_are_kept_and_monsters_do_not_count() -> None:
    position = moving(
        {"knights": {"home-knights": "10 footman 2 giant"}, "orcs": {"home-orcs": "12 footman"}}
    )
    # The twelve of the orcs are their own affair, in their own movement step.
    over = after(position, "knights: done")
    assert is_over(over)
    assert army(over, "orcs", "home-orcs") == words("12 footman")


@pytest.mark.rule("B3.5f")
def test_nobody_disbands_without_need() -> None:
    position = moving({"knights": {"home-knights": "footman"}})
    assert refusal_of(position, "knights: disband home-knights footman") == "B3.5f"


@pytest.mark.rule("B3.2.1d", "B3.3.2h", "B1.4.3c", "B1.4.3f")
def test_control_is_settled_at_the_end_of_the_step() -> None:
    position = moving({"knights": {"abou-xar": "footman", "home-knights": "footman"}})
    # One footman relieves the other: nothing changes for the realm he leaves.
    said = (
        "knights: march abou-xar footman 1 oxmarch",
        "knights: march home-knights footman 1 abou-xar",
        "knights: done",
    )
    told = [event for event in story(position, *said) if event.key.startswith("realm-")]
    assert [(event.key, event.args["realm"]) for event in told] == [("realm-taken", "oxmarch")]
    left = story(position, "knights: march abou-xar footman 1 oxmarch", "knights: done")
    assert [(event.key, event.args["realm"]) for event in left if event.key.startswith("realm-")] == [
        ("realm-left", "abou-xar"), ("realm-taken", "oxmarch"),
    ]  # fmt: skip


@pytest.mark.rule("B6.0h", "B3.2.1c")
def test_monsters_alone_take_no_realm() -> None:
    position = moving({"knights": {"home-knights": "giant"}})
    position = after(position, "knights: march home-knights giant 1 abou-xar", "knights: done")
    assert position.state.controller_of("abou-xar") is None
