"""What a screen is sent besides the view, so that it need not know rules."""

from __future__ import annotations

import msgspec
import pytest

from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.screen import ShownView
from tests.battlemist.fields import battle, passing
from tests.battlemist.table import LoadedDice, Pause, settled, table


def shown_of(position: object) -> ShownView:
    return GAME.presentation.shown(GAME.view(position, 0))  # type: ignore[arg-type]


@pytest.mark.rule("B2.2i", "B3.2.1f", "B3.5a", "B3.5c", "B3.1.3b", "B4.0a")
def test_how_everybody_stands() -> None:
    position = table(
        Pause(),
        units={"orcs": {"amberfield": "footman archer"}},
        towns={"amberfield": "city"},
        roads=("home-orcs amberfield home-knights",),
    )
    orcs, knights = shown_of(position).standings
    assert orcs is not None and knights is not None
    assert orcs.realms["amberfield"] == Goods(grain=8)
    assert orcs.income == orcs.realms["amberfield"].plus(orcs.realms["home-orcs"])
    assert (orcs.upkeep, orcs.votes, orcs.rate) == (Goods(2, 1, 1), 2, 3)
    assert list(knights.realms) == ["home-knights"]


@pytest.mark.rule("B3.3.3.2a")
def test_on_what_terms_both_sides_fight() -> None:
    waiting = "stars 1 used 1 hand war-cry"  # asked before a combat round
    position = battle("knights", "3 footman", "dwarves", "2 footman", "home-dwarves", knights=waiting)
    terms = shown_of(settled(position)).terms
    assert terms is not None
    assert terms[1].attack[0] - terms[0].attack[0] == 2


def test_it_can_be_written_and_holds_the_view() -> None:
    view = GAME.view(table(Pause()), 0)
    written = msgspec.to_builtins(GAME.presentation.shown(view))
    assert {*msgspec.to_builtins(view)} < {*written}


@pytest.mark.rule("B3.3.3e")
def test_what_the_dice_on_the_table_did() -> None:
    waiting = "stars 1 used 1 hand second-wind"  # asked after the dice have fallen
    position = battle("knights", "2 archer", "dwarves", "archer", knights=waiting)
    assert shown_of(settled(position)).results == ((), ())
    position, events = passing(position, LoadedDice(9, 6, 5))
    fallen = [event for event in events if event.key == "attacked"]
    assert [event.args["results"] for event in fallen] == [("kill", "rout"), ("miss",)]
