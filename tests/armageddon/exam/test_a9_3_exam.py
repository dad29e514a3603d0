"""A9.3 and the dangers of A9.1: elephants attacked, shot at, in panic and in the desert, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.exam.staging import (
    alive,
    duel,
    kind,
    number,
    owner,
    play,
    refused,
    stage,
    told_of,
    where,
)
from tests.armageddon.table import events, lines

FAR = ("1 axe 1/48", "0 axe 1/1")
BEAST = ("1 elephant 1/27", "1 axe 1/27 on=1", "1 lance 1/27 on=1")  # figures 1, 2, 3


@pytest.mark.rule("A9.3a")
@pytest.mark.parametrize("field", ["1/27", "1/28"])
def test_riders_neither_strike_nor_are_struck(field: str) -> None:
    men = (*BEAST, f"0 axe {field}", *FAR)
    assert refused(stage(*men, active=1), "attack 2 4")
    assert refused(stage(*men), "attack 4 2")
    assert refused(stage(*men, "1 hero 1/27", active=1), "attack 7 4 2"), "nor support"


@pytest.mark.rule("A9.3b")
@pytest.mark.parametrize(("distance", "need"), [(1, 14), (2, 15), (3, 16)])
def test_numbers_against_riders(distance: int, need: int | None) -> None:
    position = stage("1 elephant 1/24", "1 axe 1/24 on=1", f"0 bow 1/{24 + distance}", *FAR)
    assert number(position, "shoot 3 2") == need


@pytest.mark.rule("A9.3b", "A4.2c")
def test_not_from_below_on_the_same_field() -> None:
    position = stage("1 elephant 1/27", "1 axe 1/27 on=1", "0 bow 1/27", *FAR)
    assert refused(position, "shoot 3 2")


@pytest.mark.rule("A9.3b", "A5.5b", "A5.5c")
@pytest.mark.parametrize(
    ("ground", "need"),
    [({"highland": "1/26"}, 14), ({"highland": "1/24"}, 16)],
)
def test_the_height_of_the_beast_is_a_level_step(ground: dict[str, str], need: int) -> None:
    """From highland he is on the same level: 13 and his cover. On highland he is two steps up: 13 + 2 + 1."""
    position = stage("1 elephant 1/24", "1 axe 1/24 on=1", "0 bow 1/26", *FAR, **ground)
    assert number(position, "shoot 3 2") == need


@pytest.mark.rule("A9.3b", "A5.5c", "A5.5e")
@pytest.mark.parametrize(("distance", "need"), [(1, 12), (2, 13), (5, 16)])
def test_a_bow_on_its_back_shoots_down(distance: int, need: int) -> None:
    """The first level step down is free; the next field can be shot at, for he cannot fight there."""
    position = stage("0 elephant 1/24", "0 bow 1/24 on=1", f"1 axe 1/{24 + distance}", *FAR)
    assert number(position, "shoot 2 3") == need


@pytest.mark.rule("A9.3b")
def test_from_back_to_back() -> None:
    position = stage("0 elephant 1/24", "0 bow 1/24 on=1", "1 elephant 1/26", "1 axe 1/26 on=3", *FAR)
    assert number(position, "shoot 2 4") == 14


@pytest.mark.rule("A9.3b", "A4.2b")
def test_a_hero_on_its_back_stays_immune() -> None:
    position = stage("1 elephant 1/24", "1 hero 1/24 on=1", "0 bow 1/26", *FAR)
    if not refused(position, "shoot 3 2"):
        assert 2 in alive(play(position, "shoot 3 2: 18"))


@pytest.mark.rule("A9.3c", "A5.5f")
def test_an_elephant_hides_nobody() -> None:
    position = stage("0 bow 1/24", "1 elephant 1/25", "1 axe 1/26", *FAR)
    assert number(position, "shoot 1 3") == 13


@pytest.mark.rule("A9.3d")
@pytest.mark.parametrize(
    ("wood", "bow", "may"),
    [
        ("1/26 1/27", "1/26", True),
        ("1/27", "1/26", False),
        ("1/27", "1/25", False),
        ("1/25 1/26 1/27", "1/25", False),
    ],
)
def test_in_a_wood_only_from_and_to_the_next_trees(wood: str, bow: str, may: bool) -> None:
    position = stage(*BEAST[:2], f"0 bow {bow}", *FAR, forest=wood)
    assert refused(position, "shoot 3 2") is not may
    riding = stage("0 elephant 1/27", "0 bow 1/27 on=1", f"1 axe {bow}", *FAR, forest=wood)
    assert refused(riding, "shoot 2 3") is not may


@pytest.mark.rule("A9.3e", "A9.3f")
@pytest.mark.parametrize(("attacker", "points"), [("axe", 2), ("champion", 5), ("hero", 8)])
def test_it_defends_with_6_and_kills_nobody(attacker: str, points: int) -> None:
    position = stage("1 elephant 1/27", f"0 {attacker} 1/26", *FAR)
    assert duel(position, "attack 2 1", 3, 18) == (points, 6, "neither")


@pytest.mark.rule("A9.3e")
def test_no_knife_goes_through_its_skin() -> None:
    position = stage("1 elephant 1/27", "0 bow 1/26", "0 bow 1/26", *FAR)
    assert refused(position, "attack 2 1") and refused(position, "attack 2 1 3")


@pytest.mark.rule("A9.3f", "A2.4v")
def test_a_tie_saves_it_one_more_kills_it() -> None:
    position = stage("1 elephant 1/27", "0 axe 1/26", *FAR)
    assert 1 in alive(play(position, "attack 2 1: 14 10"))
    assert 1 not in alive(play(position, "attack 2 1: 14 9"))
    assert 1 in alive(play(stage("1 elephant 1/27", "0 hero 1/26", *FAR), "attack 2 1: 11 3"))


@pytest.mark.rule("A9.3f")
def test_it_attacks_nobody() -> None:
    assert not [line for line in lines(stage(*BEAST, "0 axe 1/26", active=1)) if line.startswith("attack 1")]


@pytest.mark.rule("A9.3g", "A3.2h")
@pytest.mark.parametrize(
    ("killer", "becomes"), [("axe", "champion"), ("champion", "champion"), ("hero", "hero")]
)
def test_the_killer_of_an_elephant_is_promoted(killer: str, becomes: str) -> None:
    position = stage("1 elephant 1/27", f"0 {killer} 1/26", "0 axe 1/28", *FAR)
    position = play(position, "attack 2 1" + (" 3" if killer == "axe" else "") + ": 18 3")
    assert (kind(position, 2), kind(position, 3)) == (becomes, "axe")


@pytest.mark.rule("A9.3h", "A5.2k")
def test_its_riders_roll_and_stand_on_the_ground() -> None:
    position = play(stage(*BEAST, "0 hero 1/26", *FAR), "attack 4 1: 18 3 10")
    assert position.due == (1,) and set(lines(position, "assign")) == {"assign 2", "assign 3"}
    position = play(position, "assign 3: 9")
    assert alive(position) & {1, 2, 3} == {3}
    assert (where(position, 3), position.state.figures[3].on) == ("1/27", 0)


@pytest.mark.rule("A9.3i", "A9.3j")
@pytest.mark.parametrize(("roll", "panic"), [(3, False), (16, False), (17, True), (18, False)])
def test_only_a_17_makes_it_panic(roll: int, panic: bool) -> None:
    men = ("1 elephant 1/27", "1 axe 1/27 on=1", "0 bow 1/25", "1 axe 1/27", *FAR)
    position = play(stage(*men), f"shoot 3 1: {roll}")
    assert 1 in alive(position)
    assert (alive(position) & {2, 4} == set()) is panic


@pytest.mark.rule("A9.3j")
@pytest.mark.parametrize(("roll", "left"), [(14, {1, 2, 4}), (15, {1, 4}), (17, {1}), (18, {1, 4})])
def test_aimed_at_the_rider(roll: int, left: set[int]) -> None:
    men = ("1 elephant 1/27", "1 axe 1/27 on=1", "0 bow 1/25", "1 axe 1/27", *FAR)
    assert alive(play(stage(*men), f"shoot 3 2: {roll}")) & {1, 2, 4} == left


@pytest.mark.rule("A9.3j")
def test_aimed_at_a_man_beside_it_a_17_is_a_hit_like_any_other() -> None:
    men = ("1 elephant 1/27", "1 axe 1/27 on=1", "0 bow 1/25", "1 axe 1/27", *FAR)
    assert alive(play(stage(*men), "shoot 3 4: 17")) & {1, 2, 4} == {1, 2}


@pytest.mark.rule("A9.3j", "A5.5d")
@pytest.mark.parametrize(
    ("bow", "ground", "may"),
    [
        ("0 bow 1/29", {}, True),  # five fields: 16
        ("0 bow 1/30", {}, False),
        ("0 bow 1/29 on=3", {}, False),  # on horseback 17
        ("0 bow 1/28 on=3", {}, True),
        ("0 bow 1/29", {"highland": "1/24"}, False),
        ("0 bow 1/28", {"forest": "1/26"}, False),
    ],
)
def test_a_warrior_there_must_be_within_16(bow: str, ground: dict[str, str], may: bool) -> None:
    position = stage("1 elephant 1/24", bow, "0 light-horse " + bow.split()[2], *FAR, **ground)
    assert refused(position, "shoot 2 1") is not may


@pytest.mark.rule("A9.3k")
def test_panic_spares_only_elephants_and_their_riders() -> None:
    beasts = ("1 elephant 1/27", "1 axe 1/27 on=1", "1 mammoth 1/27", "1 axe 1/27 on=3")
    position = play(stage(*beasts, "0 bow 1/25", *FAR), "shoot 5 1: 17")
    assert alive(position) & {1, 2, 3, 4} == {1, 3, 4} and owner(position, 1) == 1
    crowd = ("1 elephant 1/27", "0 hero 1/27", "0 heavy-horse 1/27", "0 bow 1/25", *FAR)
    assert alive(play(stage(*crowd), "shoot 4 1: 17")) & {1, 2, 3, 4} == {1, 4}, "friend and foe"


@pytest.mark.rule("A9.3k")
def test_then_the_panic_is_over_and_anybody_may_take_it() -> None:
    men = ("1 elephant 1/27", "1 axe 1/27 on=1", "0 bow 1/25", "0 axe 1/26", *FAR)
    position = play(stage(*men), "shoot 3 1: 17")
    position = position if position.due == (1,) else play(position, "end")
    position = play(position, "end", "mount 4 1")
    assert owner(position, 1) == 0


@pytest.mark.rule("A9.1c", "A9.3l", "A18.6a")
@pytest.mark.parametrize(
    ("rolls", "left"),
    [
        ("6", {1, 2, 3}),
        ("5 10", {1, 2, 3}),
        ("5 9", {1}),
        ("5 6", {1}),
        ("5 5 10 10", {2, 3}),
        ("5 3 9 9", set()),
    ],
)
def test_a_ridden_elephant_in_the_desert(rolls: str, left: set[int]) -> None:
    """Equal riders, so that nobody must be asked whom a roll counted for."""
    men = ("0 elephant 1/27", "0 axe 1/27 on=1", "0 axe 1/27 on=1", *FAR)
    position = play(stage(*men, active=1, desert="1/27"), f"end: {rolls}")
    assert alive(position) & {1, 2, 3} == left


@pytest.mark.rule("A9.1c", "A9.3k", "A9.3l")
def test_its_panic_kills_those_beside_it_whatever_they_rolled() -> None:
    men = ("0 elephant 1/27", "0 axe 1/27 on=1", "1 hero 1/27", "0 axe 1/1", "1 axe 1/48")
    position = play(stage(*men, active=1, desert="1/27"), "end: 5 9")
    assert alive(position) & {1, 2, 3} == {1}


@pytest.mark.rule("A9.1e")
def test_mammoths_never_freeze() -> None:
    beast = ("0 mammoth 1/27", "0 axe 1/27 on=1", *FAR)
    assert not told_of(events(stage(*beast, active=1, ice_lowland="1/27"), "end"), "protected")
    position = stage(*beast, "0 lance 1/27", active=1, ice_lowland="1/27")
    assert alive(play(position, "end: 5 9")) & {1, 2, 5} == {1, 2}
