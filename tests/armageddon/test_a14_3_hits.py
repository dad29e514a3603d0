"""14.3: one hit on a field, by whatever stands there."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.chapters.ch14_onager import effects
from hexenkessel.games.armageddon.chapters.ch14_onager.toppling import choices
from hexenkessel.games.armageddon.field import Battlefield, Phalanx
from hexenkessel.games.armageddon.figures import KINDS
from hexenkessel.games.armageddon.ground.works import NO_WORKS, Tower, Wall, Works
from hexenkessel.games.armageddon.kinds import KindFacts
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.kernel.gate import Played
from tests.armageddon.hits import Floors, done, hit
from tests.armageddon.listeners import with_chapter
from tests.armageddon.table import _figure, after, battle, kinds, land, lines, played, refusal

ALL = (2, 3, 4, 5, 6, 7, 8, 9, "14.3")
FIELD = "1/27"
SIX = range(6)


@pytest.fixture(autouse=True)
def floors(monkeypatch: pytest.MonkeyPatch) -> None:
    with_chapter(monkeypatch, Floors())
    for device in ("ram", "tortoise", "ladder", "siege-tower", "onager", "longship"):
        monkeypatch.setitem(KINDS, device, KindFacts(1))


def stand(*figures: str, works: Works = NO_WORKS, **more: Any) -> ArmageddonPosition:
    """These figures, and far away one more of each player."""
    where = more.pop("on", None) or land(
        **{key: more.pop(key) for key in ("forest", "mountain") if key in more}
    )
    position = battle("0 axe 1/1", "1 axe 1/48", chapters=(*ALL, "97"), in_combat=True, on=where, **more)
    ground = position.state.index.ground
    named = [_figure(number, said, ground.number) for number, said in enumerate(figures, 3)]
    state = position.state
    figured = {**state.figures, **{each.id: each for each in named}}
    origins = (*state.origins, *(each.owner for each in named))
    return msgspec.structs.replace(position, state=state.but(figures=figured, origins=origins, works=works))


def alive(result: Played[Battlefield]) -> set[int]:
    return set(kinds(result.position)) - {1, 2}


def told(result: Played[Battlefield], *keys: str) -> list[dict[str, Any]]:
    return [dict(event.args) for event in result.events if event.key in keys]


def place(name: str) -> int:
    return stand().state.index.ground.number[name]


def walls(name: str, *sides: int) -> tuple[Wall, ...]:
    return tuple(Wall(place(name), side) for side in sides)


# Figures


@pytest.mark.rule("A14.3a", "A14.3b", "A14.3c", "A18.6b")
def test_friend_and_foe_roll_at_once_and_support_each_other() -> None:
    position = stand("0 axe 1/27", "1 bow 1/27", "1 hero 1/27")
    result = hit(position, FIELD, [9, 10])
    # Seat 0 rolls first; the other two are not alike, so their player is asked.
    assert alive(result) == {4, 5} and result.position.due == (1,)
    assert lines(result.position) == ["assign 4", "assign 5"]
    saved = played(result.position, "assign 5", [9])
    assert alive(saved) == {5} and told(saved, "life")[-1]["cause"] == "impact"


@pytest.mark.rule("A14.3c", "A14.3e", "A18.6a")
def test_horses_help_their_riders_and_need_eleven_in_harness() -> None:
    ridden = stand("0 light-horse 1/27", "0 axe 1/27 on=3")
    asked = hit(ridden, FIELD, [9]).position
    assert lines(asked) == ["assign 3", "assign 4"]
    assert alive(played(asked, "assign 3", [10])) == {4}
    team = ("0 wagon 1/28 pole=3", "0 light-chariot-horse 1/27 harness=3")
    assert alive(hit(stand(*team), FIELD, [10])) == {3}
    assert alive(hit(stand(*team), FIELD, [11])) == {3, 4}
    assert alive(hit(stand("0 light-chariot-horse 1/27"), FIELD, [10])) == {3}


@pytest.mark.rule("A14.3d")
def test_men_of_a_phalanx_need_eleven() -> None:
    men = ["1 lance 1/27 phalanx=1"] * 4
    result = hit(stand(*men, phalanxes={1: Phalanx(0)}), FIELD, [10, 11, 12, 10])
    assert alive(result) == {4, 5}


@pytest.mark.rule("A14.3e", "R-A14.3e")
def test_a_wagon_is_destroyed_and_its_crew_rolls() -> None:
    figures = (
        "1 wagon 1/27 pole=0",
        "1 axe 1/27 on=3",
        "1 axe 1/27 on=3",
        "1 light-chariot-horse 1/28 harness=3",
    )
    result = hit(stand(*figures), FIELD, [10, 9])
    assert alive(result) == {4, 6}
    assert told(result, "destroyed")[0]["kind"] == "wagon"
    assert all(not each.on and not each.harness for each in result.position.state.figures.values())


@pytest.mark.rule("A14.3f", "A9.3l")
@pytest.mark.parametrize(
    ("rolls", "left"), [([5, 9, 10], {5, 6}), ([6], {3, 6}), ([9], {3, 6}), ([10, 9], {3, 4, 6})]
)
def test_an_elephant_dies_panics_or_lives_and_its_riders_with_it(rolls: list[int], left: set[int]) -> None:
    # The man beside it rolls after it, where it has not trodden on him.
    position = stand("1 elephant 1/27", "1 axe 1/27 on=3", "1 axe 1/27", "0 axe 1/28")
    result = hit(position, FIELD, rolls)
    assert alive(result) == left


@pytest.mark.rule("A7.1v", "A14.3c")
def test_a_horse_stands_by_those_who_lead_it_and_nobodys_by_nobody() -> None:
    led = stand("1 light-horse 1/27 led_by=4", "0 axe 1/27", "1 axe 1/27")
    seats = [each["seat"] for each in told(hit(led, FIELD, [10]), "life")]
    assert seats == []  # both are seat 0's, and they are not alike
    loose = stand("- light-horse 1/27", "0 axe 1/27", "1 axe 1/27")
    rolled = told(hit(loose, FIELD, [9, 9, 10]), "life")
    assert [(each["seat"], each["kind"]) for each in rolled] == [(0, "axe"), (0, "light-horse"), (1, "axe")]


# Walls


@pytest.mark.rule("A14.3g")
def test_two_walls_that_touch_fall_together() -> None:
    assert choices([0, 1]) == [(0, 1)] and choices([2, 5]) == [(2,), (5,)]
    assert choices([0, 4, 5]) == [(4, 5), (5, 0)] and len(choices(list(SIX))) == 6
    both = hit(stand("1 axe 1/27", works=Works(walls(FIELD, 5, 0))), FIELD, [10])
    assert both.position.state.works.walls == () and alive(both) == {3}
    assert told(both, "toppled") == [{"field": FIELD, "sides": ("NE", "E")}]


@pytest.mark.rule("A14.3g")
def test_of_more_than_two_the_shooter_says_which() -> None:
    position = stand(works=Works((*walls(FIELD, 0, 1, 2), *walls("1/28", 0))))
    asked = hit(position, FIELD).position
    assert asked.due == (0,) and lines(asked) == ["topple 1/27 E", "topple 1/27 SE"]
    assert refusal(asked, "topple 1/27 SW") == "A14.3g" and asked.step.prompt(asked, 0).args == {
        "field": FIELD
    }
    fallen = after(asked, "topple 1/27 SE")
    assert fallen.state.works.walls == (*walls(FIELD, 0), *walls("1/28", 0))


@pytest.mark.rule("A14.3g")
def test_of_single_walls_one_falls() -> None:
    asked = hit(stand(works=Works(walls(FIELD, 0, 2))), FIELD, by=1).position
    assert asked.due == (1,) and lines(asked, seat=1) == ["topple 1/27 E", "topple 1/27 SW"]
    assert after(asked, "topple 1/27 E").state.works.walls == walls(FIELD, 2)
    assert hit(stand(works=Works(walls(FIELD, 4))), FIELD).position.state.works.walls == ()


@pytest.mark.rule("R-A14.3g")
def test_where_nobody_shot_the_dice_choose() -> None:
    position = stand(works=Works(walls(FIELD, 0, 1, 2, 3, 4)))
    # Four pairs: five and six fall anew.
    result = hit(position, FIELD, [6, 5, 2], by=None)
    assert told(result, "toppled") == [{"field": FIELD, "sides": ("SE", "SW")}]


# Towers


def tower(*, at: str = FIELD, sides: Any = SIX, **parts: Any) -> Works:
    return Works(walls(at, *sides), (Tower(place(at), **parts),))


def strike(works: Works, *figures: str, rolls: Any = (), **more: Any) -> Played[Battlefield]:
    return hit(stand(*figures, works=works, **more), FIELD, rolls)


@pytest.mark.rule("A14.3h", "R-A14.3h")
def test_the_first_hit_takes_the_battlements() -> None:
    whole = tower(platform=1, battlements=True, stairs=True)
    result = strike(whole, "1 axe 1/27", "1 axe 1/27+1", rolls=[9])
    assert alive(result) == {3} and told(result, "battered") == [{"field": "1/27+1", "part": "battlements"}]
    assert result.position.state.works == tower(platform=1, stairs=True)


@pytest.mark.rule("A14.3i")
def test_the_second_takes_the_platform_with_everything_on_it() -> None:
    upper = place("1/28+1")
    bare = tower(platform=1).but(passages=((place("1/27+1"), upper), (place(FIELD), place("1/28"))))
    result = strike(bare, "1 axe 1/27", "1 hero 1/27+1", "0 bow 1/27+1")
    assert alive(result) == {3} and {each["kind"] for each in told(result, "destroyed")} == {"hero", "bow"}
    works = result.position.state.works
    assert works.towers[0].platform == 0 and len(works.walls) == 6
    assert works.passages == ((place(FIELD), place("1/28")),)


@pytest.mark.rule("A14.3j", "R-A14.3h", "A11.1k", "A11.1j")
def test_from_the_third_on_those_inside_roll_and_walls_fall() -> None:
    asked = strike(tower(), "1 axe 1/27", rolls=[10]).position
    assert alive_at(asked) == {3} and len(lines(asked)) == 6
    four = after(asked, "topple 1/27 NE").state.works
    assert [SIDES[each.side] for each in four.walls] == ["SE", "SW", "W", "NW"] and four.towers
    # With two walls it is no tower any more.
    asked = strike(four, "1 axe 1/27", rolls=[9]).position
    two = after(asked, "topple 1/27 SE").state.works
    assert alive_at(asked) == set() and len(two.walls) == 2 and not two.towers


def alive_at(position: ArmageddonPosition) -> set[int]:
    return set(kinds(position)) - {1, 2}


@pytest.mark.rule("R-A14.3h")
def test_a_keep_comes_down_from_the_top() -> None:
    high = tuple(Wall(place("1/27+1"), side) for side in SIX)
    works = Works((*walls(FIELD, *SIX), *high), (Tower(place(FIELD), 2, 2, battlements=True),))
    position = stand("1 axe 1/27", "1 axe 1/27+1", "1 axe 1/27+2", works=works)
    first = hit(position, FIELD, [10])
    assert told(first, "battered") == [{"field": "1/27+2", "part": "battlements"}]
    second = hit(first.position, FIELD)
    assert alive(second) == {3, 4} and second.position.state.works.towers[0].platform == 1
    # The walls of the upper part, and whoever is between them.
    third = hit(second.position, FIELD, [10])
    standing = after(third.position, "topple 1/27+1 E")
    standing = after(hit(standing, FIELD, [10]).position, "topple 1/27+1 SW")
    assert [SIDES[each.side] for each in standing.state.works.walls[6:]] == ["NW", "NE"]
    bare = hit(standing, FIELD, [10]).position
    assert len(bare.state.works.walls) == 6
    # Then what is a tower's platform now, and at last those on the ground.
    fallen = hit(bare, FIELD)
    assert alive(fallen) == {3} and fallen.position.state.works.towers[0].platform == 0
    assert len(lines(hit(fallen.position, FIELD, [10]).position)) == 6


@pytest.mark.rule("A14.3k", "A11.1m")
def test_the_foundation_outlasts_the_last_wall() -> None:
    works = tower(sides=(0,), foundation=True)
    one = strike(works, "1 axe 1/27", rolls=[10], forest=FIELD)
    assert one.position.state.works == Works(towers=(Tower(place(FIELD), foundation=True),))
    bare = hit(one.position, FIELD, [10])
    assert bare.position.state.works == NO_WORKS
    assert told(bare, "battered") == [{"field": FIELD, "part": "foundation"}]


@pytest.mark.rule("A14.3k")
def test_then_there_is_room_for_three_and_nobody_rides_in_the_mountains() -> None:
    base = tower(sides=(), foundation=True)
    crowd = strike(base, *["1 axe 1/27"] * 3, "0 axe 1/27", rolls=[10, 10, 10, 10, 12, 3], forest=FIELD)
    # Four have lived through it: they fight for the room.
    assert len(alive(crowd)) == 3 and told(crowd, "duel")[0]["manner"] == "scramble"
    riders = strike(
        base, "1 light-horse 1/27", "1 axe 1/27 on=3", "1 elephant 1/27", rolls=[9], mountain=FIELD
    )
    assert alive_at(riders.position) == {3, 4} and riders.position.state.figures[4].on == 0
    herd = strike(base, *["- light-horse 1/27"] * 4, rolls=[10, 10, 10], mountain=FIELD)
    assert len(alive(herd)) == 3


# Devices


@pytest.mark.rule("A14.3l")
def test_ram_ladder_and_onager_go_all_together() -> None:
    result = hit(stand("0 ram 1/27", "1 ladder 1/27", "1 onager 1/27", "1 axe 1/27"), FIELD, [10])
    assert alive(result) == {6} and len(told(result, "destroyed")) == 3


@pytest.mark.rule("A14.3m", "A14.3n")
def test_a_tortoise_loses_its_roof_and_then_everything() -> None:
    first = hit(stand("0 tortoise 1/27", "0 axe 1/27"), FIELD)
    assert alive(first) == {3, 4} and first.position.state.figures[3].damage == ("roof",)
    assert told(first, "damaged")[0]["part"] == "roof"
    assert alive(hit(first.position, FIELD, [9])) == set()


@pytest.mark.rule("A14.3o", "A14.3p")
def test_a_siege_tower_loses_its_platform_and_then_everything() -> None:
    first = hit(stand("0 siege-tower 1/27", "0 axe 1/27", "0 hero 1/27+1"), FIELD)
    assert alive(first) == {3, 4} and first.position.state.figures[3].damage == ("platform",)
    assert alive(hit(first.position, FIELD, [10])) == {4}


@pytest.mark.rule("A14.3a", "A14.3g")
def test_walls_stand_beside_a_roof_but_below_a_platform() -> None:
    beside = hit(stand("0 tortoise 1/27", works=Works(walls(FIELD, 0))), FIELD)
    assert alive(beside) == {3} and not beside.position.state.works.walls
    below = strike(tower(platform=1), "0 ram 1/27")
    assert alive(below) == {3} and len(below.position.state.works.walls) == 6


@pytest.mark.rule("A14.3a", "A14.3v")
def test_what_lies_under_them_is_asked_too() -> None:
    """On the deck of a ship, which is a floor above the water."""
    position = stand("0 longship 1/27", "0 axe 1/27+1", "0 ram 1/27+1", on=land(water="1/27"))
    assert alive(hit(position, FIELD, [10])) == {3, 4}


@pytest.mark.rule("A14.3y")
def test_beasts_are_spared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "dragon", KindFacts(0, room=0))
    assert alive(hit(stand("- dragon 1/27"), FIELD)) == {3}


@pytest.mark.rule("A14.4d")
def test_fire_harms_no_stone() -> None:
    works = tower(platform=1, battlements=True)
    position = stand("1 onager 1/27+1", "1 axe 1/27+1", "1 axe 1/27", works=works)
    there = place("1/27+1")
    result = done(position, lambda change: effects.burn(change, there, 0), [9])
    assert alive(result) == {5} and result.position.state.works == works
