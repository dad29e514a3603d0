"""A7.2: riders and horses in combat, read strictly."""

from __future__ import annotations

import pytest

from tests.armageddon.exam.staging import alive, duel, goals, kind, number, play, refused, stage, where
from tests.armageddon.table import lines

BONUS = {"light-horse": 1, "heavy-horse": 2}
FAR = ("1 axe 1/48", "0 axe 1/1")


@pytest.mark.rule("A7.2b", "A18.3c", "A18.3d")
@pytest.mark.parametrize("horse", BONUS)
@pytest.mark.parametrize(
    ("rider", "attack", "defence"),
    [("axe", 3, 1), ("lance", 2, 0), ("bow", 0, 0), ("champion", 5, 3), ("hero", 8, 6)],
)
def test_a_riders_points_come_on_top(horse: str, rider: str, attack: int, defence: int) -> None:
    """Against a lance: the axe has one more for its weapon, the knife has nothing for attacking."""
    men = (f"0 {rider} 1/26 on=2", f"0 {horse} 1/26", "1 lance 1/27")
    assert duel(stage(*men), "attack 1 3")[0] == attack + BONUS[horse]
    assert duel(stage(*men, active=1), "attack 3 1")[1] == defence + BONUS[horse]


@pytest.mark.rule("A7.2b", "A3.2g", "A3.2f")
def test_a_supporting_rider_brings_his_horses_points() -> None:
    men = ("0 axe 1/26 on=3", "0 axe 1/25", "0 heavy-horse 1/26", "1 hero 1/25")
    assert duel(stage(*men), "attack 2 4 1")[:2] == (2 + 2 + 2, 6)
    assert duel(stage(*men), "attack 1 4 2")[:2] == (2 + 2 + 2, 6)


@pytest.mark.rule("A7.2b", "A3.2d")
def test_a_mounted_champion_still_supports_no_man() -> None:
    men = (
        "0 champion 1/26 on=3",
        "0 axe 1/25 on=4",
        "0 heavy-horse 1/26",
        "0 heavy-horse 1/25",
        "1 hero 1/25",
    )
    assert refused(stage(*men), "attack 2 5 1")
    assert duel(stage(*men), "attack 1 5 2")[0] == (3 + 2 + 2) + (2 + 2)


@pytest.mark.rule("A7.2b", "A5.4b", "A5.4c")
@pytest.mark.parametrize(("ramps", "points"), [("", 4), ("1/26-1/27", 3)])
def test_height_counts_for_riders_too(ramps: str, points: int) -> None:
    men = ("0 axe 1/26 on=2", "0 light-horse 1/26", "1 axe 1/27")
    assert duel(stage(*men, highland="1/26", ramps=ramps), "attack 1 3")[0] == points


@pytest.mark.rule("A7.2c", "A7.2e", "A18.3b", "A18.3d")
@pytest.mark.parametrize(
    ("horse", "points"),
    [("light-horse", 0), ("heavy-horse", 2), ("light-chariot-horse", 0), ("heavy-chariot-horse", 2)],
)
def test_a_horse_defends_and_never_kills(horse: str, points: int) -> None:
    position = stage("0 axe 1/26", f"1 {horse} 1/27", *FAR)
    assert duel(position, "attack 1 2", 3, 18) == (2, points, "neither")
    tie = 12 + 2 - points
    assert duel(position, "attack 1 2", 12, tie)[2] == "neither"
    assert 2 not in alive(play(position, f"attack 1 2: 12 {tie - 1}"))


@pytest.mark.rule("A7.2e", "A2.4t")
def test_a_horse_too_dies_only_by_a_natural_12() -> None:
    assert 2 in alive(play(stage("0 hero 1/26", "1 light-horse 1/27", *FAR), "attack 1 2: 11 3"))


@pytest.mark.rule("A7.2d")
def test_a_horse_attacks_nobody() -> None:
    position = stage("0 axe 1/26", "0 heavy-horse 1/26", "1 axe 1/26", "1 axe 1/27")
    assert refused(position, "attack 2 3") and refused(position, "attack 1 3 2")
    assert not [line for line in lines(position, "attack 2")]


@pytest.mark.rule("A7.2e", "A3.1e")
def test_no_promotion_for_a_horse() -> None:
    men = ("0 axe 1/26", "1 hero 1/27 on=3", "1 heavy-horse 1/27", *FAR)
    assert kind(play(stage(*men), "attack 1 3: 18 3"), 1) == "axe"


