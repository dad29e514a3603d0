"""Ships before the battle: bought, turned, boarded, sent home; and how the terminal shows them."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.deployment import Enlisting
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.terminal.armies import draw_armies
from hexenkessel.games.armageddon.terminal.map import draw_map
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.games.armageddon.turn import Rounds
from tests.armageddon.ships import after, sea
from tests.armageddon.table import lines, refusal

ZONES = ("1/19 1/20 1/28 1/19+1 1/20+1 1/28+1", "1/45 1/46")


def buying(*figures: str) -> ArmageddonPosition:
    steps = (Rounds(), Enlisting(200))
    return sea(*figures, zones=ZONES, steps=steps, round=0, lowland="1/45 1/46")


@pytest.mark.rule("A15.2e", "A15.2b")
def test_a_ship_is_bought_where_both_its_halves_find_water() -> None:
    position = buying()
    assert lines(position, "enlist raft") == ["enlist raft 1/19", "enlist raft 1/20", "enlist raft 1/28"]
    position = after(position, "enlist longship 1/20")
    # It is turned so that its rear half lies in the own zone.
    assert lines(position, "swing") == ["swing 1 1/28"]
    position = after(position, "swing 1 1/28")
    assert SIDES[position.state.figures[1].pole] == "NW"
    # On its decks, and nowhere on the water, there is room for warriors.
    assert lines(position, "enlist axe") == ["enlist axe 1/20+1", "enlist axe 1/28+1"]


def test_who_is_aboard_goes_home_with_the_ship() -> None:
    position = after(buying(), "enlist raft 1/20", "enlist axe 1/20+1", "dismiss 1")
    assert not position.state.figures


@pytest.mark.rule("A15.2c")
def test_the_terminal_shows_both_halves_and_the_wind() -> None:
    position = sea(
        "0 longship 1/20 pole=E moored=1/13",
        "0 axe 1/20+1",
        "1 axe 1/48",
        wind="storm SE",
        lowland="1/13 1/48",
    )
    drawn = draw_map(position.state, 100)
    assert "1La" in drawn and drawn.count("1L") == 2
    told = draw_armies(position.state, 100)
    assert "longship 1 facing E at anchor" in told and "storm, towards SE" in told
    assert refusal(position, "swing 1 1/28") != ""
