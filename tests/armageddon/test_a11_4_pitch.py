"""11.4: pitch from the top of a tower."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.field import Battlefield, Phalanx
from hexenkessel.games.armageddon.figures import KINDS
from hexenkessel.games.armageddon.ground.land import BuiltTower
from hexenkessel.games.armageddon.kinds import KindFacts
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.gate import Played
from tests.armageddon.table import after, battle, kinds, lines, played, refusal

CHAPTERS: Any = (2, 3, 4, 5, 6, 7, 8, 9, "10.1", "11.1", "11.4")
TOWER = BuiltTower("1/19")
KEEP = BuiltTower("1/19", floors=2)
ABOVE = "0 axe 1/19+1"
# So that nobody has won, and a turn is not over at once.
FAR = ("1 axe 1/1", "0 axe 1/48")


@pytest.fixture(autouse=True)
def devices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kinds of later chapters, whether they are written yet or not."""
    for device in ("ram", "tortoise", "ladder", "siege-tower", "onager"):
        if device not in KINDS:
            monkeypatch.setitem(KINDS, device, KindFacts(1))


def pitched(*figures: str, towers: Any = TOWER, **more: Any) -> ArmageddonPosition:
    several = towers if isinstance(towers, tuple) else (towers,)
    return battle(*figures, *FAR, chapters=CHAPTERS, towers=several, **more)


def result(position: ArmageddonPosition, line: str, rolls: list[int]) -> Played[Battlefield]:
    return played(position, line, rolls)


def dead(before: ArmageddonPosition, line: str, *rolls: int) -> set[int]:
    return set(kinds(before)) - set(kinds(result(before, line, list(rolls)).position))


def told(before: ArmageddonPosition, line: str, *rolls: int) -> list[str]:
    """What comes of the devices, by number and result."""
    events = result(before, line, list(rolls)).events
    return [f"{each.args['figure']} {each.args['result']}" for each in events if each.key == "pitch"]


# Where to


@pytest.mark.rule("A11.4a", "A11.4g")
def test_pitch_is_poured_on_fields_one_or_two_levels_below() -> None:
    men = (ABOVE, "1 axe 1/20")
    assert refusal(pitched(*men), "pour 1 1/20") == ""
    assert refusal(pitched(*men, highland="1/20"), "pour 1 1/20") == "A11.4a"
    assert refusal(pitched(*men, highland="1/19"), "pour 1 1/20") == ""
    assert refusal(
        pitched(*men, towers=BuiltTower("1/19", foundation=True), mountain="1/19"), "pour 1 1/20"
    ) == ("A11.4g")
    assert refusal(pitched("0 axe 1/19+2", "1 axe 1/20", towers=KEEP), "pour 1 1/20") == ""
    # On somebody, one field away.
    assert refusal(pitched(ABOVE, "1 axe 1/21"), "pour 1 1/21") == "A11.4g"
    assert refusal(pitched(*men), "pour 1 1/18") == "A11.4a"
    assert lines(pitched(*men, "1 axe 1/26"), "pour") == ["pour 1 1/20", "pour 1 1/26"]


@pytest.mark.rule("A11.4g", "R-A11.4g")
@pytest.mark.parametrize("ground", [{"forest": "1/20"}, {"rivers": "1/19-1/20"}, {"moats": "1/19-1/20"}])
def test_not_on_forest_nor_across_water(ground: dict[str, str]) -> None:
    assert refusal(pitched(ABOVE, "1 axe 1/20", **ground), "pour 1 1/20") == "A11.4g"


@pytest.mark.rule("A11.4g")
def test_not_on_water() -> None:
    assert refusal(pitched(ABOVE, "1 axe 1/20", water="1/20"), "pour 1 1/20") == "A11.4g"
    over = pitched(ABOVE, "1 axe 1/20", rivers="1/19-1/20", bridges="1/19-1/20")
    assert not refusal(over, "pour 1 1/20")


@pytest.mark.rule("A11.4a", "A11.4c")
def test_on_the_floor_right_below_and_on_lower_towers() -> None:
    inside = pitched(ABOVE, "1 axe 1/19")
    assert lines(inside, "pour") == ["pour 1 1/19"] and dead(inside, "pour 1 1/19", 9) == {2}
    keep = pitched("0 axe 1/19+2", "1 axe 1/19+1", "1 axe 1/19", towers=KEEP)
    assert lines(keep, "pour") == ["pour 1 1/19+1"] and refusal(keep, "pour 1 1/19") == "A11.4g"
    # Of another tower on its platform, and not on those below it.
    lower = pitched("0 axe 1/19+2", "1 axe 1/20+1", "1 axe 1/20", towers=(KEEP, BuiltTower("1/20")))
    assert lines(lower, "pour") == ["pour 1 1/20+1"] and refusal(lower, "pour 1 1/20") == "A11.4a"
    level = pitched(ABOVE, "1 axe 1/20+1", towers=(TOWER, BuiltTower("1/20")))
    assert refusal(level, "pour 1 1/20+1") == "A11.4a"