@pytest.mark.rule("A7.2f", "A7.2g")
@pytest.mark.parametrize("distance", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("target", "more"),
    [("light-horse", 0), ("heavy-horse", 1), ("light-chariot-horse", 0), ("heavy-chariot-horse", 1)],
)
def test_numbers_for_horses(distance: int, target: str, more: int) -> None:
    position = stage("0 bow 1/23", f"1 {target} 1/{23 + distance}", *FAR)
    need = 11 + distance + more
    assert number(position, "shoot 1 2") == (need if need <= 16 else None)


@pytest.mark.rule("A7.2g", "A4.2b")
@pytest.mark.parametrize(("rider", "need"), [("axe", 13), ("bow", 13), ("champion", None), ("hero", None)])
@pytest.mark.parametrize("horse", ["light-horse", "heavy-horse"])
def test_riders_are_shot_as_if_on_foot(rider: str, need: int | None, horse: str) -> None:
    position = stage("0 bow 1/26", f"1 {rider} 1/28 on=3", f"1 {horse} 1/28", *FAR)
    assert number(position, "shoot 1 2") == need
    assert number(position, "shoot 1 3") == (13 if horse == "light-horse" else 14), "his horse is not immune"


@pytest.mark.rule("A7.2h", "A18.5b")
@pytest.mark.parametrize(
    ("distance", "horse", "need"),
    [(2, "light", 14), (3, "heavy", 16), (4, "heavy", None), (5, "light", None), (4, "light", 16)],
)
def test_from_horseback_one_more(distance: int, horse: str, need: int | None) -> None:
    position = stage("0 bow 1/23 on=2", "0 light-horse 1/23", f"1 {horse}-horse 1/{23 + distance}", *FAR)
    assert number(position, "shoot 1 3") == need


@pytest.mark.rule("A7.2h", "A5.5e")
def test_from_horseback_over_a_river_thirteen() -> None:
    position = stage("0 bow 1/26 on=2", "0 light-horse 1/26", "1 axe 1/27", *FAR, rivers="1/26-1/27")
    assert number(position, "shoot 1 3") == 13


@pytest.mark.rule("A7.2i")
def test_horse_or_rider_is_named_before_the_roll() -> None:
    men = ("0 axe 1/26", "1 axe 1/27 on=3", "1 light-horse 1/27", *FAR)
    position = stage(*men)
    assert {"attack 1 2", "attack 1 3"} <= set(lines(position, "attack 1"))
    assert alive(play(position, "attack 1 2: 18 3")) == {1, 3, 4, 5}
    assert alive(play(position, "attack 1 3: 18 3")) == {1, 2, 4, 5}


@pytest.mark.rule("A7.2j")
@pytest.mark.parametrize("line", ["attack 1 3: 18 3", "shoot 6 3: 18"])
def test_the_unhorsed_stands_where_he_was_and_rolls_nothing(line: str) -> None:
    men = ("0 axe 1/26", "1 axe 1/27 on=3", "1 light-horse 1/27", *FAR, "0 bow 1/25")
    position = play(stage(*men), line)
    man = position.state.figures[2]
    assert (where(position, 2), man.on) == ("1/27", 0)
    position = position if position.due == (1,) else play(position, "end")
    assert goals(position, 2) >= {"1/29"} and "1/30" not in goals(position, 2), "two steps on foot"


@pytest.mark.rule("A7.2j", "A7.1f", "A7.1h")
def test_the_unhorsed_keeps_the_reins_he_held() -> None:
    men = ("0 axe 1/26", "1 axe 1/27 on=3", "1 light-horse 1/27", "1 light-horse 1/27 led_by=2", *FAR)
    position = play(stage(*men), "attack 1 3: 18 3")
    position = position if position.due == (1,) else play(position, "end")
    assert where(play(position, "go 2 1/29"), 4) == "1/29"


@pytest.mark.rule("A3.1e", "A3.1f", "A7.2b")
def test_a_promoted_rider_keeps_his_horse() -> None:
    men = ("0 bow 1/26 on=2", "0 light-horse 1/26", "1 hero 1/27", *FAR)
    position = play(stage(*men), "attack 1 3: 18 3")
    assert (kind(position, 1), position.state.figures[1].on) == ("hero", 2)


@pytest.mark.rule("A7.2e", "A2.4u")
def test_a_rider_who_attacks_can_die_and_his_horse_stays() -> None:
    men = ("0 axe 1/26 on=2", "0 light-horse 1/26", "1 axe 1/27", *FAR)
    position = play(stage(*men), "attack 1 3: 3 12")
    assert 1 not in alive(position) and where(position, 2) == "1/26"
    assert position.state.figures[2].owner == 0
