"""11.3: blows and arrows in towers, from them and at them."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import shot_number
from hexenkessel.games.armageddon.ground.land import BuiltTower, TowerGate
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.hits import hit
from tests.armageddon.table import after, battle, events, kinds, lines, refusal

CHAPTERS: Any = (2, 3, 4, 5, "10.1", "11.1")
TOWER = BuiltTower("1/19")
KEEP = BuiltTower("1/19", floors=2)
OPEN = BuiltTower("1/19", gates=(TowerGate("E", "open"),))
NO_STAIRS = BuiltTower("1/19", stairs=False)
NEXT = (TOWER, BuiltTower("1/20"))


def fight(*figures: str, towers: Any = TOWER, **more: Any) -> ArmageddonPosition:
    several = towers if isinstance(towers, tuple) else (towers,)
    return battle(*figures, chapters=CHAPTERS, towers=several, **more)


def shot(bow: str, target: str, **more: Any) -> int | str:
    """What a bow here must roll against a man there, or the rule that forbids it."""
    position = fight(f"0 bow {bow}", f"1 axe {target}", **more)
    rule = refusal(position, "shoot 1 2")
    index = position.state.index
    return rule or shot_number(index, index.figures[1], index.figures[2])


# Melee


@pytest.mark.rule("A11.3a")
@pytest.mark.parametrize("outside", ["1/20", "1/26"])
def test_between_platform_and_ground_there_is_no_melee(outside: str) -> None:
    position = fight("0 axe 1/19+1", f"1 axe {outside}", "0 axe 1/18")
    assert refusal(position, "attack 1 2") == "A11.3a"
    # Not even where the ground is as high as the platform.
    assert (
        refusal(fight("0 axe 1/20", "1 axe 1/19+1", "0 axe 1/18", highland="1/20"), "attack 1 2") == "A11.3a"
    )


@pytest.mark.rule("A11.3b")
def test_between_platforms_there_is_melee_over_passages_and_transitions() -> None:
    men = ("0 axe 1/19+1", "1 axe 1/20+1")
    assert refusal(fight(*men, towers=NEXT), "attack 1 2") == "A11.3b"
    assert not refusal(fight(*men, towers=NEXT, passages="1/19+1-1/20+1"), "attack 1 2")
    over = fight(*men, towers=NEXT, transitions="1/20+1-1/19+1", rivers="1/19-1/20")
    assert not refusal(over, "attack 1 2")


@pytest.mark.rule("A11.3c", "A5.4a")
def test_over_stairs_who_is_above_has_a_good_point() -> None:
    position = fight("0 axe 1/19", "1 axe 1/19+1", "0 axe 1/20")
    assert lines(position, "attack") == ["attack 1 2"]
    told = next(event for event in events(position, "attack 1 2", rolls=[10, 10]) if event.key == "duel")
    assert (told.args["attack_points"], told.args["defence_points"]) == (("attacker 2",), ("higher 1",))
    assert refusal(fight("0 axe 1/19", "1 axe 1/19+1", towers=NO_STAIRS), "attack 1 2") == "A11.3c"
    # Over two stairs it is too far.
    assert refusal(fight("0 axe 1/19", "1 axe 1/19+2", towers=KEEP), "attack 1 2") == "A11.3c"
    assert not refusal(fight("0 axe 1/19+1", "1 axe 1/19+2", towers=KEEP), "attack 1 2")


@pytest.mark.rule("A10.3a", "A11.1k")
def test_through_the_open_gate_of_a_tower_one_fights() -> None:
    assert not refusal(fight("0 axe 1/19", "1 axe 1/20", towers=OPEN), "attack 1 2")
    assert refusal(fight("0 axe 1/19", "1 axe 1/20"), "attack 1 2") == "A10.3a"


# Arrows


@pytest.mark.rule("A11.3g", "EX-A11.3g", "A18.5c")
def test_at_a_platform_behind_battlements() -> None:
    assert shot("1/17", "1/19+1") == 15
    assert shot("1/17", "1/19+1", towers=BuiltTower("1/19", battlements=False)) == 14
    assert shot("1/18", "1/19+1") == 14
    # A keep is two levels up.
    assert shot("1/17", "1/19+2", towers=KEEP) == 16
    assert shot("1/17", "1/19+1", highland="1/17") == 14


@pytest.mark.rule("A11.3h", "A5.5c")
def test_from_a_platform_one_shoots_without_loophole_also_at_the_next_field() -> None:
    assert shot("1/19+1", "1/20") == 12
    assert shot("1/19+1", "1/21") == 13
    # Two levels down, and the first is free.
    assert shot("1/19+2", "1/20", towers=KEEP) == 13
    assert shot("1/19+1", "1/20+1", towers=NEXT) == 13  # behind battlements
    joined = {"towers": NEXT, "passages": "1/19+1-1/20+1"}
    assert shot("1/19+1", "1/20+1", **joined) == "A4.2c"
    assert shot("1/19+1", "1/20", **joined) == "A11.3h"


@pytest.mark.rule("A11.3f", "A10.3c")
def test_the_ground_floor_shoots_through_loopholes_and_is_covered() -> None:
    assert shot("1/19", "1/20") == 12 and shot("1/19", "1/22") == 14
    assert shot("1/20", "1/19") == "A10.3e"
    # Through the open gate of a tower, from two fields away: covered by one, not by two.
    assert shot("1/21", "1/19", towers=OPEN) == 14
    assert shot("1/19", "1/21", towers=OPEN) == 13


@pytest.mark.rule("A11.3f", "R-A11.3f", "A10.3e", "R-A10.3e")
def test_the_first_floor_of_a_keep_has_loopholes() -> None:
    assert shot("1/19+1", "1/21", towers=KEEP) == 13
    assert shot("1/21", "1/19+1", towers=KEEP) == "A10.3e"
    position = fight("0 bow 1/19+1", "1 axe 1/21", "1 bow 1/21", "0 axe 1/19", towers=KEEP)
    answered = after(position, "shoot 1 2", rolls=[3])
    answered = answered if answered.due == (1,) else after(answered, "end")
    # One may answer through that loophole, but not at those on another floor.
    assert refusal(answered, "shoot 3 1") == "" and refusal(answered, "shoot 3 4") == "A10.3e"
    index = answered.state.index
    assert shot_number(index, index.figures[3], index.figures[1]) == 15
    assert [(each.place, each.side) for each in answered.state.loopholes] == [(18 + 48, 0)]


@pytest.mark.rule("A11.3e", "R-A11.3d", "A11.3k")
def test_a_tower_is_an_obstacle_as_high_as_it_is() -> None:
    assert shot("1/16", "1/21") == "A11.3e"
    assert shot("1/18", "1/21") == "A11.3k"
    # From two levels up one sees over it, and over a keep from three.
    assert shot("1/17", "1/21", mountain="1/17 1/21") == 15
    assert shot("1/17", "1/21", towers=KEEP, mountain="1/17 1/21", highland="1/19") == "A11.3e"


@pytest.mark.rule("A11.3k")
def test_not_through_a_whole_tower_nor_through_two_loopholes() -> None:
    assert shot("1/19", "1/20", towers=NEXT) == "A11.3k"
    assert shot("1/19", "1/21", towers=NEXT) == "A11.3k"
    assert shot("1/20", "1/18", towers=OPEN) == "A11.3k"
    # Walls that do not touch each other are no double wall: this loophole looks over the other's platform.
    assert shot("1/19", "1/20+1", towers=NEXT, highland="1/19") == 13


@pytest.mark.rule("A11.3i")
def test_in_the_forest_one_shoots_from_a_tower_at_the_next_field() -> None:
    deep = {"forest": "1/17 1/18 1/19 1/20 1/21 1/22"}
    tower, keep = BuiltTower("1/19", foundation=True), BuiltTower("1/19", floors=2, foundation=True)
    assert shot("1/19", "1/20", towers=tower, **deep) == 13  # in the forest covered by one
    assert shot("1/19+1", "1/20", towers=tower, **deep) == shot("1/19+1", "1/18", towers=tower, **deep) == 13
    assert shot("1/20", "1/19+1", towers=tower, **deep) == 14
    assert (
        shot("1/19+1", "1/21", towers=tower, **deep)
        == shot("1/21", "1/19+1", towers=tower, **deep)
        == "A5.5f"
    )
    assert shot("1/19+2", "1/21", towers=keep, **deep) == 15
    assert shot("1/21", "1/19+2", towers=keep, **deep) == 16
    assert shot("1/19+2", "1/22", towers=keep, **deep) == "A5.5f"


@pytest.mark.rule("A11.3j", "R-A11.3j", "A11.3k", "A4.2c")
def test_inside_a_tower_arrows_fly_only_where_no_stairs_are() -> None:
    assert shot("1/19", "1/19+1") == shot("1/19+1", "1/19") == "A11.3j"
    assert shot("1/19", "1/19") == "A4.2c"
    assert shot("1/19", "1/19+1", towers=NO_STAIRS) == 14 and shot("1/19+1", "1/19", towers=NO_STAIRS) == 13
    assert shot("1/19", "1/19+2", towers=KEEP) == "A11.3k"
    flat = BuiltTower("1/19", floors=2, stairs=False)
    assert shot("1/19", "1/19+2", towers=flat) == "A11.3k" and shot("1/19+1", "1/19+2", towers=flat) == 14
    # Through a passage there is the knife.
    assert shot("1/19", "1/20", towers=NEXT, passages="1/19-1/20") == "A4.2c"


@pytest.mark.rule("A11.3f", "A11.1k")
def test_an_incomplete_tower_covers_those_in_it() -> None:
    open_top = BuiltTower("1/19", platform=False, battlements=False, walls=("W", "SW", "SE", "NW"))
    # Over the open side.
    assert shot("1/21", "1/19", towers=open_top) == 14
    assert shot("1/17", "1/19", towers=open_top) == "A10.3e"
    assert shot("1/19", "1/17", towers=open_top) == 13


@pytest.mark.rule("A11.3l", "A14.3h")
def test_who_rolls_for_life_is_helped_by_his_own_floor() -> None:
    position = battle(
        "0 axe 1/19",
        "0 axe 1/19+1",
        "0 axe 1/19+1",
        "1 axe 1/1",
        chapters=(*CHAPTERS, "14.3"),
        towers=(TOWER,),
    )
    # One roll for each of the two on the platform, and none for the man below.
    assert set(kinds(hit(position, "1/19", [11, 9]).position)) == {1, 2, 4}