# By whom


@pytest.mark.rule("A11.4a", "A11.4d", "A18.2a")
def test_pouring_is_an_action_of_a_warrior_on_the_topmost_platform() -> None:
    assert refusal(pitched("0 axe 1/19", "1 axe 1/20"), "pour 1 1/20") == "A11.4a"
    assert refusal(pitched("0 axe 1/19+1", "1 axe 1/20", towers=KEEP), "pour 1 1/20") == "A11.4a"
    assert refusal(pitched("0 axe 1/19+1 acted=1", "1 axe 1/20"), "pour 1 1/20") == "A11.4d"
    assert refusal(pitched("1 axe 1/19+1", "1 axe 1/20"), "pour 1 1/20") == "A2.4e"
    poured = after(pitched(ABOVE, "1 axe 1/20", "0 axe 1/19+1"), "pour 1 1/20", rolls=[11]).state
    assert poured.figures[1].acted and not poured.figures[3].acted


@pytest.mark.rule("A11.4e")
def test_from_each_platform_once_in_a_round() -> None:
    two = (TOWER, BuiltTower("1/21"))
    position = pitched(ABOVE, "0 axe 1/19+1", "0 axe 1/21+1", "1 axe 1/20", "1 axe 1/18", towers=two)
    once = after(position, "pour 1 1/20", rolls=[11])
    assert refusal(once, "pour 2 1/18") == refusal(once, "pour 2 1/20") == "A11.4e"
    assert not refusal(once, "pour 3 1/20")
    ended = after(after(once, "end"), "end")
    assert ended.state.round == 2 and not refusal(ended, "pour 1 1/20")


@pytest.mark.rule("A11.4f")
def test_who_has_the_majority_on_a_platform_pours() -> None:
    men = (ABOVE, "1 axe 1/19+1", "1 axe 1/20")
    assert refusal(pitched(*men), "pour 1 1/20") == "A11.4f"
    assert not refusal(pitched(*men, ABOVE), "pour 1 1/20")
    allied = battle(
        ABOVE, "1 axe 1/19+1", "2 axe 1/19+1", "1 axe 1/20", "2 axe 1/1",
        chapters=CHAPTERS, towers=(TOWER,), seats=3, sides=(0, 1, 0),
    )  # fmt: skip
    assert not refusal(allied, "pour 1 1/20")


# What it does


@pytest.mark.rule("A11.4h", "A11.4t", "A18.6b")
def test_men_and_horses_need_ten_and_help_each_other() -> None:
    position = pitched(ABOVE, "1 axe 1/20", "1 axe 1/20", "0 axe 1/20")
    # Seat 0 comes first; then the two of seat 1, who are as good as each other.
    assert dead(position, "pour 1 1/20", 9, 10, 9) == {3, 4}
    mixed = after(pitched(ABOVE, "1 light-horse 1/20", "1 axe 1/20 on=2"), "pour 1 1/20", rolls=[10])
    assert mixed.due == (1,) and lines(mixed, "assign") == ["assign 2", "assign 3"]
    assert set(kinds(after(mixed, "assign 3", rolls=[9]))) == {1, 3, 4, 5}


@pytest.mark.rule("A11.4u")
def test_a_phalanx_and_a_team_need_eleven_and_help_only_themselves() -> None:
    men = ["1 lance 1/20 phalanx=1"] * 4
    position = pitched(ABOVE, *men, phalanxes={1: Phalanx(0)})
    assert len(dead(position, "pour 1 1/20", 11, 10, 11, 10)) == 2
    # Two teams cannot be on one field, but beside a team stand others: of those each needs his own number.
    team = ["1 light-chariot-horse 1/20 harness=2"] * 2
    drawn = pitched(ABOVE, "1 wagon 1/21 pole=3", *team, "1 axe 1/20", "1 axe 1/21 on=2")
    assert dead(drawn, "pour 1 1/20", 10, 10, 11) == {3}


