"""14.4: the fire arrow."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.figures import KINDS
from hexenkessel.games.armageddon.kinds import KindFacts
from hexenkessel.games.armageddon.preview import preview_of, tally_of
from tests.armageddon.hits import Floors
from tests.armageddon.listeners import with_chapter
from tests.armageddon.table import after, battle, events, kinds, lines, played, refusal, said

ALL = (2, 3, 4, 5, 6, 7, 8, 9, "14.3", "14.4", "97")
BOW = "0 bow 1/23"


@pytest.fixture(autouse=True)
def devices(monkeypatch: pytest.MonkeyPatch) -> None:
    with_chapter(monkeypatch, Floors())
    for device in ("ram", "siege-tower"):
        monkeypatch.setitem(KINDS, device, KindFacts(1))


@pytest.mark.rule("A14.4a", "A14.4c")
def test_with_a_17_the_shooter_may_choose() -> None:
    position = battle(BOW, "1 lance 1/25", "1 ram 1/25", "1 hero 1/25", "1 axe 1/1", chapters=ALL)
    asked = after(position, "shoot 1 2", rolls=[17])
    assert asked.due == (0,) and lines(asked) == ["pierce", "ignite"]
    assert asked.step.prompt(asked, 0).args == {"field": "1/25", "kind": "lance"}
    pierced = after(asked, "pierce")
    assert set(kinds(pierced)) == {1, 3, 4, 5}
    # The ram is gone, and all who are there roll for their lives.
    burning = played(asked, "ignite", [9])
    assert [event.key for event in burning.events][:2] == ["ignited", "destroyed"]
    assert burning.position.due == (1,) and lines(burning.position) == ["assign 2", "assign 4"]
    assert set(kinds(after(burning.position, "assign 2", rolls=[10]))) == {1, 4, 5}


@pytest.mark.rule("A14.4a", "A4.2f")
@pytest.mark.parametrize(("roll", "left"), [(16, {1, 3, 4}), (18, {1, 3, 4}), (12, {1, 2, 3, 4})])
def test_any_other_roll_is_a_shot_like_others(roll: int, left: set[int]) -> None:
    position = battle(BOW, "1 lance 1/25", "1 ram 1/25", "1 axe 1/1", chapters=ALL)
    assert set(kinds(after(position, "shoot 1 2", rolls=[roll]))) == left


@pytest.mark.rule("A14.4a")
def test_without_wood_a_17_is_a_hit() -> None:
    position = battle(BOW, "1 lance 1/25", "1 ram 1/26", "1 axe 1/1", chapters=ALL)
    assert set(kinds(after(position, "shoot 1 2", rolls=[17]))) == {1, 3, 4}


@pytest.mark.rule("R-A14.4a", "A9.3j")
def test_at_a_rider_of_an_elephant_it_is_panic_or_fire() -> None:
    figures = ("1 elephant 1/25", "1 axe 1/25 on=2", "1 ram 1/25", "1 axe 1/1")
    asked = after(battle(BOW, *figures, chapters=ALL), "shoot 1 3", rolls=[17])
    # In panic it treads on men and horses only.
    assert set(kinds(after(asked, "pierce"))) == {1, 2, 4, 5}
    fire = after(asked, "ignite", rolls=[10])
    assert set(kinds(fire)) == {1, 2, 3, 5}


@pytest.mark.rule("A14.4b", "R-A14.4d")
def test_a_device_can_be_aimed_at() -> None:
    position = battle(BOW, "1 ram 1/25", "1 axe 1/25", "1 axe 1/1", "0 ram 1/26", chapters=ALL)
    assert refusal(position, "shoot 1 2") == "" and refusal(position, "shoot 1 5") == "A2.4ac"
    for roll in (13, 16, 18):
        assert set(kinds(after(position, "shoot 1 2", rolls=[roll]))) == {1, 2, 3, 4, 5}
    assert set(kinds(after(position, "shoot 1 2", rolls=[17, 10]))) == {1, 3, 4, 5}
    far = battle(BOW, "1 ram 1/29", "1 axe 1/1", chapters=ALL)
    assert refusal(far, "shoot 1 2") == "A4.2d"


@pytest.mark.rule("A14.4b", "A4.2c", "A5.5e")
def test_not_beside_the_bow_where_he_would_fight() -> None:
    assert refusal(battle(BOW, "1 ram 1/24", "1 axe 1/1", chapters=ALL), "shoot 1 2") == "A4.2c"
    over = battle(BOW, "1 ram 1/24", "1 axe 1/1", chapters=ALL, rivers="1/23-1/24")
    assert refusal(over, "shoot 1 2") == ""


@pytest.mark.rule("A14.4c", "A14.3e")
def test_a_wagon_burns_under_its_crew() -> None:
    figures = ("1 wagon 1/25 pole=0", "1 axe 1/25 on=2", "1 light-chariot-horse 1/26 harness=2", "1 axe 1/1")
    asked = after(battle(BOW, *figures, chapters=ALL), "shoot 1 3", rolls=[17])
    done = after(asked, "ignite", rolls=[10])
    assert set(kinds(done)) == {1, 3, 4, 5} and not done.state.figures[3].on
    # The horses are on a field of their own.
    assert set(kinds(after(battle(BOW, *figures, chapters=ALL), "shoot 1 4", rolls=[17]))) == {1, 2, 3, 5}


@pytest.mark.rule("A14.4a")
def test_the_odds_tell_of_fire() -> None:
    position = battle(BOW, "1 lance 1/25", "1 ram 1/25", "1 axe 1/1", chapters=ALL)
    shot, fire = (preview_of(position, 0, said(order)) for order in ("shoot 1 2", "shoot 1 3"))
    assert shot is not None and dict(shot.chances) == {"hits": 56 / 216, "burns": 3 / 216}
    assert fire is not None and dict(fire.chances) == {"hits": 0, "burns": 3 / 216}
    sparked = played(position, "shoot 1 2", [17])
    assert tally_of(position, sparked.position, sparked.events) is None


@pytest.mark.rule("A14.4a")
def test_every_word_of_it_is_told() -> None:
    position = battle(BOW, "1 lance 1/25", "1 ram 1/25", "1 axe 1/1", chapters=ALL)
    assert [event.args["result"] for event in events(position, "shoot 1 2", [17]) if event.key == "shot"] == [
        "spark"
    ]


@pytest.mark.rule("A14.4b", "A14.4c", "A14.3w", "A15.2b")
def test_a_ship_burns_on_its_deck() -> None:
    chapters = (*ALL[:-1], 15)
    figures = ("1 longship 1/26 pole=0", "1 axe 1/26+1", "1 hero 1/25+1", "1 axe 1/1", "0 bow 1/2")
    shore: dict[str, Any] = {"water": "1/25 1/26 1/27", "highland": "1/23"}
    position = battle(BOW, *figures, chapters=chapters, **shore)
    # The deck is as high as lowland: one level down is free.
    shot = events(position, "shoot 1 2", [16])
    assert [event.args["number"] for event in shot if event.key == "shot"] == [14]
    burnt = after(position, "shoot 1 2", rolls=[17, 10])
    assert burnt.state.figures[2].damage == ("front",) and len(kinds(burnt)) == 6
    # By way of the man on the rear half that half.
    aimed = battle(BOW, *figures[:2], "1 lance 1/25+1", *figures[3:], chapters=chapters, **shore)
    rear = after(aimed, "shoot 1 4", rolls=[17])
    assert after(rear, "ignite", rolls=[10]).state.figures[2].damage == ("rear",)
