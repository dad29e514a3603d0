"""Ways to win at sea."""

from __future__ import annotations

import msgspec
import pytest

from hexenkessel.games.armageddon.chapters.ch15_ships.mustering import with_ships_noted
from hexenkessel.games.armageddon.endings import scores
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.scenarios.format import CaptureShip, Landing, Sink
from tests.armageddon.ships import after, sea
from tests.armageddon.table import lines, refusal


def begun(position: ArmageddonPosition) -> ArmageddonPosition:
    return msgspec.structs.replace(position, state=with_ships_noted(position.state))


BOARDED = ("1 longship 1/20 pole=E", "1 hero 1/20+1", "0 axe 1/19+1", "0 axe 1/19+1", "1 axe 1/48")


@pytest.mark.rule("A15.3ak")
def test_who_has_the_majority_declares_a_ship_captured_in_combat_too() -> None:
    position = sea(*BOARDED, lowland="1/48")
    assert lines(position, "claim") == ["claim 1"]
    taken = after(position, "claim 1")
    assert taken.state.figures[1].owner == 0
    assert refusal(taken, "claim 1") == "A15.3ak"
    equal = sea("1 longship 1/20 pole=E", "1 axe 1/20+1", "0 axe 1/19+1", "1 axe 1/48", lowland="1/48")
    assert refusal(equal, "claim 1") == "A15.3ak"
    fighting = sea(*BOARDED, lowland="1/48", in_combat=True)
    assert refusal(fighting, "claim 1") == ""


@pytest.mark.rule("A15.3ak", "A15.3al")
def test_a_captured_ship_sails_at_once_unless_it_has_moved() -> None:
    assert refusal(after(sea(*BOARDED, lowland="1/48"), "claim 1"), "go 1 1/21") == ""


def test_the_flagship_is_the_one_that_carried_the_hero() -> None:
    position = begun(sea(*BOARDED, "1 raft 1/40", lowland="1/48", goals=(CaptureShip("hero"),)))
    assert position.state.flagships == (1,)
    outcome = after(position, "claim 1").outcome
    assert outcome is not None and (outcome.reason, outcome.places) == ("flagship", (1, 2))


def test_so_many_ships_sunk_or_captured() -> None:
    goal = Sink("longship", 1, 1)
    position = begun(sea(*BOARDED, lowland="1/48", goals=(goal,)))
    assert position.state.hulls == ((1, "longship"),)
    outcome = after(position, "claim 1").outcome
    assert outcome is not None and (outcome.reason, outcome.places) == ("sunk", (1, 2))


def test_horses_are_landed() -> None:
    goal = Landing("light-horse", 1, ("1/12",), 1)
    crew = ("0 raft 1/20 moored=1/13", "0 axe 1/13", "0 light-horse 1/13 led_by=2", "1 axe 1/48")
    position = sea(*crew, lowland="1/12 1/13 1/48", goals=(goal,), chapters=(2, 3, 4, 5, 7, 15))
    outcome = after(position, "go 2 1/12").outcome
    assert outcome is not None and (outcome.reason, outcome.places) == ("landed", (1, 2))


def test_captured_ships_count_where_points_are_counted() -> None:
    position = after(sea(*BOARDED, lowland="1/48"), "claim 1")
    assert scores(position.state) == (50, 0)
