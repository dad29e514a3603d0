"""9.1, 9.2: where elephants and mammoths stay and go, who rides and leads them, and whose they are."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.field import Battlefield, Phalanx
from hexenkessel.games.armageddon.figures import KINDS
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.gate import Played
from tests.armageddon.table import after, battle, events, kinds, lines, places, played, refusal

CHAPTERS = (2, 3, 4, 5, 9)
ALL = (2, 3, 4, 5, 6, 7, 8, 9)
FOE = "1 axe 1/48"
RIDDEN = ("0 elephant 1/26", "0 axe 1/26 on=1")


def steps_to(position: ArmageddonPosition, who: int) -> set[str]:
    return {line.split()[2] for line in lines(position, f"go {who} ")}


@pytest.mark.rule("A9.1a", "A9.1f", "A9.1g")
def test_an_elephant_takes_two_units_with_or_without_its_two_riders() -> None:
    assert KINDS["elephant"].room == KINDS["mammoth"].room == 2 and KINDS["elephant"].seats == 2
    index = battle(*RIDDEN, "0 axe 1/26 on=1", FOE, chapters=CHAPTERS).state.index
    assert index.free[index.ground.number["1/26"]] == 2
    full = battle(*RIDDEN, "0 axe 1/26 on=1", "0 axe 1/26", FOE, chapters=CHAPTERS)
    assert refusal(full, "mount 4 1") == "A9.1f"


@pytest.mark.rule("A9.1b", "A9.1d", "A18.1d")
@pytest.mark.parametrize(
    ("terrain", "elephant", "mammoth"),
    [
        ("lowland", "", ""),
        ("forest", "", ""),
        ("desert", "", "A9.1d"),
        ("ice_lowland", "A9.1b", ""),
        ("swamp", "A9.1b", "A9.1d"),
    ],
)
def test_where_they_may_be(terrain: str, elephant: str, mammoth: str) -> None:
    for kind, rule in (("elephant", elephant), ("mammoth", mammoth)):
        position = battle(
            f"0 {kind} 1/26", "0 axe 1/26 on=1", FOE, chapters=CHAPTERS, **dict[str, Any]({terrain: "1/27"})
        )
        assert refusal(position, "go 1 1/27") == rule


@pytest.mark.rule("A9.1b", "A9.1d")
def test_mountain_country_is_for_neither() -> None:
    high: dict[str, Any] = {"ice_mountain": "1/27", "highland": "1/26", "ramps": "1/26-1/27"}
    for kind, rule in (("elephant", "A9.1b"), ("mammoth", "A9.1d")):
        position = battle(f"0 {kind} 1/26", "0 axe 1/26 on=1", FOE, chapters=CHAPTERS, **high)
        assert refusal(position, "go 1 1/27") == rule
    # Frozen highland is for mammoths.
    cold = battle(
        "0 mammoth 1/26", "0 axe 1/26 on=1", FOE, chapters=CHAPTERS, highland="1/26", ice_highland="1/27"
    )
    assert refusal(cold, "go 1 1/27") == ""


# Danger


def begin(*figures: str, rolls: list[int], **terrain: Any) -> Played[Battlefield]:
    return played(battle(*figures, FOE, active=1, chapters=CHAPTERS, **terrain), "end", rolls)


@pytest.mark.rule("A9.1c", "A9.3l", "A18.6a")
def test_in_the_desert_the_elephant_rolls_for_its_riders_too() -> None:
    safe = begin(*RIDDEN, rolls=[6], desert="1/26")
    assert set(kinds(safe.position)) == {1, 2, 3}
    lives = begin(*RIDDEN, rolls=[5, 10], desert="1/26")
    assert set(kinds(lives.position)) == {1, 2, 3}
    # Below 6 it dies, and its riders roll themselves.
    dies = begin(*RIDDEN, "0 axe 1/26 on=1", "0 axe 1/1", rolls=[5, 5, 10, 9], desert="1/26")
    assert len(kinds(dies.position)) == 3 and 1 not in kinds(dies.position)
    assert [(event.args["cause"], event.args["result"]) for event in dies.events if event.key == "life"] == [
        ("thirst", "dies"),
        ("elephant", "lives"),
        ("elephant", "dies"),
    ]


@pytest.mark.rule("A9.3l", "A9.3k")
@pytest.mark.parametrize("roll", [6, 9])
def test_from_six_to_nine_it_panics(roll: int) -> None:
    result = begin(*RIDDEN, "0 bow 1/26", "0 axe 1/1", rolls=[5, roll], desert="1/26")
    assert set(kinds(result.position)) == {1, 4, 5}  # its field is empty: no more rolls
    assert [event.key for event in result.events if event.key in ("life", "panic")] == ["life", "panic"]


@pytest.mark.rule("A9.1c")
def test_men_beside_it_roll_for_themselves_and_no_roll_of_theirs_counts_for_it() -> None:
    result = begin(*RIDDEN, "0 bow 1/26", rolls=[5, 10, 9], desert="1/26")
    told = [(event.args["figure"], event.args["result"]) for event in result.events if event.key == "life"]
    assert told == [(1, "lives"), (3, "dies")]


@pytest.mark.rule("A9.1e")
def test_mammoths_and_their_riders_do_not_freeze() -> None:
    alone = begin("0 mammoth 1/26", "0 axe 1/26 on=1", rolls=[], ice_lowland="1/26")
    assert set(kinds(alone.position)) == {1, 2, 3}
    beside = begin("0 mammoth 1/26", "0 axe 1/26 on=1", "0 axe 1/26", rolls=[5, 9], ice_lowland="1/26")
    assert set(kinds(beside.position)) == {1, 2, 4}


# Mounting and leading


@pytest.mark.rule("A9.1h", "SV-064")
def test_on_the_field_one_step_from_the_next_two() -> None:
    here = after(battle("0 elephant 1/26", "0 axe 1/26", FOE, chapters=CHAPTERS), "mount 2 1")
    assert here.state.figures[2].steps == 1 and here.state.figures[2].on == 1
    there = after(battle("0 elephant 1/26", "0 axe 1/27", FOE, chapters=CHAPTERS), "mount 2 1")
    assert there.state.figures[2].steps == 2 and places(there)[2] == "1/26"
    tired = battle("0 elephant 1/26", "0 axe 1/27 steps=1 course=a", FOE, chapters=CHAPTERS)
    assert refusal(tired, "mount 2 1") == "A2.3c"


@pytest.mark.rule("A9.1h")
def test_from_the_next_field_only_on_the_same_level_and_without_a_river() -> None:
    terrains: list[dict[str, Any]] = [{"highland": "1/27"}, {"rivers": "1/26-1/27"}]
    for terrain in terrains:
        position = battle("0 elephant 1/26", "0 axe 1/27", FOE, chapters=CHAPTERS, **terrain)
        assert refusal(position, "mount 2 1") == "A9.1h"
    far = battle("0 elephant 1/26", "0 axe 1/28", FOE, chapters=CHAPTERS)
    assert refusal(far, "mount 2 1") == "A9.1h"


@pytest.mark.rule("A9.1h")
def test_getting_off_costs_the_same() -> None:
    position = battle(*RIDDEN, FOE, chapters=CHAPTERS)
    down = after(position, "dismount 2")
    assert down.state.figures[2].steps == 1 and down.state.figures[2].on == 0
    beside = after(position, "dismount 2 1/27")
    assert beside.state.figures[2].steps == 2 and places(beside)[2] == "1/27"
    assert refusal(position, "dismount 2 1/28") == "A9.1h"
    full = battle(*RIDDEN, *["1 axe 1/27"] * 4, chapters=CHAPTERS)
    assert refusal(full, "dismount 2 1/27") == "A2.3g"


@pytest.mark.rule("A9.1i")
def test_not_while_an_enemy_rides_or_leads_it() -> None:
    for bond in ("on=1", "led_by=1"):
        enemy = "1 axe 1/26 on=1" if bond == "on=1" else "1 axe 1/26"
        beast = "1 elephant 1/26" if bond == "on=1" else "1 elephant 1/26 led_by=2"
        position = battle(beast, enemy, "0 axe 1/26", chapters=CHAPTERS)
        assert refusal(position, "mount 3 1") == "A9.1i"


@pytest.mark.rule("A9.1j", "A9.1o", "A18.4b")
def test_one_is_led_on_foot_two_steps_far() -> None:
    position = after(battle("0 elephant 1/26", "0 axe 1/26", FOE, chapters=CHAPTERS), "lead 2 1")
    assert position.state.figures[2].steps == 0  # taking the rein is free
    gone = after(position, "go 2 1/28")
    assert places(gone)[1] == places(gone)[2] == "1/28"
    assert refusal(position, "go 2 1/29") == "A2.3c"
    assert refusal(position, "go 1 1/27") == "A9.1r"
    two = battle("0 elephant 1/26", "0 axe 1/26", "0 elephant 1/26 led_by=2", FOE, chapters=CHAPTERS)
    assert refusal(two, "lead 2 1") == "A9.1j"
    ridden = battle(*RIDDEN, "0 axe 1/26", FOE, chapters=CHAPTERS)
    assert refusal(ridden, "lead 3 1") == "A9.1j"
    elsewhere = battle("0 elephant 1/26", "0 axe 1/27", FOE, chapters=CHAPTERS)
    assert refusal(elsewhere, "lead 2 1") == "A9.1j"


@pytest.mark.rule("A9.1o")
def test_led_first_and_ridden_then_it_has_two_steps_in_all() -> None:
    position = battle("0 elephant 1/26", "0 axe 1/26", "0 axe 1/27", FOE, chapters=CHAPTERS)
    position = after(position, "lead 2 1", "go 2 1/27", "mount 3 1")
    assert steps_to(position, 1) == {"1/20", "1/19", "1/26", "1/28", "1/34", "1/35"}
    # Ridden three steps it is not led any more.
    ridden = after(
        battle(*RIDDEN, "0 axe 1/29", FOE, chapters=CHAPTERS), "go 1 1/29", "dismount 2", "lead 2 1"
    )
    assert refusal(ridden, "go 2 1/30") != ""


@pytest.mark.rule("A9.1k")
def test_who_rides_an_elephant_leads_nothing() -> None:
    position = battle(*RIDDEN, "0 elephant 1/26", FOE, chapters=CHAPTERS)
    assert refusal(position, "lead 2 3") == "A9.1k"
    leader = battle("0 elephant 1/26", "0 axe 1/26", "0 elephant 1/26 led_by=2", FOE, chapters=CHAPTERS)
    assert refusal(leader, "mount 2 1") == "A9.1k"
    rider = battle("0 elephant 1/26", "0 light-horse 1/26", "0 axe 1/26 on=2", FOE, chapters=ALL)
    assert refusal(rider, "lead 3 1") == "A9.1k"


@pytest.mark.rule("A9.1k", "A9.1j")
def test_nobody_leads_an_elephant_and_horses() -> None:
    position = battle("0 elephant 1/26 led_by=2", "0 axe 1/26", "0 light-horse 1/26", FOE, chapters=ALL)
    assert refusal(position, "lead 2 3") != ""
    other = battle("0 elephant 1/26", "0 axe 1/26", "0 light-horse 1/26 led_by=2", FOE, chapters=ALL)
    assert refusal(other, "lead 2 1") == "A9.1j"


# Steps


@pytest.mark.rule("A9.1l", "A18.4c")
def test_ridden_it_has_three_steps_and_takes_its_riders_along() -> None:
    position = battle(*RIDDEN, FOE, chapters=CHAPTERS)
    gone = after(position, "go 1 1/29")
    assert places(gone)[2] == "1/29" and gone.state.figures[2].carried == 3
    assert refusal(position, "go 1 1/30") == "A9.1l"
    assert refusal(position, "go 2 1/27") == "A9.1r"


@pytest.mark.rule("A9.1m", "A9.1n")
def test_forest_slows_it_down() -> None:
    inside = battle(*RIDDEN, FOE, chapters=CHAPTERS, forest="1/26 1/27 1/28 1/29")
    assert "1/28" in steps_to(inside, 1) and refusal(inside, "go 1 1/29") == "A9.1m"
    out = battle(*RIDDEN, FOE, chapters=CHAPTERS, forest="1/26")
    assert "1/29" in steps_to(out, 1)
    into = battle(*RIDDEN, FOE, chapters=CHAPTERS, forest="1/29")
    assert "1/29" in steps_to(into, 1)
    # In and out again: two steps, so the field behind a wood is out of reach that way.
    row = "1/27 1/19 1/34 1/20 1/35 1/18 1/33 1/25"
    through = battle(*RIDDEN, FOE, chapters=CHAPTERS, forest=row)
    assert steps_to(through, 1) >= {"1/28"} and "1/29" not in steps_to(through, 1)


@pytest.mark.rule("A9.1o", "A9.1n")
def test_the_lower_number_holds_for_the_whole_round() -> None:
    position = battle(*RIDDEN, FOE, chapters=CHAPTERS, forest="1/29")
    position = after(position, "go 1 1/27", "go 1 1/28")
    assert "1/29" in steps_to(position, 1)
    inside = battle(*RIDDEN, FOE, chapters=CHAPTERS, forest="1/26 1/27")
    assert steps_to(after(inside, "go 1 1/27", "go 1 1/28"), 1) == set()


@pytest.mark.rule("A9.1p", "A9.1q", "A18.4e")
def test_levels_over_ramps_and_rivers_for_one_step_more() -> None:
    up = battle(*RIDDEN, FOE, chapters=CHAPTERS, highland="1/27 1/28", ramps="1/26-1/27")
    assert refusal(up, "go 1 1/19") == "" and after(up, "go 1 1/27").state.figures[1].steps == 2
    assert refusal(battle(*RIDDEN, FOE, chapters=CHAPTERS, highland="1/27"), "go 1 1/27") == "A9.1p"
    down = battle(*RIDDEN, FOE, chapters=CHAPTERS, highland="1/26", ramps="1/26-1/27")
    assert after(down, "go 1 1/27").state.figures[1].steps == 1
    ford = battle(*RIDDEN, FOE, chapters=CHAPTERS, rivers="1/26-1/27")
    assert after(ford, "go 1 1/27").state.figures[1].steps in (2,)
    led = battle("0 elephant 1/26 led_by=2", "0 axe 1/26", FOE, chapters=CHAPTERS, highland="1/27")
    assert refusal(led, "go 2 1/27") == "A9.1p"


@pytest.mark.rule("A9.1r")
def test_without_rider_or_leader_it_stays() -> None:
    position = battle("0 elephant 1/26", "0 axe 1/26", FOE, chapters=CHAPTERS)
    assert refusal(position, "go 1 1/27") == "A9.1r" and not lines(position, "go 1 ")


@pytest.mark.rule("A9.1s")
def test_it_changes_places_with_men() -> None:
    full = ["0 axe 1/27"] * 4
    position = battle(*RIDDEN, "0 axe 1/26", "0 axe 1/26", *full, FOE, chapters=CHAPTERS)
    swapped = after(position, "swap 1 5,6")
    assert places(swapped)[1] == places(swapped)[2] == "1/27" and places(swapped)[5] == "1/26"
    assert swapped.state.figures[1].steps == 1 and swapped.state.figures[2].carried == 1


@pytest.mark.rule("A9.1t", "EX-A9.1t")
def test_riding_comes_wholly_before_or_after_walking() -> None:
    """EX-A9.1t: to ride one elephant, change to another and ride on is impossible."""
    position = battle(*RIDDEN, "0 elephant 1/27", FOE, chapters=CHAPTERS)
    assert refusal(after(position, "go 1 1/27"), "mount 2 3") == "A9.1h"  # not straight from back to back
    changed = battle("0 elephant 1/26", "0 axe 1/26 on=1 course=pa", FOE, chapters=CHAPTERS)
    assert refusal(changed, "go 1 1/27") == "A9.1t"
    mounted = after(battle("0 elephant 1/26", "0 axe 1/26", FOE, chapters=CHAPTERS), "mount 2 1", "go 1 1/27")
    assert refusal(mounted, "dismount 2") == "A9.1t"


# 9.2


@pytest.mark.rule("A9.2a")
def test_alone_it_is_captured_by_getting_on_or_leading() -> None:
    position = battle("1 elephant 1/26", "0 axe 1/26", FOE, chapters=CHAPTERS)
    for order in ("mount 2 1", "lead 2 1"):
        taken = played(position, order)
        assert taken.position.state.figures[1].owner == 0
        assert "captured" in [event.key for event in taken.events]
    guarded = battle("1 elephant 1/26", "0 axe 1/26", "1 axe 1/26", chapters=CHAPTERS)
    assert refusal(guarded, "mount 2 1") == "A9.2a" and refusal(guarded, "lead 2 1") == "A9.2a"


@pytest.mark.rule("A9.2a")
def test_the_killer_cannot_take_it_in_the_same_round() -> None:
    position = battle("1 elephant 1/27 led_by=2", "1 axe 1/27", "0 axe 1/26", "1 axe 1/48", chapters=CHAPTERS)
    killed = after(position, "attack 3 2", rolls=[13, 3])
    assert 2 not in kinds(killed) and killed.state.figures[1].led_by == 0
    assert killed.due != (0,) or refusal(killed, "lead 3 1") == "A2.4b"


@pytest.mark.rule("A9.2b")
def test_what_has_moved_for_another_does_not_move_again() -> None:
    position = battle("1 elephant 1/26 busy=1 course=a steps=1", "0 axe 1/26", FOE, chapters=CHAPTERS)
    assert refusal(after(position, "mount 2 1"), "go 1 1/27") == "A9.2b"
    assert refusal(after(position, "lead 2 1"), "go 2 1/27") == "A9.2b"
    rested = battle("1 elephant 1/26 busy=1", "0 axe 1/26", FOE, chapters=CHAPTERS, round=2)
    assert refusal(after(rested, "mount 2 1"), "go 1 1/27") == ""


@pytest.mark.rule("A9.2c")
def test_it_is_given_to_who_stands_there() -> None:
    figures = ("0 elephant 1/26", "0 axe 1/26", "1 axe 1/27", "2 axe 1/48")
    position = battle(*figures, chapters=CHAPTERS, seats=3, sides=(0, 0, 1))
    assert refusal(position, "give 1 1") == "A9.2c"
    there = battle(*figures, "1 axe 1/26", chapters=CHAPTERS, seats=3, sides=(0, 0, 1))
    assert after(there, "give 1 1").state.figures[1].owner == 1


@pytest.mark.rule("A9.1r")
def test_nothing_is_left_of_chapter_nine_where_it_is_off() -> None:
    position = battle("0 axe 1/26", FOE, chapters=(2, 3, 4, 5))
    assert not [line for line in lines(position) if line.split()[0] in ("mount", "lead", "trample")]
    assert "panic" not in [event.key for event in events(position, "end")]


@pytest.mark.rule("A9.1i")
def test_friends_share_an_elephant() -> None:
    figures = ("1 elephant 1/26", "1 axe 1/26 on=1", "0 bow 1/26", "2 axe 1/48")
    position = battle(*figures, chapters=CHAPTERS, seats=3, sides=(0, 0, 1))
    shared = after(position, "mount 3 1")
    assert shared.state.figures[3].on == 1 and shared.state.figures[1].owner == 1
    assert refusal(shared, "go 1 1/27") == "A2.3e"


@pytest.mark.rule("A6.1m", "A9.1h")
def test_men_of_a_phalanx_do_not_get_on() -> None:
    men = ["0 lance 1/27 phalanx=1"] * 4
    position = battle("0 elephant 1/26", *men, FOE, chapters=ALL, phalanxes={1: Phalanx(0)})
    assert refusal(position, "mount 2 1") == "A6.1m"
