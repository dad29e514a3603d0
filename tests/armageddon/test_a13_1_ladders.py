"""Chapter 13.1: ladders are carried, set up, climbed, pulled up, let down and thrown over."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import shot_items
from hexenkessel.games.armageddon.chapters.ch13_ladders import leaning
from hexenkessel.games.armageddon.figures import KINDS, Figure
from hexenkessel.games.armageddon.ground.land import BuiltTower, TowerGate
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.table import after, battle, events, kinds, lines, places, refusal

BOOK: Any = (2, 3, 4, 5, "10.1", "11.1", "12.1", "12.3", "13.1", "13.2")
HORSED: Any = (2, 3, 4, 5, 6, 7, 8, 9, "10.1", "11.1", "12.1", "13.1", "13.2")
FAR = ("0 axe 1/1", "1 axe 1/48")
# 1/19 has 1/20 to its east and 1/18 to its west.
TOWER = BuiltTower("1/20", gates=(TowerGate("E", "open"),))
KEEP = BuiltTower("1/20", floors=2)


def stand(*figures: str, towers: Any = (TOWER,), chapters: Any = BOOK, **more: Any) -> ArmageddonPosition:
    return battle(*figures, *FAR, chapters=chapters, towers=towers, **more)


def next_round(position: ArmageddonPosition) -> ArmageddonPosition:
    """Both players do nothing more."""
    for _ in range(2):
        position = after(position, "end")
    return position


def upright(position: ArmageddonPosition, ladder: int = 1) -> bool:
    return bool(position.state.figures[ladder].upright)


LYING = ("0 ladder 1/19", "0 axe 1/19", "0 lance 1/19")
# Its foot is on 1/19, it leans over the eastern side, and 2 is on it.
CLIMBED = ("0 ladder 1/19 upright=1 pole=0", "0 axe 1/19+1 ladder=1 climbed=0")


@pytest.mark.rule("A13.1a")
def test_a_ladder_takes_one_room_unit_and_is_one_level_step_long() -> None:
    assert KINDS["ladder"].room == 1
    index = stand(*LYING, "0 axe 1/19", "1 axe 1/18").state.index
    assert index.free[index.ground.number["1/19"]] == 0
    position = stand(*LYING, highland="1/20")
    assert refusal(position, "set-up 1 2,3 1/20+1") == "A13.1g", "it is too short"


@pytest.mark.rule("A13.1b")
@pytest.mark.parametrize(
    ("terrain", "rule"),
    [*((each, "") for each in ("forest", "desert", "ice_lowland")), ("swamp", "A13.1b")],
)
def test_where_it_may_be(terrain: str, rule: str) -> None:
    position = stand(*LYING, **{terrain: "1/18"})
    assert refusal(position, "carry 1 2,3 1/18") == rule


@pytest.mark.rule("A13.1b")
@pytest.mark.parametrize(
    "terrain", ["highland", "mountain", "highland_desert", "ice_highland", "ice_mountain"]
)
def test_it_may_be_on_high_ground(terrain: str) -> None:
    level = "mountain" if "mountain" in terrain else "highland"
    more = {level: "1/19", terrain: "1/18"} if level != terrain else {level: "1/19 1/18"}
    assert refusal(stand(*LYING, towers=(), **more), "carry 1 2,3 1/18") == ""


@pytest.mark.rule("A13.1c", "A13.1e")
def test_it_is_carried_neither_into_towers_nor_into_siege_towers() -> None:
    gate = BuiltTower("1/20", gates=(TowerGate("W", "open"),))
    assert refusal(stand(*LYING, towers=(gate,)), "carry 1 2,3 1/20") == "A13.1e"
    ajar = BuiltTower("1/20", platform=False, battlements=False, walls=("E", "SE", "SW", "NE"))
    assert refusal(stand(*LYING, towers=(ajar,)), "carry 1 2,3 1/20") == "A13.1c"
    position = stand(*LYING, "0 siege-tower 1/18 pole=3")
    assert refusal(position, "carry 1 2,3 1/18") == "A13.1c"


@pytest.mark.rule("A13.1e")
def test_two_carry_it_through_the_gate_of_a_wall() -> None:
    position = stand(*LYING, walls="1/18-E-open")
    assert places(after(position, "carry 1 2,3 1/18"))[1] == "1/18"
    assert refusal(position, "carry 1 2 1/18") == "A12.1b"


@pytest.mark.rule("A13.1e")
def test_it_is_carried_only_while_it_lies() -> None:
    position = after(stand(*LYING), "set-up 1 2,3 1/20+1")
    assert refusal(position, "carry 1 2,3 1/18") == "A13.1e"
    down = after(next_round(position), "lay-down 1 2,3")
    assert refusal(down, "carry 1 2,3 1/18") == ""


@pytest.mark.rule("A13.1e")
def test_it_changes_places_with_those_who_carry_it() -> None:
    others = ("0 axe 1/18", "0 axe 1/18", "0 axe 1/18", "0 axe 1/18")
    position = stand(*LYING, "0 axe 1/19", *others)
    there = after(position, "swap 1,2,3 5,6,7")
    assert {places(there)[each] for each in (1, 2, 3)} == {"1/18"}
    standing = stand("0 ladder 1/19 upright=1", *LYING[1:], "0 axe 1/19", *others)
    assert refusal(standing, "swap 1,2,3 5,6,7") == "A13.1e"


@pytest.mark.rule("A13.1f")
def test_chariots_and_elephants_meet_it_as_they_meet_a_ram() -> None:
    position = stand("0 wagon 1/18", "1 ladder 1/19", chapters=HORSED)
    index = position.state.index
    assert index.rules.may_roll_over(index, index.figures[1], index.figures[2]) == "A12.2e"
    assert index.rules.is_prey(index, index.figures[1], index.figures[2])


# Setting up


@pytest.mark.rule("A13.1g", "A13.1p")
def test_two_set_it_up_even_in_the_round_in_which_they_brought_it() -> None:
    position = stand("0 ladder 1/18", "0 axe 1/18", "0 lance 1/18")
    there = after(position, "carry 1 2,3 1/19", "set-up 1 2,3 1/20+1")
    assert upright(there) and there.state.figures[1].pole == 0
    assert not any(there.state.figures[each].acted for each in (2, 3)), "it is no action"
    index = there.state.index
    assert index.name(leaning.tops(index)[1]) == "1/20+1"


@pytest.mark.rule("A13.1g")
@pytest.mark.parametrize(
    ("figures", "more", "line"),
    [
        (LYING, {"moats": "1/19-1/20"}, "set-up 1 2,3 1/20+1"),
        (LYING, {"rivers": "1/19-1/20"}, "set-up 1 2,3 1/20+1"),
        (LYING, {"highland": "1/19"}, "set-up 1 2,3 1/20+1"),
        (LYING, {}, "set-up 1 2,3 1/18"),
        (LYING, {}, "set-up 1 2 1/20+1"),
        (("0 ladder 1/19", "0 axe 1/19", "0 axe 1/18"), {}, "set-up 1 2,3 1/20+1"),
        (LYING, {"towers": (BuiltTower("1/20", platform=False, battlements=False),)}, "set-up 1 2,3 1/20+1"),
    ],
)
def test_where_it_is_not_set_up(figures: tuple[str, ...], more: Any, line: str) -> None:
    assert refusal(stand(*figures, **more), line) == "A13.1g"


@pytest.mark.rule("A13.1g")
def test_a_bridge_makes_up_for_a_moat() -> None:
    position = stand(*LYING, moats="1/19-1/20", bridges="1/19-1/20")
    assert refusal(position, "set-up 1 2,3 1/20+1") == ""


@pytest.mark.rule("A13.1g", "A12.1n")
def test_what_is_another_s_is_captured_first() -> None:
    position = stand("1 ladder 1/19", "0 axe 1/19", "0 lance 1/19")
    assert refusal(position, "set-up 1 2,3 1/20+1") == "A12.1n"
    assert upright(after(position, "seize 1", "set-up 1 2,3 1/20+1"))


@pytest.mark.rule("A13.1j")
def test_it_is_set_against_a_siege_tower_but_not_against_keeps_and_tortoises() -> None:
    assert refusal(stand(*LYING, towers=(KEEP,)), "set-up 1 2,3 1/20+2") == "A13.1j"
    assert refusal(stand(*LYING, "1 tortoise 1/18", towers=()), "set-up 1 2,3 1/18") == "A13.1j"
    position = stand(*LYING, "1 siege-tower 1/18 pole=0", towers=())
    assert refusal(position, "set-up 1 2,3 1/18+1") == ""
    # Behind, it has no wall.
    turned = stand(*LYING, "1 siege-tower 1/18 pole=3", towers=())
    assert refusal(turned, "set-up 1 2,3 1/18+1") == "A13.1j"


@pytest.mark.rule("A13.1j")
def test_nor_against_an_elephant() -> None:
    position = stand(*LYING, "1 elephant 1/18", towers=(), chapters=HORSED)
    assert refusal(position, "set-up 1 2,3 1/18") == "A13.1g"


@pytest.mark.rule("A13.1p")
def test_one_of_four_things_in_a_round() -> None:
    position = after(stand(*LYING, "0 axe 1/19"), "set-up 1 2,3 1/20+1")
    assert refusal(position, "lay-down 1 2,3") == "A13.1p"
    assert not lines(position, "lay-down")
    # Nor has a warrior a hand in two of them.
    two = after(stand("0 ladder 1/19", "0 ladder 1/19", "0 axe 1/19", "0 lance 1/19"), "set-up 1 3,4 1/20+1")
    assert refusal(two, "set-up 2 3,4 1/20+1") == "A13.1p"
    assert refusal(next_round(position), "lay-down 1 2,4") == ""


# Climbing


@pytest.mark.rule("A13.1h")
def test_a_carrier_climbs_in_the_same_round_and_fights() -> None:
    position = stand("0 ladder 1/18", "0 axe 1/18", "0 lance 1/18", "1 lance 1/20+1")
    up = after(position, "carry 1 2,3 1/19", "set-up 1 2,3 1/20+1", "climb 2 1")
    assert places(up)[2] == "1/19+1" and up.state.figures[2].steps == 2
    assert "attack 2 4" in lines(up)
    told = events(up, "attack 2 4", rolls=[12, 10])
    # Attacker 2, axe against lance 1; nobody stands higher.
    assert kinds(after(up, "attack 2 4", rolls=[12, 10])).get(4) is None
    assert not any("higher" in str(event.args) for event in told)


@pytest.mark.rule("A13.1h")
@pytest.mark.parametrize(
    ("figures", "line"),
    [
        (LYING, "climb 2 1"),
        (("0 ladder 1/19 upright=1", "0 axe 1/18"), "climb 2 1"),
        (("0 ladder 1/19 upright=1", "0 axe 1/19", "0 light-horse 1/19 led_by=2"), "climb 2 1"),
    ],
)
def test_who_cannot_climb(figures: tuple[str, ...], line: str) -> None:
    assert refusal(stand(*figures, chapters=HORSED), line) == "A13.1h"


@pytest.mark.rule("A13.1h")
def test_from_beside_it_nobody_gets_onto_it() -> None:
    position = stand(*CLIMBED, "0 axe 1/19", "0 axe 1/20+1")
    assert refusal(position, "go 3 1/19+1") == refusal(position, "go 4 1/19+1") == "A13.1h"


@pytest.mark.rule("A13.1d")
def test_it_bears_one_warrior_who_needs_no_room() -> None:
    men = ("0 axe 1/19", "0 axe 1/19", "0 axe 1/19")
    position = stand(*CLIMBED, *men)
    assert refusal(position, "climb 3 1") == "A13.1d"
    index = position.state.index
    assert index.free[index.ground.number["1/19"]] == 0 == index.free[index.ground.number["1/19+1"]]


@pytest.mark.rule("A13.1d")
def test_who_is_on_it_fights_only_with_the_platform() -> None:
    enemies = ("1 axe 1/19", "1 axe 1/18", "1 axe 1/20", "1 axe 1/20+1")
    position = stand(*CLIMBED, *enemies)
    assert lines(position, "attack 2") == ["attack 2 6"]
    assert refusal(position, "attack 2 3") == refusal(position, "attack 2 5") == "A13.1d"
    theirs = stand(*CLIMBED, *enemies, active=1)
    assert refusal(theirs, "attack 3 2") == "A13.1d" and "attack 6 2" in lines(theirs)


@pytest.mark.rule("A13.1d")
def test_a_bow_on_it_does_not_shoot_and_is_shot_at_without_cover() -> None:
    position = stand(CLIMBED[0], "0 bow 1/19+1 ladder=1", "1 axe 1/17", "1 bow 1/17", forest="1/19 1/20")
    assert refusal(position, "shoot 2 3") == "A13.1d"
    index = position.state.index
    assert dict(shot_items(index, index.figures[4], index.figures[2])) == {"distance": 13, "upwards": 1}


@pytest.mark.rule("A13.1i")
def test_onto_the_platform_only_in_a_later_round_for_two_steps() -> None:
    position = after(stand("0 ladder 1/19 upright=1", "0 axe 1/19"), "climb 2 1")
    assert refusal(position, "go 2 1/20+1") == refusal(position, "go 2 1/19") == "A13.1i"
    later = next_round(position)
    over = after(later, "go 2 1/20+1")
    assert places(over)[2] == "1/20+1" and over.state.figures[2].steps == 2
    assert not over.state.figures[2].ladder
    tired = stand(CLIMBED[0], "0 axe 1/19+1 ladder=1 steps=1 course=a")
    assert refusal(tired, "go 2 1/20+1") == "A13.1i"
    assert refusal(later, "go 2 1/18") == "A13.1i"


@pytest.mark.rule("A13.1i", "A11.1i")
def test_where_the_platform_is_full_nobody_gets_over() -> None:
    position = stand(*CLIMBED, *["1 axe 1/20+1"] * 4)
    assert refusal(position, "go 2 1/20+1") == "A11.1i"


@pytest.mark.rule("A13.1h")
def test_down_again_he_gets_for_one_step() -> None:
    position = after(stand(*CLIMBED), "go 2 1/19", "go 2 1/18")
    assert places(position)[2] == "1/18"


# Pulling up and letting down

DEFENDED = ("0 ladder 1/19 upright=1", "1 axe 1/20+1", "1 lance 1/20+1")


@pytest.mark.rule("A13.1k", "A18.1f")
def test_two_on_the_platform_pull_an_empty_ladder_up() -> None:
    position = stand(*DEFENDED, active=1)
    up = after(position, "pull-up 1 2,3")
    assert places(up)[1] == "1/20+1" and not upright(up)
    assert refusal(position, "pull-up 1 2") == "A13.1k"


@pytest.mark.rule("A13.1k")
@pytest.mark.parametrize(
    ("more", "rule"),
    [
        (["0 axe 1/19"], "A13.1k"),
        (["0 axe 1/19", "1 axe 1/19"], "A13.1k"),
        (["0 axe 1/19", "1 axe 1/19", "1 axe 1/19"], ""),
        (["0 axe 1/20+1"], ""),
        (["0 axe 1/20+1", "0 axe 1/20+1"], "A13.1k"),
        (["0 axe 1/19+1 ladder=1"], "A13.1k"),
    ],
)
def test_the_enemies_must_be_in_the_minority_above_and_below(more: list[str], rule: str) -> None:
    assert refusal(stand(*DEFENDED, *more, active=1), "pull-up 1 2,3") == rule


@pytest.mark.rule("A13.1k", "A11.1i")
def test_it_needs_room_on_the_platform() -> None:
    position = stand(*DEFENDED, "1 axe 1/20+1", "1 axe 1/20+1", active=1)
    assert refusal(position, "pull-up 1 2,3") == "A11.1i"


@pytest.mark.rule("A13.1c")
def test_onto_a_siege_tower_it_is_not_pulled() -> None:
    figures = ("0 ladder 1/19 upright=1 pole=3", "1 axe 1/18+1", "1 axe 1/18+1", "1 siege-tower 1/18 pole=0")
    assert refusal(stand(*figures, towers=(), active=1), "pull-up 1 2,3") == "A13.1c"


@pytest.mark.rule("A13.1l")
def test_in_the_next_round_it_is_let_down_with_the_majority_on_the_platform() -> None:
    pulled = after(stand(*DEFENDED, active=1), "pull-up 1 2,3")
    assert refusal(pulled, "let-down 1 2,3 1/19") == "A13.1p"
    lying = ("0 ladder 1/20+1", "1 axe 1/20+1", "1 lance 1/20+1")
    position = stand(*lying, "0 axe 1/19", "0 axe 1/19", active=1)
    down = after(position, "let-down 1 2,3 1/19")
    assert upright(down) and places(down)[1] == "1/19" and down.state.figures[1].pole == 0
    held = stand("0 ladder 1/20+1", "0 axe 1/20+1", "0 axe 1/20+1", "1 axe 1/20+1")
    more = stand("0 ladder 1/20+1", "0 axe 1/20+1", "1 axe 1/20+1", "1 axe 1/20+1", active=1)
    assert refusal(held, "let-down 1 2,3 1/19") == refusal(more, "let-down 1 3,4 1/19") == ""
    tied = stand("0 ladder 1/20+1", "0 axe 1/20+1", "0 axe 1/20+1", "1 axe 1/20+1", "1 axe 1/20+1")
    assert refusal(tied, "let-down 1 2,3 1/19") == "A13.1l"
    assert refusal(stand(*lying, moats="1/19-1/20", active=1), "let-down 1 2,3 1/19") == "A13.1l"


@pytest.mark.rule("A13.1l", "EX-A13.1l", "A13.1j")
def test_from_the_platform_it_is_set_against_a_neighbouring_keep() -> None:
    # Pulled up in one round, set against the keep beside it in the next, and climbed.
    towers = (BuiltTower("1/19"), KEEP)
    position = stand(
        "0 ladder 1/18 upright=1", "0 axe 1/19+1", "0 lance 1/19+1", "1 axe 1/20+2", towers=towers
    )
    pulled = next_round(after(position, "pull-up 1 2,3"))
    up = after(pulled, "set-up 1 2,3 1/20+2", "climb 2 1")
    assert places(up)[2] == "1/19+2" and lines(up, "attack 2") == ["attack 2 4"]
    assert places(after(next_round(up), "go 2 1/20+2"))[2] == "1/20+2"
    # Against another tower it is not set up there.
    plain = stand("0 ladder 1/19+1", "0 axe 1/19+1", "0 axe 1/19+1", towers=(BuiltTower("1/19"), TOWER))
    assert refusal(plain, "set-up 1 2,3 1/20+1") == "A13.1l"


# Throwing over


@pytest.mark.rule("A13.1m", "A13.1n", "A13.1o")
@pytest.mark.parametrize(("life", "is_alive"), [(10, True), (9, False)])
def test_thrown_over_it_lies_undamaged_and_who_was_on_it_falls(life: int, is_alive: bool) -> None:
    # Elsewhere there is something left to do, so that the turn goes on.
    more = ("1 axe 1/20+1", "0 axe 1/47")
    position = stand(*CLIMBED, *more, active=1, in_combat=True)
    assert refusal(position, "throw-over 3 1") == ""
    held = after(position, "throw-over 3 1", rolls=[11])
    assert upright(held) and held.state.figures[3].acted and places(held)[2] == "1/19+1"
    over = after(position, "throw-over 3 1", rolls=[12, life])
    assert not upright(over) and (2 in over.state.figures) is is_alive
    assert not is_alive or (places(over)[2] == "1/19" and not over.state.figures[2].ladder)


@pytest.mark.rule("A13.1m", "A13.1n")
def test_who_may_throw_it_over() -> None:
    position = stand(
        *CLIMBED, "1 axe 1/20+1 acted=1", "1 axe 1/20", "0 axe 1/20+1", "0 hero 1/20+1", active=1
    )
    assert refusal(position, "throw-over 3 1") == "A2.4i"
    assert refusal(position, "throw-over 4 1") == "A13.1m"
    mine = stand(*CLIMBED, "0 axe 1/20+1")
    assert refusal(mine, "throw-over 3 1") == "A13.1m", "one of his own is on it"
    # An empty one too, whatever the majorities; and A13.1p: in the round in which it was set up.
    alone = stand("0 ladder 1/19 upright=1 raised=1", "1 axe 1/20+1", *["0 axe 1/20+1"] * 3, active=1)
    assert not upright(after(alone, "throw-over 2 1", rolls=[12]))


@pytest.mark.rule("A13.1o", "A2.3g")
def test_who_falls_where_there_is_no_room_fights_for_it() -> None:
    crowd = ("1 axe 1/19", "1 axe 1/19", "1 axe 1/19")
    position = stand(*CLIMBED, *crowd, "1 axe 1/20+1", active=1, in_combat=True)
    # He lives; then those who are there strike first (A8.4h), and one of them kills him.
    over = after(position, "throw-over 6 1", rolls=[12, 18, 13, 10])
    assert 2 not in over.state.figures and not upright(over)


@pytest.mark.rule("A13.1d", "A13.1o")
def test_who_is_on_it_falls_when_it_is_destroyed() -> None:
    position = stand(*CLIMBED, "1 siege-tower 1/20 pole=3", towers=())
    # What it leaned on has turned away: at the end of the turn it falls.
    turned = stand(*CLIMBED, "1 siege-tower 1/20 pole=0", towers=())
    assert upright(position)
    fallen = after(turned, "end", rolls=[10])
    assert not upright(fallen) and places(fallen)[2] == "1/19"
    dead = after(turned, "end", rolls=[9])
    assert 2 not in dead.state.figures


@pytest.mark.rule("A17.2p", "A13.1g", "A13.1h", "A13.1m")
def test_the_paralysed_have_no_hand_in_it() -> None:
    book = (*BOOK, "14.3", "16.2", "17")
    stiff: Any = {"chapters": book, "towers": (TOWER,)}
    position = battle(*LYING, "1 axe 1/20+1", *FAR, **stiff)
    bound = msgspec.structs.replace(
        position,
        state=position.state.changing(*(each.but(spell="paralysed") for each in figures_of(position))),
    )
    assert refusal(bound, "set-up 1 2,3 1/20+1") == "A17.2p"
    leaning_one = bound.state.figures[1].but(upright=True, pole=0)
    up = msgspec.structs.replace(bound, state=bound.state.changing(leaning_one))
    assert refusal(up, "climb 2 1") == "A17.2p"
    theirs = msgspec.structs.replace(up, state=up.state.but(active=1), steps=battle(*FAR, active=1).steps)
    assert refusal(theirs, "throw-over 4 1") == "A17.2p"


def figures_of(position: ArmageddonPosition) -> list[Figure]:
    """The warriors."""
    return [each for each in position.state.figures.values() if each.is_warrior]
