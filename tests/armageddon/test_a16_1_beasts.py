"""16.1, 16.4: beasts that roam, whom they threaten, and what becomes of them."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.beasts import played, windy
from tests.armageddon.table import kinds, lines, places, refusal

ROAM = (2, 3, 4, 5, 7, 9, "14.3", "15.1", "16.1")
FAR = ("0 axe 1/1", "1 axe 1/48")


def roam(*figures: str, **more: Any) -> ArmageddonPosition:
    more.setdefault("chapters", ROAM)
    return windy(*FAR, *figures, left=0, **more)


def told(position: ArmageddonPosition, rolls: list[int], *keys: str) -> list[Any]:
    return [event for event in played(position, "end", rolls).events if event.key in keys]


@pytest.mark.rule("A16.4e", "A16.4l", "A16.1a")
def test_a_dragon_moves_with_a_new_wind_and_at_no_other_time() -> None:
    position = roam("- dragon 1/17", "0 axe 1/21", forest="1/17 1/18 1/19 1/20 1/21")
    # Strength 2, east, for two turns: to 1/19, beside 1/20 where nobody is.
    turned = played(position, "end", [2, 1, 2]).position
    assert places(turned)[3] == "1/19"
    again = played(turned, "end")
    assert places(again.position)[3] == "1/19"
    assert not {"roamed", "against-beast"} & {event.key for event in again.events}
    third = played(again.position, "end", [1, 1, 1, 12])
    assert "against-beast" in [event.key for event in third.events]


@pytest.mark.rule("A16.4m", "A16.4s", "A16.4v")
def test_all_threatened_roll_in_turn_order_and_die_together() -> None:
    position = roam(
        "- dragon 1/17", "1 axe 1/19", "0 axe 1/20", "0 axe 1/19", "1 light-horse 1/19",
        forest="1/17 1/18 1/19 1/20",
    )  # fmt: skip
    turned = played(position, "end", [2, 1, 6, 15, 12, 3])
    rolled = [event.args for event in turned.events if event.key == "against-beast"]
    assert [(each["seat"], each["figure"]) for each in rolled] == [(0, 5), (0, 6), (1, 4)]
    assert sorted(kinds(turned.position)) == [1, 2, 3]


@pytest.mark.rule("A16.4t")
def test_a_sixteen_drives_it_back_and_saves_all() -> None:
    position = roam("- dragon 1/17", "1 axe 1/19", "0 axe 1/20", "0 axe 1/19", forest="1/17 1/18 1/19 1/20")
    turned = played(position, "end", [2, 1, 6, 3, 16]).position
    assert places(turned)[3] == "1/17"
    assert sorted(kinds(turned)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("A16.4u", "A16.1h")
def test_a_seventeen_kills_it_and_makes_a_hero() -> None:
    position = roam("- dragon 1/17", "1 axe 1/19", forest="1/17 1/18 1/19 1/20")
    turned = played(position, "end", [2, 1, 6, 17]).position
    assert kinds(turned) == {1: "axe", 2: "axe", 4: "hero"}


@pytest.mark.rule("A16.1h")
def test_nobody_in_a_phalanx_becomes_a_hero() -> None:
    from hexenkessel.games.armageddon.field import Phalanx

    men = ["1 axe 1/19 phalanx=1" for _ in range(4)]
    position = roam(
        "- griffin 1/17", *men, chapters=(2, 3, 4, 5, 6, "14.3", "15.1", "16.1"), phalanxes={1: Phalanx(0)}
    )
    turned = played(position, "end", [2, 1, 6, 17]).position
    assert set(kinds(turned).values()) == {"axe"}
    assert 3 not in kinds(turned)


@pytest.mark.rule("A16.4r")
def test_animals_and_devices_alone_are_lost_without_a_roll() -> None:
    position = roam("- griffin 1/17", "1 light-horse 1/18", "- elephant 1/19")
    turned = played(position, "end", [2, 1, 6]).position
    assert sorted(kinds(turned)) == [1, 2, 3]


@pytest.mark.rule("A16.4o")
def test_a_griffin_threatens_all_on_its_way_at_the_same_time() -> None:
    position = roam("- griffin 1/17", "1 axe 1/17", "1 axe 1/18", "0 axe 1/19", "0 axe 1/20")
    turned = played(position, "end", [2, 1, 6, 5, 5]).position
    # Not on the field from which it starts, nor beside its way.
    assert sorted(kinds(turned)) == [1, 2, 3, 4, 7]


@pytest.mark.rule("A16.4p")
def test_a_troll_digs_pits() -> None:
    ice = " ".join(f"1/{small}" for small in range(16, 23))
    position = roam("- troll 1/16", "0 axe 1/17", ice_lowland=ice)
    position = played(position, "end", [1, 1, 1, 16]).position
    # A sixteen: he is back, and has dug nothing.
    assert places(position)[3] == "1/16"
    assert position.state.figures[3].trail == ()
    position = played(roam("- troll 1/16", "0 axe 1/19", ice_lowland=ice), "end", [1, 1, 1]).position
    position = played(position, "end", [1, 1, 1, 10]).position
    names = position.state.index.ground.names
    assert [names[field] for field in position.state.figures[3].trail] == ["1/17", "1/18"]
    assert places(played(position, "end", [2, 1, 1]).position)[3] == "1/20"


@pytest.mark.rule("A16.1d")
def test_nobody_enters_the_field_of_a_beast() -> None:
    position = roam("- dragon 1/20", "0 axe 1/19", "0 light-horse 1/27", forest="1/20")
    assert refusal(position, "go 4 1/20") == "A16.1d"
    assert "go 4 1/18" in lines(position, "go")
    # Nor through it: two steps lead around it or nowhere.
    assert refusal(position, "go 4 1/21") == "A2.3c"


@pytest.mark.rule("A16.1g")
def test_nobody_fights_a_beast() -> None:
    position = roam("- dragon 1/20", "0 bow 1/19", forest="1/20", in_combat=True)
    assert refusal(position, "attack 4 3") in ("A16.1g", "A4.1a", "A4.1d")
    assert refusal(position, "shoot 4 3") == "A16.1g"


@pytest.mark.rule("A16.1i", "A14.3y")
def test_hits_do_nothing_to_beasts() -> None:
    position = roam("- giant 1/20", "- rider-of-darkness 1/18", highland="1/20", chapters=(*ROAM, "16.3"))
    turned = played(position, "end", [6, 1, 6]).position
    assert 3 in kinds(turned)


@pytest.mark.rule("A16.4j", "A16.4k")
def test_a_river_stops_it_until_the_next_time() -> None:
    position = roam("- griffin 1/17", rivers="1/18-1/19")
    position = played(position, "end", [4, 1, 1]).position
    assert places(position)[3] == "1/18"
    assert places(played(position, "end", [4, 1, 1]).position)[3] == "1/19"


@pytest.mark.rule("A16.4n")
def test_a_tower_protects_from_a_dragon() -> None:
    from hexenkessel.games.armageddon.chapters.ch16_beasts.territory import threatened
    from hexenkessel.games.armageddon.ground.ground import ground_of
    from hexenkessel.games.armageddon.ground.works import Tower, Works
    from tests.armageddon.table import land

    plain = land(forest="1/18 1/19 1/20")
    number = ground_of(plain).number
    ground = ground_of(plain, Works(towers=(Tower(number["1/20"]),)))
    found = threatened(ground, "dragon", number["1/18"], (number["1/19"],))
    assert set(found) == {number["1/18"], number["1/19"]}


@pytest.mark.rule("A16.1d", "A16.3d")
def test_the_rider_may_be_where_a_beast_is() -> None:
    position = roam("- dragon 1/20", "- rider-of-darkness 1/19", forest="1/20", chapters=(*ROAM, "16.3"))
    assert places(played(position, "end", [1, 1, 6]).position)[4] == "1/20"


@pytest.mark.rule("A16.1d", "A16.4q")
def test_ships_neither_enter_the_field_of_a_sea_serpent_nor_bear_its_threat() -> None:
    from tests.armageddon.ships import CHAPTERS, sea

    figures = ("0 longship 1/18 pole=E", "0 axe 1/18+1", "0 axe 1/1", "1 axe 1/48", "- sea-serpent 1/20")
    chapters = (*CHAPTERS, "16.1")
    free = sea(*figures, chapters=chapters, lowland="1/1 1/48")
    assert refusal(free, "go 1 1/19") == ""
    near = sea(*figures[:4], "- sea-serpent 1/19", chapters=chapters, lowland="1/1 1/48")
    assert refusal(near, "go 1 1/19") == "A16.1d"
    # A new wind drives it to the east; the ship beside it is threatened, with all aboard.
    windy_sea = sea(*figures[:4], "- sea-serpent 1/20", chapters=chapters, lowland="1/1 1/48", left=0)
    turned = played(windy_sea, "end", [1, 4, 6, 15]).position
    assert sorted(kinds(turned)) == [3, 4, 5]