@pytest.mark.rule("A11.4r", "A11.4i")
@pytest.mark.parametrize("device", ["ram", "onager", "ladder", "wagon"])
def test_other_wood_is_destroyed_below_seven(device: str) -> None:
    position = pitched(ABOVE, f"1 {device} 1/20", "1 axe 1/20")
    works = position.state.works
    assert told(position, "pour 1 1/20", 7, 10) == ["2 whole"]
    assert dead(position, "pour 1 1/20", 6, 9) == {2, 3}
    assert result(position, "pour 1 1/20", [6, 9]).position.state.works == works


@pytest.mark.rule("A11.4s", "R-A11.4a", "A9.3l")
def test_an_elephant_dies_panics_or_lives_for_its_riders_too() -> None:
    low = ("1 elephant 1/20", "1 axe 1/20 on=2", "1 axe 1/20")
    # From a tower on the same ground it is too high, with its rider; the man beside it is not.
    assert dead(pitched(ABOVE, *low), "pour 1 1/20", 9) == {4}
    keep = pitched("0 axe 1/19+2", *low, towers=KEEP)
    assert dead(keep, "pour 1 1/20", 10, 9) == {4}
    # It dies, and its rider rolls for life.
    assert dead(keep, "pour 1 1/20", 5, 10, 10) == {2}
    # It panics.
    assert dead(keep, "pour 1 1/20", 9) == {3, 4}


def stormed(damage: str = "", towers: Any = KEEP, pourer: str = "0 axe 1/19+2") -> ArmageddonPosition:
    """A siege tower with two inside and one on its platform, before a keep."""
    position = pitched(
        pourer, "1 siege-tower 1/20", "1 axe 1/20", "1 axe 1/20", "1 axe 1/20+1", towers=towers
    )
    tower = position.state.figures[2]
    changed = tower.but(damage=(damage,)) if damage else tower
    return _with(position, changed)


def _with(position: ArmageddonPosition, *figures: Any) -> ArmageddonPosition:
    return msgspec.structs.replace(position, state=position.state.changing(*figures))


@pytest.mark.rule("A11.4j", "A11.4k")
def test_pitch_on_a_siege_tower() -> None:
    assert told(stormed(), "pour 1 1/20", 6, 10) == ["2 whole"]
    assert dead(stormed(), "pour 1 1/20", 6, 9) == {5}
    broken = result(stormed(), "pour 1 1/20", [5]).position
    assert set(kinds(broken)) == {1, 2, 3, 4, 6, 7} and broken.state.figures[2].damage == ("platform",)


@pytest.mark.rule("A11.4l", "A11.4m", "A11.4b", "EX-A11.4b", "A11.4a")
def test_pitch_on_a_siege_tower_without_platform() -> None:
    low: dict[str, Any] = {"towers": TOWER, "pourer": ABOVE}
    # Whole, it is as high as the tower beside it, and covers those inside.
    assert refusal(stormed(**low), "pour 1 1/20") == "A11.4a"
    for open_top in (stormed("platform"), stormed("platform", **low)):
        assert dead(open_top, "pour 1 1/20", 6, 10, 9) == {4}
        assert told(open_top, "pour 1 1/20", 5, 10, 10) == ["2 destroyed"]
        assert dead(open_top, "pour 1 1/20", 5, 10, 10) == {2}


def rammed(damage: str = "", towers: Any = KEEP, pourer: str = "0 axe 1/19+2") -> ArmageddonPosition:
    position = pitched(pourer, "1 tortoise 1/20", "1 axe 1/20", "1 axe 1/20", towers=towers)
    tortoise = position.state.figures[2]
    return _with(position, tortoise.but(damage=(damage,)) if damage else tortoise)


@pytest.mark.rule("A11.4n", "A11.4o", "A11.4p", "A11.4q", "A11.4b")
def test_pitch_on_a_tortoise() -> None:
    assert dead(rammed(), "pour 1 1/20", 6) == set()
    assert dead(rammed(), "pour 1 1/20", 5) == set()
    assert after(rammed(), "pour 1 1/20", rolls=[5]).state.figures[2].damage == ("roof",)
    low: dict[str, Any] = {"towers": TOWER, "pourer": ABOVE}
    assert refusal(rammed(**low), "pour 1 1/20") == "A11.4a"
    assert len(dead(rammed("roof", **low), "pour 1 1/20", 6, 9, 10)) == 1
    assert dead(rammed("roof"), "pour 1 1/20", 5, 10, 10) == {2}
