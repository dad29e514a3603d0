"""17.2: beasts moved by a spell, and their reach, into which nobody is displaced."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.chapters.ch17_magic.state import Magic
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.gate import check
from hexenkessel.kernel.refusal import Refused
from tests.armageddon.beasts import played, windy
from tests.armageddon.magic import units
from tests.armageddon.table import after, kinds, lines, places, refusal, said

SECTIONS = (2, 3, 4, 5, 7, "14.3", "15.1", 16, "17")
CAST = ("0 magician 1/1", "0 axe 1/2", "1 axe 1/48")  # 1, 2, 3
WOOD = "1/17 1/18 1/19 1/20 1/21"


def spell(*figures: str, stock: int = 100, rival: int = 0, **more: Any) -> ArmageddonPosition:
    """Beasts from figure 4 on, and a calm towards the west."""
    more.setdefault("wind", "1 W")
    more.setdefault("chapters", SECTIONS)
    position = windy(*CAST, *figures, **more)
    magic = Magic({1: stock, rival: stock} if rival else {1: stock})
    return msgspec.structs.replace(position, state=position.state.but(magic=magic))


def stones(played_: Any) -> int:
    return sum(event.key == "stone" for event in played_.events)


@pytest.mark.rule("A17.2ao", "A17.3k")
def test_it_is_paid_by_the_field() -> None:
    position = spell("- dragon 1/17", "- griffin 1/30", stock=50, forest=WOOD)
    moves = lines(position, "move-beast")
    # Two fields for the dragon, three for the griffin, in each of six directions.
    assert sum(line.startswith("move-beast 1 4 ") for line in moves) == 2 * 6
    assert sum(line.startswith("move-beast 1 5 ") for line in moves) == 3 * 6
    assert all(refusal(position, line) == "" for line in moves)
    assert refusal(position, "move-beast 1 4 E 3") == "A17.3k"
    assert units(after(position, "move-beast 1 4 E 2")) == 0


@pytest.mark.rule("A17.3a", "A17.3d", "A17.3f", "A17.6g")
def test_it_is_a_spell_like_others() -> None:
    position = spell("- dragon 1/17", forest=WOOD)
    assert refusal(position, "move-beast 1 2 E 1") == "A17.3d"
    assert refusal(position, "move-beast 2 4 E 1") == "A17.3a"
    assert refusal(position, "cast 1 move-beasts 1/17") != ""
    assert check(position, 0, said("move-beast 1 99 E 1")) is not None
    with pytest.raises(Refused):
        said("move-beast 1 4 E 0")
    once = after(position, "move-beast 1 4 E 1")
    assert refusal(once, "move-beast 1 4 E 1") == "A17.3a"
    assert lines(once, "move-beast") == []


@pytest.mark.rule("A17.2ap")
@pytest.mark.parametrize(("roll", "end", "lives"), [(9, "1/19", False), (16, "1/17", True)])
def test_a_dragon_goes_straight_and_threatens(roll: int, end: str, lives: bool) -> None:
    # R-A17.2ap: as after a new wind, though the wind is an old one and blows the other way.
    position = spell("- dragon 1/17", "1 axe 1/20", "0 axe 1/27", forest=WOOD)
    moved = played(position, "move-beast 1 4 E 2", [roll]).position
    assert places(moved)[4] == end
    assert (5 in kinds(moved)) is lives
    assert 6 in kinds(moved)


@pytest.mark.rule("A17.2ap")
def test_the_rider_hits_every_field_he_comes_to() -> None:
    position = spell("- rider-of-darkness 1/17", "1 axe 1/18", "1 axe 1/19", "1 axe 1/17", "1 axe 1/20")
    moved = played(position, "move-beast 1 4 E 2", [9, 10])
    assert places(moved.position)[4] == "1/19"
    assert sorted(kinds(moved.position)) == [1, 2, 3, 4, 6, 7, 8]
    assert units(moved.position) == 100 - 30


@pytest.mark.rule("A17.2ap")
def test_a_wild_giant_throws_where_he_has_come_to() -> None:
    position = spell("- giant 1/17", "1 axe 1/20", highland=WOOD)
    moved = played(position, "move-beast 1 4 E 2", [9])
    assert (places(moved.position)[4], stones(moved)) == ("1/19", 6)
    assert 5 not in kinds(moved.position)


@pytest.mark.rule("A17.2ar")
def test_a_tame_giant_is_wild_and_then_tame_again() -> None:
    position = spell("1 giant 1/17", "1 axe 1/20", "1 axe 1/19", highland=WOOD)
    # His master's warriors are threatened and thrown at like all others.
    moved = played(position, "move-beast 1 4 E 2", [3, 9])
    assert stones(moved) == 6
    assert sorted(kinds(moved.position)) == [1, 2, 3, 4]
    assert moved.position.state.figures[4].owner == 1


@pytest.mark.rule("A17.2ar")
def test_who_tames_him_meanwhile_keeps_him() -> None:
    position = spell("1 giant 1/17", "0 axe 1/20", highland=WOOD)
    thrown = played(position, "move-beast 1 4 E 2", [10]).position
    assert lines(thrown) == ["tame 5", "done"]
    assert played(thrown, "tame 5", [15]).position.state.figures[4].owner == 0
    assert played(thrown, "done").position.state.figures[4].owner == 1


@pytest.mark.rule("A17.2aq", "A16.5b")
def test_a_siren_sings_with_the_wind_as_far_as_is_paid_even_in_a_calm() -> None:
    position = spell("- volcano 1/20", "1 axe 1/19", "1 axe 1/18", "1 axe 1/21", peaks="1/20")
    assert lines(position, "move-beast") == [f"move-beast 1 4 W {far}" for far in (1, 2, 3, 4)]
    assert refusal(position, "move-beast 1 4 E 1") == "A17.2aq"
    assert refusal(position, "move-beast 1 4 W 5") == "A17.2aq"
    near = played(position, "move-beast 1 4 W 1", [16]).position
    assert (sorted(kinds(near)), units(near)) == ([1, 2, 3, 4, 6, 7], 80)
    far = played(position, "move-beast 1 4 W 2", [16, 15]).position
    assert (sorted(kinds(far)), places(far)[4]) == ([1, 2, 3, 4, 7], "1/20")


@pytest.mark.rule("A17.4a", "A17.4c")
@pytest.mark.parametrize(("counter", "end"), [(11, "1/17"), (13, "1/19")])
def test_it_can_be_countered(counter: int, end: str) -> None:
    position = spell("- dragon 1/17", "1 magician 1/9", forest=WOOD, rival=5)
    asked = after(position, "move-beast 1 4 E 2")
    assert (asked.due, lines(asked)) == ((1,), ["counter 5", "done"])
    tried = played(asked, "counter 5", [10, counter]).position
    assert places(tried)[4] == end
    assert (units(tried), units(tried, 5)) == (50, 94)
    assert places(after(asked, "done"))[4] == "1/19"


@pytest.mark.rule("A17.2as")
def test_no_other_spell_works_on_beasts() -> None:
    position = spell("- dragon 1/17", forest=WOOD)
    assert refusal(position, "cast 1 weaken 1/17") == "A17.2as"


@pytest.mark.rule("A17.2ag")
def test_nobody_is_displaced_into_the_reach_of_a_beast() -> None:
    position = spell(
        "0 axe 1/1", "- dragon 1/17", "- giant 1/29", "- griffin 1/33",
        forest="1/17 1/18", highland="1/29",
    )  # fmt: skip
    # The dragon's wood and no field beside it, all fields around the giant, the griffin's own.
    for near in ("1/17", "1/18", "1/30", "1/33"):
        assert refusal(position, f"cast 1 displace {near}") == "A17.2ag", near
    for free in ("1/16", "1/34"):
        assert refusal(position, f"cast 1 displace {free}") == "", free


@pytest.mark.rule("A17.2ag")
def test_nor_where_a_siren_is_heard() -> None:
    position = spell("0 axe 1/1", "- volcano 1/20", peaks="1/20", wind="3 E")
    assert refusal(position, "cast 1 displace 1/21") == "A17.2ag"
    assert refusal(position, "cast 1 displace 1/19") == ""


@pytest.mark.rule("A17.6l", "EX-A17.6l")
def test_declared_mortal_above_a_beast_he_is_dead() -> None:
    position = spell("- dragon 1/19", "1 magician 1/19", forest=WOOD)
    won = after(position, "challenge 1 5", rolls=[10, 12, 9])
    assert 5 not in kinds(after(won, "make-mortal"))


@pytest.mark.rule("A16.1d", "A17.1b")
def test_a_magician_flies_over_beasts() -> None:
    position = spell("- dragon 1/9", "0 magician 1/10", forest="1/9")
    assert refusal(position, "go 1 1/9") == ""
    assert refusal(position, "go 1 1/10") == "A17.1b"
