"""16.3: the Rider of Darkness."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters.ch16_beasts.courses import over_all
from hexenkessel.games.armageddon.chapters.ch16_beasts.rider import is_moved_by
from hexenkessel.games.armageddon.ground.ground import ground_of
from tests.armageddon.beasts import played, windy
from tests.armageddon.table import kinds, land, lines, places, refusal

FAR = ("0 axe 1/1", "1 axe 1/48")


@pytest.mark.rule("A16.3a", "A18.1h")
def test_he_takes_no_room_and_may_be_everywhere() -> None:
    position = windy("0 axe 1/19", "1 axe 1/48", "- rider-of-darkness 1/20", "0 axe 1/20", peaks="1/21")
    index = position.state.index
    assert index.free[index.ground.number["1/20"]] == index.free[index.ground.number["1/19"]]
    assert "go 1 1/20" in lines(position, "go")
    moved = played(position, "end").position
    # Above peaks, where nobody else is.
    assert places(moved)[3] == "1/21"


@pytest.mark.rule("A16.3b")
def test_every_player_moves_him_after_the_wind_and_before_all_else() -> None:
    position = windy(*FAR, "- rider-of-darkness 1/17", left=0)
    turned = played(position, "end", [2, 1, 4])
    keys = [event.key for event in turned.events]
    assert keys.index("turn") < keys.index("wind") < keys.index("rode")
    assert places(turned.position)[3] == "1/19"
    again = played(turned.position, "end")
    assert "wind" not in [event.key for event in again.events]
    assert places(again.position)[3] == "1/21"


@pytest.mark.rule("A16.3b")
def test_with_more_than_six_players_every_second_moves_him() -> None:
    assert [is_moved_by(place, 6) for place in range(6)] == [True] * 6
    assert [is_moved_by(place, 8) for place in range(4)] == [True, False, True, False]


@pytest.mark.rule("A16.3c")
@pytest.mark.parametrize("die", [1, 2, 6])
def test_he_goes_as_many_steps_as_the_die_shows(die: int) -> None:
    ground = ground_of(land())
    path = over_all(ground, ground.number["1/16"], 0, die)
    assert len(path) == die
    assert path[0] == ground.number["1/17"]


@pytest.mark.rule("A16.3c", "A16.1e")
def test_the_edge_of_the_board_reflects_him() -> None:
    ground = ground_of(land())
    path = over_all(ground, ground.number["1/21"], 0, 4)
    assert [ground.names[field] for field in path] == ["1/22", "1/21", "1/20", "1/19"]


@pytest.mark.rule("A16.3d")
def test_each_field_he_comes_to_is_hit_and_the_players_roll_in_turn_order() -> None:
    position = windy(
        *FAR, "- rider-of-darkness 1/17", "1 axe 1/18", "0 axe 1/18", "0 axe 1/19", "0 axe 1/17", wind="2 E"
    )
    turned = played(position, "end", [9, 10, 10])
    told = [(event.args["field"], event.args["seat"]) for event in turned.events if event.key == "life"]
    # Not the field he starts from, and not the seat on turn first.
    assert told == [("1/18", 0), ("1/18", 1), ("1/19", 0)]
    assert sorted(kinds(turned.position)) == [1, 2, 3, 4, 6, 7]


@pytest.mark.rule("A16.3d", "A14.3g")
def test_walls_that_he_hits_fall_by_dice() -> None:
    chapters = (2, 3, 4, 5, "10.1", "14.3", "15.1", "16.3")
    position = windy(*FAR, "- rider-of-darkness 1/17", chapters=chapters, walls="1/18-E 1/18-W")
    turned = played(position, "end", [4]).position
    assert [wall.side for wall in turned.state.works.walls] == [0]


@pytest.mark.rule("A16.3a")
@pytest.mark.parametrize("line", ["attack 1 3", "shoot 1 3"])
def test_nobody_fights_or_shoots_him(line: str) -> None:
    position = windy("0 bow 1/19", "1 axe 1/1", "- rider-of-darkness 1/20", in_combat=True)
    assert not any(each.endswith(" 3") for each in lines(position))
    assert refusal(position, line)


@pytest.mark.rule("A16.2c", "A16.3d")
def test_an_eighteen_calls_the_messenger_between_two_fields() -> None:
    chapters = (2, 3, 4, 5, "14.3", "15.1", "16.2", "16.3")
    position = windy(*FAR, "- rider-of-darkness 1/17", "0 axe 1/18", wind="2 E", chapters=chapters)
    turned = played(position, "end", [18])
    assert [event.key for event in turned.events].count("messenger") == 1
    assert places(turned.position)[3] == "1/19"
