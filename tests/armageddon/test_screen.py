"""What a screen is told: how far a figure gets, what it hits, what will count, and what things cost."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.screen import FigureOutlook
from hexenkessel.kernel.action import Pick
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Scalar
from hexenkessel.kernel.history import History
from tests.armageddon.table import battle, events


def outlook(position: ArmageddonPosition, figure: int) -> FigureOutlook:
    about = GAME.presentation.about(GAME.view(position, 0), Pick("figure", figure))
    assert about is not None
    return about


def test_reach_comes_with_its_steps() -> None:
    position = battle("0 axe 1/19", "0 lance 1/1", "1 axe 1/48", chapters=(2, 3))
    reach = outlook(position, 1).reach
    assert reach["1/20"] == 1
    assert reach["1/21"] == 2
    assert "1/19" not in reach
    assert "1/22" not in reach


def test_what_counts_is_told_as_the_duel_tells_it() -> None:
    position = battle("0 axe 1/19", "0 axe 1/19", "1 lance 1/20", chapters=(2, 3))
    counts = outlook(position, 1).counts
    assert counts["1 3"].mine == ("attacker 2", "axe-against-lance 1")
    assert counts["1 3"].help == ()
    told = next(event for event in events(position, "attack 1 3", [10, 9]) if event.key == "duel")
    assert told.args["attack_points"] == counts["1 3"].mine
    assert told.args["defence_points"] == counts["1 3"].theirs


def test_support_is_counted_apart() -> None:
    position = battle("0 axe 1/19", "0 axe 1/19", "1 champion 1/20", chapters=(2, 3))
    counts = outlook(position, 1).counts
    assert counts["1 3 2"].help == ("attacker 2",)
    assert counts["1 3 2"].theirs == ("champion 3",)
    told = next(event for event in events(position, "attack 1 3 2", [10, 9]) if event.key == "duel")
    assert told.args["attack_points"] == counts["1 3 2"].mine + counts["1 3 2"].help


def test_what_makes_up_the_number_of_a_shot() -> None:
    position = battle("0 bow 1/19", "1 axe 1/21", chapters=(2, 3, 4))
    seen = outlook(position, 1)
    assert seen.fire["1/21"] == 13
    assert seen.counts["1 2"].mine == ("distance 13",)


def test_an_enemy_reaches_as_far_as_in_its_next_turn_and_tells_no_blows() -> None:
    position = battle("0 axe 1/19", "1 lance 1/20", chapters=(2, 3))
    seen = outlook(position, 2)
    assert seen.reach["1/21"] == 1
    assert seen.counts == {}


def test_who_may_die_where_somebody_is_ridden_down() -> None:
    figures = ("0 elephant 1/26", "0 axe 1/26 on=1", *["1 lance 1/27"] * 3, "1 axe 1/48")
    seen = outlook(battle(*figures, chapters=(2, 3, 9)), 1)
    assert list(seen.tolls) == ["1/27"]
    tolls = {(toll.owner, toll.kind): toll for toll in seen.tolls["1/27"]}
    assert set(tolls) == {(0, "elephant"), (0, "axe"), (1, "lance")}
    assert tolls[1, "lance"].count == 3
    assert 0 < tolls[0, "elephant"].dead < 0.5 < tolls[1, "lance"].dead < 3


def test_nothing_is_told_of_what_is_not_there() -> None:
    position = battle("0 axe 1/19", "1 lance 1/20", chapters=(2, 3))
    assert GAME.presentation.about(GAME.view(position, 0), Pick("figure", 99)) is None
    assert GAME.presentation.about(GAME.view(position, 0), Pick("field", "1/19")) is None


@pytest.mark.parametrize(
    ("scenario", "has_bows", "has_phalanx"), [("s01", False, False), ("s03", True, True)]
)
def test_a_price_list_has_what_the_chapters_have(scenario: str, has_bows: bool, has_phalanx: bool) -> None:
    options: dict[str, Scalar] = {"scenario": scenario, "army": "points", "points": 300, "first": "as-seated"}
    history = History(GAME, GAME.setup(2, DiceParts("prices"), options))
    muster = GAME.view(history.position, 0).muster
    assert muster is not None
    assert muster.left == (300, 300)
    assert muster.prices["axe"] == 10
    assert ("bow" in muster.prices) is has_bows
    assert ("phalanx" in muster.prices) is has_phalanx


def test_points_go_down_with_every_purchase_and_the_list_goes_away() -> None:
    options: dict[str, Scalar] = {"scenario": "s01", "army": "points", "points": 300, "first": "as-seated"}
    history = History(GAME, GAME.setup(2, DiceParts("prices"), options))
    history.play(0, GAME.grammar.read("enlist hero 1/1"))
    muster = GAME.view(history.position, 1).muster
    assert muster is not None
    assert muster.left == (265, 300)
    for seat, text in ((0, "ready"), (1, "enlist axe 1/48"), (1, "ready")):
        history.play(seat, GAME.grammar.read(text))
    assert GAME.view(history.position, 0).muster is None
