"""8.1: wagons, their horses and crew; harnessing, driving, pulling."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.deployment import Enlisting
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.figures import KINDS
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.scenarios.check import flaws_in
from hexenkessel.games.armageddon.scenarios.format import Scenario
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from hexenkessel.games.armageddon.turn import Rounds
from hexenkessel.kernel.gate import Played
from tests.armageddon.chariots import ALL, CHAPTERS, FOE, chariot
from tests.armageddon.table import after, battle, kinds, lines, places, played, refusal


def goals(position: ArmageddonPosition) -> set[str]:
    return {line.split()[2] for line in lines(position, "go 1 ")}


# The wagon and its place


@pytest.mark.rule("A8.1a")
def test_a_wagon_has_its_field_for_itself_and_carries_three() -> None:
    assert KINDS["wagon"].room == 1 and KINDS["wagon"].seats == 3
    position = battle(*chariot(crew=("axe", "axe", "bow")), "0 axe 1/24", FOE, chapters=CHAPTERS)
    assert refusal(position, "go 9 1/25") == "A8.1a"
    assert refusal(position, "mount 9 1") == "A8.1a"
    leader = battle(*chariot(), "0 axe 1/24", "0 light-horse 1/24 led_by=7", FOE, chapters=CHAPTERS)
    assert refusal(leader, "mount 7 1") == "A8.1a"


@pytest.mark.rule("A8.1b", "A8.1n", "A8.1k")
def test_the_horses_go_ahead_and_the_wagon_follows() -> None:
    position = battle(*chariot(crew=("axe", "bow")), FOE, chapters=CHAPTERS)
    gone = after(position, "go 1 1/27")
    assert places(gone)[1] == places(gone)[6] == places(gone)[7] == "1/26"
    assert {places(gone)[horse] for horse in (2, 3, 4, 5)} == {"1/27"}
    turned = after(position, "go 1 1/34")
    assert turned.state.figures[1].pole == 1 and places(turned)[1] == "1/26"
    # Any field beside the horses but the wagon's.
    assert {"1/27", "1/18", "1/19", "1/33", "1/34"} <= goals(position)
    assert refusal(after(position, "go 1 1/27", "go 1 1/28", "go 1 1/29"), "go 1 1/28") == "A2.3b"


@pytest.mark.rule("A8.1n")
def test_whole_drives_at_once_and_round_in_circles() -> None:
    position = battle(*chariot(), FOE, chapters=CHAPTERS)
    far = after(position, "go 1 1/30")
    assert places(far)[1] == "1/29" and places(far)[2] == "1/30" and far.state.figures[1].steps == 4
    back = after(position, "go 1 1/27", "go 1 1/20", "go 1 1/19", "go 1 1/26")
    assert places(back)[2] == "1/26" and places(back)[1] == "1/19" and goals(back) == set()


@pytest.mark.rule("A8.1i", "A8.1s")
@pytest.mark.parametrize(
    ("terrain", "rule"),
    [
        ({"forest": "1/27"}, "A8.1i"),
        ({"swamp": "1/27"}, "A8.1i"),
        ({"desert": "1/27"}, ""),
        ({"ice_lowland": "1/27"}, ""),
        ({"rivers": "1/26-1/27 1/19-1/27 1/20-1/27 1/28-1/27 1/34-1/27 1/35-1/27"}, "A8.1s"),
        ({"rivers": "1/26-1/27", "bridges": "1/26-1/27"}, ""),
        ({"highland": "1/27"}, "A8.1s"),
        ({"highland": "1/27", "ramps": "1/26-1/27"}, ""),
    ],
)
def test_open_ground_ramps_and_bridges(terrain: dict[str, Any], rule: str) -> None:
    position = battle(*chariot(), FOE, chapters=CHAPTERS, **terrain)
    assert refusal(position, "go 1 1/27") == rule


@pytest.mark.rule("A8.1i")
def test_mountain_country_is_too_rough() -> None:
    rough: dict[str, Any] = {"highland": "1/26", "ice_mountain": "1/27", "ramps": "1/26-1/27 1/25-1/26"}
    assert refusal(battle(*chariot(), FOE, chapters=CHAPTERS, **rough), "go 1 1/27") == "A8.1i"


@pytest.mark.rule("A8.1t")
def test_a_ramp_is_paid_when_the_horses_go_up() -> None:
    hill: dict[str, Any] = {"highland": "1/27 1/28 1/29", "ramps": "1/26-1/27"}
    position = battle(*chariot(), FOE, chapters=CHAPTERS, **hill)
    up = after(position, "go 1 1/27")
    assert up.state.figures[1].steps == 2
    assert after(up, "go 1 1/28").state.figures[1].steps == 3  # the wagon's way up is free
    down = battle(*chariot(), FOE, chapters=CHAPTERS, highland="1/25 1/26", ramps="1/26-1/27")
    assert after(down, "go 1 1/27").state.figures[1].steps == 1


# Horses


@pytest.mark.rule("A8.1c", "A8.1d", "A8.1e", "A8.1f", "A8.1b")
def test_harnessing() -> None:
    loose = ["0 light-chariot-horse 1/26"] * 5
    position = battle(
        "0 wagon 1/25 pole=0", *loose[:4], "0 axe 1/27", "0 axe 1/26 on=0", FOE, chapters=CHAPTERS
    )
    done = after(position, "harness 6 2 1", "harness 6 3 1", "harness 6 4 1")
    assert done.state.figures[2].harness == 1 and done.state.figures[6].steps == 0
    assert refusal(done, "harness 6 5 1") == "A8.1d"  # three by one warrior
    assert refusal(done, "harness 7 5 1") == ""
    assert refusal(done, "unharness 7 2") == "A8.1f"  # once a round for each horse
    assert (
        refusal(
            battle("0 wagon 1/25 pole=0", loose[0], "0 axe 1/28", FOE, chapters=CHAPTERS), "harness 3 2 1"
        )
        == "A8.1e"
    )
    elsewhere = battle(
        "0 wagon 1/25 pole=0", "0 light-chariot-horse 1/27", "0 axe 1/27", FOE, chapters=CHAPTERS
    )
    assert refusal(elsewhere, "harness 3 2 1") == "A8.1e"


@pytest.mark.rule("A8.1c", "A8.1g")
def test_no_more_than_four_and_all_of_one_sort() -> None:
    full = battle(*chariot(4), "0 axe 1/27", FOE, chapters=CHAPTERS)
    assert refusal(full, "harness 7 2 1") == "A8.1e"
    mixed = battle(*chariot(2), "0 heavy-chariot-horse 1/26", "0 axe 1/27", FOE, chapters=CHAPTERS)
    assert refusal(mixed, "harness 6 5 1") == "A8.1g"
    riding = battle(*chariot(2), "0 light-horse 1/26", "0 axe 1/27", FOE, chapters=CHAPTERS)
    assert refusal(riding, "harness 6 5 1") == "A8.1g"


@pytest.mark.rule("A8.1c")
def test_a_fifth_horse_finds_no_place() -> None:
    position = battle(*chariot(4), "0 light-chariot-horse 1/26", "0 axe 1/27", FOE, chapters=CHAPTERS)
    assert refusal(position, "harness 8 7 1") == "A8.1c"


@pytest.mark.rule("A8.1d", "A8.1f", "A8.1w", "A8.1h")
def test_unharnessed_horses_are_led_and_never_ridden() -> None:
    position = battle(*chariot(2), "0 axe 1/26", FOE, chapters=CHAPTERS)
    assert refusal(position, "lead 5 2") == "A8.1x"
    loose = after(position, "unharness 5 2", "unharness 5 3")
    assert refusal(loose, "mount 5 2") == "A8.1h"
    led = after(loose, "lead 5 2", "lead 5 3", "go 5 1/28")
    assert places(led)[2] == places(led)[3] == places(led)[5] == "1/28"
    assert refusal(loose, "go 1 1/27") == "A8.1l"


@pytest.mark.rule("A8.1x")
def test_a_chariot_is_not_moved_by_its_horses() -> None:
    position = battle(*chariot(2, crew=()), "0 axe 1/26", FOE, chapters=CHAPTERS)
    assert refusal(position, "lead 4 2") == "A8.1x" and refusal(position, "go 2 1/27") == "A8.1x"
    assert refusal(position, "go 1 1/27") == "A8.1k"


@pytest.mark.rule("A8.1f")
def test_harnessing_is_no_action_and_counted_anew_in_every_round() -> None:
    position = battle(
        "0 wagon 1/25 pole=0", "0 light-chariot-horse 1/26", "0 axe 1/26", FOE, chapters=CHAPTERS
    )
    done = after(position, "harness 3 2 1")
    assert not done.state.figures[3].acted
    later = after(done, "end", "end")
    assert later.state.round == 2 and refusal(later, "unharness 3 2") == ""


# Steps


@pytest.mark.rule("A8.1l", "A18.4c", "A18.4d")
@pytest.mark.parametrize(("horses", "steps"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_steps_by_the_number_of_horses(horses: int, steps: int) -> None:
    position = battle(*chariot(horses), FOE, chapters=CHAPTERS)
    assert refusal(position, f"go 1 1/{26 + steps}") == ""
    if steps < 4:
        assert refusal(position, "go 1 1/30") != ""


@pytest.mark.rule("A8.1m")
def test_with_fewer_horses_on_the_way_the_lower_number_holds() -> None:
    position = battle(*chariot(3), "0 axe 1/29", FOE, chapters=CHAPTERS)
    position = after(position, "go 1 1/27", "go 1 1/28", "unharness 6 2")
    # Nobody drives over the horse that is left between the others at this speed.
    assert refusal(position, "go 1 1/36") == "A8.4a"
    fast = battle(*chariot(3, speed=4), "0 axe 1/29", FOE, chapters=CHAPTERS)
    fast = after(fast, "go 1 1/27", "go 1 1/28", "unharness 6 2", "go 1 1/36")
    assert fast.state.figures[1].steps == 3 and goals(fast) == set()


@pytest.mark.rule("A8.1m", "A7.1j")
def test_a_horse_that_was_led_has_no_steps_left_in_harness() -> None:
    figures = ("0 wagon 1/25 pole=0", "0 axe 1/25 on=1", "0 light-chariot-horse 1/28 led_by=4", "0 axe 1/28")
    position = after(battle(*figures, FOE, chapters=CHAPTERS), "go 4 1/26", "harness 4 3 1")
    assert not lines(position, "go 1 ")
    later = after(position, "end", "end")
    assert refusal(later, "go 1 1/27") == "A8.4a"  # he stands in the way himself
    assert refusal(after(later, "go 4 1/33"), "go 1 1/27") == ""


@pytest.mark.rule("A8.1o", "A8.1p")
def test_getting_on_and_off_from_behind() -> None:
    position = battle(*chariot(), "0 axe 1/24", "0 axe 1/17", FOE, chapters=CHAPTERS)
    up = after(position, "mount 7 1")
    assert up.state.figures[7].on == 1 and up.state.figures[7].steps == 2 and places(up)[7] == "1/25"
    assert refusal(position, "mount 8 1") == "A8.1o"
    off = after(position, "dismount 6 1/24")
    assert places(off)[6] == "1/24" and off.state.figures[6].steps == 2
    assert refusal(position, "dismount 6 1/17") == "A8.1o"
    for speed, rule in ((2, ""), (3, "A8.1p")):
        moving = battle(*chariot(speed=speed), "0 axe 1/24", FOE, chapters=CHAPTERS)
        assert refusal(moving, "mount 7 1") == rule and refusal(moving, "dismount 6 1/24") == rule


@pytest.mark.rule("A8.1q")
def test_chariots_swap_with_nobody() -> None:
    men = ["0 axe 1/27"] * 4
    position = battle(*chariot(), *men, FOE, chapters=CHAPTERS)
    assert refusal(position, "swap 7 2") != "" and refusal(position, "swap 7 1") != ""
    leader = battle("0 light-chariot-horse 1/26 led_by=2", *["0 axe 1/26"] * 3, *men, FOE, chapters=CHAPTERS)
    assert refusal(leader, "swap 2 5,6") == "A8.1q"


@pytest.mark.rule("A8.1r", "EX-A8.1r")
def test_walking_and_driving() -> None:
    """EX-A8.1r: on (2 steps) and driven 4 steps, but not off again."""
    position = battle(*chariot(), "0 axe 1/24", FOE, chapters=CHAPTERS)
    driven = after(position, "mount 7 1", "go 1 1/30")
    assert driven.state.figures[7].carried == 4
    assert refusal(driven, "dismount 7 1/28") == "A8.1r"
    changed = battle(*chariot(crew=("axe",)), FOE, chapters=CHAPTERS)
    off = after(changed, "go 1 1/27", "dismount 6 1/25")
    assert off.state.figures[6].course == "pa"
    again = battle(
        "0 wagon 1/25 pole=0",
        "0 light-chariot-horse 1/26 harness=1",
        "0 axe 1/25 on=1 course=pa",
        FOE,
        chapters=CHAPTERS,
    )
    assert refusal(again, "go 1 1/27") == "A8.1r"


@pytest.mark.rule("A8.1u", "A18.4a", "A8.3f", "A8.4d")
def test_backwards() -> None:
    position = battle(*chariot(), FOE, chapters=CHAPTERS)
    back = after(position, "back 1 1/24")
    assert places(back)[1] == places(back)[6] == "1/24" and places(back)[2] == "1/25"
    assert back.state.figures[1].pole == 0 and back.state.figures[1].steps == 1
    assert goals(back) == set() and refusal(back, "back 1 1/23") == "A8.1u"
    aside = after(position, "back 1 1/17")
    assert aside.state.figures[1].pole == 1
    assert refusal(position, "back 1 1/26") == "A8.1u" and refusal(position, "back 1 1/23") == "A8.1u"
    assert refusal(after(position, "go 1 1/27"), "back 1 1/25") == "A8.1u"
    fast = battle(*chariot(speed=4), "1 axe 1/24", chapters=CHAPTERS)
    assert refusal(fast, "back 1 1/24") == "A8.4d"
    assert refusal(battle(*chariot(), FOE, chapters=CHAPTERS, rivers="1/24-1/25"), "back 1 1/24") == "A8.1s"


@pytest.mark.rule("A8.1v", "A18.4f")
def test_two_warriors_pull_an_empty_wagon() -> None:
    position = battle(
        "0 wagon 1/25 pole=0", "0 axe 1/26", "0 bow 1/26", FOE, chapters=CHAPTERS, forest="1/26 1/27"
    )
    pulled = after(position, "pull 1 2,3 1/27")
    assert places(pulled) == {1: "1/26", 2: "1/27", 3: "1/27", 4: "1/48"}
    assert not lines(pulled, "go 2 ") and not lines(pulled, "pull")
    assert "pull 1 2,3 1/19" in lines(position, "pull")
    one = battle("0 wagon 1/25 pole=0", "0 axe 1/26", "0 axe 1/25 on=1", FOE, chapters=CHAPTERS)
    assert refusal(one, "pull 1 2,3 1/27") == "A8.1v"
    moved = battle("0 wagon 1/25 pole=0", "0 axe 1/26", "0 axe 1/26 steps=1 course=a", FOE, chapters=CHAPTERS)
    assert refusal(moved, "pull 1 2,3 1/27") == "A8.1v"
    horses = battle(*chariot(1, crew=()), "0 axe 1/26", "0 axe 1/26", FOE, chapters=CHAPTERS)
    assert refusal(horses, "pull 1 3,4 1/27") == "A8.1v"
    wet = battle(
        "0 wagon 1/25 pole=0", "0 axe 1/26", "0 bow 1/26", FOE, chapters=CHAPTERS, rivers="1/25-1/26"
    )
    assert refusal(wet, "pull 1 2,3 1/27") == "A8.1v"
    steep = battle("0 wagon 1/25 pole=0", "0 axe 1/26", "0 bow 1/26", FOE, chapters=CHAPTERS, highland="1/26")
    assert refusal(steep, "pull 1 2,3 1/27") == "A8.1v"


@pytest.mark.rule("A8.1v", "A8.1a")
def test_nobody_else_may_stand_where_a_wagon_is_pulled_to() -> None:
    position = battle("0 wagon 1/25 pole=0", "0 axe 1/26", "0 axe 1/26", "0 axe 1/26", FOE, chapters=CHAPTERS)
    assert refusal(position, "pull 1 2,3 1/27") == "A8.1a"


@pytest.mark.rule("A8.1y")
def test_speed_is_what_was_driven_in_the_round_before() -> None:
    position = battle(*chariot(), FOE, chapters=CHAPTERS)
    gone = after(position, "go 1 1/27", "go 1 1/28", "go 1 1/29")
    assert gone.state.figures[1].speed == 0
    second = after(gone, "end", "end")
    assert second.state.figures[1].speed == 3
    third = after(second, "end", "end")
    assert third.state.figures[1].speed == 0


# Danger


def begin(*figures: str, rolls: list[int], **terrain: Any) -> Played[Battlefield]:
    return played(battle(*figures, FOE, active=1, chapters=CHAPTERS, **terrain), "end", rolls)


@pytest.mark.rule("A8.1j", "A18.6a")
@pytest.mark.parametrize("terrain", ["desert", "ice_lowland"])
def test_in_danger_harnessed_horses_need_eleven(terrain: str) -> None:
    result = begin(*chariot(2), rolls=[6, 5, 10, 11], **dict[str, Any]({terrain: "1/25 1/26"}))
    assert len([kind for kind in kinds(result.position).values() if kind == "light-chariot-horse"]) == 1
    crew = begin(*chariot(2), "0 axe 1/1", rolls=[5, 9, 6], **dict[str, Any]({terrain: "1/25 1/26"}))
    assert 4 not in kinds(crew.position)


@pytest.mark.rule("A8.1j")
def test_unharnessed_they_need_ten() -> None:
    result = begin("0 light-chariot-horse 1/26", "0 axe 1/1", rolls=[5, 10], desert="1/26")
    assert 1 in kinds(result.position)


@pytest.mark.rule("A8.3b", "A8.3a")
def test_slow_horses_go_only_where_nobody_is() -> None:
    for speed in (0, 1, 2):
        position = battle(*chariot(2, speed=speed), "1 axe 1/27", FOE, chapters=CHAPTERS)
        assert refusal(position, "go 1 1/27") == "A8.3a"
    other = ("1 wagon 1/28 pole=3", "1 light-chariot-horse 1/27 harness=7", "1 axe 1/28 on=7")
    fast = battle(*chariot(speed=4), *other, chapters=CHAPTERS)
    assert refusal(fast, "go 1 1/27") == "A8.3b"
    wagon = battle(*chariot(speed=4), "1 wagon 1/27 pole=0", FOE, chapters=CHAPTERS)
    assert refusal(wagon, "go 1 1/27") == "A8.3b"


@pytest.mark.rule("A8.4a")
def test_slow_wagons_roll_over_nobody() -> None:
    position = battle(*chariot(2, speed=2), "0 axe 1/26", FOE, chapters=CHAPTERS)
    assert refusal(position, "go 1 1/27") == "A8.4a"


@pytest.mark.rule("A9.1u", "A9.1v", "A9.1w")
def test_horses_shy_at_elephants() -> None:
    beast = ("1 elephant 1/27", "1 axe 1/27 on=7")
    position = battle(*chariot(speed=4), *beast, chapters=ALL)
    met = played(position, "go 1 1/27")
    assert [event.key for event in met.events if event.key == "shied"] == ["shied", "shied"]
    assert len([kind for kind in kinds(met.position).values() if kind == "light-chariot-horse"]) == 2
    assert refusal(met.position, "go 1 1/28") == "A9.1w"


@pytest.mark.rule("A9.1u", "A9.1v", "EX-A9.1v")
@pytest.mark.parametrize(
    ("horses", "beside", "gone"),
    [
        (4, ["axe"] * 2, 4),  # EX-A9.1v
        (2, ["axe"], 1),  # EX-A9.1v
        (2, [], 0),
        (1, ["axe"], 0),
        (3, ["light-horse"], 2),
        (4, ["bow"], 3),
    ],
)
def test_beside_an_elephant_only_horses_of_the_team_go(horses: int, beside: list[str], gone: int) -> None:
    """R-A9.1v: as many as are too many, whoever else stands there; no die falls and nobody is trampled."""
    others = ("1 elephant 1/27", *(f"1 {kind} 1/27" for kind in beside))
    position = battle(*chariot(horses, speed=4), *others, FOE, chapters=ALL)
    met = played(position, "go 1 1/27")
    assert [event.key for event in met.events if event.key != "went"] == ["shied"] * gone
    assert len(position.state.figures) - len(met.position.state.figures) == gone
    assert len(lines(met.position)) and met.position.due == (0,)
    assert {each.kind for each in position.state.figures.values() if each.id not in kinds(met.position)} <= {
        "light-chariot-horse"
    }
    # What is left of the team cannot drive on: the wagon would come to the elephant.
    assert refusal(met.position, "go 1 1/28") == ("A8.1l" if gone == horses else "A9.1w")


# Setting up


def recruiting(*figures: str) -> ArmageddonPosition:
    every = " ".join(f"1/{small}" for small in range(1, 49))
    steps = (Rounds(), Enlisting(500))
    return battle(*figures, chapters=CHAPTERS, zones=[every, every], steps=steps, round=0)


@pytest.mark.rule("A8.1b", "A8.1c", "A8.1g")
def test_teams_are_harnessed_before_the_battle() -> None:
    loose = ["0 light-chariot-horse 1/33"] * 2
    position = recruiting("0 wagon 1/25", *loose, "0 axe 1/34", "0 heavy-chariot-horse 1/18", FOE)
    assert lines(position, "harness") == ["harness 4 2 1", "harness 4 3 1"]
    one = after(position, "harness 4 2 1")
    assert one.state.figures[1].pole == 1 and lines(one, "harness") == ["harness 4 3 1"]
    assert lines(one, "unharness") == ["unharness 4 2"]
    assert after(one, "harness 4 3 1", "unharness 4 2").state.figures[2].harness == 0


@pytest.mark.rule("A8.1a")
def test_a_wagon_is_set_up_where_nobody_is() -> None:
    position = recruiting("0 wagon 1/25", "0 axe 1/34", FOE)
    assert "enlist wagon 1/34" not in lines(position, "enlist wagon")
    assert "enlist axe 1/25" not in lines(position, "enlist axe")
    assert "enlist axe 1/34" in lines(position, "enlist axe")


@pytest.mark.rule("A8.1c", "A8.1g", "A8.1a")
@pytest.mark.parametrize(
    ("units", "flaw"),
    [
        ([{"kind": "wagon", "riders": ["axe"], "pole": "E", "team": ["light-chariot-horse"] * 4}], ""),
        (
            [{"kind": "wagon", "riders": ["axe"], "pole": "E", "team": ["light-chariot-horse"] * 5}],
            "bad-team",
        ),
        (
            [
                {
                    "kind": "wagon",
                    "riders": ["axe"],
                    "pole": "E",
                    "team": ["light-chariot-horse", "heavy-chariot-horse"],
                }
            ],
            "bad-team",
        ),
        ([{"kind": "wagon", "riders": ["axe"], "pole": "E", "team": ["light-horse"]}], "bad-team"),
        ([{"kind": "wagon", "riders": ["axe"], "pole": "E"}, "axe"], "too-full"),
    ],
)
def test_scenarios_with_impossible_chariots_are_refused(units: list[Any], flaw: str) -> None:
    lesson = msgspec.to_builtins(shipped()["lesson-8"])
    lesson["setup"] = [{"player": 1, "field": "1/7", "units": units}, lesson["setup"][-1]]
    found = {each.word for each in flaws_in(msgspec.convert(lesson, Scenario))}
    assert (flaw in found) if flaw else not found
